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
    (
      "key-popups", "popups over the keys of the keyboard are not simulated",
      "'tap: key a' writes the letter, and 'type' writes any other"
    ),
    (
      "text-selection", "selecting, pasting and correcting text are not simulated",
      "'type' writes behind the text, and 'tap: key delete' takes its last letter away"
    ),
    (
      "suggestions", "suggestions of the keyboard are not simulated",
      "their row takes its room, and 'type' writes what one of them would"
    ),
    (
      "keyboard-type", "keyboards other than that of letters are not simulated",
      "'tap: key 123' shows digits, and 'type' writes any letters"
    ),
    (
      "inputAccessoryView",
      "in scenario files views of the app on the keyboard or in its place are not simulated",
      "a view whose constraint names 'superview.keyboard.top' goes up with the keyboard"
    ),
    (
      "grabber", "the grabber of a sheet and dragging the sheet are not simulated",
      "'detent' is how high the sheet is"
    ),
    (
      "bottom-accessory",
      "tab bars that shrink as the table scrolls, and views above them, are not simulated",
      "'tab-bar' stays as it is"
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

  @Test func `a key of one map may mean it in another`() {
    expect(
      file(
        "  table: {rows: 9}\n  presentation: page-sheet\n  below: {rows: 3, 1️⃣presentation: page-sheet}"
      ),
      [
        Mistake(
          1,
          "a sheet over a sheet is not simulated",
          hint:
            "'below' is the screen below the one that is shown over it, and has bars and rows alone"
        )
      ]
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
