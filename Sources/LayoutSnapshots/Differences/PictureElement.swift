import LayoutSVG

/// An element of a picture, as its line says it.
struct PictureElement {
  /// The place among the picture's elements.
  let index: Int
  private let picture: Picture

  /// A name with its value, references resolved.
  struct Attribute {
    let name: String
    let value: String
  }

  /// Creates the element at a place of a picture.
  init(index: Int, picture: Picture) { (self.index, self.picture) = (index, picture) }

  /// The element's kind: `g`, `rect`, `text`.
  var kind: String { text(picture.records[index].kind) }

  /// The enclosing element's index in the picture, or -1 for none.
  var parent: Int { picture.records[index].parent }

  /// The number of siblings of the same kind without an id that come before this one.
  var ordinal: Int { picture.records[index].ordinal }

  /// The characters directly inside the element.
  var text: String { picture.text(of: index) }

  /// The attributes in the order of the file, of which the first of two with one name counts.
  var attributes: [Attribute] {
    picture.attributes(of: index).map { Attribute(name: text($0.name), value: value($0)) }
  }

  /// The name that is unique in the picture, or `nil` for an element that needs no name.
  var id: String? { hasID ? self["id"] : nil }

  /// Whether the element has a name.
  var hasID: Bool { picture.records[index].id >= 0 }

  /// The characters of a line of text, whether written or drawn.
  var words: String? { isKind("text") || isKind("title") ? text : self["aria-label"] }

  /// Whether the element is visible by itself, unlike a clip, a mask, a gradient or a glyph.
  var isShown: Bool {
    !isKind("clipPath") && !isKind("mask") && !isGradient && !isKind("defs")
  }

  /// Whether the element is a gradient, which shapes are filled with by its id.
  var isGradient: Bool { isKind("linearGradient") || isKind("radialGradient") }

  /// The kind in a reader's words.
  var kindWord: String {
    switch kind {
    case "g": "group"
    case "rect": "rectangle"
    case "path": "outline"
    case "use": "glyph"
    case "linearGradient", "radialGradient": "gradient"
    case "stop": "color of a gradient"
    default: kind
    }
  }

  /// Returns whether the element is of a kind.
  func isKind(_ kind: String) -> Bool {
    picture.bytes.part(picture.records[index].kind, is: kind)
  }

  /// The value of an attribute, or `nil` if the element does not have it.
  subscript(name: String) -> String? {
    picture.attributes(of: index).first { picture.bytes.part($0.name, is: name) }.map { value($0) }
  }
}

extension PictureElement {
  /// A change of an attribute between two pictures, of which one may not have it.
  struct Change {
    let name: String
    let old: String?
    let new: String?
  }

  /// Returns the attributes that a former self has otherwise, or not at all, and then those that it alone has.
  func changes(from old: PictureElement) -> [Change] {
    var changes: [Change] = []
    for attribute in picture.attributes(of: index) {
      let before = old.place(ofNameAt: attribute.name, in: picture)
      let after = place(ofNameAt: attribute.name, in: picture) ?? attribute
      if let before, old.picture.bytes.part(before.value, equals: picture.bytes, after.value) {
        continue
      }
      let name = text(attribute.name)
      changes.append(Change(name: name, old: before.map { old.value($0) }, new: value(after)))
    }
    for attribute in old.picture.attributes(of: old.index)
    where place(ofNameAt: attribute.name, in: old.picture) == nil {
      changes.append(
        Change(name: old.text(attribute.name), old: old.value(attribute), new: nil)
      )
    }
    return changes
  }

  /// Returns the place of the attribute whose name stands somewhere in a picture.
  private func place(ofNameAt part: Range<Int>, in other: Picture) -> Picture.Attribute? {
    picture.attributes(of: index).first {
      picture.bytes.part($0.name, equals: other.bytes, part)
    }
  }

  private func text(_ part: Range<Int>) -> String {
    String(decoding: picture.bytes[part], as: UTF8.self)
  }

  private func value(_ attribute: Picture.Attribute) -> String {
    CharacterReferences.resolved(picture.bytes[attribute.value])
  }
}
