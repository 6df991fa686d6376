public import Foundation
import LayoutDevices
import LayoutGeometry
public import LayoutViews

/// The wishes of a controller for how it is shown: a part of UIKit's `UIViewController`, which has it in one class.
open class ScreenPreferences: Responder {
  // MARK: Bars of the system

  /// Whether the controller of a whole window has the status bar hidden: on devices with a home button
  /// the safe area reaches to the top then.
  open var prefersStatusBarHidden: Bool { false }
  /// The colors of the status bar over the controller of a whole window.
  open var preferredStatusBarStyle: StatusBarStyle { .default }
  /// The way in which the status bar changes, which takes no time here.
  open var preferredStatusBarUpdateAnimation: StatusBarAnimation { .fade }
  /// The child that says it in the place of this controller, or `nil` for none.
  open var childForStatusBarHidden: ViewController? { nil }
  /// The child that says it in the place of this controller, or `nil` for none.
  open var childForStatusBarStyle: ViewController? { nil }
  /// Whether the bar at the lower end of the screen fades out when nobody touches the screen; it stays here.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Requests that the system ask again for the bar at the lower end.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// The edges at which the application's gestures go before the system's, of which there are none here.
  open var preferredScreenEdgesDeferringSystemGestures: RectEdge { [] }

  /// Requests that the system ask again for those edges.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// The child that says them in the place of this controller, or `nil` for none.
  open var childForScreenEdgesDeferringSystemGestures: ViewController? { nil }
  /// The child that says in the place of this controller whether the bar fades out, or `nil` for none.
  open var childForHomeIndicatorAutoHidden: ViewController? { nil }

  // MARK: Orientation

  /// The orientations in which the controller of a whole window is shown: on phones all but upside down, on
  /// tablets all.
  ///
  /// A screen is not turned back here if it is held otherwise; that is a diagnostic of the window.
  open var supportedInterfaceOrientations: InterfaceOrientationMask {
    .ofDevice
  }
  /// Whether the screen turns with the device: until iOS 15 a controller that did not had one orientation.
  open var shouldAutorotate: Bool { true }
  /// The orientation in which the controller is shown first when it covers everything.
  open var preferredInterfaceOrientationForPresentation: InterfaceOrientation { .portrait }
  /// Requests that the system ask again for the orientations.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  // MARK: Presentation

  /// The style in which the controller is shown over others.
  open var modalPresentationStyle = ModalPresentationStyle.automatic
  /// The way in which it comes, which takes no time here.
  open var modalTransitionStyle = ModalTransitionStyle.coverVertical
  /// Whether the reader cannot take the screen away: pull a card down, or tap beside a popover.
  open var isModalInPresentation = false
  /// Whether screens in the style `currentContext` are shown over this controller.
  open var definesPresentationContext = false
  /// Whether such screens come in the way that this controller names.
  open var providesPresentationContextTransitionStyle = false
  /// Whether a screen that does not cover everything says how the status bar looks.
  open var modalPresentationCapturesStatusBarAppearance = false

  /// The delegate that hands out what shows and moves the screen, if its style is `custom`.
  open weak var transitioningDelegate: (any TransitioningDelegate)?

  /// The way in which the screen comes or goes at the moment.
  final var motion = ScreenMotion.none
  /// The coordinator of the change in which the screen is at the moment, or `nil` for none.
  final var ownCoordinator: TransitionCoordinator?
  final var ownPopover: PopoverPresentationController?
  final var ownSheet: SheetPresentationController?
  final var ownPresentationController: PresentationController?
  /// Whether the last presentation or its end was to be seen.
  package final var isPresentedAnimated = false
  /// Whether it is an action sheet, which can be a popover in narrow windows too.
  package final var isActionSheet = false
  /// The closure called when the reader has taken the screen away.
  package final var onDismissalByReader: (() -> Void)?

  /// The object that shows the controller over others, or `nil` if it is not shown.
  open var presentationController: PresentationController? {
    (self as? ViewController)?.ownOrStandardPresentationController
  }
  /// Whether the keyboard stays when another controller takes it away, as over a form.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

  // MARK: Content in a container

  /// Puts the view of a child in the place of another child's, at once.
  ///
  /// The closure of the changes runs after the new view was added to the superview of the old one, and the old view goes
  /// behind it; the children hear that one goes and the other comes.
  ///
  /// - Parameters:
  ///   - fromViewController: The child that goes.
  ///   - toViewController: The child that comes.
  ///   - duration: The duration, in seconds.
  ///   - options: The options of the animation.
  ///   - animations: The changes, or `nil` for none.
  ///   - completion: A closure called at the end.
  open func transition(
    from fromViewController: ViewController,
    to toViewController: ViewController,
    duration: TimeInterval,
    options: View.AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    ViewController.exchange(
      from: fromViewController,
      to: toViewController,
      isAnimated: duration > 0,
      animations: animations,
      completion: completion
    )
  }

  /// Returns the size that a child is about to have when this controller gets another one: the same.
  open func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Responds to another size that a child would like; the base class does nothing.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any ContentContainer
  ) {}

  /// Responds to a child whose constraints ask for another size; the base class does nothing, and nothing calls it.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any ContentContainer
  ) {}

  // MARK: Properties

  /// Sets what the view shows, before its layout: UIKit's since iOS 26; the base class does nothing.
  open func updateProperties() {}
  /// Asks for `updateProperties()` in the next pass.
  open func setNeedsUpdateProperties() {
    (self as? ViewController)?.viewIfLoaded?.setNeedsUpdateProperties()
  }
  /// Calls `updateProperties()` at once, if that was asked for.
  open func updatePropertiesIfNeeded() {
    (self as? ViewController)?.viewIfLoaded?.updatePropertiesIfNeeded()
  }

  // MARK: Storyboards and restored states

  /// Goes back to a screen along a way of a storyboard, of which none is read here; the base class does nothing.
  open func unwind(for unwindSegue: StoryboardSegue, towards subsequentVC: ViewController) {}
  /// Responds to all controllers having read their states; the base class does nothing, and nothing calls it.
  open func applicationFinishedRestoringState() {}

  /// Responds to little memory, of which a test may have its simulation warn; the base class does nothing.
  open func didReceiveMemoryWarning() {}
}

/// A way in which a screen comes: UIKit's `UIModalTransitionStyle`.
public enum ModalTransitionStyle: Int, Sendable, Hashable {
  /// From below.
  case coverVertical = 0
  /// By a turn about the middle.
  case flipHorizontal = 1
  /// By a fade.
  case crossDissolve = 2
  /// By a page that is turned.
  case partialCurl = 3
}
