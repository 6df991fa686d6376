import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutViews

/// The motions of rows, headers and footers from their old to their new places.
///
/// All heights are of the content as it is after the updates; earlier ones are corrected by the distance
/// that the content was scrolled meanwhile.
struct RowTransitions {
  private let before: TablePicture
  private let after: TableGeometry
  private let updates: TableUpdates
  private let transition: TableTransition
  /// The distance added to earlier heights.
  private let scrolled: CGFloat
  /// Whether rows fade in place, as for readers who prefer cross-fades (unverified).
  private let isMotionReduced: Bool
  /// The range beyond which rows come from no further than the next one.
  private let range: ClosedRange<CGFloat>

  init(
    before: TablePicture,
    after table: TableView,
    updates: TableUpdates,
    transition: TableTransition
  ) {
    self.before = before
    self.updates = updates
    self.transition = transition
    after = table.storedGeometry
    isMotionReduced = table.window?.environment.motion == .reduced
    scrolled = table.contentOffset.y - before.offset
    range = table.bounds.minY - table.bounds.height...table.bounds.maxY + table.bounds.height
  }

  // MARK: Final views

  /// Returns the motion of a cell that exists in the end.
  func motion(of shown: ShownCell) -> RowMotion {
    let old = transition.oldRow(of: shown.row).map { before.geometry.span(ofRow: $0) }
    if let motion = motion(of: shown.cell, from: old) { return motion }
    let frame = shown.cell.frame
    return RowMotion(
      change: .comes(isMotionReduced ? .fade : updates.animation(ofComing: shown.indexPath)),
      size: frame.size,
      start: near(edgeBefore(row: shown.row, section: shown.indexPath[0])) - frame.minY,
      group: GroupEdges(of: shown.cell)
    )
  }

  /// Returns the motion of a header or footer that exists in the end.
  func motion(of shown: ShownHeaderFooter) -> RowMotion {
    let isReloaded = transition.reloadedSections.contains(shown.section)
    let section = isReloaded ? nil : transition.sectionOrigins[shown.section]
    let old = section.map { before.geometry.span(of: shown.kind, $0) }
    return motion(of: shown.view, from: old)
      ?? RowMotion(change: .comes(.fade), size: shown.view.frame.size)
  }

  /// Returns the motion of a view from where it showed, or else from an old place; `nil` if it had neither.
  private func motion(of view: View, from old: VerticalSpan?) -> RowMotion? {
    guard let top = topBefore(of: view) ?? old.map({ near($0.minY + scrolled) }) else { return nil }
    return RowMotion(change: .stays, size: view.frame.size, start: top - view.frame.minY)
  }

  // MARK: Outgoing views

  /// Returns the old frame of an outgoing view, or `nil` if it was not on the screen.
  func frame(of departure: Departure) -> CGRect? {
    guard let shown = before.shown[ObjectIdentifier(departure.view)],
      let top = topBefore(of: departure.view)
    else { return nil }
    return CGRect(origin: CGPoint(x: shown.frame.minX, y: top), size: shown.frame.size)
  }

  /// Returns the actions of an outgoing swiped row, or `nil` for any other view.
  func actions(of departure: Departure) -> SwipeActionsView? {
    before.swipe.flatMap { $0.cell === departure.view ? $0.view : nil }
  }

  /// Returns the motion of an outgoing view from its old place.
  func motion(of departure: Departure, at frame: CGRect) -> RowMotion {
    switch departure {
    case .headerFooter:
      return RowMotion(change: .goes(.fade), size: frame.size)
    case .cell(let shown, isGone: false):
      let top = near(after.span(ofRow: shown.row).minY)
      return RowMotion(change: .stays, size: frame.size, end: top - frame.minY)
    case .cell(let shown, isGone: true):
      let end = edgeAfter(row: shown.row, section: shown.indexPath[0])
      // A swiped row stays, with its actions, until the rows below have covered it, as in Mail.
      let actions = actions(of: departure)
      let isSwiped = actions != nil
      let chosen = isMotionReduced ? .fade : updates.animation(ofGoing: shown.indexPath)
      let animation = isSwiped ? .none : chosen
      return RowMotion(
        change: .goes(animation),
        size: frame.size,
        end: near(end) - frame.minY,
        group: GroupEdges(of: shown.cell),
        isSwiped: isSwiped,
        hasLeftGroup: actions?.hasCircles ?? false
      )
    }
  }

  // MARK: Edges

  private func topBefore(of view: View) -> CGFloat? {
    before.shown[ObjectIdentifier(view)].map { $0.top + scrolled + before.offset }
  }

  private func near(_ top: CGFloat) -> CGFloat { min(max(top, range.lowerBound), range.upperBound) }

  /// Returns the place at which the room for a new row opens: below the row that was above it before.
  private func edgeBefore(row: Int, section: Int) -> CGFloat {
    let pieces = transition.pieces(inSection: section)
    if let rows = pieces.last(where: { $0.first < row && $0.origin != nil })?.oldRows {
      return before.geometry.span(ofRow: rows.upperBound - 1).maxY + scrolled
    }
    if let old = transition.sectionOrigins[section] {
      return before.geometry.span(of: .header, old).maxY + scrolled
    }
    let above = transition.sectionOrigins[..<section].reversed().lazy.compactMap(\.self).first
    return
      (above.map { before.geometry.span(ofSection: $0).maxY }
      ?? before.geometry.tableHeaderHeight) + scrolled
  }

  /// Returns the place at which the room of a removed row closes: below the row above it afterwards.
  private func edgeAfter(row: Int, section: Int) -> CGFloat {
    let first = before.geometry.rows(inSection: section).lowerBound
    if let above = transition.lastKeptRow(before: row), above >= first,
      let new = transition.newRow(of: above)
    {
      return after.span(ofRow: new).maxY
    }
    if let new = transition.newSection(of: section) { return after.span(of: .header, new).maxY }
    let above = (0..<section).reversed().lazy.compactMap(transition.newSection).first
    return above.map { after.span(ofSection: $0).maxY } ?? after.tableHeaderHeight
  }
}
