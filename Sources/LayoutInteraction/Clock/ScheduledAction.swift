public import LayoutGeometry

/// An action that a clock is to perform, and the token that cancels it.
public final class ScheduledAction {
  /// A rule by which an action is repeated.
  enum Recurrence {
    /// Not at all.
    case once
    /// At regular times.
    case series(Series)

    /// A series of regular times: the n-th is `start` + n · `interval` / `divisor`.
    struct Series {
      let start: Instant
      let interval: Duration
      let divisor: Int
      /// The number of the time that comes next.
      var index = 1

      init(start: Instant, interval: Duration, divisor: Int) {
        self.start = start
        self.interval = interval
        self.divisor = divisor
      }

      /// Returns the time with number `index`, without the rounding of a sum of intervals.
      func deadline(of index: Int) -> Instant {
        let (whole, part) = index.quotientAndRemainder(dividingBy: divisor)
        return start.advanced(by: interval * whole + interval * part / divisor)
      }
    }
  }

  /// The next time of the action.
  public private(set) var deadline: Instant
  /// Whether the action was called off, or is over.
  public private(set) var isCancelled = false

  /// The place among actions of the same time.
  var order = 0

  private var recurrence: Recurrence
  private var action: (() -> Void)?

  init(deadline: Instant, recurrence: Recurrence, action: @escaping () -> Void) {
    self.deadline = deadline
    self.recurrence = recurrence
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

  /// Moves a repeating action to its next time.
  ///
  /// - Returns: Whether there is a next time.
  func prepareNext() -> Bool {
    guard !isCancelled, case .series(var series) = recurrence else { return false }
    series.index += 1
    deadline = series.deadline(of: series.index)
    recurrence = .series(series)
    return true
  }

  /// Performs the scheduled action; one that is not repeated is over then.
  func fire() {
    guard let action else { return }
    if case .once = recurrence { cancel() }
    action()
  }
}
