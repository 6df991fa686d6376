import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutInteraction
import LayoutTables
import LayoutViews
import TestSupport
import Testing

@Suite struct FlingTests {
  @Test func `a fling goes on for half its speed and tells its delegate in UIKit's order`() {
    let screen = ScrollingScreen(rows: 200)
    screen.fling(from: 350, to: 150, within: .milliseconds(200))
    // 200 pt less the hysteresis, and the speed of 1000 pt/s.
    #expect(screen.table.contentOffset.y == 190)
    #expect(screen.table.isDecelerating)
    #expect(!screen.table.isDragging && !screen.table.isTracking)
    #expect(screen.told == ["will drag", "will end at 1", "did end, goes on", "will go on"])
    screen.settle()
    #expect(abs(screen.table.contentOffset.y - 190 - 499.5) <= 0.5)
    #expect(screen.told.last == "rests")
    #expect(!screen.table.isDecelerating)
    #expect(screen.clock.isIdle)
    #expect(screen.offsets == screen.offsets.sorted())
  }

  @Test func `the fast rate stops soon`() {
    let screen = ScrollingScreen(rows: 200)
    screen.table.decelerationRate = .fast
    screen.fling(from: 350, to: 150, within: .milliseconds(200))
    screen.settle()
    #expect(abs(screen.table.contentOffset.y - 190 - 99.5) <= 0.5)
  }

  @Test func `a finger below 0.1 points per millisecond does not fling`() {
    let screen = ScrollingScreen()
    screen.fling(from: 350, to: 310, within: .milliseconds(500))
    #expect(screen.told == ["will drag", "will end at 0", "did end"])
    #expect(screen.clock.isIdle)
  }

