import Foundation
import LayoutGeometry
import LayoutInteraction
import LayoutViews
import TableSelection
import TestSupport
import Testing

/// A table with a controller of one mode in place of the strip.
private final class ControllerScreen {
  let screen: SelectionScreen
  let controller: RowSelectionController
  let press = PressWatch()

  init(
    _ mode: SelectionMode,
    sections: [Int] = [100],
    isEditing: Bool = false,
    configure: (RowSource, TableView) -> Void = { _, _ in }
  ) {
    screen = SelectionScreen(sections: sections, isEditing: isEditing) { source, table in
      table.allowsMultipleSelection = true
      configure(source, table)
    }
    screen.controller.enabled = false
    controller = RowSelectionController(tableView: screen.table, mode: mode)
    controller.pressDelegate = press
    controller.isEnabled = true
  }

  /// A place in the middle of a row, away from its circle.
  func place(_ row: Int, x: CGFloat = 200) -> CGPoint {
    let place = screen.row(row)
    return CGPoint(x: x, y: place.y)
  }

  /// Presses a row until a drag begins.
  func press(_ row: Int) -> Finger {
    let finger = screen.finger()
    finger.press(at: place(row))
    finger.hold(for: .milliseconds(250))
    return finger
  }
}

/// Notes the states of a long press.
private final class PressWatch: LongPressSelectionDelegate {
  var states: [String] = []

  func tableView(_ tableView: TableView, didUpdateLongPress state: LongPressSelectionState) {
    switch state {
    case .began(let row): states.append("began \(row.row)")
    case .changed(let rows): states.append("changed \(rows.map(\.row))")
    case .ended(let row): states.append("ended \(row.row)")
    case .cancelled: states.append("cancelled")
    }
  }
}

@Suite struct LongPressTests {
  @Test func `a drag begins after 0.2 s and its rows return when they leave the range`() {
    let screen = ControllerScreen(.longPressAndDrag)
    screen.screen.table.setSelected(true, rows: 4..<5)
    let finger = screen.screen.finger()
    finger.press(at: screen.place(1))
    finger.hold(for: .milliseconds(190))
    #expect(screen.screen.selected == [4])
    finger.hold(for: .milliseconds(20))
    #expect(screen.screen.selected == [1, 4])
    finger.move(to: screen.place(5), within: .milliseconds(400))
    #expect(screen.screen.selected == [1, 2, 3, 4, 5])
    finger.move(to: screen.place(3), within: .milliseconds(400))
    #expect(screen.screen.selected == [1, 2, 3, 4])
    finger.move(to: screen.place(0), within: .milliseconds(400))
    #expect(screen.screen.selected == [0, 1, 4])
    finger.release()
    #expect(screen.screen.selected == [0, 1, 4])
    #expect(screen.screen.offset == 0)
  }

