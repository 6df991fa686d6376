import LayoutSolver

extension ConsoleConstraint {
  /// Creates a constraint from a description, with or without the angle brackets, or `nil` if that has another form.
  ///
  /// `<NSLayoutConstraint:0x6000 'pin' H:|-(8)-[UILabel:0x7f10'Name']   (active, names: '|':UIView:0x7f20 )>`
  package init?(reading text: String, line: Int = 0) {
    var body = LogText.trimmed(text)
    if body.first == "<" { body.removeFirst() }
    if body.last == ">" { body.removeLast() }
    var cursor = TextCursor(body)
    let className = cursor.take { $0 != ":" && !$0.isWhitespace }
    guard cursor.take(":"), className.contains(where: \.isLetter) else { return nil }
    let address = cursor.take { !$0.isWhitespace && $0 != "@" }
    var source: String?
    if cursor.take("@") { source = cursor.take { !$0.isWhitespace }.replacing("#", with: ":") }
    cursor.skipSpaces()
    let (identifier, mask) = Self.takePrefix(&cursor)
    let parts = Legend.parts(of: cursor.rest)
    guard let phrase = ConsolePhrase(parts.phrase) else { return nil }
    let legend = Legend(parts.legend)
    self.init(legend.completed(phrase.first), phrase.relation)
    self.className = className
    self.address = address
    self.source = source
    self.identifier = identifier
    self.mask = mask
    self.line = line
    self.phrase = String(parts.phrase)
    second = phrase.second.map(legend.completed)
    multiplier = phrase.multiplier
    constant = phrase.constant
    priority = phrase.priority.map { Priority(Float($0)) } ?? .required
    hasUnknownSpace = phrase.hasUnknownSpace
    superview = legend.items["|"]
  }

  /// Takes the identifier in quotes and the signs of a mask in front of the phrase.
  private static func takePrefix(_ cursor: inout TextCursor) -> (String?, String?) {
    var mask: String?
    let rest = cursor.rest
    let plain = withoutMask(rest)
    if plain.count < rest.count {
      mask = String(LogText.trimmed(rest.prefix(rest.count - plain.count)))
      cursor.place += rest.count - plain.count
    }
    var identifier: String?
    if cursor.next == "'" {
      let start = cursor.place
      var end = cursor.find("' ", from: start + 1)
      // The identifier may have quotes itself; it ends where a phrase begins.
      while let found = end {
        var probe = cursor
        probe.place = found + 2
        let rest = Legend.parts(of: withoutMask(probe.rest)).phrase
        if ConsolePhrase(rest) != nil { break }
        end = cursor.find("' ", from: found + 1)
      }
      if let end {
        identifier = String(cursor.letters[(start + 1)..<end])
        cursor.place = end + 2
        cursor.skipSpaces()
      }
    }
    cursor.place += cursor.rest.count - withoutMask(cursor.rest).count
    return (identifier, mask)
  }

  /// Returns a text without signs such as `h=--& v=&--` in front of it.
  private static func withoutMask(_ text: String) -> Substring {
    var cursor = TextCursor(text)
    for direction in ["h=", "v="] where cursor.take(direction) {
      _ = cursor.take { "-&".contains($0) }
      cursor.skipSpaces()
    }
    return text.dropFirst(cursor.place)
  }
}

/// The list behind a description, which says what names mean: `(active, names: a:0x6000, '|':UIView:0x7f20 )`.
private struct Legend {
  var items: [String: ConsoleItem] = [:]

  /// Returns the phrase of a description, and the list behind it.
  static func parts(of text: some StringProtocol) -> (phrase: Substring, legend: Substring) {
    let text = Substring(text)
    for opening in ["(active", "(inactive", "(Names:", "(names:"] {
      if let range = text.ranges(of: opening).last,
        let last = text[..<range.lowerBound].last, last.isWhitespace || "])|".contains(last)
      {
        return (LogText.trimmed(text[..<range.lowerBound]), text[range.lowerBound...])
      }
    }
    return (LogText.trimmed(text), "")
  }

  init(_ text: Substring) {
    guard let begin = text.firstRange(of: "ames:")?.upperBound else { return }
    var list = LogText.trimmed(text[begin...])
    while let last = list.last, last == ")" || last.isWhitespace { list.removeLast() }
    for entry in list.split(separator: ", ") {
      var cursor = TextCursor(LogText.trimmed(entry))
      if cursor.take("'|':") {
        if let address = cursor.find(":0x") {
          items["|"] = cursor.takeItem(addressAt: address)
        } else {
          items["|"] = ConsoleItem(name: cursor.rest)
        }
      } else if let separator = cursor.find(":0x") {
        let name = String(cursor.letters[..<separator])
        cursor.place = separator + 1
        let address = cursor.take { $0.isASCII && ($0.isHexDigit || $0 == "x") }
        items[name] = ConsoleItem(address: address, name: name)
      }
    }
    // The superview may have a name whose address the list gives too.
    if let name = items["|"]?.name, let item = items[name] { items["|"] = item }
  }

  /// Returns a side with what the list says of its item.
  func completed(_ side: ConsoleConstraint.Side) -> ConsoleConstraint.Side {
    guard let name = side.item.name, let item = items[name] else { return side }
    return .init(item, side.attribute)
  }
}
