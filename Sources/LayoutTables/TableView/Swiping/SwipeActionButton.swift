package import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutText
@_spi(SystemViews) package import LayoutViews

/// The button of a swipe action: its picture, its title, or one above the other.
///
/// In the design of iOS 26 it is a circle with its picture, or its title where it has none; a title without room in the
/// circle makes a capsule of it (a guess).
package final class SwipeActionButton: View {
  let action: ContextualAction
  /// The words of the action, which a low row may not show.
  package var title: String? { action.title }
  /// The width that its picture and title need.
  let width: CGFloat
  /// The diameter of a circle, and the height of a capsule.
  let diameter: CGFloat
  private let imageView = ImageView()
  private let label = Label()
  /// Whether the button is a circle.
  private let isRound: Bool
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
    isRound = metrics.hasRoundSwipeActions
    let isHigh = !isRound && rowHeight >= metrics.swipeActionTitledImageRowHeight
    let hasTitle = action.image == nil || isHigh
    imageView.image = action.image
    imageView.tintColor = .white
    label.text = hasTitle ? action.title : nil
    label.font = .systemFont(ofSize: metrics.swipeActionFontSize)
    label.textColor = .white
    label.textAlignment = .center
    let text = label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)).width
    let content = max(text, action.image?.size.width ?? 0)
    let needed = pixelCeiling(content + 2 * metrics.swipeActionPadding, scale: scale)
    diameter = metrics.swipeCircleDiameter(inRowOf: rowHeight)
    let fitsCircle = text <= diameter - 2 * Self.leastRoom
    width =
      isRound ? fitsCircle ? diameter : needed : max(metrics.swipeActionWidth, needed)
    super.init(frame: .zero)
    clipsToBounds = true
    if action.image != nil { addSubview(imageView) }
    if !(label.text ?? "").isEmpty { addSubview(label) }
  }

  /// The room at both sides of a title in a circle at least (a guess).
  private static let leastRoom: CGFloat = 4

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
    if isRound { layer.cornerRadius = min(bounds.width, bounds.height) / 2 }
    let x = isRound ? (bounds.width - width) / 2 : isRowOnTheRight ? bounds.width - width : 0
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
