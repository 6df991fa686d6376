import Foundation
import LayoutGeometry
@_spi(SystemViews) package import LayoutViews
package import ScreenFrames

/// The arrow at the upper or lower edge of a popover, with the faint shadow of arrow and card.
///
/// Its size is that of a view tree; the line is straight here, and round at its ends in UIKit.
package final class PopoverArrow: DecorationView {
  /// The color, that of the content.
  var color = Color.white
  /// The card, in the coordinates of the superview.
  var card = CGRect.zero
  /// The radius of the card's corners.
  var cornerRadius: CGFloat = 0
  /// Whether it points down, below the card.
  var pointsDown = false

  @_spi(SystemViews) public override class var ownFile: String { #fileID }
  @_spi(SystemViews) public override var role: String? { "popover-arrow" }

  @_spi(SystemViews) public override var drawing: [ScreenElement] {
    let base = card.offsetBy(dx: -frame.minX, dy: -frame.minY)
    let (root, tip) = pointsDown ? (0, bounds.height) : (bounds.height, 0)
    let arrow = Outline.path([
      .move(CGPoint(x: 0, y: root)), .line(CGPoint(x: bounds.midX, y: tip)),
      .line(CGPoint(x: bounds.width, y: root)), .close,
    ])
    return KnobShadow.popover.shapes(behind: base, cornerRadius: cornerRadius)
      + [.fill(arrow, color)]
  }
}

extension KnobShadow {
  /// The shadow around a popover (seen, not measured).
  fileprivate static let popover = Self(rings: [
    (24, 6, 0.012), (16, 5, 0.016), (9, 3, 0.02), (4, 1.5, 0.026), (0.5, 0, 0.06),
  ])
}
