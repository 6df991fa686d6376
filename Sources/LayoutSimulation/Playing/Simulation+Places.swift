public import Foundation
import LayoutInteraction
public import LayoutScenes
import LayoutViews

extension Simulation {
  /// A place that is not to be had on this screen.
  public struct ImpossiblePlace: Error, Hashable {
    /// The message, in lower case and without a period.
    public var message: String
    /// The advice, or `nil` if there is none.
    public var hint: String?
    /// Whether the place is there and out of sight, so that another moment may show it.
    package var isOffScreen = false

    package init(message: String, hint: String? = nil, isOffScreen: Bool = false) {
      (self.message, self.hint, self.isOffScreen) = (message, hint, isOffScreen)
    }

    /// Returns the advice, followed by one that helps where another moment shows the place; that one alone if there
    /// is no other.
    package func hint(or advice: String) -> String {
      guard let hint else { return advice }
      return isOffScreen ? "\(hint), or \(advice)" : hint
    }
  }

  /// Returns the point of a place on the present screen, in window coordinates.
  ///
  /// A row or a view that is to be scrolled into view is so first.
  ///
  /// - Parameter place: A place as a scenario means it.
  /// - Returns: The point at which a finger would go down.
  /// - Throws: `ImpossiblePlace` if a row is not on the screen or a view is not there.
  public func point(of place: Place) throws(ImpossiblePlace) -> CGPoint {
    try PlaceResolver(screen: screen).point(of: settledPlace(of: place), fingerX: nil)
  }

  /// Returns a place with the number of its row; what it says to scroll to is scrolled to first.
  func settledPlace(of place: Place) throws(ImpossiblePlace) -> Place {
    try scroll(to: place)
    return try PlaceResolver(screen: screen).namingRow(of: place)
  }

  /// The part of the table inside the safe area, in window coordinates.
  package var visibleArea: CGRect { PlaceResolver(screen: screen).visibleArea }

  /// Returns which of the views with names takes a touch at a point of the window, or holds the view that does.
  package func namedView(touchedAt point: CGPoint) -> NamedView? {
    screen.namedView(around: window.hitTest(point, with: nil))
  }
}
