import Foundation
import LayoutInteraction
import LayoutViews
import Testing

/// What the log says of gestures that nobody else's prevented.
@Suite struct FailureReasonTests {
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let recognizer: @Sendable () -> GestureRecognizer
    /// What happens after a finger went down at (50, 50); it goes up again unless told.
    var then: @Sendable (RecognizerTester) -> Void = {
      $0.wait(50)
      $0.lift()
    }
    let reason: String
  }

  private static let tap: @Sendable () -> GestureRecognizer = { TapGestureRecognizer() }
  private static let doubleTap: @Sendable () -> GestureRecognizer = {
    let tap = TapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    return tap
  }
  private static let press: @Sendable () -> GestureRecognizer = { LongPressGestureRecognizer() }
  private static let swipe: @Sendable () -> GestureRecognizer = { SwipeGestureRecognizer() }

  @Test(arguments: [
    Row(
      testDescription: "a tap that stays",
      recognizer: tap,
      then: { $0.wait(800) },
      reason: "a finger stayed for 0.75 s"
    ),
    Row(
      testDescription: "a tap that strays",
      recognizer: tap,
      then: { $0.move(to: 50, 100) },
      reason: "a finger moved more than 45 pt"
    ),
    Row(
      testDescription: "a tap of two fingers for one",
      recognizer: tap,
      then: { $0.touch(at: 90, 50) },
      reason: "too many fingers"
    ),
    Row(
      testDescription: "a tap of one finger for two",
      recognizer: {
        let tap = TapGestureRecognizer()
        tap.numberOfTouchesRequired = 2
        return tap
      },
      reason: "too few fingers"
    ),
    Row(
      testDescription: "a second tap that does not come",
      recognizer: doubleTap,
      then: {
        $0.lift()
        $0.wait(400)
      },
      reason: "no further tap within 0.35 s"
    ),
    Row(
      testDescription: "a second tap elsewhere",
      recognizer: doubleTap,
      then: {
        $0.lift()
        $0.tap(at: 180, 50)
      },
      reason: "a tap more than 45 pt from the first"
    ),
    Row(
      testDescription: "a tap that the system takes away",
      recognizer: tap,
      then: { $0.cancel() },
      reason: "its touch was taken away"
    ),
    Row(
      testDescription: "a press that ends too early",
      recognizer: press,
      reason: "the fingers went up before it began"
    ),
    Row(
      testDescription: "a press that strays",
      recognizer: press,
      then: { $0.move(to: 50, 61) },
      reason: "a finger moved more than 10 pt"
    ),
    Row(
      testDescription: "a pan without a way",
      recognizer: { PanGestureRecognizer() },
      reason: "the fingers went up before it began"
    ),
    Row(
      testDescription: "a pinch without a second finger",
      recognizer: { PinchGestureRecognizer() },
      reason: "the fingers went up before it began"
    ),
    Row(
      testDescription: "a swipe that takes long",
      recognizer: swipe,
      then: { $0.wait(600) },
      reason: "the stroke took 0.5 s"
    ),
    Row(
      testDescription: "a swipe to another side",
      recognizer: swipe,
      then: { $0.move(to: 50, 150) },
      reason: "the fingers went another way"
    ),
    Row(
      testDescription: "a pan from the edge that begins in the middle",
      recognizer: {
        let pan = ScreenEdgePanGestureRecognizer()
        pan.edges = .left
        return pan
      },
      reason: "the finger did not come from the edge"
    ),
  ])
  func `the log says why touches are not a gesture`(_ row: Row) {
    let tester = RecognizerTester()
    tester.add(row.recognizer(), named: "it")
    tester.touch(at: 50, 50)
    row.then(tester)
    #expect(tester.states.isEmpty)
    #expect(tester.log.texts(of: .recognizer).first == "it of inner failed: \(row.reason)")
  }
}
