import Foundation

/// A grid of the screen's cells, each with a number for its content.
struct HitGrid {
  /// The places of the upright lines, ascending, one more than there are columns.
  let xs: [CGFloat]
  /// The places of the level lines, ascending, one more than there are rows.
  let ys: [CGFloat]
  /// The numbers, row by row, or -1 for none.
  var numbers: [Int]

  /// Creates a grid of cells without a number, from lines in any order; those outside of the size do not count.
  init(size: CGSize, xs: [CGFloat], ys: [CGFloat]) {
    self.xs = Self.lines(xs, upTo: size.width)
    self.ys = Self.lines(ys, upTo: size.height)
    numbers = Array(repeating: -1, count: (self.xs.count - 1) * (self.ys.count - 1))
  }

  /// The number of cells side by side.
  var columnCount: Int { xs.count - 1 }
  /// The number of cells one below the other.
  var rowCount: Int { ys.count - 1 }

  /// The number of a cell.
  subscript(column: Int, row: Int) -> Int {
    get { numbers[row * columnCount + column] }
    set { numbers[row * columnCount + column] = newValue }
  }

  /// Returns the middle of a cell.
  func middle(_ column: Int, _ row: Int) -> CGPoint {
    CGPoint(x: (xs[column] + xs[column + 1]) / 2, y: (ys[row] + ys[row + 1]) / 2)
  }

  /// Gives a number to the cells whose middles are inside of a rectangle.
  mutating func number(the rect: CGRect, with number: Int) {
    let columns = Self.cells(between: xs, from: rect.minX, to: rect.maxX)
    for row in Self.cells(between: ys, from: rect.minY, to: rect.maxY) {
      for column in columns { self[column, row] = number }
    }
  }

  /// Returns the cells whose middles are between two places.
  private static func cells(
    between lines: [CGFloat],
    from start: CGFloat,
    to end: CGFloat
  ) -> Range<Int> {
    let indices = 0..<lines.count - 1
    let first = indices.end { (lines[$0] + lines[$0 + 1]) / 2 <= start }
    return first..<max(first, indices.end { (lines[$0] + lines[$0 + 1]) / 2 < end })
  }

  /// Returns the edges and the lines inside, ascending, none closer than a thousandth of a point.
  private static func lines(_ places: [CGFloat], upTo end: CGFloat) -> [CGFloat] {
    var lines: [CGFloat] = [0]
    for place in places.sorted() where place.isFinite && place > lines[lines.count - 1] + 0.001 {
      guard place < end - 0.001 else { break }
      lines.append(place)
    }
    return lines + [max(end, lines[lines.count - 1])]
  }

  /// Returns the lines around a place: twice the one that it lies on, or the last before and the first
  /// behind it.
  static func lines(around place: CGFloat, in lines: [CGFloat]) -> ClosedRange<Int> {
    let last = max(0, lines.indices.end { lines[$0] <= place } - 1)
    let first = lines.indices.end { lines[$0] < place }
    return last...max(last, min(first, lines.count - 1))
  }
}

extension Range<Int> {
  /// Returns the first number for which a condition no longer holds, or the end if it holds for all.
  fileprivate func end(while holds: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension HitGrid {
  /// Returns the cells with each number as rectangles: as wide as possible, then joined downwards.
  ///
  /// The rectangles of a number are in order from top to bottom and from left to right.
  ///
  /// - Complexity: O(cells).
  func rectangles(ofNumbersBelow count: Int) -> [[CGRect]] {
    var found: [[CGRect]] = Array(repeating: [], count: count)
    // The row in which each run began that goes on.
    var open: [Run: Int] = [:]
    for row in 0...rowCount {
      let runs = row < rowCount ? Set(self.runs(inRow: row)) : []
      for (run, top) in open where !runs.contains(run) {
        let (left, right) = (xs[run.columns.lowerBound], xs[run.columns.upperBound])
        found[run.number].append(
          CGRect(x: left, y: ys[top], width: right - left, height: ys[row] - ys[top])
        )
      }
      open = Dictionary(uniqueKeysWithValues: runs.map { ($0, open[$0] ?? row) })
    }
    return found.map { rects in
      rects.sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
    }
  }

  /// A run of cells side by side with one number.
  private struct Run: Hashable {
    let number: Int
    let columns: Range<Int>
  }

  private func runs(inRow row: Int) -> [Run] {
    var runs: [Run] = []
    var start = 0
    for column in 1..<max(2, columnCount + 1) {
      if column < columnCount, self[column, row] == self[start, row] { continue }
      let number = self[start, row]
      if number >= 0 { runs.append(Run(number: number, columns: start..<column)) }
      start = column
    }
    return runs
  }

  /// The lines between cells with different numbers, each as long as it goes.
  var borders: [(from: CGPoint, to: CGPoint)] {
    let upright = (1..<max(1, columnCount)).flatMap { column in
      spans(rowCount, where: { self[column - 1, $0] != self[column, $0] }).map { rows in
        (from: corner(column, rows.lowerBound), to: corner(column, rows.upperBound))
      }
    }
    let level = (1..<max(1, rowCount)).flatMap { row in
      spans(columnCount, where: { self[$0, row - 1] != self[$0, row] }).map { columns in
        (from: corner(columns.lowerBound, row), to: corner(columns.upperBound, row))
      }
    }
    return upright + level
  }

  private func corner(_ column: Int, _ row: Int) -> CGPoint { CGPoint(x: xs[column], y: ys[row]) }

  private func spans(_ count: Int, where holds: (Int) -> Bool) -> [Range<Int>] {
    var spans: [Range<Int>] = []
    var start: Int?
    for index in 0...count {
      let isIn = index < count && holds(index)
      if isIn, start == nil { start = index }
      if !isIn, let first = start {
        spans.append(first..<index)
        start = nil
      }
    }
    return spans
  }
}
