import ScreenFrames

extension FrameBody {
  /// Writes `id` and the `data-` attributes of an element that has no id yet.
  mutating func writeTag(_ tag: ElementTag) {
    writeTag(tag, id: tag.id.isEmpty ? nil : identifiers.claim(tag.id))
  }

  /// Writes `id`, if any, and the `data-` attributes in the order of their names.
  mutating func writeTag(_ tag: ElementTag, id: String?) {
    if let id { output.attribute("id", word: id) }
    if let name = className {
      output.attribute("class", word: name)
      className = nil
    }
    guard tag.facts.list.allSatisfy({ Self.isPlain($0.name) }) else { return writeCleaned(tag) }
    // Facts are in the order of their names; "role" and "view" go in between.
    var role = tag.role
    var view = tag.view
    for fact in tag.facts.list {
      if role != nil, !Self.isOrdered(fact.name, "role") {
        writeFact("role", role)
        role = nil
      }
      if view != nil, !Self.isOrdered(fact.name, "view") {
        writeFact("view", view)
        view = nil
      }
      writeFact(fact.name, fact.value)
    }
    writeFact("role", role)
    writeFact("view", view)
  }

  /// Returns whether a fact can be written under its own name, once.
  private static func isPlain(_ name: String) -> Bool {
    name != "role" && name != "view" && name.utf8.count <= SVGWriter.textLimit
      && name.allBytes { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
          UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
          true
        default: false
        }
      }
  }

  /// Writes facts whose names hold characters that an attribute's name may not.
  private mutating func writeCleaned(_ tag: ElementTag) {
    // An attribute may stand only once: the view and the role come first, then the facts by name.
    var facts: [(name: String, value: String)] = []
    if let role = tag.role { facts.append(("role", role)) }
    if let view = tag.view { facts.append(("view", view)) }
    for fact in tag.facts.list {
      let name = Self.attributeName(fact.name)
      if !facts.contains(where: { $0.name == name }) { facts.append((name, fact.value)) }
    }
    facts.sort { Self.isOrdered($0.name, $1.name) }
    for fact in facts {
      writeFact(fact.name, fact.value)
    }
  }

  private mutating func writeFact(_ name: String, _ value: String?) {
    guard let value else { return }
    output.literal(" data-")
    output.raw(name)
    output.literal("=\"")
    output.escaped(value, in: .attribute)
    output.raw(UInt8(ascii: "\""))
  }

  /// Orders by bytes, which is the same on every host.
  private static func isOrdered(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }

  /// Returns `key` in the letters that a `data-` attribute may have.
  private static func attributeName(_ key: String) -> String {
    var name = ""
    for scalar in key.unicodeScalars.prefix(SVGWriter.textLimit) {
      switch scalar {
      case "a"..."z", "0"..."9", "-", "_", ".": name.unicodeScalars.append(scalar)
      case "A"..."Z": name.unicodeScalars.append(Unicode.Scalar(UInt8(scalar.value) + 32))
      default: name.unicodeScalars.append("-")
      }
    }
    return name
  }
}

extension ElementTag {
  /// Whether nothing of the tag would be written.
  var isEmpty: Bool { id.isEmpty && view == nil && role == nil && facts.list.isEmpty }

  /// The name of the element in messages, or `nil` if it has none.
  var name: String? { id.isEmpty ? view ?? role : id }
}

extension SVGWritingError {
  /// Creates an error that names the element with the number.
  init(_ error: UnwritableNumber, in elementName: String, _ tag: ElementTag) {
    if let name = tag.name {
      self.init(error.problem, element: "\(elementName) '\(name)'", isNamed: true)
    } else {
      self.init(error.problem, element: elementName, isNamed: false)
    }
  }

  /// Returns the error with the name of the innermost enclosing group that has one.
  func enclosed(by tag: ElementTag) -> Self {
    guard !isNamed, let name = tag.name else { return self }
    var error = self
    error.element += " in '\(name)'"
    error.isNamed = true
    return error
  }
}
