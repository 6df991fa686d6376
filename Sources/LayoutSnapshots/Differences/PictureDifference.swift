import Foundation
import LayoutDiagnostics

/// A difference of a picture from its golden, in words.
public struct PictureDifference: Sendable, Hashable {
  /// The differences as lines in the order of the picture: "row 7: selected → not selected".
  ///
  /// There is at least one. Consequences of reported differences are left out: a row that is no longer
  /// selected has another background, too.
  ///
  /// - Complexity: O(*n*) in the size of the files when they are first asked for, then O(1).
  public var lines: [String] { wording.lines }
  /// The first line of the file that differs, from 1, or `nil` if pixels were compared, or another run compared.
  public let firstLine: Int?
  private let wording: DifferenceWords

  /// Creates the difference of a picture from its golden, or `nil` if they are the same, byte by byte.
  ///
  /// The golden may be anything; the picture is as the SVG writer wrote it. Until somebody asks for the lines
  /// both files are kept.
  ///
  /// - Complexity: O(*n*), that of comparing bytes.
  package init?(golden: [UInt8], picture: String) {
    let same = golden.commonStart(with: picture.utf8)
    guard same < max(golden.count, picture.utf8.count) else { return nil }
    let line = golden.line(at: same)
    firstLine = line
    wording = DifferenceWords(making: { Self.describe(golden, Array(picture.utf8), line) })
  }

  /// Creates the difference that another run has reported, or `nil` for no lines.
  package init?(recorded lines: [String]) {
    guard !lines.isEmpty else { return nil }
    self.init(lines: lines)
  }

  /// Creates a difference of pixels.
  init(lines: [String]) {
    wording = DifferenceWords(lines)
    firstLine = nil
  }

  /// Returns the first lines, and the number of further ones.
  ///
  /// - Parameter limit: The greatest number of lines. One more than that is shown too, because
  ///   "… and 1 more" would take its place.
  /// - Returns: The lines; the last is "… and 12 more" when there are more.
  public func words(limit: Int = 12) -> [String] {
    guard lines.count > limit + 1 else { return lines }
    return lines.prefix(limit) + ["… and \(lines.count - limit) more"]
  }
}

extension PictureDifference {
  private static let returnByte = UInt8(ascii: "\r")

  /// Returns whether a picture can be compared with a golden at all, which may be cut off or hold a conflict.
  package static func isComparable(golden: [UInt8], picture: [UInt8]) -> Bool {
    obstacle(golden, picture) == nil
  }

  private static func describe(_ golden: [UInt8], _ new: [UInt8], _ line: Int) -> [String] {
    if let obstacle = obstacle(golden, new) { return [obstacle] }
    let comparison = PictureComparison(
      from: PictureReader.read(golden),
      to: PictureReader.read(new)
    )
    if !comparison.findings.isEmpty {
      return FindingWords.lines(for: comparison).map(\.words)
    }
    if golden.contains(returnByte), golden.filter({ $0 != returnByte }) == new {
      return ["the same picture with other line ends: CR LF instead of LF"]
    }
    if PictureVersion.isMissing(in: golden, of: new) {
      return ["the same picture, from before goldens said their version"]
    }
    if new.dropLast() == golden[...], new.last == UInt8(ascii: "\n") {
      return ["the same picture without the line feed at its end"]
    }
    if golden.starts(with: new), golden[new.count...].allSatisfy({ $0 == UInt8(ascii: "\n") }) {
      let count = golden.count - new.count
      let words = count == 1 ? "an empty line" : "\(count) empty lines"
      return ["the same picture with \(words) at its end"]
    }
    return [
      "the same picture, written differently in line \(line): "
        + difference(between: self.line(line, of: golden), self.line(line, of: new))
    ]
  }

  /// Returns the reason why a golden cannot be compared element by element, in words, or `nil` if it can.
  static func obstacle(_ golden: [UInt8], _ new: [UInt8]) -> String? {
    if golden.isEmpty { return "the golden is empty" }
    if let merged = MergedText(golden) { return words(for: merged, new) }
    if golden.count > sizeLimit(for: new) {
      return "the golden is far larger than the picture: \(golden.count) bytes → \(new.count)"
    }
    guard PictureReader.root(of: golden)?.kind == "svg" else {
      return "the golden is no SVG picture"
    }
    return MarkupCheck.fault(in: golden)?.words
  }

  /// Returns the size beyond which a golden is neither compared element by element nor drawn.
  ///
  /// That would take many times its memory.
  static func sizeLimit(for picture: [UInt8]) -> Int { 4 * picture.count + (1 << 20) }

  /// Returns what an unresolved merge conflict has to do with the new picture, side by side.
  private static func words(for merged: MergedText, _ new: [UInt8]) -> String {
    let conflict = merged.conflicts[0]
    let words = "the golden holds an unresolved merge conflict in line \(conflict.line)"
    guard merged.isWhole else { return words }
    let picture = String(decoding: new, as: UTF8.self)
    let sides = [(conflict.ours, merged.ours), (conflict.theirs, merged.theirs)]
    let told = sides.map { name, golden in
      let side = PrintableText.escaped(MergedText.word(for: name))
      guard let difference = Self(golden: golden, picture: picture) else {
        return "\(side) has this picture"
      }
      return "\(side) has another (\(difference.words(limit: 1).joined(separator: ", ")))"
    }
    return "\(words): \(told.joined(separator: ", "))"
  }

  private static func line(_ number: Int, of bytes: [UInt8]) -> Substring? {
    let lines = bytes.split(
      separator: UInt8(ascii: "\n"),
      maxSplits: number,
      omittingEmptySubsequences: false
    )
    return number <= lines.count ? String(decoding: lines[number - 1], as: UTF8.self)[...] : nil
  }

  /// Returns two lines with an arrow between, of long ones the part in which they begin to differ.
  private static func difference(between old: Substring?, _ new: Substring?) -> String {
    let limit = 80
    let isLong = [old, new].contains { ($0?.count ?? 0) > limit }
    let same = zip(old ?? "", new ?? "").prefix { $0 == $1 }.count
    let start = isLong ? max(0, same - limit / 4) : 0
    let texts = [old, new].map { line in
      line.map { line in
        let part = PrintableText.of(line.dropFirst(start), limit: limit)
        return "'\(start > 0 ? "…" : "")\(part)'"
      } ?? "nothing"
    }
    return texts.joined(separator: " → ")
  }
}

extension PictureDifference {
  /// Returns whether two differences say the same.
  public static func == (first: Self, second: Self) -> Bool {
    first.firstLine == second.firstLine && first.lines == second.lines
  }

  /// Adds what the difference says to a hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(firstLine)
    hasher.combine(lines)
  }
}
