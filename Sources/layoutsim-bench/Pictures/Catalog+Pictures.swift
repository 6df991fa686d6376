import LayoutGeometry
import LayoutInteraction
import LayoutPNG
import LayoutReports
import LayoutSVG
import LayoutScenes
import LayoutSimulation
import ScreenFrames

extension Catalog {
  /// The cost of the demo as pictures.
  static var pictures: [Measurement] {
    [
      Measurement("svg", tools: []) { laboratory in
        let clock = ProcessorClock()
        let writer = SVGWriter()
        var times: [Double] = []
        for _ in 0..<min(5, laboratory.rounds) {
          let simulation = try DemoMoments.simulation(at: .zero)
          try simulation.press(.row(1, on: .touchView))
          let start = clock.now
          for frame in 0..<600 {
            simulation.finger.move(
              to: DemoMoments.fingerPlace(frame, from: simulation),
              within: .nanoseconds(16_666_667)
            )
            _ = try writer.bytes(of: simulation.frame())
          }
          times.append((clock.now - start).nanoseconds / 1e6)
        }
        let title = "600 frames of the demo, simulated and written as SVG"
        return [
          Result(name: "svg", title: title, ours: median(times), unit: "ms", goal: .atMost(200))
        ]
      }
    ] + [film] + png
  }

  /// The cost and the size of the demo as a picture that moves.
  private static var film: Measurement {
    Measurement("svg-film", group: "svg", tools: []) { laboratory in
      let clock = ProcessorClock()
      let plan = FilmPlan(Picture.Animation())
      let outcome = plan.film(of: try DemoMoments.scenario(), every: .seconds(1) / 60)
      guard let film = outcome.film else { throw MissingPeer(name: "the film of the demo") }
      let writer = SVGWriter(SVGWriter.Options(text: .outlines, idPrefix: "demo-"))
      var times: [Double] = []
      var size = 0
      for _ in 0..<min(5, laboratory.rounds) {
        let start = clock.now
        size = try writer.bytes(of: film).count
        times.append((clock.now - start).nanoseconds / 1e6)
      }
      return [
        Result(
          name: "svg-film",
          title: "the demo as one SVG that moves, of \(film.frames.count) frames",
          ours: median(times),
          unit: "ms"
        ),
        Result(
          name: "svg-film-size",
          title: "the size of that file, with the outlines of its letters",
          ours: Double(size),
          unit: "bytes",
          goal: .atMost(60_000)
        ),
      ]
    }
  }

  private static var png: [Measurement] {
    [2, 3].flatMap { scale in
      [1, 2].map { workers in
        let name = "png-\(scale)x-\(workers)"
        return Measurement(name, group: "png", tools: [.rsvgConvert]) { laboratory in
          try await laboratory.comparePNG(name, scale: scale, workers: workers)
        }
      }
    }
  }
}

extension Laboratory {
  /// Measures pictures of single frames, which all differ, against one process each.
  fileprivate func comparePNG(_ name: String, scale: Int, workers: Int) async throws -> [Result] {
    let simulation = try DemoMoments.simulation(at: .milliseconds(1500))
    let writer = SVGWriter(SVGWriter.Options(text: .outlines))
    var texts: [[UInt8]] = []
    for _ in 0..<16 {
      simulation.advance(by: .milliseconds(100))
      texts.append(try writer.bytes(of: simulation.frame()))
    }
    let files = try TemporaryFiles(texts, suffix: ".svg")
    let jobs = texts.map { PNGJob(svg: $0, scale: scale) }
    let renderer = PNGRenderer()
    let convert = try path(of: .rsvgConvert)
    var comparison = Comparison()
    for round in 0..<min(rounds, 7) {
      let ours =
        try await time(workers, of: { _ = try await renderer.render(jobs, workers: workers) })
        .nanoseconds / Double(jobs.count)
      let peer = try (0..<4).map { index in
        let path = files.paths[(round * 4 + index) % files.paths.count]
        let process = Subprocess(convert, ["--zoom", "\(scale)", path])
        return try (workers == 1 ? process.processorTime() : process.timeToEnd()).nanoseconds
      }
      comparison.add(ours: [ours / 1e6], peer: peer.map { $0 / 1e6 })
    }
    return [
      Result(
        name,
        "a frame as PNG at \(scale)x, \(workers == 1 ? "one thread" : "two threads")",
        comparison,
        unit: "ms",
        goal: .faster(workers == 1 ? 4 : 7),
        remarks: [
          "against rsvg-convert, one process a frame"
            + (workers == 1 ? ", time of the processor" : "")
        ]
      )
    ]
  }

  /// Returns the time of the processors for one worker, else the elapsed time.
  private func time(_ workers: Int, of body: () async throws -> Void) async rethrows -> Duration {
    let clock = ContinuousClock()
    let (start, startOfWork) = (clock.now, ProcessorClock.ofProcess)
    try await body()
    return workers == 1 ? ProcessorClock.ofProcess - startOfWork : clock.now - start
  }
}
