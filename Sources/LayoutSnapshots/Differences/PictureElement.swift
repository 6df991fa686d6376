/// One element of a picture, as its line says it.
struct PictureElement {
  /// The element's kind: `g`, `rect`, `text`.
  let kind: String
  /// The attributes in the order of the file; of two with one name the first counts.
  let attributes: [Attribute]
  /// The enclosing element's place in the picture; -1 for none.
  let parent: Int
  /// How many siblings of the same kind without an id come before this one.
  let ordinal: Int
  /// The characters directly inside the element.
  var text = ""

  /// A name and what it is set to, references resolved.
  struct Attribute {
    let name: String
    let value: String
  }

  /// The name that is unique in the picture; nil for an element that nobody needs to name.
  var id: String? { self["id"] }

  /// The characters of a line of text, whether written or drawn.
  var words: String? {
    kind == "text" || kind == "title" ? text : self["aria-label"]
  }

  /// Whether the element is seen by itself; a clip or a glyph is seen where it is used.
  var isShown: Bool { kind != "clipPath" && kind != "defs" }

  /// The kind in a reader's words.
  var kindWord: String {
    switch kind {
    case "g": "group"
    case "rect": "rectangle"
    case "path": "outline"
    case "use": "glyph"
    default: kind
    }
  }

  /// Returns the value of an attribute.
  subscript(name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }
}

/// The elements of an SVG file in the order in which they begin, with their places by id.
struct Picture {
  private(set) var elements: [PictureElement] = []
  private(set) var indices: [String: Int] = [:]

  /// Adds the next element.
  mutating func append(_ element: PictureElement) {
    if let id = element.id, indices[id] == nil { indices[id] = elements.count }
    elements.append(element)
  }

  /// Adds characters to an element.
  mutating func append(_ text: String, to index: Int) {
    elements[index].text += text
  }

  /// Whether the element's id finds it: it has one, and no earlier element has the same.
  func isFoundByID(_ index: Int) -> Bool {
    elements[index].id.map { indices[$0] == index } ?? false
  }
}
