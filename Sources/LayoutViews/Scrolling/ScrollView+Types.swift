public import Foundation

extension ScrollView {
  /// When the keyboard goes away while the content is dragged: UIKit's `UIScrollView.KeyboardDismissMode`.
  public enum KeyboardDismissMode: Int, Sendable, Hashable {
    /// Not by dragging.
    case none = 0
    /// When the drag begins.
    case onDrag = 1
    /// With the finger.
    case interactive = 2
    /// When the drag begins, with what is above the keyboard.
    case onDragWithAccessory = 3
    /// With the finger, with what is above the keyboard.
    case interactiveWithAccessory = 4
  }

  /// How a scroll view makes room for bars: `UIScrollView.ContentInsetAdjustmentBehavior`.
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

  /// How fast a flung scroll view slows down: the share of its speed left after a millisecond.
  public struct DecelerationRate: RawRepresentable, Sendable, Hashable {
    /// The share of the speed that is left after a millisecond.
    public var rawValue: CGFloat

    /// Makes a rate.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// What scroll views have unless told otherwise: 0.998.
    public static let normal = Self(rawValue: 0.998)
    /// Coming to rest soon: 0.99.
    public static let fast = Self(rawValue: 0.99)
  }
}

/// What moves the offset of scroll views over time.
///
/// The tree has no clock. Whoever has one takes this part: as `Window.host` for all scroll views of
/// a window, or as ``ScrollView/offsetAnimator`` for a single one.
package protocol ScrollOffsetAnimator: AnyObject {
  /// Moves the offset from where it is to `offset`, in steps through `contentOffset`.
  ///
  /// Calls `scrollViewDidEndScrollingAnimation` of the delegate at the end.
  ///
  /// - Parameters:
  ///   - scrollView: What it is the offset of.
  ///   - offset: Where it goes.
  ///   - goal: Answers where it goes by now, with nil for no other place; nil for an offset that stays the goal.
  func animateOffset(
    of scrollView: ScrollView,
    to offset: CGPoint,
    following goal: (() -> CGPoint?)?
  )
  /// Ends a movement under way where the offset is now.
  func stopOffsetAnimation(of scrollView: ScrollView)
  /// The content moved under the view, because heights were measured: the same things are at other
  /// coordinates, and a movement under way goes on from there.
  func contentDidMove(in scrollView: ScrollView, by distance: CGPoint)
  /// `isScrollEnabled` of a scroll view changed.
  func scrollingWasSwitched(of scrollView: ScrollView)
}
