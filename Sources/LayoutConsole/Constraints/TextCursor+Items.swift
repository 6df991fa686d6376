import LayoutSolver

extension TextCursor {
  /// Takes an item and the attribute behind its dot, as in `UILabel:0x7fd9'Name'.leading`.
  mutating func takeSide() -> ConsoleConstraint.Side? {
    let start = place
    if let address = find(":0x"), attributeEnd(before: address) == nil {
      let item = takeItem(addressAt: address)
      if take("."), let attribute = takeAttribute() { return .init(item, attribute) }
      place = start
      return nil
    }
    // A name without an address goes to the first dot with an attribute behind it.
    var dot = start
    while let found = find(".", from: dot) {
      place = found + 1
      if let attribute = takeAttribute() {
        let name = String(letters[start..<found])
        if name.isEmpty { break }
        return .init(ConsoleItem(name: name), attribute)
      }
      dot = found + 1
    }
    place = start
    return nil
  }

  /// Returns the place of a dot with an attribute behind it that comes before `limit`.
  private func attributeEnd(before limit: Int) -> Int? {
    var dot = place
    while let found = find(".", from: dot), found < limit {
      var probe = self
      probe.place = found + 1
      if probe.takeAttribute() != nil { return found }
      dot = found + 1
    }
    return nil
  }

  private mutating func takeAttribute() -> ConsoleAttribute? {
    let start = place
    let word = take { $0.isASCII && $0.isLetter }
    if let attribute = ConsoleAttribute(rawValue: word),
      next.map({ $0.isWhitespace || "*/)".contains($0) }) ?? true
    {
      return attribute
    }
    place = start
    return nil
  }

  /// Takes class, address and text of an item whose address is written at `separator`.
  mutating func takeItem(addressAt separator: Int) -> ConsoleItem {
    let className = String(letters[place..<separator])
    place = separator + 1
    let address = take { $0.isASCII && ($0.isHexDigit || $0 == "x") }
    return ConsoleItem(className: className, address: address, text: takeQuotedText())
  }

  /// Takes the text in quotes behind an address; it may have quotes itself.
  private mutating func takeQuotedText() -> String? {
    guard next == "'" else { return nil }
    var end = place + 1
    while end < letters.count {
      let follower = end + 1 < letters.count ? letters[end + 1] : nil
      if letters[end] == "'", follower.map({ ".]( )".contains($0) }) ?? true {
        if follower != "." || hasAttribute(at: end + 2) {
          let text = String(letters[(place + 1)..<end])
          place = end + 1
          return text
        }
      }
      end += 1
    }
    return nil
  }

  private func hasAttribute(at start: Int) -> Bool {
    var probe = self
    probe.place = start
    return probe.takeAttribute() != nil
  }

  /// Takes `<=`, `==`, `>=`, or `=`.
  mutating func takeRelation() -> Relation? {
    if take("<=") { return .lessThanOrEqual }
    if take(">=") { return .greaterThanOrEqual }
    if take("==") || take("=") { return .equal }
    return nil
  }

  /// Takes a priority such as `@750`, `^250.0` (SnapKit and Masonry) or `priority:999`.
  mutating func takePriority() -> Double? {
    let start = place
    skipSpaces()
    if take("@") || take("^") || take("priority:"), let number = takeNumber() { return number }
    place = start
    return nil
  }
}
