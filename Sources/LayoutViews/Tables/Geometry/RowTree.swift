import Foundation

/// The runs of a section in a balanced tree: leaves of up to 64 runs, branches that know how many
/// rows and how much height lie below them.
///
/// A persistent value: splitting and joining share what they do not change. The balance is that of
/// an AVL tree built on a join operation (Blelloch, Ferizovic and Sun, "Just Join for Parallel
/// Ordered Sets", SPAA 2016, section 4).
indirect enum RowTree: Sendable {
  case leaf([RowRun], rows: Int, length: CGFloat)
  case branch(RowTree, RowTree, rows: Int, length: CGFloat, depth: Int)

  /// How many runs a leaf holds at most: enough that a million runs need little more than their own
  /// bytes, few enough to be scanned in no time.
  static let leafCapacity = 64

  /// How many rows are below.
  var rows: Int {
    switch self {
    case .leaf(_, let rows, _), .branch(_, _, let rows, _, _): rows
    }
  }

  /// The height of all rows below, in points.
  var length: CGFloat {
    switch self {
    case .leaf(_, _, let length), .branch(_, _, _, let length, _): length
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
  var runs: [RowRun] {
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

extension RowTree {
  /// Makes a leaf of runs that are already merged.
  static func leaf(of runs: [RowRun]) -> RowTree {
    var rows = 0
    var length: CGFloat = 0
    for run in runs {
      rows += run.count
      length += run.length
    }
    return .leaf(runs, rows: rows, length: length)
  }

  /// Makes a branch over two trees whose depths differ by at most one.
  static func branch(_ left: RowTree, _ right: RowTree) -> RowTree {
    precondition(
      abs(left.depth - right.depth) <= 1,
      "a branch over depths \(left.depth) and \(right.depth)"
    )
    return .branch(
      left,
      right,
      rows: left.rows + right.rows,
      length: left.length + right.length,
      depth: max(left.depth, right.depth) + 1
    )
  }

  /// Makes a tree of runs that are already merged; nil for none.
  static func tree(of runs: ArraySlice<RowRun>) -> RowTree? {
    if runs.isEmpty { return nil }
    if runs.count <= leafCapacity { return leaf(of: Array(runs)) }
    let middle = runs.startIndex + runs.count / 2
    return joined(tree(of: runs[..<middle]), tree(of: runs[middle...]))
  }

  /// Returns the rows of `left` followed by the rows of `right`.
  ///
  /// - Complexity: O(difference of the depths).
  static func joined(_ left: RowTree?, _ right: RowTree?) -> RowTree? {
    guard let left, let right else { return left ?? right }
    return joinedTrees(left, right)
  }

  private static func joinedTrees(_ left: RowTree, _ right: RowTree) -> RowTree {
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

  /// Returns the runs of both with the two that meet made one where they are alike.
  private static func merged(_ first: [RowRun], _ second: [RowRun]) -> [RowRun] {
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
  private static func balanced(_ left: RowTree, _ right: RowTree) -> RowTree {
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

extension RowTree {
  /// Returns the first `count` rows and the others; nil stands for no rows.
  ///
  /// - Complexity: O(log runs).
  static func split(_ tree: RowTree?, after count: Int) -> (RowTree?, RowTree?) {
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

  private static func splitLeaf(
    _ runs: [RowRun],
    after count: Int
  ) -> (RowTree?, RowTree?) {
    var head: [RowRun] = []
    var tail: [RowRun] = []
    var remaining = count
    for run in runs {
      let taken = min(run.count, max(0, remaining))
      remaining -= run.count
      if taken > 0 {
        head.append(RowRun(count: taken, height: run.height, isEstimate: run.isEstimate))
      }
      if taken < run.count {
        tail.append(
          RowRun(count: run.count - taken, height: run.height, isEstimate: run.isEstimate)
        )
      }
    }
    return (head.isEmpty ? nil : leaf(of: head), tail.isEmpty ? nil : leaf(of: tail))
  }
}
