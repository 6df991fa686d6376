import LayoutDevices
import LayoutGeometry
import LayoutScenes
import LayoutSimulation
import LayoutValidation

extension Catalog {
  /// The times that people wait for: the matrix of a validation, the start of the command, a debug build.
  static var commands: [Measurement] {
    [
      Measurement("validate", tools: []) { laboratory in
        let scene = try DemoMoments.scenario().scene
        let matrix = ValidationMatrix(contentSizeCategories: ContentSizeCategory.allCases)
        let environments = matrix.environments
        let clock = ContinuousClock()
        var times: [Double] = []
        for _ in 0..<min(3, laboratory.rounds) {
          let start = clock.now
          _ = await SceneValidator.validate(scene, on: environments)
          times.append((clock.now - start).nanoseconds / 1e6)
        }
        let title = "the demo on \(environments.count.grouped) screens and text sizes"
        return [
          Result(
            name: "validate",
            title: title,
            ours: median(times),
            unit: "ms",
            goal: .atMost(1000)
          )
        ]
      },
      Measurement("gallery", tools: [.layoutsim]) { laboratory in
        let command = try laboratory.path(of: .layoutsim)
        let files = try TemporaryFiles([], suffix: "")
        let times = try (0..<min(3, laboratory.rounds)).map { round in
          let out = "\(files.folder)/\(round)"
          let gallery = Subprocess(command, ["gallery", "Snapshots", "--out", out])
          return try gallery.timeToEnd().nanoseconds / 1e9
        }
        return [
          Result(
            name: "gallery",
            title: "the page of all scenarios of the repository",
            ours: median(times),
            unit: "s",
            goal: .atMost(2)
          )
        ]
      },
      Measurement("startup", tools: [.layoutsim, .emptyProgram]) { laboratory in
        let ours = Subprocess(try laboratory.path(of: .layoutsim), ["devices"])
        let empty = Subprocess(try laboratory.path(of: .emptyProgram))
        var comparison = Comparison()
        for _ in 0..<(2 * laboratory.rounds) {
          comparison.add(
            ours: [try ours.processorTime().nanoseconds / 1e6],
            peer: [try empty.processorTime().nanoseconds / 1e6]
          )
        }
        return [
          Result(
            "startup",
            "'layoutsim devices', from start to end",
            comparison,
            unit: "ms",
            goal: .above(15),
            remarks: ["against an empty Swift program, time of the processor"]
          )
        ]
      },
      Measurement("debug-layout", tools: [.debugBench]) { laboratory in
        let debug = Subprocess(try laboratory.path(of: .debugBench), ["--json", "layout"])
        let line = try debug.output()
        guard let start = line.firstRange(of: "\"ours\":")?.upperBound,
          let time = Double(line[start...].prefix { $0.isNumber || $0 == "." })
        else { throw MissingPeer(name: "the debug build's answer") }
        let title = "a table screen laid out in a debug build"
        return [
          Result(name: "debug-layout", title: title, ours: time, unit: "ms", goal: .atMost(30))
        ]
      },
      Measurement("layout", tools: []) { laboratory in
        let scene = try DemoMoments.scenario().scene
        let clock = ProcessorClock()
        let times = (0..<laboratory.rounds).map { _ in
          clock.measure { _ = Simulation(scene) }.nanoseconds / 1e6
        }
        let title = "a table screen laid out in this build"
        return [Result(name: "layout", title: title, ours: median(times), unit: "ms")]
      },
    ]
  }
}
