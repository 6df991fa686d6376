/// The selected rows of a table, as ranges of row numbers.
///
/// Rows are numbered through all sections. A range costs the same whether it holds one row or ten
/// million, and the count is kept, not counted. Scattered rows lie in a balanced tree, so that one more
/// or one less of a million takes a few steps; a copy shares the tree.
package struct SelectedRows: Sendable {
  /// The selected and other rows in turn from row 0 to the last selected one, or `nil` if none is.
  private var root: RunTree<SelectionRun>?

  /// Creates an empty selection.
  package init() {}

  /// Creates a selection of ranges of rows in any order, which do not overlap and are not negative.
  ///
  /// - Complexity: O(ranges), and their sorting.
  package init(_ ranges: [Range<Int>]) {
    var runs: [SelectionRun] = []
    var end = 0
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) where !range.isEmpty {
      precondition(range.lowerBound >= end, "rows \(range) come after row \(end - 1)")
      if range.lowerBound == end, !runs.isEmpty {
        runs[runs.count - 1].count += range.count
      } else {
        if range.lowerBound > end {
          runs.append(SelectionRun(count: range.lowerBound - end, isSelected: false))
        }
        runs.append(SelectionRun(count: range.count, isSelected: true))
      }
      end = range.upperBound
    }
    root = RunTree.tree(of: runs[...])
  }

  /// The number of selected rows.
  package var count: Int { root?.measure ?? 0 }

  /// Whether nothing is selected.
  package var isEmpty: Bool { root == nil }

  /// The first selected row, or `nil` if none is.
  package var first: Int? { neighbors(of: 0).below }

  /// The sorted ranges of row numbers, which do not touch.
  ///
  /// - Complexity: O(ranges).
  package var ranges: [Range<Int>] {
    var next = 0
    return (root?.runs ?? []).compactMap { run in
      defer { next += run.count }
      return run.isSelected ? next..<next + run.count : nil
    }
  }

  /// The selected rows, for set algebra.
  ///
  /// - Complexity: O(ranges).
  package var rows: RangeSet<Int> { RangeSet(ranges) }

  /// The number of steps of the longest lookup, less the scan of the last leaf.
  package var depth: Int { root?.depth ?? 0 }

  /// Returns whether a row is selected.
  ///
  /// - Complexity: O(log ranges).
  package func contains(_ row: Int) -> Bool { run(holding: row)?.run.isSelected ?? false }

  /// Returns the number of selected rows in `range`.
  ///
  /// - Complexity: O(log ranges).
  package func count(in range: Range<Int>) -> Int {
    count(before: range.upperBound) - count(before: range.lowerBound)
  }

  /// Returns the parts of `range` that are selected, from top to bottom.
  ///
  /// - Complexity: O(parts · log ranges).
  package func ranges(in range: Range<Int>) -> [Range<Int>] { parts(of: range, areSelected: true) }

  /// Returns the parts of `range` that are not selected, from top to bottom.
  ///
  /// - Complexity: O(parts · log ranges).
  package func gaps(in range: Range<Int>) -> [Range<Int>] { parts(of: range, areSelected: false) }

  /// Returns the uppermost rows of `range` that are not selected, or `nil` if all are.
  ///
  /// - Complexity: O(log ranges).
  package func firstGap(in range: Range<Int>) -> Range<Int>? {
    var next = range.lowerBound
    if let place = run(holding: next), place.run.isSelected {
      next = place.firstRow + place.run.count
    }
    guard next < range.upperBound else { return nil }
    let end = run(holding: next).map { $0.firstRow + $0.run.count } ?? range.upperBound
    return next..<min(end, range.upperBound)
  }

  /// Returns the lowest rows of `range` that are not selected, or `nil` if all are.
  ///
  /// - Complexity: O(log ranges).
  package func lastGap(in range: Range<Int>) -> Range<Int>? {
    var end = range.upperBound
    if let place = run(holding: end - 1), place.run.isSelected { end = place.firstRow }
    guard range.lowerBound < end else { return nil }
    guard let place = run(holding: end - 1) else {
      // Below all selected rows.
      return max(range.lowerBound, root?.rows ?? 0)..<end
    }
    return max(range.lowerBound, place.firstRow)..<end
  }

  /// Returns the ranges of selected rows that are not selected in `other`.
  ///
  /// - Complexity: O(ranges of both · log).
  package func subtracting(_ other: Self) -> [Range<Int>] { ranges.flatMap { other.gaps(in: $0) } }

  /// Returns the selected rows nearest to a row, on both sides, or the row itself twice if it is selected.
  ///
  /// - Complexity: O(log ranges).
  package func neighbors(of row: Int) -> (above: Int?, below: Int?) {
    guard let root, row >= 0 else { return (nil, root == nil ? nil : first) }
    guard let place = run(holding: row) else { return (root.rows - 1, nil) }
    if place.run.isSelected { return (row, row) }
    return (
      above: place.firstRow > 0 ? place.firstRow - 1 : nil,
      below: place.firstRow + place.run.count
    )
  }
}

