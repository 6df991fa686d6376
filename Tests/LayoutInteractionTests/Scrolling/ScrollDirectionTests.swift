import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutInteraction
import LayoutTables
import LayoutViews
import Testing

/// A scroll view of 300 × 400 pt with content of 1500 × 2000 pt.
private struct PlaneScreen {
  let window = Window(environment: ScreenEnvironment(device: Device.catalogue[0]))
  let scrollView = ScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

  init() {
    scrollView.contentSize = CGSize(width: 1500, height: 2000)
    scrollView.contentInsetAdjustmentBehavior = .never
    window.addSubview(scrollView)
    window.layoutIfNeeded()
  }

  func drag(by way: CGPoint, within duration: Duration, resting: Bool = true) {
    let finger = Finger(on: window)
    finger.press(at: CGPoint(x: 150, y: 200))
    finger.move(to: CGPoint(x: 150 + way.x, y: 200 + way.y), within: duration)
    if resting { finger.hold(for: .milliseconds(200)) }
    finger.release()
  }

  func settle() { window.interaction.clock.advance(by: .seconds(10)) }
}

@Suite struct ScrollDirectionTests {
  struct LockRow: CustomTestStringConvertible {
    let testDescription: String
    let way: CGPoint
    var isLocking = true
    let movesX: Bool
    let movesY: Bool
  }

  @Test(arguments: [
    LockRow(testDescription: "down", way: CGPoint(x: -10, y: -100), movesX: false, movesY: true),
    LockRow(testDescription: "aside", way: CGPoint(x: -100, y: -10), movesX: true, movesY: false),
    LockRow(testDescription: "across", way: CGPoint(x: -80, y: -100), movesX: true, movesY: true),
    LockRow(
      testDescription: "not locking",
      way: CGPoint(x: -10, y: -100),
      isLocking: false,
      movesX: true,
      movesY: true
    ),
  ])
  func `a drag is locked to the direction in which it begins`(_ row: LockRow) {
    let screen = PlaneScreen()
    screen.scrollView.contentOffset = CGPoint(x: 600, y: 800)
    screen.scrollView.isDirectionalLockEnabled = row.isLocking
    screen.drag(by: row.way, within: .milliseconds(300))
    #expect((screen.scrollView.contentOffset.x != 600) == row.movesX)
    #expect((screen.scrollView.contentOffset.y != 800) == row.movesY)
  }

  @Test(arguments: [
    (CGPoint(x: 10, y: 0), false), (CGPoint(x: -10, y: 0), false), (CGPoint(x: 8, y: 6), false),
    (CGPoint(x: 10.5, y: 0), false), (CGPoint(x: 6, y: 8), true), (CGPoint(x: 0, y: 10), true),
  ])
  func `the way since the touch says where a pan goes, at 10 points exactly too`(
    _ way: CGPoint,
    scrolls: Bool
  ) {
    let screen = ScrollingScreen()
    let finger = screen.finger
    finger.press(at: CGPoint(x: 150, y: 300))
    finger.move(to: CGPoint(x: 150 + way.x, y: 300 + way.y))
    #expect(screen.table.isDragging == scrolls)
    finger.release()
  }

  /// A zoomed photo in the middle one of three pages.
  private struct Pager {
    let window = Window(environment: ScreenEnvironment(device: Device.catalogue[0]))
    let pages = ScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let photo = ScrollView(frame: CGRect(x: 300, y: 0, width: 300, height: 400))

    init() {
      pages.isPagingEnabled = true
      pages.contentSize = CGSize(width: 900, height: 400)
      photo.contentSize = CGSize(width: 600, height: 800)
      for view in [pages, photo] { view.contentInsetAdjustmentBehavior = .never }
      window.addSubview(pages)
      pages.addSubview(photo)
      window.layoutIfNeeded()
    }
  }

  struct NestedRow: CustomTestStringConvertible {
    let testDescription: String
    var start: CGFloat = 300
    var way: CGFloat = -100
    var alwaysBounces = false
    var bounces = true
    var page: CGFloat = 300
    let movesPages: Bool
  }

