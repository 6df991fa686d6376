import LayoutViews

// Screens that the reader takes away: a card by pulling it down, a popover by a tap beside it. As in UIKit the delegate of
// the presentation hears of that, which it does not of a screen that code takes away, and `dismiss(animated:completion:)`
// is not called.
extension ViewController {
  /// Returns whether the reader may take the screen away, which the delegate is asked.
  package final func readerMayDismiss() -> Bool {
    guard !isModalInPresentation, let presentation = presentationController else { return false }
    return presentation.delegate?.presentationControllerShouldDismiss(presentation) ?? true
  }

  /// Says to the delegate that the reader wanted to take the screen away, which stays.
  package final func tellAttemptToDismiss() {
    guard let presentation = presentationController else { return }
    presentation.delegate?.presentationControllerDidAttemptToDismiss(presentation)
  }

  /// Takes the screen away on the reader's behalf.
  package final func dismissForReader() {
    guard let presentation = presentationController else { return }
    presentation.delegate?.presentationControllerWillDismiss(presentation)
    takeAway(animated: true) { [onDismissalByReader] in
      presentation.delegate?.presentationControllerDidDismiss(presentation)
      onDismissalByReader?()
    }
  }
}
