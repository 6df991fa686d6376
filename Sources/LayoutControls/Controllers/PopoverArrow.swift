import Foundation
import LayoutGeometry
@_spi(SystemViews) package import LayoutViews
package import ScreenFrames

/// The arrow at the upper edge of a popover, with the faint shadow of arrow and card.
///
/// Its size is that of a view tree; the line is straight here, and round at its ends in UIKit.
package final class PopoverArrow: DecorationView {
  /// The color, that of the content.
  var color = Color.white
  /// The card below, in the coordinates of the superview.
  var card = CGRect.zero

  @_spi(SystemViews) public override class var ownFile: String { #fileID }
  @_spi(SystemViews) public override var role: String? { "popover-arrow" }

  @_spi(SystemViews) public override var drawing: [ScreenElement] {
    let base = card.offsetBy(dx: -frame.minX, dy: -frame.minY)
    let arrow = Outline.path([
      .move(CGPoint(x: 0, y: bounds.height)), .line(CGPoint(x: bounds.midX, y: 0)),
      .line(CGPoint(x: bounds.width, y: bounds.height)), .close,
    ])
    return KnobShadow.popover.shapes(behind: base, cornerRadius: 10) + [.fill(arrow, color)]
  }
}

extension KnobShadow {
  /// The shadow around a popover (seen, not measured).
  fileprivate static let popover = Self(rings: [
    (24, 6, 0.012), (16, 5, 0.016), (9, 3, 0.02), (4, 1.5, 0.026), (0.5, 0, 0.06),
  ])
}
