package import LayoutDiagnostics
import LayoutScenes
package import LayoutViews

extension Simulation {
  /// Returns the place in the scenario that describes `view`, or `nil` for a view that the system or code made.
  package func mark(of view: View) -> SourceMark? {
    view === self.view(named: .touchView)
      ? scene.overlay?.mark : screen.views.marks[view] ?? view.ownViewsAround?.marks[view]
  }
}
