import Foundation
import LayoutDevices
import LayoutGeometry
import Testing

/// The window on the screen of a tablet.
struct WindowTests {
  @Test(
    arguments: [
      ("full", .full), ("half", .half), ("two-thirds", .twoThirds), ("one-third", .oneThird),
      ("500x700", .points(500, 700)), ("320.5 x 480", .points(320.5, 480)),
      ("0x-1", .points(0, -1)),
      ("500", nil), ("500xa", nil), ("ax500", nil), ("1x2x3", nil), ("infx2", nil), ("", nil),
      ("x", nil),
    ] as [(String, WindowShare?)]
  )
  func `a window is a share or a size`(_ text: String, _ window: WindowShare?) {
    #expect(WindowShare(rawValue: text) == window)
    if let window { #expect(WindowShare(rawValue: window.rawValue) == window) }
  }

  private static func environment(
    _ window: WindowShare,
    on name: String = "iPad (A16)",
    _ orientation: Orientation = .portrait
  ) throws -> ScreenEnvironment {
    ScreenEnvironment(
      device: try #require(Device.named(name)),
      orientation: orientation,
      share: window
    )
  }

  @Test func `a window as high as the screen has its insets, and a lower one none`() throws {
    let high = try Self.environment(.points(500, 1180))
    #expect(high.size == CGSize(width: 500, height: 1180))
    #expect(high.safeAreaInsets == EdgeInsets(top: 24, bottom: 20))
    #expect(high.statusBarHeight == 24)
    #expect(high.horizontalSizeClass == .compact)
    let low = try Self.environment(.points(700, 600))
    #expect(low.size == CGSize(width: 700, height: 600))
    #expect(low.safeAreaInsets == .zero)
    #expect(low.statusBarHeight == 0)
    #expect(low.navigationBarTop == 0)
    #expect(low.horizontalSizeClass == .regular)
    #expect(high.mistakes.isEmpty && low.mistakes.isEmpty)
  }

  @Test func `a turned screen holds its window`() throws {
    var environment = try Self.environment(.points(800, 1000))
    environment.orientation = .landscape
    #expect(environment.size == CGSize(width: 800, height: 820))
  }

  @Test(
    arguments: [
      (
        "iPad (A16)", .points(0, 700),
        "a window of 0x700 points is smaller than the smallest, which has 320x320",
        "write at least '320x320'"
      ),
      (
        "iPad (A16)", .points(700, 319.5),
        "a window of 700x319.5 points is smaller than the smallest, which has 320x320",
        "write at least '320x320'"
      ),
      (
        "iPad (A16)", .points(821, 700),
        "a window of 821x700 points is larger than the screen of iPad (A16), which has 820x1180",
        "write at most '820x1180'"
      ),
      (
        "iPad (A16)", .half, "a tablet held upright has no window of a half",
        "write one of 'full', 'two-thirds', 'one-third'"
      ),
      (
        "iPhone 15", .oneThird, "iPhone 15 shows a window on its whole screen", "leave 'window' out"
      ),
    ] as [(String, WindowShare, String, String)]
  )
  func `a window has room on the screen`(
    _ device: String,
    _ window: WindowShare,
    _ message: String,
    _ hint: String
  ) throws {
    var environment = try Self.environment(window, on: device)
    #expect(environment.mistakes.map(\.message) == [message])
    #expect(environment.mistakes.map(\.hint) == [hint])
    environment.reset(.window)
    #expect(environment.mistakes.isEmpty)
  }
}