  @Test(arguments: [
    NestedRow(testDescription: "at the end, outwards", movesPages: true),
    NestedRow(testDescription: "at the beginning, outwards", start: 0, way: 100, movesPages: true),
    NestedRow(testDescription: "at the end, inwards", way: 100, movesPages: false),
    NestedRow(testDescription: "in the middle", start: 150, movesPages: false),
    NestedRow(
      testDescription: "less than half a pixel before the end",
      start: 299.9,
      movesPages: true
    ),
    NestedRow(testDescription: "more before the end", start: 299.6, movesPages: false),
    NestedRow(
      testDescription: "less than half a pixel after the beginning",
      start: 0.1,
      way: 100,
      movesPages: true
    ),
    NestedRow(testDescription: "more after the beginning", start: 0.4, way: 100, movesPages: false),
    NestedRow(
      testDescription: "where the photo always bounces",
      alwaysBounces: true,
      movesPages: false
    ),
    NestedRow(
      testDescription: "where the photo would always bounce, but bounces nowhere",
      alwaysBounces: true,
      bounces: false,
      movesPages: true
    ),
    NestedRow(
      testDescription: "where the photo does not bounce",
      bounces: false,
      movesPages: true
    ),
    NestedRow(testDescription: "on the last page", page: 600, movesPages: false),
  ])
  func `content at its end leaves the drag to the scroll view around it`(_ row: NestedRow) {
    let pager = Pager()
    pager.photo.alwaysBounceHorizontal = row.alwaysBounces
    pager.photo.alwaysBounceVertical = !row.alwaysBounces
    pager.photo.bounces = row.bounces
    pager.photo.frame.origin.x = row.page
    pager.pages.contentOffset.x = row.page
    pager.photo.contentOffset = CGPoint(x: row.start, y: 200)
    let finger = Finger(on: pager.window)
    finger.press(at: CGPoint(x: 150, y: 200))
    finger.move(to: CGPoint(x: 150 + row.way, y: 200), within: .milliseconds(300))
    #expect((pager.pages.contentOffset.x != row.page) == row.movesPages)
    #expect((pager.photo.contentOffset.x != row.start) == !row.movesPages)
    finger.release()
  }

  struct TurnRow: CustomTestStringConvertible {
    let testDescription: String
    let turn: CGPoint
    let end: CGPoint
    let offset: CGFloat
  }

  @Test(arguments: [
    TurnRow(
      testDescription: "sideways, then up",
      turn: CGPoint(x: 165, y: 300),
      end: CGPoint(x: 165, y: 200),
      offset: 90
    ),
    TurnRow(
      testDescription: "far sideways, then up",
      turn: CGPoint(x: 290, y: 300),
      end: CGPoint(x: 290, y: 200),
      offset: 90
    ),
    TurnRow(
      testDescription: "sideways and less than the hysteresis up",
      turn: CGPoint(x: 190, y: 295),
      end: CGPoint(x: 210, y: 291),
      offset: 0
    ),
    TurnRow(
      testDescription: "sideways, down and up again",
      turn: CGPoint(x: 165, y: 309),
      end: CGPoint(x: 165, y: 250),
      offset: 40
    ),
    TurnRow(
      testDescription: "straight and rather sideways",
      turn: CGPoint(x: 200, y: 290),
      end: CGPoint(x: 250, y: 280),
      offset: 10
    ),
  ])
  func `a finger that turns scrolls once its way along the axis is long enough`(_ row: TurnRow) {
    let screen = ScrollingScreen()
    let finger = screen.finger
    finger.press(at: CGPoint(x: 150, y: 300))
    finger.move(to: row.turn, within: .milliseconds(50))
    finger.move(to: row.end, within: .milliseconds(50))
    #expect(abs(screen.table.contentOffset.y - row.offset) < 0.01)
    #expect(screen.table.isDragging == (row.offset > 0))
    finger.release()
    #expect(screen.told.contains { $0.hasPrefix("select") } == (row.offset == 0))
  }

  @Test(arguments: [30, 60, 120, 240])
  func `a straight slant scrolls by what it goes up, at every rate of events`(rate: Int) {
    let screen = ScrollingScreen()
    let finger = Finger(on: screen.window, eventsPerSecond: rate)
    finger.press(at: CGPoint(x: 150, y: 300))
    finger.move(to: CGPoint(x: 250, y: 280), within: .milliseconds(300))
    finger.hold(for: .milliseconds(200))
    #expect(abs(screen.table.contentOffset.y - 10) < 0.01)
    finger.release()
  }

  @Test func `a slant over a table in a scroll view that goes sideways is that one's`() {
    let screen = ScrollingScreen()
    let pager = ScrollView(frame: screen.window.bounds)
    pager.contentSize = CGSize(width: 3000, height: 100)
    pager.contentInsetAdjustmentBehavior = .never
    screen.table.removeFromSuperview()
    screen.window.addSubview(pager)
    pager.addSubview(screen.table)
    screen.window.layoutIfNeeded()
    let finger = screen.finger
    finger.press(at: CGPoint(x: 250, y: 300))
    finger.move(to: CGPoint(x: 150, y: 280), within: .milliseconds(300))
    #expect(screen.table.contentOffset.y == 0)
    #expect(pager.contentOffset.x > 80)
    finger.release()
  }

  struct PageRow: CustomTestStringConvertible {
    let testDescription: String
    let start: CGFloat
    let way: CGFloat
    let duration: Duration
    let page: CGFloat
  }

