import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutInteraction
import LayoutTables
import LayoutViews
import TableSelection
import Testing

/// How many rows a finger that is held still for a time passes.
struct SpeedRow: CustomTestStringConvertible {
  let testDescription: String
  let speed: TableViewScrollAndSelectController.ScrollingSpeed
  let passed: Int
}

@Suite struct TableAutoScrollTests {
  /// Pans from row 3 to a place within the lower zone, 460 pt, where row 9 is.
  private func scroll(_ screen: SelectionScreen, rate: Int = 60) -> Finger {
    let finger = screen.finger(eventsPerSecond: rate)
    finger.press(at: screen.row(3))
    finger.move(to: screen.strip(439), within: .milliseconds(300))
    finger.move(to: screen.strip(441), within: .milliseconds(2))
    return finger
  }

  @Test(arguments: [
    SpeedRow(testDescription: "slow", speed: .slow, passed: 20),
    SpeedRow(testDescription: "moderate", speed: .moderate, passed: 40),
    SpeedRow(testDescription: "fast", speed: .fast, passed: 80),
    SpeedRow(testDescription: "custom", speed: .custom(rowsPerSecond: 7.5), passed: 15),
    SpeedRow(testDescription: "none", speed: .custom(rowsPerSecond: 0), passed: 0),
    SpeedRow(testDescription: "backwards", speed: .custom(rowsPerSecond: -3), passed: 0),
    SpeedRow(testDescription: "no number", speed: .custom(rowsPerSecond: .nan), passed: 0),
  ])
  func `under a still finger so many rows pass in two seconds`(_ row: SpeedRow) {
    let screen = SelectionScreen(sections: [1000])
    screen.controller.scrollingSpeed = row.speed
    let finger = scroll(screen)
    #expect(screen.selected == [3, 4, 5, 6, 7, 8])
    finger.hold(for: .seconds(2))
    #expect(screen.selected.count == 6 + row.passed)
    #expect(screen.controller.scrollingDirection == (row.passed > 0 ? .down : nil))
    finger.release()
    #expect(screen.controller.scrollingDirection == nil)
    let offset = screen.offset
    #expect(abs(offset - CGFloat(row.passed) * 50) < 3)
    screen.clock.advance(by: .seconds(1))
    #expect(screen.offset == offset)
    #expect(screen.selected == Array(3..<9 + row.passed))
  }

  @Test(arguments: [1, 7, 30, 137, 411, 1003])
  func `what a hold ends with is what is due then, between two frames too`(milliseconds: Int) {
    let screen = SelectionScreen(sections: [1000])
    screen.controller.scrollingSpeed = .fast
    let finger = scroll(screen)
    let before = screen.offset
    finger.hold(for: .milliseconds(milliseconds))
    #expect(abs(screen.offset - before - CGFloat(milliseconds) * 2) < 1e-6)
    let selected = screen.selected
    finger.release()
    #expect(screen.selected == selected)
  }

  @Test func `a huge speed reaches the end at once`() {
    let screen = SelectionScreen(sections: [500])
    screen.controller.scrollingSpeed = .custom(rowsPerSecond: .infinity)
    let finger = scroll(screen)
    finger.hold(for: .milliseconds(100))
    #expect(screen.selected == Array(3..<500))
    #expect(screen.offset == 24_520)
  }

  @Test func `it begins 40 pt above the bottom, and not before`() {
    let screen = SelectionScreen()
    let finger = screen.finger()
    finger.press(at: screen.row(3))
    finger.move(to: screen.strip(440), within: .milliseconds(300))
    finger.hold(for: .seconds(1))
    #expect(screen.offset == 0)
    finger.move(to: screen.strip(440.5), within: .milliseconds(10))
    finger.hold(for: .seconds(1))
    #expect(screen.offset > 900)
  }

  @Test func `it ends at the table's end, with the last row selected`() {
    let screen = SelectionScreen(sections: [10, 0, 20])
    let finger = scroll(screen)
    finger.hold(for: .seconds(5))
    #expect(screen.selected == Array(3..<30))
    #expect(screen.offset == screen.table.maximumContentOffset.y)
    #expect(screen.log.texts(of: .scroll).last == "auto-scroll down ended: the table ends")
    #expect(screen.clock.isIdle)
    finger.release()
    #expect(screen.source.told.last == "end")
  }

  @Test func `it goes up as well, to the very top`() {
    let screen = SelectionScreen(sections: [40]) { source, _ in source.headers = [0] }
    screen.table.contentOffset.y = 1000
    let finger = screen.finger()
    finger.press(at: screen.row(24))
    finger.move(to: screen.strip(20), within: .milliseconds(300))
    #expect(screen.controller.scrollingDirection == .up)
    finger.hold(for: .seconds(3))
    #expect(screen.selected == Array(0...24))
    #expect(screen.offset == 0)
    #expect(screen.controller.scrollingDirection == nil)
  }