// MARK: - Looking up

extension SelectedRows {
  /// Returns the run that a row is in, or `nil` for rows below all selected ones.
  private func run(holding row: Int) -> PlacedRun<SelectionRun>? {
    guard let root, row >= 0, row < root.rows else { return nil }
    return root.run(holding: row, top: 0)
  }

  private func count(before row: Int) -> Int {
    guard row > 0 else { return 0 }
    guard let place = run(holding: row) else { return count }
    return place.top + (place.run.isSelected ? row - place.firstRow : 0)
  }

  private func parts(of range: Range<Int>, areSelected: Bool) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var next = range.lowerBound
    while next < range.upperBound {
      let place = run(holding: next)
      let end = place.map { $0.firstRow + $0.run.count } ?? range.upperBound
      if (place?.run.isSelected ?? false) == areSelected {
        parts.append(next..<min(end, range.upperBound))
      }
      next = end
    }
    return parts
  }
}

// MARK: - Changing

// The runs take turns, and the last one is selected: a change takes its neighbors along that are alike.
extension SelectedRows {
  /// Selects all rows of `range`, whose numbers are not negative.
  ///
  /// - Complexity: O(log ranges).
  package mutating func insert(_ range: Range<Int>) {
    precondition(range.lowerBound >= 0, "rows \(range)")
    guard !range.isEmpty else { return }
    let end = root?.rows ?? 0
    if range.lowerBound > end {
      let gap = SelectionRun(count: range.lowerBound - end, isSelected: false)
      root = RunTree.joined(root, .leaf(of: [gap]))
    }
    let run = SelectionRun(count: range.count, isSelected: true)
    root = RunTree.replacing(range, of: root, by: run)
  }

  /// Deselects all rows of `range`.
  ///
  /// - Complexity: O(log ranges).
  package mutating func remove(_ range: Range<Int>) {
    let range = range.clamped(to: 0..<(root?.rows ?? 0))
    guard !range.isEmpty else { return }
    let gap = SelectionRun(count: range.count, isSelected: false)
    root = RunTree.replacing(range, of: root, by: gap)
    if let root, let last = run(holding: root.rows - 1), !last.run.isSelected {
      (self.root, _) = RunTree.split(root, after: last.firstRow)
    }
  }

  /// Deselects everything.
  package mutating func removeAll() { self = SelectedRows() }
}

// MARK: - Comparing

extension SelectedRows: Hashable {
  /// Returns whether the same rows are selected.
  ///
  /// - Complexity: O(ranges) if as many rows are selected.
  package static func == (left: Self, right: Self) -> Bool {
    left.count == right.count && left.first == right.first && left.ranges == right.ranges
  }

  /// Feeds the number of selected rows and the first of them.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    hasher.combine(first)
  }
}

/// A run of consecutive rows that are all selected, or all not.
struct SelectionRun: TreeRun, Hashable {
  /// The number of rows.
  var count: Int
  /// Whether they are selected.
  var isSelected: Bool

  /// The number of selected rows.
  var measure: Int { isSelected ? count : 0 }

  func isContinued(by other: Self) -> Bool { isSelected == other.isSelected }
}
