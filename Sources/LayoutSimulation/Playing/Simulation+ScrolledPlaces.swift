import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutInteraction
import LayoutScenes
import LayoutTables
import LayoutViews

// Places that are scrolled to before a finger goes down there, at once and by the app: a row as by `scrollToRow`, a
// view in the table as by `scrollRectToVisible`.
extension Simulation {
  /// Scrolls to a place that says so.
  func scroll(to place: Place) throws(ImpossiblePlace) {
    guard let scroll = place.scroll else { return }
    let offset = tableView.contentOffset
    switch place.anchor {
    case .row(let row): try self.scroll(to: row, scroll, in: place)
    case .stackView(let name): try self.scroll(toViewNamed: name, scroll)
    case .visibleRow, .visibleRowFromEnd, .share, .topEdge, .bottomEdge, .point, .view, .button,
      .indexTitle, .key:
      return
    }
    guard tableView.contentOffset != offset else { return }
    log.record(
      .scroll,
      "\(place.anchorText) is scrolled \(scroll.rawValue), from \(offset.logText) to \(tableView.contentOffset.logText)"
    )
  }

  private func scroll(
    to row: RowAddress,
    _ scroll: RowScroll,
    in place: Place
  ) throws(ImpossiblePlace) {
    try PlaceResolver(screen: screen).checkThere(row, in: place)
    tableView.scrollToRow(at: row.indexPath, at: scroll.position, animated: false)
    window.layoutIfNeeded()
  }

  /// Scrolls to a view in a cell, a header or a footer; of one that is too high its beginning is shown.
  private func scroll(toViewNamed name: String, _ scroll: RowScroll) throws(ImpossiblePlace) {
    if screen.ownView(named: name) == nil { try showWhatHolds(viewNamed: name) }
    // What comes on the screen may be higher or lower than it was taken for.
    for _ in 0..<3 {
      guard let view = screen.ownView(named: name), view.isDescendant(of: tableView) else { return }
      let offset = tableView.contentOffset
      tableView.scrollRectToVisible(rect(showing: view, scroll), animated: false)
      window.layoutIfNeeded()
      if tableView.contentOffset == offset { return }
    }
  }

  /// Scrolls to the row, header or footer in which a view is that is not there yet.
  private func showWhatHolds(viewNamed name: String) throws(ImpossiblePlace) {
    if let place = CellViewName(name) {
      return try scroll(to: place.row, .intoView, in: Place(.row(place.row)))
    }
    for section in 0..<tableView.numberOfSections {
      let content = table.rows.content(ofSection: section)
      let rect =
        content.headerView?.hasView(named: name) == true
        ? tableView.rectForHeader(inSection: section)
        : content.footerView?.hasView(named: name) == true
          ? tableView.rectForFooter(inSection: section) : nil
      guard let rect else { continue }
      tableView.scrollRectToVisible(rect, animated: false)
      window.layoutIfNeeded()
    }
  }

  /// Returns the part of the content that is to show so that a view does, beside the header and footer that stick to
  /// the edges over its row.
  private func rect(showing view: View, _ scroll: RowScroll) -> CGRect {
    let frame = view.convert(view.bounds, to: tableView)
    let visible = tableView.bounds.inset(by: tableView.adjustedContentInset)
    var (above, below): (CGFloat, CGFloat) = (0, 0)
    if tableView.style == .plain, let section = PlaceResolver(screen: screen).section(around: view)
    {
      above = tableView.rectForHeader(inSection: section).height
      below = tableView.rectForFooter(inSection: section).height
    }
    var rect = CGRect(
      x: visible.minX,
      y: frame.minY - above,
      width: 0,
      height: frame.height + above + below
    )
    switch scroll {
    case .intoView: return rect
    case .top: break
    case .middle: rect.origin.y = rect.midY - visible.height / 2
    case .bottom: rect.origin.y = rect.maxY - visible.height
    }
    rect.size.height = visible.height
    return rect
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

extension TableEdgeView {
  /// Returns whether a view of its own has a name.
  fileprivate func hasView(named name: String) -> Bool {
    self.name == name || content?.views.allViews.contains { $0.name == name } == true
  }
}
