public import LayoutGeometry

/// An action that a clock is to perform, and the token that cancels it.
public final class ScheduledAction {
  /// A series of regular times: the n-th is `start` + n · `interval` / `divisor`.
  struct Series {
    let start: Instant
    let interval: Duration
    let divisor: Int
    /// The number of the time that comes next.
    var index = 1

    /// The time that comes next, without the rounding of a sum of intervals.
    var deadline: Instant {
      let (whole, part) = index.quotientAndRemainder(dividingBy: divisor)
      return start.advanced(by: interval * whole + interval * part / divisor)
    }
  }

  /// The next time of the action.
  public private(set) var deadline: Instant
  /// Whether the action was called off, or is over.
  public private(set) var isCancelled = false

  /// The place among actions of the same time.
  var order = 0

  /// The times of an action that is repeated.
  private var series: Series?
  private var action: (() -> Void)?

  init(at deadline: Instant, _ action: @escaping () -> Void) {
    self.deadline = deadline
    self.action = action
  }

  init(at series: Series, _ action: @escaping () -> Void) {
    deadline = series.deadline
    self.series = series
    self.action = action
  }

  /// Cancels the action; nothing happens if it is over.
  public func cancel() {
    isCancelled = true
    action = nil
  }

  /// Returns whether this action fires before `other`.
  func precedes(_ other: ScheduledAction) -> Bool {
    (deadline, order) < (other.deadline, other.order)
  }

  /// Moves a repeating action to its next time, and returns whether there is one.
  func prepareNext() -> Bool {
    guard !isCancelled, var series else { return false }
    series.index += 1
    deadline = series.deadline
    self.series = series
    return true
  }

  /// Performs the scheduled action; one that is not repeated is over then.
  func fire() {
    guard let action else { return }
    if series == nil { cancel() }
    action()
  }
}
