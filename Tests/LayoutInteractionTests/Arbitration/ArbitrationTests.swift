import Foundation
import LayoutInteraction
import LayoutViews
import Testing

@Suite struct ArbitrationTests {
  @Test func `of two pans the one on the deeper view wins`() {
    let tester = RecognizerTester()
    tester.add(PanGestureRecognizer(), named: "deep", to: tester.inner)
    tester.add(PanGestureRecognizer(), named: "shallow", to: tester.outer)
    tester.touch(at: 50, 50)
    tester.move(to: 50, 80)
    tester.lift()
    #expect(tester.states == ["deep began", "deep ended"])
    #expect(
      tester.log.texts(of: .recognizer) == [
        "deep of inner began at (50, 80)",
        "shallow of outer failed: deep of inner goes first: its view lies deeper",
        "deep of inner ended",
      ]
    )
  }

  @Test func `of two pans on one view the one added last wins`() {
    let tester = RecognizerTester()
    tester.add(PanGestureRecognizer(), named: "older")
    tester.add(PanGestureRecognizer(), named: "newer")
    tester.touch(at: 50, 50)
    tester.move(to: 50, 80)
    #expect(tester.states == ["newer began"])
  }

  @Test func `a pan that begins ends the hope of a tap`() {
    let tester = RecognizerTester()
    tester.add(TapGestureRecognizer(), named: "tap")
    tester.add(PanGestureRecognizer(), named: "pan")
    tester.touch(at: 50, 50)
    tester.move(to: 50, 62)
    tester.lift()
    #expect(tester.states == ["pan began", "pan ended"])
    tester.tap(at: 50, 50)
    #expect(tester.states == ["pan began", "pan ended", "tap ended"])
  }

  @Test func `one yes is enough for two gestures at once`() {
    let tester = RecognizerTester()
    let friend = Answers()
    friend.isSimultaneous = true
    tester.add(PanGestureRecognizer(), named: "deep").delegate = friend
    tester.add(PanGestureRecognizer(), named: "shallow", to: tester.outer)
    tester.touch(at: 50, 50)
    tester.move(to: 50, 80)
    #expect(tester.states == ["deep began", "shallow began"])
  }

  @Test func `what should not begin fails and leaves the way to others`() {
    let tester = RecognizerTester()
    let refusal = Answers()
    refusal.shouldBegin = false
    tester.add(PanGestureRecognizer(), named: "deep").delegate = refusal
    tester.add(PanGestureRecognizer(), named: "shallow", to: tester.outer)
    tester.touch(at: 50, 50)
    tester.move(to: 50, 80)
    #expect(tester.states == ["shallow began"])
    #expect(tester.log.texts(of: .recognizer).first == "deep of inner failed: it should not begin")
  }

  @Test func `what does not receive a touch does not see it`() {
    let tester = RecognizerTester()
    let refusal = Answers()
    refusal.shouldReceive = false
    tester.add(PanGestureRecognizer(), named: "pan").delegate = refusal
    tester.touch(at: 50, 50)
    tester.move(to: 50, 80)
    #expect(tester.states.isEmpty)
  }

  @Test func `a required recognizer that succeeds makes the other fail`() {
    let tester = RecognizerTester()
    let deep = tester.add(PanGestureRecognizer(), named: "deep")
    let shallow = tester.add(PanGestureRecognizer(), named: "shallow", to: tester.outer)
    deep.require(toFail: shallow)
    tester.touch(at: 50, 50)
    tester.move(to: 50, 80)
    #expect(tester.states == ["shallow began"])
  }

  @Test func `a held pan begins when the other one fails`() {
    let tester = RecognizerTester()
    let pan = tester.add(PanGestureRecognizer(), named: "pan")
    let tap = tester.add(TapGestureRecognizer(), named: "tap", to: tester.outer)
    pan.require(toFail: tap)
    tester.touch(at: 50, 50)
    tester.move(to: 50, 80)
    #expect(tester.states.isEmpty)
    tester.move(to: 50, 96)
    #expect(tester.states == ["pan began"])
    #expect(pan.translation(in: nil).y > 0)
  }

  @Test func `the view is told after the recognizers, and its touch is cancelled`() {
    let tester = RecognizerTester()
    tester.add(PanGestureRecognizer(), named: "pan", to: tester.outer)
    tester.touch(at: 50, 50)
    tester.move(to: 50, 54)
    tester.move(to: 50, 80)
    tester.move(to: 50, 90)
    tester.lift()
    #expect(tester.inner.words == ["began", "moved", "cancelled"])
  }

  @Test func `a recognizer may let the view keep its touch`() {
    let tester = RecognizerTester()
    tester.add(PanGestureRecognizer(), named: "pan").cancelsTouchesInView = false
    tester.touch(at: 50, 50)
    tester.move(to: 50, 80)
    tester.lift()
    #expect(tester.inner.words == ["began", "moved", "ended"])
  }

  @Test func `a recognizer may keep the touch from the view until it failed`() {
    let tester = RecognizerTester()
    tester.add(PanGestureRecognizer(), named: "pan").delaysTouchesBegan = true
    tester.touch(at: 50, 50)
    #expect(tester.inner.words.isEmpty)
    tester.lift()
    #expect(tester.inner.words == ["began", "ended"])
    tester.inner.words = []
    tester.touch(at: 50, 50)
    tester.move(to: 50, 80)
    tester.lift()
    #expect(tester.inner.words.isEmpty)
  }

  @Test func `a view keeps a touch that leaves it`() {
    let tester = RecognizerTester()
    tester.add(PanGestureRecognizer(), named: "pan")
    tester.touch(at: 190, 50)
    tester.move(to: 290, 50)
    tester.lift()
    #expect(tester.states == ["pan began", "pan ended"])
    #expect(tester.log.texts(of: .hit) == ["finger 1 hits inner"])
  }

  @Test func `a recognizer removed in mid-gesture is cancelled and forgotten`() {
    let tester = RecognizerTester()
    let pan = tester.add(PanGestureRecognizer(), named: "pan")
    tester.touch(at: 50, 50)
    tester.move(to: 50, 80)
    tester.inner.removeGestureRecognizer(pan)
    tester.move(to: 50, 90)
    tester.lift()
    #expect(tester.states == ["pan began", "pan cancelled"])
    #expect(tester.inner.gestureRecognizers == nil)
  }
}

/// A delegate with fixed answers.
private final class Answers: GestureRecognizerDelegate {
  var shouldBegin = true
  var shouldReceive = true
  var isSimultaneous = false

  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    shouldBegin
  }

  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldReceive touch: Touch
  ) -> Bool { shouldReceive }

  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: GestureRecognizer
  ) -> Bool { isSimultaneous }
}
