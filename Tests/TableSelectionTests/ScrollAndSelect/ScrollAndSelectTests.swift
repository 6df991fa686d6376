import Foundation
import LayoutGeometry
import LayoutInteraction
import LayoutTables
import LayoutViews
import TableSelection
import TestSupport
import Testing

@Suite struct ScrollAndSelectTests {
  @Test(arguments: [60, 30, 120, 1])
  func `a pan selects the rows it passes, at any event rate`(rate: Int) {
    let screen = SelectionScreen()
    screen.pan(2, 6, eventsPerSecond: rate)
    #expect(screen.selected == [2, 3, 4, 5, 6])
    #expect(screen.source.told == ["begin", "+0/2", "+0/3", "+0/4", "+0/5", "+0/6", "end"])
  }

  @Test(arguments: [60, 30, 120, 1])
  func `a pan that turns back flips`(rate: Int) {
    let screen = SelectionScreen()
    screen.pan(2, 6, 3, eventsPerSecond: rate)
    #expect(screen.selected == [2])
    #expect(screen.source.told.suffix(5) == ["-0/6", "-0/5", "-0/4", "-0/3", "end"])
  }

  @Test func `a pan from a selected row deselects`() {
    let screen = SelectionScreen()
    screen.pan(1, 7)
    screen.source.told = []
    screen.pan(5, 3)
    #expect(screen.selected == [1, 2, 6, 7])
    #expect(screen.source.told == ["begin", "-0/5", "-0/4", "-0/3", "end"])
  }

  @Test func `the row on which the finger comes down is the first one`() {
    let screen = SelectionScreen()
    let finger = screen.finger()
    finger.press(at: screen.strip(145))
    finger.move(to: screen.strip(175), within: .milliseconds(100))
    finger.release()
    #expect(screen.selected == [2, 3])
  }

  @Test func `a sideways pan selects its row alone`() {
    let screen = SelectionScreen()
    let finger = screen.finger()
    finger.press(at: screen.row(2))
    finger.move(to: CGPoint(x: 300, y: screen.row(2).y + 3), within: .milliseconds(100))
    finger.release()
    #expect(screen.selected == [2])
  }

  @Test func `a tap toggles a row`() {
    let screen = SelectionScreen()
    screen.finger().tap(at: screen.row(3))
    screen.finger().tap(at: screen.row(5))
    #expect(screen.selected == [3, 5])
    screen.finger().tap(at: screen.row(3))
    #expect(screen.selected == [5])
    #expect(screen.source.told == ["+0/3", "+0/5", "-0/3"])
  }

  @Test func `a tap where no row is does nothing`() {
    let screen = SelectionScreen(sections: [3])
    screen.finger().tap(at: screen.strip(300))
    #expect(screen.selected.isEmpty)
    #expect(screen.source.told.isEmpty)
  }

  @Test func `without several rows at a time a tap is the table's, and a pan changes nothing`() {
    let screen = SelectionScreen(isEditing: false)
    screen.finger().tap(at: screen.row(3))
    screen.finger().tap(at: screen.row(5))
    #expect(screen.selected == [5])
    screen.pan(1, 4)
    #expect(screen.selected == [5])
  }

  @Test func `outside of editing several rows can be selected where the table allows it`() {
    let screen = SelectionScreen(isEditing: false)
    screen.table.allowsMultipleSelection = true
    screen.pan(2, 4)
    #expect(screen.selected == [2, 3, 4])
  }

  @Test func `rows that may not be edited are skipped`() {
    let screen = SelectionScreen { source, _ in
      source.fixed = [IndexPath(row: 3, section: 0), IndexPath(row: 5, section: 0)]
    }
    screen.pan(2, 6)
    #expect(screen.selected == [2, 4, 6])
    screen.finger().tap(at: screen.row(3))
    #expect(screen.selected == [2, 4, 6])
    #expect(screen.log.texts(of: .selection).contains("row 3 skipped: it may not be edited"))
  }

