public import Dispatch
import LayoutInteraction

/// A queue of the virtual clock: `Dispatch.DispatchQueue`.
///
/// All queues run in turn on the thread that moves the clock: a block at the moment in which it was added, after
/// the code that added it, as soon as the clock goes on.
public final class DispatchQueue: Sendable {
  /// A set of attributes of a queue, which make no difference here.
  public typealias Attributes = Dispatch.DispatchQueue.Attributes

  /// The name.
  public let label: String

  /// Creates a queue.
  ///
  /// - Parameters:
  ///   - label: The name.
  ///   - qos: The importance, which makes no difference.
  ///   - attributes: The attributes, which make no difference.
  ///   - target: Another queue, which makes no difference.
  public init(
    label: String,
    qos: DispatchQoS = .unspecified,
    attributes: Attributes = [],
    target: DispatchQueue? = nil
  ) {
    self.label = label
  }

  /// The queue of the main thread.
  public static let main = DispatchQueue(label: "com.apple.main-thread")

  /// Returns a queue of other threads, which is one of the same thread here.
  public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue {
    DispatchQueue(label: "com.apple.root")
  }

  /// Runs a block as soon as the clock goes on.
  public func async(
    qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    execute work: @escaping () -> Void
  ) {
    run(work, at: .now())
  }

  /// Runs a block as soon as the clock goes on, unless it is cancelled before.
  public func async(execute workItem: DispatchWorkItem) { run(workItem.perform, at: .now()) }

  /// Runs a block at a moment.
  public func asyncAfter(
    deadline: DispatchTime,
    qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    execute work: @escaping () -> Void
  ) {
    run(work, at: deadline)
  }

  /// Runs a block at a moment, unless it is cancelled before.
  public func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
    run(workItem.perform, at: deadline)
  }

  /// Runs a block at once and returns its result.
  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result { try work() }

  func run(_ work: @escaping () -> Void, at deadline: DispatchTime) {
    guard deadline < .distantFuture else { return }
    let delay = Duration(limited: deadline.seconds - DispatchTime.now().seconds)
    _ = VirtualClock.perform(after: delay, "a block of the queue '\(label)'", work)
  }
}
