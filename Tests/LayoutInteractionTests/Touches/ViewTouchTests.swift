import Foundation
import LayoutControls
import LayoutDevices
import LayoutGeometry
import LayoutInteraction
import LayoutTables
import LayoutViews
import Testing

@Suite struct ViewTouchTests {
  @Test func `a view gets one finger, or all where it wants several`() {
    for wantsSeveral in [false, true] {
      let tester = RecognizerTester()
      tester.inner.isMultipleTouchEnabled = wantsSeveral
      tester.touch(at: 50, 50)
      tester.touch(at: 90, 50)
      tester.move(to: [(50, 60), (90, 60)])
      tester.liftAll()
      #expect(
        tester.inner.words
          == (wantsSeveral ? ["began", "began", "moved", "ended"] : ["began", "moved", "ended"])
      )
    }
  }

  @Test func `a view that does not listen passes touches on to the next responder`() {
    let window = Window(environment: ScreenEnvironment(device: Device.catalogue[0]))
    let controller = ListeningController()
    let outer = TouchLog(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    window.addSubview(outer)
    outer.addSubview(controller.view)
    let label = Label(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    label.isUserInteractionEnabled = true
    controller.view.addSubview(label)
    let finger = Finger(on: window)
    func drag() {
      finger.press(at: CGPoint(x: 20, y: 20))
      finger.move(to: CGPoint(x: 40, y: 20), within: .zero)
    }
    drag()
    finger.release()
    #expect(outer.words.isEmpty)
    #expect(controller.words == ["began", "moved", "ended"])
    drag()
    window.interaction.interrupt(because: "a call comes in")
    #expect(controller.words.last == "cancelled")
    // One that listens and passes on tells both.
    controller.words = []
    controller.passesOn = true
    finger.tap(at: CGPoint(x: 150, y: 150))
    #expect(controller.words == ["began"] && outer.words == ["began", "ended"])
  }

  @Test func `controls and scroll views keep touches to themselves`() {
    for view in [Button(), Slider(), ScrollView(), TableView()] as [View] {
      let tester = RecognizerTester()
      view.frame = tester.inner.bounds
      tester.inner.addSubview(view)
      let finger = Finger(on: tester.window)
      finger.press(at: CGPoint(x: 50, y: 50))
      finger.hold(for: .milliseconds(200))
      finger.move(to: CGPoint(x: 55, y: 50), within: .zero)
      finger.release()
      #expect(tester.inner.words.isEmpty, "\(type(of: view))")
    }
  }

  @Test func `a view learns of the end when recognizers have decided`() {
    let tester = RecognizerTester()
    let tap = tester.add(TapGestureRecognizer(), named: "twice")
    tap.numberOfTapsRequired = 2
    tester.tap(at: 50, 50)
    #expect(tester.inner.words == ["began"])
    tester.wait(350)
    #expect(tester.inner.words == ["began", "ended"])
    tester.inner.words = []
    tap.delaysTouchesEnded = false
    tester.tap(at: 50, 50)
    #expect(tester.inner.words == ["began", "ended"])
  }

  @Test func `what a recognizer took is cancelled, though the finger is up`() {
    let tester = RecognizerTester()
    tester.add(TapGestureRecognizer(), named: "twice").numberOfTapsRequired = 2
    tester.tap(at: 50, 50)
    tester.wait(100)
    tester.tap(at: 50, 50)
    #expect(tester.states == ["twice ended"])
    #expect(tester.inner.words == ["began", "began", "cancelled", "cancelled"])
  }

  @Test func `touches of content wait for 0.15 s, or until the finger is up`() {
    let screen = ContentScreen()
    screen.finger.press(at: CGPoint(x: 50, y: 50))
    screen.finger.hold(for: .milliseconds(149))
    #expect(screen.content.words.isEmpty)
    screen.finger.hold(for: .milliseconds(1))
    #expect(screen.content.words == ["began"])
    screen.finger.release()
    #expect(screen.content.words == ["began", "ended"])
    screen.content.words = []
    screen.finger.tap(at: CGPoint(x: 50, y: 50))
    #expect(screen.content.words == ["began", "ended"])
    screen.content.words = []
    screen.scrollView.delaysContentTouches = false
    screen.finger.press(at: CGPoint(x: 50, y: 50))
    #expect(screen.content.words == ["began"])
  }

  @Test func `a view that is told late learns where the finger went down, and then where it is`() {
    let screen = ContentScreen()
    let spot = PlaceLog(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    screen.scrollView.addSubview(spot)
    let finger = screen.finger
    finger.press(at: CGPoint(x: 60, y: 50))
    finger.move(to: CGPoint(x: 63, y: 50), within: .zero)
    finger.move(to: CGPoint(x: 66, y: 50), within: .zero)
    #expect(spot.words.isEmpty)
    finger.hold(for: .milliseconds(200))
    #expect(spot.words == ["began 60 at 0.00", "moved 60 to 66"])
    #expect(spot.touch?.phase == .stationary && spot.touch?.previousLocationInWindow.x == 63)
    finger.move(to: CGPoint(x: 68, y: 50), within: .zero)
    finger.release()
    #expect(spot.words.suffix(2) == ["moved 66 to 68", "ended 68"])
    // Lifted before the view knew of anything.
    spot.words = []
    finger.press(at: CGPoint(x: 60, y: 50))
    finger.move(to: CGPoint(x: 63, y: 50), within: .zero)
    finger.release()
    #expect(spot.words == ["began 60 at 0.20", "ended 63"])
  }

  @Test func `a quick finger drags a knob in a scroll view`() {
    let screen = ContentScreen()
    let slider = Slider(frame: CGRect(x: 50, y: 100, width: 200, height: 31))
    screen.scrollView.addSubview(slider)
    let finger = screen.finger
    finger.press(at: CGPoint(x: 64, y: 115))
    finger.move(to: CGPoint(x: 164, y: 115), within: .milliseconds(300))
    finger.release()
    // The knob is 31 points wide.
    #expect(abs(slider.value - 100 / 169) < 1e-6)
  }

  struct CancelRow: CustomTestStringConvertible {
    let testDescription: String
    var rest = 0
    var canCancel = true
    var shouldCancel = true
    let scrolls: Bool
    let words: [String]
  }

  @Test(arguments: [
    CancelRow(testDescription: "at once", scrolls: true, words: []),
    CancelRow(
      testDescription: "after a rest",
      rest: 200,
      scrolls: true,
      words: ["began", "cancelled"]
    ),
    CancelRow(
      testDescription: "at once, not cancelling",
      canCancel: false,
      scrolls: true,
      words: []
    ),
    CancelRow(
      testDescription: "after a rest, not cancelling",
      rest: 200,
      canCancel: false,
      scrolls: false,
      words: ["began", "moved", "ended"]
    ),
    CancelRow(
      testDescription: "after a rest, on what keeps its touches",
      rest: 200,
      shouldCancel: false,
      scrolls: false,
      words: ["began", "moved", "ended"]
    ),
  ])
  func `a drag takes touches from the content that has them`(_ row: CancelRow) {
    let screen = ContentScreen()
    screen.scrollView.canCancelContentTouches = row.canCancel
    screen.scrollView.cancels = row.shouldCancel
    screen.finger.press(at: CGPoint(x: 50, y: 200))
    if row.rest > 0 { screen.finger.hold(for: .milliseconds(row.rest)) }
    screen.finger.move(to: CGPoint(x: 50, y: 100), within: .zero)
    screen.finger.release()
    #expect((screen.scrollView.contentOffset.y > 0) == row.scrolls)
    #expect(screen.content.words == row.words)
  }

  // "UIScrollView.h": touchesShouldCancelInContentView answers no for controls; tables scroll all the same.
  @Test(arguments: [(false, 0, true), (false, 200, false), (true, 200, true)])
  func `a drag that rests on a button first scrolls tables alone`(
    isTable: Bool,
    rest: Int,
    scrolls: Bool
  ) {
    let window = Window(environment: ScreenEnvironment(device: Device.catalogue[0]))
    let frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    let scrollView = isTable ? TableView(frame: frame) : ScrollView(frame: frame)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.alwaysBounceVertical = true
    window.addSubview(scrollView)
    scrollView.addSubview(Button(frame: CGRect(x: 0, y: 100, width: 300, height: 100)))
    let finger = Finger(on: window)
    finger.press(at: CGPoint(x: 50, y: 150))
    finger.hold(for: .milliseconds(rest))
    finger.move(to: CGPoint(x: 50, y: 200), within: .milliseconds(100))
    #expect((scrollView.contentOffset.y < 0) == scrolls)
  }

  @Test func `a scroll view may keep touches to itself`() {
    let screen = ContentScreen()
    screen.scrollView.begins = false
    screen.finger.tap(at: CGPoint(x: 50, y: 50))
    #expect(screen.content.words.isEmpty)
  }

  @Test func `a finger that stops the content does not touch it`() {
    let screen = ScrollingScreen(rows: 200)
    screen.fling(from: 350, to: 150, within: .milliseconds(200))
    screen.clock.advance(by: .milliseconds(100))
    screen.finger.tap(at: CGPoint(x: 150, y: 200))
    #expect(screen.table.indexPathsForSelectedRows == nil)
    screen.finger.tap(at: CGPoint(x: 150, y: 200))
    #expect(screen.table.indexPathsForSelectedRows?.count == 1)
  }

  @Test func `nor does a finger that comes down beside it`() {
    let screen = ScrollingScreen(rows: 200)
    screen.fling(from: 350, to: 150, within: .milliseconds(200))
    screen.clock.advance(by: .milliseconds(100))
    let first = screen.finger
    let second = screen.finger
    first.press(at: CGPoint(x: 100, y: 200))
    second.press(at: CGPoint(x: 160, y: 200))
    first.release()
    second.release()
    #expect(screen.table.indexPathsForSelectedRows == nil)
    screen.finger.tap(at: CGPoint(x: 150, y: 200))
    #expect(screen.table.indexPathsForSelectedRows?.count == 1)
  }

  @Test func `a second finger on a table that one drags presses no row`() {
    let screen = ScrollingScreen()
    let finger = screen.finger
    finger.press(at: CGPoint(x: 150, y: 300))
    finger.move(to: CGPoint(x: 150, y: 250), within: .milliseconds(200))
    screen.told = []
    let other = screen.finger
    other.press(at: CGPoint(x: 100, y: 120))
    other.hold(for: .milliseconds(300))
    other.release()
    other.tap(at: CGPoint(x: 100, y: 120))
    #expect(screen.told == [])
    #expect(screen.table.isDragging)
    finger.release()
    #expect(screen.told.prefix(2) == ["will end at 0", "did end"])
    #expect(screen.table.indexPathsForSelectedRows == nil)
  }

  struct CountRow: CustomTestStringConvertible {
    let testDescription: String
    var way: CGFloat = 0
    var back = false
    var rest = 50
    var gap = 100
    /// How far from where the first finger went up the second one goes down.
    var distance: CGFloat = 0
    let count: Int
  }

  @Test(arguments: [
    CountRow(testDescription: "a tap", count: 2),
    CountRow(testDescription: "the longest tap", rest: 750, count: 2),
    CountRow(testDescription: "a second one at the last moment", gap: 350, count: 2),
    CountRow(testDescription: "a second one too late", gap: 351, count: 1),
    CountRow(testDescription: "a second one just near enough", distance: 45, count: 2),
    CountRow(testDescription: "a second one too far away", distance: 45.1, count: 1),
    CountRow(testDescription: "one that strays a little", way: 40, count: 2),
    CountRow(testDescription: "a drag", way: 100, count: 1),
    CountRow(testDescription: "a drag there and back", way: 100, back: true, count: 1),
    CountRow(testDescription: "a press", rest: 800, count: 1),
  ])
  func `a tap counts on from one that neither strayed nor rested, nearby and not long ago`(
    _ row: CountRow
  ) {
    let tester = RecognizerTester()
    tester.touch(at: 50, 50)
    tester.move(to: 50 + row.way, 50)
    if row.back { tester.move(to: 50, 50) }
    tester.wait(row.rest)
    tester.lift()
    tester.wait(row.gap)
    tester.touch(at: 50 + (row.back ? 0 : row.way), 50 + row.distance)
    #expect(tester.touches[0].tapCount == row.count)
  }

  @Test func `two fingers press one row`() {
    let screen = ScrollingScreen()
    let hand = Hand(of: 2, on: screen.window)
    hand.press(at: [CGPoint(x: 100, y: 75), CGPoint(x: 100, y: 175)])
    hand.hold(for: .milliseconds(200))
    hand.release()
    #expect(screen.told == ["highlight 1 at 0.15", "unhighlight 1", "select 1"])
  }
}

/// A controller that notes the touches that come up to it.
private final class ListeningController: ViewController {
  var words: [String] = []
  var passesOn = false

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    words.append("began")
    if passesOn { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<Touch>, with event: Event?) { words.append("moved") }
  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    if passesOn { super.touchesEnded(touches, with: event) } else { words.append("ended") }
  }
  override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    words.append("cancelled")
  }
}

