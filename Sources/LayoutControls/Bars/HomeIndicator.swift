import Foundation
import LayoutDevices
package import LayoutGeometry
@_spi(SystemViews) package import LayoutViews

/// The line at the bottom of a screen without a home button.
package final class HomeIndicator: DecorationView {
  @_spi(SystemViews) public override var role: String? { "home-indicator" }

  /// The color of the line.
  package override var backgroundColor: Color? {
    get { SystemColor.label.color(in: traitCollection.userInterfaceStyle) }
    set {}
  }

  /// Where the line is on a screen: 5 high, 8 above the edge, a bit more than a third of the width;
  /// drawn from pictures of devices.
  static func frame(in environment: ScreenEnvironment) -> CGRect {
    let size = environment.size
    let width = min((size.width * 0.357).rounded(), 240)
    return CGRect(x: (size.width - width) / 2, y: size.height - 13, width: width, height: 5)
  }
}
