#if !canImport(CoreGraphics)
public import Foundation

/// `CoreGraphics.CGAffineTransform`, if there is none.
public typealias CGAffineTransform = AffineTransform

extension AffineTransform {
  /// Creates a movement.
  public init(translationX x: CGFloat, y: CGFloat) { self.init(translationByX: x, byY: y) }

  /// Creates a change of size.
  public init(scaleX x: CGFloat, y: CGFloat) { self.init(scaleByX: x, byY: y) }

  /// Creates a turn, in radians.
  public init(rotationAngle angle: CGFloat) { self.init(rotationByRadians: angle) }

  /// Whether nothing changes.
  public var isIdentity: Bool { self == .identity }

  /// Returns a movement followed by this.
  public func translatedBy(x: CGFloat, y: CGFloat) -> Self {
    Self(translationX: x, y: y).concatenating(self)
  }

  /// Returns a change of size followed by this.
  public func scaledBy(x: CGFloat, y: CGFloat) -> Self { Self(scaleX: x, y: y).concatenating(self) }

  /// Returns a turn followed by this.
  public func rotated(by angle: CGFloat) -> Self { Self(rotationAngle: angle).concatenating(self) }

  /// Returns this followed by `other`.
  public func concatenating(_ other: Self) -> Self {
    var copy = self
    copy.append(other)
    return copy
  }
}
#endif
