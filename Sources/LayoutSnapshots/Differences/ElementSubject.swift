import LayoutDiagnostics

/// The words for an element of a picture in a message.
struct ElementSubject: Hashable {
  /// The row, header or the like that the element is or belongs to.
  struct RowPlace: Hashable {
    /// The role: "row".
    let role: String
    /// The prefix of the number, "1/" for the rows of section 1, or empty if there is none.
    let section: String
    /// The number of the place.
    let number: Int
  }

  /// The row that the element is or belongs to, or `nil` if there is none.
  let place: RowPlace?
  /// The part in that row or on the screen, empty for the row itself.
  let part: String
}

/// A finder of words for the elements of a picture.
struct SubjectNames {
  private let picture: Picture
  /// Whether rows are named with their section.
  private let namesSections: Bool
  /// The number of times that each `data-view` occurs; a name that occurs once says enough.
  private var occurrences: [String: Int] = [:]
  /// The number of ids that end in these parts of a path.
  private var endings: [Substring: Int] = [:]

  /// Creates names for the elements of a picture, in which rows may be named with their section.
  init(_ picture: Picture, namesSections: Bool) {
    self.picture = picture
    self.namesSections = namesSections
    for element in picture.elements {
      if let view = element["data-view"] { occurrences[view, default: 0] += 1 }
      for ending in Self.endings(of: element.id ?? "") { endings[ending, default: 0] += 1 }
    }
  }

  /// Returns the words for an element.
  ///
  /// A row is "row 7", and an element in it "row 7 title". A view whose name occurs once is called by
  /// that name, everything else by its id, and an element without an id by its kind and its container.
  ///
  /// - Complexity: O(depth).
  func subject(of index: Int) -> ElementSubject {
    let element = picture.elements[index]
    if let place = place(of: element) { return ElementSubject(place: place, part: "") }
    if element.kind == "svg" { return ElementSubject(place: nil, part: "screen") }
    if let view = element["data-view"], occurrences[view] == 1 {
      return ElementSubject(place: nil, part: view)
    }
    // What has no id is a shape of the view around it.
    var shape = ""
    var owner = element
    var enclosing = element.parent
    while enclosing >= 0 {
      let parent = picture.elements[enclosing]
      if let place = place(of: parent) {
        let inner = owner.id == nil ? "" : part(owner, of: parent)
        let part = [inner, shape].filter { !$0.isEmpty }.joined(separator: " ")
        return ElementSubject(place: place, part: part.isEmpty ? kindWord(of: element) : part)
      }
      if owner.id == nil, parent.id != nil { (shape, owner) = (kindWord(of: element), parent) }
      enclosing = parent.parent
    }
    if let part = owner.id.flatMap({ Self.furniture[$0] }) {
      return ElementSubject(place: nil, part: part)
    }
    if owner.id != element.id {
      let name = owner["data-view"].flatMap { occurrences[$0] == 1 ? $0 : nil }
      let outer = name ?? Self.plain(shortened(owner.id ?? ""))
      return ElementSubject(place: nil, part: "\(outer) \(shape)")
    }
    let part = element.id.map { Self.plain(shortened($0)) } ?? kindWord(of: element)
    // What nobody has named is known by what it says.
    let said =
      part == "label" ? element.words.map { "\"\(PrintableText.of($0, limit: 60))\"" } : nil
    return ElementSubject(place: nil, part: said ?? part)
  }

  /// The words for what every screen has and nobody has named, of whatever shapes it is.
  private static let furniture = [
    "statusBar.status-wifi": "status bar's Wi-Fi symbol",
    "statusBar.status-signal": "status bar's signal symbol",
    "statusBar.status-battery": "status bar's battery",
    "statusBar.label": "status bar's time", "statusBar.label.text": "status bar's time",
    "cutout": "cut-out", "window.home-indicator": "home indicator",
  ]

  /// Returns the last part of an id, with as many of the parts before it as distinguish it from other ids.
  private func shortened(_ id: String) -> String {
    String(Self.endings(of: id).first { endings[$0] == 1 } ?? id[...])
  }

  /// Returns a part of an id without the names of what every cell and every label has inside.
  private static func plain(_ id: String) -> String {
    var parts = id.split(separator: ".")
    if parts.count > 1, parts[0] == "content" { parts.removeFirst() }
    if parts.count > 1, let last = parts.last,
      last == "text" || parts[parts.count - 2].hasSuffix("-" + last)
    {
      parts.removeLast()
    }
    return parts.joined(separator: ".")
  }

  /// Returns the last part of an id, the last two parts, and so on.
  private static func endings(of id: String) -> [Substring] {
    let starts = id.indices.reversed().lazy.filter { id[$0] == "." }.prefix(8)
    return starts.map { id[id.index(after: $0)...] } + [id[...]]
  }

  /// Returns whether an element is a row or the like, whose look follows from its state.
  func isPlace(_ index: Int) -> Bool { place(of: picture.elements[index]) != nil }

  /// Returns the row or header that an element is, or `nil` for any other element.
  func place(of element: PictureElement) -> ElementSubject.RowPlace? {
    guard let role = element["data-role"] else { return nil }
    let section = element["data-section"]
    guard let number = Self.number(element["data-row"] ?? section) else { return nil }
    let isRow = element["data-row"] != nil
    let prefix = isRow && namesSections ? section.map { $0 + "/" } : nil
    return ElementSubject.RowPlace(role: words(role), section: prefix ?? "", number: number)
  }

  /// Reads digits that are a number of a row or section.
  private static func number(_ text: String?) -> Int? {
    guard let text, text.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
    return Int(text)
  }

  private func part(_ element: PictureElement, of parent: PictureElement) -> String {
    if let role = element["data-role"] { return words(role) }
    guard let id = element.id else { return kindWord(of: element) }
    if let outer = parent.id, id.hasPrefix(outer + ".") {
      return words(Self.plain(String(id.dropFirst(outer.count + 1))))
    }
    return id
  }

  private func kindWord(of element: PictureElement) -> String {
    let word = element.kindWord
    return element.ordinal == 0 ? word : "\(word) \(element.ordinal + 1)"
  }

  private func words(_ name: String) -> String { String(name.map { $0 == "-" ? " " : $0 }) }
}
