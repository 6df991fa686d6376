package import Foundation
import LayoutDiagnostics
import LayoutGeometry
import LayoutInteraction
import LayoutTables
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

  /// Whether a pan is under way.
  package var isPanning: Bool { isFingerDown }

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

  /// Ends the pan under way without the finger.
  func endDrag() { endDrag(because: "the controller was taken down") }

  private func tapped(_ tap: GestureRecognizer) {
    endDrag()
    guard let tableView, status == .working else { return }
    if followsVersion1 { limitedSelection.refused = [] }
    guard let path = tableView.indexPathForRow(at: tap.location(in: tableView)) else {
      return reporter.debug("tap on no row")
    }
    guard followsVersion1 || tableView.allowsMultipleSelectionNow else {
      reporter.debug("tap, left to the table")
      return tableView.userDidTapRow(at: path)
    }
    guard let row = tableView.geometry.row(of: path) else { return }
    reporter.debug("tap on \(tableView.geometry.name(ofRow: row))")
    defer { tableView.noteShortcomings() }
    var writer = SelectionWriter(table: tableView, reporter: reporter)
    if followsVersion1 {
      writer.actsAsApplication = true
      return writer.change(row, selects: !tableView.selection.contains(row))
    }
    writer.ignoresEditing = activeErrata.contains(.selectsUneditableRows)
    let rows = TableRows(
      tableView,
      asksDelegate: asksDelegate,
      ignoresEditing: writer.ignoresEditing
    )
    let selects = rows.isSelected(row: row) != true
    if !rows.fixedRows(in: row..<row + 1).isEmpty {
      let refusal = RefusedRows(rows: row..<row + 1, reason: rows.reason(forRow: row))
      reporter.debug("\(rows.name(ofRow: row)) skipped: \(refusal.reason.phrase)")
      limitedSelection.refused = [refusal]
      writer.refuse(refusal)
    } else {
      limitedSelection.change(row, selects: selects, with: writer)
    }
  }

  private func panned(_ recognizer: PanGestureRecognizer) {
    follow(recognizer, along: recognizer.strokes) {
      endDrag()
      guard let tableView, let superview = sharedSuperview, status == .working,
        let first = recognizer.strokes.first
      else { return }
      let pan = makeDrag(
        DragContext(
          table: tableView,
          superview: superview,
          recognizer: recognizer,
          start: first.start,
          mode: mode,
          reporter: reporter,
          limited: limitedSelection,
          edges: { [weak self] in self?.edges ?? .init() },
          asksDelegate: asksDelegate,
          ignoresEditing: activeErrata.contains(.selectsUneditableRows),
          ignoresInsets: activeErrata.contains(.destinationIgnoresInsets)
        )
      )
      drag = pan
      reporter.log?.record(.delegate, "tableViewSelectionPanningDidBegin")
      reporter.notify { [delegate] in delegate?.tableViewSelectionPanningDidBegin() }
      // Whoever is notified may end the pan.
      if !pan.isStopped { pan.begin(along: recognizer.strokes) }
    }
  }

  /// Chooses the rules of a drag.
  private func makeDrag(_ context: DragContext) -> DragSession {
    guard !followsVersion1 else { return Version1Drag(context, controller: self) }
    let errata = activeErrata
    guard !errata.isDisjoint(with: .ofPassing) else {
      return DocumentedDrag(context, delegate: self)
    }
    return DocumentedDrag(context, delegate: self) { height, offset in
      ApproximatedRules(start: height, offset: offset, errata: errata)
    }
  }

  /// The departures that hold now.
  ///
  /// Version 1.0.0 has neither another mode than its own nor limits: elsewhere the manual's rules hold.
  private var activeErrata: Set<ScrollAndSelectErratum> {
    mode == .scrollAndSelect && limitedSelection.limit.isNone ? errata : []
  }

  /// Whether taps and pans are those of version 1.0.0.
  var followsVersion1: Bool { activeErrata.contains(.version1_0_0) }

  /// Whether the table's delegate is asked: the pod selects without asking, the general form asks.
  private var asksDelegate: Bool { mode != .scrollAndSelect }

  private var edges: DragContext.ScrollingEdges {
    let heights = scrollingEdges
    let scrolling = scrollingSpeed.rowsPerSecond.map {
      DragScrolling.constant(
        rowsPerSecond: $0,
        usesEstimatedHeights: shouldUseEstimatedRowHeightWhenScrolling
      )
    }
    return .init(top: heights.top, bottom: heights.bottom, scrolling: scrolling)
  }

  /// Stops for good where version 1.0.0 crashes: what is selected and scrolled stays.
  func crash(_ reason: String) {
    crashReason = reason
    reporter.log?.record(.crash, "version 1.0.0 stops here: \(reason)")
    tableView?.record(
      Diagnostic(
        .error,
        code: "crash",
        "version 1.0.0 of the pod stops here with a crash: \(reason)",
        hint: "try the scene without 'errata', or expect it with 'crash: true'"
      )
    )
  }
}
