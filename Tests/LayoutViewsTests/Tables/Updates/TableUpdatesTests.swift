import Foundation
import LayoutDiagnostics
import LayoutTables
import LayoutViews
import Testing

@Suite struct TableUpdatesTests {
  @Test func `deleted rows are numbered as before, inserted ones as after`() throws {
    let content = try UpdatedTable([[10, 11, 12, 13]])
    content.select([11, 13])
    content.table.performBatchUpdates {
      // Told in the wrong order on purpose: it makes no difference.
      content.table.insertRows(at: [path(0), path(2)], with: .automatic)
      content.table.deleteRows(at: [path(0), path(2)], with: .fade)
      content.sections = [[90, 11, 91, 13]]
    }
    #expect(content.selected == [11, 13])
    #expect(content.shown == [90, 11, 91, 13])
    #expect(content.table.indexPathsForSelectedRows == [path(1), path(3)])
    #expect(content.window.diagnostics.isEmpty)
  }

  @Test func `rows that go are told in any order, in several calls`() throws {
    let content = try UpdatedTable([[10, 11, 12, 13, 14, 15], [20, 21]])
    content.select([12, 15, 21])
    content.table.performBatchUpdates {
      content.table.deleteRows(at: [path(4), path(0, 1), path(1)], with: .fade)
      content.table.deleteRows(at: [path(0)], with: .left)
      content.sections = [[12, 13, 15], [21]]
    }
    #expect(content.selected == [12, 15, 21])
    #expect(content.shown == [12, 13, 15, 21])
    #expect(content.window.diagnostics.isEmpty)
  }

  @Test func `neighbors that are loaded anew make room for a row between them`() throws {
    let content = try UpdatedTable([[10, 11, 12, 13]])
    content.select([10, 12])
    content.table.performBatchUpdates {
      content.table.reloadRows(at: [path(3), path(1), path(2)], with: .automatic)
      content.table.insertRows(at: [path(2)], with: .automatic)
      content.sections = [[10, 11, 90, 12, 13]]
    }
    #expect(content.shown == [10, 11, 90, 12, 13])
    #expect(content.cellsAsked.sorted() == [11, 12, 13, 90])
    #expect(content.selected == [10])
  }

  @Test func `only new rows are asked for cells`() throws {
    let content = try UpdatedTable([[10, 11, 12]])
    let kept = content.table.cellForRow(at: path(1))
    content.sections = [[10, 90, 11, 12]]
    content.table.insertRows(at: [path(1)], with: .top)
    content.window.layoutIfNeeded()
    #expect(content.cellsAsked == [90])
    #expect(content.table.cellForRow(at: path(2)) === kept)
    #expect(kept?.frame == content.table.rectForRow(at: path(2)))
    #expect(content.table.contentSize.height == 226)
  }

  @Test func `a deleted row gives its cell and its selection up`() throws {
    let content = try UpdatedTable([[10, 11, 12]])
    content.select([11])
    content.sections = [[10, 12]]
    content.table.deleteRows(at: [path(1)], with: .left)
    content.window.layoutIfNeeded()
    #expect(content.log == ["didEndDisplaying 11"])
    #expect(content.selected == [])
    #expect(content.shown == [10, 12])
  }

  @Test func `a moved row keeps its cell and its selection`() throws {
    let content = try UpdatedTable([[10, 11, 12], [20, 21]])
    content.select([10, 21])
    let cell = content.table.cellForRow(at: path(0))
    content.sections = [[11, 12], [20, 10, 21]]
    content.table.moveRow(at: path(0), to: path(1, 1))
    content.window.layoutIfNeeded()
    #expect(content.selected == [10, 21])
    #expect(content.table.cellForRow(at: path(1, 1)) === cell)
    #expect(content.shown == [11, 12, 20, 10, 21])
    #expect(content.cellsAsked.isEmpty)
  }

