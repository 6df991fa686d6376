import Foundation
import LayoutGeometry
import LayoutInteraction
import LayoutViews
import Testing

@Suite struct FingerTests {
  @Test func `fingers beside the first one go down, move and go up with it`() {
    let tester = RecognizerTester()
    let two = tester.add(PanGestureRecognizer(), named: "two")
    two.minimumNumberOfTouches = 2
    tester.add(TapGestureRecognizer(), named: "tap").numberOfTouchesRequired = 2
    let finger = Finger(on: tester.window)
    finger.press(at: CGPoint(x: 50, y: 50), fingers: 2)
    #expect(finger.companions.map(\.location) == [CGPoint(x: 110, y: 50)])
    finger.move(to: CGPoint(x: 50, y: 100), within: .milliseconds(100))
    #expect(finger.companions.map(\.location) == [CGPoint(x: 110, y: 100)])
    finger.release()
    #expect(tester.states.first == "two began" && tester.states.last == "two ended")
    #expect(tester.window.interaction.dispatcher.activeTouches.isEmpty)
    finger.tap(at: CGPoint(x: 50, y: 50), fingers: 2)
    #expect(tester.states.last == "tap ended")
    // From the right half of the screen the others are to the left.
    finger.press(at: CGPoint(x: tester.window.bounds.maxX - 10, y: 50), fingers: 3)
    #expect(finger.companions.map(\.location.x).allSatisfy { $0 < tester.window.bounds.maxX })
    finger.cancel()
    #expect(tester.window.interaction.dispatcher.activeTouches.isEmpty)
  }

  @Test(arguments: [(60, 18), (30, 9), (120, 36), (7, 3)])
  func `a move of 0.3 s reports so often`(rate: Int, events: Int) {
    let tester = RecognizerTester()
    let finger = Finger(on: tester.window, eventsPerSecond: rate)
    finger.press(at: CGPoint(x: 50, y: 50))
    finger.move(to: CGPoint(x: 50, y: 170), within: .milliseconds(300))
    finger.release()
    let moves = tester.log.texts(of: .touch).filter { $0.contains("moved") }
    #expect(moves.count == events)
    #expect(moves.last == "finger 1 moved to (50, 170)")
    #expect(tester.clock.now == Instant(sinceStart: .milliseconds(300)))
  }

  @Test func `a finger moves evenly on a straight line`() {
    let tester = RecognizerTester()
    let finger = Finger(on: tester.window, eventsPerSecond: 10)
    finger.press(at: CGPoint(x: 0, y: 100))
    finger.move(to: CGPoint(x: 50, y: 0), within: .milliseconds(500))
    #expect(
      tester.log.entries.filter { $0.text.contains("moved") }.map(\.line) == [
        "0.10 touch finger 1 moved to (10, 80)",
        "0.20 touch finger 1 moved to (20, 60)",
        "0.30 touch finger 1 moved to (30, 40)",
        "0.40 touch finger 1 moved to (40, 20)",
        "0.50 touch finger 1 moved to (50, 0)",
      ]
    )
  }

  @Test func `press says what it hit`() {
    let tester = RecognizerTester()
    let finger = Finger(on: tester.window)
    #expect(finger.press(at: CGPoint(x: 50, y: 50)) === tester.inner)
    finger.release()
    #expect(finger.tap(at: CGPoint(x: 250, y: 50)) === tester.outer)
    #expect(!finger.isDown)
  }

  @Test func `a finger off the screen hits nothing and harms nobody`() {
    let tester = RecognizerTester()
    let finger = Finger(on: tester.window)
    #expect(finger.press(at: CGPoint(x: -5, y: 50)) == nil)
    finger.move(to: CGPoint(x: 50, y: 50), within: .milliseconds(50))
    finger.release()
    #expect(tester.log.texts(of: .hit) == ["finger 1 hits nothing"])
    #expect(tester.inner.words.isEmpty)
  }

  @Test func `what a finger cannot do is one line in the log`() {
    let tester = RecognizerTester()
    let finger = Finger(on: tester.window, eventsPerSecond: 0)
    #expect(finger.eventsPerSecond == 1)
    finger.release()
    finger.move(to: .zero)
    finger.cancel()
    finger.press(at: CGPoint(x: CGFloat.nan, y: 0))
    finger.press(at: CGPoint(x: 50, y: 50))
    finger.press(at: CGPoint(x: 60, y: 50))
    finger.move(to: CGPoint(x: CGFloat.infinity, y: 0), within: .seconds(1))
    #expect(
      tester.log.texts(of: .touch) == [
        "the finger cannot release: it is not down",
        "the finger cannot move: it is not down",
        "the finger cannot cancel: it is not down",
        "the finger cannot press: the place is not a number",
        "finger 1 down at (50, 50)",
        "the finger cannot press: it is down already",
        "the finger cannot move: the place is not a number",
      ]
    )
  }
}
