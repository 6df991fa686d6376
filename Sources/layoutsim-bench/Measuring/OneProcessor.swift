import CMeasuring

/// The processor on which both sides of a comparison work.
///
/// Virtual machines lend processors of unlike speed, each as busy as its neighbors leave it; a ratio between
/// two of them says little.
struct OneProcessor {
  private let number = current_processor()

  /// Keeps this thread, and programs that it starts, on the processor while the body runs.
  func only<Value>(_ body: () throws -> Value) rethrows -> Value {
    guard number >= 0 else { return try body() }
    stay_on_processor(number)
    defer { leave_processor() }
    return try body()
  }
}
