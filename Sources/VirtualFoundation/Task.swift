/// A piece of asynchronous work on the virtual clock: `Swift.Task`.
///
/// It runs in turn with timers and queues on the thread that moves the clock: from one `await` to the next as soon
/// as the clock goes on.
public struct Task<Success: Sendable, Failure: Error>: Sendable, Hashable {
  private let task: _Concurrency.Task<Success, Failure>

  /// Whether the work was asked to end.
  public var isCancelled: Bool { task.isCancelled }

  /// Asks the work to end; what sleeps is woken.
  public func cancel() { task.cancel() }
}

extension Task where Failure == Never {
  /// Creates work and starts it.
  @discardableResult
  public init(
    name: String? = nil,
    priority: TaskPriority? = nil,
    @_implicitSelfCapture operation: sending @escaping @isolated(any) () async -> Success
  ) {
    task = _Concurrency.Task(
      executorPreference: ClockExecutor.shared,
      priority: priority,
      operation: operation
    )
  }

  /// Starts work, which is no other than with `init` here.
  @discardableResult
  public static func detached(
    priority: TaskPriority? = nil,
    operation: sending @escaping @isolated(any) () async -> Success
  ) -> Self { Self(priority: priority, operation: operation) }

  /// The result, when it is there.
  public var value: Success { get async { await task.value } }
}

extension Task where Failure == any Error {
  /// Creates work that may fail, and starts it.
  @discardableResult
  public init(
    name: String? = nil,
    priority: TaskPriority? = nil,
    @_implicitSelfCapture operation: sending @escaping @isolated(any) () async throws -> Success
  ) {
    task = _Concurrency.Task(
      executorPreference: ClockExecutor.shared,
      priority: priority,
      operation: operation
    )
  }

  /// Starts work that may fail, which is no other than with `init` here.
  @discardableResult
  public static func detached(
    priority: TaskPriority? = nil,
    operation: sending @escaping @isolated(any) () async throws -> Success
  ) -> Self { Self(priority: priority, operation: operation) }

  /// The result, when it is there.
  public var value: Success { get async throws { try await task.value } }
}

extension Task {
  /// The result or the error, when it is there.
  public var result: Result<Success, Failure> { get async { await task.result } }
}

extension Task where Success == Never, Failure == Never {
  /// Whether the present work was asked to end.
  public static var isCancelled: Bool { _Concurrency.Task.isCancelled }

  /// Fails if the present work was asked to end.
  public static func checkCancellation() throws { try _Concurrency.Task.checkCancellation() }

  /// Lets other work go first.
  public static func yield() async { await ClockExecutor.sleep(for: .zero) }

  /// Waits for some nanoseconds of the virtual clock.
  public static func sleep(nanoseconds duration: UInt64) async throws {
    try await sleep(for: .nanoseconds(Int64(clamping: duration)))
  }

  /// Waits for a while on the virtual clock.
  public static func sleep(
    for duration: Duration,
    tolerance: Duration? = nil
  ) async throws {
    try checkCancellation()
    await ClockExecutor.sleep(for: duration)
    try checkCancellation()
  }
}
