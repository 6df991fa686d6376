import Foundation
import LayoutControls
import LayoutGeometry
import LayoutScenes
import LayoutTables
import LayoutViews

// What of rows and of views in the table is seen in a picture. A finger keeps clear of more: of the safe area, and of
// bars that have no background.
extension PlaceResolver {
  /// Returns the part of a row that is seen, in window coordinates.
  func seenFrame(
    of row: RowAddress,
    in place: Place
  ) throws(Simulation.ImpossiblePlace) -> CGRect {
    try checkThere(row, in: place)
    return try seen(frame(of: row), place.name(of: row)) {
      hint(naming: seenRows.map(\.row), for: place, advice: "scroll in the steps")
    }
  }

  /// Returns the part of a view of the scene itself that is seen, in window coordinates; all of it if it is not in the
  /// table.
  func seenFrame(ofViewNamed name: String) throws(Simulation.ImpossiblePlace) -> CGRect {
    let frame = try stackView(named: name)
    guard let view = screen.ownView(named: name), view.isDescendant(of: screen.tableView) else {
      return frame
    }
    return try seen(frame, "view '\(name)'")
  }

  /// Returns the part of an area in the table that is seen.
  func seen(
    _ area: CGRect,
    _ what: String,
    hint: () -> String? = { nil }
  ) throws(Simulation.ImpossiblePlace) -> CGRect {
    let (part, cover) = covers.seenPart(of: area)
    if let part { return part }
    throw Simulation.ImpossiblePlace(
      message: cover.map { "\(what) is behind \(words(for: $0))" }
        ?? "\(what) is not on the screen",
      hint: hint(),
      isOffScreen: true
    )
  }

  /// Returns the name of a view that hides something, or what it is.
  private func words(for cover: View) -> String {
    if cover.isDescendant(of: screen.tableView) { return "a header or footer that sticks" }
    if cover === screen.window.keyboard { return "'\(NamedView.keyboard.rawValue)'" }
    var view: View? = cover
    while let current = view, !screen.tableView.isDescendant(of: current) {
      if let name = current.accessibilityIdentifier { return "'\(name)'" }
      view = current.superview
    }
    return "what lies over it"
  }

  /// The rows of which something is seen, in their order, with that part, in window coordinates.
  var seenRows: [(row: RowAddress, area: CGRect)] {
    let covers = covers
    return screen.tableView.drawnRows.compactMap { row in
      covers.seenPart(of: inWindow(row.rect)).part.map { (RowAddress(row.indexPath), $0) }
    }
  }

  private var covers: Covers { Covers(of: screen.tableView, in: screen.window) }
}
