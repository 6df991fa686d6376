public import Dispatch
import LayoutInteraction

/// A block that can be taken back, on the virtual clock: `Dispatch.DispatchWorkItem`.
public final class DispatchWorkItem {
  /// Whether the block was taken back.
  public private(set) var isCancelled = false
  private let block: () -> Void
  private var hasRun = false
  private var waiting: [(queue: DispatchQueue, work: () -> Void)] = []

  /// Creates a block.
  ///
  /// - Parameters:
  ///   - qos: The importance, which makes no difference.
  ///   - flags: The flags, which make no difference.
  ///   - block: The block.
  public init(
    qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    block: @escaping () -> Void
  ) { self.block = block }

  /// Runs the block at once, unless it was taken back; then puts what waits for it on its queues.
  public func perform() {
    if !isCancelled { block() }
    hasRun = true
    let ready = waiting
    waiting = []
    for (queue, work) in ready { queue.run(work, at: .now()) }
  }

  /// Takes the block back, unless it runs already.
  public func cancel() { isCancelled = true }

  /// Puts another block on a queue after this one: at once if that has run.
  ///
  /// - Parameters:
  ///   - qos: The importance, which makes no difference.
  ///   - flags: The flags, which make no difference.
  ///   - queue: The queue.
  ///   - work: The other block.
  public func notify(
    qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    queue: DispatchQueue,
    execute work: @escaping () -> Void
  ) {
    if hasRun { return queue.run(work, at: .now()) }
    waiting.append((queue, work))
  }
}

// Unchecked, since blocks of a queue have to be sent, though all of them run on the thread that moves the clock.
extension DispatchWorkItem: @unchecked Sendable {}
