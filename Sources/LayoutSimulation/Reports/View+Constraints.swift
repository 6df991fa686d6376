package import LayoutViews

extension View {
  /// The active constraints that have the view on one side, from its own to those of the window.
  package var constraintsAround: [LayoutConstraint] {
    var all: [LayoutConstraint] = []
    var next: View? = self
    while let view = next {
      all += view.constraints.filter { $0.firstItem === self || $0.secondItem === self }
      next = view.superview
    }
    return all
  }
}
