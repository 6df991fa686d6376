#if !canImport(CoreGraphics)
public import Foundation

/// `CoreGraphics.CGAffineTransform`, if there is none.
public typealias CGAffineTransform = AffineTransform

extension AffineTransform {
  /// Creates a transform of its six numbers: x becomes `a x + c y + tx`, and y becomes `b x + d y + ty`.
  ///
  /// - Parameters:
  ///   - a: The factor from x to x.
  ///   - b: The factor from x to y.
  ///   - c: The factor from y to x.
  ///   - d: The factor from y to y.
  ///   - tx: What is added to x.
  ///   - ty: What is added to y.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.init(m11: a, m12: b, m21: c, m22: d, tX: tx, tY: ty)
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
    self.init(m11: a, m12: b, m21: c, m22: d, tX: tx, tY: ty)
  }

  /// Creates a movement.
  public init(translationX x: CGFloat, y: CGFloat) { self.init(translationByX: x, byY: y) }

  /// Creates a change of size.
  public init(scaleX x: CGFloat, y: CGFloat) { self.init(scaleByX: x, byY: y) }

  /// Creates a turn, in radians.
  public init(rotationAngle angle: CGFloat) { self.init(rotationByRadians: angle) }

  /// The factor from x to x.
  public var a: CGFloat {
    get { m11 }
    set { m11 = newValue }
  }
  /// The factor from x to y.
  public var b: CGFloat {
    get { m12 }
    set { m12 = newValue }
  }
  /// The factor from y to x.
  public var c: CGFloat {
    get { m21 }
    set { m21 = newValue }
  }
  /// The factor from y to y.
  public var d: CGFloat {
    get { m22 }
    set { m22 = newValue }
  }
  /// The number that is added to x.
  public var tx: CGFloat {
    get { tX }
    set { tX = newValue }
  }
  /// The number that is added to y.
  public var ty: CGFloat {
    get { tY }
    set { tY = newValue }
  }

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

  /// Returns the transform back, or this itself if there is none.
  ///
  /// Foundation's method of this name answers an optional, and goes before this one where both would do.
  @_disfavoredOverload
  public func inverted() -> Self {
    let inverse: Self? = inverted()
    return inverse ?? self
  }
}

extension CGPoint {
  /// Returns the point where a transform brings it.
  public func applying(_ t: CGAffineTransform) -> CGPoint { t.transform(self) }
}

extension CGSize {
  /// Returns the size as a transform makes the vector of it.
  public func applying(_ t: CGAffineTransform) -> CGSize { t.transform(self) }
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
