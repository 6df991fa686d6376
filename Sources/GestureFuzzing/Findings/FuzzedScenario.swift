import LayoutScenes
import LayoutSimulation
import LayoutTables

/// A scenario that shows a finding: the scene of the file in which it was found, and the shortest gestures.
package struct FuzzedScenario: Sendable {
  /// The finding.
  package let finding: FuzzFinding
  /// The name of the file and of its strip, without their endings.
  package let name: String
  /// The path of the file with the scene, from the scenario's folder.
  package let base: String
  /// The keys of the scene that replace those of the file, with their values.
  package let changes: [(key: String, value: String)]
  /// Whether the file has a matrix, which does not hold here.
  package let replacesMatrix: Bool
  /// Whether the fingers come after the steps of the file.
  package let isAfterSteps: Bool
  /// The command that finds it again.
  package let command: String

  /// Creates a scenario.
  package init(
    _ finding: FuzzFinding,
    name: String,
    base: String,
    changes: [(key: String, value: String)],
    replacesMatrix: Bool,
    isAfterSteps: Bool = false,
    command: String
  ) {
    self.finding = finding
    self.name = name
    self.base = base
    self.changes = changes
    self.replacesMatrix = replacesMatrix
    self.isAfterSteps = isAfterSteps
    self.command = command
  }

  /// The text of the file.
  package var text: String {
    var scene = changes
    if let rate = finding.violation.rate { scene.append(("events-per-second", "\(rate)")) }
    scene.append(("show", "[finger]"))
    var lines = [
      "# \(finding.invariant.promise) Here \(finding.violation.message).",
      "# Found by: \(command)", "layoutsim: 2", "base: \(quoted(base))",
      "name: \(quoted(finding.invariant.title))",
    ]
    if replacesMatrix { lines.append("matrix: ~") }
    lines += ["scene:"] + scene.map { "  \($0.key): \($0.value)" }
    let (steps, names) = stepsAndNames
    lines += ["steps:"] + steps.map { "  \($0)" }
    let strip = names.joined(separator: ", ")
    lines += ["pictures:", "  - {file: \(quoted("\(name).svg")), strip: [\(strip)]}", ""]
    return lines.joined(separator: "\n")
  }

  /// The lines of the steps, with what must hold and the moments of the strip.
  private var stepsAndNames: (lines: [String], names: [String]) {
    let gestures = finding.run.gestures
    // Snapshots of the file's own steps may have the plain names.
    let prefix = isAfterSteps ? "found-" : ""
    var names = ["\(prefix)start"]
    var lines = (isAfterSteps ? ["- base"] : []) + ["- snapshot: \(names[0])"]
    for (index, played) in gestures.enumerated() {
      let steps = played.gesture.steps
      for (number, step) in steps.enumerated() {
        let isLast = number == steps.count - 1
        if isLast, number > 0 {
          names.append("\(prefix)drag-\(index + 1)")
          lines.append("- snapshot: \(names[names.count - 1])")
        }
        lines.append(step.line)
        if index == finding.violation.gesture, number == finding.violation.step {
          lines += expectation
        }
      }
      lines += played.gesture.linesBehind
    }
    if finding.violation.step == nil { lines += expectation }
    names.append("\(prefix)end")
    lines.append("- snapshot: \(names[names.count - 1])")
    return (lines, names)
  }

  /// The step that says what must hold, or none if no step can.
  private var expectation: [String] {
    guard let played = finding.run.gestures.last else { return [] }
    switch finding.violation.promise {
    case .selected(let rows):
      let ranges = RowsBySection(rows.ranges, in: played.geometry).ranges
      let list = ranges.map { RowText.list([$0]) }.joined(separator: ", ")
      return ["- expect: {selected: \(ranges.isEmpty ? "none" : "[\(list)]")}"]
    case .count(let most): return ["- expect: {selected-count: \"<= \(most)\"}"]
    case .sectionCount(let most, let section):
      let counts = (0..<played.geometry.numberOfSections).map { number in
        let count = played.after.count(in: played.geometry.rows(inSection: number))
        return "\(number == section ? min(most, count) : count)"
      }
      return ["- expect: {selected-per-section: [\(counts.joined(separator: ", "))]}"]
    case .isNotSelecting: return ["- expect: {selecting: false}"]
    case .calls(let name, let count):
      // Calls are counted from the beginning.
      return isAfterSteps ? [] : ["- expect: {delegate-calls: {\(name): \(count)}}"]
    case .rest: return []
    }
  }

  private func quoted(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped)\""
  }
}

extension Invariant {
  /// The name of a scenario about it: `Gap in drag`.
  fileprivate var title: String {
    let words = code.replacing("-", with: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
