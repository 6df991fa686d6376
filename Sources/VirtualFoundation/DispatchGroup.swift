public import Dispatch
import LayoutDiagnostics
import LayoutInteraction
import LayoutViews

/// A count of work that is under way, on the virtual clock: `Dispatch.DispatchGroup`.
public final class DispatchGroup {
  private var count = 0
  private var waiting: [(queue: DispatchQueue, work: () -> Void)] = []

  /// Creates a group without work.
  public init() {}

  /// Counts work that begins.
  public func enter() { count += 1 }

  /// Counts work that is done; with the last one what waits is put on its queue.
  ///
  /// Once too often is refused, where the system ends the application.
  public func leave() {
    guard count > 0 else {
      Diagnostic(
        .error,
        code: "unbalanced-group",
        "'DispatchGroup.leave()' was called more often than 'enter()'",
        notes: [Diagnostic.Note("the system ends the application here; nothing was done")]
      )
      .record(inTreeOf: [CurrentWindow.ofThread].compactMap(\.self))
      return
    }
    count -= 1
    if count == 0 { release() }
  }

  /// Goes on at once, and is an error where work is not done: it goes by the clock, which stands while code runs.
  public func wait() { _ = wait(timeout: .now()) }

  /// Goes on at once, and is an error where work is not done: it goes by the clock, which stands while code runs.
  ///
  /// - Parameter timeout: The time that a device waits at most.
  /// - Returns: Whether all work is done.
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    guard count > 0 else { return .success }
    Diagnostic(
      .error,
      code: "deadlock",
      "the group waits for work that is not done: the clock stands while code runs",
      notes: [Diagnostic.Note("a device waits here; the code went on at once")],
      hint: "put what comes after it on a queue by 'notify(queue:execute:)'"
    )
    .record(inTreeOf: [CurrentWindow.ofThread].compactMap(\.self))
    return .timedOut
  }

  /// Puts a block on a queue when all work is done: at once if there is none.
  ///
  /// - Parameters:
  ///   - qos: The importance, which makes no difference.
  ///   - flags: The flags, which make no difference.
  ///   - queue: The queue.
  ///   - work: The block.
  public func notify(
    qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    queue: DispatchQueue,
    execute work: @escaping () -> Void
  ) {
    waiting.append((queue, work))
    if count == 0 { release() }
  }

  /// Puts work on a queue when all work is done, unless it is cancelled before.
  public func notify(queue: DispatchQueue, work: DispatchWorkItem) {
    notify(queue: queue, execute: work.perform)
  }

  private func release() {
    let ready = waiting
    waiting = []
    for (queue, work) in ready { queue.run(work, at: .now()) }
  }
}

extension DispatchQueue {
  /// Runs a block of a group as soon as the clock goes on.
  ///
  /// - Parameters:
  ///   - group: The group, which counts it until it has run.
  ///   - qos: The importance, which makes no difference.
  ///   - flags: The flags, which make no difference.
  ///   - work: The block.
  public func async(
    group: DispatchGroup,
    qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    execute work: @escaping () -> Void
  ) {
    group.enter()
    let counted = {
      work()
      group.leave()
    }
    run(counted, at: .now())
  }
}

// Unchecked, since blocks of a queue have to be sent, though all of them run on the thread that moves the clock.
extension DispatchGroup: @unchecked Sendable {}
