import LayoutDevices
import LayoutDiagnostics

/// One reading of one file: what was found wrong so far, and what later parts need of earlier ones.
///
/// A method that reads a part returns nil or a stand-in where the part is wrong, after it has reported why, so
/// that reading goes on and finds the other mistakes.
final class SceneReading {
  /// The file's name.
  let file: String
  /// What is wrong so far, in the order in which it was found.
  private(set) var diagnostics: [Diagnostic] = []

  /// Where keys are written.
  var keyMarks = KeyMarks()
  /// The device and its surroundings; nil while unknown.
  var environment: ScreenEnvironment?
  /// Where texts stand that no picture shows.
  var undrawn: Set<SourceMark> = []
  /// How many rows each section has after the steps that are read; nil while unknown.
  var followedRows: FollowedRows?
  /// What a finger can do to the rows.
  var freedomOfTouches = FollowedRows.Freedom()
  /// The views that the scene does not have, with the reason.
  var missingViews: [NamedView: String] = [:]
  /// Whether the touch view comes as soon as a step enables the overlay.
  var isOverlayDisabled = false
  /// The options of the scene's form; nil for none or unknown ones.
  var knownOptions: [KeyedText]?
  /// How many options each section of the form has; nil for no form or unknown ones.
  var optionCounts: [Int]?
  /// Whether the scene has a form; true while unknown.
  var hasForm = true
  /// Where the scene has a form; nil for none, and while unknown.
  var formMark: SourceMark?
  /// Whether the selection has a limit with a minimum; true while unknown.
  var hasMinimum = true
  /// Whether the scene is an edit screen; true while unknown.
  var hasEditScreen = true
  /// The names of views in the stack, with their places and what controls they are.
  var stackNames: [(name: String, mark: SourceMark, control: ControlScene.Kind?)] = []
  /// The titles of buttons in the bars that never change.
  var buttonTitles: [String] = []
  /// Whether the scene has a stack; true while unknown.
  var hasStack = true
  /// Whether the scene has something that selects rows and can be switched off; true while unknown.
  var hasSelector = true

  /// Where a step stands that could not be read at all, so that nobody knows what later ones follow; the
  /// first of them.
  var lostStep: SourceMark?

  init(file: String) {
    self.file = file
  }

  /// Keeps a diagnostic once; beyond three times as many as are shown, nothing is kept.
  func report(_ diagnostic: Diagnostic) {
    if !isFull, !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }

  /// Whether there are so many mistakes that more need not be looked for.
  var isFull: Bool { diagnostics.count >= SceneReader.mostDiagnostics * 3 }

  func report(
    _ code: String,
    _ message: String,
    at mark: SourceMark?,
    notes: [Diagnostic.Note] = [],
    hint: String? = nil
  ) {
    report(Diagnostic(.error, code: code, message, at: mark, notes: notes, hint: hint))
  }

  func warn(_ code: String, _ message: String, at mark: SourceMark?, hint: String? = nil) {
    report(Diagnostic(.warning, code: code, message, at: mark, hint: hint))
  }
}

extension SceneReading {
  /// Reads a value where it is there, else returns what holds without it.
  func read<Value>(
    _ written: WrittenEntry?,
    else standard: Value,
    _ parse: (WrittenEntry) -> Value?
  ) -> Value {
    guard let written else { return standard }
    return parse(written) ?? standard
  }

  /// Reads the entries of a list, as long as more mistakes can be kept; a single value that is no list is
  /// a mistake.
  func list<Value>(
    _ written: WrittenEntry,
    of what: String,
    _ parse: (WrittenValue) -> Value?
  ) -> [Value]? {
    guard case .list(let values) = written.value.content else {
      guard !written.value.isNothing else { return nil }
      report(
        "wrong-type",
        "\(quoted(written.key)) is a list of \(what), not \(written.value.shown)",
        at: written.value.mark,
        hint: written.value.text.map { "write [\($0)]" }
      )
      return nil
    }
    return values.compactMap { isFull ? nil : parse($0) }
  }
}

extension SceneReading {
  /// Reports words that a list names again.
  func checkEachOnce(_ written: WrittenEntry) {
    guard case .list(let values) = written.value.content else { return }
    var marks: [String: SourceMark] = [:]
    for value in values where !isFull {
      guard let text = value.text else { continue }
      guard let first = marks[text] else {
        marks[text] = value.mark
        continue
      }
      report(
        "duplicate-word",
        "\(quoted(written.key)) has \(quoted(text)) twice",
        at: value.mark,
        notes: [.init("the first one is here", at: first)]
      )
    }
  }
}

extension WrittenValue {
  /// Whether nothing stands there.
  var isNothing: Bool {
    if case .nothing = content { true } else { false }
  }
}
