import GestureFuzzing
import LayoutDevices
import LayoutDiagnostics
import LayoutScenes

/// A report on what random fingers did and found.
struct FuzzReport {
  private let scene: Scene
  private let seed: UInt64
  private let first: Int
  private var runs = 0
  private var gestures = 0
  private var drags = 0
  private var changes = 0
  /// The findings, one for each promise.
  var findings: [FuzzWriter.Written] = []

  init(scene: Scene, seed: UInt64, first: Int) {
    (self.scene, self.seed, self.first) = (scene, seed, first)
  }

  /// Counts a run.
  mutating func note(_ outcome: GestureFuzzer.Outcome) {
    runs += 1
    gestures += outcome.gestures
    drags += outcome.drags
    changes += outcome.changes
  }

  /// Whether nothing was found, and something was looked at.
  var isSound: Bool { findings.isEmpty && changes > 0 }

  /// Returns the lines of a finding.
  func text(of written: FuzzWriter.Written) -> String {
    let finding = written.finding
    let found = finding.original.reduce(0) { $0 + $1.steps.count }
    let steps = finding.run.gestures.flatMap(\.gesture.steps)
    var lines = [
      "error: \(finding.violation.message) [\(finding.invariant.code)]",
      "  promise  \(finding.invariant.promise)",
      "  run      \(finding.runNumber), \(found) steps, of which these are left:",
    ]
    if let rate = finding.violation.rate { lines.append("           # at \(rate) events a second") }
    lines += steps.map { "           \($0.line)" }
    lines.append("  written  \(written.path)")
    if let strip = written.strip { lines.append("  strip    \(strip)") }
    if !written.fails {
      lines.append("  note     no step can expect this, so that the scenario itself passes")
    }
    return lines.map { PrintableText.escaped($0) + "\n" }.joined()
  }

  /// The last lines: how much was played, what was looked at, and what not.
  var summary: String {
    let counts =
      "seed \(seed): \(counted(runs, "run")) from \(first) on, \(counted(gestures, "gesture")), "
      + "\(counted(drags, "drag")) that select"
    var lines = [
      "\(counts), \(counted(changes, "gesture")) that changed rows, on \(scene.environment.device.name)"
    ]
    for (reason, invariants) in unseen {
      lines.append("not looked at: \(invariants.joined(separator: ", ")): \(reason)")
    }
    if drags == 0, scene.dragMode != nil {
      lines.append("no drag began, so that what holds of drags was not looked at")
    }
    if changes == 0 {
      lines.append("nothing is proved: no gesture selected or deselected a row")
    } else {
      lines.append(findings.isEmpty ? "nothing found" : "\(findings.count) found")
    }
    return lines.map { PrintableText.escaped($0) + "\n" }.joined()
  }

  /// The promises that the scene gives nothing to look at for, by reason.
  private var unseen: [(reason: String, codes: [String])] {
    Invariant.all.filter { $0.inapplicable(scene) != nil }
      .grouped { $0.inapplicable(scene) ?? "" }
      .map { (reason: $0.key, codes: $0.elements.map(\.code)) }
  }

  /// The report for programs.
  var json: JSONValue {
    .object([
      ("seed", .written("\(seed)")),
      ("first", .number(first)),
      ("runs", .number(runs)),
      ("gestures", .number(gestures)),
      ("drags", .number(drags)),
      ("changes", .number(changes)),
      (
        "notLookedAt",
        .list(
          Invariant.all.compactMap { invariant in
            invariant.inapplicable(scene).map { reason in
              .object([("code", .text(invariant.code)), ("reason", .text(reason))])
            }
          }
        )
      ),
      ("findings", .list(findings.map(json))),
    ])
  }

  private func json(of written: FuzzWriter.Written) -> JSONValue {
    let finding = written.finding
    return .object([
      ("code", .text(finding.invariant.code)),
      ("promise", .text(finding.invariant.promise)),
      ("message", .text(finding.violation.message)),
      ("run", .number(finding.runNumber)),
      ("eventsPerSecond", finding.violation.rate.map { .number($0) } ?? .null),
      ("steps", .list(finding.run.gestures.flatMap(\.gesture.steps).map { .text($0.line) })),
      ("scenario", .text(written.path)),
      ("strip", written.strip.map { .text($0) } ?? .null),
      ("fails", .boolean(written.fails)),
    ])
  }
}
