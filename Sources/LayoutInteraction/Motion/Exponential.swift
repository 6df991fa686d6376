// The exponential and the logarithm of the C library differ in their last bits from host to host; places
// of rest must not. These use nothing but additions, multiplications and divisions, which
// IEEE 754 rounds in one way only.

/// Returns e to the power of `exponent`, the same on every host, with a relative error below 10⁻¹⁴.
///
/// - Parameter exponent: Any number; below −700 the answer is 0, above 700 it is that of 700.
/// - Returns: The power.
func exponential(_ exponent: Double) -> Double {
  guard exponent > -700 else { return 0 }
  let exponent = min(exponent, 700)
  let doublings = (exponent / naturalLogarithmOf2).rounded()
  let rest = exponent - doublings * naturalLogarithmOf2
  // The series of the rest, which is at most ln 2 / 2, summed from its small end.
  var sum = 1.0
  for divisor in stride(from: 16.0, to: 0, by: -1) { sum = 1 + rest / divisor * sum }
  return sum * Double(sign: .plus, exponent: Int(doublings), significand: 1)
}

/// Returns the natural logarithm of `number`, the same on every host.
///
/// - Parameter number: A number above zero; the answer for others is minus infinity.
/// - Returns: The logarithm.
func naturalLogarithm(_ number: Double) -> Double {
  guard number > 0, number.isFinite else { return number > 0 ? .infinity : -.infinity }
  var significand = number.significand
  var doublings = Double(number.exponent)
  if significand > 1.4142135623730951 {
    significand /= 2
    doublings += 1
  }
  // ln m = 2 · artanh((m − 1) / (m + 1)).
  let ratio = (significand - 1) / (significand + 1)
  let square = ratio * ratio
  var sum = 0.0
  for divisor in stride(from: 25.0, to: 0, by: -2) { sum = sum * square + 1 / divisor }
  return doublings * naturalLogarithmOf2 + 2 * ratio * sum
}

private let naturalLogarithmOf2 = 0.6931471805599453
