import LayoutDiagnostics
import LayoutScenes
import Testing

@Suite struct `A word of iOS` {
  @Test func `leads to keys that there are, or to a topic`() {
    for word in ForeignWord.all {
      #expect(word.keys.count == word.paths.count, "\(word.paths)")
      #expect(!word.keys.isEmpty || word.topic != nil && word.sentence != nil, "\(word.words)")
    }
  }

  @Test func `stands once in the table, and has one answer`() {
    let words = ForeignWord.all.filter(\.isMeantAnywhere).flatMap(\.words)
    #expect(Set(words).count == words.count)
    for word in ForeignWord.all where word.isMeantAnywhere {
      for spelling in word.words {
        #expect(ForeignWord.meant(by: spelling)?.words == word.words, "\(spelling)")
        #expect(UnsimulatedThing.meant(by: spelling) == nil, "\(spelling)")
      }
    }
  }

  @Test(arguments: [
    (
      "tableView(_:heightForRowAt:)",
      ["tableView(_:heightForRowAt:)", "heightForRowAt", "tableView"]
    ),
    ("UITableView.rowHeight", ["UITableView.rowHeight", "UITableView.rowHeight", "rowHeight"]),
    ("point(inside:)", ["point(inside:)", "point", "point"]),
    (".dark", [".dark", ".dark", "dark"]),
    ("", []),
  ])
  func `is understood as it stands in Swift`(_ word: String, _ spellings: [String]) {
    #expect(SceneLanguage.spellings(of: word) == spellings)
  }

  @Test(arguments: [
    (
      "contentInset: 3", "'contentInset' is not a key of 'scene'",
      "that is 'content-inset', a key of 'table'"
    ),
    (
      "rowHeight: 44", "'rowHeight' is not a key of 'scene'",
      "that is 'row-height', a key of 'table' and of a section"
    ),
    (
      "sheetPresentationController: medium",
      "'sheetPresentationController' is not a key of 'scene'",
      "that is 'presentation', 'detent' or 'below', keys of 'scene'"
    ),
    (
      "keyboardLayoutGuide: true", "'keyboardLayoutGuide' is not a key of 'scene'",
      "in a constraint it is 'superview.keyboard', as in 'box.bottom == superview.keyboard.top'; the step 'focus' shows the keyboard"
    ),
  ])
  func `in place of a key is answered with the key`(
    _ line: String,
    _ message: String,
    _ hint: String
  ) {
    expect(file("  table: {rows: 9}\n  1️⃣\(line)"), [Mistake(1, message, hint: hint)])
  }

  @Test(arguments: [
    ("right-items: [{title: A, 1️⃣text: B}]", "'text' is not a key of a button of a bar"),
    ("tab-bar: [{title: A, 1️⃣label: B}]", "'label' is not a key of a tab"),
  ])
  func `of what has a title is answered with it`(_ line: String, _ message: String) {
    let hint = "write 'title', as in 'title: Done'"
    expect(file("  table: {rows: 9}\n  \(line)"), [Mistake(1, message, hint: hint)])
  }

  @Test func `in a row may be a value of the row's own`() {
    expect(
      file("  table: {rows: [{text: A, 1️⃣UITableViewCell: B}]}"),
      [
        Mistake(
          1,
          "'UITableViewCell' is not a key of a row",
          hint:
            "rows have cells of UIKit's, by 'cell-style', or views of one's own in 'cell'; write '{UITableViewCell}' in a text if it is a value of the row's own"
        )
      ]
    )
  }

  @Test(arguments: [
    ("{1️⃣pull-to-refresh: true}", "is not a key of a step", "a finger pulls: '- press: row 0'"),
    ("1️⃣pull-to-refresh", "is not a step", "a finger pulls: '- press: row 0'"),
    ("{1️⃣scroll-to: row 8}", "is not a key of a step", "a touch scrolls to its row"),
    ("{1️⃣scrollToRow: row 8}", "is not a key of a step", "a touch scrolls to its row"),
    ("{1️⃣swipe-left: row 1}", "is not a key of a step", "write '- fling: {from: row 3, "),
    ("{1️⃣scroll: down}", "is not a key of a step", "write '- fling: {from: row 8, direction: up"),
    ("{1️⃣press-key: return}", "is not a key of a step", "write '- tap: key return'"),
    (
      "{expect: {1️⃣focus: row 0}}", "is not a key of 'expect'",
      "'keyboard: true' says that a field has the focus"
    ),
    ("{1️⃣longPress: row 2}", "is not a key of a step", "write '- press: row 3', '- hold: 600ms'"),
    (
      "{expect: {1️⃣title: Inbox}}", "is not a key of 'expect'",
      "the step 'snapshot' keeps the title with the whole screen"
    ),
    (
      "{fling: 1️⃣down}", "'fling' is a map of keys, not 'down'",
      "write 'fling: {from: row 3, direction: down, velocity: 2000}'"
    ),
    ("1️⃣scroll-to-top", "is not a step", "write '- tap-status-bar'"),
    ("{1️⃣reloadData: true}", "is not a key of a step", "write '- reload: {sections: section 0}'"),
  ])
  func `as a step is answered with the steps`(_ step: String, _ message: String, _ hint: String) {
    let marked = MarkedScenario(file("  table: {rows: 9}", steps: "  - \(step)"))
    let (_, diagnostics) = SceneReader.read(text: marked.text, file: "a.sim.yaml")
    #expect(diagnostics.count == 1)
    #expect(diagnostics.first?.message.hasSuffix(message) == true, "\(diagnostics)")
    #expect(diagnostics.first?.hint?.hasPrefix(hint) == true, "\(diagnostics)")
    let mark = diagnostics.first?.mark
    #expect([mark?.line ?? 0, mark?.column ?? 0] == marked.places[1])
  }

  @Test(arguments: [
    (
      "  table: {rows: 9, 1️⃣swipeActions: [A]}", "'swipeActions' is not a key of 'table'",
      "that is 'trailing-actions', a key of a section"
    ),
    (
      "  table: {rows: 9, 1️⃣largeTitle: true}", "'largeTitle' is not a key of 'table'",
      "that is 'large-title', a key of 'scene'"
    ),
    (
      "  presentation: popover\n  1️⃣source: button Add\n  table: {rows: 9}",
      "'source' is not a key of 'scene'",
      "a popover points at the first of the 'right-items' of 'below'"
    ),
    (
      "  table: {rows: [{text: A, 1️⃣style: value1}]}", "'style' is not a key of a row",
      "write 'cell-style'"
    ),
    (
      "  1️⃣largeTitle: true\n  table: {rows: 9}", "'largeTitle' is not a key of 'scene'",
      "write 'large-title'"
    ),
  ])
  func `of another map comes before a key that is spelled nearly so`(
    _ scene: String,
    _ message: String,
    _ hint: String
  ) {
    expect(file(scene), [Mistake(1, message, hint: hint)])
  }

  @Test func `that a row shows is no place`() {
    expect(
      file("  table: {rows: [{text: Ada Lovelace}]}", steps: "  - tap: 1️⃣Ada Lovelace"),
      [
        Mistake(
          1,
          "'Ada' is not a place",
          hint:
            "a row goes by its number, as in 'row 3', and a button by its title: 'button Ada Lovelace'"
        )
      ]
    )
  }
}
