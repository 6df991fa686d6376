public import Foundation
import LayoutInteraction
public import LayoutScenes
import LayoutTables
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
  /// A row that is to be scrolled into view is so first.
  ///
  /// - Parameter place: A place as a scenario means it.
  /// - Returns: The point at which a finger would go down.
  /// - Throws: `ImpossiblePlace` if a row is not on the screen or a view is not there.
  public func point(of place: Place) throws(ImpossiblePlace) -> CGPoint {
    try PlaceResolver(screen: screen).point(of: settledPlace(of: place), fingerX: nil)
  }

  /// Returns a place with the number of its row, which is scrolled to if the place says so.
  ///
  /// The scrolling is the app's `scrollToRow(at:at:animated:)` without animation, before any finger.
  func settledPlace(of place: Place) throws(ImpossiblePlace) -> Place {
    if let scroll = place.scroll, case .row(let row) = place.anchor {
      let table = screen.tableView
      guard row.section >= 0, row.section < table.numberOfSections, row.row >= 0,
        row.row < table.numberOfRows(inSection: row.section)
      else { throw PlaceResolver(screen: screen).missing(row, in: place) }
      let offset = table.contentOffset
      table.scrollToRow(at: row.indexPath, at: scroll.position, animated: false)
      window.layoutIfNeeded()
      if table.contentOffset != offset {
        log.record(
          .scroll,
          "\(place.name(of: row)) is scrolled \(scroll.rawValue), from \(offset.logText) to \(table.contentOffset.logText)"
        )
      }
    }
    return try PlaceResolver(screen: screen).namingRow(of: place)
  }

  /// The part of the table inside the safe area, in window coordinates.
  package var visibleArea: CGRect { PlaceResolver(screen: screen).visibleArea }

  /// Returns which of the views with names takes a touch at a point of the window, or holds the view that does.
  package func namedView(touchedAt point: CGPoint) -> NamedView? {
    screen.namedView(around: window.hitTest(point, with: nil))
  }
}

extension RowScroll {
  /// The scroll position of UIKit.
  fileprivate var position: TableView.ScrollPosition {
    switch self {
    case .intoView: .none
    case .top: .top
    case .middle: .middle
    case .bottom: .bottom
    }
  }
}
