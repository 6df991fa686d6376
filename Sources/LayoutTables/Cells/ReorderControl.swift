package import Foundation
@_spi(SystemViews) package import LayoutViews

/// What a finger drags a row by in editing mode: three lines at the trailing edge.
package final class ReorderControl: View {
  @_spi(SystemViews) public override var role: String? { "reorder-control" }
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
}
