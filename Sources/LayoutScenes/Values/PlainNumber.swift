package import Foundation

/// Returns a number as a reader would write it: no exponent, at most three decimals, no trailing zeros.
///
/// Numbers of scenario files stay below a billion; larger ones keep their size and lose their decimals.
package func plainNumber(_ number: CGFloat) -> String {
  let value = Double(number)
  guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
  guard abs(value) < 1e15 else { return value < 0 ? "-1e15 or less" : "1e15 or more" }
  let thousandths = Int64((abs(value) * 1000).rounded())
  let sign = value < 0 && thousandths > 0 ? "-" : ""
  var fraction = String(thousandths % 1000 + 1000).dropFirst()
  while fraction.last == "0" { fraction.removeLast() }
  return "\(sign)\(thousandths / 1000)\(fraction.isEmpty ? "" : ".")\(fraction)"
}
