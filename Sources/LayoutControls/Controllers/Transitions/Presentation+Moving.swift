import Foundation
import LayoutDiagnostics
import LayoutViews

extension ViewController {
  /// Has an application's objects move a controller that comes over another one, or goes.
  ///
  /// - Parameters:
  ///   - moving: The controller that comes or goes.
  ///   - other: The controller below.
  ///   - placement: The object that places it.
  ///   - movers: The objects.
  ///   - coordinator: Takes closures that run with it.
  ///   - end: Called at the end, with whether it was completed.
  func move(
    _ moving: ViewController,
    over other: ViewController,
    by placement: PresentationController,
    with movers: ScreenTransition.Movers,
    _ coordinator: TransitionCoordinator,
    end: @escaping (Bool) -> Void
  ) {
    guard let container = placement.containerView else { return end(true) }
    let isComing = moving.motion == .presented
    let frame = placement.frameOfPresentedViewInContainerView
    // The view below is in the container meanwhile, if it is to leave the window.
    let below = other.presentation?.host == nil ? nil : other.viewIfLoaded
    if let below, isComing { container.insertSubview(below, at: 0) }
    let screen = CGRect(origin: .zero, size: container.bounds.size)
    let mover = ScreenTransition.Role(
      controller: moving,
      view: placement.presentedView,
      initialFrame: isComing ? .zero : placement.presentedView?.frame ?? frame,
      finalFrame: isComing ? frame : .zero
    )
    let stayer = ScreenTransition.Role(
      controller: other,
      view: below,
      initialFrame: isComing || below == nil ? screen : .zero,
      finalFrame: isComing && below != nil ? .zero : screen
    )
    ScreenTransition(
      isComing ? (from: stayer, to: mover) : (from: mover, to: stayer),
      in: container,
      style: moving.modalPresentationStyle,
      movers: movers,
      coordinator: coordinator
    ) { isCompleted in
      if !isCompleted, !isComing { below?.removeFromSuperview() }
      if isCompleted, isComing, let shown = placement.presentedView {
        // An animator that only fades need not place the view.
        if shown.superview == nil {
          shown.frame = frame
          container.addSubview(shown)
        }
      }
      end(isCompleted)
    }
    .begin()
  }

  /// Records that an animator was handed out for a card, which the system moves here.
  func tellAnimatorWithoutEffect() {
    Diagnostic(
      .warning,
      code: "setting-without-effect",
      "the animator of '\(reportName)' has no effect here: its style shows it as a card",
      hint: "cards come as the system's; UIKit has the animator move them"
    )
    .record(inTreeOf: [viewIfLoaded].compactMap(\.self))
  }

  /// Records that a change was asked for while something still leads another one.
  func tellChangeUnderWay(_ refusal: String) {
    Diagnostic(
      .warning,
      code: "overlapping-transition",
      "'\(reportName)' \(refusal): an interactive transition is under way",
      hint: "end that one first, with 'finish()' or 'cancel()'"
    )
    .record(inTreeOf: [viewIfLoaded, CurrentWindow.ofThread].compactMap(\.self))
  }
}
