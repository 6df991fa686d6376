import LayoutDevices
import LayoutInteraction
import LayoutViews
import Testing
import UIKitShim

/// Containers that tell their children themselves that their views come and go.
@Suite struct `Forwarded appearance` {
  private final class Child: UIViewController {
    var notes: [String] = []

    override func viewWillAppear(_ animated: Bool) { notes.append("will appear \(animated)") }
    override func viewDidAppear(_ animated: Bool) { notes.append("appeared") }
    override func viewWillDisappear(_ animated: Bool) {
      notes.append("will disappear \(animated)")
    }
    override func viewDidDisappear(_ animated: Bool) { notes.append("disappeared") }
  }

  private final class Container: UIViewController {
    var forwards = false
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { !forwards }
  }

  private func shown(_ container: Container, _ child: Child) throws -> UIWindow {
    let window = try ScreenHost.show(container)
    container.addChild(child)
    return window
  }

  @Test func `a container that says nothing leaves its children in the dark`() throws {
    let (container, child) = (Container(), Child())
    container.forwards = true
    let window = try shown(container, child)
    container.view.addSubview(child.view)
    window.layoutIfNeeded()
    child.view.removeFromSuperview()
    #expect(child.notes == [])
  }

  @Test func `a container tells its child, once each`() throws {
    let (container, child) = (Container(), Child())
    container.forwards = true
    let window = try shown(container, child)
    child.beginAppearanceTransition(true, animated: true)
    child.beginAppearanceTransition(true, animated: true)
    container.view.addSubview(child.view)
    window.layoutIfNeeded()
    #expect(child.notes == ["will appear true"])
    child.endAppearanceTransition()
    child.endAppearanceTransition()
    #expect(child.notes == ["will appear true", "appeared"])
    child.beginAppearanceTransition(false, animated: false)
    child.view.removeFromSuperview()
    child.endAppearanceTransition()
    #expect(child.notes.suffix(2) == ["will disappear false", "disappeared"])
  }

  @Test func `what is forwarded twice changes nothing but the animation`() throws {
    let (container, child) = (Container(), Child())
    let window = try shown(container, child)
    child.beginAppearanceTransition(true, animated: true)
    container.view.addSubview(child.view)
    window.layoutIfNeeded()
    child.endAppearanceTransition()
    #expect(child.notes == ["will appear true", "appeared"])
    child.view.removeFromSuperview()
    #expect(child.notes.suffix(2) == ["will disappear false", "disappeared"])
  }
}
