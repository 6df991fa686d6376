import LayoutScenes
import LayoutSnapshots

/// The text of `--filter`, which chooses scenarios as a whole, or some of their snapshots.
struct SnapshotFilter {
  /// The text.
  let text: String

  /// Returns whether it chooses a scenario with all of its snapshots: its path or its name contains the text.
  func choosesWhole(_ scenario: Scenario, in path: String) -> Bool {
    path.contains(text) || scenario.name.contains(text)
  }

  /// Returns whether it chooses a snapshot of a scenario, which is named with its environment.
  func chooses(_ name: String, of scenario: Scenario, in path: String) -> Bool {
    choosesWhole(scenario, in: path)
      || SnapshotAddress(of: name, in: GoldenFolder(ofScenario: path)).text.contains(text)
  }

  /// Returns whether it chooses a scenario, or a snapshot of it in some environment.
  func choosesAny(of scenario: Scenario, in path: String) -> Bool {
    if choosesWhole(scenario, in: path) { return true }
    // Options may play it in any environment.
    let address = String(text.prefix { $0 != "@" })
    let names = scenario.snapshotNames.map {
      SnapshotAddress(of: $0, in: GoldenFolder(ofScenario: path)).text
    }
    return names.contains { address.count < text.count ? $0.hasSuffix(address) : $0.contains(text) }
  }
}
