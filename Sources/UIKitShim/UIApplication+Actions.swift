import LayoutViews

extension UIApplication {
  /// Calls a method of a target, or of the first responder that has it, and returns whether there was one.
  final func call(
    _ action: ActionSelector,
    of target: Any?,
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
