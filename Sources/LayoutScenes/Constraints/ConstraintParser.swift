import Foundation
import LayoutDiagnostics
import LayoutGeometry

/// A parser of constraints: `touchView.trailing == superview.safeArea.trailing - 8 @ 750`.
///
/// ```
/// constraint = operand relation ( sum | constant ) [ "@" priority ]
/// relation   = "<=" | "==" | "=" | ">="
/// sum        = [ number "*" ] operand [ ("*" | "/") number ] { ("+" | "-") number }
/// constant   = [ sign ] number { ("+" | "-") number }
/// operand    = item [ "." guide ] "." attribute
/// priority   = number | "required" | "high" | "low"
/// ```
struct ConstraintParser {
  private var cursor: TextCursor
  /// The places of the sides.
  private var firstRange = 0..<0
  private var secondRange = 0..<0
  /// The names of views, with their places.
  private var names: [(name: String, range: Range<Int>)] = []

  private init(_ text: String) { cursor = TextCursor(text) }

  /// Returns the constraint that a text means, without a mark.
  ///
  /// The views that there are do not matter here: their names go to `note` as far as they are read, also of a wrong text.
  static func parse(
    _ text: String,
    noting note: (_ name: String, _ range: Range<Int>) -> Void
  ) throws(TextProblem) -> WrittenConstraint {
    var parser = Self(text)
    defer { for (name, range) in parser.names { note(name, range) } }
    return try parser.constraint(text)
  }

  private mutating func constraint(_ text: String) throws(TextProblem) -> WrittenConstraint {
    cursor.skipSpace()
    if let next = cursor.next, next.isNumber || "+-−".contains(next) {
      throw .constraint(
        "the left side of a constraint is an attribute such as 'touchView.width'",
        cursor.rest,
        hint: "swap the sides"
      )
    }
    let (first, firstRange) = try operand()
    self.firstRange = firstRange
    let relation = try relation()
    var constraint = WrittenConstraint(first, relation, text: text)
    cursor.skipSpace()
    try rightSide(&constraint)
    try priority(&constraint)
    guard cursor.isAtEnd else {
      let rest = cursor.rest
      let isUnit = ["pt", "px", "pts", "dp", "points"].contains(cursor[rest])
      throw .constraint(
        "\(quoted(cursor[rest])) cannot stand here",
        rest,
        hint: isUnit ? "delete it: lengths are points" : nil
      )
    }
    try ConstraintRules.check(constraint, first: firstRange, second: secondRange)
    return constraint
  }
}

extension ConstraintParser {
  private mutating func relation() throws(TextProblem) -> LayoutRelation {
    cursor.skipSpace()
    let range = cursor.take { "<=>≤≥!".contains($0) }
    if let relation = LayoutRelation.allCases.first(where: { $0.sign == cursor[range] }) {
      return relation
    }
    if cursor[range] == "=" { return .equal }
    let meant = ["≤": "<=", "≥": ">=", "<": "<=", ">": ">=", "=<": "<=", "=>": ">="]
    throw .constraint(
      range.isEmpty
        ? "'==', '<=' or '>=' is expected here"
        : "\(quoted(cursor[range])) is not '==', '<=' or '>='",
      range.isEmpty ? pointer : range,
      hint: meant[cursor[range]].map { "write '\($0)'" }
    )
  }

  /// Reads the right side of the relation.
  private mutating func rightSide(_ constraint: inout WrittenConstraint) throws(TextProblem) {
    let sign = cursor.take("+-−")
    cursor.skipSpace()
    if let next = cursor.next, next.isNumber || next == "." {
      let number = try number() * (sign == nil || sign == "+" ? 1 : -1)
      cursor.skipSpace()
      if cursor.take("*×") != nil {
        constraint.multiplier = number
        try secondItem(&constraint)
      } else {
        constraint.constant = number
      }
    } else if sign != nil {
      throw .constraint(
        "a number is expected here",
        pointer,
        hint: "write '-1 * ' before an attribute"
      )
    } else {
      try secondItem(&constraint)
    }
    try constants(&constraint)
  }

