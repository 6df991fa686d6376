import Foundation
import LayoutDevices
import LayoutGeometry
@_spi(SystemViews) package import LayoutViews
package import ScreenFrames

/// A line between rows.
package final class SeparatorView: DecorationView {
  @_spi(SystemViews) public override var role: String? { "separator" }

  @_spi(SystemViews) public override var drawing: [ScreenElement] {
    drawing(of: bounds) {
      let color = SystemColor.separator.dynamicColor
      return [.fill(.rectangle(bounds), color, ElementTag(id: "background"))]
    }
  }
}

/// A background of a selected or pressed cell.
package final class SelectionBackground: DecorationView {
  @_spi(SystemViews) public override var role: String? { "selected-background" }
}

extension ScreenElement {
  /// Returns a check mark whose middle is the middle of a circle.
  static func checkMark(center: CGPoint, diameter: CGFloat, _ color: Color) -> Self {
    let unit = diameter / 22
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: center.x + x * unit, y: center.y + y * unit)
    }
    let path: [PathCommand] = [
      .move(at(-4.6, 0.4)), .line(at(-1.3, 3.9)), .line(at(4.8, -4.1)),
    ]
    return .stroke(.path(path), color, width: 1.8 * unit, isRound: true)
  }
}
