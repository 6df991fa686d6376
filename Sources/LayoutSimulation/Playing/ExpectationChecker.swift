import Foundation
import LayoutDiagnostics
import LayoutGeometry
import LayoutInteraction
import LayoutScenes
import LayoutTables
import LayoutViews

/// A checker of a scenario's expectations.
struct ExpectationChecker {
  let simulation: Simulation

  /// Returns the failed expectations as findings, or none if all is as expected.
  ///
  /// The first one about selected rows gives the reason why no drag selected any, if that is so.
  func failures(of expectations: [Expectation]) -> [Diagnostic] {
    var reason = simulation.missingDragReason
    return expectations.compactMap { expectation in
      guard var failure = failure(of: expectation) else { return nil }
      if expectation.fact.isAboutSelection, let told = reason {
        failure.notes.append(Diagnostic.Note("no drag began: \(told)"))
        reason = nil
      }
      return failure
    }
  }

  private func failure(of expectation: Expectation) -> Diagnostic? {
    guard let difference = difference(from: expectation.fact) else { return nil }
    return Diagnostic(
      .error,
      code: "expectation",
      difference.message,
      at: expectation.mark,
      notes: difference.notes.map { Diagnostic.Note($0) }
    )
  }

  private struct Difference {
    var message: String
    var notes: [String] = []
  }

  private func difference(from fact: ExpectedFact) -> Difference? {
    switch fact {
    case .selected(let rows): selectionDifference(rows)
    case .selectedCount(let comparison):
      difference(
        "the number of selected rows",
        simulation.tableView.selection.count,
        comparison
      )
    case .selectedPerSection(let counts): perSectionDifference(counts)
    case .selectionOrder(let rows): orderDifference(rows)
    case .refused(let rows): refusalDifference(rows)
    case .shortcomings(let expected):
      simulation.shortcomings == expected
        ? nil
        : Difference(
          message: "the shortcomings are \(quoted(simulation.shortcomings)), expected"
            + " \(quoted(expected))"
        )
    case .selecting(let expected):
      simulation.isSelecting == expected
        ? nil : Difference(message: "\(expected ? "no" : "a") drag that selects is under way")
    case .scrolling(let state):
      simulation.scrolling == state
        ? nil
        : Difference(
          message:
            "scrolling is '\(simulation.scrolling.rawValue)', expected '\(state.rawValue)'"
        )
    case .dragging(let expected):
      simulation.tableView.isDragging == expected
        ? nil : Difference(message: "\(expected ? "no" : "a") finger drags the table's content")
    case .decelerating(let expected):
      simulation.tableView.isDecelerating == expected
        ? nil
        : Difference(
          message: "the table's content \(expected ? "does not move" : "moves") by itself"
        )
    case .offset(let comparison):
      difference("the offset", simulation.scrolledDistance, comparison)
    case .touchView(let expected): touchViewDifference(expected)
    case .noGaps(let expected): gapDifference(expected)
    case .didSelect(let rows):
      callDifference("didSelectRowAt", simulation.calls.selected, rows)
    case .didDeselect(let rows):
      callDifference("didDeselectRowAt", simulation.calls.deselected, rows)
    case .panningDidBegin(let comparison):
      difference("the number of panningDidBegin calls", simulation.panningBeganCount, comparison)
    case .panningDidEnd(let comparison):
      difference("the number of panningDidEnd calls", simulation.panningEndedCount, comparison)
    case .delegateCalls(let expected):
      firstOf(
        DelegateCallChecker(calls: simulation.calls.all).differences(from: expected)
          .map { Difference(message: $0) }
      )
    case .editing(let expected):
      simulation.tableView.isEditing == expected
        ? nil : Difference(message: "the table is \(expected ? "not " : "")editing")
    case .buttons, .action, .actionEnabled, .actedOn, .keys, .keyOrder, .alert, .requested:
      ScreenChecker(simulation: simulation).difference(from: fact).map { Difference(message: $0) }
    case .frames(let frames): framesDifference(frames)
    case .values(let values):
      firstOf(
        values.compactMap { ControlChecker(stack: simulation.screen.stack).difference(from: $0) }
          .map { Difference(message: $0) }
      )
    case .crash(let expected): crashDifference(expected)
    case .log(let text):
      simulation.log.entries.contains { $0.line.contains(text) }
        ? nil : Difference(message: "no line of the log contains '\(text)'")
    }
  }

  private func quoted(_ text: String?) -> String { text.map { "'\($0)'" } ?? "none" }

  private var geometry: TableGeometry { simulation.tableView.geometry }

  private func crashDifference(_ expected: Bool) -> Difference? {
    switch (simulation.crashReason, expected) {
    case (nil, true): Difference(message: "the pod did not crash")
    case (let reason?, false): Difference(message: "the pod crashed: \(reason)")
    case (nil, false), (.some, true): nil
    }
  }

  private func selectionDifference(_ expected: RowSelection) -> Difference? {
    let actual = simulation.selectedRows
    let wanted = RowsBySection(expected, in: geometry)
    guard actual != wanted else { return nil }
    let missing = wanted.subtracting(actual)
    let surplus = actual.subtracting(wanted)
    var notes: [String] = []
    if !missing.isEmpty { notes.append("not selected: \(RowText.list(missing.ranges))") }
    if !surplus.isEmpty {
      notes.append("selected, but not expected: \(RowText.list(surplus.ranges))")
    }
    return Difference(
      message:
        "selected are \(RowText.list(actual.ranges)), expected \(RowText.list(wanted.ranges))",
      notes: notes
    )
  }

