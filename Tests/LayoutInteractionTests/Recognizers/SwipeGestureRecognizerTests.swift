import Foundation
import LayoutInteraction
import LayoutViews
import Testing

@Suite struct SwipeGestureRecognizerTests {
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    var direction: SwipeGestureRecognizer.Direction = .right
    let way: CGPoint
    var milliseconds = 200
    let counts: Bool
  }

  @Test(arguments: [
    Row(testDescription: "50 pt to the right", way: CGPoint(x: 50, y: 0), counts: true),
    Row(testDescription: "less is none", way: CGPoint(x: 49, y: 0), counts: false),
    Row(testDescription: "to the left", way: CGPoint(x: -60, y: 0), counts: false),
    Row(testDescription: "a little askew", way: CGPoint(x: 60, y: 45), counts: true),
    Row(testDescription: "too much askew", way: CGPoint(x: 52, y: 60), counts: false),
    Row(testDescription: "too slow", way: CGPoint(x: 90, y: 0), milliseconds: 1200, counts: false),
    Row(
      testDescription: "less to the left",
      direction: .left,
      way: CGPoint(x: -49, y: 0),
      counts: false
    ),
    Row(testDescription: "less up", direction: .up, way: CGPoint(x: 0, y: -49), counts: false),
    Row(testDescription: "less down", direction: .down, way: CGPoint(x: 0, y: 49), counts: false),
    Row(testDescription: "up", direction: .up, way: CGPoint(x: 0, y: -60), counts: true),
    Row(testDescription: "down", direction: .down, way: CGPoint(x: 0, y: 60), counts: true),
    Row(
      testDescription: "one of two directions",
      direction: [.left, .right],
      way: CGPoint(x: -60, y: 0),
      counts: true
    ),
  ])
  func `a swipe is quick and straight`(_ row: Row) {
    let tester = RecognizerTester()
    tester.add(SwipeGestureRecognizer(), named: "swipe").direction = row.direction
    let finger = Finger(on: tester.window)
    finger.press(at: CGPoint(x: 100, y: 100))
    finger.move(
      to: CGPoint(x: 100 + row.way.x, y: 100 + row.way.y),
      within: .milliseconds(row.milliseconds)
    )
    finger.release()
    #expect(tester.states == (row.counts ? ["swipe ended"] : []))
    #expect(tester.clock.isIdle)
  }

  @Test func `a pan wins against a swipe, unless it has to wait for it`() {
    for waits in [false, true] {
      let tester = RecognizerTester()
      let swipe = tester.add(SwipeGestureRecognizer(), named: "swipe")
      let pan = tester.add(PanGestureRecognizer(), named: "pan")
      if waits { pan.require(toFail: swipe) }
      let finger = Finger(on: tester.window)
      finger.press(at: CGPoint(x: 50, y: 100))
      finger.move(to: CGPoint(x: 150, y: 100), within: .milliseconds(200))
      finger.release()
      #expect(tester.states.first == (waits ? "swipe ended" : "pan began"))
    }
  }

  @Test(arguments: [5, 15, 30, 60, 120])
  func `whether a swipe is straight is seen where it is long enough, at any rate`(rate: Int) {
    let tester = RecognizerTester()
    tester.add(SwipeGestureRecognizer(), named: "swipe")
    let finger = Finger(on: tester.window, eventsPerSecond: rate)
    finger.press(at: CGPoint(x: 50, y: 100))
    finger.move(to: CGPoint(x: 150, y: 170), within: .milliseconds(200))
    finger.release()
    #expect(tester.states == ["swipe ended"])
  }

  @Test(arguments: [3, 5, 15, 30, 60, 120])
  func `whether a swipe is in time is seen where it is long enough, at any rate`(rate: Int) {
    // 50 of the points after 0.49 s, or after 0.51 s.
    for (milliseconds, counts) in [(980, true), (1020, false)] {
      let tester = RecognizerTester()
      tester.add(SwipeGestureRecognizer(), named: "swipe")
      let finger = Finger(on: tester.window, eventsPerSecond: rate)
      finger.press(at: CGPoint(x: 50, y: 100))
      finger.move(to: CGPoint(x: 150, y: 100), within: .milliseconds(milliseconds))
      finger.release()
      #expect(tester.states == (counts ? ["swipe ended"] : []))
    }
  }

  @Test func `two fingers`() {
    let tester = RecognizerTester()
    tester.add(SwipeGestureRecognizer(), named: "two").numberOfTouchesRequired = 2
    tester.add(SwipeGestureRecognizer(), named: "one")
    let hand = Hand(of: 2, on: tester.window)
    hand.press(at: [CGPoint(x: 50, y: 50), CGPoint(x: 50, y: 100)])
    hand.move(by: CGPoint(x: 60, y: 0), within: .milliseconds(100))
    hand.release()
    #expect(tester.states == ["two ended"])
  }
}
