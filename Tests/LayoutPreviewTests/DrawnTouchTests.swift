import LayoutPreview
import LayoutScenes
import Testing

@Suite struct DrawnTouchTests {
  /// Returns the text of samples along a way at an even speed, with one each 16 ms, after `hold` at its start.
  private static func samples(
    _ way: [(x: Double, y: Double)],
    each milliseconds: Double,
    hold: Double = 0
  ) -> String {
    var text = ""
    var time = 0.0
    while time < hold {
      text += "\(way[0].x),\(way[0].y),\(time);"
      time += 16
    }
    time = hold
    for (first, last) in zip(way, way.dropFirst()) {
      let start = time
      while time < start + milliseconds {
        let share = (time - start) / milliseconds
        text +=
          "\(first.x + (last.x - first.x) * share),\(first.y + (last.y - first.y) * share),\(time);"
        time += 16
      }
      time = start + milliseconds
    }
    return text + "\(way[way.count - 1].x),\(way[way.count - 1].y),\(time)"
  }

  private static func steps(
    _ text: String,
    namingRows: Bool = true,
    at moment: PreviewMoment = .steps(0)
  ) async throws -> StepsAnswer {
    try await WrittenFile.pan.session.steps(
      of: DrawnTouch(text),
      namingRows: namingRows,
      in: .ownOfScene,
      at: moment
    )
  }

  @Test func `a straight pan is one move, by rows or by points`() async throws {
    let drawn = Self.samples([(30, 208), (31, 384)], each: 400)
    let rows = try await Self.steps(drawn)
    #expect(
      rows.text == """
          - press: row 2 on touchView
          - move: {to: "row 6", within: 400ms}
          - release

        """
    )
    #expect(rows.isFine)
    #expect(rows.outcome == "rows 2..6 are selected then")
    let points = try await Self.steps(drawn, namingRows: false)
    #expect(
      points.text == """
          - press: 30, 208
          - move: {to: "31, 384", within: 400ms}
          - release

        """
    )
    #expect(points.outcome == "rows 2..6 are selected then")
  }

  @Test func `turning back and resting are steps of their own`() async throws {
    let drawn = Self.samples([(30, 208), (30, 472), (30, 296)], each: 480, hold: 320)
    let steps = try await Self.steps(drawn)
    #expect(steps.text.contains("  - hold: 3"))
    let moves = steps.text.split(separator: "\n").filter { $0.contains("move") }
    #expect(moves.count == 2)
    #expect(moves.last?.contains(#""row 4""#) == true)
    #expect(steps.isFine)
  }

  @Test func `going on within a row is a rest there`() async throws {
    let drawn = Self.samples([(30, 208), (30, 384), (48, 384)], each: 300)
    let rows = try await Self.steps(drawn)
    #expect(
      rows.text == """
          - press: row 2 on touchView
          - move: {to: "row 6", within: 300ms}
          - hold: 300ms
          - release

        """
    )
    let points = try await Self.steps(drawn, namingRows: false)
    #expect(points.text.split(separator: "\n").count { $0.contains("move") } == 2)
  }

  @Test func `a short touch in one place is a tap`() async throws {
    #expect(try await Self.steps("30,208,0;31,208,90").text == "  - tap: row 2 on touchView\n")
    #expect(try await Self.steps("200,208,0;200,208,90").text == "  - tap: row 2\n")
    #expect(try await Self.steps("200,70,0;200,70,90").text == "  - tap: 200, 70\n")
    let long = try await Self.steps("200,208,0;200,208,900")
    #expect(long.text == "  - press: row 2\n  - hold: 900ms\n  - release\n")
  }

  @Test func `the steps can be pasted into the file`() async throws {
    let drawn = Self.samples([(30, 208), (60, 300), (30, 560)], each: 300, hold: 100)
    for namesRows in [true, false] {
      let steps = try await Self.steps(drawn, namingRows: namesRows, at: .end)
      let file = WrittenFile.pan
      file.replace("  - snapshot: after\n", with: steps.text)
      let state = await file.session.state(in: .ownOfScene)
      #expect(state.diagnostics.isEmpty, "\(steps.text)")
      #expect(state.run?.steps.allSatisfy { $0.end != nil } == true)
    }
  }

  @Test func `steps that cannot be played say why`() async throws {
    let steps = try await Self.steps("30,208,0;30,300,300", at: .steps(1))
    #expect(!steps.isFine)
    #expect(
      steps.outcome == "a finger is down at this moment: draw where none is, or after the end"
    )
  }

  @Test(arguments: ["", "1,2", "1,2,3;4", "a,b,c", "1,2,nan", "1,2,5;1,2,4", "1e9,0,0"])
  func `what is no touch is told`(_ text: String) {
    #expect(throws: PreviewMistake.self) { try DrawnTouch(text) }
  }
}
