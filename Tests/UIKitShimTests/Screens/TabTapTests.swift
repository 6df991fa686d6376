import LayoutDevices
import LayoutDiagnostics
import LayoutInteraction
import Testing
import UIKitShim

/// Taps on tabs, with and without a controller, and bars of tabs that an application hides.
struct TabTapTests {
  private final class Tabs: UITabBarController {
    var log: [String] = []

    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
      log.append("\(item.title ?? "") after \(selectedIndex)")
    }
  }

  private final class Listener: NSObject, UITabBarDelegate {
    var chosen: [Int] = []

    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { chosen.append(item.tag) }
  }

  private let items = [
    UITabBarItem.SystemItem.favorites, .search, .more,
  ].enumerated().map { UITabBarItem(tabBarSystemItem: $1, tag: $0) }

  private func tap(_ title: String, in window: UIWindow) throws {
    func find(_ view: UIView) -> UIView? {
      if (view as? UILabel)?.text == title { return view }
      return view.subviews.lazy.compactMap(find).first
    }
    let label = try #require(find(window))
    let center = CGPoint(x: label.bounds.midX, y: label.bounds.midY)
    Finger(on: window).tap(at: label.convert(center, to: nil))
    window.layoutIfNeeded()
  }

  private func tabs() throws -> (Tabs, UIWindow) {
    let tabs = Tabs()
    tabs.viewControllers = items.map { item in
      let screen = UIViewController()
      screen.tabBarItem = item
      return screen
    }
    return (tabs, try ScreenHost.show(tabs))
  }

  @Test func `a subclass hears of a tap while the screen before is selected`() throws {
    let (tabs, window) = try tabs()
    try tap("Search", in: window)
    try tap("Favorites", in: window)
    #expect(tabs.log == ["Search after 0", "Favorites after 1"])
    #expect(tabs.selectedIndex == 0 && window.diagnostics.isEmpty)
  }

  @Test func `a bar by itself selects and says so`() throws {
    let listener = Listener()
    let bar = UITabBar(frame: CGRect(x: 0, y: 400, width: 393, height: 49))
    bar.items = items
    bar.delegate = listener
    let screen = UIViewController()
    screen.view.addSubview(bar)
    let window = try ScreenHost.show(screen)
    try tap("More", in: window)
    try tap("Search", in: window)
    #expect(listener.chosen == [2, 1] && bar.selectedItem === items[1])
  }

  @Test func `the room of a bar that is hidden is the screen's`() throws {
    let (tabs, window) = try tabs()
    let screen = try #require(tabs.selectedViewController?.view)
    var rooms: [CGFloat] = []
    for change in [{}, { tabs.tabBar.isHidden = true }, { tabs.isTabBarHidden = false }] {
      change()
      window.layoutIfNeeded()
      rooms.append(screen.safeAreaInsets.bottom)
    }
    #expect(rooms == [83, 34, 83])
  }
}
