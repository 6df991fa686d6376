#if SourceRewriting
import LayoutDiagnostics
import SwiftParser
import SwiftSyntax

/// A file of an app, parsed.
final class SourceFile {
  /// The path that errors name.
  let path: String
  /// The text as bytes, which places of nodes count.
  let bytes: [UInt8]
  /// The syntax.
  let tree: SourceFileSyntax
  private lazy var converter = SourceLocationConverter(fileName: path, tree: tree)

  /// Creates the syntax of a text.
  init(path: String, text: String) {
    self.path = path
    bytes = Array(text.utf8)
    tree = Parser.parse(source: text)
  }

  /// Returns whether the text has one of some words.
  func contains(anyOf words: [String]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    return words.contains { text.contains($0) }
  }

  /// Returns the line of a place, from 1.
  func line(at offset: Int) -> Int {
    converter.location(for: AbsolutePosition(utf8Offset: offset)).line
  }

  /// Returns the column of a place in bytes, from 1.
  func column(at offset: Int) -> Int {
    converter.location(for: AbsolutePosition(utf8Offset: offset)).column
  }

  /// Returns the place of a node without what surrounds it.
  func mark(of node: some SyntaxProtocol) -> SourceMark {
    let range = node.range
    var start = range.lowerBound
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    let before = String(decoding: bytes[start..<range.lowerBound], as: UTF8.self)
    let end = bytes[range].firstIndex(of: UInt8(ascii: "\n")) ?? range.upperBound
    let meant = String(decoding: bytes[range.lowerBound..<end], as: UTF8.self)
    return SourceMark(
      file: path,
      line: line(at: range.lowerBound),
      column: before.count + 1,
      length: meant.count
    )
  }
}

extension SyntaxProtocol {
  /// The bytes of the node, without the spaces and comments around it.
  var range: Range<Int> {
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// The bytes of the node and the spaces behind it on its line.
  var rangeWithSpace: Range<Int> {
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, endPosition.utf8Offset)
  }
}
#endif
