public import Foundation
public import LayoutViews

/// An object that leads a change of screens, as by a finger: UIKit's `UIViewControllerInteractiveTransitioning`.
public protocol InteractiveTransitioning: AnyObject {
  /// Begins the change; it moves the views by itself, or keeps the context until it knows how it ends.
  func startInteractiveTransition(_ transitionContext: any TransitionContext)
  /// The speed with which views go on at the end, 1 for the usual one.
  var completionSpeed: CGFloat { get }
  /// The curve with which views go on at the end.
  var completionCurve: View.AnimationCurve { get }
  /// Whether it leads the change from the beginning; if not, the animator goes through to the end.
  var wantsInteractiveStart: Bool { get }
}

extension InteractiveTransitioning {
  /// The answer of an object that has none of its own: 1.
  public var completionSpeed: CGFloat { 1 }
  /// The answer of an object that has none of its own.
  public var completionCurve: View.AnimationCurve { .easeInOut }
  /// The answer of an object that has none of its own: true.
  public var wantsInteractiveStart: Bool { true }
}

/// An object that leads a change of screens by a share of its way: UIKit's `UIPercentDrivenInteractiveTransition`.
///
/// Between the beginning and the end on a device the animator's views are on their way. Views have no way here: the
/// screen stays as it was until ``finish()``, which lets the animator bring the new one, or ``cancel()``, after which
/// all views that it moved are where they were.
open class PercentDrivenInteractiveTransition: NSObject, InteractiveTransitioning {
  /// The share of the way, 0 to 1, that was reported last.
  public private(set) final var percentComplete: CGFloat = 0
  /// The duration of the animator, in seconds; 0 before the first change.
  public private(set) final var duration: CGFloat = 0
  /// The speed with which views go on at the end, which takes no time here.
  open var completionSpeed: CGFloat = 1
  /// The curve with which views go on at the end, which takes no time here.
  open var completionCurve = View.AnimationCurve.easeInOut
  /// The curve or spring in the place of the curve, which takes no time here.
  open var timingCurve: (any TimingCurveProvider)?
  /// Whether it leads the change from the beginning.
  open var wantsInteractiveStart = true

  private var context: (any TransitionContext)?

  /// Creates an object that leads the change for which a delegate hands it out.
  public override init() { super.init() }

  /// Begins a change, of which nothing is seen yet.
  open func startInteractiveTransition(_ transitionContext: any TransitionContext) {
    context = transitionContext
    percentComplete = 0
    duration = CGFloat((transitionContext as? ScreenTransition)?.duration ?? 0)
  }

  /// Notes the share of the way.
  ///
  /// - Parameter percentComplete: The share; beyond 0 and 1 these count.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// Stops a change on its way, which none is here.
  open func pause() { context?.pauseInteractiveTransition() }

  /// Lets the animator bring the new screen, and ends the change.
  open func finish() { end { $0.finishInteractiveTransition() } }

  /// Ends the change with the screen as it was.
  ///
  /// The animator is asked to move the views all the same, so that its completions learn of the end; what it moved is
  /// put back.
  open func cancel() { end { $0.cancelInteractiveTransition() } }

  private func end(_ ending: (any TransitionContext) -> Void) {
    guard let context else { return }
    self.context = nil
    ending(context)
    (context as? ScreenTransition)?.moveViews()
  }
}
