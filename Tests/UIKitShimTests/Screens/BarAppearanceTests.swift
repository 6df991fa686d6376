import LayoutDevices
import LayoutDiagnostics
import Testing
import UIKitShim

/// Looks of bars, as apps set them since iOS 13.
struct BarAppearanceTests {
  private func host() throws -> (UIWindow, UINavigationController) {
    var environment = ScreenEnvironment(device: try #require(Device.named("iPhone 15")))
    environment.system = .iOS18
    let window = UIWindow(environment: environment)
    let controller = UIViewController()
    controller.title = "Inbox"
    let navigation = UINavigationController(rootViewController: controller)
    window.rootViewController = navigation
    return (window, navigation)
  }

  @Test func `ground, line and title have the colors of the look`() throws {
    let (window, navigation) = try host()
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .systemPurple
    appearance.shadowColor = .clear
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
    navigation.navigationBar.standardAppearance = appearance
    navigation.navigationBar.scrollEdgeAppearance = appearance
    window.layoutIfNeeded()
    let bar = navigation.navigationBar
    #expect(bar.subviews.first?.backgroundColor == .systemPurple)
    #expect(bar.subviews.first?.subviews.first?.backgroundColor == .clear)
    let title = bar.subviews.lazy.compactMap { $0 as? UILabel }.first { $0.text == "Inbox" }
    #expect(title?.textColor == .white)
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `a transparent look has neither ground nor line`() throws {
    let (window, navigation) = try host()
    navigation.navigationBar.standardAppearance.configureWithTransparentBackground()
    window.layoutIfNeeded()
    let ground = navigation.navigationBar.subviews.first
    #expect(ground?.backgroundColor == nil)
    #expect(ground?.subviews.first?.backgroundColor == nil)
  }

  @Test func `a screen's look goes before that of the bar`() throws {
    let (window, navigation) = try host()
    let own = UINavigationBarAppearance()
    own.backgroundColor = .systemGreen
    let ofBar = UINavigationBarAppearance()
    ofBar.backgroundColor = .systemRed
    navigation.navigationBar.scrollEdgeAppearance = ofBar
    navigation.topViewController?.navigationItem.scrollEdgeAppearance = own
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.subviews.first?.backgroundColor == .systemGreen)
    navigation.pushViewController(UIViewController(), animated: false)
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.subviews.first?.backgroundColor == .systemRed)
  }

  @Test func `what is not drawn is told`() throws {
    let (window, navigation) = try host()
    let appearance = UINavigationBarAppearance()
    appearance.backgroundImage = UIImage(size: CGSize(width: 1, height: 1))
    appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    navigation.navigationBar.standardAppearance = appearance
    #expect(window.diagnostics.map(\.code) == ["setting-without-effect", "setting-without-effect"])
  }

  @Test func `a copy is another look with the same settings`() throws {
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = .systemRed
    let copy = try #require(appearance.copy() as? UINavigationBarAppearance)
    copy.backgroundColor = .systemBlue
    #expect(appearance.backgroundColor == .systemRed)
  }

  @Test func `tabs have the colors of the look`() throws {
    var environment = ScreenEnvironment(device: try #require(Device.named("iPhone 15")))
    environment.system = .iOS18
    let window = UIWindow(environment: environment)
    let tabs = UITabBarController()
    let first = UIViewController()
    first.tabBarItem = UITabBarItem(title: "Home", image: UIImage(systemName: "star"), tag: 0)
    tabs.viewControllers = [first]
    let appearance = UITabBarAppearance()
    appearance.stackedLayoutAppearance.selected.iconColor = .systemOrange
    appearance.stackedLayoutAppearance.selected.titleTextAttributes = [
      .foregroundColor: UIColor.systemPink
    ]
    tabs.tabBar.standardAppearance = appearance
    window.rootViewController = tabs
    window.layoutIfNeeded()
    let tab = try #require(tabs.tabBar.subviews.first { $0 is UIControl })
    #expect(tab.subviews.lazy.compactMap { $0 as? UILabel }.first?.textColor == .systemPink)
    #expect(tab.subviews.lazy.compactMap { $0 as? UIImageView }.first?.tintColor == .systemOrange)
  }
}
