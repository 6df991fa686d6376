/// An object of whose traits others learn when they change: UIKit's `UITraitChangeObservable`.
public protocol TraitChangeObservable: TraitEnvironment {
  /// Registers a handler for calls with the object and its traits before one of some traits changed.
  @discardableResult
  func registerForTraitChanges<Environment: TraitEnvironment>(
    _ traits: [any TraitDefinition.Type],
    handler: @escaping (Environment, TraitCollection) -> Void
  ) -> any TraitChangeRegistration

  /// Takes a wish to know of changes back.
  func unregisterForTraitChanges(_ registration: any TraitChangeRegistration)
}

extension TraitChangeObservable {
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
    return registerForTraitChanges(traits) { (environment: Self, previous: TraitCollection) in
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
}
