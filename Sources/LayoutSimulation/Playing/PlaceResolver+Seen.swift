import Foundation
import LayoutCapture
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
  /// table and something of it is seen.
  func seenFrame(ofViewNamed name: String) throws(Simulation.ImpossiblePlace) -> CGRect {
    let frame = try stackView(named: name)
    guard let view = screen.ownView(named: name) else { return frame }
    if view.isDescendant(of: screen.tableView) { return try seen(frame, "view '\(name)'") }
    try checkSeen(view, named: name)
    return frame
  }

  /// Throws for a view of which nothing is seen, since something lies over all of it.
  func checkSeen(_ view: View, named name: String) throws(Simulation.ImpossiblePlace) {
    guard let cover = cover(over: view) else { return }
    throw Simulation.ImpossiblePlace(
      message: "view '\(name)' is behind \(cover)",
      isOffScreen: true
    )
  }

  /// Returns what lies over all of a view, in words, or `nil` if nothing does.
  func cover(over view: View) -> String? {
    let area = view.drawnArea(of: view.bounds)
    return Covers(of: view, in: screen.window).seenPart(of: area).cover.map(words)
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
