public import Foundation
import LayoutGeometry
import LayoutInteraction
public import LayoutTables
import LayoutViews

/// Selects rows of a table with gestures on the table itself: a long press and drag, two fingers, or one
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
public final class RowSelectionController {
  /// How rows are selected.
  public let mode: SelectionMode
  /// Who learns of everything that becomes of rows.
  public weak var observer: (any SelectionObserver)?
  /// Who learns of the states of a long press.
  public weak var pressDelegate: (any LongPressSelectionDelegate)?

  /// Whether the gestures are followed; false at first.
  public var isEnabled = false {
    didSet {
      guard isEnabled != oldValue else { return }
      ownSelection?.isOn = isEnabled
      if isEnabled { addRecognizers() } else { removeRecognizers() }
    }
  }

  /// How many rows may be selected by drags, and by taps on the table; any number at first.
  ///
  /// It holds while the controller is enabled, for the gestures of the system, and of other controllers that have
  /// no limit of their own, too.
  /// The limit of a delegate of the table that has one, such as a ``SelectionForm``, goes first.
  public var limit: SelectionLimit {
    get { ownSelection?.limit ?? .none }
    set { ownSelection?.limit = newValue }
  }

  /// What of the selection falls short of the minimum of the limit that holds; empty where nothing does.
  public var shortcomings: [SelectionShortcoming] { tableView?.selectionShortcomings ?? [] }

  // MARK: The long press

  /// How long the finger rests before a drag begins, in seconds; 0.2 at first.
  ///
  /// So in SmoothSelectableTableView; UIKit's own is 0.5.
  public var minimumPressDuration: TimeInterval = 0.2 {
    didSet { configurePress() }
  }
  /// How far the finger may stray until then, in points; 15 at first.
  ///
  /// So in SmoothSelectableTableView; UIKit's own is 10.
  public var allowableMovement: CGFloat = 15 {
    didSet { configurePress() }
  }
  /// Whether a drag leaves the section in which it began; false at first for a long press.
  public var crossesSections: Bool

  // MARK: Scrolling

  /// How the table scrolls by itself while the finger is at an edge; by depth at first.
  public var autoScroll = AutoScrollStyle.byDepth(fastest: 1000)
  /// How far the zones at the edges reach into the table, in points; 50 at first.
  ///
  /// They are measured from the edges of what the table's insets leave. A negative number moves their
  /// beginning out of the table.
  public var autoScrollZone: CGFloat = 50
  /// How far the zone at the top begins below the edge, in points; 0 at first, above it where negative.
  ///
  /// From the outer end of the zone on, and beyond, the speed is the greatest one.
  public var autoScrollTopOffset: CGFloat = 0
  /// How far the zone at the bottom begins above the edge, in points; 0 at first, below it where negative.
  public var autoScrollBottomOffset: CGFloat = 0

  /// Learns of the states of a long press with rows as numbers.
  package var didUpdateLongPress: ((LongPressUpdate) -> Void)?

  /// How a table scrolls by itself.
  public enum AutoScrollStyle: Sendable, Hashable {
    /// Not at all.
    case none
    /// By so many rows a second; not at all where that is no number above zero.
    case constant(rowsPerSecond: Double)
    /// The faster the deeper the finger is in the zone, up to so many points a second.
    case byDepth(fastest: CGFloat)
  }

  // MARK: State

  /// The table; nil when it is gone.
  package private(set) weak var tableView: TableView?
  let ownSelection: LimitedSelection?
  /// The drag under way.
  var drag: DragSession?
  /// What the delegate of the press was told last.
  var toldRows: Range<Int>?
  /// Whether the table's delegate was told that a drag began, and not yet that it ended.
  private var isBeginTold = false
  private var recognizers: [GestureRecognizer] = []
  /// Whether this is what the system does by itself: it asks the delegate before one finger selects too.
  var isSystem = false
  private let rowGate = RowGate()