  @Test func `its states name the rows in the order of the press, and only when they change`() {
    let screen = ControllerScreen(.longPressAndDrag)
    let finger = screen.press(3)
    finger.move(to: screen.place(4), within: .milliseconds(300))
    finger.move(to: screen.place(2), within: .milliseconds(300))
    finger.release()
    #expect(
      screen.press.states == [
        "began 3", "changed [3, 4]", "changed [3]", "changed [3, 2]", "ended 2",
      ]
    )
  }

  @Test func `a selected first row makes it deselect`() {
    let screen = ControllerScreen(.longPressAndDrag)
    screen.screen.table.setSelected(true, rows: 1..<6)
    let finger = screen.press(2)
    finger.move(to: screen.place(4), within: .milliseconds(300))
    #expect(screen.screen.selected == [1, 5])
    finger.move(to: screen.place(3), within: .milliseconds(300))
    finger.release()
    #expect(screen.screen.selected == [1, 4, 5])
  }

  @Test func `15 pt of movement are no press`() {
    for (distance, selected) in [(14.0, [2]), (16, [])] {
      let screen = ControllerScreen(.longPressAndDrag)
      screen.screen.table.isScrollEnabled = false
      let finger = screen.screen.finger()
      finger.press(at: screen.place(2))
      finger.move(to: screen.place(2, x: 200 + distance), within: .milliseconds(100))
      finger.hold(for: .milliseconds(300))
      #expect(screen.screen.selected == selected)
      finger.release()
    }
  }

  @Test func `UIKit's own 0.5 s and 10 pt can be had`() {
    let screen = ControllerScreen(.longPressAndDrag)
    screen.controller.minimumPressDuration = 0.5
    screen.controller.allowableMovement = 10
    let finger = screen.press(2)
    #expect(screen.screen.selected == [])
    finger.hold(for: .milliseconds(300))
    #expect(screen.screen.selected == [2])
  }

  @Test func `it stays in its section, or crosses it`() {
    for (crosses, selected) in [(false, [1, 2]), (true, [1, 2, 3, 4])] {
      let screen = ControllerScreen(.longPressAndDrag, sections: [3, 0, 20])
      screen.controller.crossesSections = crosses
      let finger = screen.press(1)
      finger.move(to: screen.place(4), within: .milliseconds(300))
      finger.release()
      #expect(screen.screen.selected == selected)
    }
  }

  @Test func `a cancelled one leaves nothing`() {
    let screen = ControllerScreen(.longPressAndDrag)
    screen.screen.table.setSelected(true, rows: 4..<5)
    let finger = screen.press(2)
    finger.move(to: screen.place(6), within: .milliseconds(300))
    finger.cancel()
    #expect(screen.screen.selected == [4])
    #expect(screen.press.states.last == "cancelled")
    #expect(screen.screen.log.texts(of: .selection).last == "drag cancelled")
    #expect(!screen.controller.isSelecting)
  }

  @Test func `a still finger at the edge scrolls and goes on selecting, until the table ends`() {
    let screen = ControllerScreen(.longPressAndDrag)
    let finger = screen.press(2)
    finger.move(to: CGPoint(x: 200, y: 475), within: .milliseconds(300))
    finger.hold(for: .seconds(1))
    let offset = screen.screen.offset
    #expect(offset > 500)
    #expect(screen.controller.scrollingDirection == .down)
    #expect(screen.screen.selected == Array(2...Int((475 + offset) / 50)))
    finger.hold(for: .seconds(20))
    #expect(screen.screen.selected == Array(2..<100))
    #expect(screen.controller.scrollingDirection == nil)
    // Back at the other edge it all returns.
    finger.move(to: CGPoint(x: 200, y: 5), within: .milliseconds(300))
    finger.hold(for: .seconds(20))
    #expect(screen.screen.offset == 0)
    #expect(screen.screen.selected == [0, 1, 2])
    finger.release()
    #expect(screen.screen.clock.isIdle)
  }

  @Test func `deeper is faster, and constant is constant`() {
    func distance(_ height: CGFloat, _ style: RowSelectionController.AutoScrollStyle) -> CGFloat {
      let screen = ControllerScreen(.longPressAndDrag)
      screen.controller.autoScroll = style
      let finger = screen.press(2)
      finger.move(to: CGPoint(x: 200, y: height), within: .milliseconds(100))
      let before = screen.screen.offset
      finger.hold(for: .seconds(1))
      return screen.screen.offset - before
    }
    #expect(abs(distance(455, .byDepth(fastest: 1000)) - 500) < 20)
    #expect(abs(distance(479, .byDepth(fastest: 1000)) - 980) < 30)
    #expect(abs(distance(455, .constant(rowsPerSecond: 10)) - 500) < 20)
    #expect(abs(distance(479, .constant(rowsPerSecond: 10)) - 500) < 20)
    #expect(distance(479, .none) == 0)
  }

  @Test func `a limit holds, and its refusals are told`() {
    let screen = ControllerScreen(.longPressAndDrag)
    screen.controller.limit = SelectionLimit(total: 3, whenFull: .skip)
    let finger = screen.press(1)
    finger.move(to: screen.place(6), within: .zero)
    #expect(screen.screen.selected == [1, 2, 3])
    #expect(screen.controller.refused.map(\.rows) == [4..<7])
    #expect(
      screen.screen.log.texts(of: .selection).last
        == "rows 4 to 6 refused: 3 rows are selected, which is the most"
    )
    finger.move(to: screen.place(0), within: .milliseconds(300))
    #expect(screen.screen.selected == [0, 1])
    #expect(screen.controller.refused.isEmpty)
  }

  @Test func `rows that the delegate takes out are left as they are`() {
    let screen = ControllerScreen(.longPressAndDrag)
    let finger = screen.press(1)
    finger.move(to: screen.place(4), within: .milliseconds(300))
    screen.screen.table.deselectRow(at: IndexPath(row: 2, section: 0), animated: false)
    finger.move(to: screen.place(5), within: .milliseconds(300))
    #expect(screen.screen.selected == [1, 3, 4, 5])
  }
}

