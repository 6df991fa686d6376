import Foundation
import LayoutDevices
import LayoutDiagnostics
import Testing
import UIKitShim

/// Screens that an application shows in its own way.
struct PresentationControllerTests {
  private final class LowerHalf: UIPresentationController {
    var log: [String] = []
    let shade = UIView()

    override var frameOfPresentedViewInContainerView: CGRect {
      let bounds = containerView?.bounds ?? .zero
      return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
    }

    override func presentationTransitionWillBegin() {
      log.append("will begin")
      if let containerView {
        shade.frame = containerView.bounds
        containerView.insertSubview(shade, at: 0)
      }
    }
    override func presentationTransitionDidEnd(_ completed: Bool) { log.append("did end") }
    override func dismissalTransitionWillBegin() { log.append("will go") }
    override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) {
      log.append("wants \(container.preferredContentSize.height) of \(preferredContentSize.height)")
    }
    override func dismissalTransitionDidEnd(_ completed: Bool) { log.append("gone") }
    override func containerViewWillLayoutSubviews() {
      presentedView?.frame = frameOfPresentedViewInContainerView
    }
  }

  private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    var presentation: LowerHalf?
    var animator: Animator?

    func presentationController(
      forPresented presented: UIViewController,
      presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      presentation = LowerHalf(presentedViewController: presented, presenting: presenting)
      return presentation
    }

    func animationController(
      forPresented presented: UIViewController,
      presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  }

  private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    var log: [String] = []

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.3 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let to = context.viewController(forKey: .to), let view = context.view(forKey: .to)
      else { return }
      log.append(context.view(forKey: .from) == nil ? "from stays" : "from goes")
      view.frame = context.finalFrame(for: to)
      context.containerView.addSubview(view)
      context.completeTransition(!context.transitionWasCancelled)
    }

    func animationEnded(_ transitionCompleted: Bool) { log.append("ended") }
  }

  @Test(arguments: [false, true])
  func `a presentation controller places a screen, and turns with it`(isAnimated: Bool) throws {
    let below = UIViewController()
    let window = try ScreenHost.show(below)
    let over = UIViewController()
    let delegate = Delegate()
    delegate.animator = isAnimated ? Animator() : nil
    over.modalPresentationStyle = .custom
    over.transitioningDelegate = delegate
    below.present(over, animated: isAnimated)
    window.layoutIfNeeded()
    let presentation = try #require(delegate.presentation)
    #expect(over.view.frame == CGRect(x: 0, y: 426, width: 393, height: 426))
    #expect(over.view.safeAreaInsets == UIEdgeInsets(bottom: 34))
    #expect(below.view.window === window)
    #expect(presentation.shade.superview === presentation.containerView)
    #expect(over.presentationController === presentation)
    window.environment.orientation = .landscape
    window.layoutIfNeeded()
    #expect(over.view.frame == CGRect(x: 0, y: 196.5, width: 852, height: 196.5))
    over.preferredContentSize = CGSize(width: 0, height: 80)
    over.dismiss(animated: isAnimated)
    over.preferredContentSize = .zero
    #expect(
      presentation.log == ["will begin", "did end", "wants 80.0 of 80.0", "will go", "gone"]
    )
    #expect(over.view.window == nil && below.presentedViewController == nil)
    #expect(delegate.animator?.log ?? ["from stays", "ended"] == ["from stays", "ended"])
    #expect(window.diagnostics.isEmpty)
  }

  @Test(
    arguments: [
      ("iPhone 17 Pro", nil, UIColor.systemBackground), ("iPhone 17 Pro", .red, nil),
      ("iPhone 15", nil, nil),
    ] as [(String, UIColor?, UIColor?)]
  )
  func `a card of iOS 26 has a color of its own behind clear content`(
    device: String,
    content: UIColor?,
    card: UIColor?
  ) throws {
    let below = UIViewController()
    let window = try ScreenHost.show(below, on: device)
    let over = UIViewController()
    over.view.backgroundColor = content
    below.present(over, animated: false)
    window.layoutIfNeeded()
    #expect(over.view.superview?.backgroundColor == card)
  }

  /// A delegate by which popovers stay what they are on phones, written as in an application.
  private final class Staying: NSObject, UIAdaptivePresentationControllerDelegate,
    UIPopoverPresentationControllerDelegate
  {
    func adaptivePresentationStyle(
      for controller: UIPresentationController
    ) -> UIModalPresentationStyle { .none }
  }

  @Test(arguments: [true, false])
  func `a popover stays one on a phone if its delegate says so`(stays: Bool) throws {
    let below = UIViewController()
    let window = try ScreenHost.show(below)
    let button = UIView(frame: CGRect(x: 100, y: 200, width: 44, height: 44))
    below.view.addSubview(button)
    let over = UIViewController()
    over.modalPresentationStyle = .popover
    over.preferredContentSize = CGSize(width: 200, height: 100)
    let delegate = Staying()
    if stays { over.popoverPresentationController?.delegate = delegate }
    over.popoverPresentationController?.sourceView = button
    below.present(over, animated: false)
    window.layoutIfNeeded()
    #expect((over.view.bounds.size == over.preferredContentSize) == stays)
  }

  @Test func `an orientation that a controller does not support is told`() throws {
    final class Upright: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }
    let window = try ScreenHost.show(Upright())
    #expect(window.diagnostics.isEmpty)
    window.environment.orientation = .landscape
    window.layoutIfNeeded()
    #expect(window.diagnostics.map(\.code) == ["unsupported-orientation"])
  }

  @Test func `the delegate of a stack says how it is held`() throws {
    final class Delegate: NSObject, UINavigationControllerDelegate {
      func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
      ) -> UIInterfaceOrientationMask { .portrait }
    }
    let stack = UINavigationController(rootViewController: UIViewController())
    #expect(stack.supportedInterfaceOrientations == .allButUpsideDown)
    let delegate = Delegate()
    stack.delegate = delegate
    #expect(stack.supportedInterfaceOrientations == .portrait)
    #expect(stack.preferredInterfaceOrientationForPresentation == .portrait)
    let window = try ScreenHost.show(stack)
    window.environment.orientation = .landscape
    window.layoutIfNeeded()
    #expect(window.diagnostics.map(\.code) == ["unsupported-orientation"])
  }

  @Test(arguments: [UIInterfaceOrientationMask.portrait, .allButUpsideDown])
  func `an orientation that the application does not support is told`(
    _ mask: UIInterfaceOrientationMask
  ) throws {
    final class Delegate: NSObject, UIApplicationDelegate {
      var mask = UIInterfaceOrientationMask.all

      func application(
        _ application: UIApplication,
        supportedInterfaceOrientationsFor window: UIWindow?
      ) -> UIInterfaceOrientationMask { mask }
    }
    let delegate = Delegate()
    delegate.mask = mask
    UIApplication.shared.delegate = delegate
    let window = try ScreenHost.show(UIViewController())
    #expect(window.diagnostics.isEmpty)
    window.environment.orientation = .landscape
    window.layoutIfNeeded()
    #expect(
      window.diagnostics.map(\.hint)
        == (mask == .portrait
          ? [
            "leave this orientation out, or see 'application(_:supportedInterfaceOrientationsFor:)'"
          ] : [])
    )
    UIApplication.shared.delegate = nil
  }

  @Test func `settings for a class are kept, not applied, and told`() throws {
    let window = try ScreenHost.show(UIViewController())
    UILabel.appearance().textColor = .red
    let line = #line - 1
    let finding = try #require(window.diagnostics.first)
    #expect(window.diagnostics.count == 1 && finding.code == "appearance-not-applied")
    #expect(finding.message.contains("'UILabel'") && finding.mark?.line == line)
    #expect(UILabel().textColor != .red)
  }

  @Test func `settings for a class before there is a window are told by it`() throws {
    UINavigationBar.appearance().tintColor = .red
    let window = try ScreenHost.show(UIViewController())
    #expect(window.diagnostics.map(\.code) == ["appearance-not-applied"])
    #expect(try ScreenHost.show(UIViewController()).diagnostics.isEmpty)
  }

  @Test func `a screen is pushed by a stack and presented by any other`() throws {
    let first = UIViewController()
    let stack = UINavigationController(rootViewController: first)
    _ = try ScreenHost.show(stack)
    let second = UIViewController()
    first.show(second, sender: nil)
    #expect(stack.topViewController === second)
    let alone = UIViewController()
    let window = try ScreenHost.show(alone)
    alone.show(UIViewController(), sender: nil)
    #expect(alone.presentedViewController != nil && window.diagnostics.isEmpty)
  }

  @Test func `an element's frame moves with its view`() throws {
    let controller = UIViewController()
    let window = try ScreenHost.show(controller)
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    controller.view.addSubview(view)
    let element = UIAccessibilityElement(accessibilityContainer: view)
    element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
    view.accessibilityElements = [element]
    #expect(view.accessibilityElementCount() == 1)
    #expect(view.accessibilityElement(at: 0) as AnyObject === element)
    #expect(view.accessibilityElement(at: 1) == nil)
    #expect(view.index(ofAccessibilityElement: element) == 0)
    #expect(view.index(ofAccessibilityElement: view) == NSNotFound)
    #expect(element.accessibilityFrame == CGRect(x: 11, y: 22, width: 3, height: 4))
    #expect(view.accessibilityFrame == CGRect(x: 10, y: 20, width: 100, height: 100))
    #expect(window.diagnostics.isEmpty)
  }
}
