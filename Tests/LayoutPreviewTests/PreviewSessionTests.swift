import LayoutPreview
import LayoutScenes
import Testing

@Suite struct PreviewSessionTests {
  @Test func `the state has the steps with their times and lines, and what became of them`()
    async throws
  {
    let state = await WrittenFile.pan.session.state(in: .ownOfScene)
    let run = try #require(state.run)
    #expect(run.name == "A pan")
    #expect([run.width, run.height] == [393, 852])
    #expect(run.duration == 0.4)
    #expect(run.steps.map(\.keyword) == ["press", "move", "release", "expect", "snapshot"])
    #expect(run.steps.map(\.end) == [0, 0.4, 0.4, 0.4, 0.4])
    #expect(run.steps.map { $0.place?.line } == [8, 9, 10, 11, 12])
    #expect(run.steps[0].text == "press: row 2 on touchView")
    #expect(run.steps[3].expectations.map(\.holds) == [true])
    #expect(run.trace.contains { $0.kind == "selection" })
    #expect(state.diagnostics.isEmpty)
    #expect(!state.isStale)
  }

  @Test func `the picture of a moment is that of the time or of the step`() async throws {
    let session = WrittenFile.pan.session
    func picture(_ moment: String) async throws -> String {
      let bytes = try await session.picture(
        in: .ownOfScene,
        at: PreviewMoment(moment),
        showing: [.finger]
      )
      return String(decoding: bytes, as: UTF8.self)
    }
    let start = try await picture("0")
    let pressed = try await picture("1")
    let middle = try await picture("200ms")
    let end = try await picture("end")
    #expect(start.hasPrefix("<?xml") || start.hasPrefix("<svg"))
    #expect(!start.contains(#"id="finger""#))
    #expect(pressed.contains(#"id="finger""#))
    #expect(middle.contains(#"id="finger""#))
    #expect(!end.contains(#"id="finger""#))
    #expect(Set([start, pressed, middle, end]).count == 4)
    #expect(try await picture("5") == end)
    #expect(try await picture("900000ms") == end)
  }

  @Test func `a mistake leaves the picture as it was, and mending it shows the new one`()
    async throws
  {
    let file = WrittenFile.pan
    let session = file.session
    let before = try await session.picture(in: .ownOfScene, at: .end, showing: nil)
    file.replace("row-height: 44", with: "row-height: tall")
    session.reload()
    let wrong = await session.state(in: .ownOfScene)
    #expect(wrong.version == 2)
    #expect(wrong.isStale)
    #expect(wrong.diagnostics.map { $0.place?.line } == [5])
    #expect(wrong.diagnostics.first?.place?.carets?.hasSuffix("^~~~") == true)
    #expect(wrong.run?.steps.count == 5)
    #expect(try await session.picture(in: .ownOfScene, at: .end, showing: nil) == before)
    file.replace("row-height: tall", with: "row-height: 60")
    session.reload()
    let mended = await session.state(in: .ownOfScene)
    #expect(mended.version == 3)
    #expect(!mended.isStale)
    #expect(mended.diagnostics.isEmpty)
    #expect(try await session.picture(in: .ownOfScene, at: .end, showing: nil) != before)
  }

