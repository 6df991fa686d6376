public import Foundation
public import LayoutGeometry

/// A change of coordinates in space: QuartzCore's `CATransform3D`.
///
/// A point (x, y, z, 1) is a row before the matrix. Pictures show what stays of it on the screen without perspective.
public struct Transform3D: Sendable, Hashable {
  /// The factor from x to x.
  public var m11: CGFloat
  /// The factor from x to y.
  public var m12: CGFloat
  /// The factor from x to z.
  public var m13: CGFloat
  /// The factor from x to the divisor.
  public var m14: CGFloat
  /// The factor from y to x.
  public var m21: CGFloat
  /// The factor from y to y.
  public var m22: CGFloat
  /// The factor from y to z.
  public var m23: CGFloat
  /// The factor from y to the divisor.
  public var m24: CGFloat
  /// The factor from z to x.
  public var m31: CGFloat
  /// The factor from z to y.
  public var m32: CGFloat
  /// The factor from z to z.
  public var m33: CGFloat
  /// The factor from z to the divisor, which makes things smaller that are far away.
  public var m34: CGFloat
  /// The number that is added to x.
  public var m41: CGFloat
  /// The number that is added to y.
  public var m42: CGFloat
  /// The number that is added to z.
  public var m43: CGFloat
  /// The number that is added to the divisor.
  public var m44: CGFloat

  /// The transform that changes nothing.
  public static let identity = Self(rows: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])

  /// Creates a transform of zeros.
  public init() { self.init(rows: Array(repeating: 0, count: 16)) }

  private init(rows: [CGFloat]) {
    (m11, m12, m13, m14) = (rows[0], rows[1], rows[2], rows[3])
    (m21, m22, m23, m24) = (rows[4], rows[5], rows[6], rows[7])
    (m31, m32, m33, m34) = (rows[8], rows[9], rows[10], rows[11])
    (m41, m42, m43, m44) = (rows[12], rows[13], rows[14], rows[15])
  }

  /// The sixteen numbers, row by row.
  private var rows: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }
}

extension Transform3D {
  /// Creates a transform in the plane.
  public init(affine: CGAffineTransform) {
    self = .identity
    (m11, m12, m21, m22) = (affine.a, affine.b, affine.c, affine.d)
    (m41, m42) = (affine.tx, affine.ty)
  }

  /// Creates a movement.
  public init(translationX x: CGFloat, y: CGFloat, z: CGFloat) {
    self = .identity
    (m41, m42, m43) = (x, y, z)
  }

  /// Creates a change of size.
  public init(scaleX x: CGFloat, y: CGFloat, z: CGFloat) {
    self = .identity
    (m11, m22, m33) = (x, y, z)
  }

  /// Creates a turn about an axis, by the formula of Rodrigues.
  ///
  /// - Parameters:
  ///   - angle: The angle in radians, clockwise about z where y grows downward.
  ///   - x: The axis along x.
  ///   - y: The axis along y.
  ///   - z: The axis along z; an axis without a length changes nothing.
  public init(rotation angle: CGFloat, x: CGFloat, y: CGFloat, z: CGFloat) {
    self = .identity
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return }
    let (x, y, z) = (x / length, y / length, z / length)
    let (sine, cosine) = (sin(angle), cos(angle))
    let rest = 1 - cosine
    (m11, m12, m13) = (cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine)
    (m21, m22, m23) = (x * y * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine)
    (m31, m32, m33) = (x * z * rest + y * sine, y * z * rest - x * sine, cosine + z * z * rest)
  }

  /// Returns this followed by `other`.
  public func concatenating(_ other: Self) -> Self {
    let (one, two) = (rows, other.rows)
    return Self(
      rows: (0..<16).map { place in
        let (row, column) = (place / 4, place % 4)
        return (0..<4).reduce(0) { $0 + one[row * 4 + $1] * two[$1 * 4 + column] }
      }
    )
  }

  /// Returns the transform back, by elimination with the greatest pivots, or this itself if there is none.
  public func inverted() -> Self {
    var left = rows
    var right = Self.identity.rows
    for column in 0..<4 {
      guard
        let pivot = (column..<4).max(by: { abs(left[$0 * 4 + column]) < abs(left[$1 * 4 + column]) }
        ),
        left[pivot * 4 + column] != 0
      else { return self }
      for place in 0..<4 {
        left.swapAt(column * 4 + place, pivot * 4 + place)
        right.swapAt(column * 4 + place, pivot * 4 + place)
      }
      let divisor = left[column * 4 + column]
      for place in 0..<4 {
        left[column * 4 + place] /= divisor
        right[column * 4 + place] /= divisor
      }
      for row in 0..<4 where row != column {
        let factor = left[row * 4 + column]
        guard factor != 0 else { continue }
        for place in 0..<4 {
          left[row * 4 + place] -= factor * left[column * 4 + place]
          right[row * 4 + place] -= factor * right[column * 4 + place]
        }
      }
    }
    return Self(rows: right)
  }

  /// Whether nothing changes.
  public var isIdentity: Bool { self == .identity }

  /// Whether it is a transform in the plane.
  public var isAffine: Bool { self == Self(affine: flat) }

  /// The part of it in the plane, seen from far away: depth and perspective are left out.
  public var flat: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }

  /// Whether things that are far away are smaller.
  var hasPerspective: Bool { m14 != 0 || m24 != 0 || m34 != 0 || m44 != 1 }
}
