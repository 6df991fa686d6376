import Foundation
import LayoutDevices
import LayoutInteraction
import LayoutViews
import Testing

@Suite struct InterruptionTests {
  @Test func `a call cancels all touches and what they were`() {
    let tester = RecognizerTester()
    tester.add(PanGestureRecognizer(), named: "pan")
    tester.add(PinchGestureRecognizer(), named: "pinch", to: tester.outer)
    let finger = Finger(on: tester.window)
    finger.press(at: CGPoint(x: 50, y: 50))
    finger.move(to: CGPoint(x: 50, y: 100), within: .milliseconds(100))
    tester.window.interaction.interrupt(because: "a call comes in")
    #expect(tester.states.last == "pan cancelled")
    #expect(!finger.isDown)
    #expect(tester.window.interaction.dispatcher.activeTouches.isEmpty)
    finger.move(to: .zero, within: .milliseconds(100))
    finger.release()
    #expect(tester.states.last == "pan cancelled")
    #expect(tester.log.texts(of: .lifecycle) == ["touches are taken away: a call comes in"])
    // The next finger begins anew.
    finger.press(at: CGPoint(x: 50, y: 50))
    finger.move(to: CGPoint(x: 50, y: 100), within: .milliseconds(100))
    #expect(tester.states.contains("pan began"))
  }

  @Test func `a view that leaves takes its recognizers along, and those around it go on`() {
    let tester = RecognizerTester()
    tester.add(LongPressGestureRecognizer(), named: "press").cancelsTouchesInView = false
    let outer = tester.add(PanGestureRecognizer(), named: "outer", to: tester.outer)
    outer.cancelsTouchesInView = false
    tester.touch(at: 50, 50)
    tester.wait(600)
    #expect(tester.states == ["press began"])
    tester.inner.removeFromSuperview()
    #expect(tester.states == ["press began", "press cancelled"])
    #expect(tester.inner.words == ["began", "cancelled"])
    tester.lift()
    #expect(tester.inner.words == ["began", "cancelled"])
    // The next touch is the outer view's alone.
    tester.touch(at: 50, 50)
    tester.move(to: 50, 90)
    #expect(tester.states.last == "outer began")
  }

  @Test func `a table goes on scrolling when the row under the finger leaves the screen`() {
    let screen = ScrollingScreen()
    let finger = screen.finger
    finger.press(at: CGPoint(x: 150, y: 380))
    finger.move(to: CGPoint(x: 150, y: -200), within: .seconds(1))
    #expect(screen.table.contentOffset.y == 570)
    #expect(screen.table.isDragging)
  }

  @Test func `a recognizer that is turned off is cancelled`() {
    let tester = RecognizerTester()
    let pan = tester.add(PanGestureRecognizer(), named: "pan")
    tester.touch(at: 50, 50)
    tester.move(to: 50, 90)
    pan.isEnabled = false
    #expect(tester.states == ["pan began", "pan cancelled"])
    tester.move(to: 50, 120)
    pan.isEnabled = true
    tester.move(to: 50, 140)
    #expect(tester.states == ["pan began", "pan cancelled"])
  }

  @Test func `scrolling that is turned off ends the drag`() {
    let screen = ScrollingScreen()
    let finger = screen.finger
    finger.press(at: CGPoint(x: 150, y: 300))
    finger.move(to: CGPoint(x: 150, y: 200), within: .milliseconds(300))
    screen.table.isScrollEnabled = false
    #expect(screen.told == ["will drag", "did end"])
    #expect(!screen.table.isDragging && !screen.table.isTracking)
    finger.move(to: CGPoint(x: 150, y: 100), within: .milliseconds(300))
    finger.release()
    #expect(screen.table.contentOffset.y == 90)
    screen.table.isScrollEnabled = true
    screen.drag(from: 300, to: 200)
    #expect(screen.table.contentOffset.y == 180)
  }

  @Test func `fingers stay down when the screen is turned, and content stays in its new range`() {
    let screen = ScrollingScreen()
    screen.table.autoresizingMask = [.flexibleHeight]
    screen.table.contentOffset.y = 2000
    let finger = screen.finger
    finger.press(at: CGPoint(x: 150, y: 300))
    finger.move(to: CGPoint(x: 150, y: 250), within: .milliseconds(200))
    screen.window.environment = ScreenEnvironment(
      device: Device.catalogue[0],
      orientation: .landscape
    )
    #expect(screen.table.isDragging)
    finger.move(to: CGPoint(x: 150, y: 200), within: .milliseconds(100))
    finger.release()
    screen.settle()
    #expect(screen.table.contentOffset.y <= screen.table.maximumContentOffset.y)
    #expect(screen.told.last == "rests")
  }
}
