import LayoutControls

/// The texts, fields and buttons of an alert.
struct AlertContent {
  /// The title, or `nil` for none.
  var title: String?
  /// The message, or `nil` for none.
  var message: String?
  /// The fields, from the top.
  var fields: [TextField] = []
  /// The buttons, in the order in which they were added.
  var actions: [AlertAction] = []
  /// The button that the return key means, or `nil` for none.
  var preferred: AlertAction?
  /// Whether the buttons are choices for what is at hand, rather than answers.
  var isSheet = false

  /// The button that cancels, or `nil` for none.
  var cancelling: AlertAction? { actions.first { $0.style == .cancel } }

  /// Returns whether a button stands out in a box of the classic design: the preferred one of an alert, else the one that
  /// cancels.
  func emphasizes(_ action: AlertAction) -> Bool {
    if let preferred, !isSheet { return action === preferred }
    return action.style == .cancel
  }

  /// The buttons from the top, or from the left of two: the one that cancels is left of another, else the last.
  var orderedActions: [AlertAction] {
    let cancelling = actions.filter { $0.style == .cancel }
    let others = actions.filter { $0.style != .cancel }
    return actions.count == 2 && !isSheet ? cancelling + others : others + cancelling
  }
}
