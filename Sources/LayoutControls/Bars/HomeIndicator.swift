import Foundation
import LayoutDevices
import LayoutGeometry
@_spi(SystemViews) package import LayoutViews
package import ScreenFrames

/// The line at the bottom of a screen without a home button.
package final class HomeIndicator: DecorationView {
  @_spi(SystemViews) public override class var ownFile: String { #fileID }
  @_spi(SystemViews) public override var role: String? { "home-indicator" }

  /// A line with round ends.
  @_spi(SystemViews) public override var drawing: [ScreenElement] {
    let line = Outline.pill(CGRect(origin: .zero, size: bounds.size))
    return [.fill(line, SystemColor.label.dynamicColor, ElementTag(id: "background"))]
  }

  /// Returns the frame of the line on a screen: 5 high, 8 above the edge, a bit more than a third of the width;
  /// drawn from pictures of devices.
  static func frame(in environment: ScreenEnvironment) -> CGRect {
    let size = environment.size
    let width = min((size.width * 0.357).rounded(), 240)
    return CGRect(x: (size.width - width) / 2, y: size.height - 13, width: width, height: 5)
  }
}
