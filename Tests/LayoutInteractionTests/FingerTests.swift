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
    #expect(finger.location == CGPoint(x: 20, y: 50))
    #expect(finger.companions.map(\.location) == [CGPoint(x: 80, y: 50)])
    #expect(finger.middle == CGPoint(x: 50, y: 50))
    finger.move(to: CGPoint(x: 60, y: 100), within: .milliseconds(100))
    #expect(finger.location == CGPoint(x: 30, y: 100))
    #expect(finger.companions.map(\.location) == [CGPoint(x: 90, y: 100)])
    finger.release()
    #expect(tester.states.first == "two began" && tester.states.last == "two ended")
    #expect(tester.window.interaction.dispatcher.activeTouches.isEmpty)
    finger.tap(at: CGPoint(x: 50, y: 50), fingers: 2)
    #expect(tester.states.last == "tap ended")
  }

  @Test func `fingers lie around their place, closer together near the side of the screen`() {
    let tester = RecognizerTester()
    let bounds = tester.window.bounds
    let finger = Finger(on: tester.window)
    func places(_ count: Int, at x: CGFloat) -> [CGFloat] {
      finger.places(ofFingers: count, at: CGPoint(x: x, y: 50)).map(\.x)
    }
    let middle = bounds.midX
    #expect(places(1, at: 10) == [10])
    #expect(places(2, at: middle) == [middle - 30, middle + 30])
    #expect(places(5, at: middle) == [-120, -60, 0, 60, 120].map { middle + $0 })
    #expect(places(2, at: bounds.minX + 10) == [0, 20])
    #expect(places(3, at: bounds.maxX - 11) == [-21, -11, -1].map { bounds.maxX + $0 })
    #expect(places(3, at: bounds.maxX + 5).allSatisfy { $0 == bounds.maxX + 5 })
  }

  @Test func `some of several fingers are lifted, from the right, and the others move on`() {
    let tester = RecognizerTester()
    let finger = Finger(on: tester.window)
    finger.press(at: CGPoint(x: 150, y: 50), fingers: 3)
    finger.release(fingers: 2)
    #expect(finger.isDown && finger.companions.isEmpty)
    #expect(tester.window.interaction.dispatcher.activeTouches.count == 1)
    #expect(finger.middle == CGPoint(x: 90, y: 50))
    finger.move(to: CGPoint(x: 90, y: 100))
    finger.release(fingers: 1)
    #expect(!finger.isDown)
    #expect(tester.window.interaction.dispatcher.activeTouches.isEmpty)
    #expect(tester.window.diagnostics.isEmpty)
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
