import LayoutDevices
import LayoutDiagnostics
import LayoutText

/// A reading of one file: the mistakes so far, and the facts that later parts need of earlier ones.
///
/// A method that reads a wrong part reports the reason and returns `nil` or a stand-in, so that reading
/// continues and finds the other mistakes.
final class SceneReading {
  /// The greatest number of diagnostics of a file; more are cut off with a word about it.
  static let mostDiagnostics = 100

  /// The file's name.
  let file: String
  /// The files that it may name.
  let files: SceneFiles
  /// The paths of files that it names, in order, each once.
  var paths: [String] = []
  /// The texts of files that it names and that marks point into.
  var sources: [SourceText] = []
  /// The keys of the language, for hints; most files need none.
  let language: () -> [SceneKey]
  /// The mistakes so far, in the order in which they were found, each once.
  var diagnostics: [Diagnostic] {
    finishReport()
    return told
  }

  private var told: [Diagnostic] = []
  /// The last report, which may be completed.
  fileprivate var report: Diagnostic?
  /// The facts that end the last report.
  private var lastNotes: [Diagnostic.Note] = []

  /// The maps whose keys a mistake has listed.
  var listedGroups: Set<KeyGroup> = []
  /// The places of keys.
  var keyMarks = KeyMarks()
  /// Whether the part that is read stands in a file of JSON, in whose form advice is.
  var isInJSON = false
  /// Whether an overlay lies over a table that says nothing of it, as in the first version of the language.
  var impliesOverlay = false
  /// The files that this one is based on, the nearest first.
  var bases: [String] = []
  /// Whether a base is named that could not be read: whatever is missing may stand there.
  var lacksBase = false
  /// The devices of the file's own.
  var devices: [Device] = []
  /// The letters of the names of devices of the file's own that have mistakes.
  var wrongDevices: Set<[Character]> = []
  /// The device and its surroundings, or `nil` while unknown.
  var environment: ScreenEnvironment?
  /// The comparisons of pictures with scenarios as they were before.
  var changes: [SceneChange] = []
  /// Whether pictures show constraints with their identifiers.
  var drawsEquations = false
  /// Whether pictures show names of views.
  var drawsNames = false
  /// The places of texts that no picture shows.
  var undrawn: Set<SourceMark> = []
  /// The fonts of the scene, as far as they were read, or `nil` for none.
  var fonts: FontCascade?
  /// Whether a font of the scene was reported, so that nobody knows which letters it has.
  var lacksFonts = false
  /// The texts of other files that pictures show with boxes, as far as each is reported by itself.
  var boxedTexts: [BoxedText] = []
  /// The number of further ones.
  var moreBoxedTexts = 0
  /// The scripts whose words were reported not to be known.
  var scriptsWithoutWords: Set<SpacelessScript> = []
  /// The named steps.
  var definitions = StepDefinitions()
  /// Whether the file is of the first version of the language, in which a doubled brace is two.
  var isOfFirstVersion: Bool { impliesOverlay }
  /// The texts of the first version with braces that stand for themselves, and which of their braces these are.
  var doubledBraces: [SourceMark: [Int]] = [:]
  /// The rows that the table names in lists of its sections.
  var tableFlags = TableFlags()
  /// The names of rows' own values, as far as they were read.
  var names = RowNames()
  /// The number of rows in each section after the steps read so far, or `nil` while unknown.
  var followedRows: FollowedRows?
  /// The freedom of a finger to change the rows.
  var freedomOfTouches = FollowedRows.Freedom()
  /// The views that the scene does not have, with the reason.
  var missingViews: [NamedView: String] = [:]
  /// Whether the touch view comes as soon as a step enables the overlay.
  var isOverlayDisabled = false
  /// The options of the scene's form, or `nil` for none or unknown ones.
  var knownOptions: [KeyedText]?
  /// The number of options in each section of the form, or `nil` for no form or unknown ones.
  var optionCounts: [Int]?
  /// Whether the scene has a form, true while unknown.
  var hasForm = true
  /// The place of the scene's form, or `nil` for none, and while unknown.
  var formMark: SourceMark?
  /// Whether the selection has a limit with a minimum, true while unknown.
  var hasMinimum = true
  /// Whether the scene is an edit screen, true while unknown.
  var hasEditScreen = true
  /// The names of views.
  var views = ViewNames()
  /// The titles of buttons in the bars that never change.
  var buttonTitles: [String] = []
  /// Whether the scene has a stack, true while unknown.
  var hasStack = true
  /// Whether the scene has a selection of rows that can be switched off, true while unknown.
  var hasSelector = true

  /// The place of a step that could not be read at all, so that the beginning of later ones is unknown; the
  /// first of them.
  var lostStep: SourceMark?

  /// Creates a reading of a file, with every key of the language.
  init(file: String, files: SceneFiles, language: @autoclosure @escaping () -> [SceneKey]) {
    self.file = file
    self.files = files
    self.language = language
  }

