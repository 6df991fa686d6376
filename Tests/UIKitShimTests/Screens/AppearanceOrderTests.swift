import Foundation
import LayoutControls
import LayoutInteraction
import Testing
import UIKitShim

/// In which order screens come and go, and what they find then.
@Suite struct `Order of appearance` {
  private final class Log {
    var lines: [String] = []

    func take() -> String {
      defer { lines = [] }
      return lines.joined(separator: ", ")
    }
  }

  private final class Screen: UIViewController {
    private let name: String
    private let log: Log

    init(_ name: String, _ log: Log) {
      (self.name, self.log) = (name, log)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ word: String, _ animated: Bool) {
      log.lines.append("\(name) \(word)\(animated ? "!" : "")")
    }

    override func viewWillAppear(_ animated: Bool) { note("comes", animated) }
    override func viewIsAppearing(_ animated: Bool) {
      let (size, insets) = (view.bounds.size, view.safeAreaInsets)
      note("\(Int(size.width)) wide \(Int(insets.top)) \(Int(insets.bottom))", false)
    }
    override func viewDidAppear(_ animated: Bool) { note("came", animated) }
    override func viewWillDisappear(_ animated: Bool) { note("goes", animated) }
    override func viewDidDisappear(_ animated: Bool) { note("went", animated) }
    override func didMove(toParent parent: UIViewController?) {
      log.lines.append("\(name) \(parent == nil ? "out" : "in")")
    }
  }

  private let log = Log()

  @Test func `the first screens find their size and the room of bars`() throws {
    let stack = UINavigationController(rootViewController: Screen("a", log))
    let tabs = UITabBarController()
    tabs.viewControllers = [stack]
    _ = log.take()
    _ = try ScreenHost.show(tabs)
    #expect(log.take() == "a comes, a 393 wide 97 83, a came")
  }

  @Test func `a screen has the traits of its place when it appears`() throws {
    final class Traits: UIViewController {
      var lines: [String] = []

      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        lines.append("traits \(traitCollection.userInterfaceStyle)")
      }
      override func viewIsAppearing(_ animated: Bool) {
        lines.append("appears \(traitCollection.userInterfaceStyle)")
      }
    }
    let window = try ScreenHost.window()
    window.environment.style = .dark
    let screen = Traits()
    _ = screen.view
    window.rootViewController = screen
    window.layoutIfNeeded()
    #expect(screen.lines == ["traits dark", "appears dark"])
  }

  @Test func `a push and its way back`() throws {
    let stack = UINavigationController(rootViewController: Screen("a", log))
    let window = try ScreenHost.show(stack)
    _ = log.take()
    stack.pushViewController(Screen("b", log), animated: true)
    window.layoutIfNeeded()
    #expect(log.take() == "a goes!, b comes!, b 393 wide 97 34, a went!, b came!, b in")
    stack.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(log.take() == "b goes, a comes, a 393 wide 97 34, b went, b out, a came")
  }

  @Test func `a screen that is popped before it has appeared is in no stack`() throws {
    let stack = UINavigationController(rootViewController: Screen("a", log))
    let window = try ScreenHost.show(stack)
    _ = log.take()
    stack.pushViewController(Screen("b", log), animated: false)
    stack.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(!log.take().contains("b in"))
  }

  @Test func `the screen of another tab is about to come before the present one goes`() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = [
      Screen("a", log), UINavigationController(rootViewController: Screen("b", log)),
    ]
    let window = try ScreenHost.show(tabs)
    _ = log.take()
    tabs.selectedIndex = 1
    window.layoutIfNeeded()
    #expect(log.take() == "b comes, a goes, b 393 wide 97 83, a went, b came")
    tabs.selectedIndex = 0
    window.layoutIfNeeded()
    #expect(log.take() == "a comes, b goes, a 393 wide 59 83, b went, a came")
  }

  @Test(arguments: [
    (UIModalPresentationStyle.pageSheet, "b comes!, b 393 wide 0 34, b came!, shown"),
    (.fullScreen, "a goes!, b comes!, b 393 wide 59 34, b came!, a went!, shown"),
    (.overFullScreen, "b comes!, b 393 wide 59 34, b came!, shown"),
  ])
  func `a presentation is complete after the screen has appeared`(
    style: UIModalPresentationStyle,
    order: String
  ) throws {
    let (below, above) = (Screen("a", log), Screen("b", log))
    let window = try ScreenHost.show(below)
    _ = log.take()
    above.modalPresentationStyle = style
    below.present(above, animated: true) { log.lines.append("shown") }
    window.layoutIfNeeded()
    #expect(log.take() == order)
  }

  @Test func `a screen that goes is about to before the one below comes back`() throws {
    let (below, above) = (Screen("a", log), Screen("b", log))
    let window = try ScreenHost.show(below)
    above.modalPresentationStyle = .fullScreen
    below.present(above, animated: false)
    window.layoutIfNeeded()
    _ = log.take()
    below.dismiss(animated: true) { log.lines.append("gone") }
    window.layoutIfNeeded()
    #expect(log.take() == "b goes!, a comes!, a 393 wide 59 34, a came!, b went!, gone")
  }
}
