public import Foundation
import LayoutGeometry
import LayoutInteraction
public import LayoutTables
import LayoutViews

/// A controller that selects rows with gestures on the table itself: a long press and drag, two fingers, or one
/// finger over the check marks, in any form of the general model.
///
/// ```swift
/// let controller = RowSelectionController(tableView: tableView, mode: .longPressAndDrag)
/// controller.isEnabled = true
/// ```
///
/// A strip in front of the table is ``TableViewScrollAndSelectController``'s.
///
/// With `.twoFingerPan` the controller does what the system does by itself from iOS 13 on, in every table whose
/// delegate answers yes to `tableView(_:shouldBeginMultipleSelectionInteractionAt:)`; while the controller is
/// enabled it does so in the system's place, and adds a limit, an observer and the zones. Documented are
/// the opt-in of the delegate, that the table enters editing mode and stays in it, that a selected first row
/// makes the drag deselect, that one finger over the circles does the same, and that the delegate learns of
/// every row. Not documented, and modeled on what people see, are the range that returns what it gives up,
/// the zones at the edges and their speed, and what becomes of rows that are refused.
public final class RowSelectionController: SelectionController {
  /// The mode in which rows are selected.
  public let mode: SelectionMode
  /// The one who learns of the states of a long press.
  public weak var pressDelegate: (any LongPressSelectionDelegate)?

  /// Whether the gestures are in use, false by default.
  public var isEnabled = false {
    didSet {
      guard isEnabled != oldValue else { return }
      ownSelection.isOn = isEnabled
      if isEnabled { addRecognizers() } else { removeRecognizers() }
    }
  }

  // MARK: The long press

  /// The time that the finger rests before a drag begins, in seconds; 0.2 at first.
  ///
  /// So in SmoothSelectableTableView; UIKit's own is 0.5.
  public var minimumPressDuration: TimeInterval = 0.2 { didSet { configurePress() } }
  /// The distance that the finger may stray until then, in points; 15 at first.
  ///
  /// So in SmoothSelectableTableView; UIKit's own is 10.
  public var allowableMovement: CGFloat = 15 { didSet { configurePress() } }
  /// Whether a drag leaves the section in which it began, false by default for a long press.
  public var crossesSections: Bool

  // MARK: Scrolling

  /// A way in which a table scrolls by itself.
  public typealias AutoScrollStyle = SelectionModel.AutoScrollStyle

  /// The way in which the table scrolls by itself while the finger is at an edge; by depth at first.
  public var autoScroll = AutoScrollStyle.standard
  /// The depth of the zones at the edges of the table, in points; 50 at first.
  ///
  /// They are measured from the edges of what the table's insets leave. A negative number moves their
  /// beginning out of the table.
  public var autoScrollZone: CGFloat = 50
  /// The distance of the top zone's beginning below the edge, in points; 0 at first, above it if negative.
  ///
  /// From the outer end of the zone on, and beyond, the speed is the greatest one.
  public var autoScrollTopOffset: CGFloat = 0
  /// The distance of the bottom zone's beginning above the edge, in points; 0 at first, below it if negative.
  public var autoScrollBottomOffset: CGFloat = 0

  /// The listener to the states of a long press with rows as numbers.
  package var didUpdateLongPress: ((LongPressUpdate) -> Void)?

  // MARK: State

  /// The rows of which the delegate of the press was notified last.
  var reportedRows: Range<Int>?
  /// Whether the table's delegate was notified that a drag began, and not yet that it ended.
  private var isBeginReported = false
  private var recognizers: [GestureRecognizer] = []
  /// Whether this is the system's own selection, which asks the delegate before one finger selects too.
  var isSystem = false
  private let rowGate = RowGate()

  /// Creates a controller, disabled.
  ///
  /// - Parameters:
  ///   - tableView: The table; it is not kept.
  ///   - mode: How rows are selected; one that starts with a strip does nothing here.
  public init(tableView: TableView, mode: SelectionMode) {
    self.mode = mode
    crossesSections = !mode.start.approach.rests
    super.init(tableView)
  }

  deinit { removeRecognizers() }

  override func dragDidUpdate(_ drag: DocumentedDrag) { reportPress(of: drag) }

  override func drag(
    _ drag: DragSession,
    didFollow transition: TableTransition,
    holding rows: Range<Int>
  ) {
    // The same rows at other places are news.
    if reportedRows != nil, transition.following(rows) != [rows] { reportedRows = 0..<0 }
  }

  override func dragDidEnd(_ drag: DragSession, _ event: SelectionEvent, on row: IndexPath?) {
    // An object without notice of the beginning needs none of the end.
    let isKnown = reportedRows != nil || isBeginReported
    reportedRows = nil
    isBeginReported = false
    guard let tableView, isKnown else { return }
    guard !mode.start.approach.rests else {
      // A press whose rows are all gone ends on none.
      let last = row.flatMap(tableView.geometry.row(of:))
      return report(last.map(LongPressUpdate.ended) ?? .cancelled, of: tableView)
    }
    reporter.log?.record(.delegate, "tableViewDidEndMultipleSelectionInteraction")
    reporter.notify { tableView.delegate?.tableViewDidEndMultipleSelectionInteraction(tableView) }
  }

  /// Whether a drag is under way.
  public var isSelecting: Bool { isFingerDown }
}

// MARK: - Recognizers

