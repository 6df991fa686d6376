import Foundation
import LayoutGeometry
import LayoutInteraction
import LayoutTables
import LayoutViews

/// One drag that selects rows, from the finger's coming down until all has come to rest.
///
/// Heights are those of the superview. A content height is a height plus `offset`.
final class DragSession {
  let table: TableView
  let superview: View
  private(set) weak var owner: (any DragSessionOwner)?
  private(set) weak var recognizer: GestureRecognizer?
  let interaction: Interaction?

  var selection: DragState
  /// Which rows the drag takes instead, with single errata.
  var approximation: ApproximatedPan?
  let limited: LimitedSelection?
  /// The selection of the table as the drag knows it.
  var knownSelection: SelectedRows
  var knownRowCount: Int
  /// How often rows were inserted, deleted, moved or loaded anew.
  var updateCount = 0
  /// How often all data were loaded anew.
  var reloadCount = 0
  /// The scroll that the drag set off on its present leg, also when it is over.
  var scroll: DragScroll?
  /// What moves the scroll at every frame.
  var link: DisplayLink?
  private(set) var isFingerDown = true
  /// Whether the finger is up and the table comes to rest.
  private(set) var isSettling = false
  private(set) var isStopped = false
  /// Whether those who were told that the drag began, if any, were told of its end.
  var isEndTold = false
  /// Whether it was told that the table scrolls by itself, and not yet that it no longer does.
  var isScrollTold = false
  /// The offset that the table had when it was last looked at.
  var knownOffset: CGFloat
  /// The heights of the content that the drag remembers, by the rows that were there when it last looked.
  var anchors = Anchors()

  /// How far beyond a row's edge counts as in the row: the last bits of a sum of steps do not decide.
  static let tolerance = AutoScroll.tolerance

  /// Puts the finger down.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - superview: The view in which heights are measured.
  ///   - owner: Who started the drag; it is not kept.
  ///   - recognizer: What follows the finger; it is not kept.
  ///   - start: Where the finger came down, in the window.
  ///   - mode: How rows are selected.
  ///   - limited: What is selected, by age, under a limit; nil for no limit.
  ///   - staysInSection: Whether rows of other sections than the first row's are left alone.
  init(
    table: TableView,
    superview: View,
    owner: any DragSessionOwner,
    recognizer: GestureRecognizer,
    start: CGPoint,
    mode: SelectionMode,
    limited: LimitedSelection?,
    staysInSection: Bool = false
  ) {
    self.table = table
    self.superview = superview
    self.owner = owner
    self.recognizer = recognizer
    interaction = table.window?.interaction
    knownOffset = table.contentOffset.y
    knownSelection = table.selection
    knownRowCount = table.geometry.numberOfRows
    let height = superview.convert(start, from: nil).y
    let offset = table.convert(CGPoint.zero, from: superview).y
    self.limited = limited
    if !owner.activeErrata.isDisjoint(with: .ofPassing) {
      approximation = ApproximatedPan(start: height, offset: offset, errata: owner.activeErrata)
    }
    let drag = DraggedRows(
      start: height,
      offset: offset,
      pass: mode.pass,
      turningBack: mode.turningBack,
      staysInSection: staysInSection
    )
    selection = DragState(
      drag,
      limit: limited?.limit ?? .none,
      selection: limited?.current ?? OrderedSelection(table.selection)
    )
    table.addObserver(self)
  }

  /// Takes the row under the finger.
  func begin() {
    let rows = rows
    let outcomes = selection.begin(in: rows)
    let path = selection.drag.decidingRow.map(table.geometry.indexPath(ofRow:))
    let text =
      selection.drag.decidingRow.map {
        "began on \(TableRows(table).name(ofRow: $0)), \(Self.verb(selection.drag.selects))"
      }
      ?? "began on no row that may be selected"
    let updateCount = updateCount
    owner?.debug("pan \(text)")
    table.window?.interaction.begunDragCount += 1
    owner?.report(.began(path, selects: selection.drag.selects), .selection, "drag \(text)")
    guard !isStopped else { return }
    guard approximation == nil else {
      let sweep = approximation?.begin(in: rows)
      return applyApproximation(sweep)
    }
    apply(outcomes, since: updateCount)
    noteHeights()
  }

  /// Why a drag ends whose table is no longer under the finger.
  static let tableIsGone = "the table was taken away"

  /// Whether the table is still where it was when the drag began.
  var isTableInPlace: Bool { table.window != nil && table.superview === superview }

  /// The row under the finger, or the last one that was.
  var currentRow: IndexPath? {
    selection.drag.current.flatMap { row in
      row < table.geometry.numberOfRows ? table.geometry.indexPath(ofRow: row) : nil
    }
  }

  /// The rows as the drag sees them.
  var rows: DragRows {
    owner?.rows(of: table) ?? DragRows(table, asksDelegate: false, ignoresEditing: false)
  }

  /// Follows the finger on its way.
  func follow(_ strokes: [FingerStroke]) {
    for stroke in strokes where !isStopped {
      guard isTableInPlace else {
        owner?.endDrag(self, because: Self.tableIsGone)
        return
      }
      follow(stroke)
      noteHeights()
    }
  }

