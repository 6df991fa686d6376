import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutTables
import LayoutViews
import TestSupport
import Testing

/// A data source that calls the table back while it is asked for cells.
private final class MeddlingContent: TableViewDataSource {
  var rows = 50
  var meddle: (TableView, IndexPath) -> Void = { _, _ in }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    meddle(tableView, indexPath)
    let cell = TableViewCell()
    cell.textLabel?.text = "\(indexPath.row)"
    return cell
  }
}

@Suite struct TableCallbacksTests {
  @Test func `questions are answered while cells are made`() throws {
    let content = MeddlingContent()
    content.meddle = { table, path in
      _ = table.visibleCells
      _ = table.cellForRow(at: path)
      _ = table.indexPathsForVisibleRows
      table.selectRow(at: path, animated: false, scrollPosition: .none)
    }
    let window = try window(on: "iPhone 8")
    let table = TableView()
    table.dataSource = content
    window.rootView = table
    window.layoutIfNeeded()
    #expect(table.visibleCells.count == 15)
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `data loaded anew while cells are made are shown afterwards`() throws {
    let content = MeddlingContent()
    content.meddle = { [unowned content] table, path in
      guard path.row == 5, content.rows == 50 else { return }
      content.rows = 3
      table.reloadData()
    }
    let window = try window(on: "iPhone 8")
    let table = TableView()
    table.dataSource = content
    window.rootView = table
    window.layoutIfNeeded()
    #expect(table.visibleCells.count == 3)
    #expect(table.contentSize.height == 132)
  }

  @Test(arguments: UInt64(1)...10)
  func `scrolling over guessed heights ends in the heights`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let rows = Int.random(in: 1...120, using: &generator)
    let heights = (0..<rows).map { _ in CGFloat(Int.random(in: 4...160, using: &generator)) }
    let test = try TestTable(sections: [.init(title: "A", rows: rows)])
    test.content.height = { heights[$0.row] }
    test.table.estimatedRowHeight = CGFloat(Int.random(in: 10...120, using: &generator))
    test.table.reloadData()
    test.window.layoutIfNeeded()
    for _ in 0..<60 {
      let low = test.table.minimumContentOffset.y
      let high = test.table.maximumContentOffset.y
      test.table.contentOffset.y = CGFloat.random(in: low...high, using: &generator).rounded()
      test.window.layoutIfNeeded()
      for shown in test.table.indexPathsForVisibleRows ?? [] {
        let rect = test.table.rectForRow(at: shown)
        #expect(rect.height == heights[shown.row], "row \(shown.row), seed \(seed)")
        #expect(test.table.cellForRow(at: shown)?.frame == rect, "row \(shown.row), seed \(seed)")
        #expect(rect.intersects(test.table.bounds), "row \(shown.row), seed \(seed)")
      }
    }
    // Over every row once, from the top in steps smaller than the screen.
    test.table.contentOffset.y = test.table.minimumContentOffset.y
    test.window.layoutIfNeeded()
    while test.table.contentOffset.y < test.table.maximumContentOffset.y {
      test.table.contentOffset.y = min(
        test.table.contentOffset.y + 300,
        test.table.maximumContentOffset.y
      )
      test.window.layoutIfNeeded()
    }
    #expect(test.table.contentSize.height == 50 + heights.reduce(0, +), "seed \(seed)")
    #expect(test.window.diagnostics.isEmpty, "seed \(seed)")
  }
}
