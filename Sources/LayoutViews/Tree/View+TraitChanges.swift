extension View: TraitEnvironment {
  private final class Observers {
    var list = TraitChangeObservers()
  }

  /// Has `handler` called with this view and the previous traits after one of `traits` changed.
  ///
  /// - Parameters:
  ///   - traits: The traits that matter, such as `TraitHorizontalSizeClass.self`.
  ///   - handler: Gets the view and the traits as they were.
  /// - Returns: What takes the wish back.
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