extension RowSelectionController {
  private func addRecognizers() {
    guard let tableView else { return }
    let approach = mode.start.approach
    guard approach.surface != .strip else { return }
    if approach.rests {
      let press = LongPressGestureRecognizer { [weak self] in self?.pressed($0) }
      press.delegate = rowGate
      recognizers = [press]
    } else {
      tableView.detachSystemSelection()
      recognizers = [makePan(fingerCount: 1)]
      if approach.fingers > 1 {
        recognizers = [makePan(fingerCount: approach.fingers)] + recognizers + [makeTap()]
      }
    }
    configurePress()
    for recognizer in recognizers { tableView.addGestureRecognizer(recognizer) }
  }

  private func makePan(fingerCount: Int) -> GestureRecognizer {
    let pan = MultiSelectPanGestureRecognizer(
      fingerCount: fingerCount,
      asksDelegate: isSystem ? true : nil
    )
    pan.addAction { [weak self] in
      if let pan = $0 as? MultiSelectPanGestureRecognizer { self?.panned(pan) }
    }
    return pan
  }

  private func makeTap() -> GestureRecognizer {
    let tap = MultiSelectTapGestureRecognizer()
    tap.addAction { [weak self] in
      if let tap = $0 as? MultiSelectTapGestureRecognizer { self?.tapped(tap) }
    }
    return tap
  }

  private func configurePress() {
    for case let press as LongPressGestureRecognizer in recognizers {
      press.minimumPressDuration = minimumPressDuration
      press.allowableMovement = allowableMovement
    }
  }

  private func removeRecognizers() {
    endDrag(because: "the controller was disabled")
    for recognizer in recognizers { recognizer.view?.removeGestureRecognizer(recognizer) }
    recognizers = []
  }

  private func pressed(_ recognizer: GestureRecognizer) {
    guard let touch = recognizer.touches.first else { return }
    follow(recognizer, along: [recognizer.stroke(of: touch)]) {
      guard let drag = beginDrag(recognizer, at: touch.locationInWindow) else { return }
      drag.begin()
      if !drag.isStopped { reportPress(of: drag) }
      followResting(touch)
    }
  }

  private func panned(_ pan: MultiSelectPanGestureRecognizer) {
    follow(pan, along: pan.strokes) {
      guard let start = pan.strokes.first?.start, let row = pan.firstRow,
        beginInteraction(pan, at: start, on: row)
      else { return }
      drag?.follow(pan.strokes)
    }
  }
}

// MARK: - The drag

extension RowSelectionController {
  /// Begins what the system does, in editing mode, notifies the delegate, and returns whether a drag began.
  private func beginInteraction(
    _ recognizer: GestureRecognizer,
    at start: CGPoint,
    on row: IndexPath
  ) -> Bool {
    guard let tableView else { return false }
    if !tableView.isEditing { tableView.setEditing(true, animated: true) }
    guard let drag = beginDrag(recognizer, at: start) else { return false }
    drag.begin()
    // Whoever is notified of the first row may end the drag.
    guard !drag.isStopped else { return false }
    let name = tableView.geometry.row(of: row).map(TableRows(tableView).name(ofRow:)) ?? "no row"
    reporter.log?.record(.delegate, "didBeginMultipleSelectionInteractionAt \(name)")
    isBeginReported = true
    reporter.notify {
      tableView.delegate?.tableView(tableView, didBeginMultipleSelectionInteractionAt: row)
    }
    return !drag.isStopped
  }

  /// Begins and ends a drag that goes nowhere.
  private func tapped(_ tap: MultiSelectTapGestureRecognizer) {
    guard tap.state == .ended, let row = tap.firstRow,
      beginInteraction(tap, at: tap.location(in: nil), on: row)
    else { return }
    drag?.fingerDidLift()
  }

  private func beginDrag(_ recognizer: GestureRecognizer, at start: CGPoint) -> DocumentedDrag? {
    endDrag(because: "another drag began")
    guard let tableView, let superview = tableView.superview,
      tableView.allowsMultipleSelectionNow
    else { return nil }
    let context = DragContext(
      table: tableView,
      superview: superview,
      recognizer: recognizer,
      start: start,
      mode: mode,
      reporter: reporter,
      limited: limitedSelection,
      edges: { [weak self] in self?.edges ?? .init() },
      staysInSection: !crossesSections
    )
    let drag = DocumentedDrag(context, delegate: self)
    self.drag = drag
    return drag
  }

  /// Scrolls under a finger that came down in a zone and has not moved.
  ///
  /// For a range scrolling depends on the place of the finger alone; a path waits for a movement toward the
  /// edge.
  private func followResting(_ touch: Touch) {
    guard mode.pass == .range, let now = tableView?.window?.interaction.clock.now else { return }
    let place = touch.locationInWindow
    drag?.follow([FingerStroke(from: place, at: now, to: place, at: now)])
  }

  private var edges: DragContext.ScrollingEdges {
    guard let tableView, let superview = tableView.superview else { return .init() }
    let shown = superview.convert(
      tableView.bounds.inset(by: tableView.adjustedContentInset),
      from: tableView
    )
    return .init(
      top: shown.minY + autoScrollTopOffset + autoScrollZone,
      bottom: shown.maxY - autoScrollBottomOffset - autoScrollZone,
      scrolling: scrolling
    )
  }

  private var scrolling: DragScrolling? {
    switch autoScroll {
    case .none: nil
    case .constant(let rows):
      rows > 0
        ? .constant(rowsPerSecond: min(rows, 1_000_000), usesEstimatedHeights: false) : nil
    case .byDepth(let fastest):
      fastest > 0 && fastest.isFinite
        ? .byDepth(DepthScroll.Zone(depth: max(1, autoScrollZone), greatestSpeed: fastest)) : nil
    }
  }
}
