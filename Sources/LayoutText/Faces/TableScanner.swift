/// A scanner that reads the numbers of a generated table one after the other.
struct TableScanner {
  private var bytes: String.UTF8View.Iterator
  private var next: UInt8?

  init(_ text: String) {
    bytes = text.utf8.makeIterator()
    next = bytes.next()
  }

  private mutating func advance() { next = bytes.next() }

  private mutating func skip(while isSkipped: (UInt8) -> Bool) {
    while let byte = next, isSkipped(byte) { advance() }
  }

  /// Returns the code point that begins the next line, or `nil` if none does.
  mutating func hexadecimal() -> UInt32? {
    skip { $0 == Self.space || $0 == Self.newline }
    var value: UInt32?
    while let byte = next, let digit = Self.hexadecimalValue(byte) {
      value = (value ?? 0) &* 16 &+ digit
      advance()
    }
    return value
  }

  /// Returns the next decimal number, with or without a sign, or zero if there is none.
  mutating func integer() -> Int {
    skip { $0 == Self.space || $0 == Self.colon }
    let isNegative = next == Self.minus
    if isNegative { advance() }
    var value = 0
    while let byte = next, Self.digits.contains(byte) {
      value = value &* 10 &+ Int(byte &- 48)
      advance()
    }
    return isNegative ? -value : value
  }

  /// Returns the number that begins the next row, or `nil` at the end.
  mutating func integerOnNewRow() -> Int? {
    skip { $0 == Self.space || $0 == Self.newline }
    return next == nil ? nil : integer()
  }

  /// Returns the next 'number:number', also if a row continues on the next line.
  ///
  /// A line that begins a row has its number followed by a space instead of a colon.
  mutating func pair() -> (Int, Int)? {
    skip { $0 == Self.space || $0 == Self.newline }
    let before = self
    guard next != nil else { return nil }
    let first = integer()
    guard next == Self.colon else {
      self = before
      return nil
    }
    return (first, integer())
  }

  /// Goes to the end of the line.
  mutating func skipLine() { skip { $0 != Self.newline } }

  private static let space = UInt8(ascii: " ")
  private static let newline = UInt8(ascii: "\n")
  private static let colon = UInt8(ascii: ":")
  private static let minus = UInt8(ascii: "-")
  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

  private static func hexadecimalValue(_ byte: UInt8) -> UInt32? {
    switch byte {
    case digits: UInt32(byte &- 48)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte &- 55)
    default: nil
    }
  }
}
