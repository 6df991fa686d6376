import Foundation
import LayoutInteraction
import LayoutSVG
import LayoutScenes
import LayoutSimulation
import LayoutSnapshots

extension Catalog {
  /// The cost of comparing beside reading.
  static var goldens: [Measurement] {
    [
      Measurement("goldens", tools: []) { laboratory in
        let writer = SVGWriter()
        let simulation = try DemoMoments.simulation(at: .zero)
        try simulation.press(.row(1, on: .touchView))
        var texts: [String] = []
        for frame in 0..<1000 {
          simulation.finger.move(
            to: DemoMoments.fingerPlace(frame, from: simulation),
            within: .nanoseconds(16_666_667)
          )
          texts.append(try writer.write(simulation.frame()))
        }
        let others = texts.map { $0.replacingOccurrences(of: "Row ", with: "Line ") }
        let files = try TemporaryFiles(texts.map { Array($0.utf8) }, suffix: ".svg")
        return [
          Self.comparison(
            "goldens",
            "1,000 goldens that are equal, verified",
            with: files,
            laboratory,
            times: 9
          ) { files in
            let folder = GoldenFolder(path: files.folder)
            return texts.indices.allSatisfy { index in
              let snapshot = Snapshot(name: "\(index)", svg: texts[index])
              return (try? folder.verify(snapshot, record: .none).verdict) == .matched
            }
          },
          Self.comparison(
            "goldens-differing",
            "1,000 goldens that differ in every row: verdict and first line",
            with: files,
            laboratory,
            times: 9
          ) { files in
            others.indices.allSatisfy { index in
              guard let golden = try? WholeFile.read(files.paths[index]) else { return false }
              return PictureDifference(golden: golden, picture: others[index])?.firstLine != nil
            }
          },
          try Self.told(texts, others, laboratory),
        ]
      }
    ]
  }

  /// Returns the cost of verifying pictures that differ, with their words and the new results for review.
  private static func told(
    _ texts: [String],
    _ others: [String],
    _ laboratory: Laboratory
  ) throws -> Result {
    // A folder of its own for each round: a result that is there already is not written again.
    let rounds = try (0..<min(5, laboratory.rounds)).map { _ in
      try TemporaryFiles(texts.map { Array($0.utf8) }, suffix: ".svg")
    }
    var round = 0
    return comparison(
      "goldens-in-words",
      "1,000 goldens that differ in every row: words, and new results written",
      with: rounds[0],
      laboratory,
      times: rounds.count,
      goal: .atMost(200)
    ) { _ in
      defer { round += 1 }
      let folder = GoldenFolder(path: rounds[round].folder)
      return others.indices.allSatisfy { index in
        let snapshot = Snapshot(name: "\(index)", svg: others[index])
        guard let result = try? folder.verify(snapshot, record: .none),
          case .differs(let difference, .written) = result.verdict
        else { return false }
        return !difference.lines.isEmpty
      }
    }
  }

  /// Returns the cost of some work on goldens beside that of reading them.
  private static func comparison(
    _ name: String,
    _ title: String,
    with files: TemporaryFiles,
    _ laboratory: Laboratory,
    times: Int,
    goal: Goal = .timesPeer(2),
    _ work: (TemporaryFiles) -> Bool
  ) -> Result {
    let clock = ProcessorClock()
    var isRight = true
    var comparison = Comparison()
    for _ in 0..<min(times, laboratory.rounds) {
      let ours = clock.measure { isRight = work(files) && isRight }
      let peer = clock.measure {
        for path in files.paths { isRight = readByteCount(of: path) > 0 && isRight }
      }
      comparison.add(ours: [ours.nanoseconds / 1e6], peer: [peer.nanoseconds / 1e6])
    }
    var result = Result(
      name,
      title,
      comparison,
      unit: "ms",
      goal: goal,
      remarks: ["against reading the files"]
    )
    result.isRight = isRight
    return result
  }

  /// Reads a file as briefly as the system allows, and returns its number of bytes.
  private static func readByteCount(of path: String) -> Int {
    let file = open(path, O_RDONLY)
    guard file >= 0 else { return 0 }
    defer { close(file) }
    var status = stat()
    fstat(file, &status)
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, count in
      count = max(0, read(file, buffer.baseAddress, buffer.count))
    }
    return bytes.count
  }
}
