import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutInteraction
import LayoutTables
@_spi(SystemViews) import LayoutViews
import Testing

@Suite struct SwipeActionsTests {
  // "Delete" is 44.5 wide and has 15 on both sides; the button of "Flag" has the least width of 74.
  @Test func `a row follows the finger and opens as wide as its actions`() throws {
    let rows = try SwipeableRows()
    let finger = Finger(on: rows.window)
    finger.press(at: CGPoint(x: 300, y: 75))
    finger.move(to: CGPoint(x: 200, y: 75), within: .milliseconds(600))
    // The first 10 points decide that it is a swipe.
    #expect(rows.table.swipeDistance == 90)
    let cell = try #require(rows.table.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(cell.frame == CGRect(x: -90, y: 50, width: 375, height: 50))
    finger.hold(for: .milliseconds(200))
    finger.release()
    rows.wait(400)
    #expect(rows.table.swipedRow == IndexPath(row: 1, section: 0))
    #expect(rows.table.swipeDistance == rows.table.swipeOpenDistance)
    #expect(rows.table.swipeOpenDistance == 148.5)
    #expect(rows.log == ["will begin 1"])
    #expect(rows.window.interaction.clock.isIdle)
  }

  @Test(arguments: [(90, false), (91, true)] as [(CGFloat, Bool)])
  func `a picture leaves room for the title of its action in rows of 91 points`(
    height: CGFloat,
    hasTitle: Bool
  ) throws {
    let rows = try SwipeableRows()
    rows.image = Image(size: CGSize(width: 24, height: 24))
    rows.table.rowHeight = height
    rows.window.layoutIfNeeded()
    rows.swipe(0, from: 100, by: 120)
    rows.wait(400)
    let button = try #require(Self.buttons(in: rows.window).first { $0.title == "Read" })
    #expect(button.subviews.contains { $0 is Label } == hasTitle)
  }

  private static func buttons(in view: View) -> [SwipeActionButton] {
    view.subviews.flatMap { ($0 as? SwipeActionButton).map { [$0] } ?? buttons(in: $0) }
  }

  @Test func `a table that is turned swipes along its rows and scrolls across them`() throws {
    let rows = try SwipeableRows()
    rows.table.frame = CGRect(x: 0, y: 0, width: 350, height: 250)
    rows.table.center = CGPoint(x: 187.5, y: 333.5)
    rows.table.transform = CGAffineTransform(rotationAngle: .pi / 2)
    rows.window.layoutIfNeeded()
    rows.swipe(1, by: -100)
    rows.wait(400)
    #expect(rows.table.swipedRow == IndexPath(row: 1, section: 0))
    #expect(rows.table.swipeDistance == rows.table.swipeOpenDistance)
    rows.table.closeSwipe()
    rows.wait(400)
    let finger = Finger(on: rows.window)
    finger.press(at: rows.table.convert(CGPoint(x: 150, y: 175), to: nil))
    finger.move(
      to: rows.table.convert(CGPoint(x: 150, y: 150), to: nil),
      within: .milliseconds(300)
    )
    #expect(rows.table.contentOffset.y == 15)
    #expect(rows.table.swipedRow == nil)
    finger.release()
  }

  @Test func `the action at an edge that is not safe is wider, and its title in the safe area`()
    throws
  {
    let rows = try SwipeableRows("iPhone 15", orientation: .landscape)
    rows.swipe(1, by: 100)
    rows.wait(400)
    // The island takes 59 points; the button of "Read" has the least width of 74.
    #expect(rows.table.swipeOpenDistance == 133)
    let actions = try #require(rows.table.subviews.first { $0.role == "swipe-actions" })
    #expect(actions.frame.minX == 0 && actions.frame.width == 133)
    let title = try #require(actions.subviews.first?.subviews.last)
    #expect(title.frame.minX == 59 && title.frame.width == 74)
  }

  @Test func `a table that leaves its window covers the actions, and its delegate hears of it`()
    throws
  {
    let rows = try SwipeableRows()
    rows.swipe(1, by: -120)
    rows.wait(400)
    #expect(rows.log == ["will begin 1"])
    rows.table.removeFromSuperview()
    #expect(rows.log == ["will begin 1", "did end 1"])
    #expect(rows.table.swipedRow == nil)
    #expect(rows.window.interaction.clock.isIdle)
  }

  @Test func `a row that goes off the screen is closed, and its cell shows others in their place`()
    throws
  {
    let rows = try SwipeableRows()
    rows.numbers = Array(0..<60)
    rows.table.reloadData()
    rows.window.layoutIfNeeded()
    rows.swipe(1, by: -120)
    rows.wait(400)
    #expect(rows.table.swipedRow?.row == 1)
    rows.table.setContentOffset(CGPoint(x: 0, y: 1000), animated: false)
    rows.window.layoutIfNeeded()
    #expect(rows.table.swipedRow == nil)
    #expect(rows.log == ["will begin 1", "did end 1"])
    #expect(rows.table.visibleCells.allSatisfy { $0.frame.minX == 0 })
    #expect(!rows.table.subviews.contains { $0.role == "swipe-actions" })
  }

  struct Release: CustomTestStringConvertible {
    let testDescription: String
    var start: CGFloat = 300
    let distance: CGFloat
    var full = true
    let log: [String]
    let open: CGFloat
  }

