public import Foundation
public import LayoutViews

/// A controller that has a size in another one: UIKit's `UIContentContainer`.
public protocol ContentContainer: AnyObject {
  /// The size that the content would like.
  var preferredContentSize: CGSize { get }
  /// Returns the size that a child is about to have.
  func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Responds to another size that a child would like.
  func preferredContentSizeDidChange(forChildContentContainer container: any ContentContainer)
  /// Responds to a child whose constraints ask for another size.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any ContentContainer)
  /// Prepares for another size.
  func viewWillTransition(
    to size: CGSize,
    with coordinator: any ViewControllerTransitionCoordinator
  )
  /// Prepares for other traits.
  func willTransition(
    to newCollection: TraitCollection,
    with coordinator: any ViewControllerTransitionCoordinator
  )
}

extension ViewController: ContentContainer {
  /// The object that was made to show the controller, or that of its style.
  final var ownOrStandardPresentationController: PresentationController? {
    ownPresentationController ?? popoverPresentationController ?? sheetPresentationController
  }

  /// Notifies what the controller is in, or is shown by, of the size that it would like.
  final func preferredContentSizeDidChange() {
    parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    guard let presentation = presenter?.presentation else { return }
    presentation.view.setNeedsLayout()
    ownPresentationController?.preferredContentSizeDidChange(forChildContentContainer: self)
  }
}
