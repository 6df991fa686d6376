public import Foundation

/// A guide to the part of a view that the keyboard covers: UIKit's `UIKeyboardLayoutGuide`.
///
/// There is no keyboard here: as in UIKit without one, the guide begins at the end of the safe area, or at
/// the bottom of the view if `usesBottomSafeArea` is off, and reaches to the bottom of the view.
public final class KeyboardLayoutGuide: LayoutGuide {
  /// Whether a keyboard that floats is followed too.
  public var followsUndockedKeyboard = false
  /// Whether the guide begins at the safe area's edge while there is no keyboard.
  public var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { solvedItem?.rowsNeedTranslation() } }
  }
  /// The distance above the keyboard at which a finger begins to move it away.
  public var keyboardDismissPadding: CGFloat = 0

  override var heightAtBottom: CGFloat { usesBottomSafeArea ? super.heightAtBottom : 0 }

  /// Has constraints active while the keyboard is at an edge, as it is at the bottom.
  ///
  /// - Parameters:
  ///   - constraints: The constraints, which are activated or deactivated.
  ///   - edge: The edge.
  public func setConstraints(
    _ constraints: [LayoutConstraint],
    activeWhenNearEdge edge: DirectionalRectEdge
  ) {
    for constraint in constraints { constraint.isActive = edge.contains(.bottom) }
  }

  /// Has constraints active while the keyboard is away from an edge, as it is from all but the bottom.
  ///
  /// - Parameters:
  ///   - constraints: The constraints, which are activated or deactivated.
  ///   - edge: The edge.
  public func setConstraints(
    _ constraints: [LayoutConstraint],
    activeWhenAwayFrom edge: DirectionalRectEdge
  ) {
    for constraint in constraints { constraint.isActive = !edge.contains(.bottom) }
  }
}

/// A set of edges of a rectangle by reading direction: UIKit's `NSDirectionalRectEdge`.
public struct DirectionalRectEdge: OptionSet, Sendable, Hashable {
  /// The bits as in UIKit.
  public let rawValue: UInt
  /// Creates edges from UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top.
  public static let top = Self(rawValue: 1 << 0)
  /// The side at which text begins.
  public static let leading = Self(rawValue: 1 << 1)
  /// The bottom.
  public static let bottom = Self(rawValue: 1 << 2)
  /// The side at which text ends.
  public static let trailing = Self(rawValue: 1 << 3)
  /// The set of all four edges.
  public static let all: Self = [.top, .leading, .bottom, .trailing]
}
