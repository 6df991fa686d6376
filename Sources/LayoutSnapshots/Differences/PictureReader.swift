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
  private var records: [Picture.Record] = []
  private var attributes: [Picture.Attribute] = []
  private var joinedTexts: [Int: String] = [:]
  /// The elements that are open, from the outermost, with the counts inside each.
  ///
  /// The first stands for the file.
  private var open = [OpenElement(index: -1, kind: 0..<0)]

  private struct OpenElement {
    let index: Int
    let kind: Range<Int>
    /// Whether characters inside are looked at.
    var holdsText = false
    var counts: [String: Int] = [:]
  }

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the picture in the file, without elements if it is none.
  ///
  /// - Complexity: O(*n*); each byte is looked at once.
  static func read(_ bytes: [UInt8]) -> Picture {
    var reader = PictureReader(bytes)
    // An element of ours takes some ninety bytes.
    reader.records.reserveCapacity(bytes.count / 90)
    reader.attributes.reserveCapacity(bytes.count / 20)
    while reader.readNext() {}
    return reader.picture
  }

  /// Returns the first element of a file, or `nil` if it has none.
  static func root(of bytes: [UInt8]) -> PictureElement? {
    var reader = PictureReader(bytes)
    while reader.records.isEmpty, reader.readNext() {}
    return reader.picture.first
  }

  private var picture: Picture { Picture(bytes, records, attributes, joinedTexts: joinedTexts) }
}

extension PictureReader {
  /// Reads characters and the tag after them, and returns `false` at the end.
  private mutating func readNext() -> Bool {
    let start = position
    skip(to: UInt8(ascii: "<"))
    if position > start, open[open.count - 1].holdsText {
      addText(start..<position, to: open[open.count - 1].index)
    }
    guard position + 1 < bytes.count else { return false }
    switch bytes[position + 1] {
    case UInt8(ascii: "!") where bytes.holds("<!--", at: position): skipComment()
    case UInt8(ascii: "!"), UInt8(ascii: "?"): skip(past: UInt8(ascii: ">"))
    case UInt8(ascii: "/"): readClosingTag()
    default: readOpeningTag()
    }
    return true
  }

  /// Adds characters to an element, to which those before a tag may belong already.
  private mutating func addText(_ text: Range<Int>, to index: Int) {
    if records[index].text.isEmpty, joinedTexts[index] == nil {
      records[index].text = text
    } else {
      let start = joinedTexts[index] ?? CharacterReferences.resolved(bytes[records[index].text])
      joinedTexts[index] = start + CharacterReferences.resolved(bytes[text])
    }
  }

  /// Passes over a comment, in which tags may stand.
  private mutating func skipComment() {
    position += 4
    repeat {
      skip(past: UInt8(ascii: ">"))
    } while position < bytes.count && !bytes.holds("-->", at: position - 3)
  }

  private mutating func readClosingTag() {
    position += 2
    let kind = readName()
    skip(past: UInt8(ascii: ">"))
    // A tag that closes nothing is passed over; one further out closes the inner ones too.
    let depth = open.lastIndex { bytes.part($0.kind, equals: bytes, kind) }
    if let depth, depth > 0 { open.removeSubrange(depth...) }
  }

  private mutating func readOpeningTag() {
    position += 1
    let kind = readName()
    guard !kind.isEmpty else { return }
    let first = attributes.count
    var id = -1
    while let attribute = readAttribute() {
      guard attributes.count - first < Self.attributeLimit else { continue }
      if id < 0, bytes.part(attribute.name, is: "id") { id = attributes.count }
      attributes.append(attribute)
    }
    let isClosed = position < bytes.count && bytes[position] == UInt8(ascii: "/")
    skip(past: UInt8(ascii: ">"))
    records.append(
      Picture.Record(
        kind: kind,
        tag: kind.lowerBound..<position,
        attributes: first..<attributes.count,
        id: id,
        parent: open[open.count - 1].index,
        ordinal: id >= 0 ? 0 : countSibling(kind)
      )
    )
    guard !isClosed else { return }
    let holdsText = bytes.part(kind, is: "text") || bytes.part(kind, is: "title")
    open.append(OpenElement(index: records.count - 1, kind: kind, holdsText: holdsText))
  }

  /// Counts an element without an id among those of its kind, and returns the number before it.
  private mutating func countSibling(_ kind: Range<Int>) -> Int {
    let word = String(decoding: bytes[kind], as: UTF8.self)
    let number = open[open.count - 1].counts[word, default: 0]
    open[open.count - 1].counts[word] = number + 1
    return number
  }

  /// Reads ` name="value"`, or returns `nil` if the tag ends, at its `/` or `>`.
  private mutating func readAttribute() -> Picture.Attribute? {
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "/") || bytes[position] == UInt8(ascii: ">") { return nil }
      let name = readName()
      if name.isEmpty {
        position += 1
      } else {
        return Picture.Attribute(name: name, value: readValue())
      }
    }
    return nil
  }

  /// Reads `="value"`, or returns an empty part if there is none.
  private mutating func readValue() -> Range<Int> {
    guard position + 1 < bytes.count, bytes[position] == UInt8(ascii: "=") else {
      return position..<position
    }
    let quote = bytes[position + 1]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      position += 1
      return readName()
    }
    position += 2
    let start = position
    skip(to: quote)
    let value = start..<position
    position = min(position + 1, bytes.count)
    return value
  }

  /// Reads letters up to a space, a quote or one of `= / >`.
  private mutating func readName() -> Range<Int> {
    let start = position
    while position < bytes.count {
      switch bytes[position] {
      case 0...32, UInt8(ascii: "="), UInt8(ascii: "/"), UInt8(ascii: ">"), UInt8(ascii: "<"),
        UInt8(ascii: "\""), UInt8(ascii: "'"):
        return start..<position
      default: position += 1
      }
    }
    return start..<position
  }

  private mutating func skip(to byte: UInt8) { position = bytes.place(of: byte, from: position) }

  private mutating func skip(past byte: UInt8) {
    skip(to: byte)
    position = min(position + 1, bytes.count)
  }
}
