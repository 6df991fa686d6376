public import Foundation

/// A delegate of a scroll view's movement: UIKit's `UIScrollViewDelegate`.
///
/// Every method has a default that does nothing, or allows.
public protocol ScrollViewDelegate: AnyObject {
  /// Responds to a change of the content offset.
  func scrollViewDidScroll(_ scrollView: ScrollView)
  /// Prepares for a finger that moves the content.
  func scrollViewWillBeginDragging(_ scrollView: ScrollView)
  /// Responds to a lifted finger; `velocity` is in points per millisecond, and the target may be moved.
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: inout CGPoint
  )
  /// Responds in the same place, in the form that UIKit has; a delegate with both gets the other.
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  )
  /// Responds to a lifted finger; `decelerate` says whether the content moves on.
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool)
  /// Responds to content that begins to move on by itself.
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView)
  /// Responds to content that came to rest by itself.
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView)
  /// Responds to the end of an animated change of the offset.
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)
  /// Returns whether a tap on the status bar scrolls to the top.
  func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool
  /// Responds to a tap on the status bar that scrolled to the top.
  func scrollViewDidScrollToTop(_ scrollView: ScrollView)
  /// Bars or the application changed the insets around the content.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView)
}

extension ScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: ScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: inout CGPoint
  ) {
    unsafe withUnsafeMutablePointer(to: &targetContentOffset) { target in
      unsafe scrollViewWillEndDragging(
        scrollView,
        withVelocity: velocity,
        targetContentOffset: target
      )
    }
  }
  /// Does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: ScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
  /// Answers true.
  public func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool { true }
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {}
}

/// A view that scrolls and has a delegate.
///
/// The delegate of a scroll view and that of a table view have one name and two types. A stored
/// property could not be overridden so; a property of a protocol extension can be hidden by the more
/// special one of the subclass, and both speak of the same object.
public protocol ScrollViewDelegating: AnyObject {
  /// The delegate as it is stored.
  var attachedDelegate: (any ScrollViewDelegate)? { get set }
}

extension ScrollViewDelegating where Self: ScrollView {
  /// The delegate of the movement, held weakly.
  public var delegate: (any ScrollViewDelegate)? {
    get { attachedDelegate }
    set { attachedDelegate = newValue }
  }
}
