public import Foundation
public import LayoutScenes
import LayoutViews

extension Simulation {
  /// A place that is not to be had on this screen.
  public struct ImpossiblePlace: Error, Hashable {
    /// The message, in lower case and without a period.
    public var message: String
    /// The advice, or `nil` if there is none.
    public var hint: String?
  }

  /// Returns the point of a place on the present screen, in window coordinates.
  ///
  /// - Parameter place: A place as a scenario means it.
  /// - Returns: The point at which a finger would go down.
  /// - Throws: `ImpossiblePlace` if a row is not on the screen or a view is not there.
  public func point(of place: Place) throws(ImpossiblePlace) -> CGPoint {
    try PlaceResolver(screen: screen).point(of: place, fingerX: nil)
  }

  /// The part of the table inside the safe area, in window coordinates.
  package var visibleArea: CGRect { PlaceResolver(screen: screen).visibleArea }

  /// Returns which of the views with names takes a touch at a point of the window, or holds the view that does.
  package func namedView(touchedAt point: CGPoint) -> NamedView? {
    screen.namedView(around: window.hitTest(point, with: nil))
  }
}
