/// The actor of the main thread, for calls from code that is none of it: `Swift.MainActor`.
///
/// All of an app's code runs on one thread here, that of the test, so that there is nothing to wait for.
public enum MainActor {
  /// Runs a closure and returns its result.
  ///
  /// - Parameters:
  ///   - resultType: The type of the result.
  ///   - body: The closure.
  /// - Returns: The result of the closure.
  public static func run<Result>(
    resultType: Result.Type = Result.self,
    body: () throws -> Result
  ) async rethrows -> Result { try body() }

  /// Runs a closure and returns its result.
  public static func assumeIsolated<Result>(
    _ operation: () throws -> Result
  ) rethrows -> Result { try operation() }

  /// Does nothing: code runs where it is to.
  public static func assertIsolated(_ message: @autoclosure () -> String = "") {}

  /// Does nothing: code runs where it is to.
  public static func preconditionIsolated(_ message: @autoclosure () -> String = "") {}
}
