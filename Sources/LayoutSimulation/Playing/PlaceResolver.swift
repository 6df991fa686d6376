import Foundation
import LayoutDiagnostics
import LayoutGeometry
import LayoutInteraction
import LayoutScenes
import LayoutTables
import LayoutViews

/// A resolver of a scenario's places to points of the screen, as the screen is now.
struct PlaceResolver {
  let screen: SceneScreen
  /// Whether a finger is down that scrolls the table from its edges.
  var scrollsUnderFinger = false
  /// Whether places are where things are drawn while rows move, and not where a finger finds them.
  var meansDrawn = false

  /// Returns the point of `place`, in window coordinates, for a finger that goes down or moves there from an x.
  func point(of place: Place, fingerX: CGFloat?) throws(Simulation.ImpossiblePlace) -> CGPoint {
    let point = try meantPoint(of: place, fingerX: fingerX)
    guard point.isFinite else {
      throw Simulation.ImpossiblePlace(message: "the place '\(place)' is not a number")
    }
    return point
  }

  private func meantPoint(
    of place: Place,
    fingerX: CGFloat?
  ) throws(Simulation.ImpossiblePlace) -> CGPoint {
    switch place.anchor {
    case .point(let point):
      return point
    case .view(let name):
      let frame = try visibleFrame(of: name)
      return CGPoint(x: frame.midX, y: frame.midY + place.offset)
    case .button(let title):
      let button = try button(titled: title)
      let frame = button.convert(button.bounds, to: nil)
      return CGPoint(x: frame.midX, y: frame.midY)
    case .stackView(let name):
      let frame = try shownFrame(ofViewNamed: name)
      return CGPoint(x: frame.midX, y: frame.midY)
    case .indexTitle(let title):
      return try indexTitle(title)
    case .key(let name):
      return try key(named: name)
    case .topEdge:
      return CGPoint(x: try x(of: place, fingerX: fingerX), y: visibleArea.minY + place.offset)
    case .bottomEdge:
      return CGPoint(x: try x(of: place, fingerX: fingerX), y: visibleArea.maxY + place.offset)
    case .visibleRow, .visibleRowFromEnd:
      return try meantPoint(of: namingRow(of: place), fingerX: fingerX)
    case .share(let shareX, let shareY, let shared):
      let area = try area(shared)
      let y = share(shareY, from: area.minY, to: area.maxY) + place.offset
      if let shareX { return CGPoint(x: share(shareX, from: area.minX, to: area.maxX), y: y) }
      switch shared {
      case .view where place.view == nil, .ownView: return CGPoint(x: area.midX, y: y)
      case .table, .screen, .view: break
      }
      return CGPoint(x: try x(of: place, fingerX: fingerX), y: y)
    case .row(let row):
      let frame = try visibleFrame(of: row, in: place)
      if let part = place.part, part != .checkMark {
        let frame = try self.frame(of: part, ofRow: row, in: place)
        return CGPoint(x: frame.midX, y: frame.midY + place.offset)
      }
      return CGPoint(x: try x(of: place, fingerX: fingerX), y: frame.midY + place.offset)
    }
  }

  /// Returns the area of which a place has a share and that a finger can reach, in window coordinates.
  private func area(_ shared: Place.SharedArea) throws(Simulation.ImpossiblePlace) -> CGRect {
    let area: CGRect
    switch shared {
    case .table: area = clearOfKeyboard(clearArea.intersection(screen.window.bounds))
    case .screen: area = screen.window.bounds
    case .view(let name): area = try visibleFrame(of: name)
    case .ownView(let name):
      area = try stackView(named: name).intersection(screen.window.bounds)
    }
    guard !area.isNull, area.width > 0, area.height > 0 else {
      throw Simulation.ImpossiblePlace(message: "nothing of \(shared) is on the screen")
    }
    return area
  }

  /// Returns a share of an extent in percent, from the middle of its first pixel to that of its last.
  ///
  /// Its end takes no touches, nor does its beginning where thirds of a point are rounded.
  private func share(_ percent: CGFloat, from start: CGFloat, to end: CGFloat) -> CGFloat {
    let margin = min(0.5 / screen.window.pixelScale, (end - start) / 2)
    return min(max(start + (end - start) * percent / 100, start + margin), end - margin)
  }

  /// The table's visible area inside the safe area, in window coordinates.
  var visibleArea: CGRect {
    let table = screen.tableView
    let frame = table.convert(table.bounds, to: nil)
    return frame.inset(by: table.safeAreaInsets)
  }

  /// The part of that area that no bar is in front of.
  private var clearArea: CGRect { clearOfBars(visibleArea) }

