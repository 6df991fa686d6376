import LayoutDiagnostics
import LayoutSnapshots

/// A cause of what is not as it should be, the same wherever it shows.
struct VerdictCause: Hashable {
  let severity: Diagnostic.Severity
  let code: String
  /// The words about it, without amounts: what is 8 pt lower here is 10 pt lower on another screen.
  let words: String
  /// The line of a file that it is about, or `nil` for that of a snapshot, which may show in many files.
  let file: String?
  let line: Int?
}

/// The places in which one cause shows, in the order of the run.
struct CauseGroup {
  /// A snapshot, or a run with a finding.
  struct Place {
    /// The index of the verdict among those of the run.
    let verdict: Int
    /// The index of the snapshot in the verdict, or `nil` for a finding.
    let snapshot: Int?
    /// The name: `lists/strip/at-row-6@iPhone-8` of a snapshot, `strip@iPhone-8` of a run.
    let name: String
    /// The words about it: the first difference of a snapshot.
    let words: String
    /// The whole finding.
    let diagnostic: Diagnostic
    /// The advice for recording a new picture, or `nil` for a finding.
    let advice: RecordingAdvice?
  }

  let cause: VerdictCause
  /// The places, at least one.
  let places: [Place]

  /// The cause with the amounts of its first place, and how often it shows: "12 snapshots: all rows: 2 pt taller".
  var title: String {
    let first = places[0].words
    guard places.count > 1 else { return first }
    let differs = places.contains { $0.words != first }
    return "\(count): \(first)\(differs ? ", elsewhere by other amounts" : "")"
  }

  /// The number of places, with a word for what they are.
  private var count: String {
    if places[0].snapshot != nil { return counted(places.count, "snapshot") }
    return Set(places.map(\.verdict)).count == places.count
      ? counted(places.count, "run") : "\(places.count) times"
  }

  /// The advice for recording all new pictures, or `nil` if no single command does.
  var advice: RecordingAdvice? { .joined(places.compactMap(\.advice)) }

  /// The words about it for all of its places, at the first of these.
  var diagnostic: Diagnostic {
    var diagnostic = places[0].diagnostic
    guard places.count > 1 else { return diagnostic }
    diagnostic.message = "\(title); first \(places[0].name)"
    diagnostic.notes.insert(.init("all: \(names(limit: 20))"), at: 0)
    if places[0].snapshot != nil {
      diagnostic.hint = advice?.hint("accept", "them") ?? "each has its command in '--format json'"
    }
    return diagnostic
  }

  /// Returns the names of the places, and the number of further ones beyond the limit.
  func names(limit: Int) -> String {
    let names = places.map(\.name)
    guard names.count > limit + 1 else { return names.joined(separator: ", ") }
    return names.prefix(limit).joined(separator: ", ") + " and \(names.count - limit) more"
  }
}

extension [ScenarioVerdict] {
  /// The findings and the snapshots that do not pass by their causes, in the order in which these show first.
  ///
  /// Snapshots have one cause if the weightiest difference of each is the same but for amounts, or if none of them has a
  /// golden; findings, if they say the same of the same line.
  var causeGroups: [CauseGroup] {
    enumerated().flatMap { index, verdict in verdict.causes(at: index) }
      .grouped(by: \.cause)
      .map { cause, places in CauseGroup(cause: cause, places: places.map(\.place)) }
  }
}

extension ScenarioVerdict {
  fileprivate func causes(at index: Int) -> [(cause: VerdictCause, place: CauseGroup.Place)] {
    let findings = diagnostics.sortedByPlace().map { diagnostic in
      Self.cause(index, nil, name, diagnostic.message, diagnostic, nil)
    }
    return findings
      + snapshots.enumerated().compactMap { number, snapshot in
        let advice = advice(on: snapshot.result)
        return snapshot.diagnostic(advice).map { diagnostic in
          let name = address(of: snapshot.result)
          return Self.cause(index, number, name, snapshot.result.words, diagnostic, advice)
        }
      }
  }

  private static func cause(
    _ verdict: Int,
    _ snapshot: Int?,
    _ name: String,
    _ words: String,
    _ diagnostic: Diagnostic,
    _ advice: RecordingAdvice?
  ) -> (cause: VerdictCause, place: CauseGroup.Place) {
    let mark = snapshot == nil ? diagnostic.mark : nil
    return (
      VerdictCause(
        severity: diagnostic.severity,
        code: diagnostic.code,
        words: AmountlessText.of(words),
        file: mark?.file,
        line: mark?.line
      ),
      CauseGroup.Place(
        verdict: verdict,
        snapshot: snapshot,
        name: name,
        words: words,
        diagnostic: diagnostic,
        advice: advice
      )
    )
  }
}

extension SnapshotResult {
  /// The weightiest of its differences, or what else is wrong.
  fileprivate var words: String {
    switch verdict {
    case .differs(let difference, _), .updated(let difference): difference.lines[0]
    case .missing: "no golden"
    case .matched, .recorded: ""
    }
  }
}

/// A namespace for texts without their amounts.
enum AmountlessText {
  /// The words behind a number that make it an amount, and no name of a row.
  private static let units: Set<Substring> = [
    "pt", "px", "%", "s", "ms", "min", "h", "points", "pixels", "bytes", "of", "x", "times", "view",
    "views",
  ]

  /// Returns the text with `…` in place of each number before a unit: "touchView: … pt lower".
  static func of(_ text: String) -> String {
    var words = text.split(separator: " ", omittingEmptySubsequences: false)
    for index in words.indices.dropLast().reversed() where Double(words[index]) != nil {
      let next = words[index + 1].prefix { $0 == "%" || $0.isLetter || $0 == "…" }
      if units.contains(next) || next == "…" { words[index] = "…" }
    }
    return words.joined(separator: " ")
  }
}
