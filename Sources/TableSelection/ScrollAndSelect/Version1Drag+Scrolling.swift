import Foundation
import LayoutGeometry
import LayoutInteraction
import LayoutTables
import LayoutViews

extension Version1Pan {
  /// Which way the table scrolls by itself; nil where it does not.
  var scrollingDirection: PanDirection? { link == nil ? nil : direction }

  /// Begins to scroll towards the end of the table, whatever is left to scroll.
  ///
  /// - Parameters:
  ///   - direction: Which way.
  ///   - row: The row under the finger, which sets how long it takes and is not taken.
  func beginScroll(_ direction: PanDirection, on row: IndexPath) {
    guard let interaction, let controller, let end = rows.end(direction) else { return }
    let destination =
      direction == .down ? table.contentSize.height - table.bounds.height : -table.frame.minY
    let scroll = Version1Scroll(
      direction,
      at: interaction.clock.now,
      from: table.contentOffset.y,
      to: destination,
      rows: direction == .down
        ? rows.steps(from: row, to: end) : rows.steps(from: end, to: row),
      speed: controller.scrollingSpeed
    )
    self.scroll = scroll
    link = interaction.makeDisplayLink { [weak self] in self?.tick() }
    let speed = CGFloat(1 / scroll.secondsPerRow).logText
    let text = "auto-scroll \(direction.rawValue) began at \(speed) rows/s"
    controller.report(.scrollingBegan(direction), .scroll, text)
    controller.debug(text)
    guard self.row == nil else { return }
    // The timer's first step asks for the row where the pan was last.
    interaction.clock.schedule(after: .milliseconds(1)) { [weak self] in self?.catchUp() }
  }

  /// A frame is due: rows that came on the screen with the last one are measured, and the table goes on.
  private func tick() {
    table.window?.layoutIfNeeded()
    catchUp()
  }

  /// Does what the timer has done since the last time.
  func catchUp() {
    guard link != nil, !isStopped, let now = interaction?.clock.now, var scroll, let direction
    else { return }
    let tick = scroll.ticks(until: now)
    guard tick > scroll.tickCount else { return }
    scroll.tickCount = tick
    guard let row else {
      return crash("the table begins to scroll, and the pan was on no row from which to go on")
    }
    guard let passed = scroll.rowsPassed(atTick: tick) else {
      return crash("the speed is no number of rows that can be counted")
    }
    let first = passed >= scroll.rowsDone ? rows.row(scroll.rowsDone, direction, from: row) : nil
    let count = passed - scroll.rowsDone
    if first != nil { scroll.rowsDone = passed }
    self.scroll = scroll
    let isOver = scroll.seconds(ofTick: tick) >= scroll.duration
    let destination = destination(of: scroll, direction)
    if let first { change(count, direction, from: first) }
    if isOver {
      if let end = rows.end(direction) { change(end) }
      bring(to: destination)
      endScroll("the table ends")
    } else {
      bring(to: scroll.offset(atTick: tick, direction, to: destination))
    }
  }

  /// Where the content is to go: as it was found when the scroll began, or as it is found now where estimated
  /// heights are not to be used.
  private func destination(of scroll: Version1Scroll, _ direction: PanDirection) -> CGFloat {
    guard controller?.shouldUseEstimatedRowHeightWhenScrolling == false else {
      return scroll.destination
    }
    return direction == .down
      ? table.contentSize.height - table.bounds.height : -table.safeAreaInsets.top
  }

  private func bring(to offset: CGFloat) {
    guard offset.isFinite else { return crash("the offset of the table is to be no number") }
    let before = table.contentOffset.y
    table.setContentOffset(CGPoint(x: table.contentOffset.x, y: offset), animated: false)
    guard table.contentOffset.y != before else { return }
    let text = "scrolled: \(table.logName) at \(table.contentOffset.logText)"
    log?.record(.scroll, "\(table.logName) at \(table.contentOffset.logText)")
    controller?.debug(text)
  }

  /// Ends the timer of a scroll under way, and says why.
  func endScroll(_ reason: String) {
    guard link != nil, let scroll else { return }
    endLink()
    let text = "auto-scroll \(scroll.direction.rawValue) ended: \(reason)"
    controller?.report(.scrollingEnded(scroll.direction), .scroll, text)
    controller?.debug(text)
  }

  func endLink() {
    link?.invalidate()
    link = nil
  }
}
