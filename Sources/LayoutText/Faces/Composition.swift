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
}
