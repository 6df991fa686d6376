import Synchronization

/// A count of the clients that are served at a time, so that the system's files do not run out.
final class ClientQueue: Sendable {
  private let count = Mutex(0)

  /// The greatest number at a time: many tabs, each of which asks for several things.
  private static let limit = 200

  /// Counts one more, and returns whether there is room for it.
  func enter() -> Bool {
    count.withLock { count in
      guard count < Self.limit else { return false }
      count += 1
      return true
    }
  }

  /// Counts one less.
  func leave() { count.withLock { $0 -= 1 } }
}
