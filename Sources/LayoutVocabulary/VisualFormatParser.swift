import Foundation

/// A parser of formats by the grammar of Apple's "Auto Layout Guide", appendix "Visual Format Language".
///
/// Each method reads one production of the grammar from the current character on.
package struct VisualFormatParser {
  private let characters: [Character]
  private let allowsWords: Bool
  private var index = 0

  /// Creates a parser of a format.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - allowsWords: Whether names may have letters of any language and hyphens inside, unlike UIKit's.
  package init(_ format: String, allowsWords: Bool = false) {
    characters = Array(format)
    self.allowsWords = allowsWords
  }

  /// Returns the whole format.
  package mutating func format() throws(VisualFormatError) -> VisualFormat {
    let axis = try orientation()
    let firstBar = bar()
    let firstConnection = firstBar == nil ? nil : try connection()
    var (name, view) = try view()
    var elements = [view]
    var connections: [VisualFormat.Connection] = []
    if let firstBar, let firstConnection {
      elements.insert(.superview(of: name, place: firstBar), at: 0)
      connections.append(firstConnection)
    }
    while current != nil {
      connections.append(try connection())
      if let lastBar = bar() {
        elements.append(.superview(of: name, place: lastBar))
        guard current == nil else { throw expected("the end of the format after '|'") }
      } else {
        (name, view) = try self.view()
        elements.append(view)
      }
    }
    return VisualFormat(axis: axis, elements: elements, connections: connections)
  }

  private mutating func orientation() throws(VisualFormatError) -> LayoutAxis {
    guard let letter = current, letter == "H" || letter == "V" else { return .horizontal }
    index += 1
    guard accept(":") else {
      throw expected("':' after '\(letter)' to say the direction of the layout")
    }
    return letter == "V" ? .vertical : .horizontal
  }

  private mutating func bar() -> Range<Int>? {
    let start = index
    return accept("|") ? start..<index : nil
  }

  private mutating func view() throws(VisualFormatError) -> (
    name: VisualFormat.Name, element: VisualFormat.Element
  ) {
    guard accept("[") else { throw expected("a view") }
    guard let name = name() else { throw expected("the name of a view") }
    let sizes = accept("(") ? try predicates(of: .size) : []
    guard accept("]") else { throw expected("']' at the end of view '\(name.text)'") }
    return (name, .view(name, sizes: sizes))
  }

  private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard accept("-") else { return .touching }
    // If the format ends here, the view that is missing after the space is reported next.
    if current == nil || current == "[" || current == "|" { return .standardSpace }
    let spaces =
      accept("(")
      ? try predicates(of: .space)
      : [.init(relation: .equal, object: try value(of: .plainSpace), priority: nil)]
    guard accept("-") else {
      throw expected(
        "'-' at the end of a connection",
        hint: current == "@" ? "put priorities in parentheses: '-(8@750)-'" : nil
      )
    }
    return .spaces(spaces)
  }

  /// A measure, which decides about the allowed syntax.
  private enum Measure {
    /// A space in parentheses.
    case space
    /// A space without parentheses: a name, or a number that is not negative.
    case plainSpace
    /// The size of a view.
    case size
    /// The priority of a predicate.
    case priority
  }

  private mutating func predicates(
    of measure: Measure
  ) throws(VisualFormatError) -> [VisualFormat.Predicate] {
    var predicates: [VisualFormat.Predicate] = []
    repeat {
      predicates.append(
        VisualFormat.Predicate(
          relation: relation(),
          object: try value(of: measure),
          priority: accept("@") ? try value(of: .priority) : nil
        )
      )
    } while accept(",")
    guard accept(")") else {
      throw expected(
        measure == .size
          ? "')' at the end of the predicates of a view's size"
          : "')' at the end of the predicates of a connection"
      )
    }
    return predicates
  }

  private mutating func relation() -> LayoutRelation {
    let signs: [(Character, LayoutRelation)] = [
      ("=", .equal), ("<", .lessThanOrEqual), (">", .greaterThanOrEqual),
    ]
    for (sign, relation) in signs where current == sign && next == "=" {
      index += 2
      return relation
    }
    return .equal
  }

  private mutating func value(of measure: Measure) throws(VisualFormatError) -> VisualFormat.Value {
    if let name = name() { return VisualFormat.Value(content: .name(name.text), place: name.place) }
    let start = index
    if let number = number(isSigned: measure != .plainSpace) {
      guard number.isFinite else {
        throw VisualFormatError(reason: "the number is too great", place: start..<index)
      }
      return VisualFormat.Value(content: .number(number), place: start..<index)
    }
    throw valueExpected(for: measure)
  }

  /// Reads a C identifier, or the name of a file's view, or `nil` if none begins here.
  private mutating func name() -> VisualFormat.Name? {
    let start = index
    guard let first = current, isNameLetter(first) else { return nil }
    while let letter = current, isNameLetter(letter) || letter.isDecimalDigit || isInnerHyphen {
      index += 1
    }
    return VisualFormat.Name(text: String(characters[start..<index]), place: start..<index)
  }

  /// Reads a number as C's `strtod` does in the C locale, or `nil` if none begins here.
  private mutating func number(isSigned: Bool) -> CGFloat? {
    let start = index
    if isSigned, current == "-" || current == "+" { index += 1 }
    var digits = skipDigits()
    if accept(".") { digits += skipDigits() }
    if digits > 0, current == "e" || current == "E" {
      let exponent = index
      index += 1
      if current == "-" || current == "+" { index += 1 }
      if skipDigits() == 0 { index = exponent }
    }
    guard digits > 0, let number = Double(String(characters[start..<index])) else {
      index = start
      return nil
    }
    return CGFloat(number)
  }

  private mutating func skipDigits() -> Int {
    let start = index
    while current?.isDecimalDigit == true { index += 1 }
    return index - start
  }
}