  private mutating func secondItem(_ constraint: inout WrittenConstraint) throws(TextProblem) {
    cursor.skipSpace()
    (constraint.second, secondRange) = try operand()
    cursor.skipSpace()
    while let sign = cursor.take("*×/") {
      cursor.skipSpace()
      let start = cursor.position
      let factor = try number()
      if sign == "/", factor == 0 {
        throw .constraint("nothing can be divided by 0", start..<cursor.position)
      }
      if sign == "/" { constraint.multiplier /= factor } else { constraint.multiplier *= factor }
      cursor.skipSpace()
    }
    guard abs(constraint.multiplier) <= Limits.points else {
      throw .constraint("this multiplier is too large", secondRange)
    }
  }

  /// Reads `+ 8`, `- 8` as often as they come.
  private mutating func constants(_ constraint: inout WrittenConstraint) throws(TextProblem) {
    cursor.skipSpace()
    while let sign = cursor.take("+-−") {
      cursor.skipSpace()
      if let next = cursor.next, next.isLetter {
        let start = cursor.position
        _ = cursor.take { !$0.isWhitespace }
        throw .constraint(
          "a constraint has one attribute on the right side; a number is expected here",
          start..<cursor.position
        )
      }
      let number = try number()
      constraint.constant += sign == "+" ? number : -number
      cursor.skipSpace()
    }
  }

  private mutating func priority(_ constraint: inout WrittenConstraint) throws(TextProblem) {
    cursor.skipSpace()
    guard cursor.take("@") != nil else { return }
    cursor.skipSpace()
    let range = cursor.take { !$0.isWhitespace }
    let word = cursor[range]
    switch word {
    case "required": constraint.priority = 1000
    case "high", "defaultHigh": constraint.priority = 750
    case "low", "defaultLow": constraint.priority = 250
    default:
      guard let number = parseNumber(word), number > 0, number <= 1000 else {
        throw .constraint(
          word.isEmpty
            ? "a priority is expected here"
            : "a priority is above 0 and at most 1000, 'required', 'high' or 'low', not \(quoted(word))",
          range.isEmpty ? pointer : range
        )
      }
      constraint.priority = Float(number)
    }
    cursor.skipSpace()
  }

  private mutating func number() throws(TextProblem) -> CGFloat {
    let digits = cursor.takeNumber()
    guard let number = parseNumber(cursor[digits]), number <= Limits.points else {
      throw .constraint(
        digits.isEmpty
          ? "a number is expected here"
          : "\(quoted(cursor[digits])) is not a number up to \(decimalText(Limits.points))",
        digits.isEmpty ? pointer : digits
      )
    }
    return number
  }

  /// The next characters, at least one so that there is something to point at.
  private var pointer: Range<Int> { cursor.position..<cursor.position + 1 }
}

extension ConstraintParser {
  /// Reads `superview.safeArea.trailing`.
  private mutating func operand() throws(TextProblem) -> (WrittenConstraint.Operand, Range<Int>) {
    let start = cursor.position
    var words = [viewName()]
    while cursor.take(".") != nil {
      words.append(word())
    }
    let whole = start..<cursor.position
    let item = WrittenConstraint.Item(cursor[words[0]])
    guard !item.name.isEmpty else {
      throw .constraint("an attribute such as 'touchView.width' is expected here", pointer)
    }
    names.append((item.name, words[0]))
    guard words.count > 1 else {
      throw .constraint(
        "the attribute of '\(item.name)' is missing",
        whole,
        hint: "write '\(item.name).width'"
      )
    }
    var guide: WrittenConstraint.Guide?
    var rest = words.dropFirst()
    if words.count > 2 {
      guide = ConstraintWords.guide(cursor[words[1]])
      let guides = WrittenConstraint.Guide.allCases.map(\.rawValue)
      if guide == nil { throw unknown(words[1], "a guide", guides, ConstraintWords.guides) }
      rest = rest.dropFirst()
    }
    let word = rest[rest.startIndex]
    guard rest.count == 1 else {
      let extra = rest[rest.startIndex + 1].lowerBound - 1..<whole.upperBound
      throw .constraint("\(quoted(cursor[extra])) cannot stand here", extra)
    }
    guard let attribute = LayoutAttribute.words[cursor[word]] else {
      if words.count == 2, let guide = ConstraintWords.guide(cursor[word]) {
        let name = "\(item.name).\(guide.rawValue)"
        throw .constraint(
          "the attribute of '\(name)' is missing",
          whole,
          hint: guide == .keyboard
            ? "write '\(name).top', where the keyboard begins, or without one the safe area ends"
            : "write '\(name).leading'"
        )
      }
      let names = LayoutAttribute.written.map(\.name)
      throw unknown(word, "an attribute", names, ConstraintWords.attributes)
    }
    return (WrittenConstraint.Operand(item, guide, attribute), whole)
  }

