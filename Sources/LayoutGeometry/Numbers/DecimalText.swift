package import Foundation

/// Returns a number as people write it: `34`, `-1.25`, `0.333`.
///
/// The text has no exponent, no trailing zeros and no minus zero, and halves go away from zero. It is
/// written from integers, so that no locale takes part. Numbers from 10¹² on, which are no length of a
/// screen, lose their decimals. From 10¹⁸ on it is Swift's description, as for `inf`, `-inf` and `nan`.
///
/// - Parameters:
///   - number: Any number.
///   - decimals: The most digits after the point, from 0 to 3.
/// - Returns: The text, in ASCII.
package func decimalText(_ number: CGFloat, most decimals: Int = 3) -> String {
  precondition((0...3).contains(decimals), "\(decimals) decimals are not from 0 to 3")
  guard number.magnitude < 1e18 else { return number.isNaN ? "nan" : "\(Double(number))" }
  // Beyond, thousandths are not exact any more.
  guard number.magnitude < 1e12 else { return "\(Int64(number.rounded()))" }
  let units: Int64 = [1, 10, 100, 1000][decimals]
  let count = Int64((number.magnitude * CGFloat(units)).rounded())
  let (whole, part) = count.quotientAndRemainder(dividingBy: units)
  let sign = number < 0 && count > 0 ? "-" : ""
  guard part > 0 else { return "\(sign)\(whole)" }
  // The leading one keeps the zeros behind the point.
  var digits = String(units + part).dropFirst()
  while digits.last == "0" { digits.removeLast() }
  return "\(sign)\(whole).\(digits)"
}
