import LayoutScenes
import Testing

/// Lists in which something is missing between the commas, which would be shorter without a word.
@Suite struct `Nothing in a list` {
  @Test(arguments: [
    ("  table: {rows: 3, row-height: [44, 1️⃣~]}", "row-height", "a number of points"),
    ("  table: {rows: 3, text: [A, 1️⃣~, C]}", "text", "a text"),
    (
      "  table: {rows: 3, accessory: [1️⃣~]}", "accessory",
      "one of 'none', 'disclosure', 'detail-disclosure', 'checkmark', 'detail'"
    ),
    (
      "  table: {rows: 3, accessory-view: [{switch: on}, 1️⃣~]}", "accessory-view",
      "none or a map of a control"
    ),
    (
      "  table: {sections: [{rows: 3, selected: [0, 1️⃣~]}]}", "selected",
      "a list of rows such as [0, 3..8], 'all' or 'none'"
    ),
    ("  left-items: [1️⃣~, Edit]\n  table: {rows: 3}", "left-items", "a text"),
    ("  table: {sections: [{rows: 3, trailing-actions: [1️⃣~]}]}", "trailing-actions", "a text"),
  ])
  func `is told at its place`(_ scene: String, _ key: String, _ what: String) {
    expect(
      """
      layoutsim: 2
      name: a
      scene:
      \(scene)
      """,
      [Mistake(1, "nothing stands here in '\(key)'", hint: "write \(what), or delete it")]
    )
  }

  @Test func `is a row like all others among rows`() throws {
    let table = try scenario(file(table: "rows: [{text: A}, ~, B], image: star")).scene.table
    #expect(table.sections[0].rows[1]?.look == CellLook())
    #expect(table.sections[0].rowCount == 3)
  }
}
