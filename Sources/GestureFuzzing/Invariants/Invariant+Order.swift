import Foundation
import LayoutScenes
import LayoutTables
import TableSelection

extension Invariant {
  /// The invariant that nothing goes wrong while fingers play.
  static let errors = Invariant(
    "error-under-fingers",
    "No gesture causes an error.",
    ofEach: { gesture, _ in
      gesture.errors.first.map { Violation(gesture: 0, $0, promise: .rest) }
    }
  )

  /// The invariant that all comes to rest at a place where a table can rest.
  static let rest = Invariant(
    "never-at-rest",
    "After every gesture all comes to rest.",
    ofEach: { gesture, _ in
      if !gesture.comesToRest {
        let seconds = GesturePlayer.patience.components.seconds
        return Violation(gesture: 0, "\(seconds) s later something still moves", promise: .rest)
      }
      // Half a point is what content at rest may be off its end.
      guard gesture.overscroll > 0.5, !gesture.changesRows else { return nil }
      let distance = Int(gesture.overscroll.rounded(.up))
      return Violation(
        gesture: 0,
        "the content rests \(distance) points beyond its end",
        promise: .rest
      )
    }
  )

  /// The invariant that beginnings and ends come in pairs.
  static let pairs = Invariant(
    "unpaired-calls",
    "Began and ended come in pairs, one drag after the other.",
    ofEach: { gesture, _ in
      if gesture.isSelectingAfter {
        return Violation(gesture: 0, "a drag is still under way", promise: .isNotSelecting)
      }
      return unpairedEvent(gesture) ?? unpairedCall(gesture)
    }
  )

  private static func unpairedEvent(_ gesture: PlayedGesture) -> Violation? {
    var isUnderWay = false
    var isScrolling = false
    for (_, event) in gesture.events {
      switch event {
      case .began:
        if isUnderWay { return .unpaired("a drag began while another was under way") }
        isUnderWay = true
      case .ended, .cancelled:
        if !isUnderWay { return .unpaired("a drag ended that had not begun") }
        isUnderWay = false
      case .scrollingBegan:
        if isScrolling { return .unpaired("automatic scrolling began twice") }
        isScrolling = true
      case .scrollingEnded:
        if !isScrolling { return .unpaired("automatic scrolling ended twice") }
        isScrolling = false
      case .selected, .deselected, .refused, .cleared: break
      }
    }
    if isUnderWay { return .unpaired("a drag began and never ended") }
    return isScrolling ? .unpaired("automatic scrolling began and never ended") : nil
  }

  /// The names of calls that begin something, with those that end it.
  private static let pairsOfCalls: [(began: DelegateCall.Name, ended: [DelegateCall.Name])] = [
    (.panningDidBegin, [.panningDidEnd]),
    (.pressBegan, [.pressEnded, .pressCancelled]),
    (.didBeginInteraction, [.didEndInteraction]),
  ]

  private static func unpairedCall(_ gesture: PlayedGesture) -> Violation? {
    for (began, ended) in pairsOfCalls {
      var open = 0
      for call in gesture.calls {
        if call.name == began { open += 1 }
        if ended.contains(call.name) { open -= 1 }
        guard open == 0 || open == 1 else { break }
      }
      guard open != 0 else { continue }
      let ends = ended.map(\.rawValue).joined(separator: " or ")
      let message =
        open > 0
        ? "\(began.rawValue) was not followed by \(ends)"
        : "\(ends) came without \(began.rawValue)"
      let count = gesture.calls.count { $0.name == began }
      return Violation(
        gesture: 0,
        message,
        promise: ended.count == 1 ? .calls(ended[0].rawValue, count: count) : .rest
      )
    }
    return nil
  }

  /// The invariant that delegates learn of each change.
  static let calls = Invariant(
    "untold-change",
    "Delegates are told of every row that changes.",
    ofEach: { gesture, _ in
      guard !gesture.changesRows, gesture.comesToRest else { return nil }
      var told = gesture.before.rows
      for call in gesture.calls {
        for run in call.rows where call.name == .didSelectRow || call.name == .didDeselectRow {
          let first = gesture.geometry.rows(inSection: run.section).lowerBound
          let rows = first + min(run.first, run.last)..<first + max(run.first, run.last) + 1
          if call.name == .didSelectRow {
            told.insert(contentsOf: rows)
          } else {
            told.remove(contentsOf: rows)
          }
        }
      }
      let untold = told.symmetricDifference(gesture.after.rows)
      guard !untold.isEmpty else { return nil }
      return Violation(
        gesture: 0,
        "delegates were not told of \(gesture.names(untold))",
        promise: .selected(told)
      )
    }
  )
}

extension Violation {
  fileprivate static func unpaired(_ message: String) -> Self {
    Self(gesture: 0, message, promise: .isNotSelecting)
  }
}
