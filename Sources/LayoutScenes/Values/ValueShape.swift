/// A shape of a value in a file, whatever it means: what an editor can check of it.
package indirect enum ValueShape: Sendable, Hashable {
  /// Anything.
  case anything
  /// Nothing: the key stands alone.
  case nothing
  /// A text, which a number or a truth value is too.
  case text
  /// A text of a form of its own, such as this one.
  case phrase(String)
  /// A text, such as one of some words.
  case suggestion([String])
  /// One of some words.
  case words([String])
  /// True or false.
  case boolean
  /// A whole number in a range.
  case integer(ClosedRange<Int>)
  /// A number in a range.
  case number(ClosedRange<Double>)
  /// A number with an operator before it, or alone.
  case comparison
  /// A span of time with its unit.
  case time
  /// A list of values of one shape.
  case list(ValueShape)
  /// A map with keys of the language.
  case map(KeyGroup)
  /// A map whose keys are the file's own.
  case names(ValueShape)
  /// One of several shapes.
  case any([ValueShape])

  /// A shape of rows: a text, or a list of them.
  static let rows = Self.any([.phrase("rows 3..8"), .list(.phrase("row 3"))])
  /// A shape of a place: a text, or the two numbers of a point.
  static let place = Self.any([.phrase("row 3"), .list(anyNumber)])
  /// A shape of constraints: a list of texts, or of maps that say more.
  static let constraints = Self.list(
    .any([.phrase("tableView.top == superview.top"), .map(.constraint)])
  )
  /// A shape of any number that a control has.
  static let anyNumber = Self.number(-Limits.points...Limits.points)

  /// The maps that a value may hold, from the left.
  package var groups: [KeyGroup] {
    switch self {
    case .map(let group): [group]
    case .list(let shape), .names(let shape): shape.groups
    case .any(let shapes): shapes.flatMap(\.groups)
    case .anything, .nothing, .text, .phrase, .suggestion, .words, .boolean, .integer, .number,
      .comparison,
      .time:
      []
    }
  }

  /// The shape of one value where a list of such values may stand too.
  var withoutRepeating: Self {
    guard case .any(let shapes) = self, let one = shapes.first, shapes.dropFirst() == [.list(one)]
    else { return self }
    return one
  }

  /// Whether all of it is said.
  package var isKnown: Bool {
    switch self {
    case .anything: false
    case .list(let shape), .names(let shape): shape.isKnown
    case .any(let shapes): shapes.allSatisfy(\.isKnown)
    case .nothing, .text, .phrase, .suggestion, .words, .boolean, .integer, .number, .comparison,
      .time, .map:
      true
    }
  }

  /// The words that it names.
  package var words: [String] {
    switch self {
    case .words(let words), .suggestion(let words): words
    case .list(let shape), .names(let shape): shape.words
    case .any(let shapes): shapes.flatMap(\.words)
    case .anything, .nothing, .text, .phrase, .boolean, .integer, .number, .comparison, .time, .map:
      []
    }
  }
}