  @Test func `sections come, go and change places with their rows`() throws {
    let content = try UpdatedTable([[10, 11], [20], [30, 31]])
    content.select([11, 20, 30])
    content.table.performBatchUpdates {
      content.table.deleteSections(IndexSet(integer: 1), with: .automatic)
      content.table.moveSection(2, toSection: 0)
      content.table.insertSections(IndexSet(integer: 2), with: .automatic)
      content.sections = [[30, 31], [10, 11], [40]]
      content.names = ["S2", "S0", "new"]
    }
    content.window.layoutIfNeeded()
    #expect(content.selected == [30, 11])
    #expect(content.shown == [30, 31, 10, 11, 40])
    #expect(content.table.headerView(forSection: 0)?.textLabel?.text == "S2")
    #expect(content.table.headerView(forSection: 2)?.textLabel?.text == "new")
  }

  @Test func `what is loaded anew has new cells and is not selected`() throws {
    let content = try UpdatedTable([[10, 11, 12], [20, 21]])
    content.select([10, 11, 12, 20, 21])
    content.sections = [[10, 90, 12], [91]]
    content.names[1] = "other"
    content.table.performBatchUpdates {
      content.table.reloadRows(at: [path(1)], with: .none)
      content.table.reloadSections(IndexSet(integer: 1), with: .none)
    }
    content.window.layoutIfNeeded()
    #expect(content.selected == [10, 12])
    #expect(content.shown == [10, 90, 12, 91])
    #expect(content.cellsAsked == [90, 91])
    #expect(content.table.headerView(forSection: 1)?.textLabel?.text == "other")
  }

