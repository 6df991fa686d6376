package import Foundation
import Synchronization

/// The notifications that UIKit posts by itself, as that of the keyboard.
///
/// The center of the process is that of tests that run side by side: they go to the center that an app's rewritten
/// sources have, once those listen, which hands them to the observers of the window alone.
package enum SystemNotification {
  /// A receiver of notifications and the windows that they are of.
  package typealias Receiver = @Sendable (Notification, Window) -> Void

  private static let receiver = Mutex<Receiver?>(nil)

  /// Has the notifications of all windows delivered from now on.
  package static func deliver(to receiver: @escaping Receiver) {
    self.receiver.withLock { $0 = receiver }
  }

  fileprivate static func post(_ notification: Notification, in window: Window) {
    let receiver = receiver.withLock { $0 }
    receiver?(notification, window)
  }
}

extension Window {
  /// Posts a notification of the system to those who listen in the window.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - object: The object that it is of, or `nil` for none.
  ///   - values: What it says.
  package final func post(
    _ name: Notification.Name,
    object: Any? = nil,
    _ values: [AnyHashable: Any]? = nil
  ) {
    SystemNotification.post(Notification(name: name, object: object, userInfo: values), in: self)
  }
}
