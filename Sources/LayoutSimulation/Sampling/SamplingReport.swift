public import LayoutDiagnostics
public import LayoutInteraction
public import LayoutScenes

/// A report on the effects of the finger's sampling on a scenario.
public struct SamplingReport: Sendable {
  /// The samplings under which the scenario was played, of which the first is the scene's own.
  public var samplings: [TouchSampling]
  /// The rows that are selected under some samplings only, at the end of a gesture.
  public var rows: [RateDependentRows]
  /// The failures under some samplings only.
  public var failures: [RateDependentFailure]
  /// Whether the scene has errata of the released pod and nothing depends on the sampling without them.
  public var comesFromErrata: Bool

  /// Whether nothing depends on the sampling.
  public var isEmpty: Bool { rows.isEmpty && failures.isEmpty }

  /// A group of rows that end a gesture in one state under some samplings and in the other under the rest.
  public struct RateDependentRows: Sendable, Hashable {
    /// The rows, in ascending order and next to each other in their section.
    public var rows: ClosedRange<RowAddress>
    /// The number of the step, from 1, after which they differ until the gesture ends.
    public var step: Int
    /// The number of the step, from 1, that ends the gesture.
    public var end: Int
    /// The word of the step and its place.
    public var keyword: String
    /// The place of the step, or `nil` if it comes from code.
    public var mark: SourceMark?
    /// The place of the step that ends the gesture.
    public var endMark: SourceMark?
    /// The samplings under which the rows are selected.
    public var selected: [TouchSampling]
    /// The samplings under which they are not.
    public var notSelected: [TouchSampling]
  }

  /// A step that cannot be played, or an expectation that does not hold, though it does otherwise.
  public struct RateDependentFailure: Sendable, Hashable {
    /// The failure under the first of the samplings.
    public var diagnostic: Diagnostic
    /// The samplings under which it happened.
    public var samplings: [TouchSampling]
  }
}

extension SamplingReport {
  /// The findings in words, each with its place: one for all rows that a step leaves in different states.
  public var diagnostics: [Diagnostic] {
    rows.grouped { [$0.step, $0.end] }.map { diagnostic(ofStep: $0.elements) }
      + failures.map(diagnostic)
  }

  private func diagnostic(ofStep found: [RateDependentRows]) -> Diagnostic {
    let first = found[0]
    var notes = outcomes(of: found).map { outcome in
      Diagnostic.Note(
        "with \(Self.list(outcome.samplings)): \(RowText.list(outcome.rows)) selected"
      )
    }
    if first.end != first.step {
      notes.append(
        Diagnostic.Note("so they stay when step \(first.end) ends the gesture", at: first.endMark)
      )
    }
    let isOne = found.count == 1 && first.rows.lowerBound == first.rows.upperBound
    return Diagnostic(
      .error,
      code: "sampling-rows",
      "step \(first.step) (\(first.keyword)): whether \(RowText.list(found.map(\.rows))) "
        + "\(isOne ? "is" : "are") selected depends on how often the finger is sampled",
      at: first.mark,
      notes: notes,
      hint: hint
    )
  }

  /// Returns the selected ones of the rows, and their samplings, each outcome once.
  private func outcomes(
    of found: [RateDependentRows]
  ) -> [(samplings: [TouchSampling], rows: [ClosedRange<RowAddress>])] {
    samplings.filter { sampling in
      found.allSatisfy { ($0.selected + $0.notSelected).contains(sampling) }
    }
    .grouped { sampling in found.filter { $0.selected.contains(sampling) }.map(\.rows) }
    .map { (samplings: $0.elements, rows: $0.key) }
  }

  private func diagnostic(of found: RateDependentFailure) -> Diagnostic {
    var diagnostic = found.diagnostic
    diagnostic.code = "sampling-\(diagnostic.code)"
    diagnostic.notes.insert(
      Diagnostic.Note(
        "so with \(Self.list(found.samplings)); as it should be with \(samplings[0])"
      ),
      at: 0
    )
    diagnostic.hint = diagnostic.hint ?? hint
    return diagnostic
  }

  private var hint: String? {
    comesFromErrata
      ? "tried: without the 'errata' of the overlay nothing depends on it" : nil
  }

  /// Returns "30 and 120 events a second, or 60 events a second, every 2nd lost".
  private static func list(_ samplings: [TouchSampling]) -> String {
    let rates = samplings.filter { $0.loss == .none }.map(\.eventsPerSecond).sorted()
    var parts = samplings.filter { $0.loss != .none }.map(\.description)
    if let last = rates.last {
      let others = rates.dropLast().map(String.init).joined(separator: ", ")
      parts.insert(
        (others.isEmpty ? "" : "\(others) and ")
          + TouchSampling(eventsPerSecond: last).description,
        at: 0
      )
    }
    return parts.joined(separator: "; ")
  }
}
