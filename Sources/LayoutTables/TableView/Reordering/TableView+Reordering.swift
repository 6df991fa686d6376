package import Foundation
import LayoutDevices
import LayoutViews

// A row that is dragged by its control follows the finger, and the others make room at its new
// lie; the data stay as they are until it is let go. The delegate may send it elsewhere.
extension TableView {
  /// Whether a row is on its way under a finger.
  package var isReordering: Bool { reorder != nil }

  /// Begins the drag of a finger that goes down on the control of a cell, and returns whether the row can be moved.
  package func userDidGrab(_ cell: TableViewCell) -> Bool {
    finishMotion()
    guard isInEditingMode, reorder == nil, swipe == nil,
      let shown = shownCells.first(where: { $0.cell === cell }),
      dataSource?.moves(rowAt: shown.indexPath, of: self) ?? false
    else { return false }
    userDidCancelPress()
    let reorder = RowReorder(
      row: shown.row,
      cell: cell,
      height: cell.frame.height,
      target: shown.indexPath,
      rowsAbove: shown.row
    )
    self.reorder = reorder
    addSubview(reorder.shadow)
    bringSubviewToFront(cell)
    setNeedsLayout()
    return true
  }

  /// Responds to a finger that moved the row, by its distance from the grip in the content.
  package func userDidDragRow(by distance: CGFloat) {
    guard var reorder, reorder.row < storedGeometry.numberOfRows else { return }
    let span = storedGeometry.span(ofRow: reorder.row)
    let rows = contentRows
    reorder.travel = max(rows.lowerBound - span.minY, min(distance, rows.upperBound - span.maxY))
    self.reorder = reorder
    let middle = span.minY + reorder.travel + span.height / 2
    let proposed = place(at: middle, of: reorder)
    let source = storedGeometry.indexPath(ofRow: reorder.row)
    let target =
      delegate?.tableView(
        self,
        targetIndexPathForMoveFromRowAt: source,
        toProposedIndexPath: proposed
      ) ?? proposed
    let checked = isPlace(target, from: source) ? target : source
    if checked != target { record(.missingRow(target, in: "targetIndexPathForMoveFromRowAt")) }
    if checked != reorder.target { makeRoom(at: checked, from: source) }
    setNeedsLayout()
  }

  /// Responds to a finger that releases the row: the data source is notified, and the row goes to its place.
  package func userDidDropRow() {
    guard let reorder, reorder.row < storedGeometry.numberOfRows else {
      endReordering()
      return
    }
    let source = storedGeometry.indexPath(ofRow: reorder.row)
    var updates = TableUpdates()
    if reorder.target != source {
      dataSource?.tableView(self, moveRowAt: source, to: reorder.target)
      updates.movedRows.append(.init(from: source, to: reorder.target))
    }
    // A data source that loads everything anew has ended the drag itself.
    guard self.reorder != nil, updateDepth == 0 else { return }
    commit(updates, nil)
  }

  /// Responds to a cancelled touch: the row goes back.
  package func userDidLoseRow() {
    guard reorder != nil, updateDepth == 0 else { return }
    commit(TableUpdates(), nil)
  }

  /// Releases the row from the finger, in place.
  func endReordering() {
    guard let ended = reorder else { return }
    reorder = nil
    ended.shadow.removeFromSuperview()
    window?.host?.stopAnimation(of: \.roomProgress, of: self)
    setNeedsCellConfiguration()
  }

  // MARK: Places

  /// The range from the top of the first row to the bottom of the last one.
  private var contentRows: ClosedRange<CGFloat> {
    let last = storedGeometry.span(ofRow: storedGeometry.numberOfRows - 1)
    return storedGeometry.span(ofRow: 0).minY...last.maxY
  }

  /// Returns the new place of a dragged row with its middle at a height.
  private func place(at y: CGFloat, of reorder: RowReorder) -> IndexPath {
    let geometry = storedGeometry
    let source = geometry.indexPath(ofRow: reorder.row)
    if let section = geometry.section(at: y), geometry.rows(inSection: section).isEmpty {
      return IndexPath(indexes: [section, 0])
    }
    guard let row = geometry.row(nearestTo: y) else { return source }
    var path = geometry.indexPath(ofRow: row)
    // In another section the row comes before the one there or behind it.
    if path[0] != source[0],
      y >= geometry.span(ofRow: row).minY + geometry.span(ofRow: row).height / 2
    {
      path = IndexPath(indexes: [path[0], path[1] + 1])
    }
    return path
  }

