import Foundation
import LayoutGeometry
import LayoutInteraction
import LayoutTables
import LayoutViews
import TableSelection
import Testing

/// What the system does by itself in a table whose delegate wants it, without a controller.
@Suite struct SystemSelectionTests {
  private func makeScreen(
    wants: Bool = true,
    allows: Bool = true,
    isEditing: Bool = false
  ) -> SelectionScreen {
    let screen = SelectionScreen(sections: [100], isEditing: isEditing) { source, table in
      source.selectsWithTwoFingers = wants
      table.allowsMultipleSelectionDuringEditing = allows
    }
    screen.controller.enabled = false
    return screen
  }

  private func dragTwoFingers(on screen: SelectionScreen) {
    let hand = Hand(of: 2, on: screen.window)
    let place = screen.row(5)
    hand.press(at: [CGPoint(x: 150, y: place.y), CGPoint(x: 210, y: place.y)])
    hand.move(by: CGPoint(x: 0, y: -100), within: .milliseconds(300))
    hand.release()
  }

  @Test func `two fingers select in a table whose delegate wants it`() {
    let screen = makeScreen()
    dragTwoFingers(on: screen)
    #expect(screen.table.isEditing)
    #expect(screen.selected == [3, 4, 5])
    #expect(screen.offset == 0)
    #expect(
      screen.source.told == ["should 5", "+0/5", "did begin 5", "+0/4", "+0/3", "did end"]
    )
  }

  @Test(arguments: [(false, true), (true, false)])
  func `otherwise they scroll`(wants: Bool, allows: Bool) {
    let screen = makeScreen(wants: wants, allows: allows)
    dragTwoFingers(on: screen)
    #expect(!screen.table.isEditing)
    #expect(screen.selected == [])
    #expect(screen.offset == 90)
  }

  @Test(arguments: [(true, 20), (true, 200), (false, 20)] as [(Bool, CGFloat)])
  func `in editing mode one finger selects over the circles, where the delegate wants it`(
    wants: Bool,
    x: CGFloat
  ) {
    let screen = makeScreen(wants: wants, isEditing: true)
    let finger = screen.finger()
    finger.press(at: CGPoint(x: x, y: screen.row(6).y))
    finger.move(to: CGPoint(x: x, y: screen.row(3).y), within: .milliseconds(400))
    finger.hold(for: .milliseconds(200))
    finger.release()
    let selects = wants && x < 47
    #expect(screen.selected == (selects ? [3, 4, 5, 6] : []))
    #expect(screen.offset == (selects ? 0 : 140))
  }

  @Test func `a controller of the same gestures does it in the system's place`() {
    let screen = makeScreen()
    dragTwoFingers(on: screen)
    screen.source.told = []
    func panCount() -> Int {
      screen.table.gestureRecognizers?.count { $0 is MultiSelectPanGestureRecognizer } ?? 0
    }
    #expect(panCount() == 2)
    let controller = RowSelectionController(tableView: screen.table, mode: .twoFingerPan)
    controller.isEnabled = true
    #expect(panCount() == 2)
    dragTwoFingers(on: screen)
    #expect(panCount() == 2)
    #expect(screen.source.told.count { $0 == "did end" } == 1)
    controller.isEnabled = false
    #expect(panCount() == 0)
    dragTwoFingers(on: screen)
    #expect(panCount() == 2)
    #expect(screen.source.told.count { $0 == "did end" } == 2)
  }
}
