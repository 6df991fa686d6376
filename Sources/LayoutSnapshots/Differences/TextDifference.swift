import LayoutDiagnostics

/// The difference of two texts, line by line.
package enum TextDifference {
  /// The greatest number of lines of both texts that are compared with each other.
  private static let mostLines = 20_000
  /// The number of lines shown before and after those that changed.
  private static let context = 2

  /// Returns the difference of a new text from a golden, or `nil` if they are the same, byte by byte.
  ///
  /// Lines are numbered as in the files: `- 12: …` is a line of the golden, `+ 12: …` one of the new text, and
  /// lines without a sign are in both. `…` stands for lines that are left out.
  package static func words(from old: [UInt8], to new: [UInt8]) -> PictureDifference? {
    old == new ? nil : PictureDifference(lines: lines(from: old, to: new))
  }

  private static func lines(from old: [UInt8], to new: [UInt8]) -> [String] {
    if old.isEmpty { return ["the golden is empty"] }
    if let conflict = MergedText(old)?.conflicts.first {
      return ["the golden holds an unresolved merge conflict in line \(conflict.line)"]
    }
    let carriageReturn = UInt8(ascii: "\r")
    if old.contains(carriageReturn), old.filter({ $0 != carriageReturn }) == new {
      return ["the same text with other line ends: CR LF instead of LF"]
    }
    if old + [UInt8(ascii: "\n")] == new {
      return ["a line feed at the end is missing in the golden"]
    }
    let (before, after) = (split(old), split(new))
    guard before.count + after.count <= mostLines else {
      let same = zip(before, after).prefix { $0 == $1 }.count
      return ["the texts differ from line \(same + 1): \(before.count) lines → \(after.count)"]
    }
    return shown(merged(before, after))
  }

  private static func split(_ bytes: [UInt8]) -> [String] {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    // What ends with a line feed has no line after it.
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { String(decoding: $0, as: UTF8.self) }
  }

  /// A line of one text or of both.
  private struct Line {
    let sign: Character
    let number: Int
    let text: String
  }

  /// Returns the lines of both texts in order, removed ones before those that are in their place.
  private static func merged(_ before: [String], _ after: [String]) -> [Line] {
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    // Swift takes texts with other bytes for the same if they look the same.
    let difference = after.difference(from: before) { $0.utf8.elementsEqual($1.utf8) }
    for change in difference {
      switch change {
      case .remove(let place, _, _): removed.insert(place)
      case .insert(let place, _, _): inserted.insert(place)
      }
    }
    var lines: [Line] = []
    var (old, new) = (0, 0)
    while old < before.count || new < after.count {
      if removed.contains(old) {
        lines.append(Line(sign: "-", number: old + 1, text: before[old]))
        old += 1
      } else if inserted.contains(new) {
        lines.append(Line(sign: "+", number: new + 1, text: after[new]))
        new += 1
      } else {
        lines.append(Line(sign: " ", number: new + 1, text: after[new]))
        (old, new) = (old + 1, new + 1)
      }
    }
    return lines
  }

  /// Returns the lines that changed, with some around them.
  private static func shown(_ lines: [Line]) -> [String] {
    var near = Set<Int>()
    for (place, line) in lines.enumerated() where line.sign != " " {
      near.formUnion(max(0, place - context)...min(lines.count - 1, place + context))
    }
    let width = lines.map { String($0.number).count }.max() ?? 1
    var words: [String] = []
    var last = -1
    for place in near.sorted() {
      if place > last + 1 { words.append("…") }
      let line = lines[place]
      let number = String(line.number)
      let space = String(repeating: " ", count: width - number.count)
      words.append("\(line.sign) \(space)\(number): \(PrintableText.escaped(line.text))")
      last = place
    }
    if last < lines.count - 1 { words.append("…") }
    return words
  }
}
