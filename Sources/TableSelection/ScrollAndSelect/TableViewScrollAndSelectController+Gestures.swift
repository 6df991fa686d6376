package import Foundation
import LayoutGeometry
import LayoutInteraction
package import LayoutTables
import LayoutViews

extension TableViewScrollAndSelectController {
  /// Adds the recognizers for taps and pans with one finger.
  func addRecognizers(to view: View) {
    let tap = TapGestureRecognizer { [weak self] recognizer in self?.tapped(recognizer) }
    let pan = PanGestureRecognizer { [weak self] recognizer in
      guard let recognizer = recognizer as? PanGestureRecognizer else { return }
      self?.panned(recognizer)
    }
    pan.maximumNumberOfTouches = 1
    recognizers = [tap, pan]
    for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
  }

  /// Which way the table scrolls by itself under the pan; nil where it does not.
  package var scrollingDirection: PanDirection? {
    version1Pan?.scrollingDirection ?? pan?.scrollingDirection
  }

  /// Whether a pan is under way.
  package var isPanning: Bool { version1Pan != nil || pan?.isFingerDown ?? false }

  /// The rows that the pan under way, or the pan or the tap that came last, was refused, in the order in which
  /// it came to them.
  package var refused: [RefusedRows] { limitedSelection?.refused ?? [] }

  /// The heights of the superview beyond which a pan makes the table scroll.
  ///
  /// They are measured from the part of the table that is inside the safe area. Nil for a direction
  /// in which nothing can scroll because the anchor is out of its range; the release does not look at that.
  package var scrollingEdges: (top: CGFloat?, bottom: CGFloat?) {
    guard let tableView, let superview = sharedSuperview else { return (nil, nil) }
    if !activeErrata.isDisjoint(with: [.edgesFromFrame, .version1_0_0]) {
      let shown = superview.frame.inset(by: tableView.safeAreaInsets)
      if followsVersion1 {
        return (shown.minY + topScrollingAnchor, shown.maxY + bottomScrollingAnchor)
      }
      return edges(top: shown.minY, bottom: shown.maxY)
    }
    let shown = superview.convert(
      tableView.bounds.inset(by: tableView.safeAreaInsets),
      from: tableView
    )
    let top = max(shown.minY, superview.bounds.minY)
    let bottom = min(shown.maxY, superview.bounds.maxY)
    return edges(top: top, bottom: bottom)
  }

  private func edges(top: CGFloat, bottom: CGFloat) -> (top: CGFloat?, bottom: CGFloat?) {
    (
      topScrollingAnchor >= 0 ? top + topScrollingAnchor : nil,
      bottomScrollingAnchor <= 0 ? bottom + bottomScrollingAnchor : nil
    )
  }

  /// Ends the pan under way where the finger does not: one that is cancelled and restores returns all rows, and
  /// the delegate is told.
  func endPan(
    _ event: SelectionEvent = .cancelled,
    because reason: String = "the controller was taken down"
  ) {
    endVersion1Pan(event, because: reason)
    guard let pan else { return }
    self.pan = nil
    // Where the finger is up the rows stay, though that it was lifted may not be told yet.
    let event = pan.isFingerDown ? event : .ended
    pan.table.notificationQueue.together {
      if event == .cancelled, mode.turningBack == .restore { pan.restore() }
      pan.stop(reason)
      tellEnd(of: pan, event)
    }
  }

