import LayoutDiagnostics

/// The named lists of steps of a file, and how far they are unfolded.
struct StepDefinitions {
  /// The definitions, in the order of the file.
  var entries: [WrittenEntry] = []
  /// The names that are used somewhere.
  var used: Set<String> = []
  /// The uses that are being unfolded, from the outside to the inside.
  var open: [WrittenEntry] = []
  /// The number of uses, and of steps that they stand for.
  var unfolded = 0
  /// Whether that is too many.
  var isFull = false

  /// The facts that a mistake in a definition adds: where it is used.
  var notes: [Diagnostic.Note] {
    open.reversed().map { Diagnostic.Note("it is used here", at: $0.keyMark) }
  }
}
