public import Foundation
import LayoutDiagnostics
public import LayoutViews

/// A center of notifications that calls its observers in the order in which they were added:
/// `Foundation.NotificationCenter`.
///
/// Observers are called at once and on the thread of whoever posts, whatever queue they name: what an app takes for its
/// main thread is that of the test. What UIKit posts by itself, as the keyboard's notifications, goes to the observers of
/// that window alone, since tests run side by side.
public final class NotificationCenter {
  private let lock = NSLock()
  private var observers: [NotificationObserver] = []
  /// The center of the process, which the default one passes its notifications through, or `nil` for any other.
  private let process: Foundation.NotificationCenter?

  /// The center of the app; what is posted to that of the process, as by a test, reaches it too.
  public static let `default` = NotificationCenter(through: .default)

  /// Creates a center of its own.
  public init() { process = nil }

  private init(through process: Foundation.NotificationCenter) {
    self.process = process
    _ = process.addObserver(forName: nil, object: nil, queue: nil) { [weak self] notification in
      self?.deliver(notification, in: nil)
    }
    SystemNotification.deliver { [weak self] notification, window in
      self?.deliver(notification, in: window)
    }
  }

  /// Calls the observers.
  public func post(_ notification: Notification) {
    if let process { process.post(notification) } else { deliver(notification, in: nil) }
  }

  /// Calls the observers.
  ///
  /// - Parameters:
  ///   - name: The name of the notification.
  ///   - object: The object that it is of, or `nil` for none.
  ///   - userInfo: What it says.
  public func post(
    name: Notification.Name,
    object: Any?,
    userInfo: [AnyHashable: Any]? = nil
  ) { post(Notification(name: name, object: object, userInfo: userInfo)) }

  private func deliver(_ notification: Notification, in window: Window?) {
    lock.withLock { observers.removeAll(where: \.isOver) }
    let called = lock.withLock { observers }
    for observer in called where observer.wants(notification, in: window) {
      observer.receive(notification)
    }
  }

  func add(_ observer: NotificationObserver) {
    lock.withLock { observers.append(observer) }
  }

  private func remove(where isMeant: (NotificationObserver) -> Bool) {
    let gone = lock.withLock {
      let gone = observers.filter(isMeant)
      observers.removeAll(where: isMeant)
      return gone
    }
    for observer in gone { observer.end() }
  }
}

// Unchecked, since observers are of an application's classes, which need not be sendable. The list changes behind a lock.
extension NotificationCenter: @unchecked Sendable {}

// MARK: - Observers

extension NotificationCenter {
  /// Has a method called with each notification; the observer is not kept alive.
  ///
  /// - Parameters:
  ///   - observer: The object whose method is called.
  ///   - selector: The method, with or without the notification as its argument.
  ///   - name: The name of the notifications, or `nil` for all.
  ///   - object: The object that they are of, or `nil` for any.
  ///   - fileID: The file of the call, for a finding where nothing posts them.
  ///   - line: The line of the call.
  public func addObserver(
    _ observer: Any,
    selector: ActionSelector,
    name: Notification.Name?,
    object: Any?,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    UnpostedNotification.tell(of: name, at: SourceMark(file: fileID, line: line))
    let owner = observer as AnyObject
    add(
      NotificationObserver(of: owner, name, object) { [weak owner] notification in
        if let owner { selector.call(on: owner, with: [notification]) }
      }
    )
  }

  /// Has a block called with each notification until what is returned is removed.
  ///
  /// - Parameters:
  ///   - name: The name of the notifications, or `nil` for all.
  ///   - object: The object that they are of, or `nil` for any.
  ///   - queue: The queue, which makes no difference.
  ///   - fileID: The file of the call, for a finding where nothing posts them.
  ///   - line: The line of the call.
  ///   - block: The block.
  /// - Returns: What the block is removed by.
  @discardableResult
  public func addObserver(
    forName name: Notification.Name?,
    object: Any?,
    queue: OperationQueue?,
    fileID: String = #fileID,
    line: Int = #line,
    using block: @escaping (Notification) -> Void
  ) -> any NSObjectProtocol {
    UnpostedNotification.tell(of: name, at: SourceMark(file: fileID, line: line))
    let observer = NotificationObserver(of: nil, name, object, block)
    add(observer)
    return observer
  }

  /// Has no method of an observer, or no block, called any more.
  ///
  /// - Parameter observer: The object whose methods were called, or what a block was added with.
  public func removeObserver(_ observer: Any) {
    let object = observer as AnyObject
    remove { $0.isOf(object) }
  }

  /// Has no method of an observer, or no block, called any more for some notifications.
  ///
  /// - Parameters:
  ///   - observer: The object whose methods were called, or what a block was added with.
  ///   - name: The name of the notifications, or `nil` for all.
  ///   - object: The object that they are of, or `nil` for any.
  public func removeObserver(
    _ observer: Any,
    name: Notification.Name?,
    object: Any?
  ) {
    let owner = observer as AnyObject
    remove { $0.isOf(owner) && $0.isMeant(by: name, object) }
  }
}
