import Foundation
import LayoutGeometry
import LayoutInteraction
import LayoutTables
import LayoutViews
import Testing

@Suite struct ScrollingTests {
  @Test func `content follows the finger one to one after 10 pt`() {
    let screen = ScrollingScreen()
    screen.drag(from: 300, to: 100)
    #expect(screen.table.contentOffset == CGPoint(x: 0, y: 190))
    #expect(screen.told == ["will drag", "will end at 0", "did end"])
    #expect(!screen.table.isDragging)
    screen.drag(from: 100, to: 160)
    #expect(screen.table.contentOffset == CGPoint(x: 0, y: 140))
  }

  @Test func `content at rest comes back to an end that is nearer now`() {
    let screen = ScrollingScreen()
    screen.table.contentInset = EdgeInsets(top: 0, left: 0, bottom: 200, right: 0)
    screen.table.contentOffset.y = 2300
    screen.table.contentInset.bottom = 50
    #expect(screen.table.contentOffset.y == 2150)
    screen.table.contentInset.bottom = 100
    #expect(screen.table.contentOffset.y == 2150)
    // What a finger holds comes back when it is let go.
    let finger = screen.finger
    finger.press(at: CGPoint(x: 150, y: 300))
    screen.table.contentInset.bottom = 0
    #expect(screen.table.contentOffset.y == 2150)
    finger.release()
    screen.settle()
    #expect(screen.table.contentOffset.y == 2100)
  }

  @Test func `content that may not bounce stops at its ends`() {
    let screen = ScrollingScreen()
    screen.table.bounces = false
    screen.drag(from: 100, to: 390)
    #expect(screen.table.contentOffset == .zero)
    screen.table.contentOffset.y = 2090
    screen.drag(from: 300, to: 100)
    #expect(screen.table.contentOffset.y == 2100)
  }

  @Test func `a table that does not scroll stays, and a sideways finger does not scroll it`() {
    let screen = ScrollingScreen()
    let finger = screen.finger
    finger.press(at: CGPoint(x: 200, y: 100))
    finger.move(to: CGPoint(x: 100, y: 91), within: .milliseconds(200))
    finger.release()
    #expect(screen.table.contentOffset == .zero)
    screen.table.isScrollEnabled = false
    screen.drag(from: 300, to: 100)
    #expect(screen.table.contentOffset == .zero)
  }

