import Foundation

/// A writer of one JSON object a line.
struct JSONLines: ResultWriter {
  func write(_ result: Result) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(Line(result)) else { return }
    Console.printLine(String(decoding: data, as: UTF8.self))
  }

  private struct Line: Encodable {
    let name: String
    let ours: Double
    let peer: Double?
    let unit: String
    let ratio: Double?
    let isMet: Bool?
    let isRight: Bool
    let remarks: String

    init(_ result: Result) {
      name = result.name
      ours = result.ours
      peer = result.peer
      unit = result.unit
      ratio = result.ratio
      isMet = result.isMet
      isRight = result.isRight
      remarks = result.allRemarks
    }

    private enum Key: String, CodingKey {
      case name, ours, peer, unit, ratio, met, right, remarks
    }

    /// Encodes like the synthesized function, but with `null` for missing values.
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(name, forKey: .name)
      try container.encode(ours, forKey: .ours)
      try container.encode(peer, forKey: .peer)
      try container.encode(unit, forKey: .unit)
      try container.encode(ratio, forKey: .ratio)
      try container.encode(isMet, forKey: .met)
      try container.encode(isRight, forKey: .right)
      try container.encode(remarks, forKey: .remarks)
    }
  }
}
