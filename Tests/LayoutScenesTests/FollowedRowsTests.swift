import LayoutScenes
import Testing

/// Rows are checked against what the steps before them left.
@Suite struct FollowedRowsTests {
  private func text(_ steps: String, table: String = "{rows: 5}", scene: String = "") -> String {
    let lines = steps.split(separator: "\n").map { "  - \($0)" }.joined(separator: "\n")
    return """
      layoutsim: 2
      name: rows
      scene:
        table: \(table)
      \(scene)
      steps:
      \(lines)
      """
  }

  private static let editScreen = "  edit-screen: true"
  private static let twoSections = "{sections: [{rows: 3}, {rows: 3}]}"

  @Test(arguments: [
    "insert: row 5",
    "insert: [row 6, row 5]",
    "insert: rows 5..7\ntap: row 7",
    "insert: row 0\ntap: row 5\nexpect: {selected: row 5, selection-order: row 5}",
    "insert: {rows: row 2, animation: fade}\ndelete: row 5",
    "reload: row 4\ntap: row 4",
    // What was tapped may be gone.
    "tap: row 4\ndelete: row 4\nexpect: {did-select: row 4}",
    "delete: row 4\ninsert: row 4\ntap: row 4",
    "repeat: {times: 3, steps: [insert: row 0, tap: row 5]}",
    "repeat: {times: 5, steps: [delete: row 0]}",
    "repeat: {times: 3, steps: [insert: row 0]}\ntap: row 7",
  ])
  func `a row can be named as soon as it is there`(_ steps: String) throws {
    _ = try scenario(text(steps))
  }

  @Test(arguments: [
    ("delete: rows 3..4\ntap: 1️⃣row 3", "row 3", "3 rows"),
    ("delete: row 4\nexpect: {selected: 1️⃣rows 2..4}", "row 4", "4 rows"),
    ("insert: row 0\ntap: 1️⃣row 6", "row 6", "6 rows"),
    ("repeat: {times: 3, steps: [delete: 1️⃣row 3]}", "row 3", "3 rows"),
    ("repeat: {times: 3, steps: [insert: row 0]}\ntap: 1️⃣row 8", "row 8", "8 rows"),
    ("tap: row 4\nexpect: {did-select: 1️⃣row 5}", "row 5", "5 rows"),
  ])
  func `a row that is not there then is a mistake`(_ steps: String, row: String, rows: String) {
    expect(
      text(steps),
      [Mistake(1, "the table has no \(row)", notes: ["it has \(rows), counted from 0"])]
    )
  }

  @Test(arguments: [
    ("insert: 1️⃣row 6", "row 6", "row 5"), ("insert: [row 5, 1️⃣row 7]", "row 7", "row 6"),
  ])
  func `a row cannot come behind rows that are missing`(_ steps: String, row: String, next: String)
  {
    expect(
      text(steps),
      [
        Mistake(
          1,
          "no row can come as \(row)",
          notes: ["the table has 5 rows"],
          hint: "the next one behind its rows comes as \(next)"
        )
      ]
    )
  }

  @Test(arguments: [
    ("delete: [row 3, 1️⃣row 3]", "'delete' has row 0/3 twice"),
    ("insert: [row 3, 1️⃣row 3]", "'insert' has row 0/3 twice"),
    ("reload: [row 3, 1️⃣row 3]", "'reload' has row 0/3 twice"),
    (
      "delete: {rows: [rows 1..3, 1️⃣rows 2..4], animation: fade}", "'rows' has row 0/2 twice"
    ),
    ("delete: [row 3, row 0, 1️⃣rows 0..4]", "'delete' has row 0/0 twice"),
    ("insert: [rows 4..5, row 0, 1️⃣row 5]", "'insert' has row 0/5 twice"),
  ])
  func `a row that is named twice in one change is a mistake`(_ steps: String, message: String) {
    expect(
      text(steps),
      [Mistake(1, message)]
    )
  }

