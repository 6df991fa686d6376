import Foundation
import LayoutDiagnostics

/// A new text for a literal of `expectText` in the source of a test, which waits for review as a file.
///
/// It lies among the suite's goldens as `AppTests-ListTests.swift-12.new.txt`: a first line of ours with the version, a
/// line for programs with the call that it belongs to, and the text.
package struct PendingLiteral: Sendable, Hashable {
  /// The facts for programs.
  private struct Facts: Sendable, Hashable, Codable {
    /// The path of the source from the folder in which `Snapshots` lies: "Tests/AppTests/ListTests.swift".
    let source: String
    /// The line of the call when the test ran.
    let line: Int
    /// The column, if another call is before it on the line.
    let column: Int?
    let call: SourceCall
    /// The text that the literal had, or `nil` if there was none.
    let expected: String?
  }

  private let facts: Facts
  /// The text.
  package let text: String

  /// The path of the source from the folder in which `Snapshots` lies.
  package var source: String { facts.source }
  /// The text that the literal had when the test ran, or `nil` if there was none.
  package var expected: String? { facts.expected }
  /// The line of the call when the test ran, and its column if another call is before it: "12", "12:40".
  var place: String { facts.column.map { "\(facts.line):\($0)" } ?? "\(facts.line)" }

  /// Creates the text for the literal of a call.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - expected: The text that the literal had when it was compiled, or `nil` if there was none.
  ///   - path: The path of the source from the folder in which `Snapshots` lies.
  ///   - source: The source.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Throws: `SourceLiteral.Refusal` if the literal cannot be replaced.
  package init(
    _ text: String,
    for expected: String?,
    in path: String,
    _ source: [UInt8],
    line: Int,
    column: Int
  ) throws(SourceLiteral.Refusal) {
    let literal = try SourceLiteral(in: source, line: line, column: column)
    guard Self.isSame(literal.value, expected) else {
      throw SourceLiteral.Refusal(words: "the source is not what was compiled; run the test again")
    }
    let start = source[..<literal.argument.lowerBound].lastIndex(of: UInt8(ascii: "\n")) ?? 0
    let before = source[start..<literal.argument.lowerBound]
    let isFirst = before.ranges(of: Array(SourceLiteral.function.utf8)).count < 2
    facts = Facts(
      source: path,
      line: line,
      column: isFirst ? nil : column,
      call: SourceCall(of: literal, in: source),
      expected: expected
    )
    self.text = text
  }

  /// Returns the difference of a text from the one that a test expects, or `nil` if they are the same.
  package static func difference(from expected: String, to text: String) -> PictureDifference? {
    guard let found = TextDifference.words(from: Array(expected.utf8), to: Array(text.utf8)) else {
      return nil
    }
    return PictureDifference(
      lines: found.lines.map { $0.replacing("the golden", with: "the test") }
    )
  }

  /// Returns the difference of the text from what the source says, if it says something.
  func difference(from present: [UInt8]?) -> PictureDifference? {
    guard let present else { return PictureDifference(lines: Self.lines(of: text)) }
    return Self.difference(from: String(decoding: present, as: UTF8.self), to: text)
  }

  /// Returns the lines about a text where nothing was expected.
  package static func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { "+ " + PrintableText.escaped($0) }
  }

  /// Returns whether both are for the literal of one call.
  package func hasCall(of other: Self) -> Bool {
    source == other.source && facts.call == other.facts.call
  }
}

// MARK: The file

extension PendingLiteral {
  private static let version = 1
  private static let start = "# layoutsim "
  private static let mark = " for a test's source"

  /// The name of its file without the ending: "AppTests-ListTests.swift-12".
  package var name: String {
    let path = source.hasPrefix("Tests/") ? source.dropFirst(6) : source[...]
    let name = "\(path)-\(place)".map { character in
      character.isASCII && (character.isLetter || character.isNumber || "-_.".contains(character))
        ? character : "-"
    }
    return String(String(name).suffix(SnapshotName.longest).drop { !$0.isLetter && !$0.isNumber })
  }

  /// The file.
  package var file: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Texts and numbers can always be written.
    let line = (try? encoder.encode(facts)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    return Array("\(Self.start)\(Self.version)\(Self.mark)\n# \(line)\n\(text)\n".utf8)
  }

  /// Returns the version that the first line of a file says, or `nil` if it is none of a literal.
  private static func version(of bytes: [UInt8]) -> Int? {
    guard bytes.starts(with: start.utf8) else { return nil }
    let rest = bytes.dropFirst(start.utf8.count)
    let digits = rest.prefix { (48...57).contains($0) }
    guard !digits.isEmpty, rest.dropFirst(digits.count).starts(with: mark.utf8) else { return nil }
    return Int(String(decoding: digits, as: UTF8.self)) ?? .max
  }

  /// Creates the literal in a file, or `nil` if the file is none of a literal.
  ///
  /// - Throws: `SourceLiteral.Refusal` if the file is damaged, or a newer version wrote it.
  init?(file: [UInt8]) throws(SourceLiteral.Refusal) {
    guard let version = Self.version(of: file) else { return nil }
    guard version <= Self.version else {
      throw SourceLiteral.Refusal(words: "a newer layoutsim wrote it, with version \(version)")
    }
    let lines = file.split(
      separator: UInt8(ascii: "\n"),
      maxSplits: 2,
      omittingEmptySubsequences: false
    )
    guard lines.count == 3, lines[1].starts(with: "# ".utf8), lines[2].last == UInt8(ascii: "\n"),
      let facts = try? JSONDecoder().decode(Facts.self, from: Data(lines[1].dropFirst(2)))
    else { throw SourceLiteral.Refusal(words: "it is damaged; run the tests again") }
    self.facts = facts
    text = String(decoding: lines[2].dropLast(), as: UTF8.self)
  }
}

// MARK: The source

extension PendingLiteral {
  /// Returns the literal as it is in the source now.
  ///
  /// - Throws: `SourceLiteral.Refusal` if it is not the one that the test had, nor says the text already.
  func present(in source: [UInt8]) throws(SourceLiteral.Refusal) -> SourceLiteral {
    do throws(SourceLiteral.Refusal) {
      let literal = try facts.call.literal(in: source)
      if Self.isSame(literal.value, text) || Self.isSame(literal.value, expected) { return literal }
      throw SourceLiteral.Refusal(words: "the test expects another text")
    } catch {
      throw SourceLiteral.Refusal(
        words: "the source has changed since the test ran: \(error.words); run the tests again"
      )
    }
  }

  /// Returns whether two texts have the same bytes: Swift takes others for the same if they look the same.
  private static func isSame(_ one: String?, _ other: String?) -> Bool {
    one.map { Array($0.utf8) } == other.map { Array($0.utf8) }
  }

  /// Returns a source in which the literal says the text.
  ///
  /// - Throws: `SourceLiteral.Refusal` if the literal is not the one that the test had.
  func replaced(in source: [UInt8]) throws(SourceLiteral.Refusal) -> [UInt8] {
    let literal = try present(in: source)
    guard !Self.isSame(literal.value, text) else { return source }
    var source = source
    source.replaceSubrange(literal.range, with: literal.replacement(by: text).utf8)
    return source
  }
}
