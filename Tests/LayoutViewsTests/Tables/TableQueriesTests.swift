import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutTables
import LayoutViews
import Testing

@Suite struct TableQueriesTests {
  /// Sections of 3, 0 and 30 rows of 50 points; the middle one has no title.
  private func table() throws -> TestTable {
    let test = try TestTable(
      sections: [.init(title: "A", rows: 3), .init(rows: 0), .init(title: "B", rows: 30)]
    )
    test.table.rowHeight = 50
    test.window.layoutIfNeeded()
    return test
  }

  @Test func `questions are asked in content coordinates`() throws {
    let table = try table().table
    #expect(table.contentOffset.y == -20)
    #expect(table.indexPathForRow(at: CGPoint(x: 100, y: 49.5)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 100, y: 50)) == path(0))
    #expect(table.indexPathForRow(at: CGPoint(x: 374, y: 100)) == path(1))
    #expect(table.indexPathForRow(at: CGPoint(x: 375, y: 100)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 100, y: 210)) == nil)
    #expect(table.rect(forSection: 0) == CGRect(0, 0, 375, 200))
    #expect(table.rect(forSection: 1) == CGRect(0, 200, 375, 0))
    #expect(table.rectForHeader(inSection: 2) == CGRect(0, 222, 375, 28))
    #expect(table.rectForRow(at: path(0, 2)) == CGRect(0, 250, 375, 50))
    #expect(table.rectForRow(at: path(3)) == .zero)
    #expect(table.indexPathsForRows(in: CGRect(0, 199, 10, 52)) == [path(2), path(0, 2)])
    #expect(table.indexPathsForRows(in: .null) == nil)
    #expect(table.indexPathsForRows(in: CGRect(374, 50, 10, 50)) == [path(0)])
    #expect(table.indexPathsForRows(in: CGRect(375, 50, 10, 50)) == nil)
    #expect(table.indexPathsForRows(in: CGRect(-9, 50, 10, 50)) == [path(0)])
    #expect(table.indexPathsForRows(in: CGRect(-10, 50, 10, 50)) == nil)
    #expect(table.numberOfSections == 3)
    #expect(table.numberOfRows(inSection: 7) == 0)
  }

  @Test func `only rows on the screen have cells`() throws {
    let test = try table()
    // −20 to 647: rows 0 to 2 and 0 to 7.
    #expect(test.table.visibleCells.count == 11)
    #expect(test.table.indexPathsForVisibleRows?.last == path(7, 2))
    #expect(test.table.cellForRow(at: path(8, 2)) == nil)
    let cell = try #require(test.table.cellForRow(at: path(7, 2)))
    #expect(test.table.indexPath(for: cell) == path(7, 2))
    let made = test.content.cellsMade
    for offset in stride(from: 0, through: 1000, by: 37) {
      test.table.contentOffset.y = CGFloat(offset)
      test.window.layoutIfNeeded()
      for (shown, visible) in zip(
        test.table.visibleCells,
        test.table.indexPathsForVisibleRows ?? []
      ) {
        #expect(shown.textLabel?.text == "Row \(visible.section)/\(visible.row)")
        #expect(shown.frame == test.table.rectForRow(at: visible))
      }
    }
    #expect(test.content.cellsMade <= made + 5)
  }

  @Test(
    arguments: [
      (.top, 5, 452), (.bottom, 5, -117), (.middle, 20, 917.5), (.none, 5, -20), (.none, 9, 83),
      (.top, 29, 1083), (.bottom, 0, -20),
    ] as [(TableView.ScrollPosition, Int, CGFloat)]
  )
  func `a row scrolls to where it is wanted`(
    position: TableView.ScrollPosition,
    row: Int,
    offset: CGFloat
  ) throws {
    let test = try table()
    test.table.scrollToRow(at: path(row, 2), at: position, animated: false)
    // Where the row would have to be above the beginning, the beginning is shown.
    #expect(test.table.contentOffset.y == max(-20, offset))
  }

  @Test(
    arguments: [
      // Rows 2, 14, 15 and 29 of the last section are selected. The screen begins below the status bar
      // in row 16, has its middle in row 22 and ends in row 29.
      (.top, 15), (.middle, 29), (.none, 29), (.bottom, 29),
    ] as [(TableView.ScrollPosition, Int)]
  )
  func `the nearest selected row is scrolled to`(
    position: TableView.ScrollPosition,
    row: Int
  ) throws {
    let test = try table()
    test.table.allowsMultipleSelection = true
    for row in [2, 14, 15, 29] {
      test.table.selectRow(at: path(row, 2), animated: false, scrollPosition: .none)
    }
    test.table.contentOffset.y = 1050
    test.window.layoutIfNeeded()
    test.table.scrollToNearestSelectedRow(at: position, animated: false)
    let before = test.table.contentOffset
    test.table.scrollToRow(at: path(row, 2), at: position, animated: false)
    #expect(test.table.contentOffset == before)
    test.table.deselectAllRows()
    test.table.contentOffset.y = 300
    test.table.scrollToNearestSelectedRow(at: position, animated: false)
    #expect(test.table.contentOffset.y == 300)
  }

  @Test func `a table without data is empty`() {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .grouped)
    table.layoutIfNeeded()
    #expect(table.numberOfSections == 0)
    #expect(table.contentSize.height == 0)
    #expect(table.visibleCells.isEmpty)
    #expect(table.indexPathsForVisibleRows == nil)
    #expect(table.indexPathForRow(at: .zero) == nil)
  }
}