  @Test func `a file that was never without a mistake has no picture`() async throws {
    let session = WrittenFile("layoutsim: 2\n").session
    let state = await session.state(in: .ownOfScene)
    #expect(state.run == nil)
    #expect(!state.isStale)
    #expect(!state.diagnostics.isEmpty)
    await #expect(throws: PreviewMistake.self) {
      try await session.picture(in: .ownOfScene, at: .end, showing: nil)
    }
  }

  @Test func `what does not hold when it is played is told, and ends nothing`() async throws {
    let file = WrittenFile.pan
    file.replace("rows 2..6", with: "rows 2..7")
    let state = await file.session.state(in: .ownOfScene)
    let expected = try #require(state.run?.steps[3].expectations.first)
    #expect(expected.holds == false)
    #expect(expected.message == "selected are rows 2..6, expected rows 2..7")
    #expect(state.diagnostics.map { $0.place?.line } == [11])
    file.replace("row 2 on touchView", with: "row 39 on touchView")
    let missed = await file.session.state(in: .ownOfScene)
    #expect(missed.run?.steps.map(\.isFailed) == [true, false, false, false, false])
    #expect(missed.run?.steps[3].expectations.first?.holds == .some(nil))
    #expect(missed.run?.steps.allSatisfy { $0.end == nil } == true)
  }

  @Test func `of a large matrix a page shows the first environments, and says how many more`()
    async throws
  {
    let file = WrittenFile.pan
    file.replace(
      "scene:",
      with: """
        matrix: {devices: [phones, pads], orientations: [portrait, landscape], themes: [light, dark], \
        text-weights: [regular, bold], windows: [full, 500x700]}
        scene:
        """
    )
    let state = await file.session.state(in: .ownOfScene)
    let scenario = try #require(SceneReader.read(text: file.text, file: "a.sim.yaml").scenario)
    let all = scenario.matrix.variations(in: scenario.scene.environment)
    #expect(state.matrix.map(\.name) == all.prefix(200).map { String($0.fullSuffix.dropFirst()) })
    #expect(all.count > 200 && state.hiddenEntries == all.count - 200)
    #expect(state.diagnostics.isEmpty)
  }

  @Test func `a device of the file's own is chosen by its name, and by a matrix`() async throws {
    let file = WrittenFile.pan
    file.replace(
      "scene:",
      with: """
        devices: [{name: Foldable, size: 466x678}]
        matrix: {devices: [iPhone 15, Foldable], themes: [light, dark]}
        scene:
        """
    )
    let session = file.session
    let state = await session.state(in: .ownOfScene)
    #expect(state.choices.first { $0.key == "device" }?.values.first == "Foldable")
    #expect(
      state.matrix.map(\.name) == [
        "iPhone-15-light", "iPhone-15-dark", "Foldable-light", "Foldable-dark",
      ]
    )
    let chosen = try await session.environment(try #require(state.matrix.last).words)
    #expect(await session.state(in: chosen).run?.width == 466)
    #expect(throws: PreviewMistake.self) { try PreviewEnvironment(["device": "Foldable"]) }
  }

  @Test func `a screen is chosen by words, of which unknown ones are told`() async throws {
    let session = WrittenFile.pan.session
    let pad = try PreviewEnvironment(["device": "iPad mini (6th generation)", "theme": "dark"])
    let run = try #require(await session.state(in: pad).run)
    #expect([run.width, run.height] == [744, 1133])
    #expect(run.environment["theme"] == "dark")
    let held = try PreviewEnvironment(["orientation": "landscape", "device": ""])
    #expect(await session.state(in: held).run?.width == 852)
    let cut = await session.state(in: try PreviewEnvironment(["window": "half"]))
    #expect(cut.run == nil)
    #expect(cut.obstacle?.contains("choose another window") == true)
    for words in [["device": "iPhone 99"], ["theme": "blue"], ["direction": "<b>"]] {
      #expect(throws: PreviewMistake.self) { try PreviewEnvironment(words) }
    }
    for moment in ["-1", "1.5", "now", "99999999999999999999ms"] {
      #expect(throws: PreviewMistake.self) { try PreviewMoment(moment) }
    }
  }

  @Test func `who waits is woken by the next change, and by nothing else`() async throws {
    let file = WrittenFile.pan
    let session = file.session
    #expect(await session.version(after: 0, within: .seconds(60)) == 1)
    #expect(await session.version(after: 1, within: .milliseconds(1)) == 1)
    async let news = session.version(after: 1, within: .seconds(60))
    session.reload()
    file.replace("rows: 40", with: "rows: 41")
    session.reload()
    #expect(await news == 2)
    let waiting = Task { await session.version(after: 2, within: .seconds(60)) }
    waiting.cancel()
    #expect(await waiting.value == 2)
  }

  @Test func `a click names the view that takes the touch, and the way to it`() async throws {
    let session = WrittenFile.pan.session
    let hit = try await session.hit(x: 30, y: 300, in: .ownOfScene, at: .end)
    #expect(hit.taker == "View 'touchView'")
    #expect(hit.chain.first?.name == "Window 'window'")
    #expect(hit.chain.first?.path == "")
    #expect(hit.behind?.hasPrefix("row ") == true)
    #expect(hit.lines.contains { $0.contains("takes the touch") })
    let row = try await session.hit(x: 200, y: 300, in: .ownOfScene, at: .end)
    #expect(row.taker?.hasSuffix("row 4") == true)
    await #expect(throws: PreviewMistake.self) {
      try await session.hit(x: .nan, y: 0, in: .ownOfScene, at: .end)
    }
  }

  @Test func `a view is shown with its constraints, and their lines where the file has them`()
    async throws
  {
    let file = WrittenFile.pan
    file.replace(
      "  overlay: {kind: scroll-and-select, debug: true}",
      with: """
          overlay:
            kind: scroll-and-select
            constraints:
              - touchView.leading == superview.leading
              - touchView.width == 60
              - touchView.top == superview.top
              - touchView.bottom == superview.bottom
        """
    )
    let session = file.session
    let hit = try await session.hit(x: 30, y: 300, in: .ownOfScene, at: .end)
    let path = try #require(hit.chain.last?.path)
    let view = try await session.view(at: path, in: .ownOfScene, at: .end)
    #expect(view.view.name == "View 'touchView'")
    #expect(view.view.frame == [0, 0, 60, 852])
    #expect(
      view.constraints.map { $0.place?.line } == [10, 9, 11, 12] || view.constraints.count == 4
    )
    #expect(
      view.constraints.contains { $0.equation == "touchView.width == 60" && $0.place?.line == 10 }
    )
    #expect(view.edges.map(\.name) == ["left", "top", "width", "height"])
    #expect(view.superview?.name == "View 'superview'")
    await #expect(throws: PreviewMistake.self) {
      try await session.view(at: "0.99", in: .ownOfScene, at: .end)
    }
    let tree = try await session.tree(in: .ownOfScene, at: .end)
    #expect(tree.lines.first?.view.path == "")
    #expect(tree.lines.contains { $0.view.path == path && $0.text.contains("touchView") })
  }
}
