import LayoutViews

/// A change of the screens on a stack.
struct StackChange {
  private let (old, new): ([ViewController], [ViewController])

  init(from old: [ViewController], to new: [ViewController]) { (self.old, self.new) = (old, new) }

  /// The screens that go, in their order.
  private var gone: [ViewController] { old.filter { screen in !new.contains { $0 === screen } } }
  /// The screens that come, in their order.
  private var added: [ViewController] { new.filter { screen in !old.contains { $0 === screen } } }

  /// The screen that is seen before and the one afterwards, or `nil` if that is the same, or none.
  var screens: (from: ViewController, to: ViewController)? {
    guard let from = old.last, let to = new.last, from !== to else { return nil }
    return (from, to)
  }

  /// The way in which the screen on top changes.
  var operation: NavigationController.Operation {
    guard let screens else { return .none }
    return old.contains { $0 === screens.to } ? .pop : .push
  }

  /// Prepares the screens, and has the stack take the new ones in.
  func begin(in stack: NavigationController) {
    for screen in gone {
      screen.willMove(toParent: nil)
      screen.navigationItem.onChange = nil
      screen.motion = .fromParent
    }
    for screen in added {
      stack.addChild(screen)
      screen.motion = .toParent
    }
  }

  /// Has the stack let those go that are not on it, and notifies the screens: of those that come after they have
  /// appeared (arm1.ru, "UIViewController lifecycle").
  func end(in stack: NavigationController, isCompleted: Bool) {
    for screen in isCompleted ? gone : added {
      screen.removeFromParent()
      screen.motion = .none
    }
    if isCompleted {
      let added = added
      stack.afterAppearance {
        for screen in added where screen.parent === stack { screen.didMove(toParent: stack) }
      }
    } else {
      for screen in gone { screen.motion = .none }
    }
  }
}

extension NavigationController {
  /// Returns the objects of the delegate that move the screens of a change, or `nil` for none.
  func movers(of change: StackChange) -> ScreenTransition.Movers? {
    guard let screens = change.screens, let delegate,
      let animator = delegate.navigationController(
        self,
        animationControllerFor: change.operation,
        from: screens.from,
        to: screens.to
      )
    else { return nil }
    return ScreenTransition.Movers(
      animator: animator,
      interaction: delegate.navigationController(self, interactionControllerFor: animator)
    )
  }
}
