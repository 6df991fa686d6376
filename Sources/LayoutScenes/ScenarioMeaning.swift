import LayoutDiagnostics

/// The meaning of a scenario: all of it but the places where it is written.
package struct ScenarioMeaning: Sendable, Hashable {
  private var text = ""

  /// Creates the meaning of a scenario.
  package init(_ scenario: Scenario) { text = Self.text(of: scenario) }

  private static func text(of value: Any) -> String {
    let type = type(of: value)
    guard type != SourceMark.self, type != SourceMark?.self, type != KeyMarks.self else {
      return ""
    }
    let mirror = Mirror(reflecting: value)
    guard !mirror.children.isEmpty else { return String(reflecting: value) }
    let parts = mirror.children.map { "\($0.label ?? ""): \(text(of: $0.value))" }
    let isOrdered = mirror.displayStyle != .set && mirror.displayStyle != .dictionary
    return "{\((isOrdered ? parts : parts.sorted()).joined(separator: ", "))}"
  }
}
