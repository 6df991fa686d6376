import Foundation
import LayoutGeometry
import LayoutInteraction
import LayoutViews

extension ScrollAndSelectPan {
  /// Which way the table scrolls by itself; nil where it does not.
  var scrollingDirection: PanDirection? {
    guard let scroll, !scroll.present.isOver, !isSettling else { return nil }
    return scroll.direction
  }

  /// Whether the table scrolls, or comes to rest.
  var isScrolling: Bool { scroll.map { !$0.present.isOver } ?? false }

  /// What is to be added to a height of the superview to have a height of the content.
  var offset: CGFloat { table.convert(CGPoint.zero, from: superview).y }

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

  /// Begins to scroll, unless nothing can be scrolled that way.
  ///
  /// - Parameters:
  ///   - direction: Which way.
  ///   - place: Where and when the finger reached the edge.
  /// - Returns: Whether it began.
  func beginScroll(_ direction: PanDirection, at place: Place) -> Bool {
    let limit = limit(direction)
    guard let controller, let interaction, table.isScrollEnabled,
      let speed = controller.scrollingSpeed.rowsPerSecond,
      (limit - offset) * direction.sign > Self.tolerance
    else { return false }
    // As any scrolling by the application it ends what the table does by itself.
    table.setContentOffset(table.contentOffset, animated: false)
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
    link = interaction.makeDisplayLink { [weak self] in self?.tick() }
    return true
  }

  /// A frame is due: the table moves on, unless the finger is on its way and its next place is not
  /// known yet; then the event that tells it moves the table too.
  private func tick() {
    guard let now = interaction?.clock.now, !isStopped else { return }
    guard isTableInPlace else {
      controller?.endPan(because: Self.tableIsGone)
      return
    }
    noteForeignScrolling()
    if isSettling {
      settle(to: now)
    } else if recognizer?.isFingerUnderWay != true {
      advanceScroll(to: now)
    }
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
    scroll?.settle(to: time, height: selection.track.position, in: TableRows(table))
    showScroll()
    guard !isStopped, !isScrolling else { return }
    controller?.debug("the table came to rest at \(table.contentOffset.y.logText)")
    stop(nil)
    if controller?.pan === self { controller?.pan = nil }
  }

  private func showScroll() {
    guard let scroll else { return }
    table.moveContent(to: CGPoint(x: table.contentOffset.x, y: contentOffset(of: scroll)))
    if table.contentOffset.y != knownOffset {
      let text = "\(table.logName) at \(table.contentOffset.logText)"
      controller?.log?.record(.scroll, text)
      controller?.debug("scrolled: \(text)")
    }
    knownOffset = table.contentOffset.y
    guard !isStopped else { return }
    reach(scroll.present.reached + Self.tolerance * scroll.direction.sign)
    guard !isStopped, scroll.present.isOver, link != nil, !isSettling else { return }
    logScrollEnd("the table ends")
    link?.invalidate()
    link = nil
  }

  /// Takes over what others did to the offset and to the table's end, such as the table itself as it
  /// learns heights, or the application as it loads other rows.
  func noteForeignScrolling() {
    let moved = table.contentOffset.y - knownOffset
    if moved != 0 {
      knownOffset = table.contentOffset.y
      scroll?.shift(by: moved)
    }
    if let direction = scroll?.direction { scroll?.limit = limit(direction) }
  }

  /// Forgets the scroll, so that the next leg may begin one.
  func endScroll() {
    link?.invalidate()
    link = nil
    scroll = nil
  }

  /// Notes why a scroll under way ends.
  func logScrollEnd(_ reason: String) {
    guard let direction = scroll?.direction, link != nil, !isSettling else { return }
    let text = "auto-scroll \(direction.rawValue) ended: \(reason)"
    controller?.log?.record(.scroll, text)
    controller?.debug(text)
  }
}
