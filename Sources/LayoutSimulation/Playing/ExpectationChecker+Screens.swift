import Foundation
import LayoutControls
import LayoutGeometry
import LayoutScenes
import LayoutViews
import TableSelection

// Edit screens, forms, controls and the calls to delegates.
extension ExpectationChecker {
  func enabledDifferences(_ expected: Bool) -> [String] {
    guard let action = simulation.action else { return ["there is no action"] }
    return unless(
      action.isEnabled == expected,
      "the action '\(action.title)' can\(action.isEnabled ? "" : "not") be pressed"
    )
  }

  func alertDifferences(_ expected: AlertExpectation) -> [String] {
    switch (expected, simulation.alert) {
    case (.none, nil): return []
    case (.none, let alert?): return ["there is an alert: '\(alert.message)'"]
    case (.texts, nil): return ["there is no alert"]
    case (.texts(let texts), let alert?):
      let parts = [
        ("title", texts.title, alert.title), ("message", texts.message, alert.message),
        ("button", texts.button, alert.dismissButtonTitle),
      ]
      for case (let part, let expected?, let actual) in parts where actual != expected {
        return ["the \(part) of the alert is '\(actual)', expected '\(expected)'"]
      }
      return []
    }
  }

  // MARK: Controls

  func differences(from expectation: ValueExpectation) -> [String] {
    let name = expectation.name
    guard let view = simulation.screen.ownView(named: name) else {
      return ["there is no control '\(name)'"]
    }
    switch (expectation.value, number(of: view), text(of: view)) {
    case (.number(let comparison), let number?, _):
      return unless(
        comparison.holds(for: number),
        "\(name) is \(decimalText(CGFloat(number))), expected \(comparison)"
      )
    case (.text(let expected), _, let text?):
      return unless(text == expected, "\(name) is '\(text)', expected '\(expected)'")
    case (.text(let expected), let number?, nil):
      // Rows may end with controls of different kinds, which one reads without knowing which is meant.
      let actual = decimalText(CGFloat(number))
      guard let comparison = Comparison(expected) else {
        return ["\(name) is \(actual), expected '\(expected)'"]
      }
      return unless(comparison.holds(for: number), "\(name) is \(actual), expected \(comparison)")
    case (.number, nil, _), (.text, nil, nil): return ["\(name) has no such value"]
    }
  }

  private func number(of view: View) -> Double? {
    switch view {
    case let view as Slider: Double(view.value)
    case let view as Stepper: view.value
    case let view as ProgressView: Double(view.progress)
    default: nil
    }
  }

  private func text(of view: View) -> String? {
    switch view {
    case let view as Switch: view.isOn ? "on" : "off"
    case let view as TextField: view.text ?? ""
    case let view as TextView: view.text
    case let view as SegmentedControl:
      view.titleForSegment(at: view.selectedSegmentIndex) ?? "none"
    default: nil
    }
  }

  // MARK: Delegates

  func callDifferences(_ expected: DelegateCallsExpectation) -> [String] {
    let calls = simulation.calls.all
    switch expected {
    case .sequence(let wanted): return difference(of: calls, from: wanted).map { [$0] } ?? []
    case .counts(let counts):
      return counts.flatMap { count in
        let actual = calls.count { $0.name == count.name }
        return unless(
          count.comparison.holds(for: Double(actual)),
          "the number of \(count.name.rawValue) calls is \(actual), expected \(count.comparison)"
        )
      }
    }
  }

  /// Returns the first difference of calls, of which those with names that are not expected at all make none,
  /// unless no call is expected.
  private func difference(of calls: [DelegateCall], from wanted: [DelegateCall]) -> String? {
    let names = Set(wanted.map(\.name))
    let actual = wanted.isEmpty ? calls : calls.filter { names.contains($0.name) }
    let common = zip(actual, wanted).prefix { $0 == $1 }.count
    let before = "after \(common) delegate call\(common == 1 ? "" : "s")"
    switch (actual.dropFirst(common).first, wanted.dropFirst(common).first) {
    case (let call?, let other?):
      return "delegate call \(common + 1) is '\(call)', expected '\(other)'"
    case (let call?, nil): return "\(before) comes '\(call)', expected no more"
    case (nil, let other?): return "\(before) comes no more, expected '\(other)'"
    case (nil, nil): return nil
    }
  }
}