  /// Returns the difference in order; millions of rows are not sorted to distinguish them from the few of a
  /// list.
  private func orderDifference(_ expected: [RowAddress]) -> Difference? {
    let count = simulation.tableView.selection.count
    if count == expected.count, simulation.selectedRowsByAge == expected { return nil }
    let actual = simulation.selectedRowsByAge(atMost: 20)
    return Difference(
      message: "by age the selected rows are \(sequence(actual, outOf: count)),"
        + " expected \(sequence(expected))"
    )
  }

  /// Returns rows in order as the file names them: with their sections if the table has several.
  private func sequence(_ rows: [RowAddress], outOf count: Int? = nil) -> String {
    RowText.sequence(rows, outOf: count, namesSections: geometry.numberOfSections > 1)
  }

  private func perSectionDifference(_ expected: [Int]) -> Difference? {
    let actual = (0..<geometry.numberOfSections).map {
      simulation.tableView.selection.count(in: geometry.rows(inSection: $0))
    }
    guard actual != expected else { return nil }
    return Difference(
      message: "the numbers of selected rows per section are \(actual), expected \(expected)"
    )
  }

  private func refusalDifference(_ expected: RowSelection) -> Difference? {
    let actual = simulation.refusedRowSet
    let wanted = RowsBySection(expected, in: geometry)
    guard actual != wanted else { return nil }
    return Difference(
      message: "refused are \(RowText.list(actual.ranges)), expected \(RowText.list(wanted.ranges))"
    )
  }

  private func difference(
    _ subject: String,
    _ actual: Int,
    _ comparison: Comparison
  ) -> Difference? {
    difference(subject, CGFloat(actual), comparison)
  }

  private func difference(
    _ subject: String,
    _ actual: CGFloat,
    _ comparison: Comparison
  ) -> Difference? {
    comparison.holds(for: Double(actual))
      ? nil
      : Difference(message: "\(subject) is \(decimalText(actual)), expected \(comparison)")
  }

  private func callDifference(
    _ call: String,
    _ actual: [RowAddress],
    _ expected: [RowAddress]
  ) -> Difference? {
    actual == expected
      ? nil
      : Difference(
        message:
          "\(call) was called with \(sequence(actual)), expected \(sequence(expected))"
      )
  }

  private func gapDifference(_ expected: Bool) -> Difference? {
    let ranges = Array(simulation.tableView.selection.ranges)
    guard !ranges.isEmpty else {
      return expected ? nil : Difference(message: "nothing is selected, so there is no gap")
    }
    if (ranges.count == 1) == expected { return nil }
    guard expected else {
      return Difference(
        message: "there is no gap in the selection \(RowText.list(simulation.selectedRows.ranges))"
      )
    }
    let gaps = RowsBySection(
      zip(ranges, ranges.dropFirst()).map { $0.upperBound..<$1.lowerBound },
      in: geometry
    )
    return Difference(message: "there are gaps in the selection: \(RowText.list(gaps.ranges))")
  }

  private func touchViewDifference(_ expected: TouchViewExpectation) -> Difference? {
    let view = simulation.screen.view(named: .touchView)
    switch expected {
    case .none: return view == nil ? nil : Difference(message: "there is a touch view")
    case .measures(let measures):
      guard let view else {
        return Difference(
          message: "there is no touch view",
          notes: [simulation.screen.missingTouchViewReason].compactMap(\.self)
        )
      }
      return firstOf(differences(of: view, named: "touchView", from: measures))
    }
  }

  private func framesDifference(_ frames: [FrameExpectation]) -> Difference? {
    simulation.window.layoutIfNeeded()
    return firstOf(
      frames.flatMap { frame -> [Difference] in
        guard let view = simulation.screen.stack?.views[frame.name] else {
          return [Difference(message: "there is no view '\(frame.name)'")]
        }
        return differences(of: view, named: frame.name, from: frame.measures)
      }
    )
  }

  private func firstOf(_ differences: [Difference]) -> Difference? {
    differences.first.map {
      Difference(message: $0.message, notes: differences.dropFirst().map(\.message))
    }
  }

  private func differences(
    of view: View,
    named name: String,
    from measures: [MeasureExpectation]
  ) -> [Difference] {
    let frame = view.convert(view.bounds, to: nil)
    return measures.compactMap { expectation in
      difference(
        "\(name).\(expectation.measure.rawValue)",
        value(expectation.measure, of: frame),
        expectation.comparison
      )
    }
  }

  private func value(
    _ measure: MeasureExpectation.Measure,
    of frame: CGRect
  ) -> CGFloat {
    switch measure {
    case .x: frame.minX
    case .y: frame.minY
    case .width: frame.width
    case .height: frame.height
    case .right: frame.maxX
    case .bottom: frame.maxY
    }
  }
}

extension ExpectedFact {
  /// Whether it depends on which rows are selected.
  fileprivate var isAboutSelection: Bool {
    switch self {
    case .selected, .selectedCount, .selectedPerSection, .selectionOrder, .selecting, .noGaps,
      .action, .keys, .keyOrder, .shortcomings:
      true
    case .refused, .scrolling, .offset, .dragging, .decelerating, .touchView, .didSelect,
      .didDeselect, .panningDidBegin, .panningDidEnd, .delegateCalls, .editing, .buttons,
      .actionEnabled, .actedOn, .alert, .requested, .frames, .values, .crash, .log:
      false
    }
  }
}
