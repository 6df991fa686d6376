package import Foundation
import LayoutDevices
import LayoutGeometry
@_spi(SystemViews) package import LayoutViews

/// A view that a swiped row uncovers, with the buttons of its actions.
package final class SwipeActionsView: View {
  let buttons: [SwipeActionButton]
  /// The extent of the edge outside the safe area, by which the button there is wider, or farther away.
  private let edgeInset: CGFloat
  /// The lengths to lay the buttons out with.
  private let metrics: TableMetrics

  init(_ buttons: [SwipeActionButton], edgeInset: CGFloat, metrics: TableMetrics) {
    self.buttons = buttons
    self.edgeInset = edgeInset
    self.metrics = metrics
    super.init(frame: .zero)
    clipsToBounds = true
    for button in buttons { addSubview(button) }
  }

  package required init?(coder: NSCoder) { nil }

  @_spi(SystemViews) public override class var ownFile: String { #fileID }
  @_spi(SystemViews) public override var role: String? { "swipe-actions" }

  /// Whether the actions are circles, beside which the row leaves its group.
  var hasCircles: Bool { metrics.hasRoundSwipeActions }

  /// The width that the buttons need.
  var openWidth: CGFloat {
    let widths = buttons.reduce(edgeInset) { $0 + $1.width }
    guard hasCircles else { return widths }
    let gaps = metrics.swipeCircleGap * CGFloat(max(0, buttons.count - 1))
    return widths + gaps + 2 * metrics.swipeCircleInset
  }

  /// Returns the share of the room that the buttons need in a width, at most 1.
  func share(of width: CGFloat) -> CGFloat { openWidth > 0 ? max(0, min(1, width / openWidth)) : 0 }

  /// Gives the buttons their places; circles have a size of their own if they grow by themselves.
  func layout(isOnTheLeft: Bool, isFull: Bool, growth: CGFloat?) {
    if hasCircles {
      layoutCircles(isOnTheLeft: isOnTheLeft, isFull: isFull, growth: growth)
    } else {
      layoutRectangles(isOnTheLeft: isOnTheLeft, isFull: isFull)
    }
  }

  /// Gives the buttons shares of the width from the edge inward, or all of it to the first one.
  private func layoutRectangles(isOnTheLeft: Bool, isFull: Bool) {
    let share = openWidth > 0 ? bounds.width / openWidth : 0
    var begin: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      let needed = button.width + (index == 0 ? edgeInset : 0)
      let width = isFull ? (index == 0 ? bounds.width : 0) : needed * share
      button.frame = CGRect(
        x: isOnTheLeft ? begin : bounds.width - begin - width,
        y: 0,
        width: width,
        height: bounds.height
      )
      button.layout(isRowOnTheRight: isOnTheLeft)
      begin += width
    }
  }

  /// Places the buttons as circles and capsules that come with the room beside the row and then keep their places, or the
  /// first one as a capsule in all of the room.
  private func layoutCircles(isOnTheLeft: Bool, isFull: Bool, growth: CGFloat?) {
    let share = share(of: bounds.width)
    let size = growth ?? share
    var begin = edgeInset + metrics.swipeCircleInset
    for (index, button) in buttons.enumerated() {
      let width =
        isFull ? max(button.width, bounds.width - begin - metrics.swipeCircleInset) : button.width
      button.isHidden = isFull && index > 0
      button.transform = .identity
      button.bounds = CGRect(x: 0, y: 0, width: width, height: button.diameter)
      let middle = (begin + width / 2) * share
      button.center = CGPoint(
        x: isOnTheLeft ? middle : bounds.width - middle,
        y: bounds.height / 2
      )
      button.layout(isRowOnTheRight: isOnTheLeft)
      if size != 1 { button.transform = CGAffineTransform(scaleX: size, y: size) }
      begin += button.width + metrics.swipeCircleGap
    }
  }
}
