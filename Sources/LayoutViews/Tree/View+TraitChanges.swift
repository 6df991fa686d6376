extension View: TraitChangeObservable {
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

  /// Takes a wish to know of changes back.
  public func unregisterForTraitChanges(_ registration: any TraitChangeRegistration) {
    attachments[Observers.self]?.list.remove(registration)
  }

  func tellTraitObservers(of previous: TraitCollection) {
    attachments[Observers.self]?.list.tell(self, of: previous)
  }
}
