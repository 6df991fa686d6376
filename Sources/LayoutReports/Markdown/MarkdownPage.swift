package import LayoutDiagnostics
import LayoutScenes

/// A page in Markdown with blocks that show pictures of scenarios.
///
/// ```
/// <!-- layoutsim: strip.sim.yaml#film -->
/// ![A strip over a table](film.svg)
/// <!-- /layoutsim -->
/// ```
///
/// Both comments stand on lines of their own. What is between them is replaced, and not one other byte of the page.
/// Comments in code, between fences or indented by four columns, are no blocks.
package struct MarkdownPage {
  /// A block.
  package struct Block: Sendable, Hashable {
    /// The path of the scenario as it is written.
    package let scenario: String
    /// The name of the picture, or `nil` for the only one.
    package let picture: String?
    /// The place of the scenario's path in the page.
    package let mark: SourceMark
    /// The white space, and the marks of a quotation, before the comment.
    let indentation: [UInt8]
    /// The lines between the comments, by their numbers from 0.
    fileprivate(set) var lines: Range<Int>
  }

  /// The blocks, in the order of the page.
  package private(set) var blocks: [Block] = []
  /// The mistakes of the page; with any, it is not to be written.
  package private(set) var diagnostics: [Diagnostic] = []
  private let file: String
  /// The lines with their ends.
  private var lines: [ArraySlice<UInt8>] = []

  /// Creates a page by reading it.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the page.
  ///   - file: Its name in messages.
  package init(_ bytes: [UInt8], file: String) {
    self.file = file
    if let mistake = FileCheck.mistakeOfUTF16(in: bytes, file: file) {
      diagnostics.append(mistake)
      return
    }
    var rest = bytes[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(rest[...end])
      rest = rest[(end + 1)...]
    }
    if !rest.isEmpty { lines.append(rest) }
    readBlocks()
  }

  /// Returns the page with other lines in its blocks.
  ///
  /// Lines have no ends and no indentation: those of the page's own are added.
  ///
  /// - Parameter contents: The lines of each block, in the order of `blocks`, or `nil` for those that it has.
  /// - Returns: The bytes of the page.
  package func replacing(_ contents: [[String]?]) -> [UInt8] {
    var result: [UInt8] = []
    var next = 0
    for (block, content) in zip(blocks, contents) {
      guard let content else { continue }
      for line in lines[next..<block.lines.lowerBound] { result += line }
      let opening = lines[block.lines.lowerBound - 1]
      let end = opening.suffix(2).elementsEqual("\r\n".utf8) ? "\r\n" : "\n"
      for line in content {
        result += block.indentation
        result += (line + end).utf8
      }
      next = block.lines.upperBound
    }
    for line in lines[next...] { result += line }
    return result
  }
}

// MARK: Reading

extension MarkdownPage {
  private static let opening = "<!-- layoutsim:"
  private static let closing = "<!-- /layoutsim -->"
  /// The advice on how a block begins.
  package static let form =
    "write '<!-- layoutsim: strip.sim.yaml#film -->' on a line of its own, and '\(closing)' below it"

  /// A fence of code: its sign, and their number.
  private struct Fence {
    let sign: Character
    let count: Int

    init?(_ line: Substring) {
      guard let sign = line.first, sign == "`" || sign == "~" else { return nil }
      let count = line.prefix { $0 == sign }.count
      // Behind a fence stands the language, in which there is no such sign.
      guard count >= 3, sign == "~" || !line.dropFirst(count).contains(sign) else { return nil }
      (self.sign, self.count) = (sign, count)
    }

    func isClosed(by line: Substring) -> Bool {
      let signs = line.prefix { $0 == sign }.count
      return signs >= count && line.dropFirst(signs).allSatisfy(\.isWhitespace)
    }
  }

