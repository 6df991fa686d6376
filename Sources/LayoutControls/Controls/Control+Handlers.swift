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
  /// Has `action` run when something happens.
  public final func addAction(_ action: Action, for controlEvents: Event) {
    handlers.append(EventHandler(events: controlEvents, effect: .closure(action)))
  }

  /// Has `action` run no more for some events.
  public final func removeAction(_ action: Action, for controlEvents: Event) {
    removeHandlers(for: controlEvents) { effect in
      if case .closure(let other) = effect { other === action } else { false }
    }
  }

  /// Has a method called when something happens; of the same one all events count, and it is called once for each.
  ///
  /// - Parameters:
  ///   - target: The target, which is not kept alive; `nil` stands for the first responder that has the method,
  ///     from the control upwards.
  ///   - action: The method, which takes nothing, the control, or the control and the event.
  ///   - controlEvents: The events.
  public final func addTarget(
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

  private func removeHandlers(for events: Event, where isMeant: (EventHandler.Effect) -> Bool) {
    for place in handlers.indices where isMeant(handlers[place].effect) {
      handlers[place].events.subtract(events)
    }
    handlers.removeAll(where: \.events.isEmpty)
  }
}
