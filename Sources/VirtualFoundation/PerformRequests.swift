import Foundation
import LayoutInteraction
import LayoutViews

/// The calls that wait for their time, by window.
final class PerformRequests {
  private struct Request {
    let target: AnyObject
    let selector: ActionSelector
    let argument: Any?
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
      Request(
        target: target as AnyObject,
        selector: selector,
        argument: argument,
        scheduled: scheduled
      )
    )
  }

  /// Takes back all calls of a target.
  static func remove(of target: Any) {
    remove { $0.target === target as AnyObject }
  }

  /// Takes back the calls of a method of a target with an argument, which is compared by `isEqual`.
  static func remove(of target: Any, _ selector: ActionSelector, _ argument: Any?) {
    remove {
      $0.target === target as AnyObject && $0.selector == selector
        && areEqual($0.argument, argument)
    }
  }

  private static func remove(where isMeant: (Request) -> Bool) {
    for request in current?.requests ?? [] where isMeant(request) { request.scheduled.cancel() }
    current?.requests.removeAll(where: \.scheduled.isCancelled)
  }

  private static func areEqual(_ one: Any?, _ other: Any?) -> Bool {
    switch (one, other) {
    case (nil, nil): true
    case (let one?, let other?):
      if let one = one as? AnyHashable, let other = other as? AnyHashable {
        one == other
      } else {
        one as AnyObject === other as AnyObject
      }
    case (nil, _?), (_?, nil): false
    }
  }
}