/// A view that notes where it is told that a finger is.
private final class PlaceLog: View {
  var words: [String] = []
  var touch: Touch?

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    touch = touches.first
    note { "began \($0.location(in: self).x.logText) at \($0.instant.sinceStart.inSecondsText)" }
  }
  override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    note {
      "moved \($0.previousLocation(in: self).x.logText) to \($0.location(in: self).x.logText)"
    }
  }
  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    note { "ended \($0.location(in: self).x.logText)" }
  }

  private func note(_ words: (Touch) -> String) {
    if let touch { self.words.append(words(touch)) }
  }
}

/// A scroll view of 300 × 300 pt full of a view that notes its touches.
private final class ContentScreen {
  final class Scroller: ScrollView {
    var cancels = true
    var begins = true

    override func touchesShouldCancel(in view: View) -> Bool { cancels }

    override func touchesShouldBegin(
      _ touches: Set<Touch>,
      with event: Event?,
      in view: View
    ) -> Bool { begins }
  }

  let window = Window(environment: ScreenEnvironment(device: Device.catalogue[0]))
  let scrollView = Scroller(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  let content = TouchLog(frame: CGRect(x: 0, y: 0, width: 300, height: 1000))
  let finger: Finger

  init() {
    finger = Finger(on: window)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = content.frame.size
    scrollView.addSubview(content)
    window.addSubview(scrollView)
  }
}
