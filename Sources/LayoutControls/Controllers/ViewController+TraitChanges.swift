public import LayoutViews

extension ViewController: TraitEnvironment {
  /// Has `handler` called with this controller and the previous traits after one of `traits` changed.
  ///
  /// - Parameters:
  ///   - traits: The traits that matter, such as `TraitHorizontalSizeClass.self`.
  ///   - handler: Gets the controller and the traits as they were.
  /// - Returns: What takes the wish back.
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
