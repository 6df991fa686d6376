package import Foundation
import LayoutDevices
import LayoutGeometry
@_spi(SystemViews) package import LayoutViews
package import ScreenFrames

/// What a finger drags a row by in editing mode: three lines at the trailing edge.
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
  /// How a shadow looks.
  package struct Look: Sendable, Hashable {
    /// How far it reaches beyond what casts it.
    package var reach: CGFloat = 0
    /// How dark it is beside what casts it, from 0 to 1.
    package var opacity: Double = 0
    /// The radius of the corners of what casts it.
    package var cornerRadius: CGFloat = 0
  }

  /// How the shadow looks.
  package internal(set) var look = Look()

  @_spi(SystemViews) public override var role: String? { "lift-shadow" }

  /// Layers that are the paler the farther they reach.
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
