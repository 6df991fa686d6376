import Foundation
import LayoutViews

/// An observer of notifications: a method of an object, or a block.
final class NotificationObserver: NSObject {
  private weak var owner: AnyObject?
  private let isMethod: Bool
  private let name: Notification.Name?
  private weak var object: AnyObject?
  private let isOfAnyObject: Bool
  /// The window whose code added the observer, or `nil` for none, or one that is gone.
  private weak var window: Window?
  private let block: (Notification) -> Void
  private var hasEnded = false

  /// Creates an observer.
  ///
  /// - Parameters:
  ///   - owner: The object whose method is called, or `nil` for a block.
  ///   - name: The name of the notifications, or `nil` for all.
  ///   - object: The object that they are of, or `nil` for any.
  ///   - block: What is called.
  init(
    of owner: AnyObject?,
    _ name: Notification.Name?,
    _ object: Any?,
    _ block: @escaping (Notification) -> Void
  ) {
    self.owner = owner
    isMethod = owner != nil
    self.name = name
    self.object = object.map { $0 as AnyObject }
    isOfAnyObject = object == nil
    window = CurrentWindow.ofThread
    self.block = block
  }

  /// Whether nothing is called any more.
  var isOver: Bool { hasEnded || isMethod && owner == nil }

  func end() { hasEnded = true }

  func receive(_ notification: Notification) { if !isOver { block(notification) } }

  /// Returns whether the observer is called with a notification.
  ///
  /// - Parameters:
  ///   - notification: The notification.
  ///   - window: The window that it is of, or `nil` for one that is for all.
  /// - Returns: Whether it is called.
  func wants(_ notification: Notification, in window: Window?) -> Bool {
    guard name == nil || name == notification.name else { return false }
    let posted = notification.object.map { $0 as AnyObject }
    guard isOfAnyObject || object != nil && posted === object else { return false }
    guard let window, let own = ownWindow else { return true }
    return own === window
  }

  /// The window that a view or controller is in, or else the one whose code added the observer.
  private var ownWindow: Window? {
    (owner as? View)?.window ?? (owner as? any ViewOwner)?.viewIfLoaded?.window ?? window
  }

  /// Returns whether the observer is of an object, or is the one that was returned for a block.
  func isOf(_ object: AnyObject) -> Bool { owner === object || self === object }

  /// Returns whether the observer is among those of some notifications.
  func isMeant(by name: Notification.Name?, _ object: Any?) -> Bool {
    (name == nil || name == self.name)
      && (object == nil || isOfAnyObject || self.object === object.map { $0 as AnyObject })
  }
}

// Unchecked, since it holds a block and an object of an application, which need not be sendable: both are used on the
// thread of whoever posts.
extension NotificationObserver: @unchecked Sendable {}