  @Test func `headers and empty sections lie between the rows`() {
    let screen = SelectionScreen(sections: [3, 0, 4]) { source, _ in source.headers = [0, 1, 2] }
    screen.pan(1, 5)
    #expect(screen.selected == [1, 2, 3, 4, 5])
    #expect(screen.source.told == ["begin", "+0/1", "+0/2", "+2/0", "+2/1", "+2/2", "end"])
    #expect(
      screen.log.texts(of: .selection)[..<2] == [
        "drag began on row 0/1, selecting", "row 0/1 selected",
      ]
    )
  }

  @Test func `a pan from below the last row takes the rows it meets`() {
    let screen = SelectionScreen(sections: [5])
    let finger = screen.finger()
    finger.press(at: screen.strip(400))
    finger.move(to: screen.row(3), within: .milliseconds(300))
    finger.release()
    #expect(screen.selected == [3, 4])
  }

  @Test func `a pan in a scrolled table takes the rows that are there`() {
    let screen = SelectionScreen()
    screen.table.contentOffset.y = 1000
    screen.pan(22, 26)
    #expect(screen.selected == [22, 23, 24, 25, 26])
  }

  @Test func `a cancelled pan ends and keeps what it selected`() {
    let screen = SelectionScreen()
    let finger = screen.finger()
    finger.press(at: screen.row(2))
    finger.move(to: screen.row(4), within: .milliseconds(300))
    finger.cancel()
    #expect(screen.selected == [2, 3, 4])
    #expect(screen.source.told.last == "end")
    #expect(!screen.controller.isPanning)
  }

  @Test func `disabling in mid-pan ends it, once`() {
    let screen = SelectionScreen()
    let finger = screen.finger()
    finger.press(at: screen.row(2))
    finger.move(to: screen.row(4), within: .milliseconds(300))
    screen.controller.enabled = false
    finger.move(to: screen.row(6), within: .milliseconds(300))
    finger.release()
    #expect(screen.selected == [2, 3, 4])
    #expect(screen.source.told == ["begin", "+0/2", "+0/3", "+0/4", "end"])
  }

  @Test func `a delegate may disable the controller from within a call`() {
    let screen = SelectionScreen()
    screen.source.didChange = { if $0.row == 4 { screen.controller.enabled = false } }
    screen.pan(2, 8, eventsPerSecond: 1)
    #expect(screen.selected == [2, 3, 4])
    #expect(screen.source.told.last == "end")
  }

  @Test func `rows may vanish under the finger`() {
    let screen = SelectionScreen(sections: [9])
    screen.source.didChange = { path in
      guard path.row == 4 else { return }
      screen.source.didChange = nil
      screen.source.sections = [3]
      screen.table.reloadData()
    }
    screen.pan(2, 8, eventsPerSecond: 1)
    #expect(screen.selected.allSatisfy { $0 < 3 })
  }

  @Test func `a table that leaves the screen in mid-scroll ends the pan`() {
    let screen = SelectionScreen()
    let finger = screen.finger()
    finger.press(at: screen.row(3))
    finger.move(to: screen.strip(470), within: .milliseconds(300))
    screen.superview.removeFromSuperview()
    finger.hold(for: .seconds(1))
    finger.release()
    #expect(screen.source.told.last == "end")
    #expect(screen.source.told.count { $0 == "end" } == 1)
    #expect(screen.clock.isIdle)
  }

  @Test func `beside the strip a finger taps and scrolls the table as ever`() {
    let screen = SelectionScreen()
    let finger = screen.finger()
    finger.tap(at: CGPoint(x: 200, y: screen.row(3).y))
    #expect(screen.selected == [3])
    finger.tap(at: CGPoint(x: 200, y: screen.row(3).y))
    #expect(screen.selected.isEmpty)
    finger.press(at: CGPoint(x: 200, y: screen.row(6).y))
    finger.move(to: CGPoint(x: 200, y: screen.row(2).y), within: .milliseconds(300))
    finger.release()
    #expect(screen.selected.isEmpty)
    #expect(screen.offset == 190)
    #expect(screen.source.told == ["+0/3", "-0/3"])
  }

  @Test func `a hidden strip lets touches through to the table`() {
    let screen = SelectionScreen()
    screen.controller.touchView?.isHidden = true
    screen.pan(6, 2)
    #expect(screen.selected.isEmpty)
    #expect(screen.offset == 190)
  }

  @Test func `a pan needs 10 pt before it selects anything`() {
    let screen = SelectionScreen()
    let finger = screen.finger()
    finger.press(at: screen.row(2))
    finger.move(to: screen.strip(134), within: .milliseconds(100))
    #expect(screen.selected.isEmpty)
    finger.move(to: screen.strip(135), within: .milliseconds(100))
    #expect(screen.selected == [2])
    #expect(screen.source.told == ["begin", "+0/2"])
  }

  @Test func `one row of the log for each thing that happens`() {
    let screen = SelectionScreen(sections: [3, 2])
    screen.log.removeAll()
    let finger = screen.finger(eventsPerSecond: 10)
    finger.press(at: screen.row(1))
    finger.move(to: screen.row(2), within: .milliseconds(200))
    finger.release()
    #expect(
      screen.log.entries.map(\.line) == [
        "0.00 touch finger 1 down at (30, 75)",
        "0.00 hit finger 1 hits touchView",
        "0.10 touch finger 1 moved to (30, 100)",
        "0.10 recognizer pan of touchView began at (30, 100)",
        "0.10 recognizer tap of touchView failed: pan of touchView was first",
        "0.10 delegate tableViewSelectionPanningDidBegin",
        "0.10 selection drag began on row 0/1, selecting",
        "0.10 selection row 0/1 selected",
        "0.10 selection row 0/2 selected",
        "0.20 touch finger 1 moved to (30, 125)",
        "0.20 recognizer pan of touchView changed",
        "0.20 touch finger 1 up at (30, 125)",
        "0.20 recognizer pan of touchView ended",
        "0.20 selection drag ended",
        "0.20 delegate tableViewSelectionPanningDidEnd",
      ]
    )
  }

  @Test func `the strip belongs to the finger that came down on it, wherever that goes`() {
    let screen = SelectionScreen()
    let finger = screen.finger()
    #expect(finger.press(at: screen.row(2)) === screen.controller.touchView)
    finger.move(to: CGPoint(x: 300, y: screen.row(4).y), within: .milliseconds(300))
    finger.release()
    #expect(screen.selected == [2, 3, 4])
    #expect(screen.offset == 0)
  }

  @Test(arguments: UInt64(1)...25)
  func `the selection does not depend on the event rate`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let places = (0..<Int.random(in: 2...6, using: &random)).map { _ in
      (CGFloat.random(in: 0..<480, using: &random), Int.random(in: 20...600, using: &random))
    }
    let holds = places.map { _ in Int.random(in: 0...400, using: &random) }
    let speed = Float.random(in: 5...50, using: &random)
    let outcomes = [60, 30, 120, 7, 1].map { rate -> [Int] in
      let screen = SelectionScreen(sections: [20, 0, 30, 60]) { source, _ in
        source.headers = [0, 2, 3]
      }
      screen.controller.scrollingSpeed = .custom(rowsPerSecond: speed)
      screen.table.contentOffset.y = 900
      let finger = screen.finger(eventsPerSecond: rate)
      finger.press(at: screen.strip(places[0].0))
      for (place, hold) in zip(places.dropFirst(), holds) {
        finger.move(to: screen.strip(place.0), within: .milliseconds(place.1))
        finger.hold(for: .milliseconds(hold))
      }
      finger.release()
      screen.clock.advance(by: .seconds(1))
      return screen.selected
    }
    for outcome in outcomes { #expect(outcome == outcomes[0], "seed \(seed)") }
  }
}
