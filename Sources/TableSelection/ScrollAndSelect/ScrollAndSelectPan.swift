import Foundation
import LayoutGeometry
import LayoutInteraction
import LayoutViews

/// One pan over the touch view, from the finger's coming down until all has come to rest.
///
/// Heights are those of the superview. A content height is a height plus `offset`.
final class ScrollAndSelectPan {
  private let table: TableView
  private let superview: View
  private weak var controller: TableViewScrollAndSelectController?
  private weak var recognizer: PanGestureRecognizer?
  private let clock: VirtualClock?

  private var selection: PanSelection
  private var scroll: AutoScroll?
  private var timer: ScheduledAction?
  private(set) var isFingerDown = true
  private(set) var isSettling = false
  private var isStopped = false
  /// The offset that the table had when it was last looked at.
  private var knownOffset: CGFloat

  /// How far beyond a row's edge counts as in the row: the last bits of a sum of steps do not decide.
  private static let tolerance: CGFloat = 1e-6

  init(
    table: TableView,
    superview: View,
    controller: TableViewScrollAndSelectController,
    recognizer: PanGestureRecognizer,
    start: CGPoint
  ) {
    self.table = table
    self.superview = superview
    self.controller = controller
    self.recognizer = recognizer
    clock = table.window?.interaction.clock
    knownOffset = table.contentOffset.y
    selection = PanSelection(
      start: superview.convert(start, from: nil).y,
      offset: table.convert(CGPoint.zero, from: superview).y
    )
  }

  /// Which way the table scrolls by itself; nil where it does not.
  var scrollingDirection: PanDirection? {
    guard let scroll, !scroll.present.isOver, !isSettling else { return nil }
    return scroll.direction
  }

  /// Takes the row under the finger.
  func begin() {
    let rows = TableRows(table)
    let sweep = selection.begin(in: rows)
    controller?.debug(
      sweep.map { "pan began on \(rows.name(ofRow: $0.rows.lowerBound)), \($0.verb)" }
        ?? "pan began on no row that may be selected"
    )
    apply(sweep)
  }

  /// Follows the finger on its way.
  func follow(_ strokes: [Stroke]) {
    for stroke in strokes where !isStopped { follow(stroke) }
  }

  /// Ends the pan because the finger was lifted.
  func lift() {
    guard let clock, !isStopped else { return }
    advanceScroll(to: clock.now)
    isFingerDown = false
    controller?.debug("pan ended")
    guard !isStopped else { return }
    guard var scroll, !scroll.present.isOver else {
      stop(nil)
      return
    }
    scroll.settle(to: clock.now, height: selection.track.position, in: TableRows(table))
    guard !scroll.present.isOver else {
      stop("the finger was lifted")
      return
    }
    logScrollEnd("the finger was lifted; the table comes to rest")
    isSettling = true
  }

  /// Ends everything that is under way.
  ///
  /// - Parameter reason: Why a scroll ends; nil where none is to be told of.
  func stop(_ reason: String?) {
    if let reason { logScrollEnd(reason) }
    isStopped = true
    isFingerDown = false
    isSettling = false
    endScroll()
  }
}

// MARK: - Following the finger

extension ScrollAndSelectPan {
  /// A place of the finger at a moment.
  private struct Place {
    var height: CGFloat
    var time: Instant

    /// The place on the way to `end` at which the finger is at `height`.
    func along(to end: Place, at height: CGFloat) -> Place {
      guard end.height != self.height else { return end }
      let share = Double((height - self.height) / (end.height - self.height))
      let seconds = time.duration(to: end.time).inSeconds * min(1, max(0, share))
      return Place(height: height, time: time.advanced(by: .seconds(seconds)))
    }
  }

  private func follow(_ stroke: Stroke) {
    noteForeignScrolling()
    let start = Place(
      height: superview.convert(stroke.start, from: nil).y,
      time: stroke.departure
    )
    let end = Place(height: superview.convert(stroke.end, from: nil).y, time: stroke.arrival)
    let oldDirection = selection.direction
    var track = selection.track
    switch track.move(to: end.height) {
    case .none:
      _ = selection.moveFinger(to: end.height)
      if isScrolling { followScrolling(from: start, to: end) }
    case .onward:
      _ = selection.moveFinger(to: end.height)
      if isScrolling {
        followScrolling(from: start, to: end)
      } else {
        pass(from: oldDirection == nil ? firstStep(from: start, to: end) : start, to: end)
      }
    case .turned(let height):
      let turn = start.along(to: end, at: height)
      if isScrolling {
        followScrolling(from: start, to: turn)
        if isScrolling { logScrollEnd("the finger turned back") }
      }
      guard !isStopped else { return }
      endScroll()
      _ = selection.moveFinger(to: end.height)
      selection.startLeg(at: height + offset)
      controller?.debug(
        "finger turned back at \(height.logText), now \(selection.verb) \(selection.directionWord)"
      )
      pass(from: turn, to: end)
    }
  }

  /// Where a finger that has no direction yet has moved far enough to have one.
  private func firstStep(from start: Place, to end: Place) -> Place {
    let sign: CGFloat = end.height > selection.track.start ? 1 : -1
    return start.along(
      to: end,
      at: selection.track.start + sign * FingerTrack.turningDistance
    )
  }

