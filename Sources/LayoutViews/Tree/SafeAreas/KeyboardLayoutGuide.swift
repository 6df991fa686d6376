public import Foundation

/// A guide to the part of a view that the keyboard covers: UIKit's `UIKeyboardLayoutGuide`.
///
/// The guide begins where the keyboard does, and reaches to the bottom of the view. Without a keyboard it begins
/// at the end of the safe area, or at the bottom of the view if `usesBottomSafeArea` is off.
public final class KeyboardLayoutGuide: LayoutGuide {
  /// Whether a keyboard that floats is followed too.
  public var followsUndockedKeyboard = false
  /// Whether the guide begins at the safe area's edge while there is no keyboard.
  public var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { solvedItem?.rowsNeedTranslation() } }
  }
  /// The distance above the keyboard at which a finger begins to move it away.
  public var keyboardDismissPadding: CGFloat = 0

  override var heightAtBottom: CGFloat {
    let resting = usesBottomSafeArea ? super.heightAtBottom : 0
    guard let owningView, let window = owningView.window, window.keyboardHeight > 0 else {
      return resting
    }
    let top = CGPoint(x: 0, y: window.bounds.height - window.keyboardHeight)
    let covered = owningView.storedBounds.maxY - owningView.convert(top, from: window).y
    return max(resting, covered)
  }

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

extension View {
  /// Asks for a layout of all that is tied to guides of the keyboard in the view.
  final func placeKeyboardGuides() {
    if let guide = insetGuides.keyboard {
      guide.solvedItem?.rowsNeedTranslation()
      setNeedsLayout()
    }
    for subview in subviews { subview.placeKeyboardGuides() }
  }
}
