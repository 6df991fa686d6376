package import Foundation
import LayoutDevices
import LayoutGeometry
@_spi(SystemViews) package import LayoutViews
package import ScreenFrames

/// A line between rows.
package final class SeparatorView: DecorationView {
  @_spi(SystemViews) public override class var ownFile: String { #fileID }
  @_spi(SystemViews) public override var role: String? { "separator" }

  /// The color, or `nil` for the system's.
  package internal(set) var color: ColorObject?

  @_spi(SystemViews) public override var drawing: [ScreenElement] {
    drawing(of: Look(bounds: bounds, color: color)) {
      let color = color?.value ?? SystemColor.separator.dynamicColor
      return [.fill(.rectangle(bounds), color, ElementTag(id: "background"))]
    }
  }

  private struct Look: Equatable {
    let bounds: CGRect
    let color: ColorObject?
  }
}

/// A background of a selected or pressed cell.
package final class SelectionBackground: DecorationView {
  @_spi(SystemViews) public override class var ownFile: String { #fileID }
  @_spi(SystemViews) public override var role: String? { "selected-background" }
}

extension ScreenElement {
  /// Returns a check mark whose middle is the middle of a circle.
  static func checkMark(center: CGPoint, diameter: CGFloat, _ color: Color) -> Self {
    let unit = diameter / 22
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: center.x + x * unit, y: center.y + y * unit)
    }
    let path: [PathCommand] = [.move(at(-4.6, 0.4)), .line(at(-1.3, 3.9)), .line(at(4.8, -4.1))]
    return .stroke(.path(path), color, width: 1.8 * unit, isRound: true)
  }
}

/// A control by which a finger drags a row in editing mode: three lines at the trailing edge.
package final class ReorderControl: View {
  @_spi(SystemViews) public override class var ownFile: String { #fileID }
  @_spi(SystemViews) public override var role: String? { "reorder-control" }

  /// The area of the three lines, in the control's coordinates.
  package var signFrame: CGRect {
    CGRect(x: bounds.midX - 11, y: bounds.midY - 5.75, width: 22, height: 11.5)
  }

  @_spi(SystemViews) public override var drawing: [ScreenElement] {
    drawing(of: bounds) {
      [CGFloat(0), 5, 10].map { y in
        let sign = signFrame
        let line = CGRect(x: sign.minX, y: sign.minY + y, width: sign.width, height: 1.5)
        return .fill(.pill(line), SystemColor.tertiaryLabel.dynamicColor)
      }
    }
  }
}

/// The shadow of a row that is lifted off the others.
package final class LiftShadow: DecorationView {
  /// The distance that it extends beyond the row.
  var reach: CGFloat = 0
  /// The opacity beside the row, from 0 to 1.
  var opacity: Double = 0

  @_spi(SystemViews) public override class var ownFile: String { #fileID }
  @_spi(SystemViews) public override var role: String? { "lift-shadow" }

  /// The layers, which are the paler the farther they reach.
  @_spi(SystemViews) public override var drawing: [ScreenElement] {
    let rect = CGRect(origin: .zero, size: bounds.size)
    let layers = 8
    // Each layer shines through those above it; together they are as dark as asked for.
    let share = 1 - pow(1 - opacity, 1 / Double(layers))
    return (0..<layers).map { layer in
      let inset = reach * CGFloat(layer) / CGFloat(layers)
      let layer = rect.insetToMiddle(dx: inset, dy: inset)
      return .fill(.rectangle(layer, cornerRadius: reach - inset), .black.faded(by: share))
    }
  }
}
