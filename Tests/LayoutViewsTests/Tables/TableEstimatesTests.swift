import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutTables
import LayoutViews
import Testing

/// Sections of ten rows under headers of the delegate's, and a long text in each row.
private final class EstimatedContent: TableViewDataSource, TableViewDelegate {
  var texts: (IndexPath) -> String = { _ in "Row" }
  var headersMade: [Int] = []
  var footersAsked: [Int] = []
  var sectionCount = 100

  func numberOfSections(in tableView: TableView) -> Int { sectionCount }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 10 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell") ?? Self.makeCell()
    let label = cell.contentView.subviews.lazy.compactMap { $0 as? Label }.first
    label?.text = texts(indexPath)
    return cell
  }

  private static func makeCell() -> TableViewCell {
    let cell = TableViewCell(style: .default, reuseIdentifier: "cell")
    let label = Label()
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(label)
    LayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
      label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
      label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -16),
    ])
    return cell
  }

  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    if headersMade.last != section { headersMade.append(section) }
    return View(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
  }

  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat {
    footersAsked.append(section)
    return 25
  }
}

@Suite struct TableEstimatesTests {
  private let content = EstimatedContent()

  private func makeTable(
    _ device: String = "iPhone SE (3rd generation)",
    style: TableStyle = .grouped,
    prepare: (TableView) -> Void = { _ in }
  ) throws -> (window: Window, table: TableView) {
    let window = try window(on: device)
    let table = TableView(style: style)
    prepare(table)
    table.dataSource = content
    table.delegate = content
    window.rootView = table
    window.layoutIfNeeded()
    return (window, table)
  }

  private static let longText = String(repeating: "A text that wraps. ", count: 12)

  /// Where a row is on the screen, below bars.
  private func place(of path: IndexPath, in table: TableView) -> CGFloat {
    table.rectForRow(at: path).minY - table.contentOffset.y - table.adjustedContentInset.top
  }

  @Test(arguments: [TableStyle.plain, .grouped])
  func `headers and footers off the screen count as estimated`(style: TableStyle) throws {
    let (window, table) = try makeTable(style: style) {
      $0.rowHeight = 50
      $0.sectionHeaderTopPadding = 0
      $0.estimatedSectionHeaderHeight = 40
      $0.estimatedSectionFooterHeight = 30
    }
    defer { withExtendedLifetime(window) {} }
    // 667 points: the first section of 60 + 500 + 25, and the beginning of the second, of which a
    // plain footer sticks to the bottom.
    #expect(Set(content.headersMade) == [0, 1])
    let footers: Set = style == .plain ? [0, 1] : [0]
    #expect(Set(content.footersAsked) == footers)
    let shownFooters: CGFloat = style == .plain ? 2 : 1
    let height = 2 * 60 + 98 * 40 + shownFooters * 25 + (100 - shownFooters) * 30 + 1000 * 50
    let end: CGFloat = style == .plain ? 0 : 20
    #expect(isNear(table.contentSize.height, height + end))
    #expect(table.rectForHeader(inSection: 1).height == 60)
    #expect(table.rectForHeader(inSection: 2).height == 40)
  }

  @Test func `without estimates all headers are found out at once`() throws {
    let (window, table) = try makeTable { $0.rowHeight = 50 }
    defer { withExtendedLifetime(window) {} }
    #expect(Set(content.headersMade) == Set(0..<100))
    #expect(isNear(table.contentSize.height, 100 * (60 + 500 + 25) + 20))
  }

  @Test func `rows stay where they are when headers above turn out higher`() throws {
    let (window, table) = try makeTable {
      $0.rowHeight = 50
      $0.estimatedSectionHeaderHeight = 20
    }
    table.scrollToRow(at: path(0, 50), at: .top, animated: false)
    window.layoutIfNeeded()
    for _ in 0..<40 {
      let before = table.indexPathsForVisibleRows ?? []
      let places = before.map { place(of: $0, in: table) }
      table.contentOffset.y -= 37
      window.layoutIfNeeded()
      for (path, old) in zip(before, places) where table.cellForRow(at: path) != nil {
        #expect(isNear(place(of: path, in: table), old + 37), "\(path)")
      }
    }
    let known = 100 - (0..<100).count { table.rectForHeader(inSection: $0).height == 20 }
    #expect(known > 2)
    let height = CGFloat(known) * 60 + CGFloat(100 - known) * 20 + 100 * (25 + 500)
    #expect(isNear(table.contentSize.height, height + 20))
  }