  private mutating func readBlocks() {
    var fence: Fence?
    var open: Block?
    var code = MarkdownIndentation()
    for (number, bytes) in lines.enumerated() {
      let text = String(decoding: bytes, as: UTF8.self)
      let indentation = text.prefix { " \t>".contains($0) || $0 == "\u{FEFF}" }
      let line = text[indentation.endIndex...].trimmingEnd()
      if let present = fence {
        if present.isClosed(by: line) { fence = nil }
        continue
      }
      if code.isCode(text) { continue }
      fence = Fence(line)
      if fence != nil { continue }
      let column = indentation.count + 1
      if line.hasPrefix(Self.opening) {
        if let block = open { reportUnclosed(block) }
        open = block(line, in: number, column, indentation)
      } else if line.hasPrefix(Self.closing) {
        guard line == Self.closing else {
          refuse("something stands behind the end of the block", number, column, hint: Self.form)
          continue
        }
        guard var block = open else {
          // A block with a mistake of its own has been told.
          if diagnostics.isEmpty {
            refuse("no block is open here", number, column, hint: Self.form)
          }
          continue
        }
        block.lines = block.lines.lowerBound..<number
        blocks.append(block)
        open = nil
      } else if let reference = Self.almostOpened(line) {
        refuse(
          "\(quoted(line)) does not begin a block",
          number,
          column,
          hint: "write '\(Self.opening) \(reference) -->'"
        )
      } else if Self.isAlmostClosing(line) {
        refuse(
          "\(quoted(line)) does not end a block",
          number,
          column,
          hint: "write '\(Self.closing)'"
        )
      } else if open == nil, let start = Self.strayComment(in: line) {
        refuse(
          "a block's comment stands beside something else",
          number,
          column + start,
          hint: Self.form
        )
      }
    }
    if let block = open { reportUnclosed(block) }
  }

  /// Returns the block that a comment begins.
  private mutating func block(
    _ line: Substring,
    in number: Int,
    _ column: Int,
    _ indentation: Substring
  ) -> Block? {
    let rest = line.dropFirst(Self.opening.count)
    guard let end = rest.firstRange(of: "-->") else {
      refuse("the comment does not end on its line", number, column, hint: Self.form)
      return nil
    }
    guard end.upperBound == rest.endIndex else {
      refuse("something stands behind the comment", number, column, hint: Self.form)
      return nil
    }
    let before = rest.prefix { $0.isWhitespace }
    let reference = rest[before.endIndex..<end.lowerBound].trimmingEnd()
    let parts = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard let scenario = parts.first, !scenario.isEmpty, parts.count < 2 || !parts[1].isEmpty else {
      refuse("the comment names no picture of a scenario", number, column, hint: Self.form)
      return nil
    }
    let mark = SourceMark(
      file: file,
      line: number + 1,
      column: column + Self.opening.count + before.count,
      length: reference.count
    )
    // A byte order mark is no indentation.
    let space = indentation.filter { $0 != "\u{FEFF}" }
    return Block(
      scenario: String(scenario),
      picture: parts.count > 1 ? String(parts[1]) : nil,
      mark: mark,
      indentation: Array(space.utf8),
      lines: (number + 1)..<(number + 1)
    )
  }

  /// Returns the scenario and the picture of a comment that only almost begins a block, or `nil` for any other line.
  private static func almostOpened(_ line: Substring) -> Substring? {
    line.wholeMatch(of: #/<!--\s*layoutsim\s*[:=]?\s*(\S+\.ya?ml(#\S+?)?)\s*-->/#.ignoresCase())?
      .output.1
  }

  private static func isAlmostClosing(_ line: Substring) -> Bool {
    line.hasPrefix("<!--") && line.filter { !$0.isWhitespace }.lowercased() == "<!--/layoutsim-->"
  }

  /// Returns the offset of a comment of a block behind other text, `nil` for none; between backticks it is code.
  private static func strayComment(in line: Substring) -> Int? {
    guard line.contains("layoutsim") else { return nil }
    var rest = line
    while let sign = rest.firstIndex(where: { $0 == "`" || $0 == "<" }) {
      rest = rest[sign...]
      if rest.hasPrefix(opening) || rest.hasPrefix(closing) {
        return line.distance(from: line.startIndex, to: rest.startIndex)
      }
      let ticks = rest.prefix { $0 == "`" }
      let isCode = !ticks.isEmpty
      rest = isCode ? rest[ticks.endIndex...] : rest.dropFirst()
      // One without an end is no code.
      if isCode, let end = rest.firstRange(of: ticks) { rest = rest[end.upperBound...] }
    }
    return nil
  }

  private mutating func reportUnclosed(_ block: Block) {
    diagnostics.append(
      Diagnostic(
        .error,
        code: "docs-block",
        "the block is not closed",
        at: block.mark,
        hint: "write '\(Self.closing)' below it"
      )
    )
  }

  private mutating func refuse(_ message: String, _ number: Int, _ column: Int, hint: String) {
    diagnostics.append(
      Diagnostic(
        .error,
        code: "docs-block",
        message,
        at: SourceMark(file: file, line: number + 1, column: column),
        hint: hint
      )
    )
  }
}

extension Substring {
  fileprivate func trimmingEnd() -> Substring {
    var text = self
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return text
  }
}
