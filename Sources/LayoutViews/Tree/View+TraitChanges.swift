extension View: TraitEnvironment {
  private final class Observers { var list = TraitChangeObservers() }

  /// Registers `handler` for calls with this view and the previous traits after one of `traits` changed.
  ///
  /// - Parameters:
  ///   - traits: The traits that matter, such as `TraitHorizontalSizeClass.self`.
  ///   - handler: A closure called with the view and the previous traits.
  /// - Returns: The registration, to undo it.
  @discardableResult
  public func registerForTraitChanges<Environment: TraitEnvironment>(
    _ traits: [any TraitDefinition.Type],
    handler: @escaping (Environment, TraitCollection) -> Void
  ) -> any TraitChangeRegistration {
    let observers = attachments[Observers.self] ?? Observers()
    attachments[Observers.self] = observers
    return observers.list.add(traits, handler)
  }

  /// Has a method of a target called when one of some traits changes.
  ///
  /// - Parameters:
  ///   - traits: The traits.
  ///   - target: The target, which is not kept alive.
  ///   - action: The method, which takes nothing, what changed, or this and its traits before.
  /// - Returns: The registration.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any TraitDefinition.Type],
    target: Any,
    action: ActionSelector
  ) -> any TraitChangeRegistration {
    weak let object = target as AnyObject
    return registerForTraitChanges(traits) { (environment: View, previous: TraitCollection) in
      if let object { _ = action.call(on: object, with: [environment, previous]) }
    }
  }

  /// Has a method of its own called when one of some traits changes.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any TraitDefinition.Type],
    action: ActionSelector
  ) -> any TraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Takes a wish to know of changes back.
  public func unregisterForTraitChanges(_ registration: any TraitChangeRegistration) {
    attachments[Observers.self]?.list.remove(registration)
  }

  func tellTraitObservers(of previous: TraitCollection) {
    attachments[Observers.self]?.list.tell(self, of: previous)
  }
}
