public import Foundation
import LayoutGeometry
import LayoutInteraction

extension Date {
  /// The moment on the virtual clock, which starts on 1 January 2026 at 9:41 UTC.
  public static var onVirtualClock: Date { Date(onVirtualClockAt: VirtualClock.currentMoment) }

  /// Creates the date of a moment on the clock.
  init(onVirtualClockAt moment: Instant) {
    self.init(timeIntervalSinceReferenceDate: 788_953_260 + moment.sinceStart.inSeconds)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the seconds on the virtual clock since its start: `QuartzCore.CACurrentMediaTime`.
public func CACurrentMediaTime() -> TimeInterval {
  VirtualClock.currentMoment.sinceStart.inSeconds
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the seconds on the virtual clock since 2001: `CoreFoundation.CFAbsoluteTimeGetCurrent`.
public func CFAbsoluteTimeGetCurrent() -> TimeInterval {
  Date.onVirtualClock.timeIntervalSinceReferenceDate
}
