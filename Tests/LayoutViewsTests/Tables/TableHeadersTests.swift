import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutTables
import LayoutText
import LayoutViews
import Testing

@Suite struct TableHeadersTests {
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let offset: CGFloat
    /// Where the headers of the two sections are on the screen, from the top of the table.
    let first: CGFloat?
    let second: CGFloat?
  }

  // Two sections of ten rows of 50: header 22…50, rows 50…550, header 572…600, rows 600…1100.
  @Test(arguments: [
    Row(testDescription: "at rest", offset: 0, first: 22, second: 572),
    Row(testDescription: "the padding scrolls away", offset: 10, first: 12, second: 562),
    Row(testDescription: "stuck", offset: 100, first: 0, second: 472),
    Row(
      testDescription: "pushed out by the end of its section",
      offset: 530,
      first: -8,
      second: 42
    ),
    Row(testDescription: "gone", offset: 550, first: nil, second: 22),
    Row(testDescription: "the next one is stuck", offset: 580, first: nil, second: 0),
  ])
  func `a plain header stays at the top while its section does`(_ row: Row) throws {
    let test = try TestTable(sections: [.init(title: "A", rows: 10), .init(title: "B", rows: 30)])
    test.table.contentInsetAdjustmentBehavior = .never
    test.table.rowHeight = 50
    test.window.layoutIfNeeded()
    test.table.contentOffset = CGPoint(x: 0, y: row.offset)
    test.window.layoutIfNeeded()
    #expect(test.table.headerView(forSection: 0).map { $0.frame.minY - row.offset } == row.first)
    #expect(test.table.headerView(forSection: 1).map { $0.frame.minY - row.offset } == row.second)
    #expect(test.table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 375, height: 28))
  }

  @Test func `a sticky header under bars covers rows for touches, not for questions`() throws {
    let test = try TestTable(sections: [.init(title: "A", rows: 40)], isContained: true)
    test.table.rowHeight = 50
    test.window.layoutIfNeeded()
    test.table.contentOffset = CGPoint(x: 0, y: 136)
    test.window.layoutIfNeeded()
    let header = try #require(test.table.headerView(forSection: 0))
    #expect(header.frame.minY == 200)
    let point = CGPoint(x: 100, y: 210)
    #expect(test.table.indexPathForRow(at: point) == path(3))
    let hit = try #require(test.table.hitTest(point, with: nil))
    #expect(hit.isDescendant(of: header))
  }

  @Test func `a plain footer stays at the bottom`() throws {
    let test = try TestTable(sections: [.init(footer: "End", rows: 40)])
    test.table.contentInsetAdjustmentBehavior = .never
    test.table.rowHeight = 50
    test.window.layoutIfNeeded()
    #expect(test.table.footerView(forSection: 0)?.frame.maxY == 667)
    #expect(test.table.rectForFooter(inSection: 0).minY == 2000)
  }

  struct FooterRow: CustomTestStringConvertible {
    /// How much of its section is above the bottom of the screen, counted from the header's top.
    let shown: CGFloat
    /// Where the footer is in the content.
    let top: CGFloat
    var testDescription: String { "\(shown)" }
  }

  // Of two sections the second comes in from below: header 572…600, rows 600…1100, a footer of 28.
  @Test(arguments: [
    FooterRow(shown: 5, top: 600), FooterRow(shown: 20, top: 600), FooterRow(shown: 56, top: 600),
    FooterRow(shown: 57, top: 601), FooterRow(shown: 80, top: 624),
    FooterRow(shown: 540, top: 1084), FooterRow(shown: 556, top: 1100),
    FooterRow(shown: 700, top: 1100),
  ])
  func `a plain footer does not begin before its header ends`(_ row: FooterRow) throws {
    let test = try TestTable(
      sections: [.init(title: "A", rows: 10), .init(title: "B", footer: "End", rows: 10)]
    )
    test.table.contentInsetAdjustmentBehavior = .never
    test.table.rowHeight = 50
    test.window.layoutIfNeeded()
    let table = test.table
    table.bounds.origin.y = 572 + row.shown - table.bounds.height
    test.window.layoutIfNeeded()
    let height = table.rectForFooter(inSection: 1).height
    #expect(height == 28)
    let footer = table.footerView(forSection: 1)
    if let footer {
      #expect(footer.frame.minY == row.top)
    } else {
      #expect(row.top >= table.bounds.maxY)
    }
  }

  @Test func `grouped headers scroll away, in capitals`() throws {
    let test = try TestTable(style: .grouped, sections: [.init(title: "Inbox", rows: 40)])
    test.table.contentInsetAdjustmentBehavior = .never
    test.window.layoutIfNeeded()
    test.table.contentOffset = CGPoint(x: 0, y: 20)
    test.window.layoutIfNeeded()
    let header = try #require(test.table.headerView(forSection: 0))
    #expect(header.frame == CGRect(x: 0, y: 0, width: 375, height: 55.5))
    #expect(header.textLabel?.text == "INBOX")
    #expect(header.textLabel?.font.pointSize == 13)
  }

  @Test func `a view of the delegate sets the height`() throws {
    final class Content: TableViewDataSource, TableViewDelegate {
      let header = View(frame: CGRect(x: 0, y: 0, width: 10, height: 70))
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        TableViewCell()
      }
      func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
        header
      }
    }
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let content = Content()
    table.dataSource = content
    table.delegate = content
    table.layoutIfNeeded()
    #expect(content.header.frame == CGRect(x: 0, y: 22, width: 320, height: 70))
    #expect(table.rectForRow(at: path(0)).minY == 92)
  }

  @Test func `views above and below all sections are as wide as the table`() throws {
    let test = try TestTable(sections: [.init(rows: 2)])
    let header = View(frame: CGRect(x: 0, y: 0, width: 10, height: 33))
    let footer = View(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
    test.table.tableHeaderView = header
    test.table.tableFooterView = footer
    test.table.rowHeight = 50
    test.window.layoutIfNeeded()
    #expect(header.frame == CGRect(x: 0, y: 0, width: 375, height: 33))
    #expect(footer.frame == CGRect(x: 0, y: 133, width: 375, height: 44))
    #expect(test.table.contentSize.height == 177)
    // Set again, a view has the height that it was given.
    header.frame.size.height = 50
    test.table.tableHeaderView = header
    test.window.layoutIfNeeded()
    #expect(header.frame.height == 50)
    #expect(test.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 50)
    #expect(test.table.contentSize.height == 194)
  }

  @Test(
    arguments: [
      (.plain, .systemBackground), (.grouped, .systemGroupedBackground),
      (.insetGrouped, .systemGroupedBackground),
    ] as [(TableStyle, SystemColor)]
  )
  func `a table has the background of its style until the application chooses`(
    style: TableStyle,
    color: SystemColor
  ) throws {
    let test = try TestTable(style: style, sections: [.init(rows: 1)])
    #expect(test.table.backgroundColor?.value == color.color(in: .light))
    test.window.environment.style = .dark
    test.window.layoutIfNeeded()
    #expect(test.table.backgroundColor?.value == color.color(in: .dark))
    test.table.backgroundColor = SystemColor.systemRed.color(in: .light).object
    test.window.environment.style = .light
    test.window.layoutIfNeeded()
    #expect(test.table.backgroundColor?.value == SystemColor.systemRed.color(in: .light))
  }

  @Test(arguments: [false, true])
  func `a header is as high as its constraints need`(isHeaderFooterView: Bool) throws {
    final class Content: TableViewDataSource, TableViewDelegate {
      let isHeaderFooterView: Bool
      init(_ isHeaderFooterView: Bool) { self.isHeaderFooterView = isHeaderFooterView }
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        TableViewCell()
      }
      func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
        let headerFooter = isHeaderFooterView ? TableViewHeaderFooterView() : nil
        let content = headerFooter?.contentView ?? View()
        let label = Label()
        label.text = String(repeating: "words ", count: 20)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        content.addSubview(label)
        LayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: content.topAnchor, constant: 10),
          label.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -10),
          label.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
          label.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -20),
        ])
        return headerFooter ?? content
      }
    }
    let window = try window(on: "iPhone 8")
    let content = Content(isHeaderFooterView)
    let table = TableView()
    table.dataSource = content
    table.delegate = content
    window.rootView = table
    window.layoutIfNeeded()
    // Four lines of 20.287, raised to half a point, and 10 above and below.
    let height = table.rectForHeader(inSection: 0).height
    #expect(height > 101 && height < 102, "\(height)")
    #expect(table.rectForRow(at: path(0)).minY == 22 + height)
    #expect(window.diagnostics.isEmpty, "\(window.diagnostics)")
  }
}
