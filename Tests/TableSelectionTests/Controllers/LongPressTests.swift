import Foundation
import LayoutGeometry
import LayoutInteraction
import LayoutTables
import LayoutViews
import TableSelection
import Testing

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

  @Test func `its states name rows too that may not be changed`() {
    let screen = ControllerScreen(.longPressAndDrag) { source, _ in
      source.refused = [IndexPath(row: 3, section: 0), IndexPath(row: 4, section: 0)]
    }
    let finger = screen.press(3)
    #expect(screen.press.states == ["began 3"])
    finger.move(to: screen.place(4), within: .milliseconds(300))
    finger.move(to: screen.place(3), within: .milliseconds(300))
    finger.move(to: screen.place(2), within: .milliseconds(300))
    finger.release()
    #expect(
      screen.press.states == [
        "began 3", "changed [3, 4]", "changed [3]", "changed [3, 2]", "ended 2",
      ]
    )
    #expect(screen.screen.selected == [2])
    screen.press(4).cancel()
    #expect(screen.press.states.suffix(2) == ["began 4", "cancelled"])
  }

  @Test func `a press whose rows are all gone is cancelled`() {
    let screen = ControllerScreen(.longPressAndDrag)
    let table = screen.screen.table
    var finger = screen.press(3)
    screen.screen.source.sections = [99]
    table.deleteRows(at: [IndexPath(row: 3, section: 0)], with: .none)
    finger.hold(for: .milliseconds(100))
    finger.release()
    #expect(screen.press.states == ["began 3", "cancelled"])
    finger = screen.press(3)
    finger.move(to: screen.place(5), within: .milliseconds(200))
    screen.screen.source.sections = [0]
    table.reloadData()
    finger.release()
    #expect(screen.press.states.suffix(1) == ["cancelled"])
    #expect(screen.press.states.filter { $0 == "cancelled" }.count == 2)
  }

  @Test func `without a duration it begins with the touch`() {
    let screen = ControllerScreen(.longPressAndDrag)
    screen.controller.minimumPressDuration = 0
    let finger = screen.screen.finger()
    finger.press(at: screen.place(3))
    #expect(screen.screen.selected == [3])
    finger.release()
    #expect(screen.press.states == ["began 3", "ended 3"])
  }

  @Test(arguments: SelectionMode.all.filter { $0.turningBack != .flip && $0.start == .longPress })
  func `past its first row rows are given up as the finger goes, however often it reports`(
    mode: SelectionMode
  ) {
    for duration in [Duration.zero, .milliseconds(300)] {
      let screen = ControllerScreen(mode)
      let finger = screen.press(3)
      finger.move(to: screen.place(5), within: .milliseconds(300))
      screen.screen.source.told = []
      finger.move(to: screen.place(1), within: duration)
      // On its way back a path gives up the row under the finger, its first one too.
      let first = mode.pass == .path ? ["-0/3", "+0/3"] : []
      #expect(screen.screen.source.told == ["-0/5", "-0/4"] + first + ["+0/2", "+0/1"])
      finger.release()
    }
  }

  @Test(arguments: SelectionMode.all.filter { $0.turningBack != .flip && $0.start == .longPress })
  func `and make room for each other as the finger goes`(mode: SelectionMode) {
    for duration in [Duration.zero, .milliseconds(100), .seconds(1)] {
      let screen = ControllerScreen(mode)
      screen.controller.limit = SelectionLimit(total: 1)
      let finger = screen.press(3)
      finger.move(to: screen.place(4), within: .seconds(1))
      screen.screen.source.told = []
      finger.move(to: screen.place(2), within: duration)
      let way =
        mode.pass == .path
        ? ["-0/4", "+0/3", "-0/3", "+0/3", "-0/3", "+0/2"] : ["-0/4", "+0/3", "-0/3", "+0/2"]
      #expect(screen.screen.source.told == way, "\(duration)")
      finger.release()
    }
  }

  @Test(arguments: SelectionMode.all.filter { $0.turningBack != .flip && $0.start == .longPress })
  func `and so are rows that were refused before one decided`(mode: SelectionMode) {
    for duration in [Duration.zero, .milliseconds(300)] {
      let screen = ControllerScreen(mode) { source, _ in
        source.refused = [IndexPath(row: 2, section: 0), IndexPath(row: 3, section: 0)]
      }
      let finger = screen.press(2)
      finger.move(to: screen.place(5), within: duration)
      #expect(screen.controller.refused.map(\.rows) == [2..<4])
      finger.move(to: screen.place(3), within: duration)
      // The row under a path that goes back is given up.
      #expect(screen.controller.refused.map(\.rows) == [2..<(mode.pass == .path ? 3 : 4)])
      finger.release()
    }
  }

  @Test(arguments: [25.0, 325]) func `on a header, or below the last row, it does not begin`(
    height: CGFloat
  ) {
    let screen = ControllerScreen(.longPressAndDrag, sections: [5]) { source, _ in
      source.headers = [0]
    }
    let finger = screen.screen.finger()
    finger.press(at: CGPoint(x: 200, y: height))
    finger.hold(for: .milliseconds(300))
    #expect(!screen.controller.isSelecting)
    finger.move(to: screen.place(3), within: .milliseconds(300))
    finger.release()
    #expect(screen.screen.selected == [])
    #expect(screen.press.states == [])
  }

  @Test(arguments: [Duration.zero, .milliseconds(300)])
  func `the oldest row makes room first, row by row, however often the finger reports`(
    duration: Duration
  ) {
    for mode in SelectionMode.all where mode.start == .longPress {
      let screen = ControllerScreen(mode)
      screen.screen.table.setSelected(true, rows: 0..<3)
      screen.controller.limit = SelectionLimit(total: 4)
      let finger = screen.press(3)
      finger.move(to: screen.place(7), within: duration)
      #expect(
        screen.screen.source.told == [
          "+0/3", "-0/0", "+0/4", "-0/1", "+0/5", "-0/2", "+0/6", "-0/3", "+0/7",
        ]
      )
      finger.release()
    }
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

  @Test(arguments: [(475.0, 500.0), (455, 80), (5, -500), (240, 0)])
  func `a press in the zone scrolls under a finger that never moved`(
    height: CGFloat,
    least: CGFloat
  ) {
    let screen = ControllerScreen(.longPressAndDrag)
    screen.screen.table.setContentOffset(CGPoint(x: 0, y: 2000), animated: false)
    screen.screen.window.layoutIfNeeded()
    let finger = screen.screen.finger()
    finger.press(at: CGPoint(x: 200, y: height))
    finger.hold(for: .milliseconds(200))
    #expect(screen.screen.offset == 2000)
    let first = Int((2000 + height) / 50)
    #expect(screen.screen.selected == [first])
    finger.hold(for: .seconds(1))
    let way = screen.screen.offset - 2000
    #expect(least == 0 ? way == 0 : way / least >= 0.8)
    let last = Int((2000 + way + height) / 50)
    #expect(screen.screen.selected == Array(min(first, last)...max(first, last)))
    finger.release()
  }

  @Test func `a press in the zone that passes rows waits for a way toward the edge`() {
    let mode = SelectionMode(start: .longPress, pass: .path, turningBack: .flip)
    let screen = ControllerScreen(mode)
    let finger = screen.screen.finger()
    finger.press(at: CGPoint(x: 200, y: 460))
    finger.hold(for: .seconds(1))
    #expect(screen.screen.offset == 0)
    finger.move(to: CGPoint(x: 200, y: 470), within: .milliseconds(100))
    finger.hold(for: .seconds(1))
    #expect(abs(screen.screen.offset - 837.5) < 1e-6)
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

  @Test func `the zones can lie inside of the edges, and beyond them`() {
    func distance(_ height: CGFloat, _ offset: CGFloat, _ zone: CGFloat = 50) -> CGFloat {
      let screen = ControllerScreen(.longPressAndDrag)
      screen.controller.autoScrollZone = zone
      screen.controller.autoScrollBottomOffset = offset
      screen.controller.autoScrollTopOffset = offset
      screen.screen.table.setContentOffset(CGPoint(x: 0, y: 2000), animated: false)
      screen.screen.window.layoutIfNeeded()
      let finger = screen.screen.finger()
      finger.press(at: CGPoint(x: 200, y: 240))
      finger.hold(for: .milliseconds(250))
      finger.move(to: CGPoint(x: 200, y: height), within: .zero)
      let before = screen.screen.offset
      finger.hold(for: .seconds(1))
      return screen.screen.offset - before
    }
    // 60 pt inside: the zone at the bottom is from 370 to 420, that at the top from 110 to 60.
    #expect(distance(369, 60) == 0)
    #expect(abs(distance(395, 60) - 500) < 20)
    #expect(abs(distance(425, 60) - 1000) < 20)
    #expect(abs(distance(85, 60) + 500) < 20)
    #expect(distance(111, 60) == 0)
    // 30 pt beyond: from 460 to 510.
    #expect(distance(459, -30) == 0)
    #expect(abs(distance(485, -30) - 500) < 20)
    #expect(abs(distance(600, -30) - 1000) < 20)
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
        == "rows 4 to 6 refused: no more than 3 rows may be selected"
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

  @Test func `over a header and below the last row a drag keeps its last row`() {
    let screen = ControllerScreen(.longPressAndDrag, sections: [3, 2]) { source, table in
      source.headers = [1]
      table.sectionHeaderHeight = 60
    }
    screen.controller.crossesSections = true
    let table = screen.screen.table
    let header = table.convert(table.rectForHeader(inSection: 1), to: nil)
    let finger = screen.press(1)
    finger.move(to: CGPoint(x: 200, y: header.midY), within: .milliseconds(300))
    #expect(screen.screen.selected == [1, 2])
    finger.move(to: CGPoint(x: 200, y: 420), within: .milliseconds(300))
    #expect(screen.screen.selected == [1, 2, 3, 4])
    finger.move(to: CGPoint(x: 200, y: header.midY), within: .milliseconds(300))
    #expect(screen.screen.selected == [1, 2, 3])
    finger.release()
    #expect(screen.screen.offset == 0)
  }

  @Test func `a scroll that jumps over rows tells each of them in order`() {
    let screen = ControllerScreen(.longPressAndDrag)
    // Five rows of 50 pt at every frame.
    screen.controller.autoScroll = .byDepth(fastest: 15_000)
    let finger = screen.press(2)
    finger.move(to: CGPoint(x: 200, y: 479), within: .milliseconds(100))
    finger.hold(for: .seconds(1))
    finger.release()
    #expect(screen.screen.source.told == (2..<100).map { "+0/\($0)" })
  }
}
