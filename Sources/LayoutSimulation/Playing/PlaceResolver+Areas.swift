package import Foundation
import LayoutCapture
import LayoutControls
import LayoutGeometry
package import LayoutScenes
import LayoutTables
@_spi(SystemViews) import LayoutViews

extension Simulation {
  /// Returns the area of a place on the present screen, in window coordinates, without scrolling to it.
  ///
  /// An edge of the table has an area without height, and a point one without a size, as has a place that lies a distance
  /// from something, or at an edge on a view: there it is where a finger is. While rows move they are where they are drawn.
  /// A tab bar or a toolbar without a ground of its own is the glass in which its buttons float.
  ///
  /// - Parameters:
  ///   - place: A place as a scenario means it.
  ///   - isWhole: Whether what lies beyond the screen or behind a bar counts, too.
  /// - Returns: The area: of a row, and of a view in the table, the part that is seen.
  /// - Throws: `ImpossiblePlace` if nothing of it is on the screen or seen, or all of a row is hidden.
  package func area(of place: Place, isWhole: Bool = false) throws(ImpossiblePlace) -> CGRect {
    window.layoutIfNeeded()
    let area = try PlaceResolver(screen: screen, meansDrawn: true).area(of: place, isWhole: isWhole)
    let bounds = window.bounds
    guard area.maxX >= 0, area.maxY >= 0, area.minX <= bounds.maxX, area.minY <= bounds.maxY else {
      throw ImpossiblePlace(message: "'\(place)' is outside the screen")
    }
    return isWhole
      ? area
      : CGRect(
        from: CGPoint(x: max(area.minX, 0), y: max(area.minY, 0)),
        to: CGPoint(x: min(area.maxX, bounds.maxX), y: min(area.maxY, bounds.maxY))
      )
  }

  /// Returns the area at which an arrow from or to a place ends: of an accessory of the system, which is as high as its
  /// row, the part with its signs.
  ///
  /// - Throws: `ImpossiblePlace` as `area(of:isWhole:)` does.
  package func end(at place: Place) throws(ImpossiblePlace) -> CGRect {
    let area = try area(of: place)
    let named = try PlaceResolver(screen: screen, meansDrawn: true).namingRow(of: place)
    guard named.part == .accessory, case .row(let row) = named.anchor,
      let view = screen.accessory(ofRow: row) as? AccessoryView, let signs = view.signFrame
    else { return area }
    let seen = view.drawnArea(of: signs).insetBy(dx: -Self.signMargin, dy: -Self.signMargin)
      .intersection(area)
    return seen.isNull ? area : seen
  }

  /// The distance of the end of an arrow from a sign.
  private static var signMargin: CGFloat { 3 }

  /// Returns what lies over a place on the present screen, at whose edges the lines around it end; nothing for what has no
  /// outline, and where it is not to be had.
  package func covers(over place: Place) -> [ScreenCover] {
    PlaceResolver(screen: screen, meansDrawn: true).view(at: place).map { covers(over: $0) } ?? []
  }

  /// Returns the areas on a view at a place in which something else is seen: controls, texts, and views with a ground of
  /// their own; nothing on a table, a bar or a row, which are what is on them.
  package func areas(on place: Place) -> [CGRect] {
    switch place.anchor {
    case .view(.superview), .stackView: break
    case .view, .row, .visibleRow, .visibleRowFromEnd, .button, .topEdge, .bottomEdge, .indexTitle,
      .key, .share, .point:
      return []
    }
    let view = PlaceResolver(screen: screen, meansDrawn: true).view(at: place)
    return view is Control ? [] : view?.subviews.flatMap(\.seenAreas) ?? []
  }

  /// Returns the capsules of a bar that has several, in which its buttons float.
  package func parts(of place: Place) -> [CGRect] {
    guard case .view(let name) = place.anchor, let view = screen.view(named: name) else {
      return []
    }
    let capsules = view.capsules(named: name)
    return capsules.count < 2 ? [] : capsules.map { view.convert($0, to: nil) }
  }

