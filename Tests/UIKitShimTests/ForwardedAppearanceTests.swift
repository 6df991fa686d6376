import LayoutDevices
import LayoutInteraction
import LayoutViews
import Testing
import UIKitShim

/// Containers that forward themselves to their children that their views come and go.
@Suite struct `Forwarded appearance` {
  private final class Child: UIViewController {
    var notes: [String] = []

    override func viewWillAppear(_ animated: Bool) { notes.append("will appear \(animated)") }
    override func viewIsAppearing(_ animated: Bool) { notes.append("appears \(animated)") }
    override func viewDidAppear(_ animated: Bool) { notes.append("appeared \(animated)") }
    override func viewWillDisappear(_ animated: Bool) {
      notes.append("will disappear \(animated)")
    }
    override func viewDidDisappear(_ animated: Bool) { notes.append("disappeared \(animated)") }
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
    #expect(child.notes == ["will appear true", "appears true"])
    child.endAppearanceTransition()
    child.endAppearanceTransition()
    #expect(child.notes == ["will appear true", "appears true", "appeared true"])
    child.beginAppearanceTransition(false, animated: false)
    child.view.removeFromSuperview()
    child.endAppearanceTransition()
    #expect(child.notes.suffix(2) == ["will disappear false", "disappeared false"])
  }

  @Test func `what is forwarded twice changes nothing but the animation`() throws {
    let (container, child) = (Container(), Child())
    let window = try shown(container, child)
    child.beginAppearanceTransition(true, animated: true)
    container.view.addSubview(child.view)
    window.layoutIfNeeded()
    child.endAppearanceTransition()
    #expect(child.notes == ["will appear true", "appears true", "appeared true"])
    child.view.removeFromSuperview()
    #expect(child.notes.suffix(2) == ["will disappear false", "disappeared false"])
  }

  @Test func `a child whose view is there before it is told appears then`() throws {
    let (container, child) = (Container(), Child())
    container.forwards = true
    let window = try shown(container, child)
    container.view.addSubview(child.view)
    child.beginAppearanceTransition(true, animated: false)
    window.layoutIfNeeded()
    child.endAppearanceTransition()
    #expect(child.notes == ["will appear false", "appears false", "appeared false"])
  }

  @Test func `children of a child come and go with it, and by themselves once it is there`() throws
  {
    let (container, middle) = (Container(), Container())
    let (child, late) = (Child(), Child())
    container.forwards = true
    let window = try ScreenHost.show(container)
    container.addChild(middle)
    middle.addChild(child)
    middle.view.addSubview(child.view)
    container.view.addSubview(middle.view)
    window.layoutIfNeeded()
    #expect(child.notes == [])
    middle.beginAppearanceTransition(true, animated: true)
    window.layoutIfNeeded()
    #expect(child.notes == ["will appear true", "appears true"])
    middle.endAppearanceTransition()
    #expect(child.notes.last == "appeared true")
    middle.addChild(late)
    middle.view.addSubview(late.view)
    window.layoutIfNeeded()
    #expect(late.notes == ["will appear false", "appears false", "appeared false"])
    middle.beginAppearanceTransition(false, animated: true)
    middle.view.removeFromSuperview()
    #expect(late.notes.last == "will disappear true")
    middle.endAppearanceTransition()
    #expect([child, late].map(\.notes.last) == ["disappeared true", "disappeared true"])
  }
}
