import Foundation
import LayoutInteraction
import LayoutTables
import LayoutViews
import TableSelection
import Testing

/// Where the scrolling of a drag ends before the table does, and where the table's end comes nearer.
@Suite struct ScrollEndTests {
  private static let onTable = [
    SelectionMode.longPressAndDrag, .twoFingerPan, .editColumnPan,
    SelectionMode(start: .longPress, pass: .path, turningBack: .flip),
    SelectionMode(start: .longPress, pass: .path, turningBack: .restore),
  ]

  /// Begins a drag on a row.
  private func begin(_ row: Int, on screen: ControllerScreen) -> Hand {
    let mode = screen.controller.mode
    let x: CGFloat = mode.start == .editColumnPan ? 20 : 150
    let place = screen.place(row, x: x)
    let hand = Hand(of: mode.start == .twoFingerPan ? 2 : 1, on: screen.screen.window)
    hand.press(at: [place, CGPoint(x: x + 60, y: place.y)])
    if mode.start == .longPress { screen.screen.clock.advance(by: .milliseconds(250)) }
    return hand
  }

  private func makeScreen(_ mode: SelectionMode, sections: [Int]) -> ControllerScreen {
    ControllerScreen(mode, sections: sections, isEditing: mode.start == .editColumnPan) {
      source,
      _ in
      source.selectsWithTwoFingers = true
    }
  }

  @Test(arguments: onTable)
  func `content beyond its new end comes back under a drag`(mode: SelectionMode) {
    let screen = makeScreen(mode, sections: [30])
    let table = screen.screen.table
    table.contentOffset.y = 1020
    screen.screen.window.layoutIfNeeded()
    let hand = begin(24, on: screen)
    hand.move(by: CGPoint(x: 0, y: 50), within: .milliseconds(200))
    #expect(screen.controller.isSelecting)
    screen.screen.superview.frame.size.height = 600
    table.frame = screen.screen.superview.bounds
    screen.screen.window.layoutIfNeeded()
    #expect(table.contentOffset.y == 900)
    screen.screen.source.sections = [26]
    table.deleteRows(at: (0..<4).map { IndexPath(row: $0, section: 0) }, with: .none)
    screen.screen.clock.advance(by: .seconds(1))
    #expect(table.contentOffset.y == 700)
    #expect(screen.controller.isSelecting)
    hand.release()
  }

  @Test(arguments: onTable.filter { $0.start == .longPress }, [7, 60, 120])
  func `where a drag stays in its section the scroll ends with the section`(
    mode: SelectionMode,
    rate: Int
  ) {
    let screen = makeScreen(mode, sections: [20, 200])
    let finger = screen.screen.finger(eventsPerSecond: rate)
    finger.press(at: screen.place(2))
    finger.hold(for: .milliseconds(250))
    finger.move(to: CGPoint(x: 200, y: 475), within: .milliseconds(300))
    #expect(screen.screen.offset < 525)
    finger.hold(for: .seconds(2))
    #expect(abs(screen.screen.offset - 525) < 1e-3)
    #expect(screen.screen.selected == Array(2...19))
    #expect(screen.controller.scrollingDirection == nil)
    #expect(
      screen.screen.log.texts(of: .scroll).filter { $0.hasPrefix("auto-scroll") }
        == [
          "auto-scroll down began at up to 1000 pt/s", "auto-scroll down ended: the section ends",
        ]
    )
    finger.release()
    #expect(screen.screen.clock.isIdle)
  }

  @Test func `so it does on its way up, and nothing scrolls where the section ended before`() {
    let screen = ControllerScreen(.longPressAndDrag, sections: [200, 20])
    let table = screen.screen.table
    table.contentOffset.y = table.maximumContentOffset.y
    screen.screen.window.layoutIfNeeded()
    let up = screen.press(215)
    up.move(to: CGPoint(x: 200, y: 5), within: .milliseconds(300))
    up.hold(for: .seconds(3))
    #expect(abs(screen.screen.offset - 9995) < 1e-3)
    #expect(screen.screen.selected == Array(200...215))
    up.release()

    table.contentOffset.y = 9800
    screen.screen.window.layoutIfNeeded()
    let again = screen.press(202)
    again.move(to: CGPoint(x: 200, y: 5), within: .milliseconds(300))
    again.hold(for: .seconds(1))
    #expect(screen.screen.offset == 9800)
    again.release()
  }

  @Test(arguments: onTable)
  func `a drag that a full table has stopped scrolls no further`(mode: SelectionMode) {
    let screen = makeScreen(mode, sections: [100])
    let table = screen.screen.table
    screen.controller.limit = SelectionLimit(total: 15, whenFull: .stop)
    let hand = begin(2, on: screen)
    hand.move(by: CGPoint(x: 0, y: 350), within: .milliseconds(300))
    screen.screen.clock.advance(by: .seconds(3))
    #expect(screen.screen.selected == Array(2...16))
    #expect(screen.controller.scrollingDirection == nil)
    // The finger lies at the top of the first row for which there is no room.
    #expect(abs(screen.screen.offset - (850 - 475)) < 1e-3)
    #expect(screen.controller.refused.map(\.rows) == [17..<18])
    hand.move(by: CGPoint(x: 0, y: -100), within: .milliseconds(300))
    #expect(screen.controller.refused.isEmpty == (mode.turningBack != .flip))
    hand.release()

    screen.controller.limit = SelectionLimit(total: 20, whenFull: .stop)
    table.deselectAllRows()
    table.contentOffset.y = table.maximumContentOffset.y
    screen.screen.window.layoutIfNeeded()
    let up = begin(97, on: screen)
    up.move(by: CGPoint(x: 0, y: -350), within: .milliseconds(300))
    screen.screen.clock.advance(by: .seconds(3))
    #expect(screen.screen.selected == Array(78...97))
    #expect(screen.controller.refused.map(\.rows) == [77..<78])
    #expect(abs(screen.screen.offset - (3900 - 5)) < 1e-3)
    up.release()
    #expect(screen.screen.clock.isIdle)
  }
}
