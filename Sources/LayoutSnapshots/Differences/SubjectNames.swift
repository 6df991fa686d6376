import LayoutDiagnostics

/// A finder of words for the elements of a picture.
struct SubjectNames {
  private let picture: Picture
  /// Whether rows are named with their section.
  private let namesSections: Bool
  /// The number of times that each `data-view` occurs; a name that occurs once says enough.
  private lazy var occurrences = picture.viewOccurrences()
  /// The number of ids that end in these parts of a path.
  private lazy var endings = picture.idEndings()

  /// Creates names for the elements of a picture, in which rows may be named with their section.
  init(_ picture: Picture, namesSections: Bool) {
    self.picture = picture
    self.namesSections = namesSections
  }

  /// Returns the words for an element.
  ///
  /// A row is "row 7", and an element in it "row 7 title". A view whose name occurs once is called by
  /// that name, everything else by its id, and an element without an id by its kind and its container.
  ///
  /// - Complexity: O(depth), and that of looking at all elements for the first that is called by its name or id.
  mutating func subject(of index: Int) -> ElementSubject {
    let element = picture[index]
    if let place = place(of: element) { return ElementSubject(place: place, part: "") }
    if element.isKind("svg") { return ElementSubject(place: nil, part: "screen") }
    if let view = uniqueView(of: element) { return ElementSubject(place: nil, part: view) }
    // What has no id is a shape of the view around it.
    var shape = ""
    var owner = element
    var enclosing = element.parent
    while enclosing >= 0 {
      let parent = picture[enclosing]
      if let place = place(of: parent) {
        let inner = owner.hasID ? part(owner, of: parent) : ""
        let part = [inner, shape].filter { !$0.isEmpty }.joined(separator: " ")
        return ElementSubject(place: place, part: part.isEmpty ? kindWord(of: element) : part)
      }
      if !owner.hasID, parent.hasID { (shape, owner) = (kindWord(of: element), parent) }
      enclosing = parent.parent
    }
    if let part = owner.id.flatMap({ Self.furniture[$0] }) {
      return ElementSubject(place: nil, part: part)
    }
    if owner.index != element.index {
      let outer = uniqueView(of: owner) ?? Self.plain(shortened(owner))
      return ElementSubject(place: nil, part: "\(outer) \(shape)")
    }
    let part = element.hasID ? Self.plain(shortened(element)) : kindWord(of: element)
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

  /// Returns the name of the view that an element is, or `nil` if it has none of its own.
  private mutating func uniqueView(of element: PictureElement) -> String? {
    guard let view = picture.viewKey(of: element.index), occurrences[view] == 1 else { return nil }
    return element["data-view"]
  }

  /// Returns the last part of an element's id, with as many of the parts before it as distinguish it from other ids.
  private mutating func shortened(_ element: PictureElement) -> String {
    for ending in picture.endings(of: element.index) where endings[ending] == 1 {
      return ending.text
    }
    return element.id ?? ""
  }

  /// Returns a part of an id without the names of what every cell and every label has inside.
  private static func plain(_ id: String) -> String {
    let bytes = id.utf8
    guard bytes.contains(UInt8(ascii: ".")) else { return id }
    var parts = bytes.split(separator: UInt8(ascii: ".")).map { Substring($0) }
    if parts.count > 1, parts[0] == "content" { parts.removeFirst() }
    if parts.count > 1, let last = parts.last,
      last == "text" || parts[parts.count - 2].hasSuffix("-" + last)
    {
      parts.removeLast()
    }
    return parts.joined(separator: ".")
  }

  /// Returns the row or header that an element is, or `nil` for any other element.
  func place(of element: PictureElement) -> ElementSubject.RowPlace? {
    let (row, section) = (element["data-row"], element["data-section"])
    guard let number = Self.number(row ?? section), let role = element["data-role"] else {
      return nil
    }
    let prefix = row != nil && namesSections ? section.map { $0 + "/" } : nil
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
    guard let outer = parent.id.map({ $0 + "." }), id.utf8.starts(with: outer.utf8) else {
      return id
    }
    return words(Self.plain(String(Substring(id.utf8.dropFirst(outer.utf8.count)))))
  }

  private func kindWord(of element: PictureElement) -> String {
    let word = element.kindWord
    return element.ordinal == 0 ? word : "\(word) \(element.ordinal + 1)"
  }

  private func words(_ name: String) -> String {
    name.utf8.contains(UInt8(ascii: "-")) ? String(name.map { $0 == "-" ? " " : $0 }) : name
  }
}

extension Picture {
  /// Returns the key of the name of the view that an element is, or `nil` if it is none.
  fileprivate func viewKey(of index: Int) -> ByteKey? {
    attributes(of: index).first { bytes.part($0.name, is: "data-view") }.map { key(for: $0.value) }
  }

  /// Returns the number of elements for each name of a view.
  fileprivate func viewOccurrences() -> [ByteKey: Int] {
    var occurrences: [ByteKey: Int] = [:]
    for index in indices {
      if let view = viewKey(of: index) { occurrences[view, default: 0] += 1 }
    }
    return occurrences
  }

  /// Returns the number of ids for each ending of one.
  fileprivate func idEndings() -> [ByteKey: Int] {
    var counts: [ByteKey: Int] = [:]
    for index in indices {
      for ending in endings(of: index) { counts[ending, default: 0] += 1 }
    }
    return counts
  }

  /// Returns the last part of an element's id, the last two parts, and so on, and then the whole; none without an id.
  fileprivate func endings(of index: Int) -> [ByteKey] { key(of: index)?.endings(most: 8) ?? [] }
}
