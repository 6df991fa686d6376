import LayoutTables
import LayoutViews

/// A queue that notifies of what becomes of a table's rows in the order in which it happens.
///
/// Whoever is notified of a row may end the drag, and with it change rows in turn. All hear of the first row
/// before any of them hears of those.
final class NotificationQueue {
  private var waiting: [() -> Void] = []
  private var isDelivering = false

  /// Calls `listener` now, or after all notifications that are under way.
  func notify(_ listener: @escaping () -> Void) {
    waiting.append(listener)
    together {}
  }

  /// Does something of which others are notified when all of it is done.
  func together(_ body: () -> Void) {
    guard !isDelivering else { return body() }
    isDelivering = true
    body()
    var next = 0
    while next < waiting.count {
      waiting[next]()
      next += 1
    }
    waiting = []
    isDelivering = false
  }
}

extension TableView {
  /// The order in which all who follow this table's rows are notified.
  var notificationQueue: NotificationQueue {
    let queue = attachments[NotificationQueue.self] ?? NotificationQueue()
    attachments[NotificationQueue.self] = queue
    return queue
  }
}
