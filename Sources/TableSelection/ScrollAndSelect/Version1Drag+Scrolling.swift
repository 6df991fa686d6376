import Foundation
import LayoutGeometry
import LayoutInteraction
import LayoutTables
import LayoutViews

extension Version1Drag {
  /// Begins to scroll towards the end of the table, whatever is left to scroll.
  ///
  /// The row is that under the finger, which sets the duration and is not taken.
  func beginScroll(_ direction: PanDirection, on row: IndexPath) {
    guard let interaction, let controller, let end = places.end(direction) else { return }
    let destination =
      direction == .down ? table.contentSize.height - table.bounds.height : -table.frame.minY
    let scroll = Version1Scroll(
      direction,
      at: interaction.clock.now,
      from: table.contentOffset.y,
      to: destination,
      rows: direction == .down
        ? places.steps(from: row, to: end) : places.steps(from: end, to: row),
      speed: controller.scrollingSpeed
    )
    self.scroll = scroll
    link = interaction.makeDisplayLink { [weak self] in self?.tick() }
    reportScroll(direction, "at \(CGFloat(1 / scroll.secondsPerRow).logText) rows/s")
    guard self.row == nil else { return }
    // The timer's first step asks for the last row of the pan.
    interaction.clock.schedule(after: .milliseconds(1)) { [weak self] in self?.catchUp() }
  }

  /// Advances to a frame: rows that came on the screen with the last one are measured, and the table goes on.
  private func tick() {
    table.window?.layoutIfNeeded()
    catchUp()
  }

  /// Performs the timer's steps since the last time.
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
    let first = passed >= scroll.rowsDone ? places.row(scroll.rowsDone, direction, from: row) : nil
    let count = passed - scroll.rowsDone
    if first != nil { scroll.rowsDone = passed }
    self.scroll = scroll
    let isOver = scroll.seconds(ofTick: tick) >= scroll.duration
    let destination = destination(of: scroll, direction)
    if let first { change(count, direction, from: first) }
    if isOver {
      if let end = places.end(direction) { change(end) }
      bring(to: destination)
      endLink()
      reportScrollEnd("the table ends")
    } else {
      bring(to: scroll.offset(atTick: tick, direction, to: destination))
    }
  }

  /// Returns where the content is to go: as found when the scroll began, or as found now if estimated
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
    reporter.log?.record(.scroll, "\(table.logName) at \(table.contentOffset.logText)")
    reporter.debug(text)
  }
}
