import LayoutViews

// The keyboard goes when its screen is covered, and comes back with the screen: many have seen both (of pushes Stack
// Overflow 23075747 and 41846155, of alerts SwiftAlertView #6). No reference has it, and when it comes back is unverified.
extension ViewController {
  /// Takes the keyboard away from a field in the view, which is about to disappear or to be covered.
  ///
  /// A field whose row has scrolled off the screen is in no window, and gives it up too.
  func giveKeyboardUp() {
    guard let view = viewIfLoaded, let window = view.window, let first = window.firstResponder
    else { return }
    let kept = window.keyboard?.panels.owner?.responder ?? first
    let isOffScreen = (first as? View).map { $0.window == nil } ?? false
    window.endFocus(in: isOffScreen ? first as? View ?? view : view)
    if window.firstResponder == nil { keptResponder = kept }
  }

  /// Gives the keyboard back to the one that had it, unless another one has it by now.
  func restoreKeyboard() {
    guard let responder = keptResponder, let window = viewIfLoaded?.window else { return }
    keptResponder = nil
    guard window.firstResponder == nil, responder.ownView?.window === window else { return }
    responder.becomeFirstResponder()
  }
}
