import Foundation
import LayoutGeometry
import LayoutInteraction
import LayoutTables
import LayoutViews

extension DragSession {
  /// Which way the table scrolls by itself; nil where it does not.
  var scrollingDirection: PanDirection? {
    guard let scroll, !scroll.isOver, !isSettling else { return nil }
    return scroll.direction
  }

  /// Whether the table scrolls, or comes to rest.
  var isScrolling: Bool { scroll.map { !$0.isOver } ?? false }

  /// What is to be added to a height of the superview to have a height of the content.
  var offset: CGFloat { table.convert(CGPoint.zero, from: superview).y }

  func limit(_ direction: PanDirection) -> CGFloat {
    end(direction) + offset - table.contentOffset.y
  }

  /// The table's offset at its end.
  private func end(_ direction: PanDirection) -> CGFloat {
    guard owner?.activeErrata.contains(.destinationIgnoresInsets) == true else {
      return direction == .down ? table.maximumContentOffset.y : table.minimumContentOffset.y
    }
    return direction == .down
      ? max(0, table.contentSize.height - table.bounds.height) : -table.frame.minY
  }

  /// The table's offset; at the end exactly the end, without the rounding of conversions.
  private func contentOffset(of scroll: DragScroll) -> CGFloat {
    guard scroll.offset == scroll.limit else {
      return scroll.offset - offset + table.contentOffset.y
    }
    return end(scroll.direction)
  }

  /// Whether there is something left to scroll, and more rows may come.
  func isOpen(_ direction: PanDirection) -> Bool {
    (limit(direction) - offset) * direction.sign > Self.tolerance
      && overshoot(direction, at: selection.drag.reached) == nil
  }

  /// How far a height of the content is beyond all rows that may come, and why no more do; nil where more may.
  private func overshoot(
    _ direction: PanDirection,
    at height: CGFloat
  ) -> (distance: CGFloat, reason: String)? {
    guard approximation == nil, let last = selection.lastHeight(direction, in: rows) else {
      return nil
    }
    let distance = (height - last.height) * direction.sign
    return distance >= -Self.tolerance ? (max(0, distance), last.reason) : nil
  }

  /// Ends the scroll where no more rows may come: the last one lies at the finger then.
  private func endWhereNothingComes() {
    guard let scroll, !scroll.isOver, link != nil, !isSettling,
      let (distance, reason) = overshoot(scroll.direction, at: scroll.reached)
    else { return }
    self.scroll?.end(before: distance)
    if let scroll = self.scroll { bring(scroll) }
    guard !isStopped else { return }
    logScrollEnd(reason)
    endLink()
  }

  /// Begins to scroll, unless nothing can be scrolled that way.
  ///
  /// - Parameters:
  ///   - direction: Which way.
  ///   - place: Where and when the finger reached the edge.
  /// - Returns: Whether it began.
  func beginScroll(_ direction: PanDirection, at place: Place) -> Bool {
    let limit = limit(direction)
    guard let owner, let interaction, table.isScrollEnabled, isOpen(direction),
      let scrolling = owner.dragScrolling
    else { return false }
    // As any scrolling by the application it ends what the table does by itself.
    table.setContentOffset(table.contentOffset, animated: false)
    let speed: String
    switch scrolling {
    case .constant(let rowsPerSecond, let usesEstimatedHeights):
      scroll = .constant(
        AutoScroll(
          direction,
          rowsPerSecond: rowsPerSecond,
          usesEstimatedHeights: usesEstimatedHeights,
          limit: limit,
          at: place.time,
          reached: place.height + offset,
          offset: offset
        )
      )
      speed = "at \(CGFloat(rowsPerSecond).logText) rows/s"
    case .byDepth(let zone):
      scroll = .byDepth(
        DepthScroll(
          direction,
          zone: zone,
          edge: scrollingEdge(direction) ?? place.height,
          limit: limit,
          at: place.time,
          height: place.height,
          offset: offset
        )
      )
      speed = "at up to \(zone.greatestSpeed.logText) pt/s"
    }
    link = interaction.makeDisplayLink { [weak self] in self?.tick() }
    isScrollTold = true
    let text = "auto-scroll \(direction.rawValue) began \(speed)"
    owner.report(.scrollingBegan(direction), .scroll, text)
    owner.debug(text)
    return true
  }