  /// Makes a controller, disabled.
  ///
  /// - Parameters:
  ///   - tableView: The table; it is not kept.
  ///   - mode: How rows are selected; one that starts with a strip does nothing here.
  public init(tableView: TableView, mode: SelectionMode) {
    self.tableView = tableView
    self.mode = mode
    crossesSections = mode.start != .longPress
    ownSelection = LimitedSelection(of: tableView, isOn: false)
    tableView.addObserver(self)
  }

  deinit {
    removeRecognizers()
  }

  /// Whether a drag is under way.
  public var isSelecting: Bool { drag?.isFingerDown ?? false }
  /// Which way the table scrolls by itself under the drag; nil where it does not.
  package var scrollingDirection: PanDirection? { drag?.scrollingDirection }
  /// The rows that the drag under way, or the last one, was refused, in the order in which it came to them.
  package var refused: [RefusedRows] { limitedSelection?.refused ?? [] }
}

// MARK: - Recognizers

extension RowSelectionController {
  private func addRecognizers() {
    guard let tableView else { return }
    switch mode.start {
    case .stripPan:
      return
    case .longPress:
      let press = LongPressGestureRecognizer { [weak self] in self?.pressed($0) }
      press.delegate = rowGate
      recognizers = [press]
    case .twoFingerPan:
      tableView.detachSystemSelection()
      recognizers = [makePan(fingerCount: 2), makePan(fingerCount: 1), makeTap()]
    case .editColumnPan:
      tableView.detachSystemSelection()
      recognizers = [makePan(fingerCount: 1)]
    }
    configurePress()
    for recognizer in recognizers { tableView.addGestureRecognizer(recognizer) }
  }

  private func makePan(fingerCount: Int) -> GestureRecognizer {
    let pan = MultiSelectPanGestureRecognizer(
      fingerCount: fingerCount,
      asksDelegate: isSystem ? true : nil
    )
    pan.addAction { [weak self] recognizer in
      guard let pan = recognizer as? MultiSelectPanGestureRecognizer else { return }
      self?.panned(pan)
    }
    return pan
  }

  private func makeTap() -> GestureRecognizer {
    let tap = MultiSelectTapGestureRecognizer()
    tap.addAction { [weak self] recognizer in
      guard let tap = recognizer as? MultiSelectTapGestureRecognizer else { return }
      self?.tapped(tap)
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
    endDrag(.cancelled, because: "the controller was disabled")
    for recognizer in recognizers { recognizer.view?.removeGestureRecognizer(recognizer) }
    recognizers = []
  }

  private func pressed(_ recognizer: GestureRecognizer) {
    guard let touch = recognizer.touches.first else { return }
    switch recognizer.state {
    case .began:
      guard beginDrag(recognizer, at: touch.locationInWindow) else { return }
      drag?.begin()
      tellPress()
      followResting(touch)
    case .changed:
      follow([recognizer.stroke(of: touch)])
    case .ended:
      lift()
    case .cancelled:
      endDrag(.cancelled, because: "the touch was taken away")
    case .possible, .failed:
      break
    }
  }

  private func panned(_ pan: MultiSelectPanGestureRecognizer) {
    switch pan.state {
    case .began:
      guard let start = pan.strokes.first?.start, let row = pan.firstRow,
        beginInteraction(pan, at: start, on: row)
      else { return }
      follow(pan.strokes)
    case .changed:
      follow(pan.strokes)
    case .ended:
      lift()
    case .cancelled:
      endDrag(.cancelled, because: "the touch was taken away")
    case .possible, .failed:
      break
    }
  }
}

// MARK: - The drag

extension RowSelectionController {
  /// Begins what the system does, in editing mode, and tells the delegate.
  ///
  /// - Returns: Whether a drag began.
  private func beginInteraction(
    _ recognizer: GestureRecognizer,
    at start: CGPoint,
    on row: IndexPath
  ) -> Bool {
    guard let tableView else { return false }
    if !tableView.isEditing { tableView.setEditing(true, animated: true) }
    guard beginDrag(recognizer, at: start) else { return false }
    drag?.begin()
    // Whoever was told of the first row may have ended the drag.
    guard drag != nil else { return false }
    let name = tableView.geometry.row(of: row).map(TableRows(tableView).name(ofRow:)) ?? "no row"
    log?.record(.delegate, "didBeginMultipleSelectionInteractionAt \(name)")
    isBeginTold = true
    tell {
      tableView.delegate?.tableView(tableView, didBeginMultipleSelectionInteractionAt: row)
    }
    return drag != nil
  }

