import Foundation

/// Returns a constant behind an equation: ` + 8`, ` - 8` or nothing for 0.
func consoleAddition(_ constant: CGFloat) -> String {
  constant == 0 ? "" : " \(constant < 0 ? "-" : "+") \(consoleNumber(abs(constant)))"
}

/// Returns a number as the console writes it: six significant digits, such as `94.3333`, and for what is
/// tiny or immense a power of ten, such as `2.22507e-308`.
func consoleNumber(_ number: CGFloat) -> String {
  guard number.isFinite else { return "\(Double(number))" }
  if number == 0 { return "0" }
  guard (1e-4..<1e15).contains(abs(number)) else { return scientific(number) }
  var decimals = 0
  var unit: CGFloat = 1
  while decimals < 9, abs(number) * unit < 99_999.95 {
    unit *= 10
    decimals += 1
  }
  var digits = String(Int64((abs(number) * unit).rounded()))
  guard decimals > 0 else { return (number < 0 ? "-" : "") + digits }
  digits = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
  var part = digits.suffix(decimals)
  while part.last == "0" { part.removeLast() }
  let whole = digits.dropLast(decimals)
  return (number < 0 ? "-" : "") + (part.isEmpty ? "\(whole)" : "\(whole).\(part)")
}

private func scientific(_ number: CGFloat) -> String {
  var mantissa = abs(number)
  var exponent = 0
  while mantissa >= 10 {
    mantissa /= 10
    exponent += 1
  }
  while mantissa < 1 {
    mantissa *= 10
    exponent -= 1
  }
  // Rounding up may make a digit more.
  if (mantissa * 100_000).rounded() >= 1_000_000 {
    mantissa /= 10
    exponent += 1
  }
  let digits = String(abs(exponent))
  return (number < 0 ? "-" : "") + consoleNumber((mantissa * 100_000).rounded() / 100_000)
    + (exponent < 0 ? "e-" : "e+") + (digits.count < 2 ? "0" : "") + digits
}
