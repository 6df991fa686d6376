/// What a finger drags a row by in editing mode: three lines at the trailing edge.
package final class ReorderControl: View {
  package override var role: String? { "reorder-control" }
}

/// The shadow of a row that is lifted off the others.
package final class LiftShadow: DecorationView {
  package override var role: String? { "lift-shadow" }
}
