import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutTables
import LayoutViews
import Testing

@Suite struct TableSideInsetsTests {
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    var style = TableStyle.plain
    var inset = EdgeInsets.zero
    var behavior = ScrollView.ContentInsetAdjustmentBehavior.automatic
    let width: CGFloat
    let cell: ClosedRange<CGFloat>
    let offset: CGFloat
  }

  // An iPhone 15 held sideways: 852 wide, of which 59 on each side are the safe area's.
  @Test(arguments: [
    Row(testDescription: "no insets", width: 852, cell: 0...852, offset: 0),
    Row(
      testDescription: "insets of the application",
      inset: EdgeInsets(left: 50, right: 30),
      width: 772,
      cell: 0...772,
      offset: -50
    ),
    Row(
      testDescription: "the safe area as insets",
      behavior: .always,
      width: 734,
      cell: 0...734,
      offset: -59
    ),
    Row(
      testDescription: "groups stay clear of the safe area",
      style: .insetGrouped,
      width: 852,
      cell: 79...773,
      offset: 0
    ),
    Row(
      testDescription: "groups behind the safe area as insets",
      style: .insetGrouped,
      behavior: .always,
      width: 734,
      cell: 20...714,
      offset: -59
    ),
  ])
  func `a table is as wide as its insets leave room for, and does not go sideways`(
    _ row: Row
  ) throws {
    let test = try TestTable(
      "iPhone 15",
      style: row.style,
      sections: [.init(title: "Title", rows: 50)],
      orientation: .landscape
    )
    let header = View(frame: CGRect(x: 0, y: 0, width: 10, height: 40))
    test.table.tableHeaderView = header
    test.window.layoutIfNeeded()
    test.table.contentInset = row.inset
    test.table.contentInsetAdjustmentBehavior = row.behavior
    test.window.layoutIfNeeded()
    let cell = try #require(test.table.visibleCells.first)
    #expect(test.table.contentSize.width == row.width)
    #expect(cell.frame.minX == row.cell.lowerBound && cell.frame.maxX == row.cell.upperBound)
    #expect(header.frame.width == row.width)
    #expect(test.table.contentOffset.x == row.offset)
    #expect(test.table.minimumContentOffset.x == test.table.maximumContentOffset.x)
    #expect(test.table.rectForRow(at: path(0)) == cell.frame)
  }
}