  @Test func `pulled past its end content gives way like rubber and comes back`() {
    let screen = ScrollingScreen()
    let finger = screen.finger
    finger.press(at: CGPoint(x: 150, y: 100))
    finger.move(to: CGPoint(x: 150, y: 210), within: .milliseconds(200))
    // A pull of 100 pt in a view of 400 pt, on whole pixels.
    let pulled = -(1 - 1 / (100 * 0.55 / 400 + 1)) * 400
    #expect(abs(screen.table.contentOffset.y - pulled) <= 0.5)
    finger.hold(for: .milliseconds(200))
    #expect(abs(screen.table.contentOffset.y - pulled) <= 0.5)
    finger.release()
    #expect(
      screen.told == ["will drag", "will end at 0", "did end, goes on", "will go on"]
    )
    screen.clock.advance(by: .milliseconds(100))
    #expect(abs(screen.table.contentOffset.y / pulled - 0.7358) < 0.02)
    screen.settle()
    #expect(screen.table.contentOffset.y == 0)
    #expect(screen.told.last == "rests")
  }

  @Test func `content that fits bounces only where it always does`() {
    let screen = ScrollingScreen(rows: 3)
    let finger = screen.finger
    finger.press(at: CGPoint(x: 150, y: 100))
    finger.move(to: CGPoint(x: 150, y: 210), within: .milliseconds(200))
    #expect(screen.table.contentOffset.y < -40)
    finger.release()
    screen.settle()
    #expect(screen.table.contentOffset.y == 0)
    screen.table.alwaysBounceVertical = false
    screen.told = []
    screen.drag(from: 100, to: 210)
    #expect(!screen.told.contains("will drag"))
    // UIScrollView.h: `alwaysBounceVertical` means something only where the view bounces at all.
    screen.table.alwaysBounceVertical = true
    screen.table.bounces = false
    screen.drag(from: 100, to: 210)
    #expect(!screen.told.contains("will drag"))
  }

  @Test func `content that shrinks under a finger until it fits comes back`() {
    let screen = PlainScreen(contentHeight: 2000)
    screen.scrollView.contentOffset.y = 500
    let finger = Finger(on: screen.window)
    finger.press(at: CGPoint(x: 150, y: 300))
    finger.move(to: CGPoint(x: 150, y: 200), within: .milliseconds(300))
    screen.scrollView.contentSize.height = 300
    finger.hold(for: .milliseconds(200))
    #expect(screen.scrollView.contentOffset.y == 590)
    finger.release()
    screen.settle()
    #expect(screen.scrollView.contentOffset == .zero)
  }

  @Test func `a finger on content that cannot move is left to what is around it`() {
    let screen = PlainScreen(contentHeight: 2000)
    let inner = ScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    inner.contentInsetAdjustmentBehavior = .never
    inner.contentSize.height = 100
    inner.alwaysBounceVertical = true
    screen.scrollView.addSubview(inner)
    screen.drag(from: 300, to: 100)
    #expect(inner.contentOffset == .zero && screen.scrollView.contentOffset == .zero)
    inner.bounces = false
    screen.drag(from: 300, to: 100)
    #expect(inner.contentOffset == .zero && screen.scrollView.contentOffset.y == 190)
  }

  @Test func `a fling into the end bounces there`() {
    let screen = ScrollingScreen()
    screen.table.contentOffset.y = 1900
    screen.fling(from: 350, to: 150, within: .milliseconds(100))
    screen.settle()
    #expect(screen.table.contentOffset.y == 2100)
    #expect((screen.offsets.max() ?? 0) > 2120)
    screen.table.bounces = false
    screen.offsets = []
    screen.table.contentOffset.y = 1900
    screen.fling(from: 350, to: 150, within: .milliseconds(100))
    screen.settle()
    #expect(screen.table.contentOffset.y == 2100)
    #expect(screen.offsets.max() == 2100)
  }

  @Test func `the delegate's place is reached from speed too`() {
    let screen = ScrollingScreen(rows: 200)
    screen.target = 850
    screen.fling(from: 350, to: 150, within: .milliseconds(200))
    screen.settle()
    #expect(screen.table.contentOffset.y == 850)
    #expect(screen.offsets == screen.offsets.sorted())
    screen.target = 1e9
    screen.fling(from: 350, to: 150, within: .milliseconds(200))
    screen.settle()
    #expect(screen.table.contentOffset.y == 9600)
  }

  @Test func `a finger stops content that goes on by itself`() {
    let screen = ScrollingScreen(rows: 200)
    screen.fling(from: 350, to: 150, within: .milliseconds(200))
    screen.clock.advance(by: .milliseconds(200))
    screen.told = []
    let finger = screen.finger
    finger.press(at: CGPoint(x: 150, y: 200))
    let caught = screen.table.contentOffset.y
    #expect(screen.told == ["rests"])
    #expect(screen.table.isTracking && !screen.table.isDragging && !screen.table.isDecelerating)
    finger.hold(for: .seconds(1))
    #expect(screen.table.contentOffset.y == caught)
    finger.release()
    #expect(!screen.table.isTracking)
    screen.settle()
    #expect(screen.table.contentOffset.y == caught)
  }

  @Test func `content held past its end comes back when the finger goes up`() {
    let screen = ScrollingScreen()
    screen.fling(from: 100, to: 350, within: .milliseconds(100))
    screen.clock.advance(by: .milliseconds(50))
    let finger = screen.finger
    finger.press(at: CGPoint(x: 150, y: 200))
    let caught = screen.table.contentOffset.y
    #expect(caught < -20)
    // Dragged from there it goes on from where it shows.
    finger.move(to: CGPoint(x: 150, y: 212), within: .milliseconds(200))
    #expect(abs(screen.table.contentOffset.y - caught) < 2)
    finger.move(to: CGPoint(x: 150, y: 200), within: .milliseconds(200))
    finger.release()
    screen.settle()
    #expect(screen.table.contentOffset.y == 0)
  }

  @Test func `an offset set at once stops the content`() {
    let screen = ScrollingScreen(rows: 200)
    screen.fling(from: 350, to: 150, within: .milliseconds(200))
    screen.clock.advance(by: .milliseconds(200))
    screen.table.setContentOffset(screen.table.contentOffset, animated: false)
    let stopped = screen.table.contentOffset.y
    #expect(!screen.table.isDecelerating)
    #expect(screen.clock.isIdle)
    screen.clock.advance(by: .seconds(1))
    #expect(screen.table.contentOffset.y == stopped)
  }

  @Test func `an offset that an application sets moves what is under way along`() {
    let screen = ScrollingScreen(rows: 400)
    let finger = screen.finger
    finger.press(at: CGPoint(x: 150, y: 350))
    finger.move(to: CGPoint(x: 150, y: 250), within: .milliseconds(200))
    #expect(screen.table.contentOffset.y == 90)
    screen.table.contentOffset.y = 5000
    finger.move(to: CGPoint(x: 150, y: 230), within: .milliseconds(50))
    #expect(screen.table.contentOffset.y == 5020)
    finger.move(to: CGPoint(x: 150, y: 50), within: .milliseconds(100))
    finger.release()
    let goal = screen.table.contentOffset.y
    screen.clock.advance(by: .milliseconds(100))
    let speed = screen.table.contentOffset.y - goal
    #expect(speed > 50)
    let before = screen.table.contentOffset.y
    screen.table.contentOffset.y = 1000
    #expect(screen.table.isDecelerating)
    screen.clock.advance(by: .milliseconds(100))
    let way = screen.table.contentOffset.y - 1000
    #expect(way > 50 && way < speed)
    #expect(before > 5200)
    screen.settle()
    #expect(!screen.table.isDecelerating)
  }

  /// A view whose content comes back to its middle before it ends.
  private final class EndlessView: ScrollView {
    var recentered: CGFloat = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      let middle = (contentSize.height - bounds.height) / 2
      guard abs(contentOffset.y - middle) > contentSize.height / 4 else { return }
      recentered += contentOffset.y - middle
      contentOffset.y = middle
    }
  }

  @Test func `content that comes back to its middle all the time goes as far as without`() {
    func ways(_ view: ScrollView) -> [CGFloat] {
      let screen = ScrollingScreen()
      screen.table.removeFromSuperview()
      view.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
      screen.window.addSubview(view)
      view.contentOffset.y = (view.contentSize.height - 400) / 2
      screen.window.layoutIfNeeded()
      var ways: [CGFloat] = []
      for milliseconds in [400, 100] {
        let start = view.contentOffset.y + ((view as? EndlessView)?.recentered ?? 0)
        screen.fling(from: 350, to: 50, within: .milliseconds(milliseconds))
        screen.settle()
        ways.append(view.contentOffset.y + ((view as? EndlessView)?.recentered ?? 0) - start)
      }
      return ways
    }
    let endless = EndlessView()
    endless.contentSize.height = 2000
    let long = ScrollView()
    long.contentSize.height = 100_000
    for (way, other) in zip(ways(endless), ways(long)) {
      #expect(way > 290 && abs(way - other) < 10, "\(way) \(other)")
    }
  }

  @Test func `a touch that is taken away leaves the content, or brings it back`() {
    let screen = ScrollingScreen()
    let finger = screen.finger
    finger.press(at: CGPoint(x: 150, y: 100))
    finger.move(to: CGPoint(x: 150, y: 200), within: .milliseconds(100))
    finger.cancel()
    #expect(screen.told == ["will drag", "did end, goes on", "will go on"])
    #expect(!screen.table.isTracking)
    screen.settle()
    #expect(screen.table.contentOffset.y == 0)
  }

  @Test func `content whose view leaves the window stops`() {
    let screen = ScrollingScreen(rows: 200)
    screen.fling(from: 350, to: 150, within: .milliseconds(200))
    screen.table.removeFromSuperview()
    screen.settle()
    #expect(!screen.table.isDecelerating)
    #expect(screen.clock.isIdle)
    #expect(screen.table.contentOffset.y == 190)
  }

  @Test func `content that shrinks while it goes on rests in its new range`() {
    let screen = ScrollingScreen(rows: 200)
    screen.fling(from: 350, to: 150, within: .milliseconds(100))
    screen.clock.advance(by: .milliseconds(100))
    screen.table.rowHeight = 3
    screen.settle()
    #expect(screen.table.contentSize.height == 600)
    #expect(screen.table.contentOffset.y == screen.table.maximumContentOffset.y)
  }

  @Test(arguments: UInt64(0)..<16)
  func `where a fling ends does not depend on the rate of events`(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let start = CGFloat.random(in: 40...360, using: &numbers)
    let end = CGFloat.random(in: 40...360, using: &numbers)
    let duration = Duration.milliseconds(Int.random(in: 120...600, using: &numbers))
    let begin = CGFloat(Int.random(in: 0...9000, using: &numbers))
    let ends = [30, 60, 120, 240].map { rate in
      let screen = ScrollingScreen(rows: 200)
      screen.table.contentOffset.y = begin
      screen.fling(from: start, to: end, within: duration, rate: rate)
      screen.settle()
      return screen.table.contentOffset.y
    }
    for other in ends { #expect(abs(other - ends[0]) <= 0.51, "seed \(seed): \(ends)") }
    #expect((0...9600).contains(ends[0]), "seed \(seed)")
  }
}

/// A scroll view of 300 × 400 pt that bounces where its content does not fit.
private struct PlainScreen {
  let window = Window(environment: ScreenEnvironment(device: Device.catalogue[0]))
  let scrollView = ScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

  init(contentHeight: CGFloat) {
    scrollView.contentSize.height = contentHeight
    scrollView.contentInsetAdjustmentBehavior = .never
    window.addSubview(scrollView)
    window.layoutIfNeeded()
  }

  func drag(from start: CGFloat, to end: CGFloat) {
    let finger = Finger(on: window)
    finger.press(at: CGPoint(x: 150, y: start))
    finger.move(to: CGPoint(x: 150, y: end), within: .milliseconds(300))
    finger.hold(for: .milliseconds(200))
    finger.release()
    settle()
  }

  func settle() { window.interaction.clock.advance(by: .seconds(10)) }
}
