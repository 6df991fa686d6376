import Foundation
import LayoutGeometry
import LayoutViews

/// The coordinator of one change of screens or of a window's size.
final class TransitionCoordinator: ViewControllerTransitionCoordinator {
  typealias Closure = (any ViewControllerTransitionCoordinatorContext) -> Void

  let containerView: View
  let isAnimated: Bool
  let presentationStyle: ModalPresentationStyle
  private let controllers: [ViewController]
  /// The transition that an application's objects move, or `nil` for the system's.
  weak var transition: ScreenTransition?
  var isInitiallyInteractive = false
  private var wasCancelled = false
  private var animations: [Closure] = []
  private var completions: [Closure] = []
  private var handlers: [Closure] = []

  /// Creates the coordinator of a change of a window's size, which is animated in UIKit.
  convenience init(sizeOf window: Window) { self.init([], in: window, isAnimated: true) }

  /// Creates the coordinator of a change of screens, which those find as theirs until its end.
  ///
  /// - Parameters:
  ///   - controllers: None, or the screen that goes or stays below and the one that comes or is below.
  ///   - container: The view in which it is seen.
  ///   - style: The style of a presentation, or `none`.
  ///   - isAnimated: Whether the change is to be seen.
  init(
    _ controllers: [ViewController],
    in container: View,
    style: ModalPresentationStyle = .none,
    isAnimated: Bool
  ) {
    self.controllers = controllers
    containerView = container
    presentationStyle = style
    self.isAnimated = isAnimated
    for controller in controllers { controller.ownCoordinator = self }
  }

  var isCancelled: Bool { wasCancelled || transition?.transitionWasCancelled == true }
  var initiallyInteractive: Bool { isInitiallyInteractive }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { transition?.isInteractive ?? false }
  var transitionDuration: TimeInterval { transition?.duration ?? 0 }
  var percentComplete: CGFloat { transition?.percentComplete ?? 0 }
  var completionVelocity: CGFloat { transition?.ending.speed ?? 1 }
  var completionCurve: View.AnimationCurve { transition?.ending.curve ?? .easeInOut }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController? {
    key == .from ? controllers.first : controllers.last
  }

  func view(forKey key: TransitionContextViewKey) -> View? {
    transition.map { $0.view(forKey: key) }
      ?? viewController(forKey: key == .from ? .from : .to)?.viewIfLoaded
  }

  func animate(alongsideTransition animation: Closure?, completion: Closure?) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func animateAlongsideTransition(
    in view: View?,
    animation: Closure?,
    completion: Closure?
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

  func notifyWhenInteractionChanges(_ handler: @escaping Closure) { handlers.append(handler) }

  /// Runs the changes alongside, once.
  func runAnimations() {
    let pending = animations
    animations = []
    for animation in pending { animation(self) }
  }

  /// Notifies those who asked that something no longer leads the change.
  func interactionDidChange() { for handler in handlers { handler(self) } }

  /// Ends the change: closures that were added late run, and nobody finds the coordinator any longer.
  ///
  /// Ending it again runs those that were added since.
  func end(isCompleted: Bool) {
    wasCancelled = !isCompleted
    runAnimations()
    let pending = completions
    (completions, handlers) = ([], [])
    for completion in pending { completion(self) }
    for controller in controllers where controller.ownCoordinator === self {
      controller.ownCoordinator = nil
    }
    transition = nil
  }

  /// Runs the closures of another size, with a layout between them if there are any.
  func run(_ layout: () -> Void) {
    let isAsked = !(animations.isEmpty && completions.isEmpty)
    runAnimations()
    if isAsked { layout() }
    end(isCompleted: true)
  }
}
