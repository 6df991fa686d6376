import LayoutDiagnostics
import LayoutScenes
import Testing

/// A scenario text in which 1️⃣, 2️⃣ … stand where diagnostics must point.
struct MarkedScenario {
  /// The text without the marks.
  let text: String
  /// Line and column behind each mark, by its digit.
  let places: [Int: [Int]]

  init(_ marked: String) {
    var text = ""
    var places: [Int: [Int]] = [:]
    var (line, column) = (1, 1)
    for character in marked {
      if let digit = Self.digit(character) {
        places[digit] = [line, column]
        continue
      }
      text.append(character)
      if character.isNewline { (line, column) = (line + 1, 1) } else { column += 1 }
    }
    self.text = text
    self.places = places
  }

  private static func digit(_ character: Character) -> Int? {
    let scalars = Array(character.unicodeScalars)
    guard scalars.count == 3, scalars[2].value == 0x20E3 else { return nil }
    return Int(String(scalars[0]))
  }
}

/// A diagnostic that a test expects.
struct Expected: Equatable, CustomStringConvertible {
  let place: [Int]
  let message: String
  let notes: [String]
  let hint: String?

  var description: String {
    ([place.map(String.init).joined(separator: ":") + ": " + message] + notes.map { "note: " + $0 }
      + (hint.map { ["hint: " + $0] } ?? [])).joined(separator: "\n")
  }
}

/// What a reading of a scenario must say, in the order of places.
struct Mistake {
  var mark: Int
  var message: String
  var notes: [String]?
  var hint: String?

  init(_ mark: Int, _ message: String, notes: [String]? = nil, hint: String? = nil) {
    self.mark = mark
    self.message = message
    self.notes = notes
    self.hint = hint
  }
}

/// Expects that a text has exactly these mistakes, word for word, where the marks stand.
///
/// Notes are compared where a mistake gives them, hints always.
func expect(
  _ marked: String,
  _ mistakes: [Mistake],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let scenario = MarkedScenario(marked)
  let (read, diagnostics) = SceneReader.read(text: scenario.text, file: "a.sim.yaml")
  let found = diagnostics.enumerated().map { index, diagnostic in
    Expected(
      place: [diagnostic.mark?.line ?? 0, diagnostic.mark?.column ?? 0],
      message: diagnostic.message,
      notes: index < mistakes.count && mistakes[index].notes != nil
        ? diagnostic.notes.map(\.message) : [],
      hint: diagnostic.hint
    )
  }
  let wanted = mistakes.map {
    Expected(
      place: scenario.places[$0.mark] ?? [],
      message: $0.message,
      notes: $0.notes ?? [],
      hint: $0.hint
    )
  }
  #expect(found == wanted, sourceLocation: sourceLocation)
  #expect((read == nil) == diagnostics.containsError, sourceLocation: sourceLocation)
}

/// Reads a text that must have no mistakes.
func scenario(
  _ text: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> Scenario {
  let (scenario, diagnostics) = SceneReader.read(text: text, file: "a.sim.yaml")
  let printer = DiagnosticPrinter(sources: [SourceText(file: "a.sim.yaml", text: text)])
  #expect(diagnostics == [], "\(printer.text(of: diagnostics))", sourceLocation: sourceLocation)
  return try #require(scenario, sourceLocation: sourceLocation)
}

/// Wraps the inside of a table into a whole scenario.
func file(
  table: String = "rows: 30",
  overlay: String = "scroll-and-select",
  steps: String = ""
)
  -> String
{
  """
  layoutsim: 2
  name: a test
  scene:
    table: {\(table)}
    overlay: \(overlay)
  steps:
  \(steps.isEmpty ? "  - wait: 1s" : steps)
  """
}

/// A part of a scenario with one mistake, marked 1️⃣, and what is said about it.
struct MistakeRow: CustomTestStringConvertible {
  let testDescription: String
  let text: String
  let message: String
  let notes: [String]?
  let hint: String?

  init(
    _ description: String,
    _ text: String,
    _ message: String,
    notes: [String]? = nil,
    hint: String? = nil
  ) {
    testDescription = description
    self.text = text
    self.message = message
    self.notes = notes
    self.hint = hint
  }

  /// The mistake at the mark.
  var mistake: Mistake { Mistake(1, message, notes: notes, hint: hint) }
}

/// A scenario with a scene, what else stands beside it, and steps.
func file(_ scene: String, after: String = "", steps: String = "  - wait: 1s") -> String {
  """
  layoutsim: 2
  name: a test
  scene:
  \(scene)
  \(after)
  steps:
  \(steps)
  """
}
