import Foundation
import LayoutCapture
import LayoutControls
import LayoutDevices
import LayoutGeometry
import LayoutScenes
import LayoutTables
import LayoutViews
import ScreenFrames

extension GuideCapture {
  private static let outlineColor = Color(rgb: 0x8944AB)

  /// A view with its name, and what is seen of it.
  private struct OutlinedView {
    let name: String
    let view: View
    /// The part of it that is seen.
    let area: CGRect
    /// The edges at which it goes on beyond that part.
    let open: GuideArt.OpenEdges
    /// The radii of its corners, none of a part of it.
    let radii: CornerRadii
    /// The areas that lie over it.
    let covers: [ScreenCover]

    /// The content of the area, in square points.
    var size: CGFloat { area.width * area.height }

    /// The rectangles of the part that nothing lies over.
    var bare: [CGRect] {
      var region = Region(area)
      for cover in covers { region.subtract(cover.area) }
      return region.rects
    }

    var tag: ElementTag {
      ElementTag(id: "guides.outline-\(name)", role: "outline", facts: ["name": name])
    }
  }

  /// Returns the outlines of the views that have names, and of the rows on the screen as far as they are seen.
  mutating func outlines() -> [ScreenElement] {
    let views = outlinedViews
    let areas = views.map { (whole: $0.area, bare: $0.bare) }
    // What lies inside has its name where those around it leave room beside it.
    for view in views.sorted(by: { $0.size > $1.size }) {
      let others = areas.filter { !$0.whole.insetBy(dx: -1, dy: -1).holds(view.area) }
        .flatMap(\.bare)
      art.addName(
        view.name,
        color: Self.outlineColor,
        in: NamePlates.NamedArea(
          view.area,
          in: view.view.superview?.rowOrBar.map { $0.drawnArea(of: $0.bounds) },
          besides: controls + view.covers.map(\.area),
          view.view is TableViewCell ? nil : others,
          parts: others,
          isNamedAtTopRight: true,
          cornerRadius: view.radii.topRight
        ),
        of: view.tag
      )
    }
    return views.map { view in
      var group = GuideArt.outline(
        of: view.area,
        radii: view.radii,
        tag: view.tag,
        color: Self.outlineColor,
        open: view.open
      )
      group.children = inScreen(
        group.children,
        around: view.area,
        following: view.open.isEmpty ? Self.outlineColor : nil
      )
      return view.covers.cut(.group(group), around: view.area)
    }
  }

  /// The views with names of which something is seen, each once.
  private var outlinedViews: [OutlinedView] {
    let table = screen.tableView
    let covers = Covers(of: table, in: screen.window)
    let overTable = simulation.covers(over: table)
    var seen: Set<ObjectIdentifier> = []
    return namedViews.compactMap { name, view in
      guard seen.insert(ObjectIdentifier(view)).inserted, view.isSeen else { return nil }
      let whole = view.drawnArea(of: view.bounds)
      guard whole.isFinite, let frame = covers.seenPart(of: view, in: whole)
      else { return nil }
      let shown = frame.intersection(screen.window.bounds)
      guard !shown.isNull, shown.width > 0, shown.height > 0 else { return nil }
      return OutlinedView(
        name: name,
        view: view,
        area: frame,
        open: frame.cutEdges(of: whole),
        radii: frame == whole ? view.drawnRadii(of: whole) : CornerRadii(0),
        covers: view.isDescendant(of: table) ? overTable : simulation.covers(over: view)
      )
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
    let bounds = screen.window.bounds
    // The outline of what fills the screen would hide it, and a name without its thing says nothing.
    let shown = marks.filter {
      $0.rect.intersects(bounds) && ($0.kind != .outlined || !$0.rect.holds(bounds))
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
