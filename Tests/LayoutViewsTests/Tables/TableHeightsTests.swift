import Foundation
import LayoutDevices
import LayoutDiagnostics
import LayoutGeometry
import LayoutTables
import LayoutViews
import Testing

@Suite struct TableHeightsTests {
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    var device = "iPhone SE (3rd generation)"
    var style = TableStyle.plain
    var titles: [String?] = ["One", "Two"]
    let first: CGFloat
    let gap: CGFloat
  }

  // `first` is the top of the first row, `gap` the distance between the last row of the first section
  // and the first of the second. The device has 2x and 375 points, iPhone 15 3x.
  @Test(arguments: [
    Row(testDescription: "plain and titled", first: 50, gap: 50),
    Row(testDescription: "plain without titles", titles: [nil, nil], first: 0, gap: 0),
    Row(testDescription: "plain, second titled", titles: [nil, "Two"], first: 0, gap: 50),
    Row(testDescription: "grouped and titled", style: .grouped, first: 55.5, gap: 56),
    Row(
      testDescription: "grouped and titled at 3x",
      device: "iPhone 15",
      style: .insetGrouped,
      first: 55 + 1.0 / 3,
      gap: 56
    ),
    Row(
      testDescription: "grouped without titles",
      style: .grouped,
      titles: [nil, nil],
      first: 35,
      gap: 35
    ),
    Row(
      testDescription: "grouped without titles at 3x",
      device: "iPhone 15",
      style: .grouped,
      titles: [nil, nil],
      first: 35,
      gap: 35 + 1.0 / 3
    ),
  ])
  func `rows begin where Interface Builder put them`(_ row: Row) throws {
    let test = try TestTable(
      row.device,
      style: row.style,
      sections: row.titles.map { .init(title: $0, rows: 2) }
    )
    let first = test.table.rectForRow(at: path(0)).minY
    let gap = test.table.rectForRow(at: path(0, 1)).minY - test.table.rectForRow(at: path(1)).maxY
    #expect(isNear(first, row.first), "\(first)")
    #expect(isNear(gap, row.gap), "\(gap)")
  }

  @Test(
    arguments: [
      ("iPhone SE (3rd generation)", TableViewCell.CellStyle.default, 44),
      ("iPhone SE (3rd generation)", .value1, 44),
      ("iPhone SE (3rd generation)", .subtitle, 56),
      ("iPhone 15", .default, 44),
      ("iPhone 17", .default, 52 + 1.0 / 3), ("iPhone 18 Pro", .default, 53),
      ("iPad Pro 11-inch (M5)", .default, 51),
    ] as [(String, TableViewCell.CellStyle, CGFloat)]
  )
  func `stock cells have UIKit's pitch`(
    device: String,
    style: TableViewCell.CellStyle,
    pitch: CGFloat
  ) throws {
    let test = try TestTable(device, sections: [.init(rows: 0)])
    test.content.cellStyle = style
    test.content.sections[0].rows = 41
    test.table.reloadData()
    test.window.layoutIfNeeded()
    #expect(isNear(test.table.rectForRow(at: path(1)).minY, pitch))
    #expect(isNear(test.table.rectForRow(at: path(1)).height, pitch))
    if style != .subtitle { #expect(isNear(test.table.rectForRow(at: path(40)).minY, 40 * pitch)) }
    test.table.separatorStyle = .none
    test.table.reloadData()
    test.window.layoutIfNeeded()
    let isClassic = style != .subtitle && test.table.metrics.design == .classic
    let bare = isClassic ? pitch : pitch - test.table.metrics.separatorHeight
    #expect(isNear(test.table.rectForRow(at: path(1)).height, bare))
    #expect(isNear(test.table.cellForRow(at: path(1))?.contentView.frame.height ?? 0, bare))
  }

  /// Shows cells with a box inside, which has no height of its own and maybe no place for it.
  private final class OpenContent: TableViewDataSource {
    var makeCell: () -> TableViewCell = { TableViewCell() }
    var ties: (View, View) -> [LayoutConstraint] = { _, _ in [] }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = makeCell()
      let box = constrainedView("box", in: cell.contentView)
      LayoutConstraint.activate(ties(box, cell.contentView))
      return cell
    }
  }

  @Test func `constraints that ask for no height make rows of 44, and a warning`() throws {
    let window = try window()
    let content = OpenContent()
    content.ties = { box, view in
      [
        box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        box.topAnchor.constraint(equalTo: view.topAnchor),
        box.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        box.widthAnchor.constraint(equalToConstant: 20),
      ]
    }
    let table = TableView()
    table.dataSource = content
    window.rootView = table
    window.layoutIfNeeded()
    #expect(table.contentSize.height == 132)
    #expect(table.cellForRow(at: path(0))?.contentView.frame.height == 44 - table.metrics.pixel)
    let warning = try #require(window.diagnostics.first)
    #expect(window.diagnostics.count == 1)
    #expect(warning.severity == .warning && warning.code == "open-row-height")
    #expect(
      warning.message == "the constraints of row 0/0 ask for no height; it is laid out with 44"
    )
    #expect(warning.notes.first?.message.contains("ambiguously suggest a height of zero") == true)
  }

  @Test func `a row of an app without a height is named with its class`() throws {
    final class Book: TableViewCell {}
    let window = try window()
    let content = OpenContent()
    content.makeCell = { Book() }
    content.ties = { box, view in [box.topAnchor.constraint(equalTo: view.topAnchor)] }
    let table = TableView()
    table.dataSource = content
    window.rootView = table
    window.layoutIfNeeded()
    let message = window.diagnostics.first { $0.code == "open-row-height" }?.message
    #expect(message?.hasPrefix("the constraints of row 0/0, a 'Book', ask for no height") == true)
  }

  @Test func `constraints that ask for a height of 0 get it, and a warning`() throws {
    let window = try window()
    let content = OpenContent()
    content.ties = { box, view in
      [
        box.topAnchor.constraint(equalTo: view.topAnchor),
        box.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        box.heightAnchor.constraint(equalToConstant: 0),
      ]
    }
    let table = TableView()
    table.dataSource = content
    window.rootView = table
    window.layoutIfNeeded()
    #expect(isNear(table.contentSize.height, 3 * table.metrics.separatorHeight))
    let warning = try #require(window.diagnostics.first)
    #expect(window.diagnostics.count == 1)
    #expect(warning.severity == .warning && warning.code == "row-without-height")
    #expect(
      warning.message
        == "the constraints of row 0/0 make it 0 high: nothing of it is seen or touched"
    )
  }

  @Test(arguments: [TableStyle.grouped, .insetGrouped])
  func `a grouped table ends 38 below its last row`(style: TableStyle) throws {
    let test = try TestTable(
      "iPhone 15",
      style: style,
      sections: [.init(rows: 2), .init(rows: 3)]
    )
    let end = test.table.rectForRow(at: path(2, 1)).maxY
    #expect(isNear(test.table.contentSize.height - end, 38))
  }

  @Test(arguments: [("iPhone SE (3rd generation)", 44.5), ("iPhone 15", 44 + 1.0 / 3)])
  func `content that asks for 44 gets a pixel more for the separator`(
    device: String,
    height: CGFloat
  ) throws {
    final class Content: TableViewDataSource {
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = TableViewCell()
        let box = constrainedView("box", in: cell.contentView)
        LayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
          box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
          box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
          box.heightAnchor.constraint(equalToConstant: 44),
        ])
        return cell
      }
    }
    let window = try window(on: device)
    let content = Content()
    let table = TableView()
    table.dataSource = content
    window.rootView = table
    window.layoutIfNeeded()
    #expect(isNear(table.rectForRow(at: path(1)).minY, height))
    #expect(isNear(table.rectForRow(at: path(1)).height, height))
    #expect(window.diagnostics.isEmpty, "\(window.diagnostics)")
  }

  @Test(arguments: [TableStyle.plain, .grouped], ContentSizeCategory.allCases)
  func `headers and footers hold their titles at every text size`(
    style: TableStyle,
    category: ContentSizeCategory
  ) throws {
    let long = Array(repeating: "A title of several lines", count: 2).joined(separator: " ")
    let test = try TestTable(
      style: style,
      sections: [
        .init(title: "One", footer: "End", rows: 1), .init(title: long, footer: long, rows: 1),
      ],
      contentSizeCategory: category
    )
    for section in 0...1 {
      for view in [
        test.table.headerView(forSection: section), test.table.footerView(forSection: section),
      ] {
        let view = try #require(view)
        let label = try #require(view.textLabel)
        #expect(label.frame.minY >= 0 && label.frame.maxY <= view.bounds.maxY)
      }
    }
    // Small text leaves them as they are for the usual size.
    if category <= .large {
      #expect(test.table.rectForHeader(inSection: 0).height == (style == .plain ? 28 : 55.5))
    } else {
      #expect(test.table.rectForHeader(inSection: 0).height > (style == .plain ? 28 : 55.5))
    }
  }

  @Test func `a fixed row height is exactly that, off the screen too`() throws {
    let test = try TestTable(sections: [.init(rows: 1000)])
    test.table.rowHeight = 44
    #expect(test.table.rectForRow(at: path(999)) == CGRect(x: 0, y: 43956, width: 375, height: 44))
    #expect(test.table.contentSize == CGSize(width: 375, height: 44000))
  }

  @Test func `heights of the delegate count, row by row`() throws {
    let test = try TestTable(sections: [.init(rows: 1000)])
    test.content.height = { CGFloat($0.row % 3 + 1) * 20 }
    test.table.estimatedRowHeight = 0
    test.table.reloadData()
    #expect(test.table.rectForRow(at: path(999)).minY == 39_960)
    #expect(test.table.contentSize.height == 39_980)
  }

  @Test func `estimates hold until rows are shown`() throws {
    let test = try TestTable(sections: [.init(rows: 100)])
    test.content.height = { _ in 80 }
    test.table.estimatedRowHeight = 30
    test.table.reloadData()
    test.window.layoutIfNeeded()
    // 667 high: nine rows of 80 are on the screen.
    #expect(test.table.rectForRow(at: path(8)).height == 80)
    #expect(test.table.rectForRow(at: path(9)).height == 30)
    #expect(test.table.contentSize.height == 3450)
  }

  @Test func `an estimate of 0 for a row switches its estimate off`() throws {
    let test = try TestTable(sections: [.init(rows: 100)])
    test.content.height = { _ in 80 }
    test.content.estimate = { $0.row < 50 ? 0 : 30 }
    test.table.reloadData()
    test.window.layoutIfNeeded()
    #expect(test.table.visibleCells.count == 9)
    #expect(test.table.rectForRow(at: path(50)).minY == 4000)
    #expect(test.table.contentSize.height == 5500)
  }

  @Test func `what is on the screen stays there while rows above are measured`() throws {
    let test = try TestTable(sections: [.init(rows: 100)])
    test.content.height = { _ in 80 }
    test.table.estimatedRowHeight = 30
    test.table.reloadData()
    test.table.setContentOffset(CGPoint(x: 0, y: 1800), animated: false)
    test.window.layoutIfNeeded()
    let row = try #require(test.table.indexPathsForVisibleRows?.first)
    let before = test.table.rectForRow(at: row).minY - test.table.contentOffset.y
    test.table.setContentOffset(
      CGPoint(x: 0, y: test.table.contentOffset.y - 60),
      animated: false
    )
    test.window.layoutIfNeeded()
    let after = test.table.rectForRow(at: row).minY - test.table.contentOffset.y
    #expect(before <= 0)
    #expect(after == before + 60)
    #expect(try #require(test.table.indexPathsForVisibleRows?.first).row == row.row - 1)
  }

  @Test func `runs of heights make a table of ten million rows`() throws {
    let test = try TestTable(
      sections: (0..<1000).map { _ in .init(title: "Section", rows: 10_000) }
    )
    test.content.runs = [RowRun(count: 9999, height: 50), RowRun(count: 1, height: 70)]
    test.table.reloadData()
    let last = path(9999, 999)
    test.table.scrollToRow(at: last, at: .bottom, animated: false)
    test.window.layoutIfNeeded()
    #expect(test.table.cellForRow(at: last)?.frame.height == 70)
    #expect(test.content.cellsMade < 40)
    #expect(test.table.visibleCells.count == 13)
  }

  @Test func `counts that cannot be are told`() throws {
    let test = try TestTable(sections: [.init(rows: -3), .init(rows: 2)])
    #expect(test.table.numberOfRows(inSection: 0) == 0)
    #expect(test.table.rectForRow(at: path(0, 1)).minY == 0)
    #expect(
      test.window.diagnostics.map(\.message) == [
        "section 0 is said to have -3 rows and is laid out with 0"
      ]
    )
  }

  @Test(
    arguments: [
      (-5, "the height of row 0/0 is said to be -5.0 and is taken for 0.0"),
      (.nan, "the height of row 0/0 is said to be nan and is taken for 0.0"),
      (.infinity, "the height of row 0/0 is said to be inf and is taken for 1000000.0"),
    ] as [(CGFloat, String)]
  )
  func `heights that cannot be are told once`(height: CGFloat, message: String) throws {
    let test = try TestTable(sections: [.init(rows: 20)])
    test.content.height = { _ in height }
    test.table.estimatedRowHeight = 0
    test.table.reloadData()
    test.window.layoutIfNeeded()
    #expect(test.window.diagnostics.map(\.message) == [message])
  }

  @Test(
    arguments: [
      ("an estimate", "the height of rows, estimated, is said to be -5.0 and is taken for 44.0"),
      ("a header", "the height of headers is said to be -5.0 and is taken for 0.0"),
      ("a footer", "the height of footers is said to be -5.0 and is taken for 0.0"),
      (
        "a space",
        "the height of the space above headers is said to be -5.0 and is taken for 0.0"
      ),
    ]
  )
  func `lengths that cannot be are told`(thing: String, message: String) throws {
    let test = try TestTable(sections: [.init(title: "A", footer: "B", rows: 20)])
    switch thing {
    case "an estimate": test.table.estimatedRowHeight = -5
    case "a header": test.table.sectionHeaderHeight = -5
    case "a footer": test.table.sectionFooterHeight = -5
    default: test.table.sectionHeaderTopPadding = -5
    }
    test.window.layoutIfNeeded()
    #expect(test.window.diagnostics.map(\.message) == [message])
  }

  @Test func `a narrower table measures its texts anew`() throws {
    let test = try TestTable("iPhone 15", style: .grouped, sections: [.init(rows: 1)])
    test.content.sections[0].footer = String(repeating: "words ", count: 8) + "wide"
    test.table.reloadData()
    test.window.layoutIfNeeded()
    let before = test.table.rectForFooter(inSection: 0).height
    // 393 and 320 have the same margin.
    test.table.frame.size.width = 320
    test.table.layoutIfNeeded()
    #expect(test.table.rectForFooter(inSection: 0).height > before)
    #expect(test.table.contentSize.width == 320)
  }

  @Test func `a row height below zero is none`() throws {
    let test = try TestTable(sections: [.init(rows: 20)])
    test.table.rowHeight = -5
    #expect(test.table.rectForRow(at: path(19)).maxY == 0)
    #expect(
      test.window.diagnostics.map(\.message) == [
        "the height of rows is said to be -5.0 and is taken for 0.0"
      ]
    )
  }

  @Test func `rows without height end`() throws {
    let test = try TestTable(sections: [.init(rows: 1_000_000)])
    test.table.rowHeight = 0
    test.window.layoutIfNeeded()
    #expect(test.table.visibleCells.isEmpty)
    test.table.rowHeight = 0.01
    test.window.layoutIfNeeded()
    #expect(test.table.visibleCells.count == 1000)
    #expect(test.window.diagnostics.map(\.code) == ["too-many-cells"])
  }
}