  /// Whether the screen is read from right to left.
  package var isRightToLeft: Bool {
    window.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
}

extension PlaceResolver {
  /// Returns the area of a place, in window coordinates.
  fileprivate func area(
    of place: Place,
    isWhole: Bool
  ) throws(Simulation.ImpossiblePlace) -> CGRect {
    switch place.anchor {
    case .row(let row):
      let visible = try seenFrame(of: row, in: place)
      if place.offset != 0 { return try pointArea(of: place) }
      if let part = place.part {
        let name = "the \(part.rawValue) of \(place.name(of: row))"
        return try seen(frame(of: part, ofRow: row, in: place), name)
      }
      let area = isWhole ? frame(of: row) : visible
      guard let view = place.view else { return area }
      let shared = area.intersection(try visibleFrame(of: view))
      return shared.isNull ? area : shared
    case .visibleRow, .visibleRowFromEnd:
      return try area(of: namingRow(of: place), isWhole: isWhole)
    case .view(let name):
      let visible = try visibleFrame(of: name)
      guard let view = screen.view(named: name) else { return visible }
      try checkSeen(view, named: name.rawValue)
      guard isWhole || (view as? Toolbar)?.isClear != true else {
        throw Simulation.ImpossiblePlace(
          message: "view '\(name.rawValue)' is clear",
          hint:
            "a toolbar without buttons has no glass; measure '\(name.rawValue).height', or name another thing"
        )
      }
      let whole = view.convert(view.boundsOfGlass(named: name) ?? view.bounds, to: nil)
      return isWhole ? whole : whole.intersection(visible)
    case .stackView(let name):
      if let view = screen.ownView(named: name), view.isClearInWindow {
        throw Simulation.ImpossiblePlace(message: "view '\(name)' has the alpha 0")
      }
      return try isWhole ? stackView(named: name) : seenFrame(ofViewNamed: name)
    case .button(let title):
      let button = try button(titled: title)
      return button.convert(button.bounds, to: nil)
    case .topEdge, .bottomEdge:
      let point = try pointArea(of: place)
      guard place.view == nil, place.part == nil else { return point }
      return CGRect(x: visibleArea.minX, y: point.minY, width: visibleArea.width, height: 0)
    case .indexTitle(let title): return try indexArea(title)
    case .key(let name): return try keyArea(named: name)
    case .share, .point:
      return try pointArea(of: place)
    }
  }

  /// Returns the view at a place, or one in front of which the same lies, or `nil` for a point, and for keys.
  fileprivate func view(at place: Place) -> View? {
    switch place.anchor {
    case .row, .visibleRow, .visibleRowFromEnd, .topEdge, .bottomEdge: screen.tableView
    case .view(let name): screen.view(named: name)
    case .stackView(let name): screen.ownView(named: name)
    case .button(let title): try? button(titled: title)
    case .indexTitle: screen.tableView.sectionIndexView
    case .key, .share, .point: nil
    }
  }

  /// Returns the area around a title of the index, as wide as the index, and as high as up to the titles beside it.
  private func indexArea(_ title: String) throws(Simulation.ImpossiblePlace) -> CGRect {
    let (middle, width) = (try indexTitle(title), SectionIndexView.width)
    let titles = screen.tableView.sectionIndexView?.titles.prefix(2) ?? []
    let heights = try titles.map { (name) throws(Simulation.ImpossiblePlace) in
      try indexTitle(name).y
    }
    // Where dots stand for titles, the letter itself is higher than its share.
    let height = heights.count < 2 ? width : min(width, max(heights[1] - heights[0], 11))
    return CGRect(
      x: middle.x - width / 2,
      y: middle.y - height / 2,
      width: width,
      height: height
    )
  }

  /// Returns the point of a place as an area without a size.
  private func pointArea(of place: Place) throws(Simulation.ImpossiblePlace) -> CGRect {
    CGRect(origin: try point(of: place, fingerX: nil), size: .zero)
  }
}

extension Toolbar {
  /// Whether nothing of it is seen: it has neither buttons nor a ground.
  fileprivate var isClear: Bool {
    (items ?? []).isEmpty && (background.isHidden || background.backgroundColor == nil)
  }
}

extension View {
  /// Whether nothing of it is seen since it, or a view around it, is drawn clear.
  fileprivate var isClearInWindow: Bool { alpha <= 0 || superview?.isClearInWindow == true }

  /// Returns the area of the capsules in which the buttons of a tab bar or a toolbar float, in the coordinates of the bar, or
  /// `nil` for a bar without any and for all other views.
  func boundsOfGlass(named name: NamedView) -> CGRect? {
    let capsules = capsules(named: name)
    return capsules.dropFirst().reduce(capsules.first) { $0?.union($1) }
  }

  /// Returns the capsules in which the buttons of a tab bar or a toolbar float, in the coordinates of the bar.
  fileprivate func capsules(named name: NamedView) -> [CGRect] {
    switch name {
    case .tabBar, .toolbar: break
    case .tableView, .superview, .touchView, .statusBar, .navigationBar, .title, .searchBar,
      .keyboard, .sectionIndex, .refreshControl, .alert:
      return []
    }
    return subviews.filter { view in
      !view.isHidden && ["tab-capsule", "bar-capsule"].contains(view.role)
    }
    .map(\.frame)
  }

  /// The areas in which the view is seen, or what is on it where it has no ground, in window coordinates.
  fileprivate var seenAreas: [CGRect] {
    guard !isHidden, alpha > 0 else { return [] }
    let hasGround = (backgroundColor?.value.opacity ?? 0) > 0
    guard hasGround || self is Control || self is Label || self is ImageView else {
      return subviews.flatMap(\.seenAreas)
    }
    let area = drawnArea(of: bounds)
    return area.isFinite && area.width > 0 && area.height > 0 ? [area] : []
  }
}

extension CGRect {
  /// Creates the rectangle between two corners.
  fileprivate init(from start: CGPoint, to end: CGPoint) {
    self.init(
      x: start.x,
      y: start.y,
      width: max(0, end.x - start.x),
      height: max(0, end.y - start.y)
    )
  }
}
