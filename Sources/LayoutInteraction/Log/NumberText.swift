package import Foundation

extension CGFloat {
  /// The number as logs write it: at most two decimals, none where they are zero, no exponent.
  ///
  /// Halves go away from zero, and there is no minus zero. Written from integers, so that no locale
  /// takes part.
  package var logText: String {
    guard isFinite, magnitude < 1e15 else { return isNaN ? "nan" : self < 0 ? "-inf" : "inf" }
    let hundredths = Int((magnitude * 100).rounded())
    let sign = self < 0 && hundredths > 0 ? "-" : ""
    let (whole, part) = hundredths.quotientAndRemainder(dividingBy: 100)
    if part == 0 { return "\(sign)\(whole)" }
    if part.isMultiple(of: 10) { return "\(sign)\(whole).\(part / 10)" }
    return "\(sign)\(whole).\(part < 10 ? "0" : "")\(part)"
  }
}

extension CGPoint {
  /// The point as logs write it: `(34, 120.5)`.
  package var logText: String { "(\(x.logText), \(y.logText))" }
}
