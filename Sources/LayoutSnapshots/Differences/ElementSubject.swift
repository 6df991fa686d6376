/// What a message calls an element of a picture.
struct ElementSubject: Hashable {
  /// The row, header or the like that the element is or belongs to.
  struct Place: Hashable {
    /// What it is: "row".
    let role: String
    /// What stands before the last number of its index: "1/" for the rows of section 1, else empty.
    let section: String
    /// The last number of its index.
    let number: Int
  }

  /// The row that the element is or belongs to; nil for elsewhere.
  let place: Place?
  /// What it is in that row or on the screen; empty for the row itself.
  let part: String
}

/// Finds words for the elements of a picture.
struct SubjectNames {
  private let picture: Picture
  /// How often each `data-view` occurs; a name that occurs once says enough.
  private var occurrences: [String: Int] = [:]

  init(_ picture: Picture) {
    self.picture = picture
    for element in picture.elements {
      if let view = element["data-view"] { occurrences[view, default: 0] += 1 }
    }
  }

  /// Returns what to call an element.
  ///
  /// A row is "row 7", what belongs to it "row 7 title"; a view whose name occurs once is called by
  /// that name, everything else by its id, and what has no id by its kind and what encloses it.
  ///
  /// - Complexity: O(depth).
  func subject(of index: Int) -> ElementSubject {
    let element = picture.elements[index]
    if let place = place(of: element) { return ElementSubject(place: place, part: "") }
    if element.kind == "svg" { return ElementSubject(place: nil, part: "screen") }
    if let view = element["data-view"], occurrences[view] == 1 {
      return ElementSubject(place: nil, part: view)
    }
    var enclosing = element.parent
    while enclosing >= 0 {
      let parent = picture.elements[enclosing]
      if let place = place(of: parent) {
        return ElementSubject(place: place, part: part(element, of: parent))
      }
      if parent.id != nil, element.id == nil {
        return ElementSubject(place: nil, part: "\(parent.id ?? "") \(kindWord(of: element))")
      }
      enclosing = parent.parent
    }
    return ElementSubject(place: nil, part: element.id ?? kindWord(of: element))
  }

  private func place(of element: PictureElement) -> ElementSubject.Place? {
    guard let role = element["data-role"], let index = element["data-index"] else { return nil }
    let digits = index.reversed().prefix { $0.isASCII && $0.isNumber }.count
    guard let number = Int(index.suffix(digits)) else { return nil }
    var section = String(index.dropLast(digits))
    if section.isEmpty, let outer = element["data-section"] { section = outer + "/" }
    return ElementSubject.Place(role: words(role), section: section, number: number)
  }

  private func part(_ element: PictureElement, of parent: PictureElement) -> String {
    if let role = element["data-role"] { return words(role) }
    guard let id = element.id else { return kindWord(of: element) }
    if let outer = parent.id, id.hasPrefix(outer + ".") {
      return words(String(id.dropFirst(outer.count + 1)))
    }
    return id
  }

  private func kindWord(of element: PictureElement) -> String {
    let word = element.kindWord
    return element.ordinal == 0 ? word : "\(word) \(element.ordinal + 1)"
  }

  private func words(_ name: String) -> String {
    String(name.map { $0 == "-" ? " " : $0 })
  }
}
