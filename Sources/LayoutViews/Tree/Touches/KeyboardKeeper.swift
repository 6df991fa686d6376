/// An object that brings the keyboard to the first responder of a window and takes it away: the keyboard itself.
package protocol KeyboardKeeper: AnyObject {
  /// Has keys go to nobody if the first responder is in a view, which is about to leave a window.
  func viewWillLeave(_ view: View, of window: Window)
  /// Takes over other views of a responder, above the keys and in their place, if keys go to it.
  func inputViewsMayChange(of responder: Responder, in window: Window)
  /// Prepares for a screen that turns.
  func screenWillTurn()
  /// Responds to a screen that has turned.
  func screenDidTurn()
}

extension View {
  /// Leaves the superview, and the keyboard to a field in it, as a row does that scrolls off the screen: UIKit keeps the
  /// cell of such a field in the table.
  package final func removeKeepingKeyboard() {
    let window = self.window
    let keeper = window?.keyboardKeeper
    window?.keyboardKeeper = nil
    removeFromSuperview()
    window?.keyboardKeeper = keeper
  }
}
