import Foundation
import LayoutControls
import LayoutViews

// What a drag does with the keyboard, as `keyboardDismissMode` says (UIScrollView.h: "dismisses the keyboard when
// a drag begins"; "the keyboard follows the dragging touch off screen, and may be pulled upward again to cancel
// the dismiss").
extension ScrollView {
  /// Sends the keyboard away if a drag is to do that.
  final func dragDidBegin() {
    switch keyboardDismissMode {
    case .onDrag, .onDragWithAccessory: window?.firstResponder?.resignFirstResponder()
    case .none, .interactive, .interactiveWithAccessory: break
    }
  }

  /// Moves the keyboard with a finger that is below its upper edge, if the finger may do that.
  final func moveKeyboard(under point: CGPoint) {
    switch keyboardDismissMode {
    case .interactive, .interactiveWithAccessory: window?.keyboard?.follow(fingerAt: point.y)
    case .none, .onDrag, .onDragWithAccessory: break
    }
  }

  /// Leaves the keyboard that a finger moved: if the finger went down it goes.
  final func leaveKeyboard(goingDown: Bool) { window?.keyboard?.letGo(goingDown: goingDown) }
}
