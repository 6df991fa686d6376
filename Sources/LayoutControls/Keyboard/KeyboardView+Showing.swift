import Foundation
import LayoutGeometry
import LayoutViews

// The place of what one writes in, which is scrolled to where it can be seen. A field shows itself in the nearest
// scroll view (openradar 20798351, from iOS 8 on), the caret of a text view that does not scroll itself (private names of
// UIKit: `_scrollSelectionToVisibleInContainingScrollView`), and a table view controller shows the whole row.
extension KeyboardView {
  /// Scrolls what a user of the keyboard writes in clear of the keyboard.
  func show(_ user: any KeyboardUser) {
    if let follower, let view = user.responder as? View, let row = follower.part(with: view) {
      follower.scrollRectToVisible(row.frame, animated: true)
    }
    let scrollView = user.enclosingScrollView
    roomAroundField = scrollView === follower ? nil : scrollView.map(ScrollRoom.init(of:))
    if scrollView !== follower { user.showPart() }
  }

  /// Does that again for a keyboard in its place, if an application has made room for it meanwhile, by insets or by a scroll
  /// view that ends at the keyboard.
  func showAgain() {
    guard let room = roomAroundField, let user = window?.keyboardUser else { return }
    roomAroundField = nil
    window?.layoutIfNeeded()
    if user.enclosingScrollView.map(ScrollRoom.init(of:)) != room { user.showPart() }
  }
}

/// The room in which a scroll view shows its content.
struct ScrollRoom: Hashable {
  private let size: CGSize
  private let insets: EdgeInsets

  init(of scrollView: ScrollView) {
    size = scrollView.bounds.size
    insets = scrollView.adjustedContentInset
  }
}

extension KeyboardUser {
  /// Scrolls the nearest scroll view as far as needed to see the place that one writes in.
  func showPart() {
    guard let scrollView = enclosingScrollView, let part = shownPart else { return }
    scrollView.scrollRectToVisible(scrollView.convert(part, from: self), animated: true)
  }
}

extension View {
  /// The nearest scroll view around the view, or `nil` for none.
  fileprivate var enclosingScrollView: ScrollView? {
    var next = superview
    while let view = next {
      if let scrollView = view as? ScrollView { return scrollView }
      next = view.superview
    }
    return nil
  }

  /// The scroll view in front whose insets follow the keyboard, or `nil` for none.
  var firstFollowerOfKeyboard: ScrollView? {
    if let scrollView = self as? ScrollView, scrollView.followsKeyboard { return scrollView }
    for subview in subviews.reversed() where !subview.isHidden {
      if let found = subview.firstFollowerOfKeyboard { return found }
    }
    return nil
  }

  /// Returns the subview that another view is in, or `nil` for none.
  fileprivate func part(with view: View) -> View? {
    subviews.first { view.isDescendant(of: $0) }
  }
}
