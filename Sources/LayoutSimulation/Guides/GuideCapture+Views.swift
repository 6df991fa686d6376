import Foundation
import LayoutCapture
import LayoutControls
import LayoutGeometry
import LayoutScenes
import LayoutTables
import LayoutViews
import ScreenFrames

extension GuideCapture {
  private static let outlineColor = Color(rgb: 0x8944AB)

  /// Returns the areas of what takes touches: rows, headers, all that a touch is meant for, and views that keep touches
  /// from these, as far as they are seen.
  ///
  /// - Complexity: that of a hit map.
  mutating func hitAreas() -> [ScreenElement] {
    let covers = Covers(of: screen.tableView, in: screen.window)
    let map = HitMap(screen.window).mapRectangles { covers.seenPart(of: $0, in: $1) }
    let drawing = HitMapDrawing(of: map)
    let areas = zip(zip(map.regions, drawing.colors), drawing.areas)
    return areas.compactMap { region, area in
      guard region.0.kind != .container || map.keepsTouches(region.0.view),
        let largest = region.0.rects.max(by: { $0.width * $0.height < $1.width * $1.height })
      else { return nil }
      art.addName(
        drawing.shortName(of: region.0),
        color: region.1.color,
        in: largest,
        of: ElementTag(id: "guides.hit-area-\(region.0.name)")
      )
      return area
    }
  }

  /// Returns the outlines of the views that have names, and of the rows on the screen as far as they are seen.
  mutating func outlines() -> [ScreenElement] {
    let covers = Covers(of: screen.tableView, in: screen.window)
    var seen: Set<ObjectIdentifier> = []
    return namedViews.compactMap { name, view in
      guard seen.insert(ObjectIdentifier(view)).inserted, view.isSeen else { return nil }
      let whole = view.drawnArea(of: view.bounds)
      guard whole.isFinite, let frame = covers.seenPart(of: view, in: whole)
      else { return nil }
      let shown = frame.intersection(screen.window.bounds)
      guard !shown.isNull, shown.width > 0, shown.height > 0 else { return nil }
      let tag = ElementTag(
        id: "guides.outline-\(name)",
        role: "outline",
        facts: ["name": name]
      )
      let outline = art.rectangle(
        frame,
        tag: tag,
        name: name,
        color: Self.outlineColor,
        label: .insideTopRight,
        isDashed: false,
        open: frame.cutEdges(of: whole),
        keepsName: view is TableViewCell
      )
      guard case .group(var group) = outline else { return outline }
      group.children = simulation.covers(over: view).cut(group.children, around: frame)
      return .group(group)
    }
  }

  /// The views that a scenario can name, the outermost first.
  private var namedViews: [(name: String, view: View)] {
    var views: [(String, View)] = NamedView.allCases.compactMap { name in
      screen.view(named: name).map { (name.rawValue, $0) }
    }
    views += screen.views.views.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    for cell in screen.tableView.drawnRows.map(\.cell) {
      views.append((cell.placedName, cell))
      views += (cell.ownViews?.views ?? [:]).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
    return views
  }

  /// Returns the places of constraints that are in conflict, and of views that could lie elsewhere as well, those that
  /// the scene allows too.
  mutating func ghosts() -> [ScreenElement] {
    let marks =
      screen.window.layoutConflicts.flatMap(\.illustrations)
      + simulation.ambiguities.flatMap(\.illustrations)
    // The outline of what fills the screen would hide it.
    let shown = marks.filter {
      $0.kind != .outlined || !$0.rect.contains(screen.window.bounds)
    }
    return IllustrationArt(of: shown, tagged: "guides.ghost").elements(in: &art)
  }
}

extension CGRect {
  /// Returns the edges at which an area goes on above or below this part of it.
  fileprivate func cutEdges(of whole: CGRect) -> GuideArt.OpenEdges {
    var edges: GuideArt.OpenEdges = []
    if whole.minY < minY - 0.5 { edges.insert(.top) }
    if whole.maxY > maxY + 0.5 { edges.insert(.bottom) }
    return edges
  }
}

extension HitMap {
  /// Returns whether a view that no touch is meant for takes touches that are meant for what lies behind it.
  ///
  /// Bars and the keyboard do so by their nature.
  fileprivate func keepsTouches(_ view: View) -> Bool {
    let isBar =
      view is NavigationBar || view is Toolbar || view is TabBar || view is StatusBar
      || view is KeyboardView
    return !isBar && covered.contains { view.isDescendant(of: $0.coverer) }
  }
}
