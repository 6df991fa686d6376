import Foundation
import LayoutInteraction

/// A maker of small changes to texts, which leave them almost as they were.
struct FuzzMutation {
  let corpus: FuzzCorpus

  /// The values at the edge of the possible, or beyond it.
  static let oddValues = [
    "0", "-1", "1", "2", "-0", "0.001", "0.0000001", "0.5", "-0.5", "3.25", "44", "240", "241",
    "1000",
    "1000000", "10000000", "10000001", "-1000000", "99999999999999999999", "1e9", ".nan", ".inf",
    "0x10",
    "true", "false", "none", "~", "''", "\"\"", "{}", "[]", "[[]]", "automatic", "row 0", "row 3",
    "row -1",
    "row 9999999", "row 1/0", "rows 2..5", "rows 5..2", "all", "0s", "1ms", "600s", "601s",
    "120, 300",
    "\"120, 300\"", "\"-5, 1e3\"", "row 2 on touchView", "top edge + 3", "bottom edge - 20",
    "view a",
    "\"> 3\"", "\"< 0\"", "\">= 1\"", "\"\u{0}\"", "\"\u{202E}\u{200F}א\"", "漢字", "👩‍👩‍👧", "&amp;<>\"'",
    "*a", "&a 1", "!!int 3",
    "portrait", "landscape-left", "right-to-left", "accessibility-5", "iPhone SE (2nd generation)",
  ]

  /// Returns a scenario that comes from another one.
  func scenario(_ numbers: inout SplitMix64) -> [UInt8] {
    var lines = corpus.scenarios.randomElement(using: &numbers) ?? ["layoutsim: 2"]
    for _ in 0...numbers.below(5) {
      change(&lines, &numbers)
      if lines.isEmpty { lines = [""] }
    }
    var bytes = Array(lines.joined(separator: "\n").utf8)
    if numbers.once(in: 12) { bytes = noise(in: bytes, &numbers) }
    return bytes
  }

  private func change(_ lines: inout [String], _ numbers: inout SplitMix64) {
    let place = numbers.below(lines.count)
    switch numbers.below(12) {
    case 0...4: changeValue(in: &lines, &numbers)
    case 5: lines.remove(at: place)
    case 6: lines.insert(lines[place], at: numbers.below(lines.count))
    case 7: lines.swapAt(place, numbers.below(lines.count))
    case 8:
      let other = corpus.scenarios.randomElement(using: &numbers) ?? lines
      lines.insert(numbers.pick(other), at: place)
    case 9: lines = spliced(lines, &numbers)
    case 10:
      let step = FuzzGrammar(corpus: corpus).step(&numbers)
      if let steps = lines.firstIndex(of: "steps:") {
        lines.insert("  - \(step)", at: steps + 1 + numbers.below(lines.count - steps))
      }
    default:
      let indent = lines[place].prefix { $0 == " " }.count
      lines[place] =
        numbers.once(in: 2) ? "  " + lines[place] : String(lines[place].dropFirst(min(2, indent)))
    }
  }

  /// Replaces a value by one that follows its key elsewhere, or by an odd one.
  private func changeValue(in lines: inout [String], _ numbers: inout SplitMix64) {
    for _ in 0..<8 {
      let place = numbers.below(lines.count)
      let line = lines[place]
      guard let pair = FuzzCorpus.pairs(of: line).randomElement(using: &numbers) else { continue }
      let known = corpus.values[String(line[pair.key])] ?? []
      let value =
        numbers.once(in: 3) ? numbers.pick(Self.oddValues) : numbers.pick(known, else: "1")
      lines[place] = line.replacingCharacters(in: pair.value, with: value)
      return
    }
  }

  /// Returns the beginning of a scenario with the steps of another.
  private func spliced(_ lines: [String], _ numbers: inout SplitMix64) -> [String] {
    guard let other = corpus.scenarios.randomElement(using: &numbers),
      let end = lines.firstIndex(of: "steps:"), let start = other.firstIndex(of: "steps:")
    else { return lines }
    return Array(lines[..<end]) + Array(other[start...])
  }

  /// Changes, adds or takes away bytes.
  func noise(in bytes: [UInt8], _ numbers: inout SplitMix64) -> [UInt8] {
    var bytes = bytes
    for _ in 0...numbers.below(4) where !bytes.isEmpty {
      let place = numbers.below(bytes.count)
      let byte = UInt8(truncatingIfNeeded: numbers.below(256))
      switch numbers.below(6) {
      case 0: bytes.remove(at: place)
      case 1: bytes.insert(byte, at: place)
      case 2: bytes[place] = byte
      case 3: bytes.removeSubrange(place..<min(bytes.count, place + numbers.below(200)))
      case 4: bytes = Array(bytes[..<place])
      default:
        let part = bytes[place..<min(bytes.count, place + numbers.below(200))]
        bytes.insert(contentsOf: Array(part), at: numbers.below(bytes.count))
      }
    }
    return bytes
  }

  /// Returns a golden that comes from another one.
  func golden(_ numbers: inout SplitMix64) -> [UInt8] {
    let golden = corpus.goldens.randomElement(using: &numbers) ?? Array("<svg/>".utf8)
    guard numbers.once(in: 2) else { return noise(in: golden, &numbers) }
    var lines = String(decoding: golden, as: UTF8.self).components(separatedBy: "\n")
    for _ in 0...numbers.below(4) where !lines.isEmpty {
      let place = numbers.below(lines.count)
      switch numbers.below(5) {
      case 0: lines.remove(at: place)
      case 1: lines.insert(lines[place], at: numbers.below(lines.count))
      case 2: lines.swapAt(place, numbers.below(lines.count))
      case 3: lines = Array(lines[...place])
      default:
        let parts = lines[place].split(separator: "\"", omittingEmptySubsequences: false)
        var words = parts.map(String.init)
        words[numbers.below(words.count)] = numbers.pick(Self.oddValues)
        lines[place] = words.joined(separator: "\"")
      }
    }
    return Array(lines.joined(separator: "\n").utf8)
  }
}
