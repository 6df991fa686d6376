/// An element of a picture, as its line says it.
struct PictureElement {
  /// The element's kind: `g`, `rect`, `text`.
  let kind: String
  /// The attributes in the order of the file, of which the first of two with one name counts.
  let attributes: [Attribute]
  /// The enclosing element's index in the picture, or -1 for none.
  let parent: Int
  /// The number of siblings of the same kind without an id that come before this one.
  let ordinal: Int
  /// The characters directly inside the element.
  var text = ""

  /// A name with its value, references resolved.
  struct Attribute {
    let name: String
    let value: String
  }

  /// The name that is unique in the picture, or `nil` for an element that needs no name.
  var id: String? { self["id"] }

  /// The characters of a line of text, whether written or drawn.
  var words: String? { kind == "text" || kind == "title" ? text : self["aria-label"] }

  /// Whether the element is visible by itself, unlike a clip or a glyph.
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

  /// The value of an attribute.
  subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }
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
  mutating func append(_ text: String, to index: Int) { elements[index].text += text }

  /// Returns whether the element's id finds it: it has one, and no earlier element has the same.
  func isFoundByID(_ index: Int) -> Bool {
    elements[index].id.map { indices[$0] == index } ?? false
  }
}
