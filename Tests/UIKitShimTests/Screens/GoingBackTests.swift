import Foundation
import LayoutInteraction
import Testing
import UIKitShim

/// What an app says to the button that goes back, and bars without a controller.
struct GoingBackTests {
  private final class Stack: UINavigationController, UINavigationBarDelegate {
    var log: [String] = []
    var mayGo = true

    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      log.append("should \(item.title ?? "")")
      return mayGo
    }

    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
      log.append("did \(item.title ?? "")")
    }
  }

  private final class BarDelegate: UINavigationBarDelegate {
    var log: [String] = []

    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
      log.append("push \(item.title ?? "")")
    }

    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
      log.append("pop \(item.title ?? "")")
    }
  }

  private func screen(_ title: String) -> UIViewController {
    let screen = UIViewController()
    screen.title = title
    return screen
  }

  private func tapBack(in window: UIWindow) {
    let finger = Finger(on: window)
    finger.press(at: CGPoint(x: 30, y: 75))
    finger.release()
    window.layoutIfNeeded()
  }

  @Test func `a controller with the bar's methods is asked before a screen goes`() throws {
    let stack = Stack(rootViewController: screen("First"))
    stack.pushViewController(screen("Second"), animated: false)
    let window = try ScreenHost.show(stack)
    stack.mayGo = false
    tapBack(in: window)
    #expect(stack.viewControllers.count == 2 && stack.log == ["should Second"])
    stack.mayGo = true
    tapBack(in: window)
    #expect(stack.viewControllers.count == 1)
    #expect(stack.log == ["should Second", "should Second", "did Second"])
  }

  @Test func `an action is in the place of going back`() throws {
    let stack = UINavigationController(rootViewController: screen("First"))
    let second = screen("Second")
    var count = 0
    second.navigationItem.backAction = UIAction { _ in count += 1 }
    stack.pushViewController(second, animated: false)
    let window = try ScreenHost.show(stack)
    tapBack(in: window)
    #expect(count == 1 && stack.topViewController === second)
    second.navigationItem.backAction = nil
    tapBack(in: window)
    #expect(count == 1 && stack.viewControllers.count == 1)
  }

  @Test func `a bar has items of its own`() throws {
    let delegate = BarDelegate()
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 60, width: 393, height: 44))
    bar.delegate = delegate
    bar.setItems([UINavigationItem(title: "First")], animated: false)
    bar.pushItem(UINavigationItem(title: "Second"), animated: false)
    #expect(bar.items?.map { $0.title ?? "" } == ["First", "Second"])
    #expect(bar.topItem?.title == "Second" && bar.backItem?.title == "First")
    let window = try ScreenHost.window()
    window.addSubview(bar)
    window.layoutIfNeeded()
    tapBack(in: window)
    #expect(bar.topItem?.title == "First" && delegate.log == ["push Second", "pop Second"])
  }

  @Test func `a search bar stays below the title where that is preferred`() throws {
    let first = screen("First")
    first.navigationItem.searchController = UISearchController()
    first.navigationItem.preferredSearchBarPlacement = .stacked
    let stack = UINavigationController(rootViewController: first)
    let window = try ScreenHost.window(on: "iPhone 15")
    window.rootViewController = stack
    window.layoutIfNeeded()
    #expect(
      first.navigationItem.searchController?.searchBar.isDescendant(of: stack.navigationBar) == true
    )
  }
}
