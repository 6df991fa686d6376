/// A printer of diagnostics for people, in the form of a compiler's.
///
/// ```
/// cards.sim.yaml:14:13: error: no view is named 'body'
///    14 |         to: body.top
///       |             ^~~~
/// cards.sim.yaml:3:3: note: views of this scene are 'header', 'list', 'footer'
/// hint: name the view in 'views', or constrain to one of these
/// ```
public struct DiagnosticPrinter: Sendable {
  /// A way to set off words.
  public enum Style: Sendable, Hashable {
    /// Characters only.
    case plain
    /// The terminal's bold and colors.
    case colored
  }

  private let sources: [String: SourceText]
  private let style: Style

  /// Creates a printer.
  ///
  /// - Parameters:
  ///   - sources: The files whose lines can be shown. Places in other files are only named.
  ///   - style: Whether to use color.
  public init(sources: [SourceText] = [], style: Style = .plain) {
    self.sources = Dictionary(sources.map { ($0.file, $0) }, uniquingKeysWith: { _, last in last })
    self.style = style
  }

  /// Returns the diagnostics in the order of their places, each on lines of its own.
  public func text(of diagnostics: some Sequence<Diagnostic>) -> String {
    diagnostics.sortedByPlace().map(text).joined()
  }

  /// Returns one diagnostic, whose last line ends with a line feed.
  public func text(of diagnostic: Diagnostic) -> String {
    var lines = [
      place(diagnostic.mark) + painted("\(diagnostic.severity.rawValue): ", diagnostic.severity)
        + emphasized(PrintableText.escaped(diagnostic.message))
    ]
    if let mark = diagnostic.mark { lines += excerpt(at: mark) }
    for note in diagnostic.notes {
      lines.append(
        place(note.mark) + painted("note: ", .note) + PrintableText.escaped(note.message)
      )
    }
    if let hint = diagnostic.hint {
      lines.append(emphasized("hint: ") + PrintableText.escaped(hint))
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Returns the counts in words, "2 errors, 1 warning", or `nil` if there are no diagnostics.
  public static func summary(of diagnostics: some Sequence<Diagnostic>) -> String? {
    let parts = Diagnostic.Severity.allCases.compactMap { severity in
      let count = diagnostics.count { $0.severity == severity }
      return count == 0 ? nil : counted(count, severity.rawValue)
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

extension DiagnosticPrinter {
  private func place(_ mark: SourceMark?) -> String {
    guard let mark else { return "" }
    let column = mark.column < 1 ? "" : ":\(mark.column)"
    return emphasized("\(PrintableText.escaped(mark.file)):\(mark.line)\(column): ")
  }

  private func excerpt(at mark: SourceMark) -> [String] {
    guard let line = sources[mark.file]?.line(mark.line) else { return [] }
    let excerpt = SourceExcerpt(of: line, column: mark.column, length: mark.length)
    let number = String(mark.line)
    let gutter = String(repeating: " ", count: max(0, 5 - number.count))
    let blank = String(repeating: " ", count: gutter.count + number.count)
    let first =
      excerpt.line.isEmpty ? "\(gutter)\(number) |" : "\(gutter)\(number) | \(excerpt.line)"
    return excerpt.carets.isEmpty
      ? [first] : [first, "\(blank) | \(painted(excerpt.carets, .note))"]
  }

  private func emphasized(_ text: String) -> String {
    style == .plain || text.isEmpty ? text : "\u{1B}[1m\(text)\u{1B}[0m"
  }

  private func painted(_ text: String, _ severity: Diagnostic.Severity) -> String {
    guard style == .colored else { return text }
    let color =
      switch severity {
      case .error: "31"
      case .warning: "33"
      case .note: "36"
      }
    return "\u{1B}[1;\(color)m\(text)\u{1B}[0m"
  }
}
