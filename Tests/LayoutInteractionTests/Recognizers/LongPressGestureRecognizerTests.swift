import Foundation
import LayoutInteraction
import LayoutTables
import LayoutViews
import Testing

@Suite struct LongPressGestureRecognizerTests {
  @Test func `a press begins after half a second, changes as the finger moves and ends with it`() {
    let tester = RecognizerTester()
    let press = tester.add(LongPressGestureRecognizer(), named: "press")
    tester.touch(at: 50, 50)
    tester.wait(499)
    #expect(tester.states.isEmpty)
    tester.wait(1)
    #expect(tester.states == ["press began"])
    tester.move(to: 50, 150)
    #expect(press.location(in: nil) == CGPoint(x: 50, y: 150))
    tester.lift()
    #expect(tester.states == ["press began", "press changed", "press ended"])
  }

  struct StrayRow: CustomTestStringConvertible {
    let testDescription: String
    let way: CGFloat
    var allowed: CGFloat = 10
    let begins: Bool
  }

  @Test(arguments: [
    StrayRow(testDescription: "10 pt are allowed", way: 10, begins: true),
    StrayRow(testDescription: "more are not", way: 10.5, begins: false),
    StrayRow(testDescription: "15 where 15 are allowed", way: 15, allowed: 15, begins: true),
  ])
  func `a finger may stray a little before the press begins`(_ row: StrayRow) {
    let tester = RecognizerTester()
    tester.add(LongPressGestureRecognizer(), named: "press").allowableMovement = row.allowed
    tester.touch(at: 50, 50)
    tester.wait(100)
    tester.move(to: 50, 50 + row.way)
    tester.wait(500)
    #expect(tester.states == (row.begins ? ["press began"] : []))
  }

  @Test func `a duration of the application's own`() {
    let tester = RecognizerTester()
    tester.add(LongPressGestureRecognizer(), named: "press").minimumPressDuration = 0.2
    tester.touch(at: 50, 50)
    tester.wait(200)
    #expect(tester.states == ["press began"])
  }

  @Test func `without a duration it begins with the touch`() {
    let tester = RecognizerTester()
    tester.add(LongPressGestureRecognizer(), named: "press").minimumPressDuration = 0
    tester.touch(at: 50, 50)
    #expect(tester.states == ["press began"])
    tester.move(to: 50, 150)
    tester.lift()
    #expect(tester.states == ["press began", "press changed", "press ended"])
  }

  @Test(arguments: [TimeInterval.nan, .infinity, 1e300, -1])
  func `a duration that is none harms nobody`(duration: TimeInterval) {
    let tester = RecognizerTester()
    tester.add(LongPressGestureRecognizer(), named: "press").minimumPressDuration = duration
    tester.touch(at: 50, 50)
    tester.wait(1000)
    tester.lift()
    #expect(tester.states == (duration < 0 ? ["press began", "press ended"] : []))
  }

  @Test func `a press of two fingers, and one after a tap`() {
    let tester = RecognizerTester()
    tester.add(LongPressGestureRecognizer(), named: "two").numberOfTouchesRequired = 2
    tester.touch(at: 50, 50)
    tester.wait(600)
    #expect(tester.states.isEmpty)
    tester.touch(at: 90, 50)
    tester.wait(500)
    #expect(tester.states == ["two began"])
    tester.liftAll()
    let other = RecognizerTester()
    other.add(LongPressGestureRecognizer(), named: "late").numberOfTapsRequired = 1
    other.touch(at: 50, 50)
    other.wait(700)
    #expect(other.states.isEmpty)
    other.lift()
    other.wait(100)
    other.touch(at: 50, 50)
    other.wait(500)
    #expect(other.states == ["late began"])
  }

  @Test func `the fingers of a press after a tap may be far apart`() {
    let tester = RecognizerTester()
    let press = tester.add(LongPressGestureRecognizer(), named: "press")
    press.numberOfTouchesRequired = 2
    press.numberOfTapsRequired = 1
    for _ in 0..<2 {
      tester.touch(at: 20, 50)
      tester.touch(at: 180, 50)
      tester.wait(600)
      guard tester.states.isEmpty else { break }
      tester.liftAll()
      tester.wait(100)
    }
    #expect(tester.states == ["press began"])
  }

  @Test func `a press keeps the table from scrolling, and a scroll the press from beginning`() {
    let screen = ScrollingScreen()
    var states: [GestureRecognizer.State] = []
    screen.table.addGestureRecognizer(LongPressGestureRecognizer { states.append($0.state) })
    let finger = screen.finger
    finger.press(at: CGPoint(x: 150, y: 300))
    finger.hold(for: .milliseconds(600))
    finger.move(to: CGPoint(x: 150, y: 200), within: .milliseconds(100))
    finger.release()
    #expect(screen.table.contentOffset.y == 0)
    #expect(states.first == .began && states.last == .ended)
    states = []
    finger.press(at: CGPoint(x: 150, y: 300))
    finger.move(to: CGPoint(x: 150, y: 200), within: .milliseconds(400))
    finger.hold(for: .seconds(1))
    finger.release()
    #expect(screen.table.contentOffset.y == 90)
    #expect(states.isEmpty)
  }
}
