import LayoutDevices
import LayoutDiagnostics
import LayoutInteraction
import Testing
import UIKitShim

/// Screens in navigation controllers, beside each other, and over others.
struct ContainerControllerTests {
  private final class Screen: UIViewController {
    var log: [String] = []

    convenience init(_ title: String) {
      self.init(nibName: nil, bundle: nil)
      self.title = title
    }

    override func viewWillAppear(_ animated: Bool) { log.append("appears") }
    override func viewDidDisappear(_ animated: Bool) { log.append("disappeared") }
  }

  private func labels(in view: UIView) -> [String] {
    guard !view.isHidden else { return [] }
    return [(view as? UILabel)?.text].compactMap(\.self) + view.subviews.flatMap(labels)
  }

  private func press(_ title: String, in window: UIWindow) throws {
    func find(_ view: UIView) -> UIView? {
      if (view as? UILabel)?.text == title { return view }
      return view.subviews.lazy.compactMap(find).first
    }
    let label = try #require(find(window))
    let center = CGPoint(x: label.bounds.midX, y: label.bounds.midY)
    Finger(on: window).tap(at: label.convert(center, to: nil))
    window.layoutIfNeeded()
  }

  @Test func `a screen on a stack is below the bar, which goes back`() throws {
    let first = Screen("First")
    let second = Screen("Second")
    var saves = 0
    second.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .save,
      primaryAction: UIAction { _ in saves += 1 }
    )
    let stack = UINavigationController(rootViewController: first)
    let window = try ScreenHost.show(stack)
    #expect(isClose(first.view.safeAreaInsets.top, 97.667))
    #expect(first.view.safeAreaInsets.bottom == 34)
    #expect(first.view.frame == window.bounds)
    #expect(labels(in: stack.navigationBar) == ["First"])
    first.title = "One"
    stack.pushViewController(second, animated: true)
    window.layoutIfNeeded()
    #expect(stack.topViewController === second && second.navigationController === stack)
    #expect(first.view.window == nil && second.view.window === window)
    #expect(labels(in: stack.navigationBar) == ["Second", "One", "Save"])
    #expect(first.log == ["appears", "disappeared"])
    try press("Save", in: window)
    #expect(saves == 1)
    try press("One", in: window)
    #expect(stack.viewControllers == [first])
    #expect(first.log == ["appears", "disappeared", "appears"])
    #expect(second.parent == nil)
    #expect(labels(in: stack.navigationBar) == ["One"])
    #expect(window.diagnostics.isEmpty)
  }

  /// Makes its constraints as late as possible, as the first examples of constraint libraries do.
  private final class LateScreen: UIViewController {
    let box = UIView()
    private var didMakeConstraints = false

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(box)
      view.setNeedsUpdateConstraints()
    }

    override func updateViewConstraints() {
      if !didMakeConstraints {
        didMakeConstraints = true
        box.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          box.widthAnchor.constraint(equalToConstant: 100),
          box.heightAnchor.constraint(equalToConstant: 100),
          box.centerXAnchor.constraint(equalTo: view.centerXAnchor),
          box.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
      }
      super.updateViewConstraints()
    }
  }

  @Test func `a screen on a stack is asked for its constraints`() throws {
    let screen = LateScreen()
    let window = try ScreenHost.show(UINavigationController(rootViewController: screen))
    #expect(screen.box.frame.size == CGSize(width: 100, height: 100))
    #expect(isClose(screen.box.frame.midX, window.bounds.midX, within: 0.5))
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `a stack without screens shows none`() throws {
    let screen = Screen("Screen")
    let stack = UINavigationController(rootViewController: screen)
    let window = try ScreenHost.show(stack)
    stack.viewControllers = []
    window.layoutIfNeeded()
    #expect(screen.view.window == nil)
    #expect(labels(in: stack.navigationBar) == [])
  }

  @Test func `a tab's item that is set later is shown, and a screen that leaves the tabs is free`()
    throws
  {
    let screen = Screen("First")
    let tabs = UITabBarController()
    tabs.viewControllers = [screen]
    let window = try ScreenHost.show(tabs)
    #expect(screen.view.safeAreaInsets.bottom == 83)
    screen.tabBarItem = UITabBarItem(title: "Later", image: nil, tag: 0)
    window.layoutIfNeeded()
    #expect(labels(in: tabs.tabBar) == ["Later"])
    #expect(tabs.tabBar.selectedItem === screen.tabBarItem)
    tabs.viewControllers = [Screen("Second")]
    window.layoutIfNeeded()
    window.rootViewController = screen
    window.layoutIfNeeded()
    #expect(screen.view.safeAreaInsets.bottom == 34)
  }

  @Test func `a card that becomes the screen has the screen's safe area`() throws {
    let card = Screen("Card")
    let window = try ScreenHost.show(Screen("Below"))
    window.rootViewController?.present(card, animated: false)
    window.layoutIfNeeded()
    #expect(card.view.safeAreaInsets.top == 0)
    card.dismiss(animated: false)
    window.rootViewController = card
    window.layoutIfNeeded()
    #expect(card.view.safeAreaInsets.top == 59)
  }

  @Test func `the button that goes back is at the leading edge, after its arrow head`() throws {
    let stack = UINavigationController(rootViewController: Screen("First"))
    stack.pushViewController(Screen("Second"), animated: false)
    let window = try ScreenHost.show(stack, on: "iPhone 8")
    let subviews = stack.navigationBar.subviews
    let back = try #require(subviews.lazy.compactMap { $0 as? UIButton }.first)
    #expect(back.frame.minX == 8 && back.frame.height == 44)
    #expect(back.titleLabel?.frame.minX == 19)
    #expect(stack.navigationBar.frame == CGRect(x: 0, y: 20, width: 375, height: 44))
    window.environment.direction = .rightToLeft
    window.layoutIfNeeded()
    #expect(isClose(back.frame.maxX, 375 - 8))
    #expect(back.titleLabel?.frame.minX == 0)
  }

  @Test func `edges that do not extend and opaque bars have the view end at the bars`() throws {
    let screen = Screen("Screen")
    screen.edgesForExtendedLayout = []
    let stack = UINavigationController(rootViewController: screen)
    let window = try ScreenHost.show(stack, on: "iPhone 8")
    #expect(screen.view.frame == CGRect(x: 0, y: 64, width: 375, height: 603))
    #expect(screen.view.safeAreaInsets == .zero)
    screen.edgesForExtendedLayout = .all
    window.layoutIfNeeded()
    #expect(screen.view.frame == window.bounds)
    stack.navigationBar.isTranslucent = false
    window.layoutIfNeeded()
    #expect(screen.view.frame.minY == 64)
    screen.extendedLayoutIncludesOpaqueBars = true
    window.layoutIfNeeded()
    #expect(screen.view.frame == window.bounds && screen.view.safeAreaInsets.top == 64)
    stack.isNavigationBarHidden = true
    window.layoutIfNeeded()
    #expect(screen.view.safeAreaInsets.top == 20)
  }

  @Test func `items of a toolbar are spread by spaces`() throws {
    let screen = Screen("Screen")
    screen.toolbarItems = [
      UIBarButtonItem(title: "Left"), .flexibleSpace(), UIBarButtonItem(title: "Right"),
    ]
    let stack = UINavigationController(rootViewController: screen)
    stack.isToolbarHidden = false
    let window = try ScreenHost.show(stack, on: "iPhone 8")
    let buttons = stack.toolbar.subviews.filter { $0 is UIButton }
    #expect(buttons.map(\.frame.minX).first == 16)
    #expect(isClose(try #require(buttons.last).frame.maxX, 375 - 16))
    #expect(screen.view.safeAreaInsets.bottom == 44)
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `tabs share the bar, and one that is pressed shows its screen`() throws {
    let home = Screen("Home")
    let search = Screen("Search")
    let pushed = Screen("Pushed")
    pushed.hidesBottomBarWhenPushed = true
    let stack = UINavigationController(rootViewController: search)
    stack.tabBarItem = UITabBarItem(
      title: "Find",
      image: UIImage(size: CGSize(width: 25, height: 25)),
      tag: 1
    )
    let tabs = UITabBarController()
    tabs.viewControllers = [home, stack]
    let window = try ScreenHost.show(tabs, on: "iPhone 15")
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 769, width: 393, height: 83))
    #expect(home.view.safeAreaInsets.bottom == 83 && home.view.safeAreaInsets.top == 59)
    #expect(labels(in: tabs.tabBar) == ["Home", "Find"])
    try press("Find", in: window)
    #expect(tabs.selectedIndex == 1 && tabs.selectedViewController === stack)
    #expect(home.view.window == nil && search.view.window === window)
    #expect(search.view.safeAreaInsets.bottom == 83)
    #expect(isClose(search.view.safeAreaInsets.top, 97.667))
    #expect(search.tabBarController === tabs)
    stack.pushViewController(pushed, animated: false)
    window.layoutIfNeeded()
    #expect(tabs.tabBar.isHidden && pushed.view.safeAreaInsets.bottom == 34)
    stack.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(!tabs.tabBar.isHidden)
    #expect(window.diagnostics.isEmpty)
  }

  struct Row: CustomTestStringConvertible {
    let testDescription: String
    var style = UIModalPresentationStyle.automatic
    var device = "iPhone 15"
    var orientation = Orientation.portrait
    let frame: CGRect
    let safeArea: UIEdgeInsets
    var isBelowThere = true
  }

  @Test(arguments: [
    Row(
      testDescription: "a card on a phone",
      frame: CGRect(x: 0, y: 69, width: 393, height: 783),
      safeArea: UIEdgeInsets(bottom: 34)
    ),
    Row(
      testDescription: "a card on a phone with a home button",
      device: "iPhone SE (3rd generation)",
      frame: CGRect(x: 0, y: 40, width: 375, height: 627),
      safeArea: .zero
    ),
    Row(
      testDescription: "a card on a phone held sideways is over everything",
      orientation: .landscape,
      frame: CGRect(x: 0, y: 0, width: 852, height: 393),
      safeArea: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
    ),
    Row(
      testDescription: "over everything",
      style: .fullScreen,
      frame: CGRect(x: 0, y: 0, width: 393, height: 852),
      safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
      isBelowThere: false
    ),
    Row(
      testDescription: "over everything, with the views below",
      style: .overFullScreen,
      frame: CGRect(x: 0, y: 0, width: 393, height: 852),
      safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    ),
    Row(
      testDescription: "a form on a tablet",
      style: .formSheet,
      device: "iPad (9th generation)",
      frame: CGRect(x: 135, y: 230, width: 540, height: 620),
      safeArea: .zero
    ),
  ])
  func `a controller is shown over others, and goes`(_ row: Row) throws {
    let below = Screen("Below")
    let stack = UINavigationController(rootViewController: below)
    let window = try ScreenHost.show(stack, on: row.device, row.orientation)
    let over = Screen("Over")
    over.modalPresentationStyle = row.style
    var calls = 0
    below.present(over, animated: true) { calls += 1 }
    window.layoutIfNeeded()
    #expect(over.view.convert(over.view.bounds, to: nil) == row.frame)
    #expect(over.view.safeAreaInsets == row.safeArea)
    #expect((below.view.window != nil) == row.isBelowThere)
    #expect(below.presentedViewController === over && over.presentingViewController === stack)
    #expect(over.log == ["appears"])
    over.dismiss(animated: true) { calls += 1 }
    window.layoutIfNeeded()
    #expect(over.view.window == nil && below.view.window === window)
    #expect(stack.view.frame == window.bounds)
    #expect(below.presentedViewController == nil && over.presentingViewController == nil)
    #expect(calls == 2)
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `a bar in a card begins at its top and is higher`() throws {
    let below = Screen("Below")
    let window = try ScreenHost.show(below)
    let stack = UINavigationController(rootViewController: Screen("Card"))
    below.present(stack, animated: false)
    window.layoutIfNeeded()
    #expect(stack.navigationBar.frame == CGRect(x: 0, y: 0, width: 393, height: 56))
    #expect(stack.topViewController?.view.safeAreaInsets == UIEdgeInsets(top: 56, bottom: 34))
  }

  @Test func `what cannot be pushed is told`() throws {
    let first = Screen("First")
    let stack = UINavigationController(rootViewController: first)
    let window = try ScreenHost.show(stack)
    stack.pushViewController(
      UINavigationController(rootViewController: Screen("A")),
      animated: true
    )
    stack.pushViewController(first, animated: true)
    #expect(stack.viewControllers == [first])
    #expect(
      window.diagnostics.map(\.message) == [
        "'UINavigationController' cannot be pushed: pushing a navigation controller is not supported",
        "'First' cannot be pushed: it is in the stack already",
      ]
    )
    #expect(window.diagnostics.allSatisfy { $0.code == "impossible-push" && $0.severity == .error })
  }

  @Test func `what cannot be presented is told`() throws {
    let below = Screen("Below")
    let window = try ScreenHost.show(below)
    let first = Screen("First")
    below.present(first, animated: false)
    below.present(Screen("Second"), animated: false)
    #expect(below.presentedViewController === first)
    #expect(
      window.diagnostics.map(\.message) == [
        "'Second' cannot be presented: 'Below' is already presenting 'First'"
      ]
    )
    first.present(Screen("Third"), animated: false)
    below.dismiss(animated: false)
    #expect(window.subviews.contains { $0 === below.view })
    #expect(first.view.window == nil)
  }
}
