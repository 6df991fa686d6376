import Foundation
import LayoutTables
import LayoutViews
import Testing
import UIKitShim

/// What cells hear of the editing mode.
struct CellEditingTests {
  private final class Row: UITableViewCell {
    var log: [String] = []
    override func setEditing(_ editing: Bool, animated: Bool) {
      super.setEditing(editing, animated: animated)
      log.append("\(editing) \(isEditing)")
    }
  }

  private final class Screen: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(Row.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      2
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) }

    override func tableView(
      _ tableView: UITableView,
      canEditRowAt indexPath: IndexPath
    ) -> Bool { indexPath.row == 0 }
  }

  @Test func `a cell that can be edited hears of the beginning and the end`() throws {
    let screen = Screen()
    let window = try ScreenHost.show(screen)
    let table = try #require(screen.tableView)
    let rows = try (0...1).map { row in
      try #require(table.cellForRow(at: IndexPath(row: row, section: 0)) as? Row)
    }
    #expect(rows.map(\.log) == [[], []])
    table.setEditing(true, animated: false)
    window.layoutIfNeeded()
    #expect(rows.map(\.log) == [["true true"], []])
    table.setEditing(false, animated: false)
    window.layoutIfNeeded()
    #expect(rows.map(\.log) == [["true true", "false false"], []])
  }

  @Test func `code has a cell alone in editing mode until the table changes its own`() throws {
    let screen = Screen()
    let window = try ScreenHost.show(screen)
    let table = try #require(screen.tableView)
    let row = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)) as? Row)
    (row.accessoryType, row.editingAccessoryType) = (.none, .checkmark)
    row.isEditing = true
    table.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(row.isEditing && row.configurationState.isEditing && row.log == ["true true"])
    #expect(row.standardEditingAccessory != nil && row.editControl == nil)
    #expect(row.contentView.frame.minX == 0)
    table.setEditing(true, animated: false)
    window.layoutIfNeeded()
    #expect(!row.isEditing && row.log == ["true true", "false false"])
  }

  @Test func `a cell by itself is in the mode that it is given`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.setEditing(true, animated: true)
    #expect(cell.isEditing && cell.configurationState.isEditing)
    cell.prepareForReuse()
    #expect(!cell.isEditing)
  }
}
