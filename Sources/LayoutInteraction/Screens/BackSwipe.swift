import Foundation
public import LayoutControls
import LayoutGeometry
public import LayoutViews

/// A recognizer of a finger that comes in from the leading edge and goes back to the screen before.
///
/// The screen goes when the finger is lifted, if that has gone over half of it or is fast enough; it does not follow the
/// finger. As its own delegate it asks for a button that goes back, and for no animator of the application's; an application
/// that puts another delegate in its place, or none, answers that itself, as in UIKit.
final class BackSwipe: ScreenEdgePanGestureRecognizer, GestureRecognizerDelegate {
  init() {
    super.init(target: nil, action: nil)
    name = "going back"
    maximumNumberOfTouches = 1
    delaysTouchesEnded = false
    delegate = self
    addAction { ($0 as? Self)?.follow() }
  }

  private var controller: NavigationController? { view?.viewController as? NavigationController }

  private var isMirrored: Bool { view?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  override var isSilent: Bool { settledState == .possible || settledState == .failed }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    edges = isMirrored ? .right : .left
    super.touchesBegan(touches, with: event)
  }

  override func shouldBegin() -> Bool {
    guard let controller, controller.viewControllers.count > 1 else { return false }
    return super.shouldBegin()
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    guard let controller, !controller.isNavigationBarHidden,
      controller.navigationBar.backButtonItem != nil
    else { return false }
    let (stack, stackDelegate) = (controller.viewControllers, controller.delegate)
    let animator = stackDelegate?.navigationController(
      controller,
      animationControllerFor: .pop,
      from: stack[stack.count - 1],
      to: stack[stack.count - 2]
    )
    return animator == nil
  }

  private func follow() {
    guard state == .ended, let controller, let width = view?.bounds.width else { return }
    let sign: CGFloat = isMirrored ? -1 : 1
    let speed = velocity(in: view).x * sign
    let goesBack =
      abs(speed) >= Self.flingSpeed * width
      ? speed > 0 : translation(in: view).x * sign > width / 2
    if goesBack { controller.popViewController(animated: true) }
  }

  /// The least speed of a finger that decides by its direction, in widths of the screen per second (Flutter's "route.dart",
  /// `_kMinFlingVelocity`).
  private static let flingSpeed: CGFloat = 1
}

extension NavigationController {
  /// The recognizer of a finger that goes back from the leading edge, or `nil` before the view is made.
  public final var interactivePopGestureRecognizer: GestureRecognizer? {
    guard let view = viewIfLoaded else { return nil }
    view.attachRecognizer(BackSwipe())
    return view.attachments[BackSwipe.self]
  }
}
