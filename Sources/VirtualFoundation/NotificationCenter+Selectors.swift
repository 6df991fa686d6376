public import Foundation
public import LayoutViews

extension NotificationCenter {
  /// Has a method called with each notification; the observer is not kept alive.
  ///
  /// - Parameters:
  ///   - observer: The object whose method is called.
  ///   - selector: The method, with or without the notification as its argument.
  ///   - name: The name of the notifications, or `nil` for all.
  ///   - object: The object that they are of, or `nil` for any.
  public func addObserver(
    _ observer: Any,
    selector: ActionSelector,
    name: Notification.Name?,
    object: Any?
  ) {
    SelectorObserver.add(observer as AnyObject, selector, name, object, to: self)
  }

  /// Has no method of an observer called any more.
  ///
  /// - Parameter observer: The object whose methods were called, or what a block was added with.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer as Any)
    SelectorObserver.remove(observer, nil, nil, from: self)
  }

  /// Has no method of an observer called any more for some notifications.
  ///
  /// - Parameters:
  ///   - observer: The object whose methods were called, or what a block was added with.
  ///   - name: The name of the notifications, or `nil` for all.
  ///   - object: The object that they are of, or `nil` for any.
  public func removeObserver(
    _ observer: AnyObject,
    name: Notification.Name?,
    object: Any?
  ) {
    removeObserver(observer as Any, name: name, object: object)
    SelectorObserver.remove(observer, name, object.map { $0 as AnyObject }, from: self)
  }
}
