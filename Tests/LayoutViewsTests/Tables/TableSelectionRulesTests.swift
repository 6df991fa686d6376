import Foundation
import LayoutDiagnostics
import LayoutTables
import LayoutViews
import Testing

@Suite struct TableSelectionRulesTests {
  @Test func `the application selects in silence`() throws {
    let test = try TestTable(sections: [.init(rows: 5)])
    #expect(test.table.indexPathsForSelectedRows == nil)
    test.table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    test.table.selectRow(at: path(3), animated: false, scrollPosition: .none)
    #expect(test.table.indexPathsForSelectedRows == [path(3)])
    #expect(test.table.cellForRow(at: path(3))?.isSelected == true)
    #expect(test.table.cellForRow(at: path(1))?.isSelected == false)
    test.table.deselectRow(at: path(3), animated: false)
    #expect(test.table.indexPathsForSelectedRows == nil)
    #expect(test.content.log.isEmpty)
  }

  @Test func `a tap asks and tells in UIKit's order`() throws {
    let test = try TestTable(sections: [.init(rows: 5)])
    test.table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    test.table.userDidTapRow(at: path(3))
    #expect(
      test.content.log == [
        "shouldHighlight 3", "didHighlight 3", "didUnhighlight 3", "willSelect 3",
        "willDeselect 1", "didDeselect 1", "didSelect 3",
      ]
    )
    #expect(test.table.indexPathsForSelectedRows == [path(3)])
  }

  struct Tap: CustomTestStringConvertible {
    let testDescription: String
    var selection = true
    var multiple = false
    var isEditing = false
    var selected: [Int] = []
    var dark: [Int] = []
    var refused: [Int] = []
    var kept: [Int] = []
    var redirections: [Int: Int] = [:]
    var uneditable: [Int] = []
    /// What the delegate is asked and told when row 3 is tapped.
    let log: [String]
    /// What is selected afterwards.
    let result: [Int]
  }

  static let press = ["shouldHighlight 3", "didHighlight 3", "didUnhighlight 3"]

  // The order of UITableView.h and of Apple's reference of the delegate; that willSelect comes before
  // willDeselect was seen by many, and is not written.
  @Test(arguments: [
    Tap(
      testDescription: "nothing selected",
      log: press + ["willSelect 3", "didSelect 3"],
      result: [3]
    ),
    Tap(
      testDescription: "another row selected",
      selected: [1],
      log: press + ["willSelect 3", "willDeselect 1", "didDeselect 1", "didSelect 3"],
      result: [3]
    ),
    Tap(
      testDescription: "the same row selected",
      selected: [3],
      log: press + ["willSelect 3", "didSelect 3"],
      result: [3]
    ),
    Tap(testDescription: "no selection at all", selection: false, log: [], result: []),
    Tap(
      testDescription: "a dark row",
      selected: [1],
      dark: [3],
      log: ["shouldHighlight 3"],
      result: [1]
    ),
    Tap(
      testDescription: "a refused row",
      selected: [1],
      refused: [3],
      log: press + ["willSelect 3"],
      result: [1]
    ),
    Tap(
      testDescription: "a row that sends elsewhere",
      selected: [1],
      redirections: [3: 4],
      log: press + ["willSelect 3", "willDeselect 1", "didDeselect 1", "didSelect 4"],
      result: [4]
    ),
    Tap(
      testDescription: "a row that sends to the selected one",
      selected: [1],
      redirections: [3: 1],
      log: press + ["willSelect 3", "didSelect 1"],
      result: [1]
    ),
    Tap(
      testDescription: "another row that stays selected",
      selected: [1],
      kept: [1],
      log: press + ["willSelect 3", "willDeselect 1", "didSelect 3"],
      result: [1, 3]
    ),
    Tap(
      testDescription: "several rows",
      multiple: true,
      selected: [1, 2],
      log: press + ["willSelect 3", "didSelect 3"],
      result: [1, 2, 3]
    ),
    Tap(
      testDescription: "one of several rows",
      multiple: true,
      selected: [1, 3],
      log: press + ["willDeselect 3", "didDeselect 3"],
      result: [1]
    ),
    Tap(
      testDescription: "one of several rows that stays selected",
      multiple: true,
      selected: [1, 3],
      kept: [3],
      log: press + ["willDeselect 3"],
      result: [1, 3]
    ),
    Tap(
      testDescription: "check circles",
      isEditing: true,
      selected: [1],
      log: press + ["willSelect 3", "didSelect 3"],
      result: [1, 3]
    ),
    Tap(
      testDescription: "a row without a check circle",
      isEditing: true,
      uneditable: [3],
      log: press,
      result: []
    ),
  ])
  func `the delegate hears of a tap in UIKit's order`(_ tap: Tap) throws {
    let test = try TestTable(sections: [.init(rows: 6)])
    test.content.dark = Set(tap.dark.map { path($0) })
    test.content.refused = Set(tap.refused.map { path($0) })
    test.content.kept = Set(tap.kept.map { path($0) })
    test.content.uneditable = Set(tap.uneditable.map { path($0) })
    for (from, to) in tap.redirections { test.content.redirections[path(from)] = path(to) }
    test.table.allowsSelection = tap.selection
    test.table.allowsMultipleSelection = tap.multiple
    test.table.allowsMultipleSelectionDuringEditing = true
    test.table.setEditing(tap.isEditing, animated: false)
    for row in tap.selected {
      test.table.selectRow(at: path(row), animated: false, scrollPosition: .none)
    }
    test.table.userDidTapRow(at: path(3))
    #expect(test.content.log == tap.log)
    #expect((test.table.indexPathsForSelectedRows ?? []).map(\.row) == tap.result)
  }

  @Test func `a tap on the selected row selects it again`() throws {
    let test = try TestTable(sections: [.init(rows: 5)])
    test.table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    test.table.userDidTapRow(at: path(1))
    #expect(test.content.log.suffix(2) == ["willSelect 1", "didSelect 1"])
    #expect(test.table.indexPathsForSelectedRows == [path(1)])
  }

  @Test func `a tap toggles where several rows can be selected`() throws {
    let test = try TestTable(sections: [.init(rows: 5)])
    test.table.allowsMultipleSelection = true
    for row in [4, 1, 4, 2] { test.table.userDidTapRow(at: path(row)) }
    #expect(test.table.indexPathsForSelectedRows == [path(1), path(2)])
    #expect(test.content.log.suffix(2) == ["willSelect 2", "didSelect 2"])
    #expect(test.content.log.contains("didDeselect 4"))
  }

  // Code in the field that lets the first of `indexPathsForSelectedRows` go rests on this.
  @Test func `selected rows come in the order in which they were selected`() throws {
    let test = try TestTable(sections: [.init(rows: 9)])
    test.table.allowsMultipleSelection = true
    for row in [6, 2, 4] { test.table.userDidTapRow(at: path(row)) }
    test.table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    test.table.selectRow(at: path(6), animated: false, scrollPosition: .none)
    #expect(test.table.indexPathsForSelectedRows?.map(\.row) == [6, 2, 4, 1])
    #expect(test.table.indexPathForSelectedRow == path(1))
    test.table.userDidTapRow(at: path(2))
    test.table.userDidTapRow(at: path(2))
    #expect(test.table.indexPathsForSelectedRows?.map(\.row) == [6, 4, 1, 2])
  }

  @Test func `a row that stays dark keeps the selection as it is`() throws {
    let test = try TestTable(sections: [.init(rows: 5)])
    test.content.dark = [path(2)]
    test.table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    test.table.userDidTapRow(at: path(2))
    #expect(test.content.log == ["shouldHighlight 2"])
    #expect(test.table.indexPathsForSelectedRows == [path(1)])
  }

  @Test func `the delegate refuses or chooses another row`() throws {
    let test = try TestTable(sections: [.init(rows: 5)])
    test.content.refused = [path(2)]
    test.content.redirections = [path(3): path(4)]
    test.table.userDidTapRow(at: path(2))
    #expect(test.table.indexPathsForSelectedRows == nil)
    test.table.userDidTapRow(at: path(3))
    #expect(test.table.indexPathsForSelectedRows == [path(4)])
    #expect(test.content.log.last == "didSelect 4")
  }

  @Test func `a cancelled press selects nothing`() throws {
    let test = try TestTable(sections: [.init(rows: 5)])
    test.table.userDidPressRow(at: path(2))
    #expect(test.table.cellForRow(at: path(2))?.isHighlighted == true)
    test.table.userDidCancelPress()
    test.table.userDidReleaseRow()
    #expect(test.table.cellForRow(at: path(2))?.isHighlighted == false)
    #expect(test.table.indexPathsForSelectedRows == nil)
  }

  struct Mode: CustomTestStringConvertible {
    let testDescription: String
    let isEditing: Bool
    var selection = true
    var multiple = false
    var editingSelection = false
    var editingMultiple = false
    /// What is selected after taps on rows 1 and 2.
    let selected: [IndexPath]?
  }

  @Test(arguments: [
    Mode(testDescription: "one row", isEditing: false, selected: [path(2)]),
    Mode(testDescription: "none", isEditing: false, selection: false, selected: nil),
    Mode(
      testDescription: "several",
      isEditing: false,
      multiple: true,
      selected: [path(1), path(2)]
    ),
    Mode(testDescription: "editing, none", isEditing: true, multiple: true, selected: nil),
    Mode(
      testDescription: "editing, one",
      isEditing: true,
      editingSelection: true,
      selected: [path(2)]
    ),
    Mode(
      testDescription: "editing, several",
      isEditing: true,
      selection: false,
      editingMultiple: true,
      selected: [path(1), path(2)]
    ),
  ])
  func `each mode has its flags`(_ mode: Mode) throws {
    let test = try TestTable(sections: [.init(rows: 5)])
    test.table.allowsSelection = mode.selection
    test.table.allowsMultipleSelection = mode.multiple
    test.table.allowsSelectionDuringEditing = mode.editingSelection
    test.table.allowsMultipleSelectionDuringEditing = mode.editingMultiple
    test.table.setEditing(mode.isEditing, animated: false)
    test.table.userDidTapRow(at: path(1))
    test.table.userDidTapRow(at: path(2))
    #expect(test.table.indexPathsForSelectedRows == mode.selected)
  }

  @Test func `a row that may not be edited has no circle and is not selected by it`() throws {
    let test = try TestTable(sections: [.init(rows: 5)])
    test.content.uneditable = [path(2)]
    test.table.allowsMultipleSelectionDuringEditing = true
    test.table.setEditing(true, animated: false)
    test.window.layoutIfNeeded()
    test.table.userDidTapRow(at: path(2))
    test.table.userDidTapRow(at: path(3))
    #expect(test.table.indexPathsForSelectedRows == [path(3)])
    #expect(test.table.cellForRow(at: path(2))?.editControl == nil)
    #expect(test.table.cellForRow(at: path(3))?.editControl?.isOn == true)
  }

  @Test func `what was selected before editing comes back after it`() throws {
    let test = try TestTable(sections: [.init(rows: 5)])
    test.table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    test.table.setEditing(true, animated: false)
    #expect(test.table.indexPathsForSelectedRows == nil)
    test.table.setEditing(false, animated: false)
    #expect(test.table.indexPathsForSelectedRows == [path(1)])

    test.table.allowsMultipleSelectionDuringEditing = true
    test.table.setEditing(true, animated: false)
    test.table.userDidTapRow(at: path(3))
    #expect(test.table.indexPathsForSelectedRows == [path(1), path(3)])
    test.table.setEditing(false, animated: false)
    #expect(test.table.indexPathsForSelectedRows == [path(1)])
  }

  @Test func `it comes back where editing alone allows no selection`() throws {
    let test = try TestTable(sections: [.init(rows: 5)])
    test.table.allowsMultipleSelection = true
    test.table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    test.table.selectRow(at: path(2), animated: false, scrollPosition: .none)
    test.table.setEditing(true, animated: false)
    #expect(test.table.indexPathsForSelectedRows == nil)
    test.table.setEditing(false, animated: false)
    #expect(test.table.indexPathsForSelectedRows == [path(1), path(2)])
  }

  @Test(arguments: [true, false])
  func `selected rows that may not be edited are set aside while the table is edited`(
    allowsMultiple: Bool
  ) throws {
    let test = try TestTable(sections: [.init(rows: 2), .init(rows: 5)])
    test.content.uneditable = [path(1, 1)]
    test.table.allowsMultipleSelection = allowsMultiple
    test.table.allowsMultipleSelectionDuringEditing = true
    let paths = allowsMultiple ? [path(1, 1), path(2, 1)] : [path(1, 1)]
    for path in paths {
      test.table.selectRow(at: path, animated: false, scrollPosition: .none)
    }
    test.table.setEditing(true, animated: false)
    #expect(test.table.indexPathsForSelectedRows == (allowsMultiple ? [path(2, 1)] : nil))
    test.table.setEditing(false, animated: false)
    #expect(test.table.indexPathsForSelectedRows == paths)
    test.table.setEditing(true, animated: false)
    test.table.selectRow(at: nil, animated: false, scrollPosition: .none)
    test.table.setEditing(false, animated: false)
    #expect(test.table.indexPathsForSelectedRows == (allowsMultiple ? nil : paths))
  }

  @Test func `loading anew clears the selection, other heights do not`() throws {
    let test = try TestTable(sections: [.init(rows: 5)])
    test.table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    test.table.rowHeight = 60
    test.window.layoutIfNeeded()
    #expect(test.table.indexPathsForSelectedRows == [path(1)])
    test.table.reloadData()
    #expect(test.table.indexPathsForSelectedRows == nil)
  }

  @Test func `a row that does not exist is told, not selected`() throws {
    let test = try TestTable(sections: [.init(rows: 5)])
    test.table.selectRow(at: path(5), animated: false, scrollPosition: .top)
    test.table.scrollToRow(at: path(0, 1), at: .top, animated: false)
    #expect(
      test.window.diagnostics.map(\.message) == [
        "selectRow names row 0/5, which does not exist",
        "scrollToRow names row 1/0, which does not exist",
      ]
    )
  }

  @Test func `all of ten million rows are one range`() throws {
    let test = try TestTable(sections: (0..<1000).map { _ in .init(rows: 10_000) })
    test.table.rowHeight = 44
    test.table.allowsMultipleSelection = true
    test.table.setSelected(true, rows: 0..<10_000_000)
    #expect(test.table.selection.count == 10_000_000)
    #expect(test.table.selection.ranges.count == 1)
    test.table.deselectRow(at: path(5000, 500), animated: false)
    #expect(test.table.selection.count == 9_999_999)
    #expect(test.table.selection.ranges.count == 2)
    #expect(test.table.cellForRow(at: path(0))?.isSelected == true)
  }
}
