import Foundation
import LayoutTables
import TableSelection

/// Rows for tests: heights in an array, headers as gaps, a set of selected rows.
struct RowList: SelectableRows {
  var heights: [CGFloat]
  var estimates: [CGFloat]
  var selected: Set<Int> = []
  var fixed: Set<Int> = []
  /// The first rows of sections.
  var sections = [0]
  private var tops: [CGFloat]

  /// `gaps` says how much room there is above a row.
  init(heights: [CGFloat], estimates: [CGFloat]? = nil, gaps: [Int: CGFloat] = [:]) {
    self.heights = heights
    self.estimates = estimates ?? heights
    tops = []
    var y: CGFloat = 0
    for (row, height) in heights.enumerated() {
      y += gaps[row] ?? 0
      tops.append(y)
      y += height
    }
  }

  init(count: Int, height: CGFloat = 50, gaps: [Int: CGFloat] = [:]) {
    self.init(heights: Array(repeating: height, count: count), gaps: gaps)
  }

  var rowCount: Int { heights.count }
  var contentHeight: CGFloat { rowCount == 0 ? 0 : bottom(ofRow: rowCount - 1) }
  func top(ofRow row: Int) -> CGFloat { tops[row] }
  func bottom(ofRow row: Int) -> CGFloat { tops[row] + heights[row] }
  func estimatedHeight(ofRow row: Int) -> CGFloat { estimates[row] }
  func isSelected(row: Int) -> Bool? { fixed.contains(row) ? nil : selected.contains(row) }

  func section(aroundRow row: Int) -> Range<Int> {
    let start = sections.last { $0 <= row } ?? 0
    return start..<(sections.first { $0 > row } ?? rowCount)
  }

  func middle(ofRow row: Int) -> CGFloat { top(ofRow: row) + heights[row] / 2 }

  mutating func apply(_ outcomes: [DragState.Outcome]) {
    for case .change(let sweep) in outcomes {
      for row in sweep.rows where !fixed.contains(row) {
        if sweep.selects { selected.insert(row) } else { selected.remove(row) }
      }
    }
  }

  /// A drag whose finger comes down at a height.
  func drag(
    from height: CGFloat,
    _ mode: SelectionMode = .scrollAndSelect,
    limit: SelectionLimit = .none
  ) -> DragState {
    DragState(
      DraggedRows(start: height, offset: 0, pass: mode.pass, turningBack: mode.turningBack),
      limit: limit,
      selection: OrderedSelection(selectedRows)
    )
  }

  var selectedRows: SelectedRows {
    var rows = SelectedRows()
    for row in selected { rows.insert(row..<row + 1) }
    return rows
  }

  /// Drags over heights of the content in straight lines and returns the rows selected at the end.
  func selected(
    after heights: [CGFloat],
    _ mode: SelectionMode = .scrollAndSelect,
    limit: SelectionLimit = .none
  ) -> [Int] {
    var rows = self
    _ = rows.play(heights, mode, limit: limit)
    return rows.selected.sorted()
  }

  /// Drags over heights of the content in straight lines, and returns the drag.
  mutating func play(
    _ heights: [CGFloat],
    _ mode: SelectionMode,
    limit: SelectionLimit
  ) -> DragState {
    var drag = drag(from: heights.first ?? 0, mode, limit: limit)
    apply(drag.begin(in: self))
    for height in heights.dropFirst() { apply(drag.move(to: height, in: self)) }
    return drag
  }
}

extension DragState {
  /// Moves the finger in a straight line over rows that stand still, and returns the outcomes in order.
  mutating func move(to height: CGFloat, in rows: some SelectableRows) -> [Outcome] {
    switch moveFinger(to: height, isScrolling: false) {
    case .none: guard drag.pass == .range else { return [] }
    case .onward: break
    case .turned(let turn): self.turn(at: turn, in: rows)
    }
    return reach(height, in: rows)
  }
}

extension [CGFloat] {
  /// The same way with further points on it: `count` pieces a leg.
  func cut(into count: Int) -> [CGFloat] {
    guard let start = first else { return [] }
    var result = [start]
    for (from, to) in zip(self, dropFirst()) {
      for piece in 1..<Swift.max(2, count) {
        result.append(from + (to - from) * CGFloat(piece) / CGFloat(count))
      }
      result.append(to)
    }
    return result
  }
}
