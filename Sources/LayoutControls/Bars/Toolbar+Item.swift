import Foundation
import LayoutGeometry
import LayoutViews

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

  /// Places views from the leading edge on, with `nil` for spaces, which share the room that is left.
  ///
  /// If there is too little room, the widest views become narrower, until all are in the bar.
  func placeRow(_ views: [View?], from leading: CGFloat, to trailing: CGFloat) {
    var sizes = views.map { $0.map(sizeInBar) ?? .zero }
    let room = bounds.width - leading - trailing
    let widest = widestFitting(sizes.map(\.width), in: room)
    for index in sizes.indices { sizes[index].width = min(sizes[index].width, widest) }
    let spaces = views.count { $0 == nil }
    let rest = room - sizes.reduce(0) { $0 + $1.width }
    let space = spaces > 0 ? max(0, rest / CGFloat(spaces)) : 0
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
