import LayoutScenes
import LayoutSimulation
import LayoutTables
import SelectionModel
import TableSelection

extension Invariant {
  /// The invariant that the limit of the selection holds at every moment.
  static let limits = Invariant(
    "limit-exceeded",
    "No more rows are selected than the limit lets.",
    unless: { $0.hasLimit ? nil : "there is no limit" },
    ofEach: { gesture, run in
      let selections =
        gesture.moments.enumerated().map { (step: Int?.some($0), $1.selection) }
        + [(step: nil, gesture.after)]
      for (step, selection) in selections {
        if let most = run.limit.total, selection.count > max(most, gesture.before.count) {
          return Violation(
            gesture: 0,
            step: step,
            "\(selection.count) rows are selected, and at most \(most) may be",
            promise: .count(atMost: most)
          )
        }
        guard let most = run.limit.perSection else { continue }
        for section in 0..<gesture.geometry.numberOfSections {
          let rows = gesture.geometry.rows(inSection: section)
          let count = selection.count(in: rows)
          guard count > max(most, gesture.before.count(in: rows)) else { continue }
          return Violation(
            gesture: 0,
            step: step,
            "\(count) rows of section \(section) are selected, and at most \(most) may be",
            promise: .sectionCount(atMost: most, section: section)
          )
        }
      }
      return nil
    }
  )

  /// The invariant that a touch that was taken away leaves nothing behind, where the mode says so.
  static let restored = Invariant(
    "not-restored",
    "A drag that is cancelled returns every row to its state before.",
    unless: { scene in
      scene.dragMode?.turningBack == .restore ? nil : "turning back does not restore rows here"
    },
    ofEach: { gesture, _ in
      guard gesture.gesture.isCancelled, gesture.mode?.turningBack == .restore,
        gesture.isCancelledDrag, !gesture.changesRows, !gesture.changed.isEmpty
      else { return nil }
      return Violation(
        gesture: 0,
        "the drag was cancelled, and \(gesture.names(gesture.changed)) did not return",
        promise: .selected(gesture.before.rows)
      )
    }
  )

  /// The invariant that rows which may not be changed are not.
  static let locked = Invariant(
    "locked-row-changed",
    "A row that may not be selected or edited keeps its state.",
    ofEach: { gesture, _ in
      guard gesture.mode != nil, !gesture.changesRows else { return nil }
      let changed = gesture.changed.intersection(gesture.fixed).subtracting(gesture.deselectable)
      guard !changed.isEmpty else { return nil }
      return Violation(
        gesture: 0,
        "\(gesture.names(changed)) changed, and may not be",
        promise: .selected(gesture.after.rows.symmetricDifference(changed))
      )
    }
  )

  /// The invariant that a finger which stops a table does nothing more.
  static let stops = Invariant(
    "stop-selects",
    "A finger that stops a table selects nothing by that.",
    ofEach: { gesture, _ in
      guard gesture.stopsContent, gesture.mode == nil, !gesture.changesRows,
        !gesture.changed.isEmpty
      else { return nil }
      return Violation(
        gesture: 0,
        "the finger stopped the table, and \(gesture.names(gesture.changed)) changed",
        promise: .selected(gesture.before.rows)
      )
    }
  )

  /// The invariant that rows change only where the finger came.
  static let reach = Invariant(
    "row-out-of-reach",
    "No row changes that neither the finger came to nor automatic scrolling brought along.",
    ofEach: { gesture, run in
      guard let swept = gesture.swept, !gesture.changesRows else { return nil }
      var strange = gesture.changed
      strange.remove(contentsOf: swept)
      // A selected row makes room for another one where the limit, or the table, wants that.
      if !gesture.selectsSeveral || !run.limit.isNone && run.limit.whenFull == .replaceOldest {
        strange.formIntersection(gesture.after.rows)
      }
      guard !strange.isEmpty else { return nil }
      return Violation(
        gesture: 0,
        "\(gesture.names(strange)) changed, and the drag came to "
          + "\(gesture.names(RangeSet(swept))) only",
        promise: .selected(gesture.after.rows.symmetricDifference(strange))
      )
    }
  )
}

extension PlayedGesture {
  /// Whether a drag began and was cancelled.
  fileprivate var isCancelledDrag: Bool { events.contains { $0.event == .cancelled } }

  /// Returns rows in the words of a scenario file.
  func names(_ rows: RangeSet<Int>) -> String {
    RowText.list(RowsBySection(rows.ranges, in: geometry).ranges)
  }
}
