package import Foundation
import LayoutCapture
import LayoutGeometry
package import LayoutScenes
import LayoutTables
import LayoutViews

/// The areas of what is on a screen at one moment, of which a picture can show one alone.
package struct ShownAreas: Sendable, Hashable {
  /// A row of which something is seen.
  package struct Row: Sendable, Hashable {
    /// The row.
    package let address: RowAddress
    /// The part of it that is seen, in window coordinates.
    package let area: CGRect
  }

  /// The rows of which something is seen, in their order.
  package let rows: [Row]
  /// The number of rows of each section, whether they are seen or not.
  package let rowCounts: [Int]
  /// The part on the screen of each view with a name that a scenario can use, but for those in cells.
  package let views: [String: CGRect]

  /// The words for what lies over all of a view with such a name, by the names.
  package let covers: [String: String]

  /// The areas of the other places that were asked for, as annotations have them, or the reasons why they are not there.
  package let places: [Place: Result<CGRect, Simulation.ImpossiblePlace>]

  /// The areas of a screen with neither rows nor views.
  package static let none = Self()

  private init() { (rows, rowCounts, views, covers, places) = ([], [], [:], [:], [:]) }

  /// Creates the areas of the present screen, with some places.
  package init(of simulation: Simulation, with wanted: [Place] = []) {
    simulation.window.layoutIfNeeded()
    let screen = simulation.screen
    let resolver = PlaceResolver(screen: screen, meansDrawn: true)
    rows = resolver.seenRows.map {
      Row(address: $0.row, area: $0.area)
    }
    let table = screen.tableView
    rowCounts = (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
    var named = screen.views.views
    for name in NamedView.allCases { named[name.rawValue] = screen.view(named: name) }
    views = Dictionary(
      uniqueKeysWithValues: named.compactMap { name, view in
        let glass = NamedView(rawValue: name).flatMap { view.boundsOfGlass(named: $0) }
        let shown = view.drawnArea(of: glass ?? view.bounds).intersection(screen.window.bounds)
        let isShown = view.isSeen && !shown.isNull && shown.width > 0 && shown.height > 0
        return isShown ? (name, shown) : nil
      }
    )
    covers = named.compactMapValues(resolver.cover)
    var places: [Place: Result<CGRect, Simulation.ImpossiblePlace>] = [:]
    for place in wanted {
      do throws(Simulation.ImpossiblePlace) {
        places[place] = .success(try simulation.area(of: place))
      } catch {
        places[place] = .failure(error)
      }
    }
    self.places = places
  }
}
