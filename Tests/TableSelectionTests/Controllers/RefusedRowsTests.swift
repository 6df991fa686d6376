import Foundation
import LayoutInteraction
import LayoutTables
import LayoutViews
import TableSelection
import Testing

/// Rows that the table's delegate does not let be selected, under drags of every kind.
@Suite struct RefusedRowsTests {
  private static let third = IndexPath(row: 3, section: 0)

  @Test(arguments: SelectionMode.all.filter { $0.start == .longPress })
  func `a refused row is passed over, and told`(mode: SelectionMode) {
    let screen = ControllerScreen(mode) { source, _ in source.refused = [Self.third] }
    let finger = screen.press(2)
    finger.move(to: screen.place(5), within: .milliseconds(300))
    #expect(screen.screen.selected == [2, 4, 5])
    #expect(screen.controller.refused.map(\.rows) == [3..<4])
    finger.release()
  }

  @Test(arguments: SelectionMode.all.filter { $0.start == .longPress })
  func `each row is asked for once, the first one too`(mode: SelectionMode) {
    let screen = ControllerScreen(mode)
    let finger = screen.press(2)
    finger.move(to: screen.place(5), within: .milliseconds(300))
    finger.release()
    #expect(screen.screen.source.asked == [2, 3, 4, 5])
  }

  @Test(arguments: SelectionMode.all.filter { $0.start == .longPress })
  func `whether it may be deselected is a question of its own`(mode: SelectionMode) {
    let screen = ControllerScreen(mode) { source, _ in
      source.refused = [Self.third]
      source.kept = [IndexPath(row: 4, section: 0)]
    }
    screen.screen.table.setSelected(true, rows: 2..<6)
    let finger = screen.press(2)
    finger.move(to: screen.place(5), within: .milliseconds(300))
    finger.release()
    #expect(screen.screen.selected == [4])
    #expect(screen.controller.refused.map(\.rows) == [4..<5])
  }

  @Test(arguments: SelectionMode.all.filter { $0.start == .longPress })
  func `a row that made room is asked before the drag selects it again`(mode: SelectionMode) {
    let screen = ControllerScreen(mode) { source, _ in source.refused = [Self.third] }
    screen.screen.table.setSelected(true, rows: 3..<5)
    screen.controller.limit = SelectionLimit(total: 2)
    let finger = screen.press(6)
    finger.move(to: screen.place(2), within: .milliseconds(300))
    #expect(screen.screen.selected == [2, 4])
    #expect(screen.controller.refused.map(\.rows) == [3..<4])
    #expect(screen.screen.source.asked == [6, 5, 4, 3, 2])
    finger.release()
  }

  @Test(arguments: SelectionMode.Pass.allCases)
  func `a row that was given up is asked before the drag selects it again`(
    pass: SelectionMode.Pass
  ) {
    let mode = SelectionMode(start: .longPress, pass: pass, turningBack: .shrink)
    let screen = ControllerScreen(mode) { source, _ in source.refused = [Self.third] }
    screen.screen.table.setSelected(true, rows: 3..<4)
    let finger = screen.press(1)
    finger.move(to: screen.place(5), within: .milliseconds(300))
    #expect(screen.screen.selected == [1, 2, 3, 4, 5])
    #expect(screen.controller.refused.isEmpty)
    finger.move(to: screen.place(2), within: .milliseconds(300))
    finger.move(to: screen.place(5), within: .milliseconds(300))
    #expect(screen.screen.selected == [1, 2, 4, 5])
    #expect(screen.controller.refused.map(\.rows) == [3..<4])
    finger.release()
  }

  @Test func `rows that a drag gives up may refuse that, too`() {
    let mode = SelectionMode(start: .longPress, pass: .range, turningBack: .shrink)
    // A drag that deselects selects what it gives up.
    let screen = ControllerScreen(mode) { source, _ in source.refused = [Self.third] }
    screen.screen.table.setSelected(true, rows: 2..<5)
    let finger = screen.press(2)
    finger.move(to: screen.place(5), within: .milliseconds(300))
    finger.move(to: screen.place(2), within: .milliseconds(300))
    #expect(screen.screen.selected == [4, 5])
    #expect(screen.controller.refused.map(\.rows) == [3..<4])
    finger.release()
    // One that selects deselects them.
    let other = ControllerScreen(mode) { source, _ in source.kept = [Self.third] }
    let hand = other.press(2)
    hand.move(to: other.place(5), within: .milliseconds(300))
    hand.move(to: other.place(2), within: .milliseconds(300))
    #expect(other.screen.selected == [2, 3])
    #expect(other.controller.refused.map(\.rows) == [3..<4])
    hand.move(to: other.place(4), within: .milliseconds(300))
    #expect(other.screen.selected == [2, 3, 4])
    #expect(other.controller.refused.isEmpty)
    hand.release()
  }

  @Test func `a refused row does not decide what the drag does`() {
    let screen = ControllerScreen(.longPressAndDrag) { source, _ in source.refused = [Self.third] }
    screen.screen.table.setSelected(true, rows: 4..<6)
    let finger = screen.press(3)
    finger.move(to: screen.place(5), within: .milliseconds(300))
    finger.release()
    #expect(screen.screen.selected == [])
  }

  @Test(arguments: SelectionMode.all.filter { $0.start == .stripPan })
  func `on a strip every mode asks but the pod's own`(mode: SelectionMode) {
    let screen = SelectionScreen { source, _ in source.refused = [Self.third] }
    screen.controller.mode = mode
    let asks = mode != .scrollAndSelect
    let finger = screen.finger()
    finger.press(at: screen.row(2))
    finger.move(to: screen.row(5), within: .milliseconds(300))
    finger.release()
    #expect(screen.selected == (asks ? [2, 4, 5] : [2, 3, 4, 5]))
    screen.finger().tap(at: screen.row(3))
    // Refused, or deselected.
    #expect(screen.selected == [2, 4, 5])
  }
}
