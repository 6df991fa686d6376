/// An action of menus over selected text, which each responder has and few do something with.
package enum EditAction: String, CaseIterable, Sendable {
  case cut = "cut:"
  case copy = "copy:"
  case paste = "paste:"
  case delete = "delete:"
  case select = "select:"
  case selectAll = "selectAll:"

  /// Creates the action that a selector names, or `nil` for any other method.
  package init?(_ selector: ActionSelector) { self.init(rawValue: selector.name) }
}

/// A responder that does these actions itself: a field or a text view.
package protocol EditingResponder: AnyObject {
  /// Returns whether a menu over the text would have an action now.
  func canPerform(_ action: EditAction) -> Bool
  /// Performs an action.
  func perform(_ action: EditAction)
}
