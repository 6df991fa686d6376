import Foundation
import LayoutDiagnostics
import LayoutScenes
import Testing

/// A change of a constraint, and the lines that come of it.
private struct EditRow: CustomTestStringConvertible {
  let testDescription: String
  /// The lines before, in which the constraint is `old`.
  let before: String
  var old = "a.width == 72"
  let change: ConstraintEdit.Change
  /// The lines after, or `nil` if the change has no room there.
  let after: String?
}

@Suite struct ConstraintEditTests {
  private static let list =
    "  - a.top == b.top\n  - a.width == 72 # as wide as a thumb\n  - c.top == b.top"

  private static let rows = [
    EditRow(
      testDescription: "a priority stands before the comment",
      before: list,
      change: .priority(999),
      after: list.replacing("72", with: "72 @ 999")
    ),
    EditRow(
      testDescription: "another priority takes the place of the old one",
      before: "[a.width == 72 @750]",
      old: "a.width == 72 @750",
      change: .priority(749),
      after: "[a.width == 72 @ 749]"
    ),
    EditRow(
      testDescription: "a relation",
      before: list,
      change: .relation(.lessThanOrEqual),
      after: list.replacing("a.width ==", with: "a.width <=")
    ),
    EditRow(
      testDescription: "a constant that comes to be negative",
      before: "- 'a.left = 2 * b.safeArea.right + 8'",
      old: "'a.left = 2 * b.safeArea.right + 8'",
      change: .constant(-12.5),
      after: "- 'a.left == b.safeArea.right * 2 - 12.5'"
    ),
    EditRow(
      testDescription: "quotes stay",
      before: "- {constraint: \"a.width == 72\", id: wide}",
      old: "\"a.width == 72\"",
      change: .priority(999),
      after: "- {constraint: \"a.width == 72 @ 999\", id: wide}"
    ),
    EditRow(
      testDescription: "a line goes with its comment",
      before: list,
      change: .removal,
      after: "  - a.top == b.top\n  - c.top == b.top"
    ),
    EditRow(
      testDescription: "the first of a list in brackets goes with its comma",
      before: "[a.width == 72, a.top == b.top]",
      change: .removal,
      after: "[a.top == b.top]"
    ),
    EditRow(
      testDescription: "the last of a list in brackets goes with the comma before it",
      before: "[a.top == b.top, a.width == 72]",
      change: .removal,
      after: "[a.top == b.top]"
    ),
    EditRow(
      testDescription: "an entry that says more does not go",
      before: "- {constraint: a.width == 72, id: wide}",
      change: .removal,
      after: nil
    ),
    EditRow(
      testDescription: "the only one of a list in brackets does not go",
      before: "[a.width == 72]",
      change: .removal,
      after: nil
    ),
    EditRow(
      testDescription: "another one comes on a line of its own, behind the comment",
      before: list,
      change: .addition("a.left == b.left"),
      after: list.replacing("a thumb", with: "a thumb\n  - a.left == b.left")
    ),
    EditRow(
      testDescription: "another one comes into the brackets",
      before: "[a.width == 72, a.top == b.top]",
      change: .addition("a.left == b.left"),
      after: "[a.width == 72, a.left == b.left, a.top == b.top]"
    ),
    EditRow(
      testDescription: "a format is no constraint by itself",
      before: "- H:|-[a(72)]",
      old: "H:|-[a(72)]",
      change: .priority(999),
      after: nil
    ),
    EditRow(
      testDescription: "what is as it was is no change",
      before: "- a.width == 72 @ 999",
      old: "a.width == 72 @ 999",
      change: .priority(999),
      after: nil
    ),
  ]

  @Test(arguments: rows)
  private func `a change is made in the text alone`(_ row: EditRow) throws {
    let source = SourceText(file: "a.sim.yaml", text: row.before)
    let number = try #require(source.firstLine(with: row.old))
    let line = try #require(source.line(number))
    let start = try #require(line.firstRange(of: row.old)).lowerBound
    let mark = SourceMark(
      file: "a.sim.yaml",
      line: number,
      column: line.distance(from: line.startIndex, to: start) + 1,
      length: row.old.count
    )
    let edit = PlacedConstraint(at: mark, in: source).flatMap { ConstraintEdit(row.change, of: $0) }
    #expect(edit?.applied(to: source) == row.after)
  }

  @Test func `a place outside of the text has no constraint`() {
    let source = SourceText(file: "a.sim.yaml", text: "- a.width == 72")
    for (line, column, length) in [(2, 1, 3), (1, 3, 99), (1, 0, 3), (0, 3, 13)] {
      let mark = SourceMark(file: "a.sim.yaml", line: line, column: column, length: length)
      #expect(PlacedConstraint(at: mark, in: source) == nil)
    }
    let other = SourceMark(file: "b.sim.yaml", line: 1, column: 3, length: 13)
    #expect(PlacedConstraint(at: other, in: source) == nil)
  }
}

extension SourceText {
  fileprivate func firstLine(with text: String) -> Int? {
    (1...100).first { line($0)?.contains(text) == true }
  }
}
