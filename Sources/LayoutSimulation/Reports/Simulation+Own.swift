package import LayoutViews
import TableSelection

extension Simulation {
  /// Returns whether the scene describes a view, around the table or in a cell, header or footer.
  package func isOwn(_ view: View) -> Bool {
    screen.views.contains(view) || view.ownViewsAround?.contains(view) == true
  }

  /// The constraints that were written for the views around the table and for the touch view.
  package var writtenConstraints: [LayoutConstraint] {
    screen.views.constraints + (scrollAndSelect?.touchViewConstraints ?? [])
  }

  /// Returns the constraints that were written for the views in the cell, header or footer around a view.
  package func writtenConstraints(around view: View) -> [LayoutConstraint] {
    view.ownViewsAround?.constraints ?? []
  }
}
