import ArgumentParser
import LayoutDiagnostics
import LayoutScenes

/// The option that limits a run, instead of the scenario's own limits.
struct LimitOptions: ParsableArguments {
  @Option(
    help: .init(
      "time=2h, events=5000000 or frames=10 instead of the scenario's own; may be repeated.",
      valueName: "limit"
    )
  )
  var limit: [String] = []

  mutating func validate() throws { _ = try changes() }

  /// Returns the chosen limits.
  ///
  /// - Throws: `ValidationError` if a word is no limit or a value is out of range.
  func changes() throws -> Changes {
    var changes = Changes()
    for text in limit {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let key: ScenarioLimits.Key = try Choices.one(String(parts[0]), option: "--limit")
      guard changes.values[key] == nil else {
        throw ValidationError("--limit: '\(key.rawValue)' is there twice")
      }
      let value = parts.count > 1 ? String(parts[1]) : ""
      var limits = ScenarioLimits()
      guard limits.set(key, to: value) else {
        let shown = PrintableText.escaped(quoted(value))
        throw ValidationError("--limit: '\(key.rawValue)' is \(key.values), not \(shown)")
      }
      changes.values[key] = value
    }
    return changes
  }

  /// The limits that replace a scenario's own.
  struct Changes {
    fileprivate var values: [ScenarioLimits.Key: String] = [:]

    /// The options that choose these limits, for a shell, or empty for none.
    var options: String {
      ScenarioLimits.Key.allCases.compactMap { key in
        values[key].map { "--limit \("\(key.rawValue)=\($0)".quotedForShell)" }
      }
      .joined(separator: " ")
    }

    /// Returns a scenario's limits with these instead of its own.
    func applied(to limits: ScenarioLimits) -> ScenarioLimits {
      var limits = limits
      for (key, value) in values { _ = limits.set(key, to: value) }
      return limits
    }
  }
}
