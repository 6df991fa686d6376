import Foundation
import LayoutDiagnostics
import LayoutScenes
import TestSupport
import Testing

@Suite struct `Files that are hard to read` {
  @Test(arguments: [
    MistakeRow(
      "nothing",
      "1️⃣",
      "this file is empty",
      hint: "begin with 'layoutsim: 2', 'name' and 'scene'"
    ),
    MistakeRow(
      "comments only",
      "1️⃣# a\n\n# b\n",
      "this file is empty",
      hint: "begin with 'layoutsim: 2', 'name' and 'scene'"
    ),
    MistakeRow(
      "a second document",
      "layoutsim: 2\nname: x\nscene: {table: {rows: 1}}\n---\n1️⃣layoutsim: 1\n",
      "a second document begins here, and a scenario file has one",
      hint: "put each scenario into a file of its own"
    ),
    MistakeRow(
      "tabs",
      "layoutsim: 2\nscene:\n1️⃣\ttable:\n",
      "a tab indents this line, and YAML wants spaces",
      hint: "replace each tab by two spaces"
    ),
    MistakeRow(
      "a merge conflict",
      "layoutsim: 2\n1️⃣<<<<<<< HEAD\nname: a\n=======\nname: b\n>>>>>>> feature\n",
      "an unresolved merge conflict begins here, with the lines of 'HEAD'",
      notes: ["the lines of 'feature' begin here"],
      hint:
        "keep the lines that are meant, and delete those that begin with <<<<<<<, ======= and >>>>>>>"
    ),
    MistakeRow("an open quote", "name: 1️⃣\"x\nscene:\n", "this quote is never closed"),
    MistakeRow(
      "an open brace",
      "scene:\n  table: {rows: 3\nsteps1️⃣:\n",
      "',' or '}' is expected here",
      notes: ["the map begins here"]
    ),
    MistakeRow(
      "an open bracket",
      "steps: [release\nname1️⃣: x\n",
      "',' or ']' is expected here",
      notes: ["the list begins here"]
    ),
    MistakeRow(
      "a colon in a value",
      "name: a1️⃣: b\n",
      "a ':' cannot stand here",
      hint: "indent the line as its neighbors are, or put a text with ': ' into quotes"
    ),
    MistakeRow(
      "a comparison without quotes",
      "steps:\n  - expect:\n      selected-count: 1️⃣>= 40\n",
      "a value that begins with '>' or '|' is a text of several lines in YAML",
      hint: "put a comparison into quotes: \">= 40\""
    ),
    MistakeRow(
      "the same between braces",
      "steps: [{expect: {selected-count: 1️⃣>= 40}}]\n",
      "a value cannot begin with this character",
      hint: "put the value into quotes"
    ),
    MistakeRow(
      "a word without a colon",
      "name: x\n1️⃣scene\n  table: x\n",
      "this line has no ':' after its key"
    ),
    MistakeRow(
      "a key without a space after its colon",
      "layoutsim: 2\nname:1️⃣x\nscene: {table: {rows: 1}}\n",
      "a space is missing after ':'",
      hint: "write a space after ':', as in 'name: x'"
    ),
    MistakeRow(
      "one in the line above",
      "scene:\n  title:1️⃣New mail\n  table: {rows: 1}\n",
      "a space is missing after ':'",
      hint: "write a space after ':', as in 'title: New'"
    ),
    MistakeRow(
      "one between braces",
      "layoutsim: 2\nname: a\nscene: {table: {1️⃣rows:20, text: a}}\n",
      "'rows:20' is not a key of 'table'",
      hint: "write a space after ':', as in 'rows: 20'"
    ),
    MistakeRow(
      "one alone",
      "layoutsim: 2\nname: a\nscene:\n  table:\n    1️⃣rows:20\n",
      "'table' is a map of keys, not 'rows:20'",
      hint: "write a space after ':', as in 'rows: 20'"
    ),
    MistakeRow(
      "one of a step",
      "layoutsim: 2\nname: a\nscene: {table: {rows: 9}}\nsteps:\n  - 1️⃣tap:row 3\n",
      "'tap:row 3' is not a step",
      hint: "write a space after ':', as in 'tap: row'"
    ),
    MistakeRow(
      "a map on one line without braces",
      "steps:\n  - expect: selected1️⃣: [row 1, row 3]\n",
      "a ':' cannot stand here",
      hint:
        "put a text with ': ' into quotes, or a map between braces: 'expect: {selected: [row 1, row 3]}'"
    ),
    MistakeRow(
      "a key too far right",
      "scene:\n  table: {rows: 1}\n   1️⃣overlay: none\n",
      "a key is expected here; is the indentation right?",
      notes: ["the keys begin here"]
    ),
    MistakeRow(
      "a reserved character",
      "name: 1️⃣@x\n",
      "a value cannot begin with this character",
      hint: "put the value into quotes"
    ),
    MistakeRow(
      "an alias of nothing",
      "name: 1️⃣*x\n",
      "no anchor has the name of this alias",
      hint: "an anchor ends before its aliases begin, so that nothing stands for itself"
    ),
    MistakeRow(
      "an anchor in a circle",
      "name: &x [1️⃣*x]\n",
      "no anchor has the name of this alias",
      hint: "an anchor ends before its aliases begin, so that nothing stands for itself"
    ),
    MistakeRow(
      "a control character",
      "name: a1️⃣\u{1B}[2J\n",
      "the character U+001B cannot stand in a scenario file",
      hint: "delete it"
    ),
    MistakeRow(
      "a null character, which ends the file for the library",
      "name: a1️⃣\u{0}\nscene: {}\n",
      "the character U+0000 cannot stand in a scenario file",
      hint: "delete it"
    ),
    MistakeRow(
      "a line separator, which is a line end for the library",
      "name: 名1️⃣\u{2028}\n",
      "the character U+2028 cannot stand in a scenario file",
      hint: "delete it"
    ),
    MistakeRow(
      "columns are characters, not bytes",
      "{layoutsim: 2, name: 👩‍👩‍👧é行👍🏽, scene: {table: {rows: 1}, 1️⃣tabel: 3}}",
      "'tabel' is not a key of 'scene'",
      hint: "write 'table'"
    ),
  ])
  func `what cannot be read is shown where it stops`(_ row: MistakeRow) {
    // A file without a letter has a line and no column.
    if row.message == "this file is empty" {
      let (_, diagnostics) = SceneReader.read(text: MarkedScenario(row.text).text, file: "a")
      #expect(diagnostics.map(\.message) == [row.message])
      #expect(diagnostics.map(\.hint) == [row.hint])
    } else {
      expect(row.text, [row.mistake])
    }
  }

