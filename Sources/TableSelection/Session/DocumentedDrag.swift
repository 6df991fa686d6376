import Foundation
import LayoutGeometry
import LayoutInteraction
import LayoutTables
import LayoutViews

/// A drag by documented rules, or by rules that depart from them in single points.
///
/// A finger that moves passes rows (``reach(_:)``), and from the edge of the table on it scrolls. Heights are those
/// of the superview. A content height is a height plus `offset`.
final class DocumentedDrag: DragSession {
  /// The rules of the drag, with all that it knows of its rows.
  var rules: any DragRules
  /// The scroll that the drag set off on its present segment, also when it is over.
  var scroll: (any DragScroll)?
  /// The scroll position at which it set off.
  var scrollStart: CGFloat = 0
  /// Whether the finger is up and the table comes to rest.
  var isSettling = false
  /// The last known offset of the table.
  var knownOffset: CGFloat
  /// The heights that the drag remembered when it last looked at the table; nil before it did.
  var heights: TrackedHeights?

  /// The distance beyond a row's edge that counts as in the row: the last bits of a sum of steps do not decide.
  static let tolerance = AutoScroll.tolerance

  /// Creates a drag whose finger comes down; it does not keep the controller that starts it.
  ///
  /// The rules are made for a finger at heights of the screen and of the content; nil stands for the documented ones.
  init(
    _ context: DragContext,
    delegate: SelectionController,
    rules makeRules: ((_ height: CGFloat, _ offset: CGFloat) -> any DragRules)? = nil
  ) {
    let height = context.superview.convert(context.start, from: nil).y
    let offset = context.table.convert(CGPoint.zero, from: context.superview).y
    rules = makeRules?(height, offset) ?? DragState(context, height: height, offset: offset)
    knownOffset = context.table.contentOffset.y
    super.init(context, delegate: delegate)
    table.addObserver(self)
  }

  override func begin() {
    let outcomes = rules.begin(in: rows)
    let drag = rules.drag
    let path = drag.decidingRow.map(table.geometry.indexPath(ofRow:))
    let text =
      drag.decidingRow.map {
        "began on \(rows.name(ofRow: $0)), \(Self.verb(drag.selects))"
      } ?? "began on no row that may be selected"
    reporter.debug("pan \(text)")
    interaction?.begunDragCount += 1
    reporter.report(.began(path, selects: drag.selects), .selection, "drag \(text)")
    guard !isStopped else { return }
    apply(outcomes)
    trackHeights()
  }

  override func follow(_ strokes: [FingerStroke]) {
    for stroke in strokes where !isStopped {
      guard isTableInPlace else { return end(because: Self.tableIsGone) }
      follow(stroke)
      trackHeights()
    }
  }

  override func lift() {
    guard isTableInPlace else { return end(because: Self.tableIsGone) }
    guard let now = interaction?.clock.now, !isStopped else { return }
    observeScrolling()
    catchUp()
    advanceScroll(to: now)
    liftFinger()
    reporter.debug("pan ended")
    guard !isStopped else { return }
    guard var scroll, !scroll.isOver else { return stop(nil) }
    scroll.settle(to: now, height: rules.drag.track.position, in: TableRows(table))
    guard !scroll.isOver else { return super.lift() }
    scrollDidEnd(because: "the finger was lifted; the table comes to rest")
    isSettling = !isStopped
  }

  override func restore() {
    guard !isStopped else { return }
    observeRows()
    apply(rules.cancel(in: rows))
  }

  override func stop(_ reason: String?) {
    guard !isStopped else { return }
    super.stop(isSettling || scroll == nil ? nil : reason)
    isSettling = false
    scroll = nil
    table.removeObserver(self)
    // A finger may have stopped content past its end, and scrolling by itself ended its way back.
    if isTableInPlace { interaction?.bringBack(table) }
  }

  /// Whether the table is still in its place from the beginning of the drag.
  var isTableInPlace: Bool { table.window != nil && table.superview === context.superview }

  override var scrollingDirection: PanDirection? {
    isSettling || scroll?.isOver != false ? nil : scroll?.direction
  }

  override var currentRow: IndexPath? {
    rules.drag.current.flatMap { row in
      row < table.geometry.numberOfRows ? table.geometry.indexPath(ofRow: row) : nil
    }
  }
}

extension DragState {
  fileprivate init(_ context: DragContext, height: CGFloat, offset: CGFloat) {
    self.init(
      DraggedRows(
        start: height,
        offset: offset,
        pass: context.mode.pass,
        turningBack: context.mode.turningBack,
        staysInSection: context.staysInSection
      ),
      limit: context.limited.limit,
      selection: context.limited.current
    )
  }
}

// MARK: - Following the finger

extension DocumentedDrag {
  /// A place of the finger at a moment.
  struct FingerMoment {
    var height: CGFloat
    var time: Instant

    /// Returns the place on the path to `end` at which the finger is at `height`.
    func along(to end: FingerMoment, at height: CGFloat) -> FingerMoment {
      guard end.height != self.height, end.height != height else { return end }
      let share = Double((height - self.height) / (end.height - self.height))
      let seconds = time.duration(to: end.time).inSeconds * min(1, max(0, share))
      return FingerMoment(height: height, time: time.advanced(by: .seconds(seconds)))
    }

