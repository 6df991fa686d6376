import Foundation
import LayoutGeometry
import LayoutInteraction
import LayoutViews

/// One pan over the touch view, from the finger's coming down until all has come to rest.
///
/// Heights are those of the superview. A content height is a height plus `offset`.
final class ScrollAndSelectPan {
  let table: TableView
  let superview: View
  private(set) weak var controller: TableViewScrollAndSelectController?
  private(set) weak var recognizer: PanGestureRecognizer?
  let interaction: Interaction?

  var selection: PanSelection
  /// The scroll that the pan set off on its present leg, also when it is over.
  var scroll: AutoScroll?
  /// What moves the scroll at every frame.
  var link: DisplayLink?
  private(set) var isFingerDown = true
  /// Whether the finger is up and the table comes to rest.
  private(set) var isSettling = false
  private(set) var isStopped = false
  /// The offset that the table had when it was last looked at.
  var knownOffset: CGFloat

  /// How far beyond a row's edge counts as in the row: the last bits of a sum of steps do not decide.
  static let tolerance: CGFloat = 1e-6

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
    interaction = table.window?.interaction
    knownOffset = table.contentOffset.y
    selection = PanSelection(
      start: superview.convert(start, from: nil).y,
      offset: table.convert(CGPoint.zero, from: superview).y
    )
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

  /// Why a pan ends whose table is no longer under the finger.
  static let tableIsGone = "the table was taken away"

  /// Whether the table is still where it was when the pan began.
  var isTableInPlace: Bool { table.window != nil && table.superview === superview }

  /// Follows the finger on its way.
  func follow(_ strokes: [FingerStroke]) {
    for stroke in strokes where !isStopped {
      guard isTableInPlace else {
        controller?.endPan(because: Self.tableIsGone)
        return
      }
      follow(stroke)
    }
  }

  /// Ends the pan because the finger was lifted.
  func lift() {
    guard let now = interaction?.clock.now, !isStopped else { return }
    noteForeignScrolling()
    advanceScroll(to: now)
    isFingerDown = false
    controller?.debug("pan ended")
    guard !isStopped else { return }
    guard var scroll, !scroll.present.isOver else {
      stop(nil)
      return
    }
    scroll.settle(to: now, height: selection.track.position, in: TableRows(table))
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
  struct Place {
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

  private func follow(_ stroke: FingerStroke) {
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

// MARK: - Changing rows

extension ScrollAndSelectPan {
  func reach(_ contentHeight: CGFloat) {
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
