import Foundation
import LayoutViews

extension TabBarController {
  /// Has an application's objects move the screens of two tabs; the first stays selected until the end.
  ///
  /// - Parameters:
  ///   - from: The screen that is seen.
  ///   - to: The screen that comes.
  ///   - container: The view of both.
  ///   - animator: The object that moves them.
  ///   - show: Shows the second screen.
  func move(
    _ from: ViewController,
    to: ViewController,
    in container: TabContainer,
    by animator: any AnimatedTransitioning,
    show: @escaping () -> Void
  ) {
    guard ownCoordinator?.transition == nil else {
      return tellChangeUnderWay("cannot show another tab")
    }
    let coordinator = TransitionCoordinator([from, to], in: container, isAnimated: true)
    ownCoordinator = coordinator
    let frame = CGRect(origin: .zero, size: container.bounds.size)
    let movers = ScreenTransition.Movers(
      animator: animator,
      interaction: delegate?.tabBarController(self, interactionControllerFor: animator)
    )
    ScreenTransition(
      (
        from: .init(controller: from, view: from.view, initialFrame: from.view.frame),
        to: .init(controller: to, view: to.view, finalFrame: frame)
      ),
      in: container,
      movers: movers,
      coordinator: coordinator
    ) { [weak self] isCompleted in
      if isCompleted { show() } else { to.viewIfLoaded?.removeFromSuperview() }
      coordinator.end(isCompleted: isCompleted)
      self?.ownCoordinator = nil
    }
    .begin()
  }
}
