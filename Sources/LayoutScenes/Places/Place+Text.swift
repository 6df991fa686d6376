package import LayoutDiagnostics

extension Place {
  /// Returns the place of a text by itself, as on a command line: "row 3 on touchView", "39, 257".
  ///
  /// - Parameter text: The place in the words of a scenario file.
  /// - Returns: The place without a mark, or the problem of the text, also without one.
  package static func read(_ text: String) -> Result<Self, Problem> {
    do throws(TextProblem) {
      return .success(try PlaceParser.parse(text))
    } catch {
      let notes = error.note.map { [Diagnostic.Note($0)] } ?? []
      let diagnostic = Diagnostic(
        .error,
        code: error.code,
        error.message,
        notes: notes,
        hint: error.hint
      )
      return .failure(Problem(diagnostic: diagnostic))
    }
  }

  /// A reason why a text is no place.
  package struct Problem: Error, Sendable, Hashable {
    /// The same as a finding.
    package let diagnostic: Diagnostic
  }
}
