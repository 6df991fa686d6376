import LayoutPreview
import Testing

/// A scenario's steps as somebody writes them, with the words that are shown of each.
struct StepWordsRow: CustomTestStringConvertible {
  let steps: String
  let words: [String]

  var testDescription: String { steps }
}

@Suite struct ElementWordsTests {
  @Test(arguments: [
    StepWordsRow(
      steps: "[{press: row 2 on touchView}, release, {wait: 1s}]",
      words: ["press: row 2 on touchView", "release", "wait: 1s"]
    ),
    StepWordsRow(
      steps: "[{press: row 2}, {move: {to: row 4, within: 300ms}}, {release: }]",
      words: ["press: row 2", "move: {to: row 4, within: 300ms}", "release:"]
    ),
    StepWordsRow(steps: "\n  - {tap: row 3} # one of them", words: ["tap: row 3"]),
    StepWordsRow(
      steps: "\n  - tap: 200, 300\n  - press: {at: \"200, 310\"}\n  - release",
      words: ["tap: 200, 300", "press: {at: \"200, 310\"}", "release"]
    ),
    StepWordsRow(
      steps: "[{expect: {log: Ada's}}, {expect: {log: \"a, b]\"}}]",
      words: ["expect: {log: Ada's}", "expect: {log: \"a, b]\"}"]
    ),
  ])
  func `a step is shown as it is written, without its neighbors`(_ row: StepWordsRow) async throws {
    let state = await Self.state(steps: row.steps)
    #expect(state.run?.steps.map(\.text) == row.words)
  }

  @Test func `an expectation is shown with all that its value has`() async throws {
    let state = await Self.state(
      steps: "[{expect: {selected: [row 1, row 3], editing: true}}, {expect: {selected: none}}]"
    )
    let expectations = state.run?.steps.flatMap(\.expectations) ?? []
    #expect(
      expectations.map(\.text) == ["selected: [row 1, row 3]", "editing: true", "selected: none"]
    )
  }

  private static func state(steps: String) async -> PreviewState {
    let text = """
      layoutsim: 2
      name: Words
      scene: {table: {rows: 20, editing: true}, overlay: scroll-and-select}
      steps: \(steps)

      """
    return await WrittenFile(text).session.state(in: .ownOfScene)
  }
}
