import LayoutSVG

/// The elements of an SVG file in the order in which they begin.
///
/// It knows the places in the file of what it says. Texts are made when somebody asks, because two pictures that
/// differ have most of their elements in common, byte by byte.
final class Picture: Sendable {
  /// An attribute, by the places of its name and of its value.
  struct Attribute {
    let name: Range<Int>
    let value: Range<Int>
  }

  /// An element as the reader finds it.
  struct Record {
    let kind: Range<Int>
    /// The tag from the kind to the end, by which elements are compared.
    let tag: Range<Int>
    /// The indices of the attributes.
    let attributes: Range<Int>
    /// The index of the attribute that holds the id, or -1 for none.
    let id: Int
    let parent: Int
    let ordinal: Int
    /// The first characters directly inside the element.
    var text = 0..<0
  }

  /// The file.
  let bytes: [UInt8]
  /// The elements as the reader has found them.
  let records: [Record]
  private let attributes: [Attribute]
  /// The characters of elements in which tags stand between characters.
  private let joinedTexts: [Int: String]
  private let hasReferences: Bool

  /// Creates the elements of a file.
  init(
    _ bytes: [UInt8],
    _ records: [Record],
    _ attributes: [Attribute],
    joinedTexts: [Int: String]
  ) {
    (self.bytes, self.records, self.attributes) = (bytes, records, attributes)
    self.joinedTexts = joinedTexts
    hasReferences = bytes.place(of: UInt8(ascii: "&"), from: 0) < bytes.count
  }
}

extension Picture: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { records.count }

  subscript(index: Int) -> PictureElement { PictureElement(index: index, picture: self) }

  /// Returns the attributes of an element, in the order of the file.
  func attributes(of index: Int) -> ArraySlice<Attribute> { attributes[records[index].attributes] }

  /// Returns the characters directly inside an element.
  func text(of index: Int) -> String {
    joinedTexts[index] ?? CharacterReferences.resolved(bytes[records[index].text])
  }

  /// Returns the key of an element's id, or `nil` for an element that needs no name.
  func key(of index: Int) -> ByteKey? {
    let id = records[index].id
    return id < 0 ? nil : key(for: attributes[id].value)
  }

  /// Returns the key of a part of the file between quotes, references resolved.
  func key(for part: Range<Int>) -> ByteKey {
    guard hasReferences, bytes[part].contains(UInt8(ascii: "&")) else {
      return ByteKey(bytes, part)
    }
    return ByteKey(CharacterReferences.resolved(bytes[part]))
  }

  /// Returns whether an element is written as one of another picture, with the same characters inside.
  func isSame(_ index: Int, as other: Int, of picture: Picture) -> Bool {
    let (ours, theirs) = (records[index], picture.records[other])
    guard bytes.part(ours.tag, equals: picture.bytes, theirs.tag) else { return false }
    if joinedTexts.isEmpty, picture.joinedTexts.isEmpty {
      return bytes.part(ours.text, equals: picture.bytes, theirs.text)
    }
    return text(of: index).utf8.elementsEqual(picture.text(of: other).utf8)
  }

  /// Returns the first element of each id.
  ///
  /// - Complexity: O(*n*).
  func idIndices() -> [ByteKey: Int] {
    var indices: [ByteKey: Int] = [:]
    indices.reserveCapacity(count)
    for index in 0..<count {
      guard let key = key(of: index), indices[key] == nil else { continue }
      indices[key] = index
    }
    return indices
  }

  /// Whether a section other than the first is seen.
  var hasSections: Bool {
    attributes.contains { attribute in
      bytes.part(attribute.name, is: "data-section") && !bytes.part(attribute.value, is: "0")
    }
  }
}
