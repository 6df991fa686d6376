import Foundation
import LayoutInteraction
import LayoutViews

/// The calls that wait for their time, by window.
final class PerformRequests {
  private struct Request {
    let target: AnyObject
    let selector: ActionSelector
    let scheduled: ScheduledAction
  }

  private var requests: [Request] = []

  /// The calls of the window whose code runs, or `nil` without any.
  private static var current: PerformRequests? {
    guard let window = CurrentWindow.ofThread else { return nil }
    if let requests = window.attachments[PerformRequests.self] { return requests }
    let requests = PerformRequests()
    window.attachments[PerformRequests.self] = requests
    return requests
  }

  /// Has a method called after some seconds.
  static func add(
    to target: Any,
    _ selector: ActionSelector,
    _ argument: Any?,
    after delay: TimeInterval
  ) {
    let scheduled = VirtualClock.perform(
      after: Duration(limited: delay),
      "the call of '\(selector)'"
    ) {
      selector.call(on: target, with: [argument])
    }
    guard let scheduled, let current else { return }
    current.requests.removeAll(where: \.scheduled.isCancelled)
    current.requests.append(
      Request(target: target as AnyObject, selector: selector, scheduled: scheduled)
    )
  }

  /// Takes back the calls of a method of a target, or of all of them for `nil`.
  static func remove(of target: Any, _ selector: ActionSelector?) {
    for request in current?.requests ?? []
    where request.target === target as AnyObject && selector ?? request.selector == request.selector
    {
      request.scheduled.cancel()
    }
    current?.requests.removeAll(where: \.scheduled.isCancelled)
  }
}
