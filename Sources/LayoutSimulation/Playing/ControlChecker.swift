import Foundation
import LayoutControls
import LayoutGeometry
import LayoutScenes
import LayoutViews

/// A checker of the values of a stack's controls against a scenario's expectations.
struct ControlChecker {
  let stack: SceneStack?

  /// Returns the difference of a control from the expectation, in one sentence, or `nil` if there is none.
  func difference(from expectation: ValueExpectation) -> String? {
    let name = expectation.name
    guard let view = stack?.views[name] else { return "there is no control '\(name)'" }
    switch (expectation.value, Self.value(of: view)) {
    case (.number(let comparison), .number(let number)):
      guard !comparison.holds(for: number) else { return nil }
      return "\(name) is \(decimalText(CGFloat(number))), expected \(comparison)"
    case (.text(let expected), .text(let text)):
      return text == expected ? nil : "\(name) is '\(text)', expected '\(expected)'"
    case (.number, .text), (.text, .number), (_, nil): return "\(name) has no such value"
    }
  }

  private enum Value {
    case number(Double)
    case text(String)
  }

  private static func value(of view: View) -> Value? {
    switch view {
    case let view as Switch: .text(view.isOn ? "on" : "off")
    case let view as Slider: .number(Double(view.value))
    case let view as Stepper: .number(view.value)
    case let view as ProgressView: .number(Double(view.progress))
    case let view as TextField: .text(view.text ?? "")
    case let view as SegmentedControl:
      .text(view.titleForSegment(at: view.selectedSegmentIndex) ?? "none")
    default: nil
    }
  }
}