  /// Passes the rows between two places; from the edge of the table on it scrolls.
  private func pass(from start: Place, to end: Place) {
    guard let direction = selection.direction else { return }
    guard scroll == nil, let edge = scrollingEdge(direction),
      (end.height - edge) * direction.sign > 0
    else {
      controller?.debug("pan at \(end.height.logText) going \(direction.rawValue)")
      reach(end.height + offset)
      return
    }
    let crossing =
      (start.height - edge) * direction.sign > 0 ? start : start.along(to: end, at: edge)
    reach(crossing.height + offset)
    guard !isStopped else { return }
    if beginScroll(direction, at: crossing) {
      followScrolling(from: crossing, to: end)
    } else {
      reach(end.height + offset)
    }
  }

  private func scrollingEdge(_ direction: PanDirection) -> CGFloat? {
    guard let edges = controller?.scrollingEdges else { return nil }
    return direction == .down ? edges.bottom : edges.top
  }
}

// MARK: - Scrolling

extension ScrollAndSelectPan {
  private var isScrolling: Bool { scroll.map { !$0.present.isOver } ?? false }

  /// What is to be added to a height of the superview to have a height of the content.
  private var offset: CGFloat { table.convert(CGPoint.zero, from: superview).y }

  private func limit(_ direction: PanDirection) -> CGFloat {
    let limit = direction == .down ? table.maximumContentOffset : table.minimumContentOffset
    return limit.y + offset - table.contentOffset.y
  }

  /// The table's offset; at the end exactly the end, without the rounding of conversions.
  private func contentOffset(of scroll: AutoScroll) -> CGFloat {
    guard scroll.present.offset == scroll.limit else {
      return scroll.present.offset - offset + table.contentOffset.y
    }
    let end = scroll.direction == .down ? table.maximumContentOffset : table.minimumContentOffset
    return end.y
  }

  private func beginScroll(_ direction: PanDirection, at place: Place) -> Bool {
    let limit = limit(direction)
    guard let controller, let clock, table.isScrollEnabled,
      let speed = controller.scrollingSpeed.rowsPerSecond,
      (limit - offset) * direction.sign > Self.tolerance
    else { return false }
    scroll = AutoScroll(
      direction,
      rowsPerSecond: speed,
      usesEstimatedHeights: controller.shouldUseEstimatedRowHeightWhenScrolling,
      limit: limit,
      at: place.time,
      reached: place.height + offset,
      offset: offset
    )
    let text = "auto-scroll \(direction.rawValue) began at \(CGFloat(speed).logText) rows/s"
    controller.log?.record(.scroll, text)
    controller.debug(text)
    timer = clock.schedule(timesPerSecond: Thresholds.framesPerSecond) { [weak self] in
      self?.tick()
    }
    return true
  }

  /// A frame is due: the table moves on, unless the finger is on its way and its next place is not
  /// known yet; then the event that tells it moves the table too.
  private func tick() {
    guard let clock, !isStopped else { return }
    noteForeignScrolling()
    if isSettling {
      settle()
    } else if recognizer?.isFingerUnderWay != true {
      advanceScroll(to: clock.now)
    }
  }

  private func advanceScroll(to time: Instant) {
    guard isScrolling else { return }
    scroll?.advance(to: time, in: TableRows(table))
    showScroll()
  }

  private func followScrolling(from start: Place, to end: Place) {
    scroll?.follow(
      end.height - start.height,
      from: start.time,
      to: end.time,
      in: TableRows(table)
    )
    showScroll()
  }

  private func settle() {
    guard let clock else { return }
    scroll?.settle(to: clock.now, height: selection.track.position, in: TableRows(table))
    showScroll()
    guard !isStopped, !isScrolling else { return }
    controller?.debug("the table came to rest at \(table.contentOffset.y.logText)")
    stop(nil)
    if controller?.pan === self { controller?.pan = nil }
  }

  private func showScroll() {
    guard let scroll else { return }
    table.moveContent(to: CGPoint(x: table.contentOffset.x, y: contentOffset(of: scroll)))
    knownOffset = table.contentOffset.y
    guard !isStopped else { return }
    controller?.debug("scrolled to \(knownOffset.logText)")
    reach(scroll.present.reached + Self.tolerance * scroll.direction.sign)
    guard !isStopped, scroll.present.isOver, timer != nil, !isSettling else { return }
    logScrollEnd("the table ends")
    timer?.cancel()
    timer = nil
  }

  /// Takes over what others did to the offset, such as the table itself as it learns heights.
  private func noteForeignScrolling() {
    let moved = table.contentOffset.y - knownOffset
    guard moved != 0 else { return }
    knownOffset = table.contentOffset.y
    scroll?.shift(by: moved)
    if let direction = scroll?.direction { scroll?.limit = limit(direction) }
  }

  private func endScroll() {
    timer?.cancel()
    timer = nil
    scroll = nil
  }

  private func logScrollEnd(_ reason: String) {
    guard let direction = scroll?.direction, timer != nil, !isSettling else { return }
    let text = "auto-scroll \(direction.rawValue) ended: \(reason)"
    controller?.log?.record(.scroll, text)
    controller?.debug(text)
  }
}

// MARK: - Changing rows

extension ScrollAndSelectPan {
  private func reach(_ contentHeight: CGFloat) {
    guard !isStopped else { return }
    apply(selection.reach(contentHeight, in: TableRows(table)))
  }

  private func apply(_ sweep: RowSweep?) {
    guard let sweep, let controller else { return }
    let changer = RowChanger(table: table, controller: controller)
    sweep.forEachRow { row in
      // What is told of a row may take the controller down.
      if !isStopped { changer.change(row, selects: sweep.selects) }
    }
  }
}

extension RowSweep {
  fileprivate var verb: String { selects ? "selecting" : "deselecting" }
}

extension PanSelection {
  fileprivate var verb: String { selects == false ? "deselecting" : "selecting" }
  fileprivate var directionWord: String { direction?.rawValue ?? "nowhere" }
}
