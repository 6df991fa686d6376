import Foundation

/// A run of consecutive rows that are alike, in a ``RunTree``.
protocol TreeRun: Sendable {
  /// The measure that is added up over runs: a height, or a number of rows.
  associatedtype Measure: AdditiveArithmetic & Comparable & Sendable

  /// The number of rows, positive.
  var count: Int { get set }
  /// The measure of all rows together.
  var measure: Measure { get }

  /// Returns whether the two runs could be one.
  func isContinued(by other: Self) -> Bool
}

/// A balanced tree of runs of rows: leaves of up to 64 runs, branches that know how many rows and how
/// much of their measure lie below them.
///
/// A persistent value: splitting and joining share what they do not change. The balance is that of
/// an AVL tree built on a join operation (Blelloch, Ferizovic and Sun, "Just Join for Parallel
/// Ordered Sets", SPAA 2016, section 4).
indirect enum RunTree<Run: TreeRun>: Sendable {
  case leaf([Run], rows: Int, measure: Run.Measure)
  case branch(RunTree, RunTree, rows: Int, measure: Run.Measure, depth: Int)

  /// The greatest number of runs in a leaf: enough that a million runs need little more than their own
  /// bytes, few enough to be scanned in no time.
  static var leafCapacity: Int { 64 }

  /// The number of rows below.
  var rows: Int {
    switch self {
    case .leaf(_, let rows, _), .branch(_, _, let rows, _, _): rows
    }
  }

  /// The measure of all rows below.
  var measure: Run.Measure {
    switch self {
    case .leaf(_, _, let measure), .branch(_, _, _, let measure, _): measure
    }
  }

  /// The number of branches on the way to the deepest leaf.
  var depth: Int {
    switch self {
    case .leaf: 0
    case .branch(_, _, _, _, let depth): depth
    }
  }

  /// The runs below, in order.
  var runs: [Run] {
    switch self {
    case .leaf(let runs, _, _): runs
    case .branch(let left, let right, _, _, _): left.runs + right.runs
    }
  }

  /// The number of runs below, for tests and figures.
  var runCount: Int {
    switch self {
    case .leaf(let runs, _, _): runs.count
    case .branch(let left, let right, _, _, _): left.runCount + right.runCount
    }
  }
}

// MARK: - Building

extension RunTree {
  /// Makes a leaf of runs that are already merged.
  static func leaf(of runs: [Run]) -> RunTree {
    var rows = 0
    var measure = Run.Measure.zero
    for run in runs {
      rows += run.count
      measure += run.measure
    }
    return .leaf(runs, rows: rows, measure: measure)
  }

  /// Makes a branch over two trees whose depths differ by at most one.
  static func branch(_ left: RunTree, _ right: RunTree) -> RunTree {
    precondition(
      abs(left.depth - right.depth) <= 1,
      "a branch over depths \(left.depth) and \(right.depth)"
    )
    return .branch(
      left,
      right,
      rows: left.rows + right.rows,
      measure: left.measure + right.measure,
      depth: max(left.depth, right.depth) + 1
    )
  }

  /// Makes a tree of runs that are already merged, or `nil` for none.
  static func tree(of runs: ArraySlice<Run>) -> RunTree? {
    if runs.isEmpty { return nil }
    if runs.count <= leafCapacity { return leaf(of: Array(runs)) }
    let middle = runs.startIndex + runs.count / 2
    return joined(tree(of: runs[..<middle]), tree(of: runs[middle...]))
  }

  /// Returns the rows of `left` followed by the rows of `right`.
  ///
  /// - Complexity: O(difference of the depths).
  static func joined(_ left: RunTree?, _ right: RunTree?) -> RunTree? {
    guard let left, let right else { return left ?? right }
    return joinedTrees(left, right)
  }

