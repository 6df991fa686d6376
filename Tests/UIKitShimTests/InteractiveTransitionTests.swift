import Foundation
import LayoutDiagnostics
import Testing
import UIKitShim

/// Screens that an application's objects move, and that a finger leads.
struct InteractiveTransitionTests {
  private final class Screen: UIViewController {
    let name: String
    var log: [String] = []

    init(_ name: String) {
      self.name = name
      super.init(nibName: nil, bundle: nil)
      title = name
    }
    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) { log.append("will appear") }
    override func viewDidDisappear(_ animated: Bool) { log.append("disappeared") }
  }

  /// Slides the new view over the old one, as applications write it.
  private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
    var log: [String] = []
    var frames: [CGRect] = []

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.25 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let from = context.viewController(forKey: .from),
        let to = context.viewController(forKey: .to)
      else { return }
      log.append(context.isInteractive ? "led" : "on its own")
      frames = [context.initialFrame(for: from), context.finalFrame(for: to)]
      if let view = context.view(forKey: .to) {
        view.frame = context.finalFrame(for: to)
        context.containerView.addSubview(view)
      }
      UIView.animate(withDuration: transitionDuration(using: context)) {
        context.view(forKey: .from)?.frame.origin.x = 500
        context.view(forKey: .from)?.alpha = 0
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }

    func animationEnded(_ transitionCompleted: Bool) {
      log.append(transitionCompleted ? "completed" : "cancelled")
    }
  }

  private final class Delegate: NSObject, UIViewControllerTransitioningDelegate,
    UINavigationControllerDelegate, UITabBarControllerDelegate
  {
    let slide = Slide()
    var finger: (any UIViewControllerInteractiveTransitioning)?
    var log: [String] = []

    func animationController(
      forPresented presented: UIViewController,
      presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { slide }
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { slide }
    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { finger }
    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { finger }

    func navigationController(
      _ navigationController: UINavigationController,
      willShow viewController: UIViewController,
      animated: Bool
    ) { log.append("will show \(viewController.title ?? "")") }
    func navigationController(
      _ navigationController: UINavigationController,
      didShow viewController: UIViewController,
      animated: Bool
    ) { log.append("did show \(viewController.title ?? "")") }
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      log.append(operation == .push ? "push" : "pop")
      return slide
    }
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { finger }

    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { slide }
    func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { finger }
  }

  private struct Stack {
    let first = Screen("First")
    let second = Screen("Second")
    let delegate = Delegate()
    let finger = UIPercentDrivenInteractiveTransition()
    let stack: UINavigationController
    let window: UIWindow

    /// Creates a stack whose second screen a finger begins to take away.
    init() throws {
      stack = UINavigationController(rootViewController: first)
      stack.pushViewController(second, animated: false)
      window = try ScreenHost.show(stack)
      stack.delegate = delegate
      delegate.finger = finger
      #expect(stack.popViewController(animated: true) === second)
    }
  }

  @Test func `a stack keeps its screen until the finger finishes`() throws {
    let test = try Stack()
    test.finger.update(0.4)
    test.window.layoutIfNeeded()
    #expect(test.finger.percentComplete == 0.4 && test.finger.duration == 0.25)
    #expect(test.second.view.window === test.window && test.first.viewIfLoaded?.window == nil)
    #expect(test.stack.topViewController === test.second)
    #expect(test.delegate.slide.log.isEmpty)
    let coordinator = try #require(test.stack.transitionCoordinator)
    #expect(coordinator.isInteractive && coordinator.percentComplete == 0.4)
    var ends: [Bool] = []
    coordinator.notifyWhenInteractionChanges { ends.append($0.isCancelled) }

    test.finger.finish()
    test.window.layoutIfNeeded()
    #expect(test.stack.viewControllers == [test.first])
    #expect(test.first.view.window === test.window && test.second.view.window == nil)
    #expect(test.second.parent == nil)
    #expect(test.first.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(test.delegate.slide.log == ["on its own", "completed"])
    #expect(test.delegate.slide.frames == Array(repeating: test.first.view.frame, count: 2))
    #expect(test.delegate.log == ["pop", "will show First", "did show First"])
    #expect(ends == [false] && test.stack.transitionCoordinator == nil)
    #expect(test.window.diagnostics.isEmpty)
  }

  @Test func `a finger that lets go puts everything back`() throws {
    let test = try Stack()
    let frame = test.second.view.frame
    test.finger.update(0.4)
    test.finger.cancel()
    test.window.layoutIfNeeded()
    #expect(test.stack.viewControllers == [test.first, test.second])
    #expect(test.second.view.frame == frame && test.second.view.alpha == 1)
    #expect(test.second.view.window === test.window && test.first.viewIfLoaded?.window == nil)
    #expect(test.second.parent === test.stack && !test.second.isMovingFromParent)
    #expect(test.delegate.slide.log == ["on its own", "cancelled"])
    #expect(test.delegate.log == ["pop", "will show First"])
    // The next finger does it.
    #expect(test.stack.popViewController(animated: true) === test.second)
    test.finger.finish()
    #expect(test.stack.viewControllers == [test.first])
    #expect(test.window.diagnostics.isEmpty)
  }

  @Test func `another change while a finger leads one is refused and told`() throws {
    let test = try Stack()
    test.stack.pushViewController(Screen("Third"), animated: true)
    #expect(test.window.diagnostics.map(\.code) == ["overlapping-transition"])
    test.finger.finish()
    #expect(test.stack.viewControllers == [test.first])
  }

  @Test(arguments: [true, false])
  func `a push that an object moves shows the screen at once, or with the finger`(
    isLed: Bool
  ) throws {
    let (first, second, delegate) = (Screen("First"), Screen("Second"), Delegate())
    let stack = UINavigationController(rootViewController: first)
    let window = try ScreenHost.show(stack)
    stack.delegate = delegate
    let finger = UIPercentDrivenInteractiveTransition()
    finger.wantsInteractiveStart = isLed
    delegate.finger = finger
    stack.pushViewController(second, animated: true)
    if isLed {
      #expect(second.parent === stack && stack.topViewController === first)
      finger.cancel()
      #expect(second.parent == nil && stack.viewControllers == [first])
      #expect(first.view.window === window && second.view.superview == nil)
    } else {
      window.layoutIfNeeded()
      #expect(stack.topViewController === second && first.view.window == nil)
      #expect(delegate.log == ["push", "will show Second", "did show Second"])
      #expect(second.log == ["will appear"])
    }
    #expect(window.diagnostics.isEmpty)
  }

  @Test(arguments: [UIModalPresentationStyle.custom, .fullScreen, .overFullScreen])
  func `a screen over others comes and goes with the finger`(style: UIModalPresentationStyle) throws
  {
    let (below, over, delegate) = (Screen("Below"), Screen("Over"), Delegate())
    let window = try ScreenHost.show(below)
    let finger = UIPercentDrivenInteractiveTransition()
    delegate.finger = finger
    over.modalPresentationStyle = style
    over.transitioningDelegate = delegate
    var isThere = false
    below.present(over, animated: true) { isThere = true }
    #expect(!isThere && over.viewIfLoaded?.window == nil && below.view.window === window)
    finger.cancel()
    window.layoutIfNeeded()
    #expect(!isThere && below.presentedViewController == nil && over.view.window == nil)
    #expect(below.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))

    below.present(over, animated: true) { isThere = true }
    finger.finish()
    window.layoutIfNeeded()
    #expect(isThere && over.view.window === window)
    #expect((below.view.window == nil) == (style == .fullScreen))
    #expect(over.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))

    over.dismiss(animated: true) { isThere = false }
    over.dismiss(animated: true)
    #expect(window.diagnostics.map(\.code) == ["overlapping-transition"])
    finger.update(0.9)
    finger.cancel()
    window.layoutIfNeeded()
    #expect(isThere && over.view.window === window && over.view.frame.minX == 0)
    #expect(!over.isBeingDismissed && (below.view.window == nil) == (style == .fullScreen))

    over.dismiss(animated: true) { isThere = false }
    finger.finish()
    window.layoutIfNeeded()
    #expect(!isThere && over.view.window == nil && below.view.window === window)
    #expect(below.presentedViewController == nil && window.subviews == [below.view])
    #expect(
      delegate.slide.log
        == ["cancelled", "completed", "cancelled", "completed"].flatMap { ["on its own", $0] }
    )
  }

  @Test func `tabs change with the finger`() throws {
    let (first, second, delegate) = (Screen("First"), Screen("Second"), Delegate())
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    let window = try ScreenHost.show(tabs)
    let finger = UIPercentDrivenInteractiveTransition()
    delegate.finger = finger
    tabs.delegate = delegate
    tabs.selectedIndex = 1
    #expect(tabs.selectedIndex == 0 && second.viewIfLoaded?.window == nil)
    finger.cancel()
    window.layoutIfNeeded()
    #expect(tabs.selectedIndex == 0 && first.view.window === window)
    #expect(first.view.frame.minX == 0 && second.view.window == nil)
    tabs.selectedIndex = 1
    finger.finish()
    window.layoutIfNeeded()
    #expect(tabs.selectedIndex == 1 && first.view.window == nil && second.view.window === window)
    #expect(second.view.safeAreaInsets.bottom == 83)
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `an object of one's own leads by the context`() throws {
    final class Hand: NSObject, UIViewControllerInteractiveTransitioning {
      var context: (any UIViewControllerContextTransitioning)?
      func startInteractiveTransition(
        _ transitionContext: any UIViewControllerContextTransitioning
      ) { context = transitionContext }
    }
    let (below, over, delegate, hand) = (Screen("Below"), Screen("Over"), Delegate(), Hand())
    let window = try ScreenHost.show(below)
    delegate.finger = hand
    over.modalPresentationStyle = .custom
    over.transitioningDelegate = delegate
    below.present(over, animated: true)
    let context = try #require(hand.context)
    let view = try #require(context.view(forKey: .to))
    #expect(context.isInteractive && !context.transitionWasCancelled)
    context.containerView.addSubview(view)
    view.frame = CGRect(x: 0, y: 600, width: 393, height: 852)
    context.updateInteractiveTransition(0.3)
    window.layoutIfNeeded()
    #expect(over.view.frame.minY == 600)
    context.finishInteractiveTransition()
    view.frame = context.finalFrame(for: over)
    context.completeTransition(true)
    #expect(!context.isInteractive && over.view.frame.minY == 0)
    #expect(below.presentedViewController === over && window.diagnostics.isEmpty)
  }

  @Test func `closures run beside a screen that comes, and after it`() throws {
    let (below, over) = (UIViewController(), UIViewController())
    let window = try ScreenHost.show(below)
    final class Placer: UIPresentationController {
      var log: [String] = []
      override func presentationTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate { _ in
          self.log.append("beside")
        } completion: {
          self.log.append($0.isCancelled ? "cancelled" : "after")
        }
      }
    }
    final class Hands: NSObject, UIViewControllerTransitioningDelegate {
      var placer: Placer?
      func presentationController(
        forPresented presented: UIViewController,
        presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        placer = Placer(presentedViewController: presented, presenting: presenting)
        return placer
      }
    }
    let hands = Hands()
    over.modalPresentationStyle = .custom
    over.transitioningDelegate = hands
    below.present(over, animated: true)
    #expect(hands.placer?.log == ["beside", "after"])
    #expect(over.transitionCoordinator == nil && window.diagnostics.isEmpty)
  }

  @Test func `an animator for a card is told to have no effect`() throws {
    let (below, over, delegate) = (Screen("Below"), Screen("Over"), Delegate())
    let window = try ScreenHost.show(below)
    over.transitioningDelegate = delegate
    below.present(over, animated: true)
    #expect(window.diagnostics.map(\.code) == ["setting-without-effect"])
    #expect(delegate.slide.log.isEmpty && over.view.window === window)
  }
}
