import LayoutDiagnostics
import LayoutScenes
import Testing

@Suite struct `Mistakes in annotations` {
  @Test(arguments: [
    MistakeRow(
      "of nothing",
      "1️⃣{text: Here}",
      "an annotation says 'at', 'measure', 'bracket', 'arrow', 'path' or 'caption'",
      hint: "write the thing that it is about, as in 'at: row 3'"
    ),
    MistakeRow(
      "of two things",
      "{at: row 3, number: 1, 1️⃣path: finger}",
      "an annotation is about one thing",
      notes: ["the other one is here"],
      hint: "write an entry for each"
    ),
    MistakeRow(
      "that says nothing",
      "1️⃣{at: row 3}",
      "nothing is said of this thing",
      hint: "write 'number: 1', 'text: …', or both for a legend"
    ),
    MistakeRow(
      "with a misspelt word for what it says",
      "{at: row 3, 1️⃣txt: One}",
      "'txt' is not a key of an annotation",
      notes: [
        "the keys are 'at', 'measure', 'bracket', 'arrow', 'path', 'caption', 'number', 'text', 'side', 'in'"
      ],
      hint: "write 'text'"
    ),
    MistakeRow(
      "of a view that is none",
      "{at: 1️⃣touchVew, number: 1}",
      "'touchVew' is not a place",
      notes: nil,
      hint: "write 'touchView'"
    ),
    MistakeRow(
      "for which something would scroll",
      "{at: 1️⃣'row 20, scrolled into view', number: 1}",
      "an annotation is about what is on the screen, and nothing scrolls for it",
      hint: "write 'row 20', and scroll in the steps"
    ),
    MistakeRow(
      "of a row that the table never has",
      "{at: 1️⃣row 99, number: 1}",
      "the table has no row 99",
      notes: ["it has 30 rows, counted from 0"]
    ),
    MistakeRow(
      "of rows of which the table has no last one",
      "{bracket: 1️⃣rows 2..99}",
      "the table has no row 99",
      notes: ["it has 30 rows, counted from 0"]
    ),
    MistakeRow(
      "with a number below the first",
      "{at: row 3, number: 1️⃣0}",
      "'number' is a whole number from 1 to 100, not '0'"
    ),
    MistakeRow(
      "with two texts of one number",
      "{at: row 3, number: 1, text: A}\n  - 1️⃣{at: row 4, number: 1, text: B}",
      "number 1 has two texts in the legend",
      notes: ["the other one is here"],
      hint: "give one of them another number"
    ),
    MistakeRow(
      "with a measure of no edge",
      "{measure: 1️⃣touchView}",
      "'measure' is a thing with its width or height, or a list of two edges, not 'touchView'",
      hint: "write 'touchView.width', or two edges in a list"
    ),
    MistakeRow(
      "with a measure that is misspelt",
      "{measure: 1️⃣row 1.heigth}",
      "'measure' is a thing with its width or height, or a list of two edges, not 'row 1.heigth'",
      hint: "write 'row 1.height', or two edges in a list"
    ),
    MistakeRow(
      "with a measure of one edge",
      "{measure: 1️⃣row 1.top}",
      "'measure' is a thing with its width or height, or a list of two edges, not 'row 1.top'",
      hint: "write two edges in a list, as in [row 1.top, screen.top]"
    ),
    MistakeRow(
      "with a measure across",
      "{measure: 1️⃣[touchView.trailing, screen.bottom]}",
      "there is no distance between a side and the top or the bottom",
      hint: "write two edges of one direction, as in [touchView.trailing, screen.trailing]"
    ),
    MistakeRow(
      "with a measure on the wrong side",
      "{measure: touchView.width, 1️⃣side: left}",
      "'side' of this measure is 'top' or 'bottom'",
      hint: "write one of these"
    ),
    MistakeRow(
      "with a bracket around rows from below",
      "{bracket: 1️⃣rows 8..3}",
      "these rows run backwards",
      hint: "write the upper row first"
    ),
    MistakeRow(
      "with a bracket around one row",
      "{bracket: 1️⃣row 3}",
      "'bracket' is rows such as 'rows 2..6', or a list of two places, not 'row 3'"
    ),
    MistakeRow(
      "with an arrow to nowhere",
      "{arrow: 1️⃣[row 3]}",
      "'arrow' is a list of two places, as in [row 2, row 6], not [row 3]"
    ),
    MistakeRow(
      "with an arrow from a place to itself",
      "{arrow: 1️⃣[row 3, row 0/3]}",
      "an arrow goes from one place to another, and both are 'row 3'",
      hint: "name two places that lie apart, as in [row 2, row 6]"
    ),
    MistakeRow(
      "with a measure from an edge to itself",
      "{measure: 1️⃣[row 3.top, row 3.top]}",
      "there is no distance between an edge and itself",
      hint: "name two edges, as in [row 2.top, row 6.top]"
    ),
    MistakeRow(
      "of a snapshot that is none",
      "{at: row 3, number: 1, in: 1️⃣edn}",
      "no snapshot is named 'edn'",
      notes: ["the snapshots are 'end'"],
      hint: "write 'end'"
    ),
    MistakeRow(
      "with words for the path",
      "{path: finger, 1️⃣text: Here}",
      "'text' is for a thing, a measure, a bracket or an arrow",
      hint: "delete it"
    ),
    MistakeRow(
      "with a number for an arrow",
      "{arrow: [row 2, row 3], 1️⃣number: 1}",
      "'number' is for a thing that has one in the legend, after 'at'",
      hint: "delete it"
    ),
  ])
  func `a wrong annotation is shown where it is wrong`(_ row: MistakeRow) {
    expect(file(steps: "  - snapshot: end\nannotate:\n  - \(row.text)"), [row.mistake])
  }

  @Test func `a thousand of them are refused`() {
    let many = Array(repeating: "{at: row 3, number: 1}", count: 1000).joined(separator: ", ")
    let text = file(steps: "  - snapshot: end\nannotate: [\(many)]")
    let messages = SceneReader.read(text: text, file: "a.sim.yaml").diagnostics.map(\.message)
    #expect(messages == ["1000 annotations are more than a picture can show, at most 100"])
  }
}
