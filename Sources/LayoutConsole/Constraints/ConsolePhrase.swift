import LayoutSolver

/// The equation in the middle of a constraint's description, in either of its two forms.
struct ConsolePhrase {
  var first: ConsoleConstraint.Side
  var relation: Relation
  var second: ConsoleConstraint.Side?
  var multiplier = 1.0
  var constant = 0.0
  var priority: Double?
  var hasUnknownSpace = false

  /// Creates a phrase from its text, or `nil` if that has another form.
  init?(_ text: some StringProtocol) {
    var cursor = TextCursor(text)
    cursor.skipSpaces()
    let isVisual = ["H:|", "H:[", "V:|", "V:["].contains { cursor.starts(with: $0) }
    let read = isVisual ? Self.visual(&cursor) : Self.equation(&cursor)
    guard var phrase = read else { return nil }
    if phrase.priority == nil { phrase.priority = cursor.takePriority() }
    // "Hug:250 CompressionResistance:750" stands behind the size of a content.
    cursor.skipSpaces()
    guard cursor.isAtEnd || cursor.starts(with: "Hug:") else { return nil }
    self = phrase
  }

  private init(_ first: ConsoleConstraint.Side, _ relation: Relation) {
    self.first = first
    self.relation = relation
  }
}

// MARK: Equations

extension ConsolePhrase {
  /// Reads `first == 0.5*second + 10`, also as SnapKit and Masonry have it: `second * 0.5 + 10`.
  private static func equation(_ cursor: inout TextCursor) -> ConsolePhrase? {
    guard let first = cursor.takeSide() else { return nil }
    cursor.skipSpaces()
    guard let relation = cursor.takeRelation() else { return nil }
    cursor.skipSpaces()
    var phrase = ConsolePhrase(first, relation)
    let start = cursor.place
    if let number = cursor.takeNumber() {
      let isEnd =
        cursor.isAtEnd || cursor.next?.isWhitespace == true || cursor.next == "@"
        || cursor.next == "^"
      if cursor.next == "*" || cursor.starts(with: " * ") || cursor.starts(with: " x ") {
        phrase.multiplier = number
        _ = cursor.take { " *x".contains($0) }
      } else if isEnd {
        phrase.constant = number
        return phrase
      } else {
        // The name of an item that begins with a digit.
        cursor.place = start
      }
    }
    guard let second = cursor.takeSide() else { return nil }
    phrase.second = second
    phrase.readFactor(&cursor)
    cursor.skipSpaces()
    if cursor.next == "+" || cursor.next == "-" {
      guard let constant = cursor.takeNumber() else { return nil }
      phrase.constant = constant
    }
    return phrase
  }

  private mutating func readFactor(_ cursor: inout TextCursor) {
    let start = cursor.place
    cursor.skipSpaces()
    let isProduct = cursor.take("*")
    guard isProduct || cursor.take("/") else {
      cursor.place = start
      return
    }
    cursor.skipSpaces()
    guard let factor = cursor.takeNumber(), factor != 0 else {
      cursor.place = start
      return
    }
    multiplier = isProduct ? factor : 1 / factor
  }
}

// MARK: The visual format

extension ConsolePhrase {
  /// A space between two items: its relation, its amount, and its priority.
  private struct Space {
    var relation = Relation.equal
    /// The amount, or `nil` for a standard space whose amount is not written.
    var amount: Double? = 0
    var priority: Double?
  }

  /// Reads `V:|-(10)-[UILabel:0x7fd9]`, `H:[UIView:0x7fd9(>=84@750)]`, `H:[A:0x1]-(8)-[B:0x2](LTR)`.
  private static func visual(_ cursor: inout TextCursor) -> ConsolePhrase? {
    let isHorizontal = cursor.take("H:")
    if !isHorizontal { _ = cursor.take("V:") }
    var items: [ConsoleItem] = []
    var space: Space?
    var length: ConsolePhrase?
    if cursor.take("|") {
      items.append(.superview)
      space = takeSpace(&cursor)
    }
    while items.count < 3, cursor.take("[") {
      guard let item = takeBracketed(&cursor) else { return nil }
      items.append(item)
      if cursor.take("(") {
        guard let read = takeLength(of: item, isHorizontal, &cursor) else { return nil }
        length = read
      }
      guard cursor.take("]") else { return nil }
      if items.count == 2 { break }
      if cursor.next == "-" {
        space = takeSpace(&cursor)
      } else if cursor.next == "[" || cursor.next == "|" {
        space = Space()
      }
      if cursor.take("|") {
        items.append(.superview)
        break
      }
    }
    // From right to left the format begins at the right, as leading edges do there.
    let isFixed = cursor.take("(LTR)")
    if !isFixed { _ = cursor.take("(RTL)") }
    if items.count == 1 { return length }
    guard items.count == 2, length == nil, let space else { return nil }
    let start: ConsoleAttribute = isHorizontal ? (isFixed ? .left : .leading) : .top
    let end: ConsoleAttribute = isHorizontal ? (isFixed ? .right : .trailing) : .bottom
    let isFirst = items[0] == .superview
    let isLast = items[1] == .superview
    var phrase = ConsolePhrase(.init(items[1], isLast ? end : start), space.relation)
    phrase.second = .init(items[0], isFirst ? start : end)
    phrase.constant = space.amount ?? 8
    phrase.hasUnknownSpace = space.amount == nil
    phrase.priority = space.priority
    return phrase
  }

  /// Takes the item behind a bracket, up to the other bracket or a parenthesis.
  private static func takeBracketed(_ cursor: inout TextCursor) -> ConsoleItem? {
    if let address = cursor.find(":0x"), !cursor.letters[cursor.place..<address].contains("]") {
      return cursor.takeItem(addressAt: address)
    }
    let name = cursor.take { $0 != "]" && $0 != "(" }
    return name.isEmpty ? nil : ConsoleItem(name: name)
  }

  /// Takes `(>=84@750)` or `(UIView:0x7fd9)` behind an item, without the first parenthesis.
  private static func takeLength(
    of item: ConsoleItem,
    _ isHorizontal: Bool,
    _ cursor: inout TextCursor
  ) -> ConsolePhrase? {
    let attribute: ConsoleAttribute = isHorizontal ? .width : .height
    var phrase = ConsolePhrase(.init(item, attribute), cursor.takeRelation() ?? .equal)
    if let number = cursor.takeNumber() {
      phrase.constant = number
    } else if let address = cursor.find(":0x") {
      phrase.second = .init(cursor.takeItem(addressAt: address), attribute)
    } else {
      let name = cursor.take { $0 != ")" && $0 != "@" }
      phrase.second = .init(ConsoleItem(name: name), attribute)
    }
    phrase.priority = cursor.takePriority()
    return cursor.take(")") ? phrase : nil
  }

  /// Takes `-(8)-`, `-(>=NSSpace(8)@750)-`, `-8-` or `-`.
  private static func takeSpace(_ cursor: inout TextCursor) -> Space? {
    guard cursor.take("-") else { return Space() }
    var space = Space(amount: nil)
    if cursor.next == "[" || cursor.next == "|" { return space }
    let hasParenthesis = cursor.take("(")
    space.relation = cursor.takeRelation() ?? .equal
    if cursor.take("NSSpace") {
      if cursor.take("(") {
        space.amount = cursor.takeNumber()
        guard cursor.take(")") else { return nil }
      }
    } else {
      guard let number = cursor.takeNumber() else { return nil }
      space.amount = number
    }
    space.priority = cursor.takePriority()
    if hasParenthesis { guard cursor.take(")") else { return nil } }
    return cursor.take("-") ? space : nil
  }
}
