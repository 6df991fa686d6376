import GestureFuzzing
import LayoutScenes

extension Catalog {
  /// The measurement of random fingers on the demo.
  static var fuzzing: [Measurement] {
    [
      Measurement("fuzz", tools: []) { laboratory in
        let fuzzer = GestureFuzzer([try DemoMoments.scenario().scene], seed: 1)
        let clock = ContinuousClock()
        var times: [Double] = []
        for round in 0..<min(5, laboratory.rounds) {
          let start = clock.now
          let outcomes = try await fuzzer.play(round * 200..<(round + 1) * 200)
          let gestures = outcomes.reduce(0) { $0 + $1.gestures }
          times.append((clock.now - start).nanoseconds / 1e6 / Double(max(1, gestures)))
        }
        return [
          Result(
            name: "fuzz",
            title: "a random gesture on the demo, a quarter of them at two rates",
            ours: median(times),
            unit: "ms",
            goal: .atMost(1)
          )
        ]
      }
    ]
  }
}
