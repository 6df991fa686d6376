import Testing
import UIKitShim

/// What containers tell their delegates and screens.
struct ContainerDelegateTests {
  private final class Notes: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
    var lines: [String] = []
    var refused: UIViewController?

    func navigationController(
      _ navigationController: UINavigationController,
      willShow viewController: UIViewController,
      animated: Bool
    ) { lines.append("will \(viewController.title ?? "")") }

    func navigationController(
      _ navigationController: UINavigationController,
      didShow viewController: UIViewController,
      animated: Bool
    ) { lines.append("did \(viewController.title ?? "")") }

    func tabBarController(
      _ tabBarController: UITabBarController,
      shouldSelect viewController: UIViewController
    ) -> Bool { viewController !== refused }

    func tabBarController(
      _ tabBarController: UITabBarController,
      didSelect viewController: UIViewController
    ) { lines.append("chosen \(viewController.title ?? "")") }
  }

  private final class Screen: UIViewController {
    var lines: [String] = []

    private func note(_ moment: String) {
      let ways = [
        (isBeingPresented, "presented"), (isBeingDismissed, "dismissed"),
        (isMovingToParent, "to"), (isMovingFromParent, "from"),
      ]
      lines.append(([moment] + ways.filter(\.0).map(\.1)).joined(separator: " "))
    }

    override func viewWillAppear(_ animated: Bool) { note("will appear") }
    override func viewDidAppear(_ animated: Bool) { note("appears") }
    override func viewWillDisappear(_ animated: Bool) { note("will go") }
  }

  private func screen(_ title: String) -> Screen {
    let screen = Screen()
    screen.title = title
    return screen
  }

  @Test func `a stack tells what is shown`() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let navigation = UINavigationController(rootViewController: screen("first"))
    let notes = Notes()
    navigation.delegate = notes
    window.rootViewController = navigation
    window.layoutIfNeeded()
    navigation.pushViewController(screen("second"), animated: true)
    #expect(notes.lines.last == "will second", "it has not appeared yet")
    window.layoutIfNeeded()
    navigation.popViewController(animated: true)
    window.layoutIfNeeded()
    #expect(
      notes.lines
        == ["first", "second", "first"].flatMap { ["will \($0)", "did \($0)"] }
    )
  }

  @Test func `a screen knows how it comes and goes`() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let (first, second, card) = (screen("first"), screen("second"), screen("card"))
    let navigation = UINavigationController(rootViewController: first)
    window.rootViewController = navigation
    window.layoutIfNeeded()
    navigation.pushViewController(second, animated: false)
    window.layoutIfNeeded()
    navigation.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(second.lines == ["will appear to", "appears to", "will go from"])
    #expect(
      first.lines == ["will appear to", "appears to", "will go", "will appear", "appears"]
    )
    first.present(card, animated: false)
    window.layoutIfNeeded()
    card.dismiss(animated: false)
    #expect(card.lines == ["will appear presented", "appears presented", "will go dismissed"])
    #expect(!card.isBeingDismissed && !second.isMovingFromParent)
  }

  @Test func `a tab that is tapped asks the delegate`() throws {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let tabs = UITabBarController()
    let (first, second) = (screen("first"), screen("second"))
    tabs.viewControllers = [first, second]
    let notes = Notes()
    tabs.delegate = notes
    window.rootViewController = tabs
    window.layoutIfNeeded()
    let tab = try #require(tabs.tabBar.subviews.compactMap { $0 as? UIControl }.last)
    notes.refused = second
    tab.sendActions(for: .touchUpInside)
    #expect(tabs.selectedIndex == 0 && notes.lines.isEmpty)
    notes.refused = nil
    tab.sendActions(for: .touchUpInside)
    #expect(tabs.selectedIndex == 1 && notes.lines == ["chosen second"])
    tabs.selectedIndex = 0
    #expect(notes.lines == ["chosen second"])
  }
}
