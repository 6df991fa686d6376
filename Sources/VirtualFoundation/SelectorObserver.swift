import Foundation
import LayoutViews

/// An observer of notifications whose method is called.
///
/// A center keeps blocks alone, and those across threads: whoever posts calls the method, on its own thread, as with
/// Foundation. To be found again, each observer listens for notices that one is removed.
// Unchecked, since a center takes only blocks that may be sent, while the observer and the object are of an application's
// classes, which need not say so. What changes here, the tokens, changes behind a lock.
final class SelectorObserver: @unchecked Sendable {
  private weak var observer: AnyObject?
  private let selector: ActionSelector
  private let name: Notification.Name?
  private weak var object: AnyObject?
  private let isOfAnyObject: Bool
  private let lock = NSLock()
  /// The names that the center has for the blocks; none after the end.
  private var tokens: [any NSObjectProtocol] = []

  private init(
    _ observer: AnyObject,
    _ selector: ActionSelector,
    _ name: Notification.Name?,
    _ object: AnyObject?
  ) {
    self.observer = observer
    self.selector = selector
    self.name = name
    self.object = object
    isOfAnyObject = object == nil
  }

  /// Has a method called with each notification of a center.
  static func add(
    _ observer: AnyObject,
    _ selector: ActionSelector,
    _ name: Notification.Name?,
    _ object: Any?,
    to center: NotificationCenter
  ) {
    let own = SelectorObserver(observer, selector, name, object.map { $0 as AnyObject })
    let tokens = [
      center.addObserver(forName: name, object: object, queue: nil) { [weak center] in
        own.receive($0, from: center)
      },
      center.addObserver(forName: .selectorObserverRemoved, object: nil, queue: nil) {
        [weak center] in
        if let removal = $0.object as? Removal, own.isMeant(by: removal) { own.end(in: center) }
      },
    ]
    own.lock.withLock { own.tokens = tokens }
  }

  /// A notice that an observer is removed.
  private struct Removal {
    let observer: AnyObject
    let name: Notification.Name?
    let object: AnyObject?
  }

  /// Removes the methods of an observer, of all notifications or of some.
  static func remove(
    _ observer: AnyObject,
    _ name: Notification.Name?,
    _ object: AnyObject?,
    from center: NotificationCenter
  ) {
    let removal = Removal(observer: observer, name: name, object: object)
    center.post(name: .selectorObserverRemoved, object: removal)
  }

  private func isMeant(by removal: Removal) -> Bool {
    (observer == nil || observer === removal.observer)
      && (removal.name == nil || removal.name == name)
      && (removal.object == nil || isOfAnyObject || removal.object === object)
  }

  private func receive(_ notification: Notification, from center: NotificationCenter?) {
    guard notification.name != .selectorObserverRemoved else { return }
    guard let observer else { return end(in: center) }
    selector.call(on: observer, with: [notification])
  }

  private func end(in center: NotificationCenter?) {
    let ended = lock.withLock {
      defer { tokens = [] }
      return tokens
    }
    for token in ended { center?.removeObserver(token as Any) }
  }
}

extension Notification.Name {
  /// The notice that an observer with a selector is removed.
  fileprivate static let selectorObserverRemoved = Self("layoutsim.selectorObserverRemoved")
}
