#if !canImport(CoreGraphics)
public import Foundation

/// A change of coordinates that keeps lines straight and parallel: CoreGraphics' `CGAffineTransform`, where that is
/// not there.
///
/// (x, y) becomes (a x + c y + tx, b x + d y + ty).
public struct CGAffineTransform: Sendable, Hashable, Codable {
  /// The factor from x to x.
  public var a: CGFloat
  /// The factor from x to y.
  public var b: CGFloat
  /// The factor from y to x.
  public var c: CGFloat
  /// The factor from y to y.
  public var d: CGFloat
  /// The number that is added to x.
  public var tx: CGFloat
  /// The number that is added to y.
  public var ty: CGFloat

  /// The transform that changes nothing.
  public static let identity = Self(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates a transform of zeros, which brings everything to the origin, as CoreGraphics does.
  public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

  /// Creates a transform of its six numbers.
  ///
  /// - Parameters:
  ///   - a: The factor from x to x.
  ///   - b: The factor from x to y.
  ///   - c: The factor from y to x.
  ///   - d: The factor from y to y.
  ///   - tx: What is added to x.
  ///   - ty: What is added to y.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// Creates a transform of its six numbers, as `init(a:b:c:d:tx:ty:)` does.
  ///
  /// - Parameters:
  ///   - a: The factor from x to x.
  ///   - b: The factor from x to y.
  ///   - c: The factor from y to x.
  ///   - d: The factor from y to y.
  ///   - tx: What is added to x.
  ///   - ty: What is added to y.
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat)
  {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Creates a movement.
  public init(translationX x: CGFloat, y: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Creates a change of size.
  public init(scaleX x: CGFloat, y: CGFloat) { self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }

  /// Creates a turn, in radians; above zero it is clockwise where y grows downward.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (sin(angle), cos(angle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }
}

extension CGAffineTransform {
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

  /// Returns this followed by `t2`.
  public func concatenating(_ t2: Self) -> Self {
    Self(
      a: a * t2.a + b * t2.c,
      b: a * t2.b + b * t2.d,
      c: c * t2.a + d * t2.c,
      d: c * t2.b + d * t2.d,
      tx: tx * t2.a + ty * t2.c + t2.tx,
      ty: tx * t2.b + ty * t2.d + t2.ty
    )
  }

  /// Returns the transform back, or this itself if there is none.
  public func inverted() -> Self {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return self }
    return Self(
      a: d / determinant,
      b: -b / determinant,
      c: -c / determinant,
      d: a / determinant,
      tx: (c * ty - d * tx) / determinant,
      ty: (b * tx - a * ty) / determinant
    )
  }
}

extension CGPoint {
  /// Returns the point where a transform brings it.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// Returns the size as a transform makes the vector of it.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// Returns the smallest rectangle around the corners where a transform brings them; null and infinite rectangles
  /// stay.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    guard !isNull, !isInfinite else { return self }
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(t) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let left = xs.min() ?? 0
    let top = ys.min() ?? 0
    return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}
#endif