  /// Ends the drag because the finger was lifted.
  func lift() {
    guard let now = interaction?.clock.now, !isStopped else { return }
    noteForeignScrolling()
    catchUp()
    advanceScroll(to: now)
    isFingerDown = false
    owner?.debug("pan ended")
    guard !isStopped else { return }
    guard var scroll, !scroll.isOver else {
      stop(nil)
      return
    }
    scroll.settle(to: now, height: selection.drag.track.position, in: TableRows(table))
    guard !scroll.isOver else {
      stop("the finger was lifted")
      return
    }
    logScrollEnd("the finger was lifted; the table comes to rest")
    isSettling = !isStopped
  }

  /// Returns all rows to what they were before the drag.
  func restore() {
    guard !isStopped else { return }
    noteForeignChanges()
    apply(selection.cancel(in: rows))
  }

  /// Ends everything that is under way.
  ///
  /// - Parameter reason: Why a scroll ends; nil where none is to be told of.
  func stop(_ reason: String?) {
    guard !isStopped else { return }
    isStopped = true
    isFingerDown = false
    if let reason { logScrollEnd(reason) }
    isSettling = false
    endScroll()
    table.removeObserver(self)
  }
}

// MARK: - Following the finger

extension DragSession {
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
    forgetOldEnd()
    noteForeignScrolling()
    noteForeignChanges()
    catchUp()
    guard !isStopped else { return }
    let start = Place(
      height: superview.convert(stroke.start, from: nil).y,
      time: stroke.departure
    )
    let end = Place(height: superview.convert(stroke.end, from: nil).y, time: stroke.arrival)
    guard selection.drag.pass == .path else {
      moveFinger(to: end.height)
      followRange(from: start, to: end)
      return
    }
    let oldDirection = track.direction
    var track = track
    switch track.move(to: end.height) {
    case .none:
      moveFinger(to: end.height)
      if isScrolling { followScrolling(from: start, to: end) }
    case .onward where track.countsEvents && scroll != nil:
      // The released pod handles no event while it scrolls, unless the finger is back from where that began.
      _ = selection.moveFinger(to: end.height)
      approximation?.moveFinger(uncountedTo: end.height)
      if isScrolling { followScrolling(from: start, to: end) }
    case .onward:
      moveFinger(to: end.height)
      if isScrolling {
        followScrolling(from: start, to: end)
      } else {
        let from = oldDirection == nil ? firstStep(from: start, to: end) : start
        pass(from: track.countsEvents ? end : from, to: end)
      }
    case .turned(let height):
      let turn = start.along(to: end, at: height)
      if isScrolling {
        followScrolling(from: start, to: turn)
        if isScrolling { logScrollEnd("the finger turned back") }
      }
      guard !isStopped else { return }
      endScroll()
      moveFinger(to: end.height)
      selection.turn(at: height + offset)
      approximation?.turn(at: height + offset, in: rows)
      owner?.debug(
        "finger turned back at \(height.logText), now \(verb) \(track.direction?.rawValue ?? "nowhere")"
      )
      pass(from: turn, to: end)
    }
  }

  private func moveFinger(to height: CGFloat) {
    _ = selection.moveFinger(to: height)
    _ = approximation?.moveFinger(to: height)
  }

  private var verb: String { Self.verb(approximation.map(\.selects) ?? selection.drag.selects) }

  private static func verb(_ selects: Bool?) -> String {
    selects == false ? "deselecting" : "selecting"
  }

  /// The way of the finger.
  var track: FingerTrack { approximation?.track ?? selection.drag.track }

  /// Where a finger that has no direction yet has moved far enough to have one.
  private func firstStep(from start: Place, to end: Place) -> Place {
    let sign: CGFloat = end.height > track.start ? 1 : -1
    return start.along(
      to: end,
      at: track.start + sign * FingerTrack.turningDistance
    )
  }

  /// Passes the rows between two places; from the edge of the table on it scrolls.
  private func pass(from start: Place, to end: Place) {
    guard let direction = track.direction else { return }
    guard scroll == nil, let edge = scrollingEdge(direction),
      (end.height - edge) * direction.sign > 0
    else {
      owner?.debug("pan at \(end.height.logText) going \(direction.rawValue)")
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

  /// Follows the finger of a range, whose scrolling depends on where the finger is alone.
  private func followRange(from start: Place, to end: Place) {
    if let direction = scroll?.direction {
      guard let edge = scrollingEdge(direction), (end.height - edge) * direction.sign > 0 else {
        let crossing = scrollingEdge(direction).map { start.along(to: end, at: $0) } ?? start
        if isScrolling {
          followScrolling(from: start, to: crossing)
          logScrollEnd("the finger left the edge")
        }
        guard !isStopped else { return }
        endScroll()
        return followRange(from: crossing, to: end)
      }
      if isScrolling { return followScrolling(from: start, to: end) }
      return reach(end.height + offset)
    }
    for direction in PanDirection.allCases {
      guard let edge = scrollingEdge(direction), (end.height - edge) * direction.sign > 0,
        isOpen(direction)
      else { continue }
      let crossing =
        (start.height - edge) * direction.sign > 0 ? start : start.along(to: end, at: edge)
      reach(crossing.height + offset)
      guard !isStopped else { return }
      if beginScroll(direction, at: crossing) { return followScrolling(from: crossing, to: end) }
    }
    reach(end.height + offset)
  }

  func scrollingEdge(_ direction: PanDirection) -> CGFloat? {
    guard let edges = owner?.scrollingEdges else { return nil }
    return direction == .down ? edges.bottom : edges.top
  }
}