extension VisualFormatParser {
  private var current: Character? { index < characters.count ? characters[index] : nil }
  private var next: Character? { index + 1 < characters.count ? characters[index + 1] : nil }

  private func isNameLetter(_ letter: Character) -> Bool {
    letter.isNameLetter || allowsWords && letter.isLetter
  }

  /// Whether a hyphen that joins two words of a name is next.
  private var isInnerHyphen: Bool { allowsWords && current == "-" && next?.isLetter == true }

  private mutating func accept(_ character: Character) -> Bool {
    guard current == character else { return false }
    index += 1
    return true
  }

  /// Makes the error that something else was expected at the current character.
  private func expected(_ what: String, hint: String? = nil) -> VisualFormatError {
    VisualFormatError(
      reason: "expected \(what)",
      place: index..<index + 1,
      hint: current?.isWhitespace == true ? "a format has no spaces: remove this one" : hint
    )
  }

  private func valueExpected(for measure: Measure) -> VisualFormatError {
    let kinds =
      switch measure {
      case .size: "a number, a view or a key of the metrics dictionary"
      case .space, .plainSpace, .priority: "a number or a key of the metrics dictionary"
      }
    let found = current.map { "'\($0)'" } ?? "the end of the format"
    return expected("\(kinds), but found \(found)", hint: hint(for: measure))
  }

  private func hint(for measure: Measure) -> String? {
    switch current {
    case "<", ">", "=":
      measure == .plainSpace
        ? "put relations in parentheses: '-(>=8)-'" : "relations are '==', '<=' and '>='"
    case "-" where measure == .plainSpace: "put negative numbers in parentheses: '-(-8)-'"
    default: nil
    }
  }
}

extension Character {
  fileprivate var isDecimalDigit: Bool { isASCII && isWholeNumber }
  fileprivate var isNameLetter: Bool { self == "_" || isASCII && isLetter }
}
