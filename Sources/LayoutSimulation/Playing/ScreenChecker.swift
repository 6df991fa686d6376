import LayoutScenes
import LayoutTables
import TableSelection

/// A checker of an edit screen or a form against a scenario's expectations.
struct ScreenChecker {
  let simulation: Simulation

  /// Returns the difference, in one sentence, or `nil` if all is as expected.
  func difference(from fact: ExpectedFact) -> String? {
    switch fact {
    case .buttons(let titles):
      titlesDifference("the buttons", simulation.buttonTitles, titles)
    case .action(let title):
      actionDifference(title)
    case .actionEnabled(let expected):
      enabledDifference(expected)
    case .actedOn(let expected):
      actedDifference(RowsBySection(expected, in: simulation.tableView.geometry))
    case .keys(let keys):
      titlesDifference("the selected keys", simulation.selectedKeys, keys)
    case .keyOrder(let keys):
      titlesDifference("by age the selected keys", simulation.selectedKeysByAge, keys)
    case .alert(let expected):
      alertDifference(expected)
    case .requested(let request):
      simulation.formRequest == request
        ? nil
        : "the form's delegate was asked for '\(simulation.formRequest.rawValue)', expected"
          + " '\(request.rawValue)'"
    default:
      nil
    }
  }

  private func actedDifference(_ expected: RowsBySection) -> String? {
    let actual = simulation.table.actedRows
    return actual == expected
      ? nil
      : "the action was last done with \(RowText.list(actual.ranges)), expected"
        + " \(RowText.list(expected.ranges))"
  }

  private func titlesDifference(_ what: String, _ actual: [String], _ expected: [String]) -> String?
  {
    actual == expected ? nil : "\(what) are \(list(actual)), expected \(list(expected))"
  }

  private func list(_ texts: [String]) -> String {
    texts.isEmpty ? "none" : texts.map { "'\($0)'" }.joined(separator: ", ")
  }

  private func actionDifference(_ expected: String?) -> String? {
    let actual = simulation.action?.title
    guard actual != expected else { return nil }
    return "the action is \(actual.map { "'\($0)'" } ?? "none"), expected"
      + " \(expected.map { "'\($0)'" } ?? "none")"
  }

  private func enabledDifference(_ expected: Bool) -> String? {
    guard let action = simulation.action else { return "there is no action" }
    guard action.isEnabled != expected else { return nil }
    return "the action '\(action.title)' can\(action.isEnabled ? "" : "not") be pressed"
  }

  private func alertDifference(_ expected: AlertExpectation) -> String? {
    switch (expected, simulation.alert) {
    case (.none, nil): return nil
    case (.none, let alert?): return "there is an alert: '\(alert.message)'"
    case (.texts, nil): return "there is no alert"
    case (.texts(let texts), let alert?):
      let parts = [
        ("title", texts.title, alert.title), ("message", texts.message, alert.message),
        ("button", texts.button, alert.dismissButtonTitle),
      ]
      let wrong = parts.first { part in part.1.map { $0 != part.2 } ?? false }
      return wrong.map {
        "the \($0.0) of the alert is '\($0.2)', expected '\($0.1 ?? "")'"
      }
    }
  }
}
