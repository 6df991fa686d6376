import Testing

/// Words that a list names again.
@Suite struct RepeatedWordTests {
  @Test(arguments: [
    (
      "scene: {table: {rows: 9}, overlay: {errata: [edges-from-frame, 1️⃣edges-from-frame]}}",
      "'errata' has 'edges-from-frame' twice"
    ),
    ("scene: {table: {rows: 9}, show: [margins, finger, 1️⃣margins]}", "'show' has 'margins' twice"),
    (
      "scene: {table: {rows: 9}, edit-screen: true}\nsteps: [expect: {buttons: [Edit, 1️⃣Edit]}]",
      "'buttons' has 'Edit' twice"
    ),
  ])
  func `a word that a list names twice is a mistake`(text: String, message: String) {
    expect(
      "layoutsim: 2\nname: twice\n\(text)\n",
      [Mistake(1, message, notes: ["the first one is here"])]
    )
  }
}
