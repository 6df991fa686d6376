import LayoutDiagnostics

extension PrintableText {
  /// Returns text of unknown origin as a line that is fit for a message, with an ellipsis behind so many characters.
  static func of(_ text: some StringProtocol, limit: Int = 200) -> String {
    // No text has more characters than bytes.
    if text.utf8.count <= limit { return escaped(text) }
    let start = text.prefix(limit)
    return escaped(start) + (start.endIndex == text.endIndex ? "" : "…")
  }
}
