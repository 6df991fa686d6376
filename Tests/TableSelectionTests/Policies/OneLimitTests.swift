import Foundation
import LayoutGeometry
import LayoutInteraction
import LayoutTables
import TableSelection
import Testing

/// The limit of a strip under the gestures that the table has by itself, and under those of a second controller.
@Suite struct OneLimitTests {
  private func makeScreen(_ limit: SelectionLimit) -> SelectionScreen {
    let screen = SelectionScreen { source, table in
      source.selectsWithTwoFingers = true
      table.allowsMultipleSelection = true
    }
    screen.controller.limit = limit
    return screen
  }

  private func twoFingers(from first: Int, to last: Int, on screen: SelectionScreen) {
    let hand = Hand(of: 2, on: screen.window)
    let height = screen.row(first).y
    hand.press(at: [CGPoint(x: 150, y: height), CGPoint(x: 210, y: height)])
    hand.hold(for: .milliseconds(50))
    if first != last {
      let way = screen.row(last).y - height
      hand.move(by: CGPoint(x: 0, y: way), within: .milliseconds(300))
    }
    hand.release()
    screen.clock.advance(by: .seconds(1))
  }

  private func longPress(from first: Int, to last: Int, on screen: SelectionScreen) {
    let finger = screen.finger()
    finger.press(at: CGPoint(x: 200, y: screen.row(first).y))
    finger.hold(for: .milliseconds(250))
    finger.move(to: CGPoint(x: 200, y: screen.row(last).y), within: .milliseconds(300))
    finger.release()
  }

  @Test(arguments: SelectionLimit.WhenFull.allCases)
  func `the limit of a controller holds for two fingers of the system`(
    whenFull: SelectionLimit.WhenFull
  ) {
    let left = whenFull == .replaceOldest ? [5, 6, 7] : [2, 3, 4]
    let limit = SelectionLimit(total: 3, whenFull: whenFull)
    let dragged = makeScreen(limit)
    twoFingers(from: 2, to: 7, on: dragged)
    #expect(dragged.selected == left)
    let tapped = makeScreen(limit)
    for row in 2...7 { twoFingers(from: row, to: row, on: tapped) }
    #expect(tapped.selected == left)
    tapped.controller.enabled = false
    twoFingers(from: 9, to: 9, on: tapped)
    #expect(tapped.selected == left + [9])
  }

  @Test(arguments: SelectionLimit.WhenFull.allCases)
  func `and for drags of a controller that has none of its own`(
    whenFull: SelectionLimit.WhenFull
  ) {
    let screen = makeScreen(SelectionLimit(total: 3, whenFull: whenFull))
    let press = RowSelectionController(tableView: screen.table, mode: .longPressAndDrag)
    press.isEnabled = true
    longPress(from: 2, to: 7, on: screen)
    #expect(screen.selected == (whenFull == .replaceOldest ? [5, 6, 7] : [2, 3, 4]))
    #expect(press.refused.flatMap(\.rows) == (whenFull == .replaceOldest ? [] : [5, 6, 7]))
    press.limit = SelectionLimit(total: 1, whenFull: .skip)
    screen.table.deselectAllRows()
    longPress(from: 2, to: 7, on: screen)
    #expect(screen.selected == [2])
  }

  @Test(arguments: [true, false])
  func `rows are as old as the drag of another made them`(isLimitedBefore: Bool) {
    let limit = SelectionLimit(total: 6, whenFull: .replaceOldest)
    let screen = makeScreen(isLimitedBefore ? limit : .none)
    twoFingers(from: 7, to: 2, on: screen)
    screen.controller.limit = limit
    screen.tapTable(8)
    #expect(screen.selected == [2, 3, 4, 5, 6, 8])
  }

  @Test func `rows are as old as taps on the strip made them`() {
    let screen = makeScreen(.none)
    let press = RowSelectionController(tableView: screen.table, mode: .longPressAndDrag)
    press.isEnabled = true
    for row in [7, 2] {
      screen.finger().tap(at: screen.row(row))
      screen.clock.advance(by: .seconds(1))
    }
    press.limit = SelectionLimit(total: 2, whenFull: .replaceOldest)
    screen.tapTable(8)
    #expect(screen.selected == [2, 8])
  }
}
