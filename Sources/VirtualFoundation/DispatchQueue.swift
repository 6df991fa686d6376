public import Dispatch
public import Foundation
import LayoutDiagnostics
import LayoutInteraction
import LayoutViews

/// A queue of the virtual clock: `Dispatch.DispatchQueue`.
///
/// All queues run in turn on the thread that moves the clock: a block at the moment in which it was added, after
/// the code that added it, as soon as the clock goes on, or before a block that somebody waits for with `sync`.
public final class DispatchQueue {
  /// A set of attributes of a queue, which make no difference here.
  public typealias Attributes = Dispatch.DispatchQueue.Attributes

  /// The name.
  public let label: String
  /// Whether blocks need not wait for each other.
  private let isConcurrent: Bool
  private let lock = NSLock()
  /// The blocks that were added and have not begun, with their times.
  private var pending: [(block: Block, deadline: DispatchTime)] = []

  /// Creates a queue.
  ///
  /// - Parameters:
  ///   - label: The name.
  ///   - qos: The importance, which makes no difference.
  ///   - attributes: The attributes.
  ///   - target: Another queue, which makes no difference.
  public init(
    label: String,
    qos: DispatchQoS = .unspecified,
    attributes: Attributes = [],
    target: DispatchQueue? = nil
  ) {
    self.label = label
    isConcurrent = attributes.contains(.concurrent)
  }

  /// The queue of the main thread.
  public static let main = DispatchQueue(label: "com.apple.main-thread")

  /// Returns a queue of other threads, which is one of the same thread here.
  public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue {
    DispatchQueue(label: "com.apple.root", attributes: .concurrent)
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

  /// Runs a block at once, after those that are due before it, and returns its result.
  ///
  /// A queue that waits for itself is a finding, where a device stops for ever.
  ///
  /// - Parameters:
  ///   - flags: The flags, which make no difference.
  ///   - work: The block.
  /// - Returns: The result of the block.
  public func sync<Result>(
    flags: DispatchWorkItemFlags = [],
    execute work: () throws -> Result
  ) rethrows -> Result {
    if isRunning, !isConcurrent { recordDeadlock() } else { runWhatIsDue() }
    // Code that is of no other queue is of the main one, which waits meanwhile.
    let waiting = RunningQueues.ofThread.isEmpty ? [Self.main] : []
    return try RunningQueues.run(self, after: waiting, work)
  }

  /// Runs a block for each number from zero, one after the other.
  ///
  /// - Parameters:
  ///   - iterations: The number of times.
  ///   - work: The block, which gets the number.
  public static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    for number in 0..<max(0, iterations) { work(number) }
  }

  func run(_ work: @escaping () -> Void, at deadline: DispatchTime) {
    guard deadline < .distantFuture else { return }
    let delay = Duration(limited: deadline.seconds - DispatchTime.now().seconds)
    let block = Block(work)
    lock.withLock { pending.append((block, deadline)) }
    let scheduled = VirtualClock.perform(after: delay, "a block of the queue '\(label)'") {
      self.run(block)
    }
    if scheduled == nil { _ = take(block) }
  }

  private func run(_ block: Block) {
    guard take(block) else { return }
    RunningQueues.run(self, block.work)
  }

  /// Returns whether a block has not begun yet, and takes it from the list.
  private func take(_ block: Block) -> Bool {
    lock.withLock {
      let count = pending.count
      pending.removeAll { $0.block === block }
      return pending.count < count
    }
  }

  private func runWhatIsDue() {
    let now = DispatchTime.now()
    for (block, _) in lock.withLock({ pending.filter { $0.deadline <= now } }) { run(block) }
  }

  /// Whether the code that runs is of this queue: of the main one where it is of no other.
  private var isRunning: Bool {
    let running = RunningQueues.ofThread
    return running.contains { $0 === self } || running.isEmpty && self === Self.main
  }

  private func recordDeadlock() {
    Diagnostic(
      .error,
      code: "deadlock",
      "the queue '\(label)' waits for itself: 'sync' is called by a block of it",
      notes: [Diagnostic.Note("a device stops here for ever; the block was run at once")],
      hint: "call the block directly, or use 'async'"
    )
    .record(inTreeOf: [CurrentWindow.ofThread].compactMap(\.self))
  }

  /// A block in the list of a queue.
  private final class Block {
    let work: () -> Void

    init(_ work: @escaping () -> Void) { self.work = work }
  }
}

extension Thread {
  /// Whether the code that runs is that of the main thread, as whatever no block of another queue runs is.
  ///
  /// The plugin writes it for `isMainThread`, since a test runs on any thread of the host.
  public static var isMainOnVirtualClock: Bool {
    let running = RunningQueues.ofThread
    return running.isEmpty || running.contains { $0 === DispatchQueue.main }
  }

  /// Whether the code that runs is that of the main thread; see the type's property.
  public var isMainOnVirtualClock: Bool { Self.isMainOnVirtualClock }
}

// Unchecked, since blocks are no sendable values; all of them run on the thread that moves the clock, and the list changes
// behind a lock.
extension DispatchQueue: @unchecked Sendable {}

/// The queues whose blocks run on a thread, from the outermost.
private enum RunningQueues {
  private static let key = "layoutsim.RunningQueues"

  static var ofThread: [DispatchQueue] {
    Thread.current.threadDictionary[key] as? [DispatchQueue] ?? []
  }

  static func run<Result>(
    _ queue: DispatchQueue,
    after waiting: [DispatchQueue] = [],
    _ work: () throws -> Result
  ) rethrows -> Result {
    let outer = ofThread
    Thread.current.threadDictionary[key] = outer + waiting + [queue]
    defer { Thread.current.threadDictionary[key] = outer }
    return try work()
  }
}
