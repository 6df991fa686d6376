import Foundation
import GestureFuzzing
import LayoutScenes
import LayoutTables
import LayoutViews
import SelectionModel
import TableSelection
import Testing

/// What must hold, on runs that are as they should be and on doctored ones.
@Suite struct InvariantTests {
  /// A way to doctor a run, with the promise that is broken then.
  struct Doctored: Sendable, CustomTestStringConvertible {
    let words: String
    var mode = SelectionMode.scrollAndSelect
    let code: String
    let doctor: @Sendable (inout DoctoredRun) -> Void
    var testDescription: String { words }
  }

  static let restoring = SelectionMode(.editColumnPan)
  static let doctored = [
    Doctored(words: "an error", code: "error-under-fingers") { $0.gesture.errors = ["a crash"] },
    Doctored(words: "no rest", code: "never-at-rest") { $0.gesture.comesToRest = false },
    Doctored(words: "beyond the end", code: "never-at-rest") { $0.gesture.overscroll = 12 },
    Doctored(words: "selecting for ever", code: "unpaired-calls") {
      $0.gesture.isSelectingAfter = true
    },
    Doctored(words: "no end", code: "unpaired-calls") { $0.gesture.events.removeLast() },
    Doctored(words: "two beginnings", code: "unpaired-calls") {
      $0.gesture.events.insert($0.gesture.events[0], at: 1)
    },
    Doctored(words: "a delegate without an end", code: "unpaired-calls") {
      $0.gesture.calls.removeLast()
    },
    Doctored(words: "a delegate without a beginning", code: "unpaired-calls") {
      $0.gesture.calls.removeFirst()
    },
    Doctored(words: "scrolling that does not end", code: "unpaired-calls") {
      $0.gesture.events.insert((1, .scrollingBegan(.down)), at: 1)
    },
    Doctored(words: "three of two", code: "limit-exceeded") { $0.limit.total = 2 },
    Doctored(words: "three of two in the section", code: "limit-exceeded") {
      $0.limit.perSection = 2
    },
    Doctored(words: "cancelled and kept", mode: restoring, code: "not-restored") {
      $0.gesture.gesture.steps[2] = .cancel
      $0.gesture.events[$0.gesture.events.count - 1] = (2, .cancelled)
    },
    Doctored(words: "a locked row", code: "locked-row-changed") {
      $0.gesture.fixed = RangeSet(3..<4)
    },
    Doctored(words: "a row further on", code: "row-out-of-reach") { $0.select([2..<7]) },
    Doctored(words: "a row before", code: "row-out-of-reach") { $0.select([0..<1, 2..<5]) },
    Doctored(words: "a gap", code: "gap-in-drag") { $0.select([2..<3, 4..<5]) },
    Doctored(words: "a gap at the finger", mode: restoring, code: "gap-in-drag") {
      $0.select([2..<4])
    },
    Doctored(words: "a gap where there is room", code: "gap-in-drag") {
      $0.limit.total = 4
      $0.select([2..<3, 4..<5])
    },
    Doctored(words: "a gap where the section has room", code: "gap-in-drag") {
      $0.limit = SelectionLimit(perSection: 3, whenFull: .skip)
      $0.select([2..<3, 4..<5])
    },
    Doctored(words: "the last rows in the room of the first", code: "gap-in-drag") {
      $0.limit = SelectionLimit(total: 2, whenFull: .skip)
      $0.select([3..<5])
    },
    Doctored(words: "the oldest rows in the room of the latest", code: "gap-in-drag") {
      $0.limit = SelectionLimit(perSection: 2, whenFull: .replaceOldest)
      $0.select([2..<4])
    },
    Doctored(words: "a row that did not return", mode: restoring, code: "turn-not-followed") {
      $0.comeBack(to: 3)
    },
    Doctored(words: "a path that does not flip", code: "turn-not-followed") { $0.comeBack(to: 2) },
    Doctored(words: "a tap that stops a table and selects", code: "stop-selects") {
      $0.gesture.mode = nil
      $0.gesture.stopsContent = true
    },
    Doctored(words: "an untold row", code: "untold-change") { $0.gesture.calls.remove(at: 2) },
    Doctored(words: "another rate", code: "rate-dependent-rows") {
      var twin = $0.gesture
      twin.after = SelectedRows([2..<4])
      $0.twin = [twin]
    },
  ]

  @Test func `a run as it should be breaks no promise`() throws {
    #expect(try DoctoredRun().broken == [])
    #expect(try DoctoredRun(Self.restoring).broken == [])
  }

  @Test(arguments: doctored) func `a doctored run breaks its promise`(_ row: Doctored) throws {
    var run = try DoctoredRun(row.mode)
    row.doctor(&run)
    #expect(run.broken == [row.code])
  }

  @Test func `rows that move are compared by nobody`() throws {
    var run = try DoctoredRun()
    run.select([0..<1, 4..<5])
    run.gesture.changesRows = true
    #expect(run.broken == [])
  }

  @Test(arguments: [SelectionLimit.WhenFull.skip, .stop, .replaceOldest])
  func `a limit leaves out the rows for which there is no room`(
    whenFull: SelectionLimit.WhenFull
  ) throws {
    for limit in [
      SelectionLimit(total: 2, whenFull: whenFull),
      SelectionLimit(perSection: 2, whenFull: whenFull),
    ] {
      var run = try DoctoredRun()
      run.limit = limit
      run.select([whenFull == .replaceOldest ? 3..<5 : 2..<4])
      #expect(run.broken == [])
    }
  }

  @Test func `a finger that comes back gives rows up`() throws {
    var restoring = try DoctoredRun(Self.restoring)
    restoring.comeBack(to: 3)
    restoring.select([2..<4], at: 2)
    #expect(restoring.broken == [])
    var flipping = try DoctoredRun()
    flipping.comeBack(to: 2)
    flipping.select([], at: 2)
    #expect(flipping.broken == [])
  }

  @Test func `the oldest makes room out of reach`() throws {
    var run = try DoctoredRun()
    run.gesture.before = SelectedRows([8..<9])
    run.limit = SelectionLimit(total: 3)
    run.gesture.calls.insert(
      DelegateCall(.didDeselectRow, [.init(section: 0, from: 8, through: 8)]),
      at: 1
    )
    #expect(run.broken == [])
    run.limit.whenFull = .skip
    #expect(run.broken == ["row-out-of-reach"])
  }

  @Test func `each promise has a code of its own`() {
    #expect(Set(Invariant.all.map(\.code)).count == Invariant.all.count)
  }
}
