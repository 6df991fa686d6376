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
  /// Returns the areas of what takes touches: rows, headers, all that a touch is meant for, and views that keep touches
  /// from these, as far as they are seen.
  ///
  /// - Complexity: that of a hit map.
  mutating func hitAreas() -> [ScreenElement] {
    let covers = Covers(of: screen.tableView, in: screen.window)
    let map = HitMap(screen.window).mapRectangles { covers.seenPart(of: $0, in: $1) }
    let drawing = HitMapDrawing(of: map, in: simulation.scene.fonts?.cascade)
    let shown = map.regions.indices.filter { index in
      let region = map.regions[index]
      return !region.rects.isEmpty && (region.kind != .container || map.keepsTouches(region.view))
    }
    let regions = shown.map { map.regions[$0] }
    // Rows have the most room.
    let inOrder =
      shown.filter { map.regions[$0].kind == .target }
      + shown.filter { map.regions[$0].kind != .target }
    for index in inOrder {
      let region = map.regions[index]
      addName(
        drawing.shortName(of: region),
        of: region,
        among: regions,
        drawing.colors[index].color
      )
    }
    let areas = drawing.areas
    return shown.map { areas[$0] }
  }

  /// Adds the name of an area of touches to the labels: in it, or that of what lies in a row or a bar right beside it there.
  private mutating func addName(
    _ name: String,
    of region: HitMap.Region,
    among regions: [HitMap.Region],
    _ color: Color
  ) {
    guard let largest = region.rects.max(by: { $0.width * $0.height < $1.width * $1.height })
    else { return }
    let others = regions.filter { !region.view.isDescendant(of: $0.view) }.flatMap(\.rects)
    art.addName(
      name,
      color: color,
      in: NamePlates.NamedArea(
        largest,
        in: region.view.superview?.rowOrBar.map { $0.drawnArea(of: $0.bounds) },
        besides: controls,
        region.kind == .target ? others : nil
      ),
      of: ElementTag(id: "guides.hit-area-\(region.name)")
    )
  }
}

extension View {
  /// The row or the bar that it is or lies in, or `nil` for none; tabs fill theirs.
  var rowOrBar: View? {
    self is TableViewCell || self is NavigationBar || self is Toolbar ? self : superview?.rowOrBar
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
