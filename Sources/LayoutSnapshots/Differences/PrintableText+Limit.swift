import LayoutDiagnostics

extension PrintableText {
  /// Returns text of unknown origin as it may stand in a message, and cut.
  ///
  /// - Parameters:
  ///   - text: Whatever a file holds.
  ///   - limit: The most characters that are kept; an ellipsis says that there were more.
  /// - Returns: One line of text.
  static func of(_ text: some StringProtocol, limit: Int = 200) -> String {
    let start = text.prefix(limit)
    return escaped(start) + (start.endIndex == text.endIndex ? "" : "…")
  }
}
