import LayoutScenes
import Testing

@Suite struct `What is known and not simulated` {
  @Test(arguments: [
    (
      "context-menu", "context menus and pull-down menus are not simulated",
      "actions of a row are 'leading-actions' and 'trailing-actions' of its section"
    ),
    (
      "collection-view", "collection views are not simulated",
      "a list is a 'table', and cells of other shapes are a 'stack'"
    ),
    (
      "toolbar-items", "own buttons in the toolbar are not simulated",
      "'toolbar: true' takes its room, and 'edit-screen' has buttons there"
    ),
    (
      "scope-bar", "the scope bar of a search is not simulated",
      "write 'segments' in the table's 'header-view'"
    ),
  ])
  func `a word for it is answered with the nearest thing`(
    _ word: String,
    _ message: String,
    _ hint: String
  ) {
    expect(
      file("  table: {rows: 9}\n  1️⃣\(word): true"),
      [Mistake(1, message, hint: hint)]
    )
  }

  @Test func `also as a step, a word of it is answered`() {
    expect(
      file("  table: {rows: 9}", steps: "  - 1️⃣paste: Ada"),
      [
        Mistake(
          1,
          "selecting, pasting and correcting text are not simulated",
          hint: "'type' writes behind the text, and 'tap: key delete' takes its last letter away"
        )
      ]
    )
  }
}