  /// Reports a diagnostic; beyond three times as many as are shown, none is kept.
  @discardableResult
  func report(_ diagnostic: Diagnostic) -> Reported {
    finishReport()
    report = diagnostic
    lastNotes = definitions.notes
    return Reported(reading: self)
  }

  /// Keeps the last report, unless it was made before.
  private func finishReport() {
    guard var last = report else { return }
    report = nil
    if !lastNotes.isEmpty {
      // What is wrong in a definition is wrong wherever that is used, and told for the first of these places.
      guard !told.contains(where: { $0.mark == last.mark && $0.message == last.message }) else {
        return
      }
      last.notes += lastNotes
    }
    if told.count < Self.mostDiagnostics * 3, !told.contains(last) { told.append(last) }
  }

  /// Whether there are so many mistakes that more need not be looked for.
  var isFull: Bool { diagnostics.count >= Self.mostDiagnostics * 3 }

  @discardableResult
  func report(_ code: String, _ message: String, at mark: SourceMark?) -> Reported {
    report(Diagnostic(.error, code: code, message, at: mark))
  }

  @discardableResult
  func warn(_ code: String, _ message: String, at mark: SourceMark?) -> Reported {
    report(Diagnostic(.warning, code: code, message, at: mark))
  }

  /// Reports two keys that cannot stand together, at the one further down.
  @discardableResult
  func reportBoth(
    _ code: String,
    _ message: String,
    _ one: WrittenEntry,
    _ other: WrittenEntry
  ) -> Reported {
    // What a base says was there before.
    let places = [one.keyMark, other.keyMark].sorted {
      ($0.file == file ? 1 : 0, $0.line, $0.column) < ($1.file == file ? 1 : 0, $1.line, $1.column)
    }
    return report(code, message, at: places[1]).note("the other one is here", at: places[0])
  }

  /// Reports a key, if it is written, that has no effect in its place.
  func reportNoEffect(_ written: WrittenEntry?, _ reason: String, hint: String = "delete it") {
    guard let written else { return }
    report("no-effect", "\(quoted(written.key)) \(reason)", at: written.keyMark).hint(hint)
  }

  /// Reports a name that nothing has.
  @discardableResult
  func reportUnknown(
    _ code: String,
    _ message: String,
    _ name: String,
    at mark: SourceMark?,
    among names: [String],
    noted note: String = "the names are"
  ) -> Reported {
    report(code, message, at: mark)
      .note(names.isEmpty ? nil : "\(note) \(quotedList(names))")
      .hint(nearestWord(to: name, among: names).map { "write '\($0)'" })
  }
}

/// A last report that can be completed.
struct Reported {
  /// The reading of the report, or `nil` if nothing was reported.
  let reading: SceneReading?

  /// Adds the advice.
  @discardableResult
  func hint(_ hint: String?) -> Self {
    reading?.report?.hint = hint
    return self
  }

  /// Adds the advice where there is none yet.
  @discardableResult
  func fallbackHint(_ hint: String?) -> Self {
    if reading?.report?.hint == nil { reading?.report?.hint = hint }
    return self
  }

  /// Adds a fact that explains it, if there is one.
  @discardableResult
  func note(_ message: String?, at mark: SourceMark? = nil) -> Self {
    if let message { reading?.report?.notes.append(Diagnostic.Note(message, at: mark)) }
    return self
  }
}

extension SceneReading {
  /// A kind of value of a control.
  enum ControlValue {
    case number, text
    /// One of some words.
    case word([String])
  }

  /// A key of the file's own with a text after it.
  struct KeyedText {
    var key: String
    var text: String
    var mark: SourceMark
  }

  /// Reads the entries of a list, as long as more mistakes can be kept; a single value that is no list is
  /// a mistake.
  @_semantics("optimize.sil.specialize.generic.never")
  func list<Value>(
    _ written: WrittenEntry,
    of what: String,
    _ parse: (WrittenValue) -> Value?
  ) -> [Value]? {
    guard case .list(let values) = written.value.content else {
      guard !written.value.isNothing else { return nil }
      let message = "\(quoted(written.key)) is a list of \(what), not \(written.value.shown)"
      report("wrong-type", message, at: written.value.mark)
        .hint(written.value.text.map { "write [\($0)]" })
      return nil
    }
    return values.compactMap { isFull ? nil : parse($0) }
  }
}

extension SceneReading {
  /// Reads a list of texts.
  func texts(_ written: WrittenEntry, of what: String, _ expected: String) -> [String]? {
    list(written, of: what) { value in
      if let text = value.text { return text }
      return wrong(written.with(value), expected)
    }
  }

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
      report("duplicate-word", "\(quoted(written.key)) has \(quoted(text)) twice", at: value.mark)
        .note("the first one is here", at: first)
    }
  }
}

extension SceneReading {
  /// Reports a problem of a text under the part that is meant.
  func report(_ problem: TextProblem, in value: WrittenValue) {
    report(problem.code, problem.message, at: value.mark(of: problem.range))
      .note(problem.note)
      .hint(problem.hint)
  }
}
