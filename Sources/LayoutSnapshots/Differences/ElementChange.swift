import LayoutDiagnostics

/// The differences of one element between two pictures.
struct ElementChange {
  /// The changes of its `data-` attributes, in words.
  var facts: [String] = []
  /// The change of its characters, or `nil` if they are the same.
  var text: String?
  /// The changes of its place and size.
  var geometry: [String] = []
  /// The change of its place and size if it is one from top to bottom alone, or else `nil`.
  var vertical: VerticalChange?
  /// The changes of its paint.
  var paint: [String] = []

  /// Returns whether the change explains that the content is drawn differently.
  ///
  /// The content of a row or the like follows from its state, and glyphs follow from words. The content of other
  /// containers has a state of its own.
  func explainsContent(isPlace: Bool) -> Bool { (isPlace && !facts.isEmpty) || text != nil }

  /// Creates the change of an element from its former self.
  init(from old: PictureElement, to new: PictureElement) {
    guard old.kind == new.kind else {
      paint = ["\(old.kindWord) → \(new.kindWord)"]
      return
    }
    if old.words?.utf8.elementsEqual(new.words?.utf8 ?? "".utf8) == false {
      text = "text \(Self.quoted(old.words ?? "")) → \(Self.quoted(new.words ?? ""))"
    }
    let geometry = ElementGeometry(from: old, to: new)
    // A centered line moves when its words change; that is not news.
    if text == nil { (self.geometry, vertical) = (geometry.words, geometry.vertical) }
    for attribute in new.changes(from: old) where !geometry.understood.contains(attribute.name) {
      let (name, before, after) = (attribute.name, attribute.old, attribute.new)
      guard before != after, name != "id", name != "aria-label", name != "textLength",
        name != PictureVersion.attribute
      else { continue }
      if name.hasPrefix("data-") {
        let fact = String(name.dropFirst(5))
        // Anything with the name of an attribute would be taken for that.
        let isAmbiguous = DrawingCost.attributes.contains(fact)
        facts.append(Self.fact(isAmbiguous ? name : Self.words(fact), before, after))
      } else {
        paint.append(Self.paint(name, before, after))
      }
    }
  }

  /// Returns what a reader needs to know, the most important first.
  ///
  /// State and paint are part of it only if nothing else, such as the change of an enclosing element, explains them.
  func news(isExplained: Bool) -> [PictureComparison.News] {
    let state = (isExplained ? [] : facts) + (text.map { [$0] } ?? [])
    let paint = isExplained || !state.isEmpty ? [] : self.paint
    let place = (geometry + paint).joined(separator: ", ")
    var news = state.isEmpty ? [] : [PictureComparison.News.state(state.joined(separator: ", "))]
    if !geometry.isEmpty {
      news.append(.geometry(place, paint.isEmpty ? vertical : nil))
    } else if !paint.isEmpty {
      news.append(.paint(place))
    }
    return news
  }
}

extension ElementChange {
  private static func quoted(_ text: String) -> String {
    "\"\(PrintableText.of(text, limit: 60))\""
  }

  private static func words(_ name: String) -> String { String(name.map { $0 == "-" ? " " : $0 }) }

  /// Returns "selected → not selected" for facts that are true or false, "count 2 → 3" for others.
  private static func fact(_ name: String, _ old: String?, _ new: String?) -> String {
    let switches: Set<String?> = ["true", "false", nil]
    if switches.contains(old), switches.contains(new) {
      let before = old == "true" ? name : "not \(name)"
      let after = new == "true" ? name : "not \(name)"
      if before != after { return "\(before) → \(after)" }
    }
    return "\(name) \(value(old)) → \(value(new))"
  }

  private static func paint(_ name: String, _ old: String?, _ new: String?) -> String {
    switch name {
    case "d", "points": "another outline"
    case "r": "radius \(value(old)) → \(value(new))"
    case "clip-path": "clipped otherwise"
    case "href": "another glyph"
    case "transform": "placed otherwise"
    default: "\(words(name)) \(value(old)) → \(value(new))"
    }
  }

  private static func value(_ text: String?) -> String {
    text.map { $0.isEmpty ? "\"\"" : PrintableText.of($0, limit: 40) } ?? "none"
  }
}
