public import Foundation

/// The heights of the rows of a section, as runs of rows of equal height.
///
/// Memory grows with the differences: ten million equal rows are one run. Every question and every
/// change takes time logarithmic in the number of runs.
public struct RowHeights: Sendable {
  /// The greatest number of rows of a section; further ones are left out.
  package static let maximumCount = 1_000_000_000
  /// The greatest height that a row can have, in points.
  package static let maximumHeight: CGFloat = 1_000_000

  private var root: RunTree<RowRun>?

  /// Creates a section without rows.
  public init() {}

  /// Creates `count` rows of one height.
  ///
  /// - Parameters:
  ///   - count: The number of rows; nothing below zero.
  ///   - height: The height of each, in points; a negative number or none counts as 0.
  ///   - isEstimate: Whether the height is a guess that a shown cell will replace.
  public init(count: Int, height: CGFloat, isEstimate: Bool = false) {
    self.init(runs: [RowRun(count: count, height: height, isEstimate: isEstimate)])
  }

  /// Creates rows from runs, one after the other; empty ones are left out and equal neighbors merged.
  public init(runs: some Sequence<RowRun>) {
    var merged: [RowRun] = []
    var room = Self.maximumCount
    for var run in runs where run.count > 0 && room > 0 {
      run.height = Self.usable(run.height)
      run.count = min(run.count, room)
      room -= run.count
      if let last = merged.last, last.isContinued(by: run) {
        merged[merged.count - 1].count += run.count
      } else {
        merged.append(run)
      }
    }
    root = RunTree.tree(of: merged[...])
  }

  /// Creates rows whose heights repeat.
  ///
  /// Memory grows with the heights that repeat and the logarithm of the rows, because equal parts are
  /// kept once.
  ///
  /// - Parameters:
  ///   - heights: The heights in turn, in points; none makes no rows.
  ///   - count: The number of rows; nothing below zero.
  public init(repeating heights: [CGFloat], count: Int) {
    self.init()
    let count = min(max(0, count), Self.maximumCount)
    let turn = RowHeights(runs: heights.lazy.map { RowRun(count: 1, height: $0) })
    guard turn.count > 0, count > 0 else { return }
    if turn.runCount == 1 {
      self = RowHeights(count: count, height: turn[0])
      return
    }
    // Powers of two of the turn, joined as the digits of the number of turns say.
    var power = turn.root
    var turns = count / turn.count
    while turns > 0 {
      if turns % 2 == 1 { root = RunTree.joined(root, power) }
      turns /= 2
      if turns > 0 { power = RunTree.joined(power, power) }
    }
    append(turn.slice(0..<count % turn.count))
  }

  /// The number of rows.
  package var count: Int { root?.rows ?? 0 }

  /// The height of all rows together, in points.
  package var length: CGFloat { root?.measure ?? 0 }

  /// The runs, from the first row to the last.
  package var runs: [RowRun] { root?.runs ?? [] }

  /// The number of stored runs.
  package var runCount: Int { root?.runCount ?? 0 }

  /// The number of steps of the longest lookup, less the scan of the last leaf.
  package var depth: Int { root?.depth ?? 0 }

  /// The height of a row, in points, or 0 for a row that does not exist.
  package subscript(row: Int) -> CGFloat {
    guard let root, row >= 0, row < root.rows else { return 0 }
    return root.run(holding: row, top: 0).run.height
  }

  /// Returns whether the height of a row is a guess.
  package func isEstimate(_ row: Int) -> Bool {
    guard let root, row >= 0, row < root.rows else { return false }
    return root.run(holding: row, top: 0).run.isEstimate
  }

  /// Returns the place of a row if the first one begins at `top`; the end of all rows for one that does not exist.
  func span(of row: Int, top: CGFloat) -> VerticalSpan {
    guard let root, row >= 0, row < root.rows else {
      return VerticalSpan(minY: top + length, height: 0)
    }
    let placed = root.run(holding: row, top: top)
    return VerticalSpan(
      minY: placed.top + CGFloat(row - placed.firstRow) * placed.run.height,
      height: placed.run.height
    )
  }

  /// Returns the row at a coordinate: the one whose top is the last at or above it.
  ///
  /// It is `nil` outside the rows, the first of which begins at `top`; a row of no height is never found.
  func row(at y: CGFloat, top: CGFloat) -> Int? {
    guard let root, y >= top, y < top + root.measure else { return nil }
    let placed = root.run(at: y, top: top)
    guard placed.run.height > 0 else { return nil }
    // The quotient is right but for its last bits; the comparison with the tops decides.
    let quotient = ((y - placed.top) / placed.run.height).rounded(.down)
    var index = Int(min(max(quotient, 0), CGFloat(placed.run.count - 1)))
    while index > 0, y < placed.top + CGFloat(index) * placed.run.height { index -= 1 }
    while index + 1 < placed.run.count,
      y >= placed.top + CGFloat(index + 1) * placed.run.height
    {
      index += 1
    }
    return placed.firstRow + index
  }

  /// Returns the height that counts: itself, 0 if it is negative or not a number, a million points at most.
  static func usable(_ height: CGFloat) -> CGFloat { height > 0 ? min(height, maximumHeight) : 0 }
}

// MARK: - Changing

extension RowHeights {
  /// Gives all rows in `range` one height.
  package mutating func setHeight(
    _ height: CGFloat,
    of range: Range<Int>,
    isEstimate: Bool = false
  ) {
    let range = range.clamped(to: 0..<count)
    guard !range.isEmpty else { return }
    let run = RowRun(count: range.count, height: Self.usable(height), isEstimate: isEstimate)
    root = RunTree.replacing(range, of: root, by: run)
  }

  /// Replaces the rows in `range` by runs, which are inserted there if the range is empty.
  package mutating func replace(_ range: Range<Int>, with runs: some Sequence<RowRun>) {
    let range = range.clamped(to: 0..<count)
    let (head, rest) = RunTree.split(root, after: range.lowerBound)
    let (_, tail) = RunTree.split(rest, after: range.count)
    let middle = RowHeights(runs: runs).root
    root = RunTree.joined(RunTree.joined(head, middle), tail)
  }

  /// Adds rows at the end.
  package mutating func append(_ other: RowHeights) {
    root = RunTree.joined(root, other.slice(0..<max(0, Self.maximumCount - count)).root)
  }

  /// Returns the rows in `range` alone.
  package func slice(_ range: Range<Int>) -> RowHeights {
    let range = range.clamped(to: 0..<count)
    let (_, rest) = RunTree.split(root, after: range.lowerBound)
    var slice = RowHeights()
    (slice.root, _) = RunTree.split(rest, after: range.count)
    return slice
  }

  /// Takes the rows in `range` out.
  package mutating func remove(_ range: Range<Int>) { replace(range, with: EmptyCollection()) }
}
