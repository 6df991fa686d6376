import GestureFuzzing
import LayoutDiagnostics
import LayoutScenes

/// A report on what random fingers did and found.
struct FuzzReport {
  private let screens: FuzzedScreens
  private let seed: UInt64
  private let first: Int
  private var runs = 0
  private var gestures = 0
  private var drags = 0
  private var changes = 0
  /// The number of runs on each screen, and of drags that began there.
  private var played: [Int: (runs: Int, drags: Int)] = [:]
  /// The number of runs that break each promise, and their screens.
  private var broken: [String: (runs: Int, screens: Set<Int>)] = [:]
  /// The findings, one for each promise.
  var findings: [FuzzWriter.Written] = []

  init(_ screens: FuzzedScreens, seed: UInt64, first: Int) {
    (self.screens, self.seed, self.first) = (screens, seed, first)
  }

  /// Counts a run.
  mutating func note(_ outcome: GestureFuzzer.Outcome) {
    runs += 1
    gestures += outcome.gestures
    drags += outcome.drags
    changes += outcome.changes
    played[outcome.screen, default: (0, 0)].runs += 1
    played[outcome.screen]?.drags += outcome.drags
    for (invariant, _) in outcome.broken {
      broken[invariant.code, default: (0, [])].runs += 1
      broken[invariant.code]?.screens.insert(outcome.screen)
    }
  }

  /// A scene of all: what is looked at depends on no screen.
  private var scene: Scene { screens.scenes[0] }

  /// Whether nothing was found, and something was looked at.
  var isSound: Bool { findings.isEmpty && changes > 0 }

  /// Returns the lines of a finding.
  func text(of written: FuzzWriter.Written) -> String {
    let finding = written.finding
    let found = finding.original.reduce(0) { $0 + $1.steps.count }
    var lines = [
      "error: \(finding.violation.message) [\(finding.invariant.code)]",
      "  promise  \(finding.invariant.promise)",
      "  screen   \(written.screen)",
      "  run      \(finding.runNumber), \(found) steps, of which these are left:",
    ]
    if let rate = finding.violation.rate { lines.append("           # at \(rate) events a second") }
    lines += finding.lines.map { "           \($0)" }
    lines.append("  written  \(written.path)")
    if let strip = written.strip { lines.append("  strip    \(strip)") }
    lines.append("  again    \(written.command)")
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
    let place =
      screens.count == 1
      ? screens.name(of: 0) : "\(played.count) of \(counted(screens.count, "screen"))"
    var lines = ["\(counts), \(counted(changes, "gesture")) that changed rows, on \(place)"]
    for (reason, invariants) in unseen {
      lines.append("not looked at: \(invariants.joined(separator: ", ")): \(reason)")
    }
    if scene.dragMode != nil {
      let still = screensWithoutDrag
      if drags == 0 {
        lines.append("no drag began, so that what holds of drags was not looked at")
      } else if let first = still.first {
        let more = still.count > 1 ? " and \(counted(still.count - 1, "more screen"))" : ""
        lines.append("no drag began on \(screens.name(of: first))\(more), where others did")
      }
    }
    for finding in findings {
      let code = finding.finding.invariant.code
      guard let (runs, screens) = broken[code], runs > 1 else { continue }
      let place = self.screens.count > 1 ? " on \(counted(screens.count, "screen"))" : ""
      lines.append("\(code): broken by \(counted(runs, "run"))\(place)")
    }
    if changes == 0, findings.isEmpty {
      lines.append("nothing is proved: no gesture selected or deselected a row")
    } else {
      lines.append(findings.isEmpty ? "nothing found" : "\(findings.count) found")
    }
    return lines.map { PrintableText.escaped($0) + "\n" }.joined()
  }

  /// The screens on which no drag began in as many runs as are enough for some.
  private var screensWithoutDrag: [Int] {
    played.filter { $0.value.runs >= 8 && $0.value.drags == 0 }.keys.sorted()
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
      ("screens", .number(screens.count)),
      ("screensPlayed", .number(played.count)),
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
      ("screen", .text(written.screen)),
      ("run", .number(finding.runNumber)),
      ("command", .text(written.command)),
      ("eventsPerSecond", finding.violation.rate.map { .number($0) } ?? .null),
      ("steps", .list(finding.lines.map { .text($0) })),
      ("scenario", .text(written.path)),
      ("strip", written.strip.map { .text($0) } ?? .null),
      ("fails", .boolean(written.fails)),
    ])
  }
}
