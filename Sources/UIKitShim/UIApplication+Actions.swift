public import LayoutViews

extension UIApplication {
  /// Calls a method of a target.
  ///
  /// Without one it is called on the first that has it, from the view with the keyboard upwards, or from the sender
  /// where no view has it: `sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)`
  /// takes the keyboard away.
  ///
  /// - Parameters:
  ///   - action: The method.
  ///   - target: The target, or `nil` to look for one.
  ///   - sender: The object that the method gets.
  ///   - event: The event of the fingers, or `nil` for none.
  /// - Returns: Whether there was an object with the method.
  @discardableResult
  public func sendAction(
    _ action: ActionSelector,
    to target: Any?,
    from sender: Any?,
    for event: Event?
  ) -> Bool {
    var object = target
    if target == nil {
      var responder = keyWindow?.firstResponder ?? sender as? Responder ?? keyWindow
      while let next = responder, !next.canPerformAction(action, withSender: sender) {
        responder = next.next
      }
      object = responder
    }
    guard let object, action.isMethod(of: object) else { return false }
    action.call(on: object, with: [sender, event])
    return true
  }
}
