public import Foundation
import ScreenFrames

/// The radius of a corner: UIKit's `UICornerRadius`.
public struct CornerRadius: Sendable, Hashable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  fileprivate enum Kind: Hashable {
    case fixed(CGFloat)
    case concentric(minimum: CGFloat)
  }

  fileprivate let kind: Kind

  /// Creates a radius in points.
  public init(floatLiteral value: Double) { kind = .fixed(value) }
  /// Creates a radius in points.
  public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }
  private init(_ kind: Kind) { self.kind = kind }

  /// Returns a radius in points.
  public static func fixed(_ radius: Double) -> Self { Self(.fixed(radius)) }

  /// Returns a radius about the same center as the corner of the nearest superview that has round ones.
  ///
  /// It is that one's less the distance between the corners, where they are furthest apart (unverified).
  ///
  /// - Parameter minimum: The least radius, or `nil` for 0.
  /// - Returns: The radius.
  public static func containerConcentric(minimum: CGFloat? = nil) -> Self {
    Self(.concentric(minimum: minimum ?? 0))
  }
}

/// A form of the corners of a view: UIKit's `UICornerConfiguration`, since iOS 26.
public struct CornerConfiguration: Sendable, Hashable {
  private enum Form: Hashable {
    case capsule(maximum: CGFloat)
    /// Upper left, upper right, lower left and lower right.
    case corners([CornerRadius?], isUniform: Bool)
  }

  private let form: Form

  /// Returns short sides that are half circles, of a radius that is at most so large.
  public static func capsule(maximumRadius: Double? = nil) -> Self {
    Self(form: .capsule(maximum: maximumRadius ?? .infinity))
  }

  /// Returns corners each of which has the radius by itself.
  public static func corners(radius: CornerRadius) -> Self {
    Self(form: .corners(Array(repeating: radius, count: 4), isUniform: false))
  }

  /// Returns corners that all have the largest radius that one of them has.
  public static func uniformCorners(radius: CornerRadius) -> Self {
    Self(form: .corners(Array(repeating: radius, count: 4), isUniform: true))
  }

  /// Returns corners of several radii; `nil` is a square one.
  public static func corners(
    topLeftRadius: CornerRadius?,
    topRightRadius: CornerRadius?,
    bottomLeftRadius: CornerRadius?,
    bottomRightRadius: CornerRadius?
  ) -> Self {
    let radii = [topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius]
    return Self(form: .corners(radii, isUniform: false))
  }

  /// Returns the radii of a view, none of which is more than half of its shorter side.
  func radii(of view: View) -> CornerRadii {
    let bounds = view.storedBounds
    let most = min(bounds.width, bounds.height) / 2
    switch form {
    case .capsule(let maximum): return CornerRadii(min(most, maximum))
    case .corners(let radii, let isUniform):
      let container = view.concentricContainer
      let values = zip(radii, Corner.allCases).map { radius, corner -> CGFloat in
        switch radius?.kind {
        case .fixed(let radius): max(0, min(radius, most))
        case .concentric(let minimum):
          min(most, max(minimum, container?.radius(of: view, at: corner) ?? 0))
        case nil: 0
        }
      }
      if isUniform { return CornerRadii(values.max() ?? 0) }
      return CornerRadii(
        topLeft: values[0],
        topRight: values[1],
        bottomRight: values[3],
        bottomLeft: values[2]
      )
    }
  }

  fileprivate enum Corner: CaseIterable {
    case topLeft, topRight, bottomLeft, bottomRight

    var isLeft: Bool { self == .topLeft || self == .bottomLeft }
    var isTop: Bool { self == .topLeft || self == .topRight }
  }
}

extension View {
  /// The nearest superview with round corners, or `nil` for none.
  fileprivate var concentricContainer: View? {
    var next = superview
    while let view = next {
      if let radii = view.layerIfUsed?.cornerRadii, radii != CornerRadii(0) { return view }
      next = view.superview
    }
    return nil
  }

  /// Returns the radius about the center of this view's corner for that of a view inside.
  fileprivate func radius(of view: View, at corner: CornerConfiguration.Corner) -> CGFloat {
    guard let radii = layerIfUsed?.cornerRadii else { return 0 }
    let (outer, inner) = (storedBounds, view.convert(view.storedBounds, to: self))
    let x = corner.isLeft ? inner.minX - outer.minX : outer.maxX - inner.maxX
    let y = corner.isTop ? inner.minY - outer.minY : outer.maxY - inner.maxY
    let own =
      switch corner {
      case .topLeft: radii.topLeft
      case .topRight: radii.topRight
      case .bottomLeft: radii.bottomLeft
      case .bottomRight: radii.bottomRight
      }
    return own - max(0, x, y)
  }

  /// Returns the radius that a corner has now, of several the largest.
  public func effectiveRadius(corner: RectCorner) -> CGFloat {
    guard let radii = layerIfUsed?.cornerRadii else { return 0 }
    let all: [(RectCorner, CGFloat)] = [
      (.topLeft, radii.topLeft), (.topRight, radii.topRight), (.bottomLeft, radii.bottomLeft),
      (.bottomRight, radii.bottomRight),
    ]
    return all.filter { corner.contains($0.0) }.map(\.1).max() ?? 0
  }
}
