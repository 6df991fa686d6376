import Foundation
import LayoutDevices
import LayoutDiagnostics
import LayoutViews
import Testing

/// Writes down what happens to it.
private final class Recorder: View {
  var log: [String] = []
  override func willMove(toSuperview newSuperview: View?) {
    log.append("will move to superview \(newSuperview?.accessibilityIdentifier ?? "none")")
  }
  override func didMoveToSuperview() {
    log.append("did move to superview \(superview?.accessibilityIdentifier ?? "none")")
  }
  override func willMove(toWindow newWindow: Window?) {
    log.append(newWindow == nil ? "will leave window" : "will enter window")
  }
  override func didMoveToWindow() {
    log.append(window == nil ? "left window" : "entered window")
  }
}

@Suite struct HierarchyTests {
  private func names(_ view: View) -> [String] {
    view.subviews.map { $0.accessibilityIdentifier ?? "" }
  }

  @Test func `subviews stand from back to front`() {
    let parent = View()
    let a = framedView("a", .zero, in: parent)
    let b = framedView("b", .zero, in: parent)
    let c = View()
    c.accessibilityIdentifier = "c"
    parent.insertSubview(c, belowSubview: b)
    #expect(names(parent) == ["a", "c", "b"])
    parent.insertSubview(a, aboveSubview: c)
    #expect(names(parent) == ["c", "a", "b"])
    parent.bringSubviewToFront(c)
    #expect(names(parent) == ["a", "b", "c"])
    parent.sendSubviewToBack(b)
    #expect(names(parent) == ["b", "a", "c"])
    parent.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(names(parent) == ["c", "a", "b"])
    parent.insertSubview(b, at: -7)
    #expect(names(parent) == ["b", "c", "a"])
    parent.addSubview(b)
    #expect(names(parent) == ["c", "a", "b"])
    parent.insertSubview(b, at: 99)
    #expect(names(parent) == ["c", "a", "b"])
  }

  @Test func `a view hears of its moves in UIKit's order`() throws {
    let window = try window()
    let parent = framedView("parent", .zero, in: window)
    let recorder = Recorder()
    parent.addSubview(recorder)
    #expect(
      recorder.log == [
        "will move to superview parent", "will enter window", "entered window",
        "did move to superview parent",
      ]
    )
    recorder.log = []
    parent.removeFromSuperview()
    #expect(recorder.log == ["will leave window", "left window"])
    recorder.log = []
    recorder.removeFromSuperview()
    #expect(recorder.log == ["will move to superview none", "did move to superview none"])
    recorder.log = []
    window.addSubview(recorder)
    recorder.log = []
    recorder.removeFromSuperview()
    #expect(
      recorder.log == [
        "will move to superview none", "will leave window", "left window",
        "did move to superview none",
      ]
    )
  }

  @Test func `a view cannot be put into itself`() throws {
    let window = try window()
    let parent = framedView("parent", .zero, in: window)
    let child = framedView("child", .zero, in: parent)
    child.addSubview(parent)
    child.addSubview(child)
    child.addSubview(window)
    #expect(child.subviews.isEmpty)
    #expect(
      window.diagnostics.map(\.message) == [
        "can't add 'parent' to 'child', which is inside of it",
        "can't add 'child' as subview of itself", "a window cannot be added to a view",
      ]
    )
  }

  @Test func `the root view fills the window and follows its rotation`() throws {
    let window = try window(on: "iPhone 15")
    let root = View()
    window.rootView = root
    #expect(root.frame == CGRect(0, 0, 393, 852))
    window.environment.orientation = .landscape
    #expect(root.frame == CGRect(0, 0, 852, 393))
    #expect(root.window === window)
    window.rootView = nil
    #expect(root.superview == nil)
  }

  @Test func `a deallocated superview leaves a root behind`() {
    var parent: View? = View()
    let child = View()
    parent?.addSubview(child)
    parent = nil
    #expect(child.superview == nil)
    child.layoutIfNeeded()
  }

  @Test func `index paths count rows in sections`() {
    var path = IndexPath(row: 3, section: 1)
    #expect((path.row, path.section) == (3, 1))
    path.row = 5
    path.section = 2
    #expect(path == IndexPath(indexes: [2, 5]))
  }
}
