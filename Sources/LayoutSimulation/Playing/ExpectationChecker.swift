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
      let differences = differences(from: expectation.fact)
      guard let message = differences.first else { return nil }
      var notes = differences.dropFirst().map { Diagnostic.Note($0) }
      if expectation.fact.isAboutSelection, let told = reason {
        notes.append(Diagnostic.Note("no drag began: \(told)"))
        reason = nil
      }
      return Diagnostic(.error, code: "expectation", message, at: expectation.mark, notes: notes)
    }
  }

  /// Returns the differences from a fact in sentences, of which the first is the message, or none if it holds.
  private func differences(from fact: ExpectedFact) -> [String] {
    let tableView = simulation.tableView
    return switch fact {
    case .selected(let rows): selectionDifferences(rows)
    case .selectedCount(let comparison):
      differences("the number of selected rows", CGFloat(tableView.selection.count), comparison)
    case .selectedPerSection(let counts): perSectionDifferences(counts)
    case .selectionOrder(let rows): orderDifferences(rows)
    case .refused(let rows):
      rowDifferences("refused are", simulation.refusedRowSet, rows)
    case .shortcomings(let expected):
      differences("the shortcomings are", simulation.shortcomings, expected, quoted)
    case .selecting(let expected):
      unless(
        simulation.isSelecting == expected,
        "\(expected ? "no" : "a") drag that selects is under way"
      )
    case .scrolling(let state):
      differences("scrolling is", simulation.scrolling, state) { "'\($0.rawValue)'" }
    case .dragging(let expected):
      unless(
        tableView.isDragging == expected,
        "\(expected ? "no" : "a") finger drags the table's content"
      )
    case .decelerating(let expected):
      unless(
        tableView.isDecelerating == expected,
        "the table's content \(expected ? "does not move" : "moves") by itself"
      )
    case .offset(let comparison):
      differences("the offset", simulation.scrolledDistance, comparison)
    case .touchView(let expected): touchViewDifferences(expected)
    case .noGaps(let expected): gapDifferences(expected)
    case .didSelect(let rows):
      differences(
        "didSelectRowAt was called with",
        simulation.calls.selected,
        rows
      ) { sequence($0) }
    case .didDeselect(let rows):
      differences(
        "didDeselectRowAt was called with",
        simulation.calls.deselected,
        rows
      ) { sequence($0) }
    case .panningDidBegin(let comparison):
      differences(
        "the number of panningDidBegin calls",
        CGFloat(simulation.panningBeganCount),
        comparison
      )
    case .panningDidEnd(let comparison):
      differences(
        "the number of panningDidEnd calls",
        CGFloat(simulation.panningEndedCount),
        comparison
      )
    case .delegateCalls(let expected): callDifferences(expected)
    case .buttons(let titles):
      differences("the buttons are", simulation.buttonTitles, titles, list)
    case .action(let title):
      differences("the action is", simulation.action?.title, title, quoted)
    case .actionEnabled(let expected): enabledDifferences(expected)
    case .actedOn(let rows):
      rowDifferences("the action was last done with", simulation.table.actedRows, rows)
    case .keys(let keys):
      differences("the selected keys are", simulation.selectedKeys, keys, list)
    case .keyOrder(let keys):
      differences("by age the selected keys are", simulation.selectedKeysByAge, keys, list)
    case .alert(let expected): alertDifferences(expected)
    case .requested(let request):
      differences("the form's delegate was asked for", simulation.formRequest, request) {
        "'\($0.rawValue)'"
      }
    case .frames(let frames): framesDifferences(frames)
    case .values(let values): values.flatMap(differences)
    case .editing(let expected):
      unless(tableView.isEditing == expected, "the table is \(expected ? "not " : "")editing")
    case .keyboard(let expected):
      unless(
        simulation.showsKeyboard == expected,
        "the keyboard is \(expected ? "not " : "")on the screen"
      )
    case .refreshing(let expected):
      unless(
        simulation.isRefreshing == expected,
        "the table \(expected ? "does not refresh" : "refreshes")"
      )
    case .crash(let expected):
      unless(
        (simulation.crashReason != nil) == expected,
        simulation.crashReason.map { "the pod crashed: \($0)" } ?? "the pod did not crash"
      )
    case .log(let text):
      unless(
        simulation.log.entries.contains { $0.line.contains(text) },
        "no line of the log contains '\(text)'"
      )
    }
  }

  // MARK: Sentences

  /// Returns a sentence unless something holds.
  func unless(_ holds: Bool, _ sentence: @autoclosure () -> String) -> [String] {
    holds ? [] : [sentence()]
  }

  /// Returns the difference of a value from the expected one.
  private func differences<Value: Equatable>(
    _ subject: String,
    _ actual: Value,
    _ expected: Value,
    _ text: (Value) -> String
  ) -> [String] {
    unless(actual == expected, "\(subject) \(text(actual)), expected \(text(expected))")
  }

  /// Returns the difference of a number from a comparison.
  private func differences(
    _ subject: String,
    _ actual: CGFloat,
    _ comparison: Comparison
  ) -> [String] {
    unless(
      comparison.holds(for: Double(actual)),
      "\(subject) is \(decimalText(actual)), expected \(comparison)"
    )
  }

  private func rowDifferences(
    _ subject: String,
    _ actual: RowsBySection,
    _ expected: RowSelection
  ) -> [String] {
    differences(subject, actual, RowsBySection(expected, in: geometry)) { RowText.list($0.ranges) }
  }

  private func quoted(_ text: String?) -> String { text.map { "'\($0)'" } ?? "none" }

  private func list(_ texts: [String]) -> String {
    texts.isEmpty ? "none" : texts.map { "'\($0)'" }.joined(separator: ", ")
  }

  private var geometry: TableGeometry { simulation.tableView.geometry }

  /// Returns rows in order as the file names them: with their sections if the table has several.
  private func sequence(_ rows: [RowAddress], outOf count: Int? = nil) -> String {
    RowText.sequence(rows, outOf: count, namesSections: geometry.numberOfSections > 1)
  }

  // MARK: Rows

  private func selectionDifferences(_ expected: RowSelection) -> [String] {
    let actual = simulation.selectedRows
    let wanted = RowsBySection(expected, in: geometry)
    let (missing, surplus) = (wanted.subtracting(actual), actual.subtracting(wanted))
    return rowDifferences("selected are", actual, expected)
      + unless(missing.isEmpty, "not selected: \(RowText.list(missing.ranges))")
      + unless(surplus.isEmpty, "selected, but not expected: \(RowText.list(surplus.ranges))")
  }

  /// Returns the difference in order; millions of rows are not sorted to distinguish them from the few of a
  /// list.
  private func orderDifferences(_ expected: [RowAddress]) -> [String] {
    let count = simulation.tableView.selection.count
    if count == expected.count, simulation.selectedRowsByAge == expected { return [] }
    let actual = sequence(simulation.selectedRowsByAge(atMost: 20), outOf: count)
    return ["by age the selected rows are \(actual), expected \(sequence(expected))"]
  }

  private func perSectionDifferences(_ expected: [Int]) -> [String] {
    let actual = (0..<geometry.numberOfSections).map {
      simulation.tableView.selection.count(in: geometry.rows(inSection: $0))
    }
    return differences("the numbers of selected rows per section are", actual, expected) { "\($0)" }
  }

  private func gapDifferences(_ expected: Bool) -> [String] {
    let ranges = Array(simulation.tableView.selection.ranges)
    guard !ranges.isEmpty else {
      return unless(expected, "nothing is selected, so there is no gap")
    }
    if (ranges.count == 1) == expected { return [] }
    guard expected else {
      return ["there is no gap in the selection \(RowText.list(simulation.selectedRows.ranges))"]
    }
    let gaps = RowsBySection(
      zip(ranges, ranges.dropFirst()).map { $0.upperBound..<$1.lowerBound },
      in: geometry
    )
    return ["there are gaps in the selection: \(RowText.list(gaps.ranges))"]
  }

  // MARK: Views

  private func touchViewDifferences(_ expected: TouchViewExpectation) -> [String] {
    let view = simulation.screen.view(named: .touchView)
    switch (expected, view) {
    case (.none, let view): return unless(view == nil, "there is a touch view")
    case (.measures(let measures), let view?):
      return differences(of: view, named: "touchView", from: measures)
    case (.measures, nil):
      return ["there is no touch view"]
        + [simulation.screen.missingTouchViewReason].compactMap(\.self)
    }
  }

  private func framesDifferences(_ frames: [FrameExpectation]) -> [String] {
    simulation.window.layoutIfNeeded()
    return frames.flatMap { frame in
      guard let view = simulation.screen.view(framedAs: frame.name) else {
        return ["there is no view '\(frame.name)'"]
      }
      return differences(of: view, named: frame.name, from: frame.measures)
    }
  }

  private func differences(
    of view: View,
    named name: String,
    from measures: [MeasureExpectation]
  ) -> [String] {
    let frame = view.convert(view.bounds, to: nil)
    return measures.flatMap { expectation in
      let value =
        switch expectation.measure {
        case .x: frame.minX
        case .y: frame.minY
        case .width: frame.width
        case .height: frame.height
        case .right: frame.maxX
        case .bottom: frame.maxY
        }
      return differences("\(name).\(expectation.measure.rawValue)", value, expectation.comparison)
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
      .didDeselect, .panningDidBegin, .panningDidEnd, .delegateCalls, .editing, .refreshing,
      .keyboard, .buttons,
      .actionEnabled, .actedOn, .alert, .requested, .frames, .values, .crash, .log:
      false
    }
  }
}
