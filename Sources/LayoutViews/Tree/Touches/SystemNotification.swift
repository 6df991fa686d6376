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

  /// An object that notifications are of, and which a module further up has.
  package enum Sender: Sendable {
    case application, scene, device
  }

  private static let senders = Mutex<[Sender: @Sendable () -> AnyObject?]>([:])

  /// Has notifications be of an object from now on; code that can ask for them calls this before.
  package static func find(_ sender: Sender, by object: @escaping @Sendable () -> AnyObject?) {
    senders.withLock { $0[sender] = object }
  }

  /// A closure called with what happens to an object, the words of the notification, and the screen before if that
  /// becomes another one.
  package typealias Delegate = @Sendable (_ words: String, _ former: Screen?) -> Void

  private static let delegates = Mutex<[Sender: Delegate]>([:])

  /// Has the delegate of an object hear of what happens to it from now on, before observers do.
  package static func tell(_ sender: Sender, by delegate: @escaping Delegate) {
    delegates.withLock { $0[sender] = delegate }
  }

  fileprivate static func delegate(of sender: Sender) -> Delegate? {
    delegates.withLock { $0[sender] }
  }

  fileprivate static func object(of sender: Sender) -> AnyObject? {
    senders.withLock { $0[sender] }?()
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

extension Window {
  /// Has the delegate of an object of the app hear of what happens to it, as code of the window.
  ///
  /// - Parameters:
  ///   - words: The name of the notification without "UI" and "Notification".
  ///   - sender: The object.
  ///   - former: The screen before, if it is another one.
  package final func tellDelegate(
    _ words: String,
    of sender: SystemNotification.Sender,
    former: Screen? = nil
  ) {
    onItsScreen { SystemNotification.delegate(of: sender)?(words, former) }
  }

  /// Has the delegate of an object of the app hear of what happens to it, and then those who listen in the window.
  package final func announce(_ words: String, of sender: SystemNotification.Sender) {
    tellDelegate(words, of: sender)
    post(words, of: sender)
  }

  /// Posts a notification of an object of the app to those who listen in the window, as its code.
  ///
  /// - Parameters:
  ///   - words: The name without "UI" and "Notification".
  ///   - sender: The object that it is of, or `nil` for none.
  ///   - values: What it says.
  package final func post(
    _ words: String,
    of sender: SystemNotification.Sender?,
    _ values: [AnyHashable: Any]? = nil
  ) {
    onItsScreen {
      post(
        Notification.Name("UI\(words)Notification"),
        object: sender.flatMap(SystemNotification.object),
        values
      )
    }
  }
}
