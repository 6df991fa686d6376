import LayoutScenes
import Testing

@Suite struct `Limits of a scenario` {
  private func file(_ limits: String) -> String {
    "layoutsim: 2\nname: a\nscene: {table: {rows: 3}}\nlimits: \(limits)\n"
  }

  @Test(arguments: [
    ("{time: 2h}", ScenarioLimits(time: .seconds(7200))),
    ("{time: 90s, events: 5}", ScenarioLimits(time: .seconds(90), events: 5)),
    ("{time: 5min, frames: 10}", ScenarioLimits(time: .seconds(300), frames: 10)),
    ("{time: 0.5ms}", ScenarioLimits(time: .microseconds(500))),
  ])
  func `a scenario has its own limits`(_ written: String, _ limits: ScenarioLimits) throws {
    let scenario = try #require(SceneReader.read(text: file(written), file: "a.sim.yaml").scenario)
    #expect(scenario.limits == limits)
  }

  @Test func `without a word there are limits all the same`() throws {
    let limits = ScenarioLimits()
    #expect(limits.text(of: .time) == "1h")
    #expect(limits.events == 1_000_000)
    #expect(limits.frames == 100_000)
  }

  @Test(arguments: [
    ("time", "2", "a time such as 90s, 5min or 2h, at most 10000h"),
    ("time", "0s", "a time such as 90s, 5min or 2h, at most 10000h"),
    ("time", "10001h", "a time such as 90s, 5min or 2h, at most 10000h"),
    ("events", "0", "a whole number from 1 to 1000000000000"),
    ("frames", "-1", "a whole number from 1 to 1000000000000"),
    ("frames", "many", "a whole number from 1 to 1000000000000"),
  ])
  func `what is no limit is a mistake`(_ key: String, _ value: String, _ what: String) {
    expect(file("{\(key): 1️⃣\(value)}"), [Mistake(1, "'\(key)' is \(what), not '\(value)'")])
  }

  @Test(arguments: [
    ("90s", "90s"), ("120s", "2min"), ("3600s", "1h"), ("1500ms", "1500ms"),
  ])
  func `a time is told in the largest unit that fits`(_ written: String, _ told: String) {
    var limits = ScenarioLimits()
    let isSet = limits.set(.time, to: written)
    #expect(isSet)
    #expect(limits.text(of: .time) == told)
  }
}