  @Test func `rows are configured again in the cells they have`() throws {
    let content = try UpdatedTable([[10, 11, 12]])
    content.select([11])
    let cell = content.table.cellForRow(at: path(1))
    content.sections = [[10, 99, 12]]
    content.table.reconfigureRows(at: [path(1), path(77)])
    content.window.layoutIfNeeded()
    #expect(content.table.cellForRow(at: path(1)) === cell)
    #expect(content.shown == [10, 99, 12])
    #expect(content.selected == [99])
    #expect(
      content.window.diagnostics.map(\.message)
        == ["reconfigureRows names row 0/77, which does not exist"]
    )
  }

  @Test func `updates with nothing in them find heights out anew`() throws {
    let content = try UpdatedTable([Array(0..<100)])
    content.height = { _ in 50 }
    content.table.estimatedRowHeight = 50
    content.table.reloadData()
    content.window.layoutIfNeeded()
    content.select([3])
    let cell = content.table.cellForRow(at: path(3))
    content.height = { $0 == 3 ? 200 : 50 }
    content.table.beginUpdates()
    content.table.endUpdates()
    content.window.layoutIfNeeded()
    #expect(content.table.rectForRow(at: path(3)).height == 200)
    #expect(content.table.contentSize.height == 5200)
    #expect(content.table.cellForRow(at: path(3)) === cell)
    #expect(content.selected == [3])
  }

  @Test func `a finger on a row follows it`() throws {
    let content = try UpdatedTable([[10, 11, 12]])
    content.table.userDidPressRow(at: path(1))
    content.sections = [[90, 91, 10, 11, 12]]
    content.table.insertRows(at: [path(0), path(1)], with: .automatic)
    content.window.layoutIfNeeded()
    #expect(content.table.cellForRow(at: path(3))?.isHighlighted == true)
    #expect(content.table.cellForRow(at: path(1))?.isHighlighted == false)
    content.table.userDidReleaseRow()
    #expect(content.log == ["didUnhighlight row 3", "didSelect 11"])
    #expect(content.selected == [11])
  }

  @Test func `a finger on a row that goes does nothing`() throws {
    let content = try UpdatedTable([[10, 11, 12]])
    content.table.userDidPressRow(at: path(1))
    content.sections = [[10, 12]]
    content.table.deleteRows(at: [path(1)], with: .automatic)
    content.table.userDidReleaseRow()
    content.window.layoutIfNeeded()
    #expect(content.log == ["didUnhighlight row 1", "didEndDisplaying 11"])
    #expect(content.selected.isEmpty)
    #expect(content.table.visibleCells.allSatisfy { !$0.isHighlighted })
  }

  @Test func `a finger is on a row no more that is loaded anew`() throws {
    let content = try UpdatedTable([[10, 11, 12]])
    content.table.userDidPressRow(at: path(1))
    content.table.reloadRows(at: [path(1)], with: .automatic)
    #expect(content.log.first == "didUnhighlight row 1")
    content.log = []
    content.table.userDidPressRow(at: path(2))
    content.sections = [[10]]
    content.table.reloadData()
    content.table.userDidReleaseRow()
    #expect(content.log.first == "didUnhighlight row 2")
    #expect(!content.log.contains { $0.hasPrefix("didSelect") })
    #expect(content.window.diagnostics.isEmpty)
  }

  @Test func `what was selected before editing mode follows too`() throws {
    let content = try UpdatedTable([[10, 11, 12]])
    content.select([11])
    content.table.allowsMultipleSelection = false
    content.table.setEditing(true, animated: false)
    content.sections = [[9, 10, 11, 12]]
    content.table.insertRows(at: [path(0)], with: .automatic)
    content.table.setEditing(false, animated: false)
    #expect(content.selected == [11])
  }

  @Test func `everything is asked as before until the last end`() throws {
    let content = try UpdatedTable([[10, 11]])
    content.table.beginUpdates()
    content.sections = [[10, 11, 12]]
    content.table.insertRows(at: [path(2)], with: .automatic)
    content.window.layoutIfNeeded()
    #expect(content.table.numberOfRows(inSection: 0) == 2)
    #expect(content.table.hasUncommittedUpdates)
    content.table.endUpdates()
    #expect(content.table.numberOfRows(inSection: 0) == 3)
    #expect(!content.table.hasUncommittedUpdates)
    var isDone = false
    content.table.performBatchUpdates(nil) { isDone = $0 }
    #expect(isDone)
  }

  @Test func `a table that is to load everything anew does that`() throws {
    let content = try UpdatedTable([[10, 11]])
    content.table.performBatchUpdates {
      content.sections = [[1, 2, 3]]
      content.table.reloadData()
    }
    content.window.layoutIfNeeded()
    #expect(content.shown == [1, 2, 3])
    #expect(content.window.diagnostics.isEmpty)
  }

  @Test func `ranges of rows are deleted with rows that are named one by one`() throws {
    let content = try UpdatedTable([[10, 11, 12, 13, 14], [20, 21]])
    content.table.performBatchUpdates {
      content.sections = [[12], [21]]
      content.table.deleteRows([0: RangeSet([0..<2, 4..<5]), 1: RangeSet([0..<1])], with: .fade)
      content.table.deleteRows(at: [path(3)], with: .none)
    }
    content.window.layoutIfNeeded()
    #expect(content.shown == [12, 21])
    #expect(content.window.diagnostics.isEmpty)
    content.table.performBatchUpdates {
      content.table.deleteRows([0: RangeSet([0..<1]), 1: RangeSet([0..<2])], with: .fade)
      content.table.deleteRows(at: [path(0)], with: .none)
    }
    #expect(
      content.window.diagnostics.map(\.message) == [
        "row 0/0 is deleted twice in one update",
        "attempt to delete row 1/1, but its section has only 1 row before the update",
        "section 0 has 1 row after the update, but the 1 before it with 0 inserted, 1 deleted, "
          + "0 moved in and 0 moved out make 0",
      ]
    )
  }

  @Test func `ranges of rows come and are loaded anew with rows that are named one by one`() throws
  {
    let content = try UpdatedTable([[10, 11, 12], [20, 21]])
    content.select([10, 12, 20])
    content.table.performBatchUpdates {
      content.sections = [[90, 91, 10, 11, 92, 12], [20, 21, 93]]
      content.table.insertRows([0: RangeSet([0..<2]), 1: RangeSet([2..<3])], with: .fade)
      content.table.insertRows(at: [path(4)], with: .none)
      content.table.reloadRows([1: RangeSet([0..<1])], with: .fade)
      content.table.reloadRows(at: [path(2)], with: .fade)
    }
    content.window.layoutIfNeeded()
    #expect(content.shown == [90, 91, 10, 11, 92, 12, 20, 21, 93])
    #expect(content.selected == [10])
    #expect(content.window.diagnostics.isEmpty)
    content.table.performBatchUpdates {
      content.table.insertRows([0: RangeSet([0..<2])], with: .fade)
      content.table.insertRows(at: [path(1)], with: .none)
      content.table.reloadRows([0: RangeSet([5..<7]), 7: RangeSet([0..<1])], with: .fade)
    }
    #expect(
      content.window.diagnostics.map(\.message) == [
        "attempt to reload row 0/6, but its section has only 6 rows before the update",
        "attempt to reload row 7/0, but the table has only 2 sections before the update",
        "row 0/1 is inserted twice in one update",
        "section 0 has 6 rows after the update, but the 6 before it with 2 inserted, 0 deleted, "
          + "0 moved in and 0 moved out make 8",
      ]
    )
  }

  @Test func `rows of several sections that stay together are followed as one range`() {
    let transition = TableTransition(
      sectionOrigins: [0, nil, 1],
      reloadedSections: [],
      sections: [
        [.init(first: 0, count: 3, origin: 0)], [.init(first: 3, count: 2)],
        [.init(first: 5, count: 2, origin: 3), .init(first: 7, count: 1, origin: 6)],
      ]
    )
    #expect(transition.following(0..<3) == [0..<3])
    #expect(transition.following(1..<5) == [1..<3, 5..<7])
    #expect(transition.following(3..<7) == [5..<8])
  }

  @Test func `a table of ten million selected rows takes updates`() throws {
    let test = try TestTable(sections: (0..<1000).map { _ in .init(title: "S", rows: 10_000) })
    test.content.runs = [RowRun(count: 9000, height: 50), RowRun(count: 1000, height: 70)]
    test.table.allowsMultipleSelection = true
    test.table.reloadData()
    test.table.setSelected(true, rows: 0..<10_000_000)
    test.table.performBatchUpdates {
      test.content.sections[500].rows += 1
      test.table.insertRows(at: [path(5000, 500)], with: .automatic)
      test.content.sections[900].rows -= 2
      test.table.deleteRows(at: [path(0, 900), path(9999, 900)], with: .automatic)
      test.content.sections.removeFirst()
      // Rows are told where they are afterwards, sections where they were.
      test.table.deleteSections(IndexSet(integer: 0), with: .automatic)
    }
    #expect(
      test.window.diagnostics.map(\.message) == [
        "section 499 has 10001 rows after the update, but the 10000 before it with 0 inserted, "
          + "0 deleted, 0 moved in and 0 moved out make 10000",
        "section 500 has 10000 rows after the update, but the 10000 before it with 1 inserted, "
          + "0 deleted, 0 moved in and 0 moved out make 10001",
      ]
    )
    test.table.setSelected(true, rows: 0..<10_000_000)
    let selected = test.table.selection.count
    test.table.performBatchUpdates {
      test.content.sections[499].rows += 1
      test.table.insertRows(at: [path(5000, 499)], with: .automatic)
      test.content.sections.remove(at: 700)
      test.table.deleteSections(IndexSet(integer: 700), with: .automatic)
    }
    #expect(test.table.selection.count == selected - 10_000)
    #expect(test.table.selection.ranges.count == 2)
    #expect(!test.table.selection.contains(499 * 10_000 + 5000))
    test.table.scrollToRow(at: path(9999, 997), at: .bottom, animated: false)
    test.window.layoutIfNeeded()
    #expect(test.content.cellsMade < 60)
  }

  @Test func `the offset comes back into a table that gets shorter`() throws {
    let content = try UpdatedTable([Array(0..<100)])
    content.table.scrollToRow(at: path(99), at: .bottom, animated: false)
    content.window.layoutIfNeeded()
    content.sections = [Array(0..<5)]
    content.table.deleteRows(at: (5..<100).map { path($0) }, with: .automatic)
    content.window.layoutIfNeeded()
    #expect(content.table.contentOffset.y == content.table.minimumContentOffset.y)
    #expect(content.shown == [0, 1, 2, 3, 4])
  }
}
