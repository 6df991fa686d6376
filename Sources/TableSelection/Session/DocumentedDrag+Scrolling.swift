import Foundation
import LayoutGeometry
import LayoutInteraction
import LayoutTables
import LayoutViews

extension DocumentedDrag {
  /// Whether the table scrolls, or comes to rest.
  var isScrolling: Bool { scroll.map { !$0.isOver } ?? false }

  /// The difference of heights of the content and of the superview.
  var offset: CGFloat { table.convert(CGPoint.zero, from: context.superview).y }

  private func limit(_ direction: PanDirection) -> CGFloat {
    end(direction) + offset - table.contentOffset.y
  }

  /// Returns the table's offset at its end.
  private func end(_ direction: PanDirection) -> CGFloat {
    guard context.ignoresInsets else {
      return direction == .down ? table.maximumContentOffset.y : table.minimumContentOffset.y
    }
    return direction == .down
      ? max(0, table.contentSize.height - table.bounds.height) : -table.frame.minY
  }

  /// Returns the table's offset; at the end exactly the end, without the rounding of conversions.
  private func contentOffset(of scroll: any DragScroll) -> CGFloat {
    guard scroll.offset == scroll.limit else {
      return scroll.offset - offset + table.contentOffset.y
    }
    return end(scroll.direction)
  }

  /// Returns whether there is something left to scroll, and more rows may come.
  func isOpen(_ direction: PanDirection) -> Bool {
    (limit(direction) - offset) * direction.sign > Self.tolerance
      && overshoot(direction, at: rules.drag.reached) == nil
  }

  /// Returns how far a height of the content is beyond all rows that may come, and why no more do; nil if more may.
  private func overshoot(
    _ direction: PanDirection,
    at height: CGFloat
  ) -> (distance: CGFloat, reason: String)? {
    guard let last = rules.lastHeight(direction, in: rows) else { return nil }
    let distance = (height - last.height) * direction.sign
    return distance >= -Self.tolerance ? (max(0, distance), last.reason) : nil
  }

  /// Ends the scroll if no more rows may come: the last one lies at the finger then, or the content where it was
  /// before the scroll if it is the finger that went further.
  private func endWhereNothingComes() {
    guard let scroll, !scroll.isOver, link != nil, !isSettling,
      let (distance, reason) = overshoot(scroll.direction, at: scroll.reached)
    else { return }
    let scrolled = max(0, (scroll.offset - scrollStart) * scroll.direction.sign)
    self.scroll?.end(before: min(distance, scrolled))
    if let scroll = self.scroll { bring(scroll) }
    guard !isStopped else { return }
    scrollDidEnd(because: reason)
    endLink()
  }

  /// Begins to scroll from where the finger reached the edge, and returns whether anything can be scrolled that way.
  func beginScroll(_ direction: PanDirection, at place: FingerMoment) -> Bool {
    let limit = limit(direction)
    let edges = context.edges()
    guard let interaction, table.isScrollEnabled, isOpen(direction), let scrolling = edges.scrolling
    else { return false }
    // As any scrolling by the application it ends movements of the table by itself.
    table.setContentOffset(table.contentOffset, animated: false)
    scrollStart = offset
    let speed: String
    switch scrolling {
    case .constant(let rowsPerSecond, let usesEstimatedHeights):
      scroll = AutoScroll(
        direction,
        rowsPerSecond: rowsPerSecond,
        usesEstimatedHeights: usesEstimatedHeights,
        limit: limit,
        at: place.time,
        reached: place.height + offset,
        offset: offset
      )
      speed = "at \(CGFloat(rowsPerSecond).logText) rows/s"
    case .byDepth(let zone):
      scroll = DepthScroll(
        direction,
        zone: zone,
        edge: edges.edge(direction) ?? place.height,
        limit: limit,
        at: place.time,
        height: place.height,
        offset: offset
      )
      speed = "at up to \(zone.greatestSpeed.logText) pt/s"
    }
    link = interaction.makeDisplayLink { [weak self] in self?.tick() }
    reportScroll(direction, speed)
    return true
  }

  /// Advances to a frame: the table moves on, unless the finger is moving and its next place is not
  /// known yet; then the event that has it moves the table too.
  private func tick() {
    guard let now = interaction?.clock.now, !isStopped else { return }
    table.window?.layoutIfNeeded()
    guard !isStopped else { return }
    guard isTableInPlace else { return end(because: Self.tableIsGone) }
    let newEnd = forgetOldEnd()
    observeScrolling()
    catchUp()
    guard !isStopped else { return }
    if isSettling {
      settle(to: now)
    } else if context.recognizer?.isFingerUnderWay != true {
      if let newEnd {
        resume(newEnd, at: FingerMoment(height: rules.drag.track.position, time: now))
      }
      advanceScroll(to: now)
    }
    if scroll?.isOver == true { endLink() }
  }

  /// Scrolls until `time` under a finger that rests.
  func advanceScroll(to time: Instant) {
    while isScrolling, !isStopped {
      scroll?.advance(to: time, in: TableRows(table))
      showScroll()
      guard let reached = scroll?.time, reached < time else { return }
    }
  }