  /// A frame is due: the table moves on, unless the finger is on its way and its next place is not
  /// known yet; then the event that tells it moves the table too.
  func tick() {
    guard let now = interaction?.clock.now, !isStopped else { return }
    table.window?.layoutIfNeeded()
    guard !isStopped else { return }
    guard isTableInPlace else {
      owner?.endDrag(self, because: Self.tableIsGone)
      return
    }
    let newEnd = forgetOldEnd()
    noteForeignScrolling()
    catchUp()
    guard !isStopped else { return }
    if isSettling, scroll == nil {
      end()
    } else if isSettling {
      settle(to: now)
    } else if recognizer?.isFingerUnderWay != true {
      if let newEnd { goOn(newEnd, at: Place(height: track.position, time: now)) }
      advanceScroll(to: now)
    }
    if scroll?.isOver == true { endLink() }
  }

  /// Scrolls until `time` under a finger that rests.
  func advanceScroll(to time: Instant) {
    guard isScrolling else { return }
    scroll?.advance(to: time, in: TableRows(table))
    showScroll()
  }

  /// Scrolls under a finger that moves.
  func followScrolling(from start: Place, to end: Place) {
    scroll?.follow(
      end.height - start.height,
      from: start.time,
      to: end.time,
      in: TableRows(table)
    )
    showScroll()
  }

  private func settle(to time: Instant) {
    scroll?.settle(to: time, height: track.position, in: TableRows(table))
    showScroll()
    guard !isStopped, !isScrolling else { return }
    end()
  }

  /// Ends a drag whose finger is up.
  private func end() {
    owner?.debug("the table came to rest at \(table.contentOffset.y.logText)")
    stop(nil)
    owner?.dragDidSettle(self)
  }

  private func showScroll() {
    guard let scroll else { return }
    let offset = table.contentOffset.y
    noteHeights()
    bring(scroll)
    // Where the table turned out to end before, it is beyond its end.
    if fitScroll(), let scroll = self.scroll {
      bring(scroll)
      fitScroll()
    }
    if table.contentOffset.y != offset {
      let text = "\(table.logName) at \(table.contentOffset.logText)"
      owner?.log?.record(.scroll, text)
      owner?.debug("scrolled: \(text)")
    }
    guard !isStopped, let scroll = self.scroll else { return }
    reach(scroll.reached + Self.tolerance * scroll.direction.sign)
    guard !isStopped else { return }
    endWhereNothingComes()
    guard !isStopped else { return }
    noteHeights()
    guard self.scroll?.isOver == true, link != nil, !isSettling else { return }
    logScrollEnd("the table ends")
    endLink()
  }

  /// Moves the content to where a scroll is.
  private func bring(_ scroll: DragScroll) {
    table.moveContent(to: CGPoint(x: table.contentOffset.x, y: contentOffset(of: scroll)))
    knownOffset = table.contentOffset.y
    layOut()
  }

  /// Brings the scroll in line with the table's end, which may be elsewhere now that more rows are measured.
  ///
  /// - Returns: Whether it was beyond the end.
  @discardableResult
  private func fitScroll() -> Bool {
    guard !isStopped, let scroll else { return false }
    return self.scroll?.fit(limit(scroll.direction), goesOn: isFingerDown) ?? false
  }

  /// Takes over what others did to the offset and to the table's end, such as the table itself as it
  /// learns heights, or the application as it loads other rows.
  ///
  /// A movement that somebody else began, as a tap on the status bar does, ends the scroll: whoever comes last
  /// moves the table. The finger begins another scroll when it moves on.
  func noteForeignScrolling() {
    if isScrolling, interaction?.isMoving(table) == true {
      logScrollEnd("something else scrolls the table")
      endScroll()
    }
    followTable()
    if let direction = scroll?.direction { scroll?.limit = limit(direction) }
  }

  /// Takes over what others did to the offset, and where rows lie since they were measured.
  func followTable() {
    let moved = table.contentOffset.y - knownOffset
    let movedRow = followHeights()
    knownOffset = table.contentOffset.y
    scroll?.shift(by: moved, movedRow: movedRow)
    noteHeights()
  }

  /// Forgets the scroll, so that the next leg may begin one.
  func endScroll() {
    endLink()
    scroll = nil
  }

  private func endLink() {
    link?.invalidate()
    link = nil
  }

  /// Notes why a scroll under way ends.
  func logScrollEnd(_ reason: String) {
    guard let direction = scroll?.direction, isScrollTold, !isSettling else { return }
    isScrollTold = false
    let text = "auto-scroll \(direction.rawValue) ended: \(reason)"
    owner?.report(.scrollingEnded(direction), .scroll, text)
    owner?.debug(text)
  }
}