  @Test(arguments: [
    PageRow(
      testDescription: "a flick turns the page",
      start: 0,
      way: -60,
      duration: .milliseconds(100),
      page: 1
    ),
    PageRow(
      testDescription: "a flick back too",
      start: 600,
      way: 60,
      duration: .milliseconds(100),
      page: 1
    ),
    PageRow(
      testDescription: "a slow finger needs half a page",
      start: 300,
      way: -170,
      duration: .seconds(4),
      page: 2
    ),
    PageRow(
      testDescription: "less than half goes back",
      start: 300,
      way: -140,
      duration: .seconds(4),
      page: 1
    ),
    PageRow(
      testDescription: "a hard flick turns one page",
      start: 300,
      way: -140,
      duration: .milliseconds(20),
      page: 2
    ),
    PageRow(
      testDescription: "no page before the first",
      start: 0,
      way: 100,
      duration: .milliseconds(100),
      page: 0
    ),
    PageRow(
      testDescription: "no page after the last",
      start: 1200,
      way: -100,
      duration: .milliseconds(100),
      page: 4
    ),
  ])
  func `pages are turned one at a time`(_ row: PageRow) {
    let screen = PlaneScreen()
    screen.scrollView.isPagingEnabled = true
    screen.scrollView.contentOffset.x = row.start
    screen.drag(by: CGPoint(x: row.way, y: 0), within: row.duration, resting: false)
    screen.settle()
    #expect(screen.scrollView.contentOffset == CGPoint(x: row.page * 300, y: 0))
    #expect(screen.window.interaction.clock.isIdle)
  }

  @Test func `a page settles in about 0.4 s`() {
    let screen = PlaneScreen()
    screen.scrollView.isPagingEnabled = true
    screen.drag(by: CGPoint(x: -60, y: 0), within: .milliseconds(100), resting: false)
    screen.window.interaction.clock.advance(by: .milliseconds(400))
    #expect(abs(screen.scrollView.contentOffset.x - 300) < 30)
  }

  @Test(arguments: [30, 60, 77, 90, 120, 240])
  func `a way of exactly 45 degrees goes up or down at every rate of events`(rate: Int) {
    let screen = ScrollingScreen()
    let finger = Finger(on: screen.window, eventsPerSecond: rate)
    finger.press(at: CGPoint(x: 150, y: 300))
    finger.move(to: CGPoint(x: 230, y: 220), within: .milliseconds(400))
    finger.hold(for: .milliseconds(200))
    finger.release()
    #expect(screen.table.contentOffset.y > 60)
  }

  @Test func `content is flung in both directions`() {
    let screen = PlaneScreen()
    screen.drag(by: CGPoint(x: -60, y: -80), within: .milliseconds(100), resting: false)
    screen.settle()
    let end = screen.scrollView.contentOffset
    // 600 and 800 pt/s, after 100 pt less the hysteresis along the way.
    #expect(abs(end.x - (54 + 299.7)) <= 0.5)
    #expect(abs(end.y - (72 + 399.6)) <= 0.5)
  }
}

@Suite struct StatusBarTests {
  @Test func `a tap on the status bar scrolls to the top`() {
    let screen = ScrollingScreen()
    screen.table.contentOffset.y = 1000
    screen.told = []
    #expect(screen.window.interaction.tapStatusBar() === screen.table)
    screen.clock.advance(by: .milliseconds(150))
    #expect(screen.table.contentOffset.y > 0 && screen.table.contentOffset.y < 1000)
    screen.settle()
    #expect(screen.table.contentOffset.y == 0)
    #expect(screen.told == ["to the top?", "at the top"])
  }

  @Test func `a device that is turned on the way does not keep content from its top`() {
    let screen = ScrollingScreen()
    screen.table.contentInsetAdjustmentBehavior = .always
    screen.table.frame = screen.window.bounds
    screen.table.autoresizingMask = [.flexibleHeight, .flexibleWidth]
    screen.window.layoutIfNeeded()
    screen.table.contentOffset.y = 1000
    screen.told = []
    screen.window.interaction.tapStatusBar()
    screen.clock.advance(by: .milliseconds(100))
    let portrait = screen.table.minimumContentOffset.y
    screen.window.environment.orientation = .landscape
    screen.settle()
    #expect(screen.table.minimumContentOffset.y != portrait)
    #expect(screen.table.contentOffset.y == screen.table.minimumContentOffset.y)
    #expect(screen.told == ["to the top?", "at the top"])
  }

  @Test func `content that a finger drags stays with the finger`() {
    let screen = ScrollingScreen()
    screen.table.contentOffset.y = 1000
    let finger = screen.finger
    finger.press(at: CGPoint(x: 150, y: 300))
    finger.move(to: CGPoint(x: 150, y: 200), within: .milliseconds(300))
    #expect(screen.window.interaction.tapStatusBar() == nil)
    finger.hold(for: .milliseconds(500))
    #expect(screen.table.contentOffset.y == 1090)
    finger.release()
    #expect(screen.window.interaction.tapStatusBar() === screen.table)
  }

  @Test func `the delegate may refuse`() {
    let screen = ScrollingScreen()
    screen.table.contentOffset.y = 1000
    screen.goesToTop = false
    #expect(screen.window.interaction.tapStatusBar() == nil)
    screen.settle()
    #expect(screen.table.contentOffset.y == 1000)
  }

  @Test func `two scroll views that would go make none go on a phone`() {
    let screen = ScrollingScreen()
    screen.table.contentOffset.y = 1000
    let other = ScrollView(frame: CGRect(x: 0, y: 400, width: 300, height: 100))
    screen.window.addSubview(other)
    #expect(screen.window.interaction.tapStatusBar() == nil)
    other.scrollsToTop = false
    #expect(screen.window.interaction.tapStatusBar() === screen.table)
  }
}
