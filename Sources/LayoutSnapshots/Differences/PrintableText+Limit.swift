import LayoutDiagnostics

extension PrintableText {
  /// Returns text of unknown origin in a form that is fit for a message, shortened if it is long.
  ///
  /// - Parameters:
  ///   - text: Any text that a file holds.
  ///   - limit: The greatest number of characters that are kept, before an ellipsis.
  /// - Returns: One line of text.
  static func of(_ text: some StringProtocol, limit: Int = 200) -> String {
    let start = text.prefix(limit)
    return escaped(start) + (start.endIndex == text.endIndex ? "" : "…")
  }
}
