import Foundation
import LayoutSnapshots

/// The material of inputs: the scenarios and goldens of a folder.
struct FuzzCorpus {
  /// The lines of each scenario.
  private(set) var scenarios: [[String]] = []
  /// The goldens that are not large.
  private(set) var goldens: [[UInt8]] = []
  /// The values that occur after each key.
  private(set) var values: [String: [String]] = [:]

  private static let largestGolden = 40_000
  private static let mostGoldens = 150

  /// Creates the corpus of a folder, without files that cannot be read.
  init(folder: String) {
    for path in ScenarioSearch(named: [folder]).files {
      guard let bytes = try? WholeFile.read(path) else { continue }
      let lines = String(decoding: bytes, as: UTF8.self).components(separatedBy: "\n")
      scenarios.append(lines)
      for line in lines { collectValues(of: line) }
      addGoldens(in: GoldenFolder(ofScenario: path).path)
    }
    values = values.mapValues { Array(Set($0)).sorted() }
  }

  private mutating func addGoldens(in folder: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() where name.hasSuffix(".svg") {
      guard goldens.count < Self.mostGoldens, let bytes = try? WholeFile.read("\(folder)/\(name)"),
        bytes.count < Self.largestGolden
      else { continue }
      goldens.append(bytes)
      return
    }
  }

  private mutating func collectValues(of line: String) {
    for (key, value) in Self.pairs(of: line) {
      values[String(line[key]), default: []].append(String(line[value]))
    }
  }

  /// Returns the places of a line's keys and their values, those of maps in braces too.
  static func pairs(of line: String) -> [(key: Range<String.Index>, value: Range<String.Index>)] {
    var pairs: [(Range<String.Index>, Range<String.Index>)] = []
    var start: String.Index?
    var index = line.startIndex
    while index < line.endIndex {
      let character = line[index]
      let next = line.index(after: index)
      if character.isASCII, character.isLetter || character == "-" || character.isNumber {
        start = start ?? index
      } else {
        if character == ":", let key = start, next < line.endIndex, line[next] == " " {
          let value = line.index(after: next)
          let end = end(ofValueAt: value, in: line)
          if value < end { pairs.append((key..<index, value..<end)) }
        }
        start = nil
      }
      index = next
    }
    return pairs
  }

  private static func end(ofValueAt start: String.Index, in line: String) -> String.Index {
    var depth = 0
    var quote: Character?
    var index = start
    while index < line.endIndex {
      let character = line[index]
      if let open = quote {
        if character == open { quote = nil }
      } else {
        switch character {
        case "\"", "'": quote = character
        case "{", "[": depth += 1
        case "}" where depth > 0, "]" where depth > 0: depth -= 1
        case "}", "]": return index
        case "," where depth == 0: return index
        default: break
        }
      }
      index = line.index(after: index)
    }
    return index
  }
}
