import Foundation

/// A description of a view in the bytes of a dump: `<UIView: 0x7f10; frame = (0 0; 20 20); …>`.
///
/// Its end is where its brackets close. A text between quotes may hold anything, a line feed too. A description
/// that a mail has broken goes on in the next line, unless that begins another one.
struct ViewDescription {
  /// The bytes, from the first bracket to the last.
  let range: Range<Int>
  /// The name of the class.
  let name: Range<Int>
  /// The address.
  let address: Range<Int>
  /// Whether the brackets close.
  let isWhole: Bool

  /// The most bytes of a name.
  static let longestName = 1024
  /// The most bytes of a description.
  static let longest = 16_384
  /// The most bytes of a text.
  private static let longestText = 4096

  /// Creates the description that begins at a bracket, with the next place of ` 0x` behind it, or returns the place
  /// up to which there is none.
  static func read(
    in bytes: [UInt8],
    at start: Int,
    hex: Int
  ) -> Result<ViewDescription, Absence> {
    var first = start
    while first < bytes.count, bytes[first] == UInt8(ascii: "<") { first += 1 }
    guard first < hex, hex - first <= longestName else { return .failure(Absence(end: first)) }
    if let end = nameEnd(of: first..<hex, in: bytes) { return .failure(Absence(end: end)) }
    let name = bytes[hex - 1] == UInt8(ascii: ":") ? first..<hex - 1 : first..<hex
    var end = hex + 3
    while end < bytes.count, isHexByte(bytes[end]) { end += 1 }
    guard !name.isEmpty, end > hex + 3, end - hex < 24 else { return .failure(Absence(end: end)) }
    let close = closing(of: start, from: end, in: bytes)
    return .success(
      ViewDescription(
        range: start..<close.end,
        name: name,
        address: hex + 1..<end,
        isWhole: close.isWhole
      )
    )
  }

  /// An absence of a description; the next one may begin at `end`.
  struct Absence: Error {
    let end: Int
  }

  /// Returns the place at which it becomes clear that bytes are no name, or `nil` if they are one; the brackets of
  /// generic arguments close.
  private static func nameEnd(of range: Range<Int>, in bytes: [UInt8]) -> Int? {
    var open: [Int] = []
    for place in range {
      if bytes[place] == UInt8(ascii: "<") {
        open.append(place)
      } else if bytes[place] == UInt8(ascii: ">") {
        if open.popLast() == nil { return place }
      } else if !isPartOfName(bytes[place]) {
        return place
      }
    }
    return open.last
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: "_.$,():& -?".utf8.contains(byte)
    }
  }

  private static func isHexByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }

  private static func closing(
    of start: Int,
    from head: Int,
    in bytes: [UInt8]
  ) -> (end: Int, isWhole: Bool) {
    let limit = min(bytes.count, start + longest)
    var open = bytes[start..<head].reduce(0) { $0 + ($1 == UInt8(ascii: "<") ? 1 : 0) }
    // The brackets of a generic name close in it.
    open -= bytes[start..<head].reduce(0) { $0 + ($1 == UInt8(ascii: ">") ? 1 : 0) }
    var place = head
    var closesTexts = true
    while place < limit {
      switch bytes[place] {
      case UInt8(ascii: "<"): open += 1
      case UInt8(ascii: ">"):
        open -= 1
        if open <= 0 { return (place + 1, true) }
      case UInt8(ascii: "'") where closesTexts && isTextStart(place, in: bytes):
        // One search that fails is enough, so that quotes without an end cost little.
        if let end = textEnd(from: place, in: bytes) { place = end } else { closesTexts = false }
      case 0x0A:
        if isNextBeginning(at: place, in: bytes) { return (place, false) }
      default: break
      }
      place += 1
    }
    return (limit, false)
  }

  /// Returns whether a text begins at a quote: it stands behind an equals sign.
  static func isTextStart(_ quote: Int, in bytes: [UInt8]) -> Bool {
    guard quote >= 2 else { return false }
    let sign = UInt8(ascii: "=")
    return bytes[quote - 1] == sign
      || bytes[quote - 1] == UInt8(ascii: " ") && bytes[quote - 2] == sign
  }

  /// Returns the place of the quote that ends the text behind a quote, or `nil` if none does.
  static func textEnd(from quote: Int, in bytes: [UInt8]) -> Int? {
    var place = quote + 1
    let limit = min(bytes.count - 1, quote + longestText)
    while place < limit {
      if bytes[place] == UInt8(ascii: "'") {
        let next = bytes[place + 1]
        if next == UInt8(ascii: ";") || next == UInt8(ascii: ">") { return place }
      }
      place += 1
    }
    return nil
  }

  /// Returns whether the line behind a line feed begins another description.
  private static func isNextBeginning(at lineFeed: Int, in bytes: [UInt8]) -> Bool {
    var place = lineFeed + 1
    var hasBars = false
    while place < bytes.count {
      let byte = bytes[place]
      if byte == UInt8(ascii: "|") || byte == 0xE2 || byte == 0x94 || byte == 0x82 {
        hasBars = true
      } else if byte != UInt8(ascii: " "), byte != 0x09, byte != 0x0D {
        break
      }
      place += 1
      if place - lineFeed > longest { return true }
    }
    guard place < bytes.count, bytes[place] != 0x0A, !hasBars else { return true }
    guard bytes[place] == UInt8(ascii: "<") else { return false }
    var last = lineFeed - 1
    while last > 0, bytes[last] == UInt8(ascii: " ") || bytes[last] == 0x0D { last -= 1 }
    return last < 0 || bytes[last] != UInt8(ascii: "=")
  }
}
