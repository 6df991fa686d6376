import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutInteraction
import LayoutTables
import LayoutViews
import Testing

@Suite struct MultiSelectPanTests {
  private func screen(
    allows: Bool = true
  ) -> (screen: ScrollingScreen, pan: MultiSelectPanGestureRecognizer) {
    let screen = ScrollingScreen()
    screen.table.allowsMultipleSelectionDuringEditing = allows
    let pan = MultiSelectPanGestureRecognizer(fingerCount: 2)
    pan.addAction { screen.told.append("selecting \($0.state)") }
    screen.table.addGestureRecognizer(pan)
    return (screen, pan)
  }

  private func dragTwoFingers(on screen: ScrollingScreen, by distance: CGFloat) {
    let hand = Hand(of: 2, on: screen.window)
    hand.press(at: [CGPoint(x: 100, y: 220), CGPoint(x: 160, y: 230)])
    hand.move(by: CGPoint(x: 0, y: distance), within: .milliseconds(300))
    hand.hold(for: .milliseconds(200))
    hand.release()
  }

  @Test func `two fingers select where the delegate wants it`() {
    let (screen, pan) = screen()
    screen.selectsWithTwoFingers = true
    var row: IndexPath?
    pan.addAction { _ in row = pan.firstRow }
    dragTwoFingers(on: screen, by: 100)
    #expect(screen.table.contentOffset.y == 0)
    #expect(row == IndexPath(row: 4, section: 0))
    #expect(screen.told.contains("select two 4"))
    #expect(screen.told.contains("selecting began"))
    #expect(screen.told.last == "selecting ended")
    #expect(!screen.told.contains("will drag"))
  }

  @Test(arguments: [true, false])
  func `otherwise two fingers scroll`(allows: Bool) {
    let (screen, _) = screen(allows: allows)
    screen.selectsWithTwoFingers = !allows
    dragTwoFingers(on: screen, by: -100)
    #expect(screen.table.contentOffset.y == 90)
    #expect(!screen.told.contains("selecting began"))
  }

  // The check circles are 47 wide, behind the 59 points that the island takes in landscape.
  @Test(
    arguments: [
      (.portrait, 46, true), (.portrait, 48, false), (.landscape, 105, true),
      (.landscape, 107, false),
    ] as [(Orientation, CGFloat, Bool)]
  )
  func `one finger selects over the circles`(
    orientation: Orientation,
    x: CGFloat,
    selects: Bool
  ) throws {
    let rows = ScrollingScreen()
    let device = try #require(Device.named("iPhone 15"))
    let window = Window(environment: ScreenEnvironment(device: device, orientation: orientation))
    let table = TableView(frame: window.bounds)
    table.dataSource = rows
    table.allowsMultipleSelectionDuringEditing = true
    window.addSubview(table)
    _ = window.interaction
    table.setEditing(true, animated: false)
    window.layoutIfNeeded()
    let pan = MultiSelectPanGestureRecognizer(fingerCount: 1)
    table.addGestureRecognizer(pan)
    let finger = Finger(on: window)
    finger.press(at: CGPoint(x: x, y: 200))
    finger.move(to: CGPoint(x: x, y: 260), within: .milliseconds(300))
    #expect((pan.state == .changed) == selects)
    finger.release()
  }

  @Test func `one finger scrolls, also where two would select`() {
    let (screen, _) = screen()
    screen.selectsWithTwoFingers = true
    screen.drag(from: 300, to: 200)
    #expect(screen.table.contentOffset.y == 90)
  }
}