  /// A tap of two fingers is a drag that goes nowhere.
  private func tapped(_ tap: MultiSelectTapGestureRecognizer) {
    guard tap.state == .ended, let row = tap.firstRow,
      beginInteraction(tap, at: tap.location(in: nil), on: row)
    else { return }
    lift()
  }
}

extension RowSelectionController {
  private func beginDrag(_ recognizer: GestureRecognizer, at start: CGPoint) -> Bool {
    endDrag(.cancelled, because: "another drag began")
    guard let tableView, let superview = tableView.superview,
      tableView.allowsMultipleSelectionNow
    else { return false }
    drag = DragSession(
      table: tableView,
      superview: superview,
      owner: self,
      recognizer: recognizer,
      start: start,
      mode: mode,
      limited: limitedSelection,
      staysInSection: !crossesSections
    )
    return true
  }

  private func follow(_ strokes: [FingerStroke]) {
    drag?.follow(strokes)
  }

  /// Scrolls under a finger that came down in a zone and has not moved.
  ///
  /// Where a range scrolls depends on the place of the finger alone; a path waits for a way toward the edge.
  private func followResting(_ touch: Touch) {
    guard mode.pass == .range, let now = tableView?.window?.interaction.clock.now else { return }
    let place = touch.locationInWindow
    follow([FingerStroke(from: place, at: now, to: place, at: now)])
  }

  private func lift() {
    guard let drag else { return }
    guard drag.isTableInPlace else { return endDrag(drag, because: DragSession.tableIsGone) }
    let row = drag.currentRow
    drag.lift()
    tellEnd(of: drag, .ended, row)
    if self.drag === drag, !drag.isSettling { self.drag = nil }
  }

  /// Ends the drag under way where the finger does not; one that is cancelled and restores returns all rows.
  func endDrag(_ event: SelectionEvent, because reason: String) {
    guard let drag else { return }
    self.drag = nil
    // Where the finger is up the rows stay, though that it was lifted may not be told yet.
    let event = drag.isFingerDown ? event : .ended
    let row = event == .ended ? drag.currentRow : nil
    drag.table.notificationQueue.together {
      if event == .cancelled, mode.turningBack == .restore { drag.restore() }
      drag.stop(reason)
      tellEnd(of: drag, event, row)
    }
  }

  private func tellEnd(of drag: DragSession, _ event: SelectionEvent, _ row: IndexPath?) {
    guard !drag.isEndTold else { return }
    drag.isEndTold = true
    report(event, .selection, event == .ended ? "drag ended" : "drag cancelled")
    drag.table.noteShortcomings()
    // Whoever does not know that it began need not know that it is over.
    let isKnown = toldRows != nil || isBeginTold
    toldRows = nil
    isBeginTold = false
    guard let tableView, isKnown else { return }
    switch mode.start {
    case .longPress:
      // A press whose rows are all gone ends on none.
      let last = row.flatMap(tableView.geometry.row(of:))
      tell(last.map(LongPressUpdate.ended) ?? .cancelled, of: tableView)
    case .twoFingerPan, .editColumnPan:
      log?.record(.delegate, "tableViewDidEndMultipleSelectionInteraction")
      tell { tableView.delegate?.tableViewDidEndMultipleSelectionInteraction(tableView) }
    case .stripPan:
      break
    }
  }
}
