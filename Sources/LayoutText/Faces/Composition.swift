import Foundation

/// A namespace for the composition of letters with the marks upon them, if the tables know the result.
///
/// Unicode's canonical composition for the characters that have glyphs: "e" and U+0301 is "é".
enum Composition {
  private static let table: [UInt64: UInt32] = {
    var table: [UInt64: UInt32] = [:]
    var scanner = TableScanner(source)
    while let base = scanner.hexadecimal(), let mark = scanner.hexadecimal(),
      let composed = scanner.hexadecimal()
    {
      table[key(base, mark)] = composed
    }
    return table
  }()

  private static func key(_ base: UInt32, _ mark: UInt32) -> UInt64 {
    UInt64(base) << 32 | UInt64(mark)
  }

  /// Returns the character that `base` and `mark` make together, or `nil` if there is none.
  static func character(_ base: UInt32, _ mark: UInt32) -> UInt32? { table[key(base, mark)] }

  /// Returns the letter that a character's code points make together, and the marks that it leaves out.
  ///
  /// Marks may stand in any order that means the same: U+0323 behind "ê" makes "ệ".
  static func composed(_ character: Character) -> (letter: UInt32, left: [UInt32]) {
    let own = composed(character.unicodeScalars.map(\.value))
    guard !own.left.isEmpty else { return own }
    let normal = String(character).precomposedStringWithCanonicalMapping
    let other = composed(normal.unicodeScalars.map(\.value))
    return other.left.count < own.left.count ? other : own
  }

  private static func composed(_ points: [UInt32]) -> (letter: UInt32, left: [UInt32]) {
    var letter = points.first ?? 0
    var left: [UInt32] = []
    for point in points.dropFirst() {
      if let composed = self.character(letter, point) {
        letter = composed
      } else if Unicode.Scalar(point)?.properties.isDefaultIgnorableCodePoint != true {
        left.append(point)
      }
    }
    return (letter, left)
  }
}
