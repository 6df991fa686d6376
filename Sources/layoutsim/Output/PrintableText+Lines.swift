import LayoutDiagnostics

extension PrintableText {
  /// Returns lines of text with every dangerous character written out, except the line feeds.
  static func lines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { escaped($0) }
      .joined(separator: "\n")
  }
}
