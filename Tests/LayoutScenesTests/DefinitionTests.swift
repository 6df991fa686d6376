import LayoutDiagnostics
import LayoutScenes
import Testing

@Suite struct `Steps with a name` {
  private func file(_ define: String, _ steps: String) -> String {
    """
    layoutsim: 2
    name: a test
    scene: {table: {rows: 20}}
    define:
    \(define)
    steps:
    \(steps)

    """
  }

  @Test func `a use stands for the steps, which know where they are used`() throws {
    let text = file(
      "  twice: [tap: row 1, use: once]\n  once: [tap: row 2]",
      "  - use: twice\n  - wait: 1s\n  - use: once"
    )
    let steps = try scenario(text).steps
    #expect(steps.map(\.action.keyword) == ["tap", "tap", "wait", "tap"])
    #expect(steps.map { $0.mark?.line } == [5, 6, 9, 6])
    #expect(steps.map { $0.uses.map(\.line) } == [[8], [5, 8], [], [10]])
  }

  @Test func `a definition means the rows that are there where it is used`() throws {
    let text = file(
      "  more: [insert: row 20, tap: row 20, delete: row 20]",
      "  - repeat: {times: 3, steps: [use: more]}"
    )
    #expect(try scenario(text).steps.count == 9)
  }

  @Test(arguments: [
    MistakeRow(
      "an unknown name",
      "  once: [tap: row 2]\nsteps:\n  - use: 1️⃣onse",
      "no steps are defined as 'onse'",
      notes: ["the names are 'once'"],
      hint: "write 'once'"
    ),
    MistakeRow(
      "a name alone",
      "  once: [tap: row 2]\nsteps:\n  - 1️⃣once",
      "'once' is not a step",
      hint: "write 'use: once'"
    ),
    MistakeRow(
      "a name as a step",
      "  once: [tap: row 2]\nsteps:\n  - 1️⃣once:",
      "'once' is not a key of a step",
      hint: "write 'use: once'"
    ),
    MistakeRow(
      "a definition that uses itself",
      "  a: [tap: row 1, use: b]\n  b: [use: 1️⃣a]\nsteps:\n  - use: a",
      "'a' uses itself",
      notes: ["through this", "it is used here", "it is used here"]
    ),
    MistakeRow(
      "a definition that nothing uses and that uses itself",
      "  a: [use: 1️⃣a]\nsteps:\n  - wait: 1s",
      "'a' uses itself",
      notes: ["it is used here"]
    ),
    MistakeRow(
      "a mistake in a definition is told once",
      "  a: [tap: 1️⃣row 99]\nsteps:\n  - use: a\n  - use: a",
      "the table has no row 99",
      notes: ["it has 20 rows, counted from 0", "it is used here"]
    ),
    MistakeRow(
      "a mistake in a definition that nothing uses",
      "  a: [1️⃣tab: row 1]\nsteps:\n  - wait: 1s",
      "'tab' is not a key of a step",
      hint: "write 'tap'"
    ),
    MistakeRow(
      "no list",
      "  a: 1️⃣5\nsteps:\n  - wait: 1s",
      "'a' is a list of steps, not '5'",
      hint: "write [5]"
    ),
    MistakeRow(
      "nothing",
      "  1️⃣a:\nsteps:\n  - wait: 1s",
      "nothing stands after 'a:'",
      hint: "write a list of steps, or delete the name"
    ),
    MistakeRow(
      "no name",
      "  1️⃣\"\": [wait: 1s]\nsteps:\n  - wait: 1s",
      "these steps have no name, so that nothing can use them",
      hint: "write a name before the ':', for '- use: NAME'"
    ),
    MistakeRow(
      "a step out of order",
      "  up: [1️⃣release]\nsteps:\n  - use: up",
      "'release' needs a finger that is down",
      notes: ["it is used here"],
      hint: "write '- press' and a place before it"
    ),
    MistakeRow(
      "a name that is a list",
      "  a: [wait: 1s]\nsteps:\n  - use: 1️⃣[a]",
      "'use' is a name from 'define', not [a]"
    ),
  ])
  func `a mistake is told where it is and where it is used`(_ row: MistakeRow) {
    expect(
      "layoutsim: 2\nname: a test\nscene: {table: {rows: 20}}\ndefine:\n\(row.text)\n",
      [row.mistake]
    )
  }

  @Test func `definitions that double each other come to an end`() {
    let define = (0..<40).map { "  a\($0): [use: a\($0 + 1), use: a\($0 + 1)]" }
    let text = file((define + ["  a40: [wait: 1s]"]).joined(separator: "\n"), "  - use: a0")
    let (scenario, diagnostics) = SceneReader.read(text: text, file: "a")
    #expect(scenario == nil)
    #expect(
      diagnostics.map(\.message)
        == ["definitions stand for more than the 10000 steps that are allowed"]
    )
  }

  @Test func `no definitions at all`() {
    expect(
      "layoutsim: 2\nname: a test\nscene: {table: {rows: 20}}\nsteps:\n  - use: 1️⃣a\n",
      [
        Mistake(
          1,
          "no steps are defined as 'a'",
          notes: [],
          hint: "write 'define: {a: [...]}' beside 'steps'"
        )
      ]
    )
  }
}