@Suite struct TwoFingerTests {
  private func hand(on screen: ControllerScreen, at row: Int) -> Hand {
    let hand = Hand(of: 2, on: screen.screen.window)
    let place = screen.place(row)
    hand.press(at: [CGPoint(x: 150, y: place.y), CGPoint(x: 210, y: place.y)])
    return hand
  }

  @Test func `two fingers enter editing mode, select the range and stay in it`() {
    let screen = ControllerScreen(.twoFingerPan) { source, _ in source.selectsWithTwoFingers = true
    }
    let hand = hand(on: screen, at: 2)
    hand.move(by: CGPoint(x: 0, y: 150), within: .milliseconds(300))
    #expect(screen.screen.table.isEditing)
    #expect(screen.screen.selected == [2, 3, 4, 5])
    hand.move(by: CGPoint(x: 0, y: -100), within: .milliseconds(300))
    #expect(screen.screen.selected == [2, 3])
    hand.release()
    #expect(screen.screen.table.isEditing)
    #expect(screen.screen.selected == [2, 3])
    #expect(
      screen.screen.source.told == [
        "should 2", "+0/2", "did begin 2", "+0/3", "+0/4", "+0/5", "-0/5", "-0/4", "did end",
      ]
    )
  }

  @Test func `without the delegate's consent they scroll`() {
    let screen = ControllerScreen(.twoFingerPan)
    let hand = hand(on: screen, at: 5)
    hand.move(by: CGPoint(x: 0, y: -100), within: .milliseconds(300))
    #expect(!screen.screen.table.isEditing)
    #expect(screen.screen.selected == [])
    #expect(screen.screen.offset > 0)
  }

  @Test func `in editing mode one finger over the circles does the same`() {
    let screen = ControllerScreen(.twoFingerPan, isEditing: true)
    screen.screen.table.setSelected(true, rows: 1..<5)
    let finger = screen.screen.finger()
    finger.press(at: screen.place(2, x: 20))
    finger.move(to: screen.place(6, x: 20), within: .milliseconds(400))
    finger.release()
    #expect(screen.screen.selected == [1])
    #expect(screen.screen.offset == 0)
  }

  @Test func `and elsewhere it scrolls`() {
    let screen = ControllerScreen(.twoFingerPan, isEditing: true)
    let finger = screen.screen.finger()
    finger.press(at: screen.place(6))
    finger.move(to: screen.place(2), within: .milliseconds(400))
    finger.release()
    #expect(screen.screen.selected == [])
    #expect(screen.screen.offset > 0)
  }

  @Test func `rows that are refused are passed over`() {
    let screen = ControllerScreen(.twoFingerPan) { source, _ in
      source.selectsWithTwoFingers = true
      source.refused = [IndexPath(row: 3, section: 0)]
      source.fixed = [IndexPath(row: 4, section: 0)]
    }
    let hand = hand(on: screen, at: 2)
    hand.move(by: CGPoint(x: 0, y: 150), within: .milliseconds(300))
    hand.release()
    #expect(screen.screen.selected == [2, 5])
    #expect(
      screen.screen.log.texts(of: .selection).contains("row 3 skipped: it may not be selected")
    )
  }

  @Test(arguments: SelectionMode.all.filter { $0.start != .stripPan })
  func `every form of the general model runs and comes to rest`(mode: SelectionMode) {
    let isEditing = mode.start == .editColumnPan
    let screen = ControllerScreen(mode, isEditing: isEditing) { source, _ in
      source.selectsWithTwoFingers = true
    }
    let hand = Hand(of: mode.start == .twoFingerPan ? 2 : 1, on: screen.screen.window)
    let x: CGFloat = isEditing ? 20 : 150
    let start = screen.place(2).y
    hand.press(at: [CGPoint(x: x, y: start), CGPoint(x: x + 60, y: start)])
    hand.hold(for: .milliseconds(250))
    hand.move(by: CGPoint(x: 0, y: 200), within: .milliseconds(300))
    #expect(screen.screen.selected == [2, 3, 4, 5, 6])
    hand.move(by: CGPoint(x: 0, y: -150), within: .milliseconds(300))
    switch (mode.pass, mode.turningBack) {
    case (.range, .flip): #expect(screen.screen.selected == [2, 6])
    case (.range, _): #expect(screen.screen.selected == [2, 3])
    case (.path, _): #expect(screen.screen.selected == [2])
    }
    hand.release()
    screen.screen.clock.advance(by: .seconds(5))
    #expect(screen.screen.clock.isIdle)
  }
}
