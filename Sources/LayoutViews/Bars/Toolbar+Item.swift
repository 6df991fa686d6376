import Foundation
import LayoutGeometry

extension Toolbar {
  /// Shows the items of a screen.
  func show(_ items: [BarButtonItem]) {
    let views = items.filter { !$0.isFlexibleSpace }.map(\.view)
    for item in barItems where !views.contains(where: { $0 === item.view }) {
      item.view.removeFromSuperview()
    }
    for view in views where view.superview !== self { addSubview(view) }
    barItems = items
    setNeedsLayout()
  }

  /// Places views from the leading edge on; spaces, which are nil, share the room that is left.
  func placeRow(_ views: [View?], from leading: CGFloat, to trailing: CGFloat) {
    let sizes = views.map { $0.map(sizeInBar) ?? .zero }
    let spaces = views.count { $0 == nil }
    let room = bounds.width - leading - trailing - sizes.reduce(0) { $0 + $1.width }
    let space = spaces > 0 ? max(0, room / CGFloat(spaces)) : 0
    var x = leading
    for (view, size) in zip(views, sizes) {
      guard let view else {
        x += space
        continue
      }
      placeFromLeading(
        view,
        CGRect(x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
      )
      x += size.width
    }
  }
}
