package import LayoutDiagnostics

/// A method, and the object that it is called on.
///
/// The object is not kept alive. Without one it is looked for: the first that has the method, from the view
/// that sends upwards.
package struct TargetAction {
  /// The object, or `nil` if it is gone or was never said.
  package private(set) weak var target: AnyObject?
  /// Whether the object is looked for among the responders.
  package let goesUp: Bool
  /// The method.
  package let action: ActionSelector

  /// Creates a call of a method on a target, or on the first responder that has it for `nil`.
  package init(target: Any?, action: ActionSelector) {
    self.target = target.map { $0 as AnyObject }
    goesUp = target == nil
    self.action = action
  }

  /// Returns whether this is what a target and a method, or all for `nil`, mean.
  package func isMeant(by target: Any?, _ action: ActionSelector?) -> Bool {
    let isTarget = target.map { self.target === $0 as AnyObject } ?? true
    return isTarget && (action.map { self.action == $0 } ?? true)
  }

  /// Calls the method with what sends it and the event; nothing happens if the target is gone or none is found.
  ///
  /// - Parameters:
  ///   - sender: The object that sends.
  ///   - event: The event of the fingers, or `nil` for none.
  ///   - view: The view that the search begins with, in whose tree a mistake is recorded.
  package func send(from sender: AnyObject, with event: Event?, in view: View?) {
    var object = target
    if goesUp {
      var responder: Responder? = view
      while let next = responder, !next.canPerformAction(action, withSender: sender) {
        responder = next.next
      }
      object = responder
    }
    guard let object else { return }
    let outcome = action.perform(on: object, with: [sender, event])
    action.finding(outcome, on: object, with: [sender, event])?
      .record(inTreeOf: view.map { [$0] } ?? [])
  }
}

extension ActionSelector {
  /// Calls the method, and says so if that cannot be.
  @discardableResult
  package func call(on target: Any, with values: [Any?]) -> Any? {
    let outcome = perform(on: target, with: values)
    finding(outcome, on: target, with: values)?
      .record(inTreeOf: [target as? View, CurrentWindow.ofThread].compactMap { $0 })
    if case .returned(let value) = outcome { return value }
    return nil
  }

  /// Returns what is wrong with a call, or `nil` if it did what it should.
  package func finding(_ outcome: Outcome, on target: Any, with values: [Any?]) -> Diagnostic? {
    switch outcome {
    case .returned: nil
    case .unrecognized:
      Diagnostic(
        .error,
        code: "unrecognized-selector",
        "'\(ClassName.of(type(of: target)))' has no method '\(name)' that could be called",
        at: mark,
        notes: [
          Diagnostic.Note("UIKit raises NSInvalidArgumentException here; nothing was called")
        ],
        hint:
          "a selector knows the method of '#selector(Type.method)' alone, and that of a text none"
      )
    case .unfit(let number):
      Diagnostic(
        .error,
        code: "unfit-argument",
        "'\(name)' of '\(ClassName.of(type(of: target)))' takes another type than \(Self.word(values, number))",
        at: mark,
        notes: [Diagnostic.Note("UIKit passes on whatever it is; nothing was called")]
      )
    }
  }

  private static func word(_ values: [Any?], _ number: Int) -> String {
    guard number < values.count, let value = values[number] else { return "nothing" }
    return "'\(ClassName.of(type(of: value)))'"
  }
}
