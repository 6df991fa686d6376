import Foundation
import TestSupport
import Testing

/// What pictures say to people who cannot see them, and what is said of letters that cannot be drawn.
@Suite struct PictureWordsTests {
  @Test func `a table at rest whose indicator fades is not said to move`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(
        """
        layoutsim: 2
        name: a test
        scene: {table: {rows: 40, row-height: 44}, overlay: scroll-and-select}
        steps:
          - fling: {from: row 8, direction: up, velocity: 600}
          - settle
          - expect: {decelerating: false, dragging: false}
          - snapshot: rest
        """,
        to: "a.sim.yaml"
      )
      let run = try layoutsim("render", "a.sim.yaml", "--at", "rest", "-o", "-")
      #expect(run.output.contains("Its scroll indicator shows."))
      #expect(!run.output.contains("moves"))
    }
  }

  @Test func `a rendered picture is described from the scenario, and a golden is not`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(plainScenario, to: "pan.sim.yaml")
      #expect(try layoutsim("render", "pan.sim.yaml").code == 0)
      let picture = try #require(unsalted(layoutsim.text(of: "rendered/pan/after.svg")))
      #expect(picture.contains(#"role="img" aria-labelledby="title-2 description""#))
      #expect(picture.contains("<title id=\"title-2\">a slow pan: after</title>"))
      #expect(
        picture.contains(
          "<desc id=\"description\">iPhone 15 in portrait, light appearance. A table under a touch view that "
            + "selects rows. Rows 2 to 6 are selected. The table is in editing mode.</desc>"
        )
      )
      #expect(try layoutsim("test", "--record", "missing", "pan.sim.yaml").code == 0)
      let golden = try #require(layoutsim.text(of: "pan/after.svg"))
      #expect(!golden.contains("<desc") && !golden.contains("role=\"img\""))
    }
  }

  @Test func `'alt' of the scenario, and of a picture, takes the place of these words`() throws {
    try CommandBench.run { layoutsim in
      let pictures = """
        pictures:
          - {file: a.svg, at: after}
          - {file: b.svg, strip: [after], alt: "A finger < went by"}
        """
      try layoutsim.write("alt: Five rows.\n" + plainScenario + pictures, to: "pan.sim.yaml")
      #expect(try layoutsim("render", "pan.sim.yaml", "--out", "o").code == 0)
      let texts = ["o/a.svg", "o/b.svg"].map { layoutsim.text(of: $0) }
      #expect(texts[0] != unsalted(texts[0]), "its ids are its own")
      let (first, second) = (unsalted(texts[0]), unsalted(texts[1]))
      #expect(first?.contains("<desc id=\"description\">Five rows.</desc>") == true)
      #expect(second?.contains("<desc id=\"description\">A finger &lt; went by</desc>") == true)
    }
  }

  struct WordsRow: CustomTestStringConvertible {
    let testDescription: String
    let annotation: String
    let picture: String
    let words: String
  }

  @Test(arguments: [
    WordsRow(
      testDescription: "a height",
      annotation: "measure: row 3.height",
      picture: "at: after",
      words: " Measure: 44 pt from the top to the bottom of row 3.</desc>"
    ),
    WordsRow(
      testDescription: "a distance with a name, which is the same on all screens",
      annotation: "measure: [row 2.bottom, row 4.top], text: Between",
      picture: "strip: [after, after]",
      words: " Measure: Between 44 pt from the bottom of row 2 to the top of row 4.</desc>"
    ),
    WordsRow(
      testDescription: "a distance to the screen that differs",
      annotation: "measure: screen.width",
      picture: "sheet: {devices: [iPhone 15, iPhone 15 Pro Max]}, at: after",
      words:
        " Measure: 393 pt, 430 pt from the left edge to the right edge of the screen.</desc>"
    ),
    WordsRow(
      testDescription: "a film that begins again, with another selection at its end",
      annotation: "caption: A pan",
      picture: "animate: true, to: after",
      words:
        " Animated, 1.4 s in a loop: it begins with no selected row on the screen and ends with rows 2 to 6 selected. Caption: A pan.</desc>"
    ),
    WordsRow(
      testDescription: "a film that ends, with the selection off the screen",
      annotation: "measure: touchView.width",
      picture: "animate: true, from: after, loop: false, last-frame: 0s",
      words:
        " Animated, 6.2 s, once: it begins with rows 2 to 6 selected and ends with no selected row on the screen. "
        + "Measure: 78 pt from the left edge to the right edge of touchView.</desc>"
    ),
    WordsRow(
      testDescription: "a film with other rows",
      annotation: "caption: A pan",
      picture: "animate: true, from: low, last-frame: 0s",
      words:
        " Animated, 2.15 s in a loop: it begins with rows 11 to 29 on the screen and ends with rows 22 to 39 on the screen. Caption: A pan.</desc>"
    ),
    WordsRow(
      testDescription: "a number at a thing",
      annotation: "at: row 3, number: 1, text: The third",
      picture: "at: after",
      words: " Number 1 at row 3: The third.</desc>"
    ),
    WordsRow(
      testDescription: "rows that are put together",
      annotation: "bracket: rows 2..4, text: All of these!",
      picture: "at: after",
      words: " Bracket from row 2 to row 4: All of these!</desc>"
    ),
    WordsRow(
      testDescription: "an arrow without words",
      annotation: "arrow: [row 2, row 4]",
      picture: "at: after",
      words: " Arrow from row 2 to row 4.</desc>"
    ),
    WordsRow(
      testDescription: "the way of the finger",
      annotation: "path: finger",
      picture: "at: after",
      words: " The finger's way up to this moment.</desc>"
    ),
    WordsRow(
      testDescription: "guides",
      annotation: "caption: A pan",
      picture: "at: after, show: [finger, touch-view, safe-area]",
      words:
        " Drawn over it: safe area, touch view. Rows 2 to 6 are selected. The table is in editing mode. Caption: A pan.</desc>"
    ),
  ])
  func `measures and movement are in the words`(_ row: WordsRow) throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(
        plainScenario + """
            - fling: {from: row 8, direction: up, velocity: 900}
            - settle
            - snapshot: low
            - fling: {from: "200, 500", direction: up, velocity: 900}
            - settle
          annotate: [{\(row.annotation)}]
          pictures: [{file: a.svg, \(row.picture)}]

          """,
        to: "pan.sim.yaml"
      )
      let run = try layoutsim("render", "pan.sim.yaml", "--out", "o")
      #expect(run.code == 0, "\(run.errors)")
      let text = try #require(unsalted(layoutsim.text(of: "o/a.svg")))
      let words = text.split(separator: "\n").first { $0.contains("<desc") }
      #expect(words?.hasSuffix(row.words) == true, "\(words ?? "none")")
    }
  }

  @Test(arguments: [
    (
      "rows 1..3, padding: 8",
      "A part of the screen: rows 1 to 3. Drawn over it: safe area, outlines. Row 2 is selected."
    ),
    (
      "navigationBar",
      "A part of the screen: the navigation bar with the title “Inbox”. Drawn over it: safe area, outlines."
    ),
    ("button Edit", "A part of the screen: button 'Edit'. Drawn over it: safe area, outlines."),
    ("card", "A part of the screen: view card. Drawn over it: outlines."),
    ("tabBar", "A part of the screen: the tab bar. Drawn over it: outlines."),
    (
      "[0, 50, 393, 200]",
      "A part of the screen: the navigation bar with the title “Inbox”, rows 0 to 2. "
        + "Drawn over it: safe area, outlines. Row 2 is selected."
    ),
    ("row 2 on check mark", "A part of the screen: row 2 on check mark."),
  ])
  func `what a part of the screen shows is in the words`(_ crop: String, _ words: String) throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(
        """
        layoutsim: 2
        name: parts
        scene:
          device: iPhone 16
          system: iOS 18
          title: Inbox
          left-items: [Edit]
          tab-bar: [{title: Mail, image: envelope}, {title: Clock, image: clock}]
          table: {rows: 40, editing: true, selected: [2, 9]}
          views: [{name: card, label: A card, background: yellow}]
          constraints: [card.centerX = superview.centerX, card.bottom = superview.safeArea.bottom - 20]
          show: [safe-area, outlines]
        steps: [{snapshot: now}]
        pictures: [{file: a.svg, at: now, crop: \(crop)}]

        """,
        to: "parts.sim.yaml"
      )
      let run = try layoutsim("render", "parts.sim.yaml", "--out", "o")
      #expect(run.code == 0, "\(run.errors)")
      let text = try #require(unsalted(layoutsim.text(of: "o/a.svg")))
      let said = text.split(separator: "\n").first { $0.contains("<desc") }
      let table = words.contains("rows") ? " The table is in editing mode." : ""
      #expect(said?.hasSuffix("iOS 18. \(words)\(table)</desc>") == true, "\(said ?? "none")")
    }
  }

  struct MomentRow: CustomTestStringConvertible {
    let testDescription: String
    let scene: String
    let step: String
    let words: String
  }

  @Test(arguments: [
    MomentRow(
      testDescription: "the keyboard",
      scene: """
        table:
            rows: [Name]
            cell:
              views: [{name: field, text-field: Anna}]
              constraints: ['H:|-[field]-|', 'V:|-[field]-|']
        """,
      step: "focus: row 0",
      words: "The keyboard is on the screen."
    ),
    MomentRow(
      testDescription: "actions",
      scene: "table: {rows: [One, Two], trailing-actions: [{title: Delete}, {title: Flag}]}",
      step: "fling: {from: row 1, direction: left, velocity: 400}",
      words: "A swipe uncovers “Delete”, “Flag”."
    ),
    MomentRow(
      testDescription: "a popover",
      scene: """
        device: iPad (10th generation)
          title: Label
          presentation: popover
          below: {title: Tasks, right-items: [Label]}
          table: {rows: 3}
        """,
      step: "wait: 1s",
      words: "A table with the title “Label” in a popover over a screen with the title “Tasks”."
    ),
    MomentRow(
      testDescription: "a card",
      scene: "presentation: page-sheet\n  table: {rows: 3}",
      step: "wait: 1s",
      words: "A table in a card over a screen."
    ),
  ])
  func `what lies over the table is in the words`(_ row: MomentRow) throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(
        """
        layoutsim: 2
        name: a test
        scene:
          \(row.scene)
        steps:
          - \(row.step)
          - settle
          - snapshot: now

        """,
        to: "a.sim.yaml"
      )
      let run = try layoutsim("render", "a.sim.yaml", "-o", "-")
      #expect(run.code == 0, "\(run.errors)")
      let words = run.output.split(separator: "\n").first { $0.contains("<desc") }
      #expect(words?.contains(row.words) == true, "\(words ?? "none")")
    }
  }

  @Test(arguments: [["check"], ["test", "--record", "missing"], ["render"]])
  func `letters without a glyph are told`(_ command: [String]) throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(
        plainScenario.replacing("editing: true", with: "text: '東京 {row}', editing: true"),
        to: "pan.sim.yaml"
      )
      let run = try layoutsim(command + ["pan.sim.yaml"])
      let warning =
        "pan.sim.yaml:4:29: warning: 2 letters have no glyph and are drawn as boxes: 東 京"
      #expect((run.output + run.errors).components(separatedBy: warning).count == 2)
      #expect(run.code == 0)
    }
  }
}