  @Test(arguments: [
    Release(
      testDescription: "less than half of the actions",
      distance: -80,
      log: ["will begin 1", "did end 1"],
      open: 0
    ),
    Release(testDescription: "more than half", distance: -90, log: ["will begin 1"], open: 148.5),
    Release(
      testDescription: "over the whole row",
      start: 370,
      distance: -240,
      log: ["will begin 1", "delete 1", "did end 1"],
      open: 0
    ),
    Release(
      testDescription: "over the whole row, where that does nothing",
      start: 370,
      distance: -240,
      full: false,
      log: ["will begin 1"],
      open: 148.5
    ),
    Release(
      testDescription: "to the right",
      start: 50,
      distance: 60,
      log: ["will begin 1"],
      open: 74
    ),
  ])
  func `a finger that lets go decides by how far it came`(_ row: Release) throws {
    let rows = try SwipeableRows()
    rows.isFullSwipeAllowed = row.full
    rows.swipe(1, from: row.start, by: row.distance)
    rows.wait(400)
    rows.wait(400)
    #expect(rows.log == row.log)
    #expect(rows.table.swipeDistance == row.open)
    #expect(rows.window.diagnostics.isEmpty)
  }

  @Test func `a fast finger opens a row however short its way`() throws {
    let rows = try SwipeableRows()
    let finger = Finger(on: rows.window)
    finger.press(at: CGPoint(x: 300, y: 75))
    finger.move(to: CGPoint(x: 260, y: 75), within: .milliseconds(50))
    finger.release()
    rows.wait(400)
    #expect(rows.table.swipeDistance == 148.5)
  }

  @Test func `a row without actions, and a row in editing mode, stay`() throws {
    let rows = try SwipeableRows()
    rows.swipe(5, by: -150)
    #expect(rows.table.swipedRow == nil)
    rows.table.isEditing = true
    rows.swipe(1, by: -150)
    #expect(rows.table.swipedRow == nil)
    #expect(!rows.log.contains { $0.hasPrefix("will begin") })
  }

  @Test(arguments: [(100, 225), (100, 75)] as [(CGFloat, CGFloat)])
  func `a tap anywhere else closes the row and selects nothing`(x: CGFloat, y: CGFloat) throws {
    let rows = try SwipeableRows()
    rows.swipe(1, by: -120)
    rows.wait(400)
    #expect(rows.table.swipeDistance == 148.5)
    Finger(on: rows.window).tap(at: CGPoint(x: x, y: y))
    rows.wait(500)
    #expect(rows.table.swipedRow == nil)
    #expect(rows.log == ["will begin 1", "did end 1"])
    Finger(on: rows.window).tap(at: CGPoint(x: x, y: y))
    rows.wait(500)
    #expect(rows.log.last == "select \(Int(y / 50))")
  }

  @Test func `a touch elsewhere that closes the row does not scroll`() throws {
    let rows = try SwipeableRows()
    rows.numbers = Array(0..<40)
    rows.table.reloadData()
    rows.swipe(1, by: -120)
    rows.wait(400)
    let finger = Finger(on: rows.window)
    finger.press(at: CGPoint(x: 100, y: 400))
    finger.move(to: CGPoint(x: 100, y: 300), within: .milliseconds(200))
    finger.release()
    rows.wait(400)
    #expect(rows.table.swipedRow == nil)
    #expect(rows.table.contentOffset.y == 0)
  }

  @Test func `a tap on an action does it`() throws {
    let rows = try SwipeableRows()
    rows.swipe(1, by: -120)
    rows.wait(400)
    Finger(on: rows.window).tap(at: CGPoint(x: 375 - 74 - 37, y: 75))
    rows.wait(600)
    #expect(rows.log == ["will begin 1", "flag 1", "did end 1"])
    rows.swipe(1, by: -120)
    rows.wait(400)
    Finger(on: rows.window).tap(at: CGPoint(x: 375 - 37, y: 75))
    rows.wait(600)
    #expect(rows.log.suffix(2) == ["delete 1", "did end 1"])
    #expect(rows.numbers == [0, 2, 3, 4, 5])
  }

  @Test func `an up and down movement scrolls`() throws {
    let rows = try SwipeableRows()
    rows.numbers = Array(0..<40)
    rows.table.reloadData()
    let finger = Finger(on: rows.window)
    finger.press(at: CGPoint(x: 200, y: 400))
    finger.move(to: CGPoint(x: 180, y: 300), within: .milliseconds(200))
    #expect(rows.table.swipedRow == nil)
    #expect(rows.table.contentOffset.y > 80)
  }

  @Test func `from right to left the sides are the other ones`() throws {
    let rows = try SwipeableRows(direction: .rightToLeft)
    rows.swipe(1, from: 100, by: 120)
    rows.wait(400)
    let cell = try #require(rows.table.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(cell.frame.minX == 148.5)
    #expect(rows.table.swipeOpenDistance == 148.5)
  }

  @Test func `a touch that is taken away closes the row`() throws {
    let rows = try SwipeableRows()
    let finger = Finger(on: rows.window)
    finger.press(at: CGPoint(x: 300, y: 75))
    finger.move(to: CGPoint(x: 150, y: 75), within: .milliseconds(300))
    finger.cancel()
    rows.wait(400)
    #expect(rows.table.swipedRow == nil)
  }
}