    /// Returns the place on the path to `end` at a moment.
    func along(to end: FingerMoment, at time: Instant) -> FingerMoment {
      let whole = self.time.duration(to: end.time).inSeconds
      let share = whole > 0 ? self.time.duration(to: time).inSeconds / whole : 1
      return FingerMoment(
        height: height + (end.height - height) * CGFloat(min(1, max(0, share))),
        time: time
      )
    }

    /// Returns whether the place is beyond an edge in a direction.
    func isBeyond(_ edge: CGFloat, _ direction: PanDirection) -> Bool {
      (height - edge) * direction.sign > 0
    }
  }

  private func moment(_ point: CGPoint, at time: Instant) -> FingerMoment {
    FingerMoment(height: context.superview.convert(point, from: nil).y, time: time)
  }

  private func follow(_ stroke: FingerStroke) {
    forgetOldEnd()
    observeScrolling()
    observeRows()
    catchUp()
    guard !isStopped else { return }
    let start = moment(stroke.start, at: stroke.departure)
    let end = moment(stroke.end, at: stroke.arrival)
    guard rules.drag.pass == .path else {
      moveFinger(to: end)
      return followRange(from: start, to: end)
    }
    var track = rules.drag.track
    switch track.move(to: end.height, isScrolling: scroll != nil) {
    case .none:
      moveFinger(to: end)
      if isScrolling { followScrolling(from: start, to: end) }
    case .onward(let height):
      moveFinger(to: end)
      guard !isScrolling else { return followScrolling(from: start, to: end) }
      pass(from: height.map { start.along(to: end, at: $0) } ?? start, to: end)
    case .turned(let height):
      let turn = start.along(to: end, at: height)
      if isScrolling {
        followScrolling(from: start, to: turn)
        if isScrolling { scrollDidEnd(because: "the finger turned back") }
      }
      guard !isStopped else { return }
      endScroll()
      moveFinger(to: end)
      rules.turn(at: height + offset, in: rows)
      let direction = rules.drag.direction?.rawValue ?? "nowhere"
      reporter.debug(
        "finger turned back at \(height.logText), now \(Self.verb(rules.selects)) \(direction)"
      )
      pass(from: turn, to: end)
    }
  }

  private func moveFinger(to place: FingerMoment) {
    _ = rules.moveFinger(to: place.height, isScrolling: scroll != nil)
  }

  private static func verb(_ selects: Bool?) -> String {
    selects == false ? "deselecting" : "selecting"
  }

  /// Passes the rows between two places, and scrolls from the edge of the table on.
  private func pass(from start: FingerMoment, to end: FingerMoment) {
    guard let direction = rules.drag.direction else { return }
    guard scroll == nil, let edge = edge(direction), end.isBeyond(edge, direction) else {
      reporter.debug("pan at \(end.height.logText) going \(direction.rawValue)")
      return reach(end.height + offset)
    }
    if !passEdge(edge, direction, from: start, to: end) { reach(end.height + offset) }
  }

  /// Passes the rows up to an edge, scrolls from there on, and returns whether the table can.
  private func passEdge(
    _ edge: CGFloat,
    _ direction: PanDirection,
    from start: FingerMoment,
    to end: FingerMoment
  ) -> Bool {
    let crossing = start.isBeyond(edge, direction) ? start : start.along(to: end, at: edge)
    reach(crossing.height + offset)
    guard !isStopped, beginScroll(direction, at: crossing) else { return false }
    followScrolling(from: crossing, to: end)
    return true
  }

  /// Handles the finger of a range, whose scrolling depends on the finger's place alone.
  private func followRange(from start: FingerMoment, to end: FingerMoment) {
    if let direction = scroll?.direction {
      let edge = edge(direction)
      guard let edge, end.isBeyond(edge, direction) else {
        let crossing = edge.map { start.along(to: end, at: $0) } ?? start
        if isScrolling {
          followScrolling(from: start, to: crossing)
          scrollDidEnd(because: "the finger left the edge")
        }
        guard !isStopped else { return }
        endScroll()
        return followRange(from: crossing, to: end)
      }
      if isScrolling { return followScrolling(from: start, to: end) }
      return reach(end.height + offset)
    }
    for direction in PanDirection.allCases {
      guard let edge = edge(direction), isOpen(direction) else { continue }
      if end.isBeyond(edge, direction) {
        if passEdge(edge, direction, from: start, to: end) { return }
      } else if start.isBeyond(edge, direction) {
        // The table scrolled until the finger left the edge, though no event came from beyond it.
        let crossing = start.along(to: end, at: edge)
        guard passEdge(edge, direction, from: start, to: crossing), !isStopped else { continue }
        return followRange(from: crossing, to: end)
      }
    }
    reach(end.height + offset)
  }

  /// Returns the edge beyond which the table scrolls in a direction; nil if it does not.
  func edge(_ direction: PanDirection) -> CGFloat? { context.edges().edge(direction) }
}
