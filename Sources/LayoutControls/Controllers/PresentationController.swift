public import Foundation
public import LayoutViews

/// The object that places a screen over others: UIKit's `UIPresentationController`.
///
/// A transitioning delegate hands it out for a screen of the style `custom`. Screens come and go at once here, so that
/// what is to begin ends at once too.
open class PresentationController: NSObject, ContentContainer {
  /// The controller that is shown over others.
  public final let presentedViewController: ViewController
  /// The controller that it is shown over.
  private final weak var presenter: ViewController?
  /// The view in which it is shown, or `nil` before and after that.
  public internal(set) final weak var containerView: View?
  /// The delegate, which hears of a screen that the reader takes away.
  open weak var delegate: (any AdaptivePresentationControllerDelegate)?

  /// Creates an object that shows a controller over another one.
  ///
  /// - Parameters:
  ///   - presentedViewController: The controller to be shown.
  ///   - presentingViewController: The controller that it is shown over, or `nil` if it is not known yet.
  public init(
    presentedViewController: ViewController,
    presenting presentingViewController: ViewController?
  ) {
    self.presentedViewController = presentedViewController
    presenter = presentingViewController
    super.init()
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The controller that the other one is shown over.
  public final var presentingViewController: ViewController! { presenter }
  /// The view that is placed: that of the controller, unless a subclass puts another one around it.
  open var presentedView: View? { presentedViewController.shownView }
  /// The frame of that view: the whole container.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// Whether the view below leaves the window.
  open var shouldRemovePresentersView: Bool { false }
  /// Whether the whole screen is covered.
  open var shouldPresentInFullscreen: Bool { true }
  /// The style of the presentation.
  open var presentationStyle: ModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }
  /// The traits of the container.
  open var traitCollection: TraitCollection {
    containerView?.traitCollection ?? presentedViewController.traitCollection
  }

  /// Prepares for the layout of the container; the base class does nothing.
  open func containerViewWillLayoutSubviews() {}
  /// Responds to the layout of the container; the base class does nothing.
  open func containerViewDidLayoutSubviews() {}
  /// Prepares for the screen to come; the base class does nothing.
  open func presentationTransitionWillBegin() {}
  /// Responds to the screen having come; the base class does nothing.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Prepares for the screen to go; the base class does nothing.
  open func dismissalTransitionWillBegin() {}
  /// Responds to the screen having gone; the base class does nothing.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Prepares for another size of the container; the base class does nothing.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any ViewControllerTransitionCoordinator
  ) {}
  /// Prepares for other traits of the container; the base class does nothing.
  open func willTransition(
    to newCollection: TraitCollection,
    with coordinator: any ViewControllerTransitionCoordinator
  ) {}

  // MARK: The size of the screen

  /// The size that the shown controller would like.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  /// Returns the size that the shown controller is about to have: all of the container.
  open func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Responds to another size that the shown controller would like; the base class does nothing.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any ContentContainer
  ) {}
  /// Responds to the shown controller's constraints asking for another size; the base class does nothing.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any ContentContainer
  ) {}
}

/// A delegate that hears of a screen that the reader takes away: UIKit's `UIAdaptivePresentationControllerDelegate`.
///
/// Of how a screen is shown where there is little room it is asked here whether a popover stays one.
/// A finger takes a card away by pulling it down, and a popover by a tap beside it. All of it is said when the finger is
/// lifted, but for the question whether it may.
public protocol AdaptivePresentationControllerDelegate: AnyObject {
  /// Returns the style in which the screen is shown where there is little room.
  func adaptivePresentationStyle(for controller: PresentationController) -> ModalPresentationStyle
  /// Returns the style in which the screen is shown with some traits.
  func adaptivePresentationStyle(
    for controller: PresentationController,
    traitCollection: TraitCollection
  ) -> ModalPresentationStyle
  /// Returns whether the reader may take the screen away; not asked where `isModalInPresentation` says no.
  func presentationControllerShouldDismiss(_ presentationController: PresentationController) -> Bool
  /// Responds to a screen that the reader has taken away, when it is gone.
  func presentationControllerDidDismiss(_ presentationController: PresentationController)
  /// Prepares for a screen to go that the reader takes away.
  func presentationControllerWillDismiss(_ presentationController: PresentationController)
  /// Responds to a reader who wanted to take away a screen that stays.
  func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController)
}

extension AdaptivePresentationControllerDelegate {
  /// Returns the answer of a delegate that has none of its own.
  public func adaptivePresentationStyle(
    for controller: PresentationController
  ) -> ModalPresentationStyle { .automatic }
  /// Returns the answer of a delegate that has none of its own.
  public func adaptivePresentationStyle(
    for controller: PresentationController,
    traitCollection: TraitCollection
  ) -> ModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  /// Returns the answer of a delegate that has none of its own.
  public func presentationControllerShouldDismiss(
    _ presentationController: PresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func presentationControllerDidDismiss(_ presentationController: PresentationController) {}
  /// Does nothing.
  public func presentationControllerWillDismiss(_ presentationController: PresentationController) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: PresentationController
  ) {}
}
