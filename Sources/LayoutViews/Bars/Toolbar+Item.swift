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

  /// Places what is shown of a screen: buttons as high as the bar, and the room that is left shared by spaces.
  func placeBarItems(from leading: CGFloat, to trailing: CGFloat) {
    let sizes = barItems.map { $0.isFlexibleSpace ? .zero : size(of: $0.view) }
    let spaces = barItems.count(where: \.isFlexibleSpace)
    let room = bounds.width - leading - trailing - sizes.reduce(0) { $0 + $1.width }
    let space = spaces > 0 ? max(0, room / CGFloat(spaces)) : 0
    var x = leading
    for (item, size) in zip(barItems, sizes) {
      if item.isFlexibleSpace {
        x += space
        continue
      }
      placeFromLeading(
        item.view,
        CGRect(x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
      )
      x += size.width
    }
  }

  private func size(of view: View) -> CGSize {
    let asked = view is Button ? view.intrinsicContentSize : view.bounds.size
    return CGSize(width: asked.width, height: view is Button ? bounds.height : asked.height)
  }
}