  /// Reads a guide or an attribute, also in the form with hyphens that keys have; any other hyphen is a minus.
  private mutating func word() -> Range<Int> {
    let start = cursor.position
    _ = cursor.take { $0.isLetter || $0.isNumber || $0 == "_" }
    let plain = cursor
    while cursor.takeHyphen() { _ = cursor.take { $0.isLetter } }
    let joined = cursor[start..<cursor.position]
    let isKnown =
      ConstraintWords.guides[joined] != nil || ConstraintWords.attributes[joined] != nil
    if joined.contains("-"), !isKnown { cursor = plain }
    return start..<cursor.position
  }

  /// Reads the name of a view, in which words may be joined by hyphens.
  private mutating func viewName() -> Range<Int> {
    let start = cursor.position
    repeat {
      _ = cursor.take { $0.isLetter || $0.isNumber || $0 == "_" }
    } while cursor.takeHyphen()
    return start..<cursor.position
  }

  private func unknown(
    _ range: Range<Int>,
    _ what: String,
    _ known: [String],
    _ foreign: [String: String]
  ) -> TextProblem {
    let word = cursor[range]
    guard !word.isEmpty else {
      return .constraint("\(what) is expected here", range.lowerBound..<range.lowerBound + 1)
    }
    let meant = foreign[word] ?? nearestWord(to: word, among: known)
    return .constraint(
      "\(quoted(word)) is not \(what)",
      range,
      hint: meant.map { "write '\($0)'" },
      note: "there are \(quotedList(known))"
    )
  }
}

/// A namespace for words of UIKit's interface with the words of a constraint that they mean.
enum ConstraintWords {
  static let items = [
    "view": "superview", "host": "superview", "parent": "superview", "strip": "touchView",
    "overlay": "touchView", "table": "tableView", "self": "touchView",
  ]
  static let guides = [
    "safeAreaLayoutGuide": "safeArea", "safeAreaInsets": "safeArea",
    "layoutMarginsGuide": "margins", "readableContentGuide": "readable",
    "readableWidth": "readable", "keyboardLayoutGuide": "keyboard", "safe-area": "safeArea",
    "layout-margins": "margins", "readable-content": "readable",
    "safe-area-layout-guide": "safeArea", "layout-margins-guide": "margins",
    "keyboard-layout-guide": "keyboard",
  ]

  /// Returns the guide of a word, the long one or the short one.
  static func guide(_ word: String) -> WrittenConstraint.Guide? {
    switch word {
    case "margins": .layoutMargins
    case "readable": .readableContent
    default: WrittenConstraint.Guide(rawValue: word)
    }
  }

  static let attributes: [String: String] = {
    var words = ["baseline": "lastBaseline", "center": "centerX"]
    for attribute in LayoutAttribute.written {
      words[attribute.name + "Anchor"] = attribute.name
      let parts = attribute.name.map { $0.isUppercase ? "-\($0.lowercased())" : String($0) }
      if parts.joined() != attribute.name { words[parts.joined()] = attribute.name }
    }
    return words
  }()
}

extension TextProblem {
  fileprivate static func constraint(
    _ message: String,
    _ range: Range<Int>,
    hint: String? = nil,
    note: String? = nil
  ) -> Self {
    Self(code: "constraint", message: message, range: range, hint: hint, note: note)
  }
}
