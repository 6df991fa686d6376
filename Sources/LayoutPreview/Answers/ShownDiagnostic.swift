import LayoutDiagnostics

/// A finding with the lines that it points to.
package struct ShownDiagnostic: Sendable, Hashable, Encodable {
  /// The severity: error, warning or note.
  package let severity: String
  /// The message.
  package let message: String
  /// The place, or `nil` for none.
  package let place: ShownLine?
  /// The further places and facts.
  package let notes: [Note]
  /// The advice, or `nil` for none.
  package let hint: String?

  /// A further place or fact.
  package struct Note: Sendable, Hashable, Encodable {
    /// The message.
    package let message: String
    /// The place, or `nil` for none.
    package let place: ShownLine?
  }

  init(_ diagnostic: Diagnostic, in file: PreviewFile) {
    severity = diagnostic.severity.rawValue
    message = PrintableText.escaped(diagnostic.message)
    place = ShownLine(diagnostic.mark, in: file)
    notes = diagnostic.notes.map {
      Note(message: PrintableText.escaped($0.message), place: ShownLine($0.mark, in: file))
    }
    hint = diagnostic.hint.map { PrintableText.escaped($0) }
  }
}
