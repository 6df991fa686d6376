import LayoutDiagnostics
import LayoutScenes
import LayoutSimulation
import Testing

/// What scenarios expect of the calls to delegates, and how they are told what came instead.
@Suite struct DelegateCallTests {
  private static let drag = "press: row 2 on touchView\nmove: {to: row 4, within: 300ms}\nrelease\n"

  @Test(arguments: [
    ("[didSelectRowAt rows 2..4]", nil),
    ("[didSelectRowAt row 2, didSelectRowAt row 3, didSelectRowAt row 4]", nil),
    ("[tableViewSelectionPanningDidBegin, tableViewSelectionPanningDidEnd]", nil),
    ("{didSelectRowAt: 3, didDeselectRowAt: 0}", nil),
    (
      "[didSelectRowAt rows 4..2]",
      "delegate call 1 is 'didSelectRowAt row 2', expected 'didSelectRowAt row 4'"
    ),
    (
      "[didSelectRowAt rows 2..3]",
      "after 2 delegate calls comes 'didSelectRowAt row 4', expected no more"
    ),
    (
      "[didSelectRowAt rows 2..5]",
      "after 3 delegate calls comes no more, expected 'didSelectRowAt row 5'"
    ),
    (
      "[tableViewSelectionPanningDidEnd, didSelectRowAt rows 2..4]",
      "delegate call 1 is 'didSelectRowAt row 2', expected 'tableViewSelectionPanningDidEnd'"
    ),
    ("none", "after 0 delegate calls comes 'tableViewSelectionPanningDidBegin', expected no more"),
    ("{didSelectRowAt: '>= 4'}", "the number of didSelectRowAt calls is 3, expected >= 4"),
  ])
  func `calls are expected in order, or counted`(calls: String, message: String?) throws {
    let messages = try failures(Self.drag + "expect: {delegate-calls: \(calls)}")
    #expect(messages == [message].compactMap(\.self))
  }

  @Test func `a long press across sections names the rows of each`() throws {
    let text = """
      layoutsim: 2
      name: across
      scene:
        device: iPhone SE (3rd generation)
        table: {row-height: 44, sections: [{rows: 3}, {rows: 3}]}
        overlay: none
      selection: {starts-with: long-press, crosses-sections: true}
      steps:
        - press: row 0/1
        - hold: 300ms
        - move: {to: row 1/1, within: 0ms}
        - move: {to: row 0/0, within: 0ms}
        - release
        - expect:
            delegate-calls:
              - didUpdateLongPressState.changed rows 0/1..2, 1/0..1
              - didUpdateLongPressState.changed rows 0/1..0
        - expect: {delegate-calls: [didUpdateLongPressState.changed row 0/1]}
      """
    let (scenario, diagnostics) = SceneReader.read(text: text, file: "across.sim.yaml")
    #expect(diagnostics.isEmpty)
    let played = ScenarioPlayer.play(try #require(scenario))
    #expect(
      played.failures.map(\.message) == [
        "delegate call 1 is 'didUpdateLongPressState.changed rows 0/1..2, 1/0..1',"
          + " expected 'didUpdateLongPressState.changed row 1'"
      ]
    )
  }

  @Test func `a form asks its delegate`() throws {
    let scene = "form: {options: {a: A, b: B}}"
    let steps = "tap: row 1\nrequest-dismissal\nrequest-cancel\n"
    let calls =
      "[didSelectRowAt row 1, selectionFormRequestsDismissal, selectionFormRequestsCancel]"
    #expect(
      try failures(
        "\(steps)expect: {delegate-calls: \(calls)}",
        table: "{row-height: 44}",
        scene: scene
      ) == []
    )
  }
}
