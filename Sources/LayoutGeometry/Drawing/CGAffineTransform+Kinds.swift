package import Foundation

extension CGAffineTransform {
  /// Whether there is a transform back.
  package var isInvertible: Bool {
    let determinant = a * d - b * c
    return determinant != 0 && determinant.isFinite
  }

  /// The factor by which it enlarges evenly in every direction, turned or mirrored or not, or `nil` if circles do not
  /// stay circles.
  package var evenFactor: CGFloat? {
    let (across, along) = (hypot(a, b), hypot(c, d))
    let isEven = abs(across - along) < 1e-9 * max(across, along, 1)
    return isEven && abs(a * c + b * d) < 1e-9 * max(across * along, 1) ? across : nil
  }
}
