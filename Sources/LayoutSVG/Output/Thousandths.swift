import Foundation

/// A number as it stands in the file: an integer of thousandths.
///
/// A third of a point, the pixel of a 3x screen, needs three decimals; more cannot be seen. Halves go
/// away from zero, so that a picture and its mirror image agree.
struct Thousandths: Hashable, Comparable, ExpressibleByIntegerLiteral {
  let rawValue: Int64

  init(rawValue: Int64) { self.rawValue = rawValue }

  /// Creates the number from a literal of thousandths: `1000` is one.
  init(integerLiteral value: Int64) { rawValue = value }

  /// Creates the nearest number, or throws if SVG cannot hold it, with the name of the attribute.
  init(_ value: Double, of attribute: @autoclosure () -> String) throws(UnwritableNumber) {
    guard abs(value) <= SVGWriter.coordinateLimit else {
      throw UnwritableNumber(
        problem: value.isFinite
          ? .tooLarge(attribute: attribute())
          : .notFinite(attribute: attribute())
      )
    }
    rawValue = Int64((value * 1000).rounded(.toNearestOrAwayFromZero))
  }

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension SVGBuffer {
  /// Appends a number without exponent, plus sign, negative zero or trailing zeros: `-0.5`, `12`.
  mutating func number(_ value: Thousandths) {
    if value.rawValue < 0 { raw(UInt8(ascii: "-")) }
    let (whole, rest) = value.rawValue.magnitude.quotientAndRemainder(dividingBy: 1000)
    integer(whole)
    guard rest > 0 else { return }
    raw(UInt8(ascii: "."))
    let (tenths, below) = rest.quotientAndRemainder(dividingBy: 100)
    digit(tenths)
    guard below > 0 else { return }
    digit(below / 10)
    if below % 10 > 0 { digit(below % 10) }
  }

  private mutating func integer(_ number: UInt64) {
    // Divisions by a constant are multiplications.
    if number >= 10 { integer(number / 10) }
    digit(number % 10)
  }

  private mutating func digit(_ digit: UInt64) {
    raw(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit))
  }

  /// Appends `count / unit` in decimals, for a power of ten as unit.
  mutating func decimal(_ count: Int64, unit: UInt64) {
    if count < 0 { raw(UInt8(ascii: "-")) }
    var (remaining, rest) = count.magnitude.quotientAndRemainder(dividingBy: unit)
    // The place of the first digit.
    var place: UInt64 = 1
    while remaining / 10 >= place {
      place *= 10
    }
    while place > 0 {
      raw(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: remaining / place))
      remaining %= place
      place /= 10
    }
    guard rest > 0 else { return }
    raw(UInt8(ascii: "."))
    place = unit
    while rest > 0 {
      place /= 10
      raw(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest / place))
      rest %= place
    }
  }
}
