import Foundation
import LayoutControls
import LayoutDiagnostics
import LayoutInteraction
import LayoutTables
import LayoutViews
import TableSelection
import TestSupport
import Testing

/// Does anything to a screen whose rows are selected in any mode, in any order.
private final class ModeChaos: SelectionObserver {
  let screen: SelectionScreen
  let controller: RowSelectionController
  let edit: EditSelectionController
  let container = NavigationContainer(rootView: View())
  private let fingers: [Finger]
  private var random: SeededGenerator
  private(set) var begun = 0
  private(set) var over = 0
  /// Whether more than one drag was under way at a time.
  private(set) var overlaps = false
  private(set) var mostSelected = 0

  init(_ mode: SelectionMode, seed: UInt64) {
    random = SeededGenerator(seed: seed)
    screen = SelectionScreen(sections: [20, 0, 30], isEditing: false) { source, table in
      source.headers = [0, 2]
      source.selectsWithTwoFingers = true
      table.allowsMultipleSelection = true
    }
    screen.controller.enabled = false
    controller = RowSelectionController(tableView: screen.table, mode: mode)
    edit = EditSelectionController(container: container, tableView: screen.table)
    fingers = [
      Finger(on: screen.window), Finger(on: screen.window, eventsPerSecond: 7),
      Finger(on: screen.window),
    ]
    controller.observer = self
    controller.isEnabled = true
    edit.action = { [weak self] rows in self?.delete(rows) }
  }

  func selectionDid(_ event: SelectionEvent) {
    switch event {
    case .began:
      overlaps = overlaps || begun != over
      begun += 1
    case .ended, .cancelled: over += 1
    case .selected, .deselected, .refused, .scrollingBegan, .scrollingEnded, .cleared: break
    }
    mostSelected = max(mostSelected, screen.table.selection.count)
  }

  func finish() {
    for finger in fingers { finger.release() }
    screen.source.didChange = nil
    screen.clock.advance(by: .seconds(60))
  }

  func step() {
    let finger = fingers[number(0...2)]
    switch number(0...24) {
    case 0...4: finger.press(at: place())
    case 5...10: finger.move(to: place(), within: .milliseconds(number(0...300)))
    case 11: finger.hold(for: .milliseconds(number(0...900)))
    case 12: finger.release()
    case 13: finger.cancel()
    case 14: changeOptions()
    case 15, 16: insert()
    case 17: deleteSome()
    case 18: changeDelegate()
    case 19: edit.isEditing ? edit.cancel() : edit.edit()
    case 20: edit.performAction()
    case 21: controller.isEnabled.toggle()
    case 22: screen.table.setContentOffset(CGPoint(x: 0, y: number(-200...2000)), animated: true)
    case 23: reload()
    default: finger.tap(at: place())
    }
  }

  private func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
  private func place() -> CGPoint { CGPoint(x: number(-10...340), y: number(-60...560)) }

  private func changeOptions() {
    switch number(0...4) {
    case 0: controller.autoScroll = .constant(rowsPerSecond: Double(number(-5...400)))
    case 1: controller.autoScroll = .byDepth(fastest: CGFloat(number(-5...3000)))
    case 2: controller.autoScrollZone = CGFloat(number(-30...300))
    case 3: controller.autoScrollBottomOffset = CGFloat(number(-100...300))
    default: controller.crossesSections.toggle()
    }
  }

  private func insert() {
    let section = number(0...2)
    let row = number(0...screen.source.sections[section])
    screen.source.sections[section] += 1
    screen.table.insertRows(at: [IndexPath(row: row, section: section)], with: .fade)
  }

  private func deleteSome() {
    let section = number(0...2)
    let count = min(number(1...6), screen.source.sections[section])
    guard count > 0 else { return }
    let first = number(0...screen.source.sections[section] - count)
    delete((first..<first + count).map { IndexPath(row: $0, section: section) })
  }

  private func delete(_ rows: [IndexPath]) {
    for row in rows { screen.source.sections[row.section] -= 1 }
    screen.table.deleteRows(at: rows, with: .automatic)
  }

  private func reload() {
    screen.source.sections = [number(0...30), number(0...3), number(0...30)]
    screen.table.reloadData()
  }

  /// A delegate that does things to the screen while it is told of a row.
  private func changeDelegate() {
    switch number(0...4) {
    case 0: screen.source.didChange = { [weak self] _ in self?.insert() }
    case 1: screen.source.didChange = { [weak self] _ in self?.deleteSome() }
    case 2: screen.source.didChange = { [weak self] _ in self?.controller.isEnabled = false }
    case 3: screen.source.didChange = { [weak self] _ in self?.screen.table.deselectAllRows() }
    default: screen.source.didChange = nil
    }
  }
}

@Suite struct RandomModeTests {
  @Test(arguments: SelectionMode.all.filter { $0.start != .stripPan })
  func `whatever is done, drags begin and end one at a time and nothing is left running`(
    mode: SelectionMode
  ) {
    for seed in UInt64(1)...8 {
      let chaos = ModeChaos(mode, seed: seed)
      for _ in 0..<80 { chaos.step() }
      chaos.finish()
      #expect(chaos.begun == chaos.over, "seed \(seed)")
      #expect(!chaos.overlaps, "seed \(seed)")
      #expect(!chaos.controller.isSelecting, "seed \(seed)")
      #expect(chaos.screen.clock.isIdle, "seed \(seed)")
      let rows = chaos.screen.table.geometry.numberOfRows
      #expect(chaos.screen.selected.allSatisfy { $0 < rows }, "seed \(seed)")
      // That a finger cannot do what it is told is no fault of the table's.
      let faults = chaos.screen.window.diagnostics.filter { $0.code != "finger" }
      #expect(faults.isEmpty, "seed \(seed)")
    }
  }
}