  private func isPlace(_ path: IndexPath, from source: IndexPath) -> Bool {
    guard path.count == 2, storedGeometry.sections.indices.contains(path[0]) else { return false }
    let count = storedGeometry.rows(inSection: path[0]).count
    return path[1] >= 0 && path[1] < count + (path[0] == source[0] ? 0 : 1)
  }

  private func makeRoom(at target: IndexPath, from source: IndexPath) {
    guard var reorder else { return }
    for shown in shownCells {
      reorder.starts[ObjectIdentifier(shown.cell)] = presentation(of: shown.cell)?.offset.y ?? 0
    }
    for shown in shownHeadersAndFooters {
      reorder.starts[ObjectIdentifier(shown.view)] = presentation(of: shown.view)?.offset.y ?? 0
    }
    reorder.target = target
    let first = storedGeometry.rows(inSection: target[0]).lowerBound
    reorder.rowsAbove = first + target[1] - (source[0] < target[0] ? 1 : 0)
    reorder.progress = window?.host == nil ? 1 : 0
    self.reorder = reorder
    // Other rows may be the first and the last of their groups now.
    setNeedsCellConfiguration()
    let duration = metrics.roomAnimationDuration
    window?.host?.animate(\.roomProgress, of: self, to: 1, within: duration)
  }

  /// The progress of the rows that make room for the one that is dragged.
  private var roomProgress: CGFloat {
    get { reorder?.progress ?? 1 }
    set { reorder?.progress = newValue }
  }
}

// MARK: - Showing

extension TableView {
  /// Returns whether a row is the first and the last one of its section, as rows show.
  ///
  /// A dragged row counts at its new place, and the others as they make room.
  func placeInGroup(ofRow row: Int, section: Int) -> (isFirst: Bool, isLast: Bool) {
    let isLifted = row == reorder?.row
    let section = isLifted ? reorder?.target[0] ?? section : section
    let rows = storedGeometry.rows(inSection: section)
    var index = row - rows.lowerBound
    var count = rows.count
    if let reorder {
      if rows.contains(reorder.row) {
        count -= 1
        if reorder.row < row { index -= 1 }
      }
      if reorder.target[0] == section {
        count += 1
        if isLifted {
          index = reorder.target[1]
        } else if index >= reorder.target[1] {
          index += 1
        }
      }
    }
    return (index == 0, index == count - 1)
  }

  /// Returns the look of a view while a row is dragged, or `nil` if none is.
  func reorderPresentation(of view: View) -> ViewPresentation? {
    guard let reorder else { return nil }
    if view === reorder.cell || view === reorder.shadow {
      return ViewPresentation(offset: CGPoint(x: 0, y: reorder.travel))
    }
    guard let end = room(for: view, in: reorder) else { return nil }
    let start = reorder.starts[ObjectIdentifier(view)] ?? end
    let way = start + (end - start) * reorder.progress
    return ViewPresentation(offset: CGPoint(x: 0, y: way))
  }

  private func room(for view: View, in reorder: RowReorder) -> CGFloat? {
    if let shown = shownCells.first(where: { $0.cell === view }) {
      return reorder.shift(ofRow: shown.row)
    }
    guard reorder.row < storedGeometry.numberOfRows,
      let shown = shownHeadersAndFooters.first(where: { $0.view === view })
    else { return nil }
    let source = storedGeometry.section(ofRow: reorder.row)
    return reorder.shift(of: shown.kind, section: shown.section, source: source)
  }

  /// Puts the dragged row with its shadow in front of everything.
  func placeLiftedRow() {
    guard let reorder else { return }
    let metrics = metrics
    let reach = metrics.liftedRowShadow
    reorder.shadow.frame = reorder.cell.frame.insetBy(dx: -reach, dy: -reach)
    reorder.shadow.reach = reach
    reorder.shadow.opacity = metrics.liftedRowShadowOpacity
    bringSubviewToFront(reorder.shadow)
    bringSubviewToFront(reorder.cell)
  }
}
