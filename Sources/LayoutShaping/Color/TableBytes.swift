#if Shaping
/// A reason why a table of paints cannot be drawn.
enum PaintMistake: Error {
  /// A table that ends too early, or says what makes no sense.
  case damaged
  /// A thing in it that is not drawn, in words.
  case unsupported(String)
}

/// The bytes of a table of a font, whose numbers are big-endian.
struct TableBytes: Sendable {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns an unsigned number of some bytes.
  func number(_ place: Int, bytes count: Int) throws(PaintMistake) -> Int {
    guard place >= 0, place <= bytes.count - count else { throw .damaged }
    return bytes[place..<place + count].bigEndian
  }

  /// Returns a signed number of 16 bits: a coordinate in font units.
  func coordinate(_ place: Int) throws(PaintMistake) -> Double {
    Double(Int16(truncatingIfNeeded: try number(place, bytes: 2)))
  }

  /// Returns a number with 14 binary places: a factor, a part of half a turn, or an opacity.
  func fraction(_ place: Int) throws(PaintMistake) -> Double {
    try coordinate(place) / 16384
  }

  /// Returns a number with 16 binary places.
  func fixed(_ place: Int) throws(PaintMistake) -> Double {
    Double(Int32(truncatingIfNeeded: try number(place, bytes: 4))) / 65536
  }
}
#endif
