package import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutText

/// The button of a swipe action.
package final class SwipeActionButton: View {
  let action: ContextualAction
  /// The width that its title needs.
  let width: CGFloat
  private let label = Label()
  /// Does the action.
  private let perform: (SwipeActionButton) -> Void

  init(
    _ action: ContextualAction,
    metrics: TableMetrics,
    perform: @escaping (SwipeActionButton) -> Void
  ) {
    self.action = action
    self.perform = perform
    label.text = action.title
    label.font = .systemFont(ofSize: metrics.swipeActionFontSize)
    label.textColor = .white
    label.textAlignment = .center
    let text = label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)).width
    let needed = text + 2 * metrics.swipeActionPadding
    width = max(metrics.swipeActionWidth, pixelCeiling(needed, scale: 1 / metrics.pixel))
    super.init(frame: .zero)
    clipsToBounds = true
    addSubview(label)
  }

  package required init?(coder: NSCoder) {
    nil
  }

  package override var role: String? { "swipe-action" }

  /// Takes over the color of the action.
  package override func didMoveToWindow() {
    super.didMoveToWindow()
    backgroundColor = action.color(in: traitCollection.userInterfaceStyle)
  }

  /// Keeps the title at the side of the row, as wide as it needs.
  func layout(isRowOnTheRight: Bool) {
    label.frame = CGRect(
      x: isRowOnTheRight ? bounds.width - width : 0,
      y: 0,
      width: width,
      height: bounds.height
    )
  }

  package override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    super.touchesEnded(touches, with: event)
    guard let touch = touches.first, bounds.contains(touch.location(in: self)) else { return }
    perform(self)
  }
}

/// What a swiped row uncovers: the buttons of its actions.
package final class SwipeActionsView: View {
  let buttons: [SwipeActionButton]

  init(_ buttons: [SwipeActionButton]) {
    self.buttons = buttons
    super.init(frame: .zero)
    clipsToBounds = true
    for button in buttons { addSubview(button) }
  }

  package required init?(coder: NSCoder) {
    nil
  }

  package override var role: String? { "swipe-actions" }

  /// The width that the buttons need.
  var openWidth: CGFloat { buttons.reduce(0) { $0 + $1.width } }

  /// Gives the buttons their places: shares of the width from the edge inward, or all of it to the
  /// first one.
  ///
  /// - Parameters:
  ///   - isOnTheLeft: Whether the edge is the left one.
  ///   - isFull: Whether the first action takes everything.
  func layout(isOnTheLeft: Bool, isFull: Bool) {
    let share = openWidth > 0 ? bounds.width / openWidth : 0
    var begin: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      let width = isFull ? (index == 0 ? bounds.width : 0) : button.width * share
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
}
