public import Foundation
import LayoutInteraction

/// A loop in which timers run on the virtual clock: `Foundation.RunLoop`.
public final class RunLoop: Sendable {
  /// A mode of a loop, which makes no difference here.
  public typealias Mode = Foundation.RunLoop.Mode

  private init() {}

  /// The loop of the main thread.
  public static let main = RunLoop()
  /// The loop of the present thread: the main one, as there is no other.
  public static var current: RunLoop { main }

  /// Starts a timer, unless it runs.
  public func add(_ timer: Timer, forMode mode: Mode) { timer.begin() }

  /// Runs a block as soon as the clock goes on.
  public func perform(_ block: @escaping () -> Void) {
    _ = VirtualClock.perform(after: .zero, "a block of a run loop", block)
  }

  /// Moves the clock on to a date.
  public func run(until limitDate: Date) {
    VirtualClock.current?.advance(
      by: Duration(limited: limitDate.timeIntervalSince(.onVirtualClock))
    )
  }
}
