import Foundation
import LayoutGeometry
import LayoutInteraction
import LayoutReports
import LayoutSVG
import LayoutScenes
import LayoutSimulation
import LayoutTables
import LayoutViews
import ScreenFrames
import TestSupport
import Testing

@Suite
struct FilmPlanTests {
  @Test func `each frame is the screen at its time`() throws {
    let scenario = try FilmPlayTests.scenario(named: "demo")
    let film = try #require(FilmPlan(.init()).film(of: scenario, every: .seconds(1) / 60).film)
    // The finger is moved sixty times a second too, from a moment that is not a sixtieth.
    for index in stride(from: 7, to: film.frames.count - 1, by: 17) {
      var player = ScenarioPlayer(scenario)
      player.takesSnapshots = false
      _ = player.play(until: Instant(sinceStart: .seconds(1) * index / 60 + .nanoseconds(1)))
      let frames = [film.frames[index], player.simulation.frame()]
      let texts = try frames.map { try SVGWriter().write($0).split(separator: "\n") }
      #expect(zip(texts[0], texts[1]).first { $0 != $1 } ?? ("", "") == ("", ""), "frame \(index)")
    }
  }

  // The frames of a film in which the screen turns lie on a page that has room for both.
  @Test(arguments: FilmPlayTests.scenarios.filter { $0 != "gestures/turned-while-selecting" })
  func `a run that stops at a time shows what a film shows then`(_ name: String) throws {
    let scenario = try FilmPlayTests.scenario(named: name)
    let film = try #require(FilmPlan(.init()).film(of: scenario, every: .milliseconds(20)).film)
    var random = SeededGenerator(seed: 5)
    for _ in 0..<8 {
      let index = Int.random(in: 0..<film.frames.count, using: &random)
      var player = ScenarioPlayer(scenario)
      player.takesSnapshots = false
      _ = player.play(until: Instant(sinceStart: .milliseconds(20) * index))
      let frames = [film.frames[index], player.simulation.frame()]
      let texts = try frames.map { try SVGWriter().write($0).split(separator: "\n") }
      #expect(
        zip(texts[0], texts[1]).first { $0 != $1 } ?? ("", "") == ("", ""),
        "\(name) at \(index * 20) ms"
      )
      #expect(texts[0].count == texts[1].count)
    }
  }

  @Test func `a run goes on after a settle, up to the time at which it stops`() throws {
    let text = """
      layoutsim: 2
      name: settled
      scene: {table: {rows: 20, editing: true}, overlay: {kind: scroll-and-select}}
      steps:
        - tap: row 1 on touchView
        - settle
        - press: row 2 on touchView
        - move: {to: row 6, within: 1s}
        - release
      """
    let scenario = try #require(SceneReader.read(text: text, file: "settled.sim.yaml").scenario)
    // Within the tap, the settle and the move, and after all of it.
    for (milliseconds, rows) in [
      (20, []), (60, [1]), (700, [1, 2, 3, 4, 5]), (5000, [1, 2, 3, 4, 5, 6]),
    ] {
      var player = ScenarioPlayer(scenario)
      _ = player.play(until: Instant(sinceStart: .milliseconds(milliseconds)))
      let selected = player.simulation.tableView.indexPathsForSelectedRows ?? []
      #expect(selected.map(\.row) == rows, "\(milliseconds) ms")
    }
  }

  @Test(arguments: FilmPlayTests.scenarios)
  func `the screen does not depend on how often it is looked at`(_ name: String) throws {
    let scenario = try FilmPlayTests.scenario(named: name)
    let often = FilmPlan(.init()).film(of: scenario, every: .milliseconds(20)).film
    let seldom = FilmPlan(.init()).film(of: scenario, every: .milliseconds(100)).film
    let frames = try #require(often).frames
    // The last moment may be any: it is the end.
    for (index, frame) in try #require(seldom).frames.enumerated() where 5 * index < frames.count {
      let isSame = frame.elements == frames[5 * index].elements
      #expect(isSame, "\(name) at \(index * 100) ms")
    }
  }

  @Test func `twice as fast takes every second frame`() throws {
    let scenario = try FilmPlayTests.scenario(named: "demo")
    var animation = Picture.Animation()
    let usual = try #require(FilmPlan(animation).film(of: scenario, every: .milliseconds(50)).film)
    animation.speed = 2
    let fast = try #require(FilmPlan(animation).film(of: scenario, every: .milliseconds(50)).film)
    #expect(fast.interval == .milliseconds(50))
    #expect(fast.frames.count == usual.frames.count / 2 + 1)
    for (index, frame) in fast.frames.enumerated().dropLast() {
      #expect(frame.elements == usual.frames[2 * index].elements, "frame \(index)")
    }
  }

  @Test(arguments: [50, 100, 70])
  func `a film ends as the run does, whenever its last step is played`(_ interval: Int) throws {
    let text = """
      layoutsim: 2
      name: lifted
      scene: {table: {rows: 60}, show: [finger]}
      steps:
        - press: row 2
        - hold: 500ms
        - release
      """
    let scenario = try #require(SceneReader.read(text: text, file: "lifted.sim.yaml").scenario)
    var player = ScenarioPlayer(scenario)
    _ = player.play(until: nil)
    let outcome = FilmPlan(.init()).film(of: scenario, every: .milliseconds(interval))
    let film = try #require(outcome.film)
    #expect(film.frames.last?.elements == player.simulation.frame().elements)
    #expect(film.frames.dropLast().last?.elements != film.frames.last?.elements)
  }

  @Test func `a part of a run begins and ends with what its snapshots show`() throws {
    let scenario = try FilmPlayTests.scenario(named: "demo")
    let names = scenario.snapshotNames
    let frames = ScenarioPlayer.play(scenario).snapshots
    var animation = Picture.Animation()
    animation.from = .snapshot(names[0])
    animation.to = .snapshot(names[1])
    animation.still = names[0]
    let film = try #require(FilmPlan(animation).film(of: scenario, every: .milliseconds(20)).film)
    #expect(film.frames.first?.elements == frames[0].frame.elements)
    #expect(film.frames.last?.elements == frames[1].frame.elements)
    #expect(film.still.elements == frames[0].frame.elements)
  }

  struct RefusalRow: CustomTestStringConvertible {
    let testDescription: String
    let steps: String
    let animation: Picture.Animation
    let reason: String
    let hint: String?
  }

  @Test(arguments: [
    RefusalRow(
      testDescription: "a run without a length",
      steps: "- snapshot: a",
      animation: .init(),
      reason: "it has no length: nothing takes time from 0 s on",
      hint: "nothing of the scenario takes time: draw a picture that stands still"
    ),
    RefusalRow(
      testDescription: "a part without a length",
      steps: "- snapshot: a\n- wait: 1s",
      animation: .init(from: .time(.seconds(1))),
      reason: "it has no length: nothing takes time from 1 s on",
      hint: "choose other moments with 'from' and 'to'"
    ),
    RefusalRow(
      testDescription: "an end before the beginning",
      steps: "- wait: 1s\n- snapshot: a",
      animation: .init(from: .snapshot("a"), to: .time(.milliseconds(500))),
      reason: "it would begin at 1 s and end at 0.5 s",
      hint: "swap 'from' and 'to'"
    ),
    RefusalRow(
      testDescription: "an end after the run's",
      steps: "- wait: 1s",
      animation: .init(to: .time(.seconds(2))),
      reason: "its end '2s' is not reached",
      hint: "the scenario ends at 1 s: choose an earlier moment"
    ),
    RefusalRow(
      testDescription: "a step that fails",
      steps: "- wait: 1s\n- tap: row 40",
      animation: .init(),
      reason: "step 2 failed before its end",
      hint: nil
    ),
    RefusalRow(
      testDescription: "too many frames",
      steps: "- wait: 10s",
      animation: .init(every: .milliseconds(1)),
      reason: "it would have 10001 frames, and at most 3600 are drawn",
      hint: "write a longer 'every', or choose fewer moments with 'from' and 'to'"
    ),
  ])
  func `what cannot be drawn is said`(_ row: RefusalRow) throws {
    let steps = row.steps.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
    let text = "layoutsim: 2\nname: refused\nscene: {table: {rows: 60}}\nsteps:\n\(steps)\n"
    let scenario = try #require(SceneReader.read(text: text, file: "refused.sim.yaml").scenario)
    let outcome = FilmPlan(row.animation).film(of: scenario, every: .milliseconds(50))
    #expect(outcome.film == nil)
    #expect(outcome.reason == row.reason)
    #expect(outcome.hint == row.hint)
  }
}

extension Picture.Animation {
  fileprivate init(from: Moment? = nil, to: Moment? = nil, every: Duration? = nil) {
    self.init()
    (self.from, self.to, self.every) = (from, to, every)
  }
}
