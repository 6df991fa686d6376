import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutTables
import LayoutViews
import Testing

@Suite struct TableReadableWidthTests {
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    var device = "iPad Air 2"
    var style = TableStyle.plain
    var direction = LayoutDirection.leftToRight
    var follows = true
    let cell: CGRect
    let title: CGFloat
    let separator: ClosedRange<CGFloat>
  }

  // 768 wide, lines of 672: 48 on both sides. The disclosure takes 10.5 and 8 before it.
  @Test(arguments: [
    Row(
      testDescription: "off",
      follows: false,
      cell: CGRect(0, 0, 768, 44),
      title: 20,
      separator: 20...768
    ),
    Row(
      testDescription: "plain",
      cell: CGRect(0, 0, 768, 44),
      title: 48,
      separator: 48...720
    ),
    Row(
      testDescription: "plain, right to left",
      direction: .rightToLeft,
      cell: CGRect(0, 0, 768, 44),
      title: 48,
      separator: 48...720
    ),
    Row(
      testDescription: "inset grouped: the groups are narrower",
      style: .insetGrouped,
      cell: CGRect(48, 0, 672, 44),
      title: 68,
      separator: 68...720
    ),
    Row(
      testDescription: "a narrow screen",
      device: "iPhone SE (3rd generation)",
      cell: CGRect(0, 0, 375, 44),
      title: 16,
      separator: 16...375
    ),
  ])
  func `cells, texts and separators follow the readable width`(_ row: Row) throws {
    let test = try TestTable(
      row.device,
      style: row.style,
      sections: [.init(rows: 3)],
      direction: row.direction
    )
    test.table.rowHeight = 44
    test.table.cellLayoutMarginsFollowReadableWidth = row.follows
    test.window.layoutIfNeeded()
    let cell = try #require(test.table.cellForRow(at: path(1)))
    #expect(cell.frame.minX == row.cell.minX)
    #expect(cell.frame.width == row.cell.width)
    let title = try #require(cell.titleLabel)
    let table = test.table
    func across(_ view: View) -> ClosedRange<CGFloat> {
      let rect = view.convert(view.bounds, to: table)
      return row.direction == .rightToLeft
        ? table.bounds.width - rect.maxX...table.bounds.width - rect.minX : rect.minX...rect.maxX
    }
    #expect(across(title).lowerBound == row.title)
    #expect(across(cell.separatorView) == row.separator)
  }

  @Test func `titles of sections and check circles follow too`() throws {
    let test = try TestTable("iPad Air 2", sections: [.init(title: "Title", rows: 3)])
    test.table.cellLayoutMarginsFollowReadableWidth = true
    test.table.allowsMultipleSelectionDuringEditing = true
    test.table.isEditing = true
    test.window.layoutIfNeeded()
    let header = try #require(test.table.headerView(forSection: 0))
    #expect(header.textLabel?.frame.minX == 48)
    let cell = try #require(test.table.cellForRow(at: path(1)))
    #expect(cell.editControl?.frame.minX == 28)
    #expect(cell.titleLabel?.frame.minX == 48)
    #expect(cell.contentView.frame.minX == 38)
  }
}