  @Test func `rows across sections go to the end that their section has then`() throws {
    let steps =
      "delete: row 0/2\nexpect: {selected: rows 0/0..1/2}\ninsert: row 0/0\ninsert: row 0/0"
    let scenario = try scenario(
      text(
        "\(steps)\nexpect: {selected: rows 0/2..1/0, selection-order: rows 0/3..1/0}",
        table: Self.twoSections
      )
    )
    func range(_ section: Int, _ rows: ClosedRange<Int>) -> RowRange {
      RowRange(section: section, rows: rows)
    }
    let facts = scenario.steps.flatMap { step -> [ExpectedFact] in
      if case .expect(let expectations) = step.action { expectations.map(\.fact) } else { [] }
    }
    #expect(
      facts == [
        .selected(.rows([range(0, 0...1), range(1, 0...2)])),
        .selected(.rows([range(0, 2...3), range(1, 0...0)])),
        .selectionOrder([RowAddress(row: 3), RowAddress(section: 1, row: 0)]),
      ]
    )
  }

  @Test func `what a finger may have deleted is left to the run`() throws {
    _ = try scenario(text("tap: row 4\ntap: row 3\ninsert: row 3", scene: Self.editScreen))
    expect(
      text("tap: row 0\ntap: 1️⃣row 5", scene: Self.editScreen),
      [
        Mistake(1, "the table has no row 5", notes: ["it has at most 5 rows, counted from 0"])
      ]
    )
    expect(
      text(
        "tap: row 0/0\nexpect: {selected: 1️⃣rows 0/0..1/2}",
        table: Self.twoSections,
        scene: Self.editScreen
      ),
      [
        Mistake(
          1,
          "how many rows section 0 has here is known only in the run",
          notes: ["a finger may have deleted or moved some"],
          hint: "write the rows of each section by themselves, such as [rows 0/8..9, rows 1/0..2]"
        )
      ]
    )
  }

  @Test func `rows that can be dragged to other sections may be there afterwards`() throws {
    let table = "{editing: true, sections: [{rows: 3, movable: all}, {rows: 3}]}"
    _ = try scenario(text("tap: row 0/0\ntap: row 1/3", table: table))
    expect(
      text("tap: row 0/0\ntap: 1️⃣row 1/6", table: table),
      [Mistake(1, "section 1 has no row 6", notes: ["it has at most 6 rows, counted from 0"])]
    )
  }

  @Test func `numbers beyond counting are mistakes`() {
    let most = Int.max
    expect(
      text("insert: 1️⃣rows 5..\(most)"),
      [
        Mistake(
          1,
          "a table has at most 10000000 rows, and with these it would have more"
        )
      ]
    )
    expect(
      text("insert: [1️⃣rows 0..\(most - 1), row \(most)]"),
      [Mistake(1, "a table has at most 10000000 rows, and with these it would have more")]
    )
    expect(
      text("delete: 1️⃣rows 0..\(most)"),
      [Mistake(1, "the table has no row \(most)", notes: ["it has 5 rows, counted from 0"])]
    )
  }

  @Test func `millions of rows come and go in one step`() throws {
    _ = try scenario(
      text(
        """
        insert: rows 5..9999999
        tap: row 9999999
        reload: rows 0..9999999
        delete: {rows: [rows 0..4999999, rows 5000001..9999999]}
        tap: row 0
        """
      )
    )
    expect(
      text("insert: rows 5..9999999\ndelete: row 7\ninsert: [row 3, 1️⃣row 9]"),
      [Mistake(1, "a table has at most 10000000 rows, and with these it would have more")]
    )
  }

  private static let sections = "{sections: [{rows: 3}, {rows: 5}]}"
  private static let content = "content: {rows: 2}"

  @Test(arguments: [
    "insert: {sections: section 1, content: {rows: 2}}\ntap: row 1/1\ntap: row 2/4",
    "insert: {sections: [section 3, section 2], content: {rows: 1}}\ntap: row 3/0",
    "insert: {sections: sections 0..1, content: {title: New, rows: 9}}\ntap: row 1/8\ntap: row 3/4",
    "delete: section 0\ntap: row 0/4",
    "delete: sections 0..1\ninsert: {sections: section 0, content: {rows: 4}}\ntap: row 3",
    "reload: {sections: [section 1], animation: fade}\ntap: row 1/4",
    "tap: row 1/4\ndelete: section 1\nexpect: {did-select: row 1/4}",
    "move-section: {from: section 1, to: section 0}\ntap: row 0/4",
    "move-row: {from: row 1/4, to: row 0/3}\ntap: row 0/3",
    "move-row: {from: row 0/0, to: row 0/2}",
    "repeat: {times: 2, steps: [delete: section 0]}",
    "repeat: {times: 3, steps: [move-row: {from: row 1/0, to: row 0/0}]}\ntap: row 0/5",
  ])
  func `a section can be named as soon as it is there`(_ steps: String) throws {
    _ = try scenario(text(steps, table: Self.sections))
  }

  @Test(arguments: [
    ("delete: 1️⃣section 2", "the table has no section 2", "it has 2 sections, counted from 0"),
    (
      "insert: {sections: 1️⃣section 3, content: {rows: 2}}", "the table has no section 3",
      "it has 3 sections, counted from 0"
    ),
    (
      "delete: sections 0..1\ndelete: 1️⃣section 0", "the table has no section 0",
      "it has 0 sections"
    ),
    (
      "delete: section 0\ntap: 1️⃣row 1/0", "the table has no section 1",
      "it has 1 section, counted from 0"
    ),
    (
      "move-section: {from: section 0, to: 1️⃣section 2}", "the table has no section 2",
      "it has 2 sections, counted from 0"
    ),
    (
      "move-section: {from: section 1, to: section 0}\ntap: 1️⃣row 1/3", "section 1 has no row 3",
      "it has 3 rows, counted from 0"
    ),
    (
      "move-row: {from: 1️⃣row 0/3, to: row 0/0}", "section 0 has no row 3",
      "it has 3 rows, counted from 0"
    ),
    (
      "move-row: {from: row 0/0, to: 1️⃣row 0/3}", "section 0 has no row 3",
      "it has 3 rows, counted from 0"
    ),
    (
      "move-row: {from: row 0/0, to: 1️⃣row 1/6}", "section 1 has no row 6",
      "it has 6 rows, counted from 0"
    ),
    (
      "move-row: {from: row 0/0, to: row 1/0}\ntap: 1️⃣row 0/2", "section 0 has no row 2",
      "it has 2 rows, counted from 0"
    ),
    (
      "repeat: {times: 3, steps: [delete: 1️⃣section 0]}", "the table has no section 0",
      "it has 0 sections"
    ),
  ])
  func `a section, or a place in it, that is not there then is a mistake`(
    _ steps: String,
    message: String,
    note: String
  ) {
    expect(text(steps, table: Self.sections), [Mistake(1, message, notes: [note])])
  }
}
