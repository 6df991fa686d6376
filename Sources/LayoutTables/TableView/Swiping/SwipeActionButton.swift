package import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutText
@_spi(SystemViews) package import LayoutViews

/// The button of a swipe action: its picture, its title, or one above the other.
package final class SwipeActionButton: View {
  let action: ContextualAction
  /// The words of the action, which a low row may not show.
  package var title: String? { action.title }
  /// The width that its picture and title need.
  let width: CGFloat
  private let imageView = ImageView()
  private let label = Label()
  private let gap: CGFloat
  private let scale: CGFloat
  /// The closure that performs the action.
  private let perform: (SwipeActionButton) -> Void

  /// Creates the button of an action, whose picture replaces its title in low rows.
  init(
    _ action: ContextualAction,
    rowHeight: CGFloat,
    metrics: TableMetrics,
    perform: @escaping (SwipeActionButton) -> Void
  ) {
    self.action = action
    self.perform = perform
    gap = metrics.swipeActionImageGap
    scale = metrics.scale
    let hasTitle = action.image == nil || rowHeight >= metrics.swipeActionTitledImageRowHeight
    imageView.image = action.image
    imageView.tintColor = .white
    label.text = hasTitle ? action.title : nil
    label.font = .systemFont(ofSize: metrics.swipeActionFontSize)
    label.textColor = .white
    label.textAlignment = .center
    let text = label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)).width
    let content = max(text, action.image?.size.width ?? 0)
    let needed = content + 2 * metrics.swipeActionPadding
    width = max(metrics.swipeActionWidth, pixelCeiling(needed, scale: scale))
    super.init(frame: .zero)
    clipsToBounds = true
    if action.image != nil { addSubview(imageView) }
    if !(label.text ?? "").isEmpty { addSubview(label) }
  }

  package required init?(coder: NSCoder) { nil }

  @_spi(SystemViews) public override class var ownFile: String { #fileID }
  @_spi(SystemViews) public override var role: String? { "swipe-action" }

  /// Takes over the color of the action.
  package override func didMoveToWindow() {
    super.didMoveToWindow()
    backgroundColor = action.color(in: traitCollection)
  }

  /// Keeps picture and title at the side of the row, in the middle of as much as they need.
  func layout(isRowOnTheRight: Bool) {
    let x = isRowOnTheRight ? bounds.width - width : 0
    guard let image = action.image?.size else {
      label.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      return
    }
    let text = label.superview == nil ? 0 : label.intrinsicContentSize.height
    let height = image.height + (text > 0 ? gap + text : 0)
    let top = (bounds.height - height) / 2
    imageView.frame = pixelAligned(
      CGRect(x: x + (width - image.width) / 2, y: top, width: image.width, height: image.height),
      scale: scale
    )
    label.frame = pixelAligned(
      CGRect(x: x, y: top + image.height + gap, width: width, height: text),
      scale: scale
    )
  }

  package override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    super.touchesEnded(touches, with: event)
    guard let touch = touches.earliest, bounds.contains(touch.location(in: self)) else { return }
    perform(self)
  }
}

/// A view that a swiped row uncovers, with the buttons of its actions.
package final class SwipeActionsView: View {
  let buttons: [SwipeActionButton]
  /// The extent of the edge outside the safe area, by which the button there is wider.
  private let edgeInset: CGFloat

  init(_ buttons: [SwipeActionButton], edgeInset: CGFloat) {
    self.buttons = buttons
    self.edgeInset = edgeInset
    super.init(frame: .zero)
    clipsToBounds = true
    for button in buttons { addSubview(button) }
  }

  package required init?(coder: NSCoder) { nil }

  @_spi(SystemViews) public override class var ownFile: String { #fileID }
  @_spi(SystemViews) public override var role: String? { "swipe-actions" }

  /// The width that the buttons need.
  var openWidth: CGFloat { buttons.reduce(edgeInset) { $0 + $1.width } }

  /// Gives the buttons their places: shares of the width from the edge inward, or all of it to the
  /// first one.
  func layout(isOnTheLeft: Bool, isFull: Bool) {
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
}
