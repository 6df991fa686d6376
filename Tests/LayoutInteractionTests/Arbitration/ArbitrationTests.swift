import Foundation
import LayoutControls
import LayoutGeometry
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

  @Test func `recognizers of one view that would be called alike are numbered`() {
    let tester = RecognizerTester()
    let pans = [PanGestureRecognizer(), PanGestureRecognizer(), PanGestureRecognizer()]
    pans[1].name = "selecting"
    pans[0].require(toFail: pans[2])
    pans[2].minimumNumberOfTouches = 2
    for pan in pans { tester.inner.addGestureRecognizer(pan) }
    tester.outer.addGestureRecognizer(PanGestureRecognizer())
    pans[1].isEnabled = false
    tester.touch(at: 50, 50)
    tester.move(to: 50, 80)
    tester.lift()
    #expect(
      tester.log.texts(of: .recognizer) == [
        "pan 1 of inner waits for pan 2 of inner",
        "pan of outer began at (50, 80)",
        "pan 2 of inner failed: pan of outer was first",
        "pan 1 of inner failed: pan of outer goes first: its view lies deeper",
        "pan of outer ended",
      ]
    )
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

  // "Attaching gesture recognizers to UIKit controls", developer.apple.com.
  @Test func `a tap on a control is the control's, unless the recognizer is on it`() {
    for control in [Button(), Switch(), Stepper(), SegmentedControl(items: ["A", "B"])] as [Control]
    {
      let tester = RecognizerTester()
      control.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      tester.inner.addSubview(control)
      var taps = 0
      // Left of a switch's end, which keeps its 51 points, and right of a stepper's minus.
      control.addAction(Action { _ in taps += 1 }, for: .touchUpInside)
      tester.add(TapGestureRecognizer(), named: "around")
      let twice = tester.add(TapGestureRecognizer(), named: "twice")
      twice.numberOfTapsRequired = 2
      tester.tap(at: 50.5, 20)
      tester.wait(400)
      #expect(tester.states.isEmpty && taps == 1, "\(type(of: control))")
      let name = control is SegmentedControl ? "SegmentedControl 'A, B'" : "\(type(of: control))"
      #expect(
        tester.log.texts(of: .recognizer).contains(
          "around of inner failed: the gesture is that of \(name)"
        )
      )
      control.isEnabled = false
      tester.tap(at: 50.5, 20)
      tester.wait(400)
      #expect(tester.states == ["around ended"] && taps == 1)
      control.isEnabled = true
      tester.add(TapGestureRecognizer(), named: "on it", to: control)
      tester.tap(at: 50.5, 20)
      tester.wait(400)
      #expect(tester.states == ["around ended", "on it ended"] && taps == 1)
    }
  }

  @Test(arguments: [
    (CGPoint(x: 15, y: 15), CGPoint(x: 60, y: 0), false),
    (CGPoint(x: 15, y: 15), CGPoint(x: 0, y: 60), true),
    (CGPoint(x: 90, y: 15), CGPoint(x: 60, y: 0), true),
  ])
  func `a knob is dragged along its slider, and elsewhere a pan around it begins`(
    start: CGPoint,
    way: CGPoint,
    begins: Bool
  ) {
    let tester = RecognizerTester()
    let slider = Slider(frame: CGRect(x: 0, y: 0, width: 150, height: 34))
    tester.inner.addSubview(slider)
    tester.add(PanGestureRecognizer(), named: "pan")
    let finger = Finger(on: tester.window)
    finger.press(at: start)
    finger.move(to: CGPoint(x: start.x + way.x, y: start.y + way.y), within: .milliseconds(200))
    finger.release()
    #expect(tester.states.isEmpty != begins)
    #expect((slider.value > 0.4) == !begins)
  }

  @Test(arguments: [(CGPoint(x: 0, y: 60), false), (CGPoint(x: 60, y: 0), true)])
  func `along a slider that is turned is where its track goes`(way: CGPoint, begins: Bool) {
    let tester = RecognizerTester()
    let slider = Slider(frame: CGRect(x: -50, y: 50, width: 150, height: 34))
    slider.transform = CGAffineTransform(rotationAngle: .pi / 2)
    tester.inner.addSubview(slider)
    tester.add(PanGestureRecognizer(), named: "pan")
    let finger = Finger(on: tester.window)
    let start = slider.convert(CGPoint(x: 15, y: 15), to: nil)
    finger.press(at: start)
    finger.move(to: CGPoint(x: start.x + way.x, y: start.y + way.y), within: .milliseconds(200))
    finger.release()
    #expect(tester.states.isEmpty != begins)
    #expect((slider.value > 0.4) == !begins)
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

  @Test func `of recognizers that wait for each other in a circle the last to want to begin does`()
  {
    for count in 2...3 {
      let tester = RecognizerTester()
      let pans = (0..<count).map { tester.add(PanGestureRecognizer(), named: "pan \($0)") }
      for (index, pan) in pans.enumerated() { pan.require(toFail: pans[(index + 1) % count]) }
      for _ in 1...2 {
        tester.touch(at: 50, 50)
        tester.move(to: 50, 80)
        tester.lift()
      }
      // The one added last is the first to want it.
      #expect(
        tester.states == ["pan 0 began", "pan 0 ended", "pan 0 began", "pan 0 ended"],
        "\(count) pans"
      )
      let text = "pan 0 of inner does not wait for pan 1 of inner, which waits for it"
      #expect(tester.log.texts(of: .recognizer).contains(text))
    }
  }

  @Test func `views may say that a gesture does not begin`() {
    final class Gate: View {
      var isOpen = true
      var asked: [String] = []

      override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
        asked.append(gestureRecognizer.name ?? "")
        return isOpen
      }
    }
    for isOpen in [true, false] {
      let tester = RecognizerTester()
      let gate = Gate(frame: tester.inner.bounds)
      gate.isOpen = isOpen
      tester.inner.addSubview(gate)
      let inside = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      gate.addSubview(inside)
      tester.add(TapGestureRecognizer(), named: "own", to: gate)
      tester.tap(at: 50, 50)
      #expect(tester.states == (isOpen ? ["own ended"] : []))
      // The view under the finger is asked about recognizers around it too.
      tester.add(TapGestureRecognizer(), named: "around", to: tester.outer)
      gate.removeGestureRecognizer(gate.gestureRecognizers![0])
      tester.tap(at: 150, 150)
      #expect(gate.asked == ["own", "around"])
      #expect(tester.states == (isOpen ? ["own ended", "around ended"] : []))
    }
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
