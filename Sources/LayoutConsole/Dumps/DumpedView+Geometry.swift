package import Foundation

extension DumpedView {
  /// A size of a view and the middle of its frame, in the superview's coordinates, as they are without the transform.
  package struct Placement: Hashable, Sendable {
    /// The middle.
    package var center: CGPoint
    /// The size of the bounds.
    package var size: CGSize
    /// Whether the dump says the size: of a view that is turned by 45° it does not.
    package var isCertain: Bool
  }

  /// Returns the place of the view, which has the frame of a dump or, if there is none, another one.
  ///
  /// With a transform the frame is the box around the turned view: of a width w and a height h it is |a|·w + |c|·h
  /// wide and |b|·w + |d|·h high, wherever the anchor point is. The two equations give the size.
  package func placement(without frame: CGRect) -> Placement {
    let frame = (self.frame ?? frame).standardized
    var center = CGPoint(x: frame.midX, y: frame.midY)
    guard !transform.isEmpty else {
      return Placement(center: center, size: boundsSize ?? frame.size, isCertain: true)
    }
    center.x -= transform[4]
    center.y -= transform[5]
    if let boundsSize { return Placement(center: center, size: boundsSize, isCertain: true) }
    let (a, b, c, d) = (abs(transform[0]), abs(transform[1]), abs(transform[2]), abs(transform[3]))
    let determinant = a * d - b * c
    guard abs(determinant) > 1e-6 else {
      // Turned by 45° it may have any sides of this sum; a square is as good as any.
      let side = a + c > 1e-6 ? frame.size.width / (a + c) : frame.size.width
      let isFlat = a + b + c + d < 1e-6
      return Placement(
        center: center,
        size: isFlat ? frame.size : CGSize(width: side, height: side),
        isCertain: isFlat
      )
    }
    let width = (frame.size.width * d - frame.size.height * c) / determinant
    let height = (frame.size.height * a - frame.size.width * b) / determinant
    let isPossible = width > -0.01 && height > -0.01
    return Placement(
      center: center,
      size: CGSize(width: max(0, width), height: max(0, height)),
      isCertain: isPossible
    )
  }
}
