import Foundation

/// A run with its place, at which a descent in a ``RunTree`` ends.
struct PlacedRun<Run: TreeRun> {
  /// The run.
  var run: Run
  /// The first row of the run.
  var firstRow: Int
  /// The top of the first row: the measure of all rows above it from the beginning.
  var top: Run.Measure
}

// A row and a coordinate are found by one descent that adds up heights in one order, so that a row found
// at a coordinate is the one whose own top and bottom, asked for separately, enclose it: to the last
// bit, not just nearly.
extension RunTree {
  /// Returns the run that holds `row`, which must be below, in a tree whose rows begin at `top`.
  ///
  /// - Complexity: O(log runs).
  func run(holding row: Int, top: Run.Measure) -> PlacedRun<Run> {
    precondition(row >= 0 && row < rows, "row \(row) of \(rows)")
    return firstRun(from: top) { end, _ in row < end }
  }

  /// Returns the run at coordinate `y`, or the first or last one if `y` is outside.
  ///
  /// - Complexity: O(log runs).
  func run(at y: Run.Measure, top: Run.Measure) -> PlacedRun<Run> {
    firstRun(from: top) { _, bottom in y < bottom }
  }

  /// Returns the first run whose end is beyond a goal, or the last one if none is.
  ///
  /// The closure answers for the row after a part of the tree, and for the bottom of the part.
  private func firstRun(
    from top: Run.Measure,
    where isBeyond: (_ end: Int, _ bottom: Run.Measure) -> Bool
  ) -> PlacedRun<Run> {
    var tree = self
    var firstRow = 0
    var top = top
    while true {
      switch tree {
      case .branch(let left, let right, _, _, _):
        if isBeyond(firstRow + left.rows, top + left.measure) {
          tree = left
        } else {
          firstRow += left.rows
          top += left.measure
          tree = right
        }
      case .leaf(let runs, _, _):
        for run in runs.dropLast() {
          if isBeyond(firstRow + run.count, top + run.measure) {
            return PlacedRun(run: run, firstRow: firstRow, top: top)
          }
          firstRow += run.count
          top += run.measure
        }
        return PlacedRun(run: runs[runs.count - 1], firstRow: firstRow, top: top)
      }
    }
  }
}
