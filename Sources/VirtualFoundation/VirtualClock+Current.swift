import Foundation
import LayoutDiagnostics
import LayoutGeometry
import LayoutInteraction
import LayoutViews

extension VirtualClock {
  /// The clock of the window whose code runs on this thread, or ran last, or `nil` without any.
  static var current: VirtualClock? { CurrentWindow.ofThread?.interaction.clock }

  /// The moment on that clock, or its start without any.
  static var currentMoment: Instant { current?.now ?? .start }

  /// Has the current clock perform an action after a while, or says that there is none.
  ///
  /// - Parameters:
  ///   - delay: The time until then.
  ///   - what: What is to be performed, for the message.
  ///   - action: The action.
  /// - Returns: The action on the clock, or `nil` without any.
  static func perform(
    after delay: Duration,
    _ what: String,
    _ action: @escaping () -> Void
  ) -> ScheduledAction? {
    guard let current else {
      Diagnostic(
        .error,
        code: "no-clock",
        "\(what) has no window by whose clock it would run: it never does",
        hint: "make the window before, on the same thread"
      ).record(inTreeOf: [])
      return nil
    }
    return current.schedule(after: delay, action)
  }
}

extension Duration {
  /// Creates a duration of seconds that may be none or infinite: as long as a clock goes at most, at least zero.
  init(limited seconds: Double) {
    self = .seconds(seconds > 0 ? min(seconds, 1e12) : 0)
  }
}
