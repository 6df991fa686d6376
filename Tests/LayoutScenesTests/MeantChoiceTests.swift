import LayoutDiagnostics
import LayoutScenes
import Testing

@Suite struct `A value in other words` {
  @Test(arguments: [
    ("contrast: high", "increased"), ("contrast: on", "increased"), ("theme: night", "dark"),
    ("text-weight: heavy", "bold"), ("motion: reduce-motion", "reduced"),
    ("direction: rtl", "right-to-left"), ("text-size: xxl", "extra-extra-large"),
    ("text-size: .accessibilityLarge", "accessibility-2"), ("orientation: sideways", "landscape"),
    ("presentation: sheet", "page-sheet"), ("presentation: fullScreenCover", "full-screen"),
    ("design: liquid-glass", "glass"), ("controller: UINavigationController", "navigation"),
    ("table: {rows: 9, accessory: chevron}", "disclosure"),
    ("table: {rows: 9, cell-style: rightDetail}", "value1"),
    ("table: {rows: 9, style: cards}", "inset-grouped"),
    ("table: {rows: 9, keyboard-dismissal: never}", "none"),
    ("stack: {axis: hstack, views: [{label: A}]}", "horizontal"),
    ("stack: {views: [{label: A, text-alignment: centre}]}", "center"),
  ])
  func `is answered with the word`(_ line: String, _ word: String) {
    let text = file(line.hasPrefix("table") ? "  \(line)" : "  table: {rows: 9}\n  \(line)")
    let (_, diagnostics) = SceneReader.read(text: text, file: "a.sim.yaml")
    #expect(diagnostics.map(\.hint) == ["write '\(word)'"], "\(diagnostics)")
  }

  @Test func `is answered in a matrix too`() {
    expect(
      file("  table: {rows: 9}") + "\nmatrix: {contrasts: [1️⃣high]}\n",
      [
        Mistake(
          1,
          "'contrasts' is one of 'normal', 'increased', not 'high'",
          hint: "write 'increased'"
        )
      ]
    )
  }

  @Test(arguments: [
    (
      "rows: [{text: A, height: 1️⃣UITableView.automaticDimension}]",
      "'height' is a number of points, not 'UITableView.automaticDimension'",
      "write 'automatic'"
    ),
    (
      "rows: 9, row-height: [44, 1️⃣automatic]",
      "'row-height' is a number of points, not 'automatic'",
      "'automatic' stands alone, for all rows: write 'row-height: automatic', and a 'height' in each row that has one"
    ),
    (
      "rows: 9, row-height: 1️⃣UITableView.automaticDimension",
      "'row-height' is a number of points, not 'UITableView.automaticDimension'",
      "write 'automatic'"
    ),
  ])
  func `of heights is answered where it stands`(
    _ table: String,
    _ message: String,
    _ hint: String
  ) {
    expect(file("  table: {\(table)}"), [Mistake(1, message, hint: hint)])
  }

  @Test func `of the keyboard is answered with its top`() {
    expect(
      file("  table: {rows: 9}\n  constraints: [tableView.bottom == 1️⃣superview.keyboard]"),
      [
        Mistake(
          1,
          "the attribute of 'superview.keyboard' is missing",
          hint:
            "write 'superview.keyboard.top', where the keyboard begins, or without one the safe area ends"
        )
      ]
    )
  }
}
