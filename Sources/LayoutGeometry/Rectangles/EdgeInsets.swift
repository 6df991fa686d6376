public import Foundation

/// The distances from the four edges of a rectangle to those of another one inside it, in points.
///
/// Positive values shrink, negative values grow. UIKit's `UIEdgeInsets`.
public struct EdgeInsets: Sendable, Hashable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the left edge.
  public var left: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the right edge.
  public var right: CGFloat

  /// The insets with no distance at any edge.
  public static let zero = Self()

  /// Creates insets, by default zero.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The sum of left and right.
  package var horizontal: CGFloat { left + right }

  /// The sum of top and bottom.
  package var vertical: CGFloat { top + bottom }

  /// Adds edge by edge.
  package static func + (left: Self, right: Self) -> Self {
    Self(
      top: left.top + right.top,
      left: left.left + right.left,
      bottom: left.bottom + right.bottom,
      right: left.right + right.right
    )
  }

  /// Subtracts edge by edge.
  package static func - (left: Self, right: Self) -> Self {
    left
      + Self(top: -right.top, left: -right.left, bottom: -right.bottom, right: -right.right)
  }
}

/// The insets whose sides follow the layout direction: UIKit's `NSDirectionalEdgeInsets`.
public struct DirectionalEdgeInsets: Sendable, Hashable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the edge at which a line of text begins.
  public var leading: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the edge at which a line of text ends.
  public var trailing: CGFloat

  /// The insets with no distance at any edge.
  public static let zero = Self()

  /// Creates insets, by default zero.
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Returns these insets as left and right for `direction`.
  package func resolved(in direction: LayoutDirection) -> EdgeInsets {
    switch direction {
    case .leftToRight: EdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
    case .rightToLeft: EdgeInsets(top: top, left: trailing, bottom: bottom, right: leading)
    }
  }
}

extension EdgeInsets {
  /// Returns these insets as leading and trailing for `direction`.
  package func directional(in direction: LayoutDirection) -> DirectionalEdgeInsets {
    switch direction {
    case .leftToRight:
      DirectionalEdgeInsets(top: top, leading: left, bottom: bottom, trailing: right)
    case .rightToLeft:
      DirectionalEdgeInsets(top: top, leading: right, bottom: bottom, trailing: left)
    }
  }
}

extension CGRect {
  /// Returns the rectangle with each edge moved inwards by its inset.
  ///
  /// Unlike `CGRect.inset(by:)` of UIKit a rectangle that would turn inside out keeps the edge that
  /// the origin names and gets size zero in that direction.
  public func inset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left,
      y: origin.y + insets.top,
      width: max(0, size.width - insets.horizontal),
      height: max(0, size.height - insets.vertical)
    )
  }
}