  @Test func `a finger that turns back by 5 pt ends it and flips`() {
    let screen = SelectionScreen()
    let finger = scroll(screen)
    finger.hold(for: .seconds(1))
    let selected = screen.selected
    finger.move(to: screen.strip(437), within: .milliseconds(20))
    #expect(screen.controller.scrollingDirection == .down)
    finger.move(to: screen.strip(436), within: .zero)
    #expect(screen.controller.scrollingDirection == nil)
    let offset = screen.offset
    finger.hold(for: .seconds(1))
    #expect(screen.offset == offset)
    finger.move(to: screen.strip(236), within: .milliseconds(300))
    finger.release()
    #expect(screen.selected.count <= selected.count - 3)
    #expect(screen.selected.first == 3)
    #expect(screen.log.texts(of: .scroll).last == "auto-scroll down ended: the finger turned back")
  }

  @Test func `turned back and down again it scrolls on`() {
    let screen = SelectionScreen(sections: [1000])
    let finger = scroll(screen)
    finger.hold(for: .seconds(1))
    finger.move(to: screen.strip(400), within: .milliseconds(100))
    let offset = screen.offset
    finger.move(to: screen.strip(460), within: .milliseconds(100))
    finger.hold(for: .milliseconds(500))
    #expect(screen.offset > offset + 400)
  }

  @Test func `nothing scrolls with anchors out of range, or a table that does not scroll`() {
    let changes: [(SelectionScreen) -> Void] = [
      { $0.controller.bottomScrollingAnchor = 1 },
      { $0.controller.bottomScrollingAnchor = .nan },
      { $0.table.isScrollEnabled = false },
      { $0.table.contentOffset.y = $0.table.maximumContentOffset.y },
    ]
    // The strip goes on for 10 points below the table.
    let heights: [CGFloat] = [470, 483]
    for (change, height) in changes.flatMap({ change in heights.map { (change, $0) } }) {
      let screen = SelectionScreen()
      change(screen)
      let offset = screen.offset
      let finger = screen.finger()
      finger.press(at: screen.strip(300))
      finger.move(to: screen.strip(height), within: .milliseconds(300))
      finger.hold(for: .seconds(1))
      #expect(screen.offset == offset)
    }
  }

  @Test func `a table that fits does not scroll, and rows not passed stay as they are`() {
    let screen = SelectionScreen(sections: [30], rowHeight: 16)
    let finger = screen.finger()
    finger.press(at: screen.row(20))
    finger.move(to: screen.row(28), within: .milliseconds(300))
    finger.hold(for: .seconds(2))
    #expect(screen.selected == Array(20...28))
  }

  @Test func `the zones are measured from the safe area`() {
    let screen = SelectionScreen(device: "iPhone 15")
    let table = screen.table
    screen.superview.frame = screen.window.bounds
    table.frame = screen.superview.bounds
    table.contentInsetAdjustmentBehavior = .automatic
    screen.window.layoutIfNeeded()
    let edges = screen.controller.scrollingEdges
    let safe = screen.window.environment.safeAreaInsets
    #expect(edges.top == safe.top + 40)
    #expect(edges.bottom == screen.window.bounds.height - safe.bottom - 40)
  }

  @Test func `the zones follow a superview that lies elsewhere`() {
    let screen = SelectionScreen()
    screen.superview.frame.origin.y = 80
    screen.window.layoutIfNeeded()
    #expect(screen.controller.scrollingEdges.bottom == 440)
    let finger = screen.finger()
    finger.press(at: screen.row(3))
    finger.move(to: screen.strip(441), within: .milliseconds(300))
    finger.hold(for: .seconds(1))
    #expect(screen.offset > 900)
  }

  @Test func `estimates that are too small end short of the end`() {
    let screen = SelectionScreen { source, _ in source.estimate = 40 }
    let finger = scroll(screen)
    finger.hold(for: .seconds(10))
    finger.release()
    #expect(screen.selected == Array(3..<100))
    #expect(screen.offset < screen.table.maximumContentOffset.y - 500)
  }

  @Test func `actual heights reach the end whatever the estimates`() {
    let screen = SelectionScreen { source, _ in source.estimate = 40 }
    screen.controller.shouldUseEstimatedRowHeightWhenScrolling = false
    let finger = scroll(screen)
    finger.hold(for: .seconds(10))
    #expect(screen.selected == Array(3..<100))
    #expect(screen.offset == screen.table.maximumContentOffset.y)
  }

  @Test func `estimates that are too large lag, and select extra rows after the finger is lifted`()
  {
    let screen = SelectionScreen(sections: [1000]) { source, _ in source.estimate = 60 }
    let finger = scroll(screen)
    finger.hold(for: .seconds(2))
    let before = screen.selected
    finger.release()
    #expect(screen.source.told.last == "end")
    #expect(screen.selected == before)
    screen.clock.advance(by: .seconds(1))
    #expect(screen.selected.count == before.count + 8)
    #expect(screen.clock.isIdle)
    #expect(!screen.controller.isPanning)
  }

  @Test func `rows of their own heights are measured on the way`() {
    let heights = (0..<200).map { 30 + CGFloat($0 % 5) * 20 }
    let screen = SelectionScreen(sections: [200]) { source, table in
      source.heights = heights
      table.rowHeight = TableView.automaticDimension
    }
    screen.controller.shouldUseEstimatedRowHeightWhenScrolling = false
    let finger = screen.finger()
    finger.press(at: screen.row(1))
    finger.move(to: screen.strip(460), within: .milliseconds(300))
    finger.hold(for: .seconds(20))
    #expect(screen.selected == Array(1..<200))
    #expect(abs(screen.offset - screen.table.maximumContentOffset.y) < 1)
  }
}
