import LayoutSVG

/// A reader of the elements of a canonical SVG file, and as much as it can of any other.
///
/// A golden may have been edited by hand or be no picture at all, so nothing is an error here: the reader
/// passes over anything it does not understand. It is no XML reader; it knows what our writer writes.
/// `MarkupCheck` says whether a file is well-formed.
struct PictureReader {
  /// The number of attributes, more than any element of ours has; comparing them takes quadratic time.
  private static let attributeLimit = 64

  private let bytes: [UInt8]
  private var position = 0
  private var picture = Picture()
  /// The elements that are open, from the outermost, with the counts inside each.
  ///
  /// The first stands for the file.
  private var open = [OpenElement(index: -1, kind: "")]

  private struct OpenElement {
    let index: Int
    let kind: String
    var counts: [String: Int] = [:]
  }

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the picture in the file, without elements if it is none.
  static func read(_ bytes: [UInt8]) -> Picture {
    var reader = PictureReader(bytes)
    while reader.readNext() {}
    return reader.picture
  }

  /// Returns the first element of a file, or `nil` if it has none.
  static func root(of bytes: [UInt8]) -> PictureElement? {
    var reader = PictureReader(bytes)
    while reader.picture.elements.isEmpty, reader.readNext() {}
    return reader.picture.elements.first
  }
}

extension PictureReader {
  /// Reads characters and the tag after them, and returns `false` at the end.
  private mutating func readNext() -> Bool {
    let start = position
    skip(to: UInt8(ascii: "<"))
    let index = open[open.count - 1].index
    if index >= 0, position > start, mayHoldText(index) {
      picture.append(CharacterReferences.resolved(bytes[start..<position]), to: index)
    }
    guard position + 1 < bytes.count else { return false }
    switch bytes[position + 1] {
    case UInt8(ascii: "!") where bytes[position...].starts(with: "<!--".utf8): skipComment()
    case UInt8(ascii: "!"), UInt8(ascii: "?"): skip(past: UInt8(ascii: ">"))
    case UInt8(ascii: "/"): readClosingTag()
    default: readOpeningTag()
    }
    return true
  }

  private func mayHoldText(_ index: Int) -> Bool {
    picture.elements[index].kind == "text" || picture.elements[index].kind == "title"
  }

  /// Passes over a comment, in which tags may stand.
  private mutating func skipComment() {
    position += 4
    repeat {
      skip(past: UInt8(ascii: ">"))
    } while position < bytes.count
      && !bytes[..<position].suffix(3).elementsEqual("-->".utf8)
  }

  private mutating func readClosingTag() {
    position += 2
    let kind = readName()
    skip(past: UInt8(ascii: ">"))
    // A tag that closes nothing is passed over; one further out closes the inner ones too.
    if let depth = open.lastIndex(where: { $0.kind == kind }), depth > 0 {
      open.removeSubrange(depth...)
    }
  }

  private mutating func readOpeningTag() {
    position += 1
    let kind = readName()
    guard !kind.isEmpty else { return }
    var attributes: [PictureElement.Attribute] = []
    while let attribute = readAttribute() {
      if attributes.count < Self.attributeLimit { attributes.append(attribute) }
    }
    let isClosed = position < bytes.count && bytes[position] == UInt8(ascii: "/")
    skip(past: UInt8(ascii: ">"))
    let hasID = attributes.contains { $0.name == "id" }
    let element = PictureElement(
      kind: kind,
      attributes: attributes,
      parent: open[open.count - 1].index,
      ordinal: hasID ? 0 : countSibling(kind)
    )
    picture.append(element)
    if !isClosed { open.append(OpenElement(index: picture.elements.count - 1, kind: kind)) }
  }

  /// Counts an element without an id among those of its kind, and returns the number before it.
  private mutating func countSibling(_ kind: String) -> Int {
    let number = open[open.count - 1].counts[kind, default: 0]
    open[open.count - 1].counts[kind] = number + 1
    return number
  }

  /// Reads ` name="value"`, or returns `nil` if the tag ends, at its `/` or `>`.
  private mutating func readAttribute() -> PictureElement.Attribute? {
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "/") || bytes[position] == UInt8(ascii: ">") { return nil }
      let name = readName()
      if name.isEmpty {
        position += 1
      } else {
        return PictureElement.Attribute(name: name, value: readValue())
      }
    }
    return nil
  }

  /// Reads `="value"`, or returns empty text if there is none.
  private mutating func readValue() -> String {
    guard position + 1 < bytes.count, bytes[position] == UInt8(ascii: "=") else { return "" }
    let quote = bytes[position + 1]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      position += 1
      return readName()
    }
    position += 2
    let start = position
    skip(to: quote)
    let value = CharacterReferences.resolved(bytes[start..<position])
    position = min(position + 1, bytes.count)
    return value
  }

  /// Reads letters up to a space, a quote or one of `= / >`.
  private mutating func readName() -> String {
    let start = position
    while position < bytes.count {
      switch bytes[position] {
      case 0...32, UInt8(ascii: "="), UInt8(ascii: "/"), UInt8(ascii: ">"), UInt8(ascii: "<"),
        UInt8(ascii: "\""), UInt8(ascii: "'"):
        return String(decoding: bytes[start..<position], as: UTF8.self)
      default: position += 1
      }
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func skip(to byte: UInt8) {
    while position < bytes.count, bytes[position] != byte { position += 1 }
  }

  private mutating func skip(past byte: UInt8) {
    skip(to: byte)
    position = min(position + 1, bytes.count)
  }
}
