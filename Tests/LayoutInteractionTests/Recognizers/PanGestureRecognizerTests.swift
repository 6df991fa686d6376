import Foundation
import LayoutGeometry
import LayoutInteraction
import LayoutViews
import Testing

@Suite struct PanGestureRecognizerTests {
  @Test(arguments: [
    (CGPoint(x: 0, y: 9.99), false), (CGPoint(x: 0, y: 10), true), (CGPoint(x: -10, y: 0), true),
    (CGPoint(x: 6, y: 8), true), (CGPoint(x: 7, y: 7), false),
  ])
  func `a pan begins after 10 pt in any direction`(way: CGPoint, begins: Bool) {
    let tester = RecognizerTester()
    tester.add(PanGestureRecognizer(), named: "pan")
    tester.touch(at: 50, 50)
    tester.move(to: 50 + way.x, 50 + way.y)
    #expect(tester.states == (begins ? ["pan began"] : []))
    tester.lift()
    #expect(tester.states == (begins ? ["pan began", "pan ended"] : []))
  }

  @Test func `a pan begins, changes, ends, and begins anew`() {
    let tester = RecognizerTester()
    tester.add(PanGestureRecognizer(), named: "pan")
    for _ in 0..<2 {
      tester.touch(at: 50, 50)
      tester.move(to: 50, 70)
      tester.move(to: 50, 71)
      tester.lift()
    }
    let once = ["pan began", "pan changed", "pan ended"]
    #expect(tester.states == once + once)
  }

  @Test func `the translation counts from where 10 pt were overcome`() {
    let tester = RecognizerTester()
    let pan = tester.add(PanGestureRecognizer(), named: "pan")
    tester.touch(at: 50, 50)
    tester.move(to: 50, 54)
    tester.move(to: 50, 75)
    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 15))
    tester.move(to: 50, 80)
    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 20))
    pan.setTranslation(.zero, in: nil)
    tester.move(to: 60, 80)
    #expect(pan.translation(in: tester.inner) == CGPoint(x: 10, y: 0))
  }

  @Test func `the velocity is that of the last tenth of a second`() {
    let tester = RecognizerTester()
    let pan = tester.add(PanGestureRecognizer(), named: "pan")
    tester.touch(at: 50, 10)
    for step in 1...20 {
      tester.wait(10)
      tester.move(to: 50, 10 + CGFloat(step) * 5)
    }
    #expect(abs(pan.velocity(in: nil).y - 500) < 1e-6)
    pan.setTranslation(.zero, in: nil)
    #expect(abs(pan.velocity(in: nil).y - 500) < 1e-6)
    tester.wait(50)
    #expect(abs(pan.velocity(in: nil).y - 250) < 1e-6)
    tester.wait(50)
    #expect(pan.velocity(in: nil) == .zero)
  }

  @Test func `a pan tells the whole way of the finger, from where it went down`() {
    let tester = RecognizerTester()
    var strokes: [[FingerStroke]] = []
    let pan = tester.add(PanGestureRecognizer(), named: "pan")
    pan.addAction { if let pan = $0 as? PanGestureRecognizer { strokes.append(pan.strokes) } }
    tester.touch(at: 50, 50)
    tester.wait(10)
    tester.move(to: 50, 54)
    tester.wait(10)
    tester.move(to: 50, 75)
    tester.wait(10)
    tester.move(to: 50, 80)
    tester.lift()
    #expect(strokes.map(\.count) == [2, 1, 0])
    #expect(strokes.first?.first?.start == CGPoint(x: 50, y: 50))
    #expect(strokes.first?.last?.departure == Instant(sinceStart: .milliseconds(10)))
    #expect(strokes.first?.last?.end == CGPoint(x: 50, y: 75))
  }

  @Test func `more fingers than allowed are no pan`() {
    let tester = RecognizerTester()
    tester.add(PanGestureRecognizer(), named: "pan").maximumNumberOfTouches = 1
    tester.touch(at: 50, 50)
    tester.touch(at: 90, 50)
    tester.move(to: 50, 90)
    #expect(tester.states.isEmpty)
  }

  @Test func `more fingers after the beginning are ignored`() {
    let tester = RecognizerTester()
    let pan = tester.add(PanGestureRecognizer(), named: "pan")
    pan.maximumNumberOfTouches = 1
    tester.touch(at: 50, 50)
    tester.move(to: 50, 80)
    tester.touch(at: 150, 50)
    tester.move(1, to: 150, 90)
    #expect(pan.location(in: nil) == CGPoint(x: 50, y: 80))
    tester.lift(1)
    tester.move(to: 50, 90)
    tester.lift()
    #expect(tester.states == ["pan began", "pan changed", "pan ended"])
  }

  @Test func `a view that leaves the window in mid-gesture cancels it`() {
    let tester = RecognizerTester()
    tester.add(PanGestureRecognizer(), named: "pan")
    tester.touch(at: 50, 50)
    tester.move(to: 50, 80)
    tester.inner.removeFromSuperview()
    tester.move(to: 50, 90)
    tester.lift()
    #expect(tester.states == ["pan began", "pan cancelled"])
  }

  @Test func `two fingers move by their center, and the pan outlives one of them`() {
    let tester = RecognizerTester()
    let pan = tester.add(PanGestureRecognizer(), named: "pan")
    tester.touch(at: 50, 50)
    tester.touch(at: 90, 50)
    tester.move(0, to: 50, 90)
    #expect(tester.states == ["pan began"])
    #expect(pan.location(in: nil) == CGPoint(x: 70, y: 70))
    let translation = pan.translation(in: nil)
    tester.lift(1)
    #expect(pan.translation(in: nil) == translation)
    tester.lift()
    #expect(tester.states == ["pan began", "pan ended"])
  }

  @Test func `a pan with two fingers needs two`() {
    let tester = RecognizerTester()
    tester.add(PanGestureRecognizer(), named: "pan").minimumNumberOfTouches = 2
    tester.touch(at: 50, 50)
    tester.move(to: 50, 90)
    #expect(tester.states.isEmpty)
    tester.touch(at: 90, 50)
    tester.move(0, to: 50, 110)
    #expect(tester.states == ["pan began"])
    tester.lift(1)
    #expect(tester.states == ["pan began", "pan ended"])
  }

  @Test func `turning a pan off cancels it`() {
    let tester = RecognizerTester()
    let pan = tester.add(PanGestureRecognizer(), named: "pan")
    tester.touch(at: 50, 50)
    tester.move(to: 50, 90)
    pan.isEnabled = false
    tester.move(to: 50, 120)
    tester.lift()
    #expect(tester.states == ["pan began", "pan cancelled"])
    #expect(pan.state == .possible)
  }
}
