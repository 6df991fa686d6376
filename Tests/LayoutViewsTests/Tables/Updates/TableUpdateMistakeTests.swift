import Foundation
import LayoutDiagnostics
import LayoutTables
import LayoutViews
import Testing

@Suite struct TableUpdateMistakeTests {
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let update: @Sendable (UpdatedTable) -> Void
    let messages: [String]
  }

  /// Sections of 3 and 2 rows.
  @Test(arguments: [
    Row(
      testDescription: "an inserted row that the data source does not have",
      update: { $0.table.insertRows(at: [path(0)], with: .automatic) },
      messages: [
        "section 0 has 3 rows after the update, but the 3 before it with 1 inserted, 0 deleted, "
          + "0 moved in and 0 moved out make 4"
      ]
    ),
    Row(
      testDescription: "a deleted row that the data source still has",
      update: { $0.table.deleteRows(at: [path(2)], with: .automatic) },
      messages: [
        "section 0 has 3 rows after the update, but the 3 before it with 0 inserted, 1 deleted, "
          + "0 moved in and 0 moved out make 2"
      ]
    ),
    Row(
      testDescription: "a row that moves only in the data source's dreams",
      update: { $0.table.moveRow(at: path(0), to: path(0, 1)) },
      messages: [
        "section 0 has 3 rows after the update, but the 3 before it with 0 inserted, 0 deleted, "
          + "0 moved in and 1 moved out make 2",
        "section 1 has 2 rows after the update, but the 2 before it with 0 inserted, 0 deleted, "
          + "1 moved in and 0 moved out make 3",
      ]
    ),
    Row(
      testDescription: "data changed with nothing told",
      update: {
        $0.sections[1] = [1]
        $0.table.performBatchUpdates(nil)
      },
      messages: [
        "section 1 has 1 row after the update, but the 2 before it with 0 inserted, 0 deleted, "
          + "0 moved in and 0 moved out make 2"
      ]
    ),
    Row(
      testDescription: "an inserted section that is not there",
      update: { $0.table.insertSections(IndexSet(integer: 0), with: .automatic) },
      messages: [
        "the table has 2 sections after the update, but the 2 before it with 1 inserted and "
          + "0 deleted make 3"
      ]
    ),
    Row(
      testDescription: "rows and sections beyond the end",
      update: { content in
        content.table.performBatchUpdates {
          content.table.deleteRows(at: [path(3), path(0, 7)], with: .automatic)
          content.table.insertRows(at: [path(-1)], with: .automatic)
          content.table.reloadRows(at: [IndexPath(index: 4)], with: .automatic)
        }
      },
      messages: [
        "attempt to delete row 0/3, but its section has only 3 rows before the update",
        "attempt to delete row 7/0, but the table has only 2 sections before the update",
        "attempt to reload row 4, but the table has only 2 sections before the update",
        "attempt to insert row 0/-1, but its section has only 3 rows after the update",
      ]
    ),
    Row(
      testDescription: "rows that were not found",
      update: { content in
        content.table.deleteRows(at: [path(NSNotFound)], with: .automatic)
        content.table.insertRows(at: [path(NSNotFound)], with: .automatic)
      },
      messages: [
        "attempt to delete row 0/\(NSNotFound), but its section has only 3 rows before the update",
        "attempt to insert row 0/\(NSNotFound), but its section has only 3 rows after the update",
      ]
    ),
    Row(
      testDescription: "a section beyond the end",
      update: { $0.table.deleteSections(IndexSet(integersIn: 1..<1_000_000_000), with: .fade) },
      messages: [
        "attempt to delete section 999999999, but there are only 2 sections before the update"
      ]
    ),
    Row(
      testDescription: "a section that moves from nowhere",
      update: { $0.table.moveSection(-1, toSection: 0) },
      messages: ["attempt to move section -1, but there are only 2 sections before the update"]
    ),
    Row(
      testDescription: "a row that goes twice",
      update: { content in
        content.table.performBatchUpdates {
          content.table.deleteRows(at: [path(2), path(0)], with: .automatic)
          content.table.deleteRows(at: [path(2)], with: .automatic)
          content.sections[0] = [11]
        }
      },
      messages: ["row 0/2 is deleted twice in one update"]
    ),
    Row(
      testDescription: "two things at once with one row",
      update: { content in
        content.table.performBatchUpdates {
          content.table.deleteRows(at: [path(0)], with: .automatic)
          content.table.reloadRows(at: [path(0)], with: .automatic)
          content.table.insertRows(at: [path(1), path(1)], with: .automatic)
          content.table.moveRow(at: path(0), to: path(1))
        }
      },
      messages: [
        "row 0/0 is deleted and also reloaded in one update",
        "row 0/1 is inserted twice in one update",
        "row 0/0 is moved and also deleted, reloaded or moved in one update",
        "row 0/1 is moved to and also inserted or moved to in one update",
      ]
    ),
    Row(
      testDescription: "a row inserted twice that the data source has twice",
      update: {
        $0.sections[0] = [10, 1, 2, 11, 12]
        $0.table.insertRows(at: [path(1), path(1)], with: .automatic)
      },
      messages: [
        "row 0/1 is inserted twice in one update",
        "section 0 has 5 rows after the update, but the 3 before it with 1 inserted, 0 deleted, "
          + "0 moved in and 0 moved out make 4",
      ]
    ),
  ])
  func `updates that do not fit are told, and everything is loaded anew`(_ row: Row) throws {
    let content = try UpdatedTable([[10, 11, 12], [20, 21]])
    row.update(content)
    content.window.layoutIfNeeded()
    #expect(content.window.diagnostics.map(\.message) == row.messages)
    #expect(
      content.window.diagnostics.allSatisfy { $0.mark?.file.hasSuffix("Tests.swift") == true }
    )
    #expect(content.shown == content.sections.flatMap(\.self))
  }

  @Test func `an end without a beginning is told`() throws {
    let content = try UpdatedTable([[10]])
    content.table.endUpdates()
    #expect(content.window.diagnostics.map(\.message) == ["endUpdates without beginUpdates"])
  }
}