  private func x(of place: Place, fingerX: CGFloat?) throws(Simulation.ImpossiblePlace) -> CGFloat {
    if place.part == .checkMark { return try checkMarkFrame(of: place).midX }
    if let view = place.view { return try visibleFrame(of: view).midX }
    return fingerX ?? visibleArea.midX
  }

  /// Returns the part of a row that is on the screen, in window coordinates.
  func visibleFrame(
    of row: RowAddress,
    in place: Place,
    for wanted: Place? = nil
  ) throws(Simulation.ImpossiblePlace) -> CGRect {
    try checkThere(row, in: place)
    if let frame = shownFrame(of: row) { return frame }
    throw Simulation.ImpossiblePlace(
      message: "\(place.name(of: row)) is not on the screen",
      hint: visibleRowsHint(
        for: place,
        advice: scrollsUnderFinger
          ? "the table scrolls while the finger is at 'bottom edge - 20' or 'top edge + 20'"
          : "scroll the table first, as '\((wanted ?? place.rowAlone).scrolledIntoView)' does before a finger goes down"
      )
    )
  }

  /// Throws for a row that the table does not have.
  func checkThere(_ row: RowAddress, in place: Place) throws(Simulation.ImpossiblePlace) {
    let table = screen.tableView
    guard row.section >= 0, row.section < table.numberOfSections, row.row >= 0,
      row.row < table.numberOfRows(inSection: row.section)
    else { throw missing(row, in: place) }
  }

  /// Returns the error of a row that the table does not have any more, or not yet.
  func missing(_ row: RowAddress, in place: Place) -> Simulation.ImpossiblePlace {
    Simulation.ImpossiblePlace(
      message: "the table has no \(place.name(of: row))",
      hint: visibleRowsHint(for: place, advice: nil)
    )
  }

  /// Returns the part of a row that is clear of bars and sticky headers and footers, in window coordinates;
  /// the whole row if it is behind them, or `nil` if it is off the screen.
  private func shownFrame(of row: RowAddress) -> CGRect? {
    let table = screen.tableView
    let frame = frame(of: row)
    let whole = table.convert(table.bounds, to: nil)
    let visible = frame.intersection(clearArea).intersection(
      areaBesideStuckViews(of: row.section)
    )
    // A row that ends at a bar's beginning is behind it, whatever the last bits of thirds of a point say.
    if !visible.isNull, visible.size.height > 1e-6 { return visible }
    if !frame.intersection(whole).isNull, frame.midY >= whole.minY, frame.midY < whole.maxY {
      return frame
    }
    return nil
  }

  /// Returns a place whose row is one of the visible ones as that of the same row by its number.
  func namingRow(of place: Place) throws(Simulation.ImpossiblePlace) -> Place {
    let index: Int
    let rows: [RowAddress]
    switch place.anchor {
    case .visibleRow(let number): (index, rows) = (number, halfVisibleRows)
    case .visibleRowFromEnd(let number): (index, rows) = (number, halfVisibleRows.reversed())
    case .row, .share, .topEdge, .bottomEdge, .point, .view, .button, .stackView, .indexTitle,
      .key:
      return place
    }
    guard rows.indices.contains(index) else {
      let ends = [rows.min(), rows.max()].compactMap(\.self).map { place.name(of: $0) }
      let all = rows.count > 1 ? "\(rows.count) rows are, \(ends[0]) to \(ends[1])" : nil
      throw Simulation.ImpossiblePlace(
        message: "there is no \(place.anchorText)",
        hint: all ?? (rows.isEmpty ? "at least half of no row is visible" : "only \(ends[0]) is")
      )
    }
    var named = place
    named.anchor = .row(rows[index])
    return named
  }

  /// The rows of which at least half is clear of bars and sticky headers and footers, in their order.
  private var halfVisibleRows: [RowAddress] {
    rowsOnScreen.filter { row in
      let frame = frame(of: row)
      let area = clearArea.intersection(areaBesideStuckViews(of: row.section))
      let visible = frame.intersection(area)
      guard !visible.isNull, visible.height > 1e-6 else { return false }
      // A row that is higher than the area fills half of that.
      return visible.height >= min(frame.height, area.height) / 2 - 1e-6
    }
  }

  /// Returns the area of the table beside the present header and footer of a section, in window coordinates.
  private func areaBesideStuckViews(of section: Int) -> CGRect {
    let table = screen.tableView
    var area = table.bounds
    area.size.height = table.stickySpan(of: .footer, section).minY - area.minY
    let top = max(area.minY, table.stickySpan(of: .header, section).maxY)
    area.size.height = max(0, area.maxY - top)
    area.origin.y = top
    return table.convert(area, to: nil)
  }

