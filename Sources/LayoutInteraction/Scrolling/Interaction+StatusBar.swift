import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutTables
public import LayoutViews

extension Interaction {
  /// Returns the user taps the status bar: the content goes to its top.
  ///
  /// On a phone exactly one scroll view on the screen has to allow it (`scrollsToTop`, UIScrollView.h), on
  /// a tablet the topmost one goes. Its delegate is asked first. Content that a finger drags, or of which it
  /// holds a row, stays with the finger (not measured).
  ///
  /// - Returns: The scroll view that goes to its top, or `nil` for none.
  @discardableResult
  public func tapStatusBar() -> ScrollView? {
    log.record(.touch, "tap on the status bar")
    guard let window else { return nil }
    window.layoutIfNeeded()
    let candidates = window.scrollViewsOnScreen.filter(\.scrollsToTop)
    guard let scrollView = candidates.first,
      candidates.count == 1 || window.environment.device.idiom != .phone
    else {
      log.record(
        .scroll,
        "nothing goes to its top: \(candidates.count) scroll views would, one is needed"
      )
      return nil
    }
    guard !scrollView.isDragging, (scrollView as? TableView)?.isReordering != true else {
      log.record(
        .scroll,
        "\(scrollView.logName) does not go to its top: a finger holds its content"
      )
      return nil
    }
    let delegate = scrollView.attachedDelegate
    guard scrollView.onItsScreen({ delegate?.scrollViewShouldScrollToTop(scrollView) ?? true })
    else {
      log.record(.scroll, "\(scrollView.logName) does not go to its top: its delegate refused")
      return nil
    }
    let top = CGPoint(x: scrollView.contentOffset.x, y: scrollView.minimumContentOffset.y)
    animateOffset(of: scrollView, to: top, goal: .top)
    if !isMoving(scrollView) { scrollView.attachedDelegate?.scrollViewDidScrollToTop(scrollView) }
    return scrollView
  }
}

extension Window {
  /// The scroll views that can be seen, the topmost first.
  fileprivate var scrollViewsOnScreen: [ScrollView] {
    var found: [(scrollView: ScrollView, top: CGFloat)] = []
    func search(_ view: View) {
      guard !view.isHidden, view.alpha >= 0.01 else { return }
      if let scrollView = view as? ScrollView {
        let frame = view.convert(view.bounds, to: nil)
        if frame.intersects(bounds) { found.append((scrollView, frame.minY)) }
      }
      for subview in view.subviews { search(subview) }
    }
    search(self)
    return found.sorted { $0.top < $1.top }.map(\.scrollView)
  }
}
