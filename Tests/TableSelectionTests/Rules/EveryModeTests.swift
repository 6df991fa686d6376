import Foundation
import LayoutInteraction
import LayoutViews
import TableSelection
import Testing

/// A mode under a limit.
struct LimitedMode: CustomTestStringConvertible {
  let mode: SelectionMode
  /// What happens when three rows are selected; nil for no limit.
  let whenFull: SelectionLimit.WhenFull?

  var testDescription: String {
    let words = [mode.start.rawValue, mode.pass.rawValue, mode.turningBack.rawValue]
    return (words + [whenFull?.rawValue ?? "no limit"]).joined(separator: ", ")
  }

  /// Every start × pass × turn × policy.
  static let all = SelectionMode.all.flatMap { mode in
    ([nil] + SelectionLimit.WhenFull.allCases.map(Optional.some)).map {
      LimitedMode(mode: mode, whenFull: $0)
    }
  }
}

/// A drag over rows 2 to 5, of which row 4 is selected before.
@Suite struct EveryModeTests {
  private func drag(_ row: LimitedMode) -> DraggedScreen {
    DraggedScreen(
      row.mode,
      selected: 4..<5,
      limit: row.whenFull.map { SelectionLimit(total: 3, whenFull: $0) } ?? .none
    )
  }

  /// What is selected when the finger is over row 5.
  private func out(_ row: LimitedMode) -> [Int] {
    switch row.whenFull {
    case nil: [2, 3, 4, 5]
    // Row 4 is the oldest, also where it would be given up.
    case .replaceOldest: [2, 3, 5]
    case .skip, .stop: [2, 3, 4]
    }
  }

  @Test func `there are so many`() {
    #expect(LimitedMode.all.count == 4 * 2 * 3 * 4)
  }

  @Test(arguments: LimitedMode.all)
  func `out and back, and taken away, a drag leaves what its mode promises`(row: LimitedMode) {
    let back = drag(row)
    #expect(back.screen.selected == out(row))
    back.move(-3)
    let promised: [Int] =
      switch (row.mode.pass, row.mode.turningBack) {
      // The first row is held; the finger touched it on its way back.
      case (.range, .restore): [2, 4]
      case (.path, .restore): [4]
      case (.range, .shrink): [2]
      case (.path, .shrink): []
      // The turning row keeps what it has.
      case (.range, .flip): out(row).filter { $0 == 5 }
      case (.path, .flip): []
      }
    #expect(back.screen.selected == promised)
    back.hand.release()
    #expect(back.screen.selected == promised)
    back.screen.clock.advance(by: .seconds(5))
    #expect(back.screen.clock.isIdle)

    let taken = drag(row)
    taken.hand.cancel()
    #expect(taken.screen.selected == (row.mode.turningBack == .restore ? [4] : out(row)))
    taken.screen.clock.advance(by: .seconds(5))
    #expect(taken.screen.clock.isIdle)
  }
}
