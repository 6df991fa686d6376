package import Foundation
import LayoutDevices
import LayoutGeometry
@_spi(SystemViews) package import LayoutViews
package import ScreenFrames

/// A control by which a finger drags a row in editing mode: three lines at the trailing edge.
package final class ReorderControl: View {
  @_spi(SystemViews) public override var role: String? { "reorder-control" }

  @_spi(SystemViews) public override var drawing: [ScreenElement] {
    drawing(of: bounds) {
      [CGFloat(-5), 0, 5].map { y in
        let line = CGRect(x: bounds.midX - 11, y: bounds.midY + y - 0.75, width: 22, height: 1.5)
        return .fill(.pill(line), SystemColor.tertiaryLabel.dynamicColor)
      }
    }
  }
}

/// The shadow of a row that is lifted off the others.
package final class LiftShadow: DecorationView {
  /// A look of a shadow.
  package struct Look: Sendable, Hashable {
    /// The distance that it extends beyond its view.
    package var reach: CGFloat = 0
    /// The opacity beside its view, from 0 to 1.
    package var opacity: Double = 0
    /// The radius of the corners of its view.
    package var cornerRadius: CGFloat = 0
  }

  /// The look of the shadow.
  package internal(set) var look = Look()

  @_spi(SystemViews) public override var role: String? { "lift-shadow" }

  /// The layers, which are the paler the farther they reach.
  @_spi(SystemViews) public override var drawing: [ScreenElement] {
    let rect = CGRect(origin: .zero, size: bounds.size)
    let layers = 8
    // Each layer shines through those above it; together they are as dark as the look says.
    let share = 1 - pow(1 - look.opacity, 1 / Double(layers))
    return (0..<layers).map { layer in
      let inset = look.reach * CGFloat(layer) / CGFloat(layers)
      return .fill(
        .rectangle(
          rect.insetToMiddle(dx: inset, dy: inset),
          cornerRadius: look.cornerRadius + look.reach - inset
        ),
        Color.black.faded(by: share)
      )
    }
  }
}
