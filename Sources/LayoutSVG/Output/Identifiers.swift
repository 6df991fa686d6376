import LayoutText

/// The ids of one file: each is written once.
struct Identifiers {
  /// The beginning of every id.
  let prefix: String
  private var taken: Set<String> = []

  init(prefix: String) {
    self.prefix = Self.cleaned(prefix)
    taken.reserveCapacity(512)
  }

  /// Returns an id made from `wish` that no element has yet.
  ///
  /// The first element gets the id as it wishes; a later one gets the first free of `wish-2`,
  /// `wish-3`, …, so that ids depend on the order of the elements alone.
  mutating func claim(_ wish: String) -> String {
    let base = prefix.isEmpty ? Self.cleaned(wish) : prefix + Self.cleaned(wish)
    if !Self.isGlyph(wish), taken.insert(base).inserted { return base }
    var number = 2
    while !taken.insert("\(base)-\(number)").inserted {
      number += 1
    }
    return "\(base)-\(number)"
  }

  /// Returns whether `id` is, or could be mistaken for, that of an outline: `g4-0041`, `box-wide`.
  private static func isGlyph(_ id: String) -> Bool {
    var characters = id.utf8.makeIterator()
    guard let face = characters.next(), isLowercase(face), let weight = characters.next() else {
      return false
    }
    guard isDigit(weight) else { return id.hasPrefix("box-") && GlyphTable.outline(of: id) != nil }
    guard characters.next() == UInt8(ascii: "-") else { return false }
    while let digit = characters.next() {
      guard isDigit(digit) || (UInt8(ascii: "A")...UInt8(ascii: "F")).contains(digit) else {
        return false
      }
    }
    return true
  }

  private static func isLowercase(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Returns the text with hyphens for characters that an id or `url(#…)` cannot hold.
  private static func cleaned(_ text: String) -> String {
    if text.allBytes(isNameByte) { return text }
    var cleaned = String.UnicodeScalarView()
    for scalar in text.unicodeScalars.prefix(SVGBuffer.attributeLimit) {
      let isAllowed =
        scalar.isASCII
        ? isNameByte(UInt8(truncatingIfNeeded: scalar.value))
        : scalar.properties.isXIDContinue
      cleaned.append(isAllowed ? scalar : "-")
    }
    return String(cleaned)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"): true
    default: false
    }
  }
}
