import Foundation
import LayoutInteraction
import Testing
import UIKitShim

/// What was done and is taken back.
@Suite struct `Undo managers` {
  private final class Counter: NSObject {
    let manager: UndoManager
    private(set) var count = 0

    init(_ manager: UndoManager) { self.manager = manager }

    func set(_ new: Int, _ name: String) {
      let old = count
      count = new
      manager.registerUndo(withTarget: self) { $0.set(old, name) }
      manager.setActionName(name)
    }
  }

  private let window: UIWindow
  private let manager: UndoManager
  private let counter: Counter

  init() throws {
    window = try ScreenHost.window()
    manager = try #require(window.undoManager)
    counter = Counter(manager)
  }

  private func wait() { window.interaction.clock.advance(by: .milliseconds(10)) }

  @Test func `a window has one for all in it`() {
    let view = UIView()
    #expect(view.undoManager == nil)
    window.addSubview(view)
    #expect(view.undoManager === manager)
    let screen = UIViewController()
    window.rootViewController = screen
    #expect(screen.undoManager === manager)
  }

  @Test func `what is taken back can be done again`() {
    counter.set(1, "Add")
    wait()
    counter.set(2, "Add More")
    #expect(manager.canUndo && !manager.canRedo && manager.undoActionName == "Add More")
    manager.undo()
    #expect(counter.count == 1 && manager.redoActionName == "Add More")
    #expect(manager.undoActionName == "Add")
    manager.undo()
    #expect(counter.count == 0 && !manager.canUndo)
    manager.redo()
    manager.redo()
    #expect(counter.count == 2 && !manager.canRedo && manager.canUndo)
    manager.undo()
    wait()
    counter.set(5, "Set")
    #expect(!manager.canRedo)
  }

  @Test func `what is done at one moment is taken back together`() {
    counter.set(1, "Add")
    counter.set(2, "Add")
    manager.undo()
    #expect(counter.count == 0)
    manager.removeAllActions()
    manager.groupsByEvent = false
    counter.set(3, "Add")
    counter.set(4, "Add")
    manager.undo()
    #expect(counter.count == 3)
  }

  @Test func `groups, levels and pauses`() {
    manager.beginUndoGrouping()
    counter.set(1, "Add")
    wait()
    counter.set(2, "Add")
    manager.endUndoGrouping()
    manager.undo()
    #expect(counter.count == 0)
    manager.disableUndoRegistration()
    counter.set(7, "Add")
    manager.enableUndoRegistration()
    #expect(!manager.canUndo)
    manager.levelsOfUndo = 1
    for number in 8...10 {
      wait()
      counter.set(number, "Add")
    }
    manager.undo()
    #expect(counter.count == 9 && !manager.canUndo)
  }
}