  @Test func `the row at the top stays there when the screen is turned`() throws {
    content.texts = { $0.row % 3 == 0 ? Self.longText : "Row" }
    let (window, table) = try makeTable("iPhone 15")
    table.scrollToRow(at: path(4, 20), at: .top, animated: false)
    window.layoutIfNeeded()
    let portrait = window.environment
    let heights = (0..<3).map { table.rectForRow(at: path(4 + $0, 20)).height }
    #expect(isNear(place(of: path(4, 20), in: table), 0))
    window.environment = ScreenEnvironment(device: portrait.device, orientation: .landscape)
    window.layoutIfNeeded()
    #expect(isNear(place(of: path(4, 20), in: table), 0))
    #expect(table.indexPathsForVisibleRows?.contains(path(4, 20)) == true)
    #expect((0..<3).map { table.rectForRow(at: path(4 + $0, 20)).height } != heights)
    window.environment = portrait
    window.layoutIfNeeded()
    #expect(isNear(place(of: path(4, 20), in: table), 0))
  }

  @Test func `content at its beginning stays there when the screen is turned`() throws {
    content.texts = { _ in Self.longText }
    let (window, table) = try makeTable("iPhone 15")
    let device = window.environment.device
    window.environment = ScreenEnvironment(device: device, orientation: .landscape)
    window.layoutIfNeeded()
    #expect(table.contentOffset.y == table.minimumContentOffset.y)
  }

  @Test func `a cell that is told so gets the height that it wants now`() throws {
    let (window, table) = try makeTable()
    table.contentOffset.y = 300
    window.layoutIfNeeded()
    let rows = try #require(table.indexPathsForVisibleRows)
    let resized = rows[4]
    let places = rows.map { place(of: $0, in: table) }
    let height = table.contentSize.height
    let cell = try #require(table.cellForRow(at: resized))
    let label = try #require(cell.contentView.subviews.first as? Label)
    label.text = Self.longText
    window.layoutIfNeeded()
    #expect(table.contentSize.height == height, "nobody told the cell")
    cell.invalidateIntrinsicContentSize()
    window.layoutIfNeeded()
    let growth = table.contentSize.height - height
    #expect(growth > 40)
    for (path, old) in zip(rows, places) where table.cellForRow(at: path) != nil {
      #expect(isNear(place(of: path, in: table), path > resized ? old + growth : old), "\(path)")
    }
    #expect(cell.frame.height == table.rectForRow(at: resized).height)
  }

  struct Invalidation: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let mode: TableView.SelfSizingInvalidation
    let grows: @Sendable (TableViewCell, Label) -> Void
    let isTaken: Bool
  }

  @Test(
    arguments: [
      Invalidation(
        testDescription: "switched off",
        mode: .disabled,
        grows: { cell, _ in cell.invalidateIntrinsicContentSize() },
        isTaken: false
      ),
      Invalidation(
        testDescription: "the content view is told",
        mode: .enabled,
        grows: { cell, _ in cell.contentView.invalidateIntrinsicContentSize() },
        isTaken: true
      ),
      Invalidation(
        testDescription: "a text changes",
        mode: .enabled,
        grows: { _, _ in },
        isTaken: false
      ),
      Invalidation(
        testDescription: "a text changes, with constraints",
        mode: .enabledIncludingConstraints,
        grows: { _, _ in },
        isTaken: true
      ),
    ]
  )
  func `what makes a cell resize itself`(_ row: Invalidation) throws {
    let (window, table) = try makeTable { $0.selfSizingInvalidation = row.mode }
    let cell = try #require(table.cellForRow(at: path(2)))
    let label = try #require(cell.contentView.subviews.first as? Label)
    let height = cell.frame.height
    label.text = Self.longText
    row.grows(cell, label)
    window.layoutIfNeeded()
    #expect((cell.frame.height > height + 40) == row.isTaken)
  }

  @Test func `a changed constant resizes a cell`() throws {
    let (window, table) = try makeTable {
      $0.selfSizingInvalidation = .enabledIncludingConstraints
    }
    let cell = try #require(table.cellForRow(at: path(2)))
    let height = cell.frame.height
    let top = try #require(cell.contentView.constraints.first { $0.constant == 10 })
    top.constant = 35
    window.layoutIfNeeded()
    #expect(isNear(cell.frame.height, height + 25))
  }

  @Test func `rows of a given height do not resize themselves`() throws {
    let (window, table) = try makeTable { $0.rowHeight = 50 }
    let cell = try #require(table.cellForRow(at: path(2)))
    (cell.contentView.subviews.first as? Label)?.text = Self.longText
    cell.invalidateIntrinsicContentSize()
    window.layoutIfNeeded()
    #expect(cell.frame.height == 50)
  }
}
