import LayoutInteraction
import LayoutScenes
import LayoutTables
import LayoutViews

/// A comparison of runs of one scenario by the rows that they leave in different states at the end of a
/// gesture.
///
/// Works on ranges of rows: millions of rows that all went the same way cost no more than one.
struct SampledRunComparison {
  let scenario: Scenario
  /// The runs, of which the first is the one that counts.
  let runs: [SampledRun]

  /// The rows, by gesture and from top to bottom, each for the first gesture only.
  var rows: [SamplingReport.RateDependentRows] {
    var found: [SamplingReport.RateDependentRows] = []
    var named = RangeSet<Int>()
    for gesture in gestures {
      var fresh = RangeSet<Int>()
      for range in differing(after: gesture.upperBound).ranges {
        var rest = RangeSet(range)
        rest.subtract(named)
        fresh.formUnion(rest)
      }
      named.formUnion(fresh)
      for range in fresh.ranges { found += pieces(of: range, in: gesture) }
    }
    return found
  }

  /// The steps of each gesture: from the finger's going down, or those before it, to its going up; a
  /// gesture that is under way when the scenario ends counts too.
  private var gestures: [ClosedRange<Int>] {
    var gestures: [ClosedRange<Int>] = []
    var start = 0
    for (index, step) in scenario.steps.enumerated().prefix(runs[0].isDown.count) {
      let ends =
        switch step.action {
        case .release, .cancel, .tap, .touches, .fling, .interrupt: true
        case .press, .move, .hold, .remove, .enable, .rotate, .requestDismissal, .requestCancel,
          .tapStatusBar, .edit, .update, .updateSections, .moveRow, .moveSection, .wait, .settle,
          .screen,
          .expect, .snapshot:
          false
        }
      guard ends else { continue }
      gestures.append(start...index)
      start = index + 1
    }
    if start < runs[0].isDown.count { gestures.append(start...runs[0].isDown.count - 1) }
    return gestures
  }

  /// Returns the runs that came as far as a step.
  private func runs(reaching step: Int) -> [SampledRun] {
    runs.filter { step < $0.selections.count }
  }

  /// Returns the rows that not all runs left in the same state.
  private func differing(after step: Int) -> RangeSet<Int> {
    let reached = runs(reaching: step)
    guard let first = reached.first else { return RangeSet() }
    var differing = RangeSet<Int>()
    for run in reached.dropFirst() where run.selections[step] != first.selections[step] {
      differing.formUnion(
        run.selections[step].rows.symmetricDifference(first.selections[step].rows)
      )
    }
    return differing
  }

  /// Cuts rows that differ into pieces of one section that every run treated alike all the time.
  private func pieces(
    of range: Range<Int>,
    in gesture: ClosedRange<Int>
  ) -> [SamplingReport.RateDependentRows] {
    let geometry = runs[0].geometry
    var cuts: Set<Int> = [range.lowerBound, range.upperBound]
    func cut(at row: Int) { if range.contains(row) { cuts.insert(row) } }
    for step in gesture {
      for run in runs(reaching: step) {
        for selected in run.selections[step].ranges {
          cut(at: selected.lowerBound)
          cut(at: selected.upperBound)
        }
      }
    }
    for section in 0..<geometry.numberOfSections {
      cut(at: geometry.rows(inSection: section).lowerBound)
    }
    let sorted = cuts.sorted()
    var found: [SamplingReport.RateDependentRows] = []
    for (lower, upper) in zip(sorted, sorted.dropFirst()) {
      let piece = piece(lower..<upper, in: gesture)
      if let last = found.last, last.isContinued(by: piece) {
        found[found.count - 1].rows = last.rows.lowerBound...piece.rows.upperBound
      } else {
        found.append(piece)
      }
    }
    return found
  }

  private func piece(
    _ range: Range<Int>,
    in gesture: ClosedRange<Int>
  ) -> SamplingReport.RateDependentRows {
    let end = gesture.upperBound
    let geometry = runs[0].geometry
    func isSelected(_ run: SampledRun, _ step: Int) -> Bool {
      run.selections[step].contains(range.lowerBound)
    }
    // The last step from which on the runs disagree without a break.
    var step = end
    while step > gesture.lowerBound {
      let before = runs(reaching: step - 1).map { isSelected($0, step - 1) }
      guard Set(before).count > 1 else { break }
      step -= 1
    }
    let reached = runs(reaching: end)
    return SamplingReport.RateDependentRows(
      rows: RowAddress(
        geometry.indexPath(ofRow: range.lowerBound)
      )...RowAddress(geometry.indexPath(ofRow: range.upperBound - 1)),
      step: step + 1,
      end: end + 1,
      keyword: scenario.steps[step].action.keyword,
      mark: scenario.steps[step].mark,
      endMark: scenario.steps[end].mark,
      selected: reached.filter { isSelected($0, end) }.map(\.sampling),
      notSelected: reached.filter { !isSelected($0, end) }.map(\.sampling)
    )
  }
}

extension SamplingReport.RateDependentRows {
  /// Returns whether `next` continues this one and is alike in everything else.
  fileprivate func isContinued(by next: Self) -> Bool {
    rows.upperBound.section == next.rows.lowerBound.section
      && rows.upperBound.row + 1 == next.rows.lowerBound.row && step == next.step
      && selected == next.selected
  }
}