  @Test func `the delegate may choose another end`() {
    let screen = ScrollingScreen()
    screen.target = 500
    screen.drag(from: 300, to: 100)
    screen.clock.advance(by: .seconds(1))
    #expect(screen.table.contentOffset.y == 500)
    #expect(
      screen.told == [
        "will drag", "will end at 0", "did end, goes on", "will go on", "rests",
      ]
    )
  }

  @Test func `a short touch lights a row up and selects it when the finger is lifted`() {
    let screen = ScrollingScreen()
    screen.finger.tap(at: CGPoint(x: 150, y: 125))
    #expect(screen.told == ["highlight 2 at 0.05", "unhighlight 2", "select 2"])
    #expect(screen.table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
  }

  @Test func `a finger that rests lights the row up after 0.15 s`() {
    let screen = ScrollingScreen()
    let finger = screen.finger
    finger.press(at: CGPoint(x: 150, y: 125))
    finger.hold(for: .milliseconds(500))
    #expect(screen.told == ["highlight 2 at 0.15"])
    finger.release()
    #expect(screen.told == ["highlight 2 at 0.15", "unhighlight 2", "select 2"])
  }

  @Test func `scrolling takes the touch from the row`() {
    let screen = ScrollingScreen()
    let finger = screen.finger
    finger.press(at: CGPoint(x: 150, y: 125))
    finger.hold(for: .milliseconds(300))
    finger.move(to: CGPoint(x: 150, y: 25), within: .milliseconds(300))
    finger.hold(for: .milliseconds(200))
    finger.release()
    #expect(
      screen.told == [
        "highlight 2 at 0.15", "unhighlight 2", "will drag", "will end at 0", "did end",
      ]
    )
    #expect(screen.table.indexPathsForSelectedRows == nil)
  }

  @Test func `an animated offset takes 0.3 s and is slow at both ends`() {
    let screen = ScrollingScreen()
    screen.table.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
    #expect(screen.table.contentOffset.y == 0)
    screen.clock.advance(by: .milliseconds(50))
    let early = screen.table.contentOffset.y
    #expect(early > 0 && early < 1000 / 6)
    screen.clock.advance(by: .milliseconds(100))
    #expect(abs(screen.table.contentOffset.y - 500) < 1)
    #expect(screen.told.isEmpty)
    screen.clock.advance(by: .milliseconds(150))
    #expect(screen.table.contentOffset.y == 1000)
    #expect(screen.told == ["animated"])
    #expect(screen.clock.isIdle)
  }

  @Test func `setting the offset ends an animation`() {
    let screen = ScrollingScreen()
    screen.table.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
    screen.clock.advance(by: .milliseconds(100))
    screen.table.contentOffset.y = 7
    screen.clock.advance(by: .seconds(1))
    #expect(screen.table.contentOffset.y == 7)
    #expect(screen.told.isEmpty)
  }

  @Test func `scrolling to a row or a rectangle takes the same time and tells the same`() {
    let screen = ScrollingScreen()
    screen.table.scrollToRow(at: IndexPath(row: 20, section: 0), at: .top, animated: true)
    screen.clock.advance(by: .milliseconds(299))
    #expect(screen.told.isEmpty)
    screen.clock.advance(by: .milliseconds(20))
    #expect(screen.table.contentOffset.y == 1000)
    #expect(screen.told == ["animated"])
    screen.table.scrollRectToVisible(CGRect(x: 0, y: 1500, width: 10, height: 50), animated: true)
    screen.settle()
    #expect(screen.table.contentOffset.y == 1150)
    #expect(screen.told == ["animated", "animated"])
    // What shows already does not move, and nothing is told.
    screen.table.scrollRectToVisible(CGRect(x: 0, y: 1500, width: 10, height: 50), animated: true)
    #expect(screen.clock.isIdle)
  }

  @Test func `an animated offset goes on through a change of insets, and ends in the new range`() {
    let screen = ScrollingScreen()
    screen.table.contentInset.bottom = 200
    screen.table.setContentOffset(CGPoint(x: 0, y: 2300), animated: true)
    screen.clock.advance(by: .milliseconds(100))
    screen.told = []
    screen.table.contentInset = EdgeInsets(top: 30, left: 0, bottom: 0, right: 0)
    screen.settle()
    #expect(screen.table.contentOffset.y == 2100)
    #expect(screen.told == ["animated"])
    #expect(screen.offsets == screen.offsets.sorted())
    // An offset out of the range is the application's own affair.
    screen.table.setContentOffset(CGPoint(x: 0, y: -100), animated: true)
    screen.clock.advance(by: .milliseconds(100))
    screen.table.contentInset.top = 50
    screen.settle()
    #expect(screen.table.contentOffset.y == -100)
  }

  @Test func `a drag stops an animated offset where it is`() {
    let screen = ScrollingScreen()
    screen.table.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
    let finger = screen.finger
    finger.press(at: CGPoint(x: 150, y: 200))
    finger.move(to: CGPoint(x: 150, y: 190), within: .milliseconds(150))
    let stopped = screen.table.contentOffset.y
    #expect(stopped > 400 && stopped < 600)
    finger.hold(for: .seconds(1))
    #expect(screen.table.contentOffset.y == stopped)
    #expect(!screen.told.contains("animated"))
  }

  @Test func `under bars a pull is measured from the inset`() {
    let screen = ScrollingScreen()
    screen.table.contentInset.top = 100
    screen.window.layoutIfNeeded()
    #expect(screen.table.contentOffset.y == -100)
    let finger = screen.finger
    finger.press(at: CGPoint(x: 150, y: 100))
    finger.move(to: CGPoint(x: 150, y: 210), within: .milliseconds(200))
    let pulled: CGFloat = (1 - 1 / (100 * 0.55 / 400 + 1)) * 400
    #expect(abs(screen.table.contentOffset.y + 100 + pulled) <= 0.5)
    finger.release()
    screen.settle()
    #expect(screen.table.contentOffset.y == -100)
    screen.table.contentOffset.y = 500
    screen.window.interaction.tapStatusBar()
    screen.settle()
    #expect(screen.table.contentOffset.y == -100)
  }

  @Test func `rows that turn out higher than guessed do not disturb a fling`() {
    let screen = ScrollingScreen(rows: 400)
    screen.table.estimatedRowHeight = 20
    screen.window.layoutIfNeeded()
    screen.fling(from: 350, to: 150, within: .milliseconds(150))
    screen.settle()
    #expect(screen.told.last == "rests")
    #expect(screen.clock.isIdle)
    // 1333 pt/s carry it 666 pt further than the finger did, whatever the rows below measure.
    #expect(abs(screen.table.contentOffset.y - 190 - 666) < 1)
    let highest = screen.table.maximumContentOffset.y
    screen.table.contentOffset.y = highest
    screen.window.layoutIfNeeded()
    screen.fling(from: 150, to: 350, within: .milliseconds(150))
    screen.settle()
    // Upwards the rows above grow, and the movement goes on from where it is.
    let rows = screen.table.indexPathsForVisibleRows?.map(\.row) ?? []
    #expect(rows.first.map { $0 > 370 && $0 < 400 } == true, "\(rows)")
  }
}
