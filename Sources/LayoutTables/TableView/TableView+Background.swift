import Foundation
import LayoutGeometry
import LayoutViews

// A view of the application behind everything else, which stays in place while the rows scroll.
extension TableView {
  func replaceBackground(_ old: View?, by new: View?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    if let new { insertSubview(new, at: 0) }
    setNeedsLayout()
  }

  /// Places the view behind everything else.
  func placeBackground() {
    guard let backgroundView, backgroundView.superview === self else { return }
    if subviews.first !== backgroundView { sendSubviewToBack(backgroundView) }
    if backgroundView.frame != bounds { backgroundView.frame = bounds }
  }

  /// The number of views behind the cells: the background, and rows on their way out.
  var backCount: Int { leavingCount + (backgroundView?.superview === self ? 1 : 0) }
}