  private func tapped(_ tap: GestureRecognizer) {
    endPan()
    guard let tableView, status == .working else { return }
    guard !followsVersion1 else { return tappedAsVersion1(tap, in: tableView) }
    guard let path = tableView.indexPathForRow(at: tap.location(in: tableView)) else {
      debug("tap on no row")
      return
    }
    guard tableView.allowsMultipleSelectionNow else {
      debug("tap, left to the table")
      tableView.userDidTapRow(at: path)
      return
    }
    guard let row = tableView.geometry.row(of: path) else { return }
    let rows = rows(of: tableView)
    let isSelected = rows.isSelected(row: row) ?? false
    debug("tap on \(TableRows(tableView).name(ofRow: row))")
    let changer = SelectionWriter(table: tableView, owner: self)
    defer { tableView.noteShortcomings() }
    if !rows.fixedRows(in: row..<row + 1).isEmpty {
      let refusal = RefusedRows(rows: row..<row + 1, reason: rows.reason(forRow: row))
      debug("\(TableRows(tableView).name(ofRow: row)) skipped: \(refusal.reason.phrase)")
      limitedSelection?.refused = [refusal]
      changer.refuse(refusal)
    } else if let limitedSelection {
      limitedSelection.change(row, selects: !isSelected, with: changer)
    } else {
      changer.change(row, selects: !isSelected)
    }
  }

  private func panned(_ recognizer: PanGestureRecognizer) {
    switch recognizer.state {
    case .began:
      endPan()
      guard let tableView, let superview = sharedSuperview, status == .working,
        let first = recognizer.strokes.first
      else { return }
      guard !followsVersion1 else { return beginVersion1Pan(recognizer, in: tableView) }
      let pan = DragSession(
        table: tableView,
        superview: superview,
        owner: self,
        recognizer: recognizer,
        start: first.start,
        mode: mode,
        limited: limitedSelection
      )
      self.pan = pan
      log?.record(.delegate, "tableViewSelectionPanningDidBegin")
      tell { [delegate] in delegate?.tableViewSelectionPanningDidBegin() }
      // Whoever is told may end the pan.
      guard self.pan === pan else { return }
      pan.begin()
      pan.follow(recognizer.strokes)
    case .changed:
      version1Pan?.follow(recognizer)
      pan?.follow(recognizer.strokes)
    case .ended:
      endVersion1Pan(.ended, because: nil)
      guard let pan else { return }
      guard pan.isTableInPlace else {
        endPan(because: DragSession.tableIsGone)
        return
      }
      pan.lift()
      tellEnd(of: pan, .ended)
      if self.pan === pan, !pan.isSettling { self.pan = nil }
    case .cancelled:
      endPan(because: "the touch was taken away")
    case .possible, .failed:
      break
    }
  }

  private func tellEnd(of pan: DragSession, _ event: SelectionEvent) {
    guard !pan.isEndTold else { return }
    pan.isEndTold = true
    tellEnd(event, of: pan.table)
  }

  /// Tells that a pan ended, or was taken away.
  func tellEnd(_ event: SelectionEvent, of table: TableView) {
    report(event, .selection, event == .ended ? "drag ended" : "drag cancelled")
    table.noteShortcomings()
    log?.record(.delegate, "tableViewSelectionPanningDidEnd")
    tell { [delegate] in delegate?.tableViewSelectionPanningDidEnd() }
  }
}

extension TableViewScrollAndSelectController: DragSessionOwner {
  /// The release has neither another mode than its own nor limits: elsewhere the manual's rules hold.
  var activeErrata: ScrollAndSelectErrata {
    mode == .scrollAndSelect && limitedSelection?.limit.isNone ?? true ? errata : []
  }

  /// The pod selects without asking; the general form asks, whatever starts it.
  var asksDelegate: Bool { mode != .scrollAndSelect }

  var dragScrolling: DragScrolling? {
    scrollingSpeed.rowsPerSecond.map {
      .constant(
        rowsPerSecond: $0,
        usesEstimatedHeights: shouldUseEstimatedRowHeightWhenScrolling
      )
    }
  }

  func endDrag(_ drag: DragSession, _ event: SelectionEvent, because reason: String) {
    if pan === drag { endPan(event, because: reason) }
  }

  func dragDidSettle(_ drag: DragSession) {
    if pan === drag { pan = nil }
  }
}

extension TableViewScrollAndSelectController: TableViewObserver {
  /// Plain taps beside the touch view, and those that are left to the table, are told too.
  package func tableView(_ tableView: TableView, didTakeTap tap: RowTap) {
    if enabled { observer?.tell(tap, of: tableView) }
  }
}