  private static func joinedTrees(_ left: RunTree, _ right: RunTree) -> RunTree {
    if case .leaf(let first, _, _) = left, case .leaf(let second, _, _) = right,
      first.count + second.count <= leafCapacity
    {
      return leaf(of: merged(first, second))
    }
    if case .branch(let outer, let inner, _, _, _) = left, left.depth > right.depth + 1 {
      return balanced(outer, joinedTrees(inner, right))
    }
    if case .branch(let inner, let outer, _, _, _) = right, right.depth > left.depth + 1 {
      return balanced(joinedTrees(left, inner), outer)
    }
    return branch(left, right)
  }

  /// Returns the runs of both, with the two that meet merged if they are alike.
  private static func merged(_ first: [Run], _ second: [Run]) -> [Run] {
    var runs = first
    for run in second {
      if let last = runs.last, last.isContinued(by: run) {
        runs[runs.count - 1].count += run.count
      } else {
        runs.append(run)
      }
    }
    return runs
  }

  /// Makes a branch over two trees whose depths differ by at most two, with one rotation or two.
  private static func balanced(_ left: RunTree, _ right: RunTree) -> RunTree {
    if case .branch(let inner, let outer, _, _, _) = right, right.depth > left.depth + 1 {
      if case .branch(let first, let second, _, _, _) = inner, inner.depth > outer.depth {
        return branch(branch(left, first), branch(second, outer))
      }
      return branch(branch(left, inner), outer)
    }
    if case .branch(let outer, let inner, _, _, _) = left, left.depth > right.depth + 1 {
      if case .branch(let first, let second, _, _, _) = inner, inner.depth > outer.depth {
        return branch(branch(outer, first), branch(second, right))
      }
      return branch(outer, branch(inner, right))
    }
    return branch(left, right)
  }
}

// MARK: - Taking apart

extension RunTree {
  /// Returns the first `count` rows and the others, with `nil` for no rows.
  ///
  /// - Complexity: O(log runs).
  static func split(_ tree: RunTree?, after count: Int) -> (RunTree?, RunTree?) {
    guard let tree, count > 0 else { return (nil, tree) }
    if count >= tree.rows { return (tree, nil) }
    switch tree {
    case .leaf(let runs, _, _):
      return splitLeaf(runs, after: count)
    case .branch(let left, let right, _, _, _):
      if count < left.rows {
        let (head, tail) = split(left, after: count)
        return (head, joined(tail, right))
      }
      let (head, tail) = split(right, after: count - left.rows)
      return (joined(left, head), tail)
    }
  }

  /// Returns a tree with one run in place of some rows, joined with alike runs beside it.
  ///
  /// Measuring equal rows one after the other so does not pile up runs.
  ///
  /// - Complexity: O(log runs).
  static func replacing(_ range: Range<Int>, of tree: RunTree?, by run: Run) -> RunTree? {
    var range = range
    if let tree, range.lowerBound > 0 {
      let before = tree.run(holding: range.lowerBound - 1, top: .zero)
      if before.run.isContinued(by: run) { range = before.firstRow..<range.upperBound }
    }
    if let tree, range.upperBound < tree.rows {
      let after = tree.run(holding: range.upperBound, top: .zero)
      if run.isContinued(by: after.run) {
        range = range.lowerBound..<after.firstRow + after.run.count
      }
    }
    var whole = run
    whole.count = range.count
    let (head, rest) = split(tree, after: range.lowerBound)
    let (_, tail) = split(rest, after: range.count)
    return joined(joined(head, leaf(of: [whole])), tail)
  }

  private static func splitLeaf(_ runs: [Run], after count: Int) -> (RunTree?, RunTree?) {
    var head: [Run] = []
    var tail: [Run] = []
    var remaining = count
    for run in runs {
      let taken = min(run.count, max(0, remaining))
      remaining -= run.count
      var part = run
      if taken > 0 {
        part.count = taken
        head.append(part)
      }
      if taken < run.count {
        part.count = run.count - taken
        tail.append(part)
      }
    }
    return (head.isEmpty ? nil : leaf(of: head), tail.isEmpty ? nil : leaf(of: tail))
  }
}

// MARK: - Lookup

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
