import LayoutDiagnostics
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
      "bars that shrink or go as the table scrolls, and views above tabs, are not simulated",
      "'large-title' and 'search' fold away, and the step 'remove: navigationBar' takes a bar away"
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

  /// Words as engineers write them, each where they would, with the beginning of the answer.
  @Test(
    arguments: [
      ("contextMenuInteraction: true", "context menus and pull-down menus"),
      ("UIContextMenuInteraction: true", "context menus and pull-down menus"),
      ("sheet-grabber: true", "the grabber of a sheet"),
      ("prefersGrabberVisible: true", "the grabber of a sheet"),
      ("alert: Deleted", "action sheets and alerts of the app's own"),
      ("confirmationDialog: A", "action sheets and alerts of the app's own"),
      ("UICollectionView: {}", "collection views"),
      ("List: {}", "SwiftUI's views"),
      ("NavigationStack: {}", "SwiftUI's views"),
      ("searchScopes: [A]", "the scope bar of a search"),
      ("search: {scopes: [A]}", "the scope bar of a search"),
      ("search: {tokens: [A]}", "results of a search"),
      ("search: {suggestions: [A]}", "results and suggestions of a search"),
      ("hardware-keyboard: true", "keyboards with keys to press"),
      ("dictation: true", "dictation"),
      ("UISplitViewController: {}", "split view controllers"),
      ("stageManager: true", "Stage Manager"),
      ("picture-in-picture: true", "what the system shows over an app"),
      ("dynamic-island: A", "what the system shows over an app"),
      ("share-sheet: true", "screens of the system"),
      ("content-unavailable: A", "views for empty or passing states"),
      ("hidesBarsOnSwipe: true", "bars that shrink or go"),
      ("subtitle: A", "subtitles and menus of titles"),
      ("voiceOver: true", "VoiceOver and other assistance"),
      ("interactivePopGestureRecognizer: true", "the swipe from the edge that goes back"),
      ("live-text: true", "texts in pictures"),
      ("pullDownMenu: [A]", "context menus and pull-down menus"),
      ("alert-text-field: A", "action sheets and alerts of the app's own"),
      ("supplementary-column: A", "split view controllers"),
      ("custom-detents: [300]", "heights of a sheet other than large and medium"),
      ("secureTextEntry: true", "in scenario files settings of what is written"),
      ("keyboard-appearance: dark", "other keyboards than the system's"),
      ("menuBar: true", "menus and controls of windows on tablets"),
      ("table: {rows: 3, bounces: false}", "in scenario files settings of how a table bounces"),
      ("table: {rows: 3, outline: true}", "rows that open and close"),
      ("search: {showsBookmarkButton: true}", "buttons in the field of a search"),
      ("right-items: [{title: A, hidesSharedBackground: true}]", "badges and groups of buttons"),
      ("stack: {views: [{label: A, attributedText: B}]}", "texts in several fonts and colors"),
      ("stack: {views: [{calendar-view: A}]}", "controls beyond UIKit's common ones"),
      ("right-items: [{title: A, UIMenu: [B]}]", "context menus and pull-down menus"),
      ("right-items: [{customView: A}]", "views of the app's own in bars"),
      ("tab-bar: [{title: A, role: search}]", "the tab that opens a search"),
      ("stack: {views: [{UIDatePicker: A}]}", "pickers"),
      ("stack: {views: [{WKWebView: A}]}", "web pages, maps, films and drawings"),
      ("stack: {views: [{scroll-view: A}]}", "scroll views beside the table"),
      ("stack: {views: [{UITableView: A}]}", "a second table"),
      ("stack: {views: [{search-bar: A}]}", "a search bar outside of the bars"),
      (
        "stack: {views: [{label: A, shadow: 3}]}",
        "appearances of bars, blurs, gradients and shadows"
      ),
    ]
  )
  func `an engineer's word is answered where it stands`(_ line: String, _ name: String) {
    let table = line.hasPrefix("table:") ? "" : "  table: {rows: 9}\n"
    let text = file("\(table)  \(line)")
    let (_, diagnostics) = SceneReader.read(text: text, file: "a.sim.yaml")
    let answer = diagnostics.first { $0.code == "not-simulated" }
    #expect(answer?.message.hasPrefix(name) == true, "\(diagnostics)")
    #expect(answer?.message.hasSuffix("not simulated") == true && answer?.hint != nil)
    #expect(!diagnostics.contains { $0.message.hasPrefix("a view says what it is") })
  }

  @Test(
    arguments: [
      ("push: Detail", "going to other screens is not simulated"),
      ("back: true", "going to other screens is not simulated"),
      ("dictate: Ada", "dictation is not simulated"),
      ("pinch: row 3", "zooming is not simulated"),
    ]
  )
  func `an engineer's step is answered where it stands`(_ step: String, _ message: String) {
    let text = file("  table: {rows: 9}", steps: "  - \(step)")
    let (_, diagnostics) = SceneReader.read(text: text, file: "a.sim.yaml")
    #expect(diagnostics.map(\.message) == [message])
  }

  @Test(
    arguments: [
      ("  table: {rows: 9}\n  1️⃣popover: true", "'popover' is not a key of 'scene'", "presentation"),
      (
        "  table: {sections: [{rows: 9, 1️⃣swipe-actions: [A]}]}",
        "'swipe-actions' is not a key of a section", "trailing-actions"
      ),
    ]
  )
  func `what has another name here is named`(_ text: String, _ message: String, _ key: String) {
    expect(file(text), [Mistake(1, message, hint: "write '\(key)'")])
  }

  @Test func `in a row, it may be a value of the row's own`() {
    expect(
      file("  table: {rows: [{text: A, 1️⃣map: B}]}"),
      [
        Mistake(
          1,
          "web pages, maps, films and drawings are not simulated",
          hint:
            "a 'box' takes their room, and an 'image' has a path of one's own; write '{map}' in a text if it is a value of the row's own"
        )
      ]
    )
    expect(file("  table: {text: '{map}', rows: [{map: B}]}"), [])
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

  @Test func `also as a step without a value, a word of it is answered`() {
    expect(
      file("  table: {rows: 9}", steps: "  - 1️⃣dictate"),
      [
        Mistake(
          1,
          "dictation is not simulated",
          hint: "'type' writes what one would say"
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