  @Test func `keys that stand twice do not hide other mistakes`() {
    expect(
      """
      layoutsim: 2
      name: a
      1️⃣name: b
      2️⃣'name': c
      scene:
        table: {rows: 3, 3️⃣rows: 4}
        4️⃣table: {rows: 5}
        5️⃣nonsense: true
      """,
      [
        Mistake(1, "'name' is written twice in the scenario", notes: ["the first one is here"]),
        Mistake(2, "'name' is written twice in the scenario"),
        Mistake(3, "'rows' is written twice in 'table'"),
        Mistake(4, "'table' is written twice in 'scene'"),
        Mistake(5, "'nonsense' is not a key of 'scene'"),
      ]
    )
  }

  @Test func `aliases that unfold without end cost no time`() {
    var bomb = "layoutsim: 2\nname: &a0 x\nscene: {table: {rows: 1}}\n"
    for level in 1...40 {
      bomb += "b\(level): &a\(level) [*a\(level - 1), *a\(level - 1)]\n"
    }
    let (scenario, diagnostics) = SceneReader.read(text: bomb, file: "bomb")
    #expect(scenario == nil)
    #expect(
      diagnostics.map(\.message) == [
        "this file stands for more than 50000 values once its aliases are unfolded"
      ]
    )
  }

  @Test(arguments: [
    "? *a40\n: 1\n", "*a40 : 1\n", "[*a40, *a40]: 1\n", "x: {? *a40 : 1}\n",
    "x: {a: 1, ?\n  [*a40]\n  : 2}\n",
    "- ? [*a40]\n  : 1\n", "x: [*a40 : 1]\n",
  ])
  func `keys made of aliases are refused before the library compares them`(_ key: String) {
    var bomb = "x0: &a0 x\n"
    for level in 1...40 {
      bomb += "x\(level): &a\(level) [*a\(level - 1), *a\(level - 1)]\n"
    }
    let (scenario, diagnostics) = SceneReader.read(text: bomb + key, file: "bomb")
    #expect(scenario == nil)
    #expect(
      diagnostics.map(\.message) == [
        "a key here is an alias, a list or a map, and keys of scenario files are words"
      ]
    )
  }

  @Test func `a multiplication is not an alias`() throws {
    let scenario = try scenario(
      file(
        overlay: """

              constraints:
                - touchView.width == 0.5 *superview.width  # half: of it
                - {constraint: touchView.height == superview.height *0.5, id: x}
          """
      )
    )
    #expect(scenario.scene.overlay?.constraints?.map(\.multiplier) == [0.5, 0.5])
  }

  @Test(arguments: ["[", "{a: ", "- ", "? "])
  func `values nested without end are refused`(_ opening: String) {
    for depth in [40, 5000] {
      let text = "name: " + String(repeating: opening, count: depth)
      let closed = text + String(repeating: opening == "[" ? "]" : "}", count: depth)
      #expect(SceneReader.read(text: text, file: "deep").scenario == nil)
      #expect(SceneReader.read(text: closed, file: "deep").scenario == nil)
    }
    let nested = (0..<900).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
    #expect(SceneReader.read(text: String(nested.prefix(260_000)), file: "deep").scenario == nil)
  }

  @Test func `a file of a size that no scenario has is not read`() {
    let text = file() + String(repeating: "#", count: 300_000)
    let (scenario, diagnostics) = SceneReader.read(text: text, file: "large")
    #expect(scenario == nil)
    #expect(
      diagnostics.map(\.message) == [
        "this file has \(text.utf8.count) bytes, and a scenario file has at most 262144"
      ]
    )
  }

  @Test func `a file of mistakes names a hundred of them`() {
    let text = file() + "\n" + (0..<20_000).map { "k\($0): 1\n" }.joined()
    let (scenario, diagnostics) = SceneReader.read(text: text, file: "wrong")
    #expect(scenario == nil)
    #expect(diagnostics.count == 101)
    #expect(diagnostics.last?.message == "this file has more mistakes, which are not shown")
  }

  @Test func `bytes that are no text are said so, with their place`() {
    let bytes = Array("layoutsim: 2\nname: ".utf8) + [0xC3, 0x28, 0xFF] + Array("\n".utf8)
    let (scenario, diagnostics) = SceneReader.read(bytes: bytes, file: "a")
    #expect(scenario == nil)
    #expect(diagnostics.map(\.message) == ["this file is not UTF-8"])
    #expect(diagnostics.map(\.mark?.line) == [2])
    #expect(diagnostics.map(\.mark?.column) == [7])
  }

  /// Texts that are nearly a scenario: a whole one with letters changed, lines moved and words put in.
  @Test(arguments: 0..<60 as Range<UInt64>)
  func `whatever a file says, it is read or refused with a place`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let letters = Array("{}[]:,-#&*!|>'\"%@`? \n\t019ab/.~=<+é👍\u{0}\u{85}\u{2028}")
    let words = [
      "<<", "rows", "- ", "*a", "&a ", "? ", "row 3..9", "null", "--- \n", ": ", "@ 7", "1e9",
    ]
    for _ in 0..<8 {
      var characters = Array(Self.example)
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let place = Int.random(in: 0..<characters.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: characters[place] = letters[Int.random(in: 0..<letters.count, using: &random)]
        case 1: characters.remove(at: place)
        case 2:
          let word = words[Int.random(in: 0..<words.count, using: &random)]
          characters.insert(contentsOf: word, at: place)
        default:
          let end = min(characters.count, place + 40)
          let other = Int.random(in: 0..<characters.count, using: &random)
          characters.insert(contentsOf: characters[place..<end], at: other)
        }
      }
      let text = String(characters)
      let (scenario, diagnostics) = SceneReader.read(text: text, file: "random")
      #expect((scenario == nil) == diagnostics.containsError, "seed \(seed): \(text)")
      let lines = SourceText(file: "random", text: text).lines
      for diagnostic in diagnostics {
        let mark = diagnostic.mark
        #expect(
          mark.map { $0.line >= 1 && $0.line <= lines.count } == true,
          "seed \(seed): \(diagnostic)"
        )
      }
      let printed = DiagnosticPrinter(sources: [SourceText(file: "random", text: text)])
        .text(of: diagnostics)
      #expect(!printed.contains("\u{1B}") && !printed.contains("\u{0}"), "seed \(seed)")
    }
  }

  private static let example = """
    layoutsim: 2
    name: "everything, é"
    scene:
      device: iPhone 15
      table: {sections: [{title: A, rows: 9, selected: [1, 3..4]}, {rows: 0}], editing: true}
      overlay:
        constraints:
          - touchView.trailing == superview.safeArea.trailing - 8 @ 750
          - {constraint: touchView.width == 72, id: width}
    steps:
      - press: row 3 on touchView
      - move: {to: "120, 300", through: [row 0/4, top edge + 3], within: 300ms}
      - repeat:
          times: 2
          steps: [hold: 1s, expect: {selected: [rows 1..3], offset: ">= 3"}]
      - release
      - snapshot: end
    pictures:
      - {file: a/b.svg, strip: [end], show: [finger]}
    """
}
