public import Foundation

extension ScrollView {
  /// A condition under which the keyboard goes away during a drag: UIKit's `UIScrollView.KeyboardDismissMode`.
  public enum KeyboardDismissMode: Int, Sendable, Hashable {
    /// Not by dragging.
    case none = 0
    /// When the drag begins.
    case onDrag = 1
    /// With the finger.
    case interactive = 2
    /// The keyboard goes when the drag begins, with the view above it.
    case onDragWithAccessory = 3
    /// The keyboard goes with the finger, with the view above it.
    case interactiveWithAccessory = 4
  }

  /// A way in which a scroll view makes room for bars: `UIScrollView.ContentInsetAdjustmentBehavior`.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable, Hashable {
    /// As `scrollableAxes`, but top and bottom always count under a navigation controller.
    case automatic = 0
    /// The safe area counts in the directions in which the content can scroll.
    case scrollableAxes = 1
    /// The safe area does not count.
    case never = 2
    /// The safe area counts at all four edges.
    case always = 3
  }

  /// A rate at which a flung scroll view slows down: the share of its speed left after a millisecond.
  public struct DecelerationRate: RawRepresentable, Sendable, Hashable {
    /// The share of the speed that is left after a millisecond.
    public var rawValue: CGFloat

    /// Creates a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The default rate of scroll views: 0.998.
    public static let normal = Self(rawValue: 0.998)
    /// The rate of coming to rest soon: 0.99.
    public static let fast = Self(rawValue: 0.99)
  }
}

/// An animator of the offset of scroll views.
///
/// The tree has no clock. An owner of a clock conforms: as `Window.host` for all scroll views of
/// a window, or as ``ScrollView/offsetAnimator`` for a single one.
package protocol ScrollOffsetAnimator: AnyObject {
  /// Moves the offset from its present value to `offset`, in steps through `contentOffset`.
  ///
  /// Calls `scrollViewDidEndScrollingAnimation` of the delegate at the end. A goal that moves is what `goal` answers,
  /// if it has changed.
  func animateOffset(
    of scrollView: ScrollView,
    to offset: CGPoint,
    following goal: (() -> CGPoint?)?
  )
  /// Ends a movement under way at its present offset.
  func stopOffsetAnimation(of scrollView: ScrollView)
  /// Continues a movement under way after the content moved under the view.
  ///
  /// Heights were measured, so that the same things are at other coordinates.
  func contentDidMove(in scrollView: ScrollView, by distance: CGPoint)
  /// Responds to a change of `isScrollEnabled` of a scroll view.
  func scrollingWasSwitched(of scrollView: ScrollView)
}
