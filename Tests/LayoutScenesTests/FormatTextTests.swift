import Foundation
import LayoutDiagnostics
import LayoutScenes
import LayoutVocabulary
import Testing

@Suite struct `Formats of constraints` {
  private func file(_ entry: String) -> String {
    """
    layoutsim: 2
    name: a test
    scene:
      table: {rows: 1}
      views: [{box: [9, 9], name: a}, {box: [9, 9], name: b-c}]
      constraints:
        - \(entry)
    steps: [wait: 1s]
    """
  }

  private func equations(_ entry: String) throws -> [String] {
    try scenario(file(entry)).scene.views.constraints.map { constraint in
      let other = constraint.second.map { " \($0)" } ?? ""
      let number = constraint.constant == 0 && !other.isEmpty ? "" : " \(Int(constraint.constant))"
      let priority = constraint.priority == 1000 ? "" : " @ \(Int(constraint.priority))"
      return "\(constraint.first) \(constraint.relation)\(other)\(number)\(priority)"
    }
  }

  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let equations: [String]

    init(_ entry: String, _ equations: String...) {
      testDescription = entry
      self.equations = equations
    }
  }

  @Test(arguments: [
    Row(
      "H:|-[a(40)]-8-[b-c]-|",
      "a.leading equal superview.leadingMargin",
      "a.width equal 40",
      "b-c.leading equal a.trailing 8",
      "superview.trailingMargin equal b-c.trailing"
    ),
    Row(
      "V:|[a]-[b-c]|",
      "a.top equal superview.top",
      "b-c.top equal a.bottom 8",
      "superview.bottom equal b-c.bottom"
    ),
    Row(
      "'[a(==b-c)]-(>=4,<=20@750)-[b-c(>=10@250)]'",
      "a.width equal b-c.width",
      "b-c.leading greaterThanOrEqual a.trailing 4",
      "b-c.leading lessThanOrEqual a.trailing 20 @ 750",
      "b-c.width greaterThanOrEqual 10 @ 250"
    ),
    Row(
      "{constraint: 'H:|-gap-[a(side@strong)]-(-1)-[b-c]', metrics: {gap: 12, side: 30, strong: 900}}",
      "a.leading equal superview.leading 12",
      "a.width equal 30 @ 900",
      "b-c.leading equal a.trailing -1"
    ),
    Row("H:[tableView]|", "superview.trailing equal tableView.trailing"),
  ])
  func `a format is the constraints that UIKit makes`(_ row: Row) throws {
    #expect(try equations(row.testDescription) == row.equations)
  }

  @Test func `each constraint has its part of the text as its place`() throws {
    let scene = try scenario(file("{id: bar, constraint: 'H:|-8-[a(40)][b-c]'}")).scene
    let marks = scene.views.constraints.map(\.mark)
    #expect(marks.map(\.?.line) == [7, 7, 7])
    #expect(marks.map(\.?.column) == [34, 39, 44])
    #expect(marks.map(\.?.length) == [1, 2, 3])
    #expect(scene.views.constraints.map(\.identifier) == ["bar", "bar", "bar"])
  }

  @Test(arguments: [
    MistakeRow("no bracket", "H:|-[a1️⃣-|", "expected ']' at the end of view 'a'"),
    MistakeRow("nothing", "H:|1️⃣", "expected a view"),
    MistakeRow(
      "a space",
      "H:[a]1️⃣ [b-c]",
      "expected a view",
      hint: "a format has no spaces: remove this one"
    ),
    MistakeRow("no direction", "'1️⃣h:|[a]'", "expected a view", hint: "write 'H:'"),
    MistakeRow(
      "no view",
      "H:[a]-8-[1️⃣bc]",
      "'bc' is not a view",
      notes: ["there are 'superview', 'tableView', 'navigationBar', 'a', 'b-c'"],
      hint: "write 'b-c'"
    ),
    MistakeRow(
      "no metric",
      "H:|-1️⃣gap-[a]",
      "no metric is named 'gap'",
      hint: "write a number, or 'metrics: {gap: 8}' beside 'constraint'"
    ),
    MistakeRow(
      "a metric misspelt",
      "{constraint: 'H:|-1️⃣gpa-[a]', metrics: {gap: 4}}",
      "no metric is named 'gpa'",
      hint: "write 'gap'"
    ),
    MistakeRow(
      "a priority",
      "'V:[a(20@1️⃣1001)]'",
      "a priority is above 0 and at most 1000"
    ),
    MistakeRow(
      "a priority of equations",
      "'V:[a(20@1️⃣low)]'",
      "no metric is named 'low'",
      hint: "write a number, or 'metrics: {low: 8}' beside 'constraint'"
    ),
    MistakeRow(
      "a number too great",
      "'V:[a(1️⃣1e9)]'",
      "a number of points is at most 1000000"
    ),
    MistakeRow(
      "metrics of an equation",
      "{constraint: a.width = 8, 1️⃣metrics: {gap: 4}}",
      "'metrics' is for a format such as 'H:|-gap-[title]'",
      hint: "delete it"
    ),
    MistakeRow(
      "metrics that are none",
      "{constraint: 'H:[a]', metrics: 1️⃣4}",
      "'metrics' is a map of names and numbers such as {gap: 12}, not '4'"
    ),
  ])
  func `mistakes are told in their place`(_ row: MistakeRow) {
    expect(file(row.text), [row.mistake])
  }
}
