public import Foundation
import LayoutDiagnostics

extension NotificationCenter {
  /// The notifications of a name, as they are posted: `Foundation.NotificationCenter.Notifications`.
  public struct Notifications: AsyncSequence {
    // Unchecked, since what a notification says need not be sendable: all tasks of a test are on its thread.
    fileprivate struct Posted: @unchecked Sendable {
      let notification: Notification
    }

    /// An iterator over notifications.
    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate var posted: AsyncStream<Posted>.Iterator

      /// Returns the next notification, when it is posted.
      public mutating func next() async -> Notification? { await posted.next()?.notification }
    }

    fileprivate let posted: AsyncStream<Posted>

    /// Returns an iterator, of which there may be one.
    public func makeAsyncIterator() -> AsyncIterator {
      AsyncIterator(posted: posted.makeAsyncIterator())
    }
  }

  /// Returns the notifications of a name from now on, for a task to wait for.
  ///
  /// - Parameters:
  ///   - name: The name of the notifications.
  ///   - object: The object that they are of, or `nil` for any.
  ///   - fileID: The file of the call, for a finding where nothing posts them.
  ///   - line: The line of the call.
  /// - Returns: The notifications, which are listened to until nobody keeps them.
  public func notifications(
    named name: Notification.Name,
    object: AnyObject? = nil,
    fileID: String = #fileID,
    line: Int = #line
  ) -> Notifications {
    UnpostedNotification.tell(of: name, at: SourceMark(file: fileID, line: line))
    let (stream, continuation) = AsyncStream<Notifications.Posted>.makeStream()
    let observer = NotificationObserver(of: nil, name, object) {
      continuation.yield(Notifications.Posted(notification: $0))
    }
    add(observer)
    continuation.onTermination = { [weak self] _ in self?.removeObserver(observer) }
    return Notifications(posted: stream)
  }
}