  /// Scrolls under a finger that moves.
  func followScrolling(from start: FingerMoment, to end: FingerMoment) {
    var start = start
    while !isStopped {
      let distance = end.height - start.height
      scroll?.follow(distance, from: start.time, to: end.time, in: TableRows(table))
      showScroll()
      guard isScrolling, let time = scroll?.time, time < end.time else { return }
      if time > start.time { start = start.along(to: end, at: time) }
    }
  }

  /// Moves on after the finger was lifted, and ends the drag when the table has come to rest.
  private func settle(to time: Instant) {
    if scroll != nil {
      scroll?.settle(to: time, height: rules.drag.track.position, in: TableRows(table))
      showScroll()
      guard !isStopped, !isScrolling else { return }
    }
    reporter.debug("the table came to rest at \(table.contentOffset.y.logText)")
    stop(nil)
  }

  private func showScroll() {
    guard let scroll else { return }
    let offset = table.contentOffset.y
    trackHeights()
    bring(scroll)
    // A table that turned out to end before is beyond its end.
    if constrainScroll(), let scroll = self.scroll {
      bring(scroll)
      constrainScroll()
    }
    if table.contentOffset.y != offset {
      let text = "\(table.logName) at \(table.contentOffset.logText)"
      reporter.log?.record(.scroll, text)
      reporter.debug("scrolled: \(text)")
    }
    guard !isStopped, let scroll = self.scroll else { return }
    reach(scroll.reached + Self.tolerance * scroll.direction.sign)
    guard !isStopped else { return }
    endWhereNothingComes()
    guard !isStopped else { return }
    trackHeights()
    guard self.scroll?.isOver == true, link != nil, !isSettling else { return }
    scrollDidEnd(because: "the table ends")
    endLink()
  }

  /// Moves the content to the present place of a scroll.
  private func bring(_ scroll: any DragScroll) {
    table.moveContent(to: CGPoint(x: table.contentOffset.x, y: contentOffset(of: scroll)))
    knownOffset = table.contentOffset.y
    layOut()
  }

  /// Constrains the scroll to the table's end as it is measured now, and returns whether it was beyond that.
  @discardableResult
  private func constrainScroll() -> Bool {
    guard !isStopped, let scroll else { return false }
    return self.scroll?.constrain(to: limit(scroll.direction), resumes: isFingerDown) ?? false
  }

  /// Lays the table out at its present offset, as every frame does.
  ///
  /// Rows that come on the screen are measured, and the table's end moves accordingly.
  private func layOut() {
    table.window?.layoutIfNeeded()
    guard !isStopped else { return }
    guard isTableInPlace else { return end(because: Self.tableIsGone) }
    followTable()
  }

  /// Follows what others did to the offset and to the table's end, such as the table itself as it
  /// learns heights, or the application as it loads other rows.
  ///
  /// A movement that somebody else began, as a tap on the status bar does, ends the scroll: whoever comes last
  /// moves the table. The finger begins another scroll when it moves on.
  func observeScrolling() {
    if isScrolling, interaction?.isMoving(table) == true {
      scrollDidEnd(because: "something else scrolls the table")
      endScroll()
    }
    followTable()
    if let direction = scroll?.direction { scroll?.limit = limit(direction) }
  }

  /// Follows what others did to the offset, and where rows lie since they were measured.
  private func followTable() {
    let moved = table.contentOffset.y - knownOffset
    let moves = heights?.moves(in: TableRows(table))
    if let moves { rules.followHeights(segmentStart: moves.segmentStart, reached: moves.reached) }
    knownOffset = table.contentOffset.y
    scrollStart += moved
    scroll?.shift(by: moved, movedRow: moves?.scrolled ?? 0)
    trackHeights()
  }

  /// Records the heights that the drag has reached by their rows.
  func trackHeights() { heights = TrackedHeights(rules.drag, scroll, in: TableRows(table)) }

  /// Forgets the scroll, so that the next segment may begin one.
  func endScroll() {
    endLink()
    scroll = nil
  }

  /// Reports why a scroll under way ends.
  func scrollDidEnd(because reason: String) {
    if scroll != nil, !isSettling { reportScrollEnd(reason) }
  }
}

// A table that had ended under the finger and goes on, because rows were loaded at its end: so does the scroll. Version
// 1.0.0 does not, nor do approximations of it.
extension DocumentedDrag {
  /// Checks at the next frame whether the table continues beyond its last end.
  func lookForNewEnd() {
    guard scroll?.isOver == true, isFingerDown, link == nil, rules.resumesScrolling else { return }
    link = interaction?.makeDisplayLink { [weak self] in self?.tick() }
  }

  /// Forgets the scroll that is over if the table goes on now, and returns its direction; nil if nothing changed.
  @discardableResult
  func forgetOldEnd() -> PanDirection? {
    guard let scroll, scroll.isOver, isFingerDown, rules.resumesScrolling,
      (limit(scroll.direction) - scroll.limit) * scroll.direction.sign > Self.tolerance
    else { return nil }
    endScroll()
    return scroll.direction
  }

  /// Scrolls on under a finger that rests beyond the edge.
  private func resume(_ direction: PanDirection, at place: FingerMoment) {
    guard let edge = edge(direction), place.isBeyond(edge, direction),
      rules.drag.pass == .range || rules.drag.direction == direction
    else { return }
    _ = beginScroll(direction, at: place)
  }
}
