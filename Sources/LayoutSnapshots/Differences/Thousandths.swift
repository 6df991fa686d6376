/// A length as canonical SVG writes it, without the errors of binary fractions.
struct Thousandths: Hashable {
  /// The number of thousandths of a point.
  let count: Int

  init(count: Int) {
    self.count = count
  }

  /// Creates a number from text such as `-12.667`, or `nil` from anything else.
  init?(_ text: some StringProtocol) {
    let isNegative = text.hasPrefix("-")
    let parts = text.dropFirst(isNegative ? 1 : 0)
      .split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let fraction = parts.count > 1 ? parts[1] : ""
    guard let whole = parts.first, (1...12).contains(whole.utf8.count), fraction.utf8.count <= 3,
      parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }),
      let points = Int(whole)
    else { return nil }
    let padded = fraction + String(repeating: "0", count: 3 - fraction.utf8.count)
    let count = points * 1000 + (Int(padded) ?? 0)
    self.init(count: isNegative ? -count : count)
  }
}

extension Thousandths: CustomStringConvertible {
  /// The number without zeros at its end: "12", "0.5", "-3.667".
  var description: String {
    let digits = String(count.magnitude % 1000)
    var fraction = String(repeating: "0", count: 3 - digits.utf8.count) + digits
    while fraction.hasSuffix("0") { fraction.removeLast() }
    let sign = count < 0 ? "-" : ""
    return sign + String(count.magnitude / 1000) + (fraction.isEmpty ? "" : "." + fraction)
  }

  static func - (left: Self, right: Self) -> Self {
    // The reader takes at most twelve digits before the point, so this cannot overflow.
    Self(count: left.count - right.count)
  }
}