  /// Returns the frame of a view of the scene itself, in window coordinates.
  func stackView(named name: String) throws(Simulation.ImpossiblePlace) -> CGRect {
    guard let view = screen.ownView(named: name) else {
      if let place = CellViewName(name) {
        let row = Place(.row(place.row))
        if place.view == CellViewName.accessory {
          return try accessoryFrame(of: place.row, in: row)
        }
        _ = try visibleFrame(of: place.row, in: row, for: Place(.stackView(name)))
      }
      throw Simulation.ImpossiblePlace(
        message: "view '\(name)' is not on the screen",
        hint: "if it is in a cell, a header or a footer, write 'view \(name), scrolled into view'"
      )
    }
    screen.window.layoutIfNeeded()
    guard !view.isHiddenInWindow else {
      throw Simulation.ImpossiblePlace(message: "view '\(name)' is hidden")
    }
    return frame(of: view.bounds, in: view)
  }

  /// Returns the part of a view of the scene itself that is clear of bars and sticky headers and footers, in window
  /// coordinates; all of it if it is behind them, or not in the table.
  func shownFrame(ofViewNamed name: String) throws(Simulation.ImpossiblePlace) -> CGRect {
    let frame = try stackView(named: name)
    guard let view = screen.ownView(named: name), view.isDescendant(of: screen.tableView) else {
      return frame
    }
    var visible = frame.intersection(clearArea)
    if let section = section(around: view) {
      visible = visible.intersection(areaBesideStuckViews(of: section))
    }
    return visible.isNull || visible.height < 1e-6 || visible.width < 1e-6 ? frame : visible
  }

  /// Returns the section of the row that a view is in, or `nil` if it is in none.
  func section(around view: View) -> Int? {
    guard let cell = view as? TableViewCell else { return view.superview.flatMap(section) }
    return screen.tableView.indexPath(for: cell)?.section
  }

  /// Returns the middle of a title of the index.
  func indexTitle(_ title: String) throws(Simulation.ImpossiblePlace) -> CGPoint {
    screen.window.layoutIfNeeded()
    guard let view = screen.tableView.sectionIndexView, view.window != nil else {
      throw Simulation.ImpossiblePlace(message: "the table shows no index")
    }
    if let point = view.middle(of: title) { return view.convert(point, to: nil) }
    throw Simulation.ImpossiblePlace(
      message: "the index has no title '\(title)'",
      hint: "its titles are \(view.titles.map { "'\($0)'" }.joined(separator: ", "))"
    )
  }

  /// Returns the rows on the screen, in words for a place that is not.
  private func visibleRowsHint(for place: Place, advice: String?) -> String? {
    let rows = rowsOnScreen.filter { shownFrame(of: $0) != nil }
    return hint(naming: rows, for: place, advice: advice)
  }

  /// Returns the first and the last of the rows that are on the screen, in words for a place that is not.
  func hint(naming rows: [RowAddress], for place: Place, advice: String?) -> String? {
    guard let first = rows.first, let last = rows.last else {
      return "no row of the table is on the screen"
    }
    // If the rows of several sections are named, all of them are named with theirs.
    let names = [first, last].map { last.section == 0 ? place.name(of: $0) : $0.description }
    let shown =
      first == last
      ? "on the screen is only \(names[0])" : "on the screen are \(names[0]) to \(names[1])"
    return advice.map { "\(shown); \($0)" } ?? shown
  }

  func visibleFrame(of name: NamedView) throws(Simulation.ImpossiblePlace) -> CGRect {
    guard let view = screen.view(named: name) else {
      throw Simulation.ImpossiblePlace(
        message: "there is no '\(name.rawValue)' on this screen",
        hint: name == .touchView ? screen.missingTouchViewReason : nil
      )
    }
    guard !view.isHiddenInWindow else {
      throw Simulation.ImpossiblePlace(message: "'\(name.rawValue)' is hidden")
    }
    let frame = view.convert(view.bounds, to: nil)
    let visible = frame.intersection(screen.window.bounds)
    guard !visible.isNull else {
      throw Simulation.ImpossiblePlace(message: "'\(name.rawValue)' is outside the screen")
    }
    return visible
  }
}

extension Place {
  /// The anchor without what is said of the place beside it.
  fileprivate var rowAlone: Place {
    var place = Place(anchor)
    place.namesSection = namesSection
    return place
  }
}

extension View {
  /// Whether it or a view around it is hidden.
  fileprivate var isHiddenInWindow: Bool { isHidden || superview?.isHiddenInWindow == true }
}
