import Foundation
import TableSelection

/// Rows for tests: heights in an array, headers as gaps, a set of selected rows.
struct RowList: SelectableRows {
  var heights: [CGFloat]
  var estimates: [CGFloat]
  var selected: Set<Int> = []
  var fixed: Set<Int> = []
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

  func middle(ofRow row: Int) -> CGFloat { top(ofRow: row) + heights[row] / 2 }

  mutating func apply(_ sweep: RowSweep?) {
    guard let sweep else { return }
    sweep.forEachRow { row in
      guard !fixed.contains(row) else { return }
      if sweep.selects { selected.insert(row) } else { selected.remove(row) }
    }
  }

  /// Pans over heights of the content in straight lines and returns the rows selected at the end.
  func selected(after heights: [CGFloat]) -> [Int] {
    var rows = self
    guard let start = heights.first else { return [] }
    var pan = PanSelection(start: start, offset: 0)
    rows.apply(pan.begin(in: rows))
    for height in heights.dropFirst() {
      for sweep in pan.move(to: height, offset: 0, in: rows) { rows.apply(sweep) }
    }
    return rows.selected.sorted()
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
