import Foundation
import LayoutGeometry
import LayoutInteraction
import LayoutViews
import Testing

@Suite struct PinchAndRotationTests {
  private func hand(_ tester: RecognizerTester, rate: Int = 60) -> Hand {
    let hand = Hand(of: 2, on: tester.window, eventsPerSecond: rate)
    hand.press(at: [CGPoint(x: 50, y: 100), CGPoint(x: 150, y: 100)])
    return hand
  }

  @Test func `a pinch begins after 8 pt with scale 1 and ends when both fingers are up`() {
    let tester = RecognizerTester()
    let pinch = tester.add(PinchGestureRecognizer(), named: "pinch")
    tester.touch(at: 50, 100)
    tester.touch(at: 150, 100)
    tester.move(to: [(46.5, 100), (153.5, 100)])
    #expect(tester.states.isEmpty)
    tester.move(to: [(46, 100), (154, 100)])
    #expect(tester.states == ["pinch began"])
    #expect(pinch.scale == 1)
    tester.move(to: [(19, 100), (181, 100)])
    #expect(abs(pinch.scale - 1.5) < 1e-9)
    tester.lift(1)
    #expect(tester.states.last == "pinch changed")
    tester.move(to: 100, 100)
    #expect(abs(pinch.scale - 1.5) < 1e-9)
    // A finger that comes back goes on from there.
    tester.touch(at: 190, 100)
    tester.move(to: [(100, 100), (145, 100)])
    #expect(abs(pinch.scale - 0.75) < 1e-9)
    tester.liftAll()
    #expect(tester.states.last == "pinch ended")
    #expect(pinch.scale == 1)
  }

  @Test func `the scale may be set, and its velocity is per second`() {
    let tester = RecognizerTester()
    let pinch = tester.add(PinchGestureRecognizer(), named: "pinch")
    let hand = hand(tester)
    hand.pinch(to: 1.5, within: .milliseconds(500))
    #expect(abs(pinch.velocity - 1 / 1.1) < 0.1)
    pinch.scale = 1
    #expect(pinch.velocity == 0)
    hand.pinch(to: 2, within: .milliseconds(500))
    #expect(abs(pinch.scale - 2) < 1e-9)
    hand.hold(for: .milliseconds(200))
    #expect(pinch.velocity == 0)
  }

  @Test func `a rotation begins after 0.15 radians and counts from there`() {
    let tester = RecognizerTester()
    let rotation = tester.add(RotationGestureRecognizer(), named: "rotation")
    let hand = hand(tester)
    hand.rotate(by: 0.14, within: .milliseconds(100))
    #expect(tester.states.isEmpty)
    hand.rotate(by: 0.02, within: .zero)
    #expect(tester.states == ["rotation began"])
    #expect(rotation.rotation == 0)
    hand.rotate(by: 1, within: .seconds(1))
    #expect(abs(rotation.rotation - 1) < 1e-9)
    #expect(abs(rotation.velocity - 1) < 0.01)
    hand.release()
    #expect(tester.states.last == "rotation ended")
  }

  @Test func `a rotation goes on through half a turn, either way`() {
    for angle in [7.0, -7] {
      let tester = RecognizerTester()
      let rotation = tester.add(RotationGestureRecognizer(), named: "rotation")
      let hand = hand(tester)
      hand.rotate(by: CGFloat(angle < 0 ? -0.15 : 0.15) * 1.001, within: .zero)
      hand.rotate(by: CGFloat(angle), within: .seconds(1))
      #expect(abs(Double(rotation.rotation) - angle) < 1e-9)
    }
  }

  @Test func `one finger neither pinches nor turns`() {
    let tester = RecognizerTester()
    tester.add(PinchGestureRecognizer(), named: "pinch")
    tester.add(RotationGestureRecognizer(), named: "rotation")
    tester.touch(at: 50, 50)
    tester.move(to: 150, 150)
    tester.lift()
    #expect(tester.states.isEmpty)
  }

  @Test func `a third finger does not take part`() {
    let tester = RecognizerTester()
    let pinch = tester.add(PinchGestureRecognizer(), named: "pinch")
    tester.touch(at: 50, 100)
    tester.touch(at: 150, 100)
    tester.touch(at: 100, 150)
    #expect(pinch.numberOfTouches == 2)
    tester.move(to: [(40, 100), (160, 100), (0, 0)])
    #expect(tester.states == ["pinch began"])
  }

  @Test func `fingers in one place have no scale`() {
    let tester = RecognizerTester()
    let pinch = tester.add(PinchGestureRecognizer(), named: "pinch")
    let rotation = tester.add(RotationGestureRecognizer(), named: "rotation")
    tester.touch(at: 50, 100)
    tester.touch(at: 70, 100)
    tester.move(to: [(60, 100), (60, 100)])
    tester.move(to: [(40, 100), (80, 120)])
    #expect(pinch.scale.isFinite && rotation.rotation.isFinite)
  }

  @Test(arguments: [30, 60, 120])
  func `where a pinch ends does not depend on the rate of events`(rate: Int) {
    let tester = RecognizerTester()
    let pinch = tester.add(PinchGestureRecognizer(), named: "pinch")
    let hand = hand(tester, rate: rate)
    hand.pinch(to: 1.08, within: .zero)
    hand.pinch(to: 2, within: .milliseconds(300))
    #expect(abs(pinch.scale - 2) < 1e-9)
  }
}
