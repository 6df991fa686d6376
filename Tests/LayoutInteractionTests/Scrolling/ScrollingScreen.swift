import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutInteraction
import LayoutTables
import LayoutViews

/// A table of 50 rows at (0, 0) with 300 × 400 pt, and what its delegate is told.
final class ScrollingScreen: TableViewDataSource, TableViewDelegate {
  let window = Window(environment: ScreenEnvironment(device: Device.catalogue[0]))
  let table = TableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  var told: [String] = []
  var target: CGFloat?
  var goesToTop = true
  var selectsWithTwoFingers = false
  let rows: Int
  /// The offsets that the delegate was told of.
  var offsets: [CGFloat] = []

  /// Makes the screen; `rows` of 50 pt each.
  init(rows: Int = 50) {
    self.rows = rows
    table.rowHeight = 50
    table.sectionHeaderTopPadding = 0
    table.show(in: window, of: self)
  }

  var finger: Finger { Finger(on: window) }
  var clock: VirtualClock { window.interaction.clock }

  /// Drags, and lifts the finger in full motion.
  func fling(from start: CGFloat, to end: CGFloat, within duration: Duration, rate: Int = 60) {
    let finger = Finger(on: window, eventsPerSecond: rate)
    finger.press(at: CGPoint(x: 150, y: start))
    finger.move(to: CGPoint(x: 150, y: end), within: duration)
    finger.release()
  }

  /// Lets time pass until nothing moves any more.
  func settle() {
    var frames = 0
    while !clock.isIdle, frames < 3600 {
      clock.advance(by: .milliseconds(100))
      frames += 1
    }
  }

  func drag(from start: CGFloat, to end: CGFloat) {
    let finger = finger
    finger.press(at: CGPoint(x: 150, y: start))
    finger.move(to: CGPoint(x: 150, y: end), within: .milliseconds(300))
    finger.hold(for: .milliseconds(200))
    finger.release()
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(style: .default, reuseIdentifier: nil)
  }

  func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {
    told.append("highlight \(indexPath.row) at \(clock.now.sinceStart.inSecondsText)")
  }

  func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {
    told.append("unhighlight \(indexPath.row)")
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    told.append("select \(indexPath.row)")
  }

  func tableView(
    _ tableView: TableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    told.append("select two \(indexPath.row)")
    return selectsWithTwoFingers
  }

  func scrollViewWillBeginDragging(_ scrollView: ScrollView) { told.append("will drag") }

  func scrollViewWillEndDragging(
    _ scrollView: ScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: inout CGPoint
  ) {
    told.append("will end at \(velocity.y.logText)")
    if let target { targetContentOffset.y = target }
  }

  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
    told.append(decelerate ? "did end, goes on" : "did end")
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    offsets.append(scrollView.contentOffset.y)
  }

  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) { told.append("will go on") }
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) { told.append("rests") }
  func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool {
    told.append("to the top?")
    return goesToTop
  }
  func scrollViewDidScrollToTop(_ scrollView: ScrollView) { told.append("at the top") }

  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) { told.append("animated") }
}

extension TableView {
  /// Puts the table into a window, with its content at the very top and `owner` to answer it.
  func show(in window: Window, of owner: any TableViewDataSource & TableViewDelegate) {
    contentInsetAdjustmentBehavior = .never
    dataSource = owner
    delegate = owner
    window.addSubview(self)
    _ = window.interaction
    window.layoutIfNeeded()
  }
}
