import LayoutScenes
import Testing

/// Parts of rows that are named as if they were views.
@Suite struct RowPartNameTests {
  @Test(arguments: [
    ("reorder", "reorder control"), ("check", "check mark"), ("switch", "accessory"),
  ])
  func `a part of a row is meant by the name of a view where none has a name`(
    _ name: String,
    _ part: String
  ) {
    let text = """
      layoutsim: 2
      name: a test
      scene: {table: {rows: 3}}
      steps:
        - tap: 1️⃣view \(name) in row 1
      """
    let hint = "write 'row 1 on \(part)'"
    expect(text, [Mistake(1, "no view is named '\(name) in row 1'", hint: hint)])
  }
}
