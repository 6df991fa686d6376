import Foundation
import LayoutControls
import LayoutViews
import Testing
import UIKitShim

/// Buttons of bars that are left out, and children that take each other's place.
@Suite struct `Parts that come and go` {
  @Test func `a hidden button of a bar takes no room`() throws {
    let screen = UIViewController()
    let (first, second) = (
      UIBarButtonItem(title: "First", style: .plain, target: nil, action: nil),
      UIBarButtonItem(title: "Second", style: .plain, target: nil, action: nil)
    )
    screen.navigationItem.rightBarButtonItems = [first, second]
    let stack = UINavigationController(rootViewController: screen)
    let window = try ScreenHost.show(stack)
    let place = second.view.convert(second.view.bounds, to: nil)
    first.isHidden = true
    window.layoutIfNeeded()
    #expect(first.view.window == nil)
    #expect(second.view.convert(second.view.bounds, to: nil).minX > place.minX)
    first.isHidden = false
    window.layoutIfNeeded()
    #expect(second.view.convert(second.view.bounds, to: nil) == place)
    #expect(screen.navigationItem.rightBarButtonItems?.count == 2)
  }

  @Test func `a hidden button of a toolbar takes no room`() throws {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 300, width: 393, height: 44))
    let window = try ScreenHost.window()
    let items = ["One", "Two"].map {
      UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil)
    }
    bar.items = items
    window.addSubview(bar)
    window.layoutIfNeeded()
    let place = items[0].view.frame.minX
    items[0].isHidden = true
    window.layoutIfNeeded()
    #expect(items[0].view.superview == nil && items[1].view.frame.minX == place)
    #expect(bar.items?.count == 2)
  }

  @Test func `one child takes the place of another`() throws {
    final class Child: UIViewController {
      var lines: [String] = []
      override func viewWillAppear(_ animated: Bool) { lines.append("comes \(animated)") }
      override func viewDidAppear(_ animated: Bool) { lines.append("came") }
      override func viewWillDisappear(_ animated: Bool) { lines.append("goes \(animated)") }
      override func viewDidDisappear(_ animated: Bool) { lines.append("went") }
    }
    let (parent, old, new) = (UIViewController(), Child(), Child())
    let window = try ScreenHost.show(parent)
    parent.addChild(old)
    parent.view.addSubview(old.view)
    old.didMove(toParent: parent)
    window.layoutIfNeeded()
    (old.lines, new.lines) = ([], [])
    old.willMove(toParent: nil)
    parent.addChild(new)
    var ends: [Bool] = []
    parent.transition(from: old, to: new, duration: 0.3, options: .transitionCrossDissolve) {
      new.view.frame = CGRect(x: 0, y: 50, width: 100, height: 100)
    } completion: {
      ends.append($0)
    }
    old.removeFromParent()
    new.didMove(toParent: parent)
    window.layoutIfNeeded()
    #expect(parent.view.subviews == [new.view] && ends == [true])
    #expect(new.view.frame == CGRect(x: 0, y: 50, width: 100, height: 100))
    #expect(new.lines == ["comes true", "came"] && old.lines == ["goes true", "went"])
  }
}
