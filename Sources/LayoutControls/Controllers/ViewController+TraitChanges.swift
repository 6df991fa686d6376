public import LayoutViews

extension ViewController: TraitChangeObservable {
  /// Registers `handler` for calls with this controller and the previous traits after one of `traits` changed.
  ///
  /// - Parameters:
  ///   - traits: The traits that matter, such as `TraitHorizontalSizeClass.self`.
  ///   - handler: A closure called with the controller and the previous traits.
  /// - Returns: The registration, to undo it.
  @discardableResult
  public func registerForTraitChanges<Environment: TraitEnvironment>(
    _ traits: [any TraitDefinition.Type],
    handler: @escaping (Environment, TraitCollection) -> Void
  ) -> any TraitChangeRegistration {
    traitObservers.add(traits, handler)
  }

  /// Takes a wish to know of changes back.
  public func unregisterForTraitChanges(_ registration: any TraitChangeRegistration) {
    traitObservers.remove(registration)
  }
}
