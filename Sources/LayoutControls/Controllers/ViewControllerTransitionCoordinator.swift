/// A coordinator of controllers' closures while and after a window changes its size: UIKit's
/// `UIViewControllerTransitionCoordinator`.
///
/// Nothing takes time here: changes alongside run when the window has its new size and traits, then the
/// window is laid out, then completions run.
public final class ViewControllerTransitionCoordinator {
  private var animations: [(ViewControllerTransitionCoordinator) -> Void] = []
  private var completions: [(ViewControllerTransitionCoordinator) -> Void] = []

  init() {}

  /// Whether the change takes time: never here.
  public var isAnimated: Bool { false }

  /// Keeps closures to run with the change and after it.
  ///
  /// - Parameters:
  ///   - animation: The changes alongside.
  ///   - completion: A closure called after the layout in the new size.
  /// - Returns: Always true: the closures will run.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((ViewControllerTransitionCoordinator) -> Void)?,
    completion: ((ViewControllerTransitionCoordinator) -> Void)? = nil
  ) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func run(_ layout: () -> Void) {
    for animation in animations { animation(self) }
    if !(animations.isEmpty && completions.isEmpty) { layout() }
    for completion in completions { completion(self) }
  }
}
