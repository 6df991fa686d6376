import Foundation
import LayoutDevices
import LayoutDiagnostics
import LayoutGeometry
import LayoutViews

// Updates take effect here: everything that belongs to rows moves with its rows.
extension TableView {
  /// Makes updates take effect; mistaken ones are recorded, and everything is loaded again.
  func commit(_ updates: TableUpdates, _ mark: SourceMark?) {
    // Data that are to be loaded anew in any case make updates pointless.
    guard !needs.reload else {
      setNeedsLayout()
      return
    }
    let counts = rowCounts()
    var plan = TableUpdatePlan(
      updates: updates,
      old: storedGeometry.sections.map(\.rows.count),
      new: counts,
      mark: mark
    )
    guard let transition = plan.transition() else {
      for mistake in plan.mistakes { record(mistake) }
      reloadData()
      return
    }
    for move in updates.movedSections where move.from != move.to {
      window?.host?.record(.lifecycle, "section \(move.from) moved to section \(move.to)")
    }
    moving(updates, transition) { follow(transition, counts: counts) }
  }

  /// Moves everything that belongs to rows with its rows.
  func follow(_ transition: TableTransition, counts: [Int]) {
    let old = storedGeometry
    let metrics = metrics
    endReordering()
    endSwipe()
    prefetching.rows = RangeSet(prefetching.rows.ranges.flatMap(transition.following))
    // A row that is gone is under the finger no more.
    if let row = highlightedRow, transition.newRow(of: row) == nil { userDidCancelPress() }
    let reloaded = SelectedRows(
      transition.allReloadedRows(from: old).flatMap(storedSelection.rows.ranges(in:))
    )
    needs.geometry = false
    needs.cellConfiguration = true
    loaded = Loading(metrics: metrics, width: cellSpan.width)
    storedGeometry = loadGeometry(metrics, counts: counts) { section, count in
      self.rowHeights(inSection: section, count: count, after: transition, of: old, metrics)
    }
    storedSelection = storedSelection.following(transition)
    selectionBeforeEditing = selectionBeforeEditing?.following(transition)
    selectionSetAside = transition.following(selectionSetAside)
    highlightedRow = highlightedRow.flatMap(transition.newRow)
    if let goal = scrollGoal {
      scrollGoal = transition.newRow(of: goal.row).map { row in
        ScrollGoal(row: row, position: goal.position, offset: goal.offset)
      }
    }
    moveCells(transition)
    moveHeadersAndFooters(transition)
    contentSize = storedContentSize
    setNeedsLayout()
    notifyObservers(of: .didMoveRows(transition, from: old))
    if !reloaded.isEmpty { notifyObservers(of: .didDeselectReloaded(reloaded, in: old)) }
  }

  /// Gives the cells on the screen the new numbers of their rows, and removes those of removed rows.
  ///
  /// Rows as high as their cells need are measured again, as `beginUpdates` and `endUpdates` do in UIKit
  /// even with nothing between them.
  private func moveCells(_ transition: TableTransition) {
    let before = shownCells
    shownCells = []
    for shown in before {
      guard let row = transition.newRow(of: shown.row) else {
        recycle(shown, isGone: true)
        continue
      }
      let path = storedGeometry.indexPath(ofRow: row)
      shownCells.append(ShownCell(row: row, indexPath: path, cell: shown.cell))
      if !hasGivenHeights(inSection: path[0]) { storedGeometry.setEstimate(ofRow: row) }
    }
    shownCells.sort { $0.row < $1.row }
  }

  private func moveHeadersAndFooters(_ transition: TableTransition) {
    let before = shownHeadersAndFooters
    shownHeadersAndFooters = []
    for var shown in before {
      guard let section = transition.newSection(of: shown.section),
        !transition.reloadedSections.contains(section)
      else {
        release(.headerFooter(shown))
        continue
      }
      shown.section = section
      shownHeadersAndFooters.append(shown)
    }
  }
}
