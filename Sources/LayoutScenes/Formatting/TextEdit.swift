import LayoutDiagnostics

/// An edit of the text of a file.
struct TextEdit: Sendable, Hashable {
  /// The place.
  let mark: SourceMark
  /// The number of letters that go, or `nil` for the whole line with its end.
  let length: Int?
  /// The letters in their place.
  let text: String

  /// Returns an edit that puts letters in the place of others.
  static func replacing(_ mark: SourceMark, by text: String) -> Self {
    Self(mark: mark, length: mark.length, text: text)
  }

  /// Returns an edit that puts letters before a place.
  static func inserting(_ text: String, at mark: SourceMark) -> Self {
    Self(mark: mark, length: 0, text: text)
  }

  /// Returns an edit that takes away the line of a place.
  static func removingLine(of mark: SourceMark) -> Self { Self(mark: mark, length: nil, text: "") }

  /// Returns the text of a source after edits that do not overlap.
  static func applying(_ edits: [Self], to source: SourceText) -> String {
    var lines = source.lines.map(Array.init)
    let ordered = edits.sorted { ($0.mark.line, $0.mark.column) > ($1.mark.line, $1.mark.column) }
    for edit in ordered where lines.indices.contains(edit.mark.line - 1) {
      guard let length = edit.length else {
        lines.remove(at: edit.mark.line - 1)
        continue
      }
      let count = lines[edit.mark.line - 1].count
      let start = min(max(0, edit.mark.column - 1), count)
      let end = min(start + length, count)
      lines[edit.mark.line - 1].replaceSubrange(start..<end, with: edit.text)
    }
    return lines.map { String($0) }.joined(separator: "\n")
  }
}
