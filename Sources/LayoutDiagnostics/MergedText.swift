/// A text in which version control has left conflicts, with what either side has.
package struct MergedText: Sendable, Hashable {
  /// A place at which the sides differ, between lines of marks.
  package struct Conflict: Sendable, Hashable {
    /// The line that begins it, from 1.
    package let line: Int
    /// The line between the sides, or `nil` if there is none.
    package fileprivate(set) var middle: Int?
    /// The line that ends it, or `nil` if there is none.
    package fileprivate(set) var end: Int?
    /// The name of the side that comes first, as version control has written it.
    package let ours: String
    /// The name of the other side, or an empty text as long as the end is missing.
    package fileprivate(set) var theirs = ""
  }

  /// The conflicts, at least one, in the order of the text.
  package private(set) var conflicts: [Conflict] = []
  /// The text as the side has it that comes first.
  package private(set) var ours: [UInt8] = []
  /// The text as the other side has it.
  package private(set) var theirs: [UInt8] = []

  /// Creates the sides of a text, or `nil` if no line begins a conflict.
  ///
  /// - Complexity: O(*n*).
  package init?(_ bytes: [UInt8]) {
    guard Self.isConflicted(bytes) else { return nil }
    var part = Part.common
    var number = 0
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let end = bytes[start...].firstIndex(of: Self.lineFeed).map { $0 + 1 } ?? bytes.endIndex
      number += 1
      add(bytes[start..<end], number, to: &part)
      start = end
    }
  }

  /// Whether every conflict has its end, and no other begins inside, so that both sides are known.
  package var isWhole: Bool {
    conflicts.allSatisfy { $0.end != nil } && !Self.isConflicted(ours)
      && !Self.isConflicted(theirs)
  }

  /// Returns whether a line of a text begins a conflict.
  ///
  /// Every seventh byte is enough to find seven marks in a row.
  private static func isConflicted(_ bytes: [UInt8]) -> Bool {
    var place = 6
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "<") {
        var start = place
        while start > place - 6, bytes[start - 1] == UInt8(ascii: "<") { start -= 1 }
        if start == 0 || bytes[start - 1] == lineFeed, begins(bytes, at: start) { return true }
      }
      place += 7
    }
    return false
  }

  /// Returns whether the line at a place begins a conflict.
  package static func begins(_ bytes: [UInt8], at start: Int) -> Bool {
    bytes[start] == UInt8(ascii: "<") && name(behind: "<", in: bytes[start...].prefix(200)) != nil
  }

  private static let lineFeed = UInt8(ascii: "\n")
}

extension MergedText {
  /// A part of a text, by the side that it belongs to.
  private enum Part {
    case common
    case ours
    /// The text that both sides had before, which some programs write between them.
    case base
    case theirs
  }

  private mutating func add(_ line: ArraySlice<UInt8>, _ number: Int, to part: inout Part) {
    let last = conflicts.count - 1
    switch part {
    case .common:
      if let name = Self.name(behind: "<", in: line) {
        conflicts.append(Conflict(line: number, ours: name))
        part = .ours
        return
      }
      ours += line
      theirs += line
    case .ours, .base:
      if Self.name(behind: "=", in: line) != nil {
        conflicts[last].middle = number
        part = .theirs
      } else if Self.name(behind: "|", in: line) != nil {
        part = .base
      } else if part == .ours {
        ours += line
      }
    case .theirs:
      if let name = Self.name(behind: ">", in: line) {
        conflicts[last].end = number
        conflicts[last].theirs = name
        part = .common
      } else {
        theirs += line
      }
    }
  }

  /// Returns what stands behind seven marks at the begin of a line and a space, or `nil` for any other line.
  private static func name(
    behind mark: Unicode.Scalar,
    in line: ArraySlice<UInt8>
  ) -> String? {
    let marks = line.prefix(7)
    guard marks.count == 7, marks.allSatisfy({ $0 == UInt8(ascii: mark) }) else { return nil }
    let rest = line.dropFirst(7).prefix { $0 != lineFeed && $0 != UInt8(ascii: "\r") }
    guard let first = rest.first else { return "" }
    return first == UInt8(ascii: " ") ? String(decoding: rest.dropFirst(), as: UTF8.self) : nil
  }
}

extension MergedText {
  /// The advice to whoever finds a conflict in a text of their own.
  package static let advice =
    "keep the lines that are meant, and delete those that begin with <<<<<<<, ======= and >>>>>>>"

  /// Returns the name of a side, in quotes, for a sentence.
  package static func word(for side: String) -> String { side.isEmpty ? "one side" : quoted(side) }
}
