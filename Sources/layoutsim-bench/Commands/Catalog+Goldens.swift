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
        let files = try TemporaryFiles(texts.map { Array($0.utf8) }, suffix: ".svg")
        return [
          Self.comparison("goldens", texts, with: files, laboratory, differing: false),
          Self.comparison("goldens-differing", texts, with: files, laboratory, differing: true),
        ]
      }
    ]
  }

  /// Returns the cost of comparing pictures with their goldens, or with other words in their rows.
  private static func comparison(
    _ name: String,
    _ texts: [String],
    with files: TemporaryFiles,
    _ laboratory: Laboratory,
    differing: Bool
  ) -> Result {
    let folder = GoldenFolder(path: files.folder)
    let clock = ProcessorClock()
    let texts = differing ? texts.map { $0.replacingOccurrences(of: "Row ", with: "Line ") } : texts
    var isRight = true
    var comparison = Comparison()
    for _ in 0..<min(differing ? 3 : 9, laboratory.rounds) {
      let ours = clock.measure {
        for (index, text) in texts.enumerated() {
          let snapshot = Snapshot(name: "\(index)", svg: text)
          let verdict = try? folder.verify(snapshot, record: .none).verdict
          let isAsExpected = if differing { verdict?.isPass == false } else { verdict == .matched }
          isRight = isAsExpected && isRight
        }
      }
      let peer = clock.measure {
        for path in files.paths { isRight = readByteCount(of: path) > 0 && isRight }
      }
      comparison.add(ours: [ours.nanoseconds / 1e6], peer: [peer.nanoseconds / 1e6])
    }
    var result = Result(
      name,
      differing ? "1,000 goldens that differ told in words" : "1,000 goldens compared",
      comparison,
      unit: "ms",
      goal: .timesPeer(2),
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
