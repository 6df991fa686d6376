import Foundation
import LayoutInteraction
import LayoutTables
import LayoutViews
import TableSelection
import TestSupport
import Testing

/// Fingers on a screen with headers, an empty section and room below the last row, against the rules alone.
@Suite struct EveryModeOnScreenTests {
  private static let modesAndSeeds = SelectionMode.all.flatMap { mode in
    (UInt64(1)...6).map { (mode, $0) }
  }

  @Test(arguments: modesAndSeeds)
  func `on a screen a finger selects what the rules of its mode say`(
    mode: SelectionMode,
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    let screen = SelectionScreen(sections: [3, 0, 4, 1], rowHeight: 36, isEditing: false) {
      source,
      table in
      source.headers = [0, 1, 2]
      source.selectsWithTwoFingers = true
      table.sectionHeaderHeight = 30
      table.allowsMultipleSelection = true
    }
    let table = screen.table
    table.isEditing = mode.start == .stripPan || mode.start == .editColumnPan
    var controller: RowSelectionController?
    if mode.start == .stripPan {
      screen.controller.mode = mode
    } else {
      screen.controller.enabled = false
      controller = RowSelectionController(tableView: table, mode: mode)
      controller?.crossesSections = true
      controller?.isEnabled = true
    }
    for row in 0..<8 where Int.random(in: 0..<3, using: &random) == 0 {
      table.setSelected(true, rows: row..<row + 1)
    }
    screen.window.layoutIfNeeded()
    var rows = Self.rows(of: table)
    rows.selected = Set(screen.selected)
    let last = rows.contentHeight
    let first = Int.random(in: 0..<8, using: &random)
    // Over the middle of a row, so that every start begins; from there anywhere, up to far below.
    var track = [rows.middle(ofRow: first)]
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      track.append(CGFloat(Int.random(in: 41...Int(last) + 30, using: &random)))
    }
    let hand = Hand(of: mode.start == .twoFingerPan ? 2 : 1, on: screen.window)
    let x: CGFloat = table.isEditing ? 20 : 150
    hand.press(at: [CGPoint(x: x, y: track[0]), CGPoint(x: x + 60, y: track[0])])
    if mode.start == .longPress { hand.hold(for: .milliseconds(250)) }
    var height = track[0]
    for next in track.dropFirst() {
      hand.move(by: CGPoint(x: 0, y: next - height), within: .milliseconds(400))
      height = next
    }
    // A pan that did not go far enough is none.
    guard screen.controller.isPanning || controller?.isSelecting == true else { return }
    #expect(screen.offset == 0)
    #expect(screen.selected == rows.selected(after: track, mode), "seed \(seed), \(track)")
    hand.release()
    #expect(screen.selected == rows.selected(after: track, mode), "seed \(seed), \(track)")
  }

  /// The rows of a table as they lie, with what is between them as gaps.
  private static func rows(of table: TableView) -> RowList {
    let spans = (0..<table.geometry.numberOfRows).map { table.geometry.span(ofRow: $0) }
    var gaps: [Int: CGFloat] = [:]
    var bottom: CGFloat = 0
    for (row, span) in spans.enumerated() {
      gaps[row] = span.minY - bottom
      bottom = span.maxY
    }
    return RowList(heights: spans.map(\.height), gaps: gaps)
  }
}
