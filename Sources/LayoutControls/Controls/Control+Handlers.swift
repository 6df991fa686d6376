public import LayoutViews

/// A closure or method that events of a control run.
struct EventHandler {
  /// A thing that is run.
  enum Effect {
    case closure(Action)
    case method(TargetAction)
  }

  /// The events.
  var events: Control.Event
  /// The thing that they run.
  let effect: Effect
}

extension Control {
  /// Keeps an action for events.
  final func keepAction(_ action: Action, for controlEvents: Event) {
    handlers.append(EventHandler(events: controlEvents, effect: .closure(action)))
  }

  /// Has the action with a name run no more for some events.
  public final func removeAction(
    identifiedBy actionIdentifier: Action.Identifier,
    for controlEvents: Event
  ) {
    removeHandlers(for: controlEvents) { effect in
      if case .closure(let other) = effect { other.identifier == actionIdentifier } else { false }
    }
  }

  /// Runs an action at once.
  public final func sendAction(_ action: Action) { action.run(from: self) }

  /// Has `action` run no more for some events.
  public final func removeAction(_ action: Action, for controlEvents: Event) {
    removeHandlers(for: controlEvents) { effect in
      if case .closure(let other) = effect { other === action } else { false }
    }
  }

  /// Keeps a method of a target for events.
  final func keepTarget(
    _ target: Any?,
    action: ActionSelector,
    for controlEvents: Event
  ) {
    let method = TargetAction(target: target, action: action)
    let place = handlers.firstIndex { handler in
      guard case .method(let other) = handler.effect else { return false }
      return other.action == action && other.goesUp == method.goesUp
        && other.target === method.target
    }
    if let place {
      handlers[place].events.formUnion(controlEvents)
    } else {
      handlers.append(EventHandler(events: controlEvents, effect: .method(method)))
    }
  }

  /// Has methods called no more for some events.
  ///
  /// - Parameters:
  ///   - target: The target, or `nil` for all.
  ///   - action: The method, or `nil` for all.
  ///   - controlEvents: The events.
  public final func removeTarget(
    _ target: Any?,
    action: ActionSelector?,
    for controlEvents: Event
  ) {
    removeHandlers(for: controlEvents) { effect in
      if case .method(let method) = effect { method.isMeant(by: target, action) } else { false }
    }
  }

  /// The targets that methods are called on.
  public final var allTargets: Set<AnyHashable> {
    Set(
      handlers.compactMap { handler in
        guard case .method(let method) = handler.effect else { return nil }
        return method.target as? AnyHashable
      }
    )
  }

  /// The events that run something.
  public final var allControlEvents: Event {
    handlers.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Returns the names of the methods that an event calls on a target, or `nil` for none.
  public final func actions(
    forTarget target: Any?,
    forControlEvent controlEvent: Event
  ) -> [String]? {
    let names = handlers.compactMap { handler -> String? in
      guard case .method(let method) = handler.effect,
        !handler.events.isDisjoint(with: controlEvent),
        target == nil ? method.goesUp : method.isMeant(by: target, nil)
      else { return nil }
      return method.action.name
    }
    return names.isEmpty ? nil : names
  }

  /// Runs a closure with each thing that events run, the first ones first, until it sets `true`.
  ///
  /// - Parameter iterator: A closure that is given the action, or the target and the name of the method, and the events.
  public final func enumerateEventHandlers(
    _ iterator: (
      _ action: Action?, _ targetAction: (Any?, ActionSelector)?, _ event: Event,
      _ stop: inout Bool
    ) -> Void
  ) {
    var stop = false
    for handler in handlers where !stop {
      switch handler.effect {
      case .closure(let action): iterator(action, nil, handler.events, &stop)
      case .method(let method):
        iterator(nil, (method.target, method.action), handler.events, &stop)
      }
    }
  }

  private func removeHandlers(for events: Event, where isMeant: (EventHandler.Effect) -> Bool) {
    for place in handlers.indices where isMeant(handlers[place].effect) {
      handlers[place].events.subtract(events)
    }
    handlers.removeAll(where: \.events.isEmpty)
  }
}
