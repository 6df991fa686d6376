import Foundation
import LayoutDevices
import LayoutGeometry
@_spi(SystemViews) import LayoutViews
import ScreenFrames

/// The handle at the upper edge of a card that can be pulled: 36 × 5 in iOS 26 (a view tree of iOS 27).
///
/// UIKit shows it where `prefersGrabberVisible` asks for it; here every card of about half the height has it.
final class Grabber: DecorationView {
  @_spi(SystemViews) public override class var ownFile: String { #fileID }
  @_spi(SystemViews) public override var role: String? { "grabber" }

  @_spi(SystemViews) public override var drawing: [ScreenElement] {
    [
      .fill(
        .pill(CGRect(origin: .zero, size: bounds.size)),
        SystemColor.tertiaryLabel.dynamicColor
      )
    ]
  }

  static let size = CGSize(width: 36, height: 5)
  /// The distance from the upper edge of the card.
  static let top: CGFloat = 5
}
