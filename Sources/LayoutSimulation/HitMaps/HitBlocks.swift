import Foundation

/// A block of cells of a grid, side by side and one below the other.
struct HitBlock {
  let columns: Range<Int>
  let rows: Range<Int>
}

/// The screen in blocks of cells, as large as the views allow.
///
/// The edge of a view parts cells only as far as the view goes. A strip beside a thousand rows is cut a
/// thousand times by the rows that reach into it, but a button further down cuts none of them.
struct HitBlocks {
  /// The blocks through which no edge goes, of which one question answers for all cells.
  private(set) var even: [HitBlock] = []
  /// The blocks in which any cell may differ from the next.
  private(set) var fine: [HitBlock] = []
  private let fineCells: Outline?

  /// Creates the blocks of a screen.
  ///
  /// - Complexity: O(blocks · log² blocks).
  init(_ grid: HitGrid, _ lines: HitLines) {
    let area = lines.fineArea
    fineCells = area.isNull ? nil : Outline(area, in: grid)
    let outlines = lines.rects.map { Outline($0, in: grid) } + [fineCells].compactMap(\.self)
    cut(HitBlock(columns: 0..<grid.columnCount, rows: 0..<grid.rowCount), outlines)
  }

  /// Halves a block at the edges through it, across the direction in which more of them are.
  private mutating func cut(_ block: HitBlock, _ outlines: [Outline]) {
    if let fineCells, fineCells.contains(block) {
      fine.append(block)
      return
    }
    var outlinesInside: [Outline] = []
    var columns: [Int] = []
    var rows: [Int] = []
    for outline in outlines {
      let count = columns.count + rows.count
      columns += outline.cuts(ofColumnsIn: block)
      rows += outline.cuts(ofRowsIn: block)
      if columns.count + rows.count > count { outlinesInside.append(outline) }
    }
    if columns.isEmpty, rows.isEmpty {
      even.append(block)
    } else if columns.count > rows.count {
      let (first, second) = block.columns.parted(at: columns.sorted()[columns.count / 2])
      cut(HitBlock(columns: first, rows: block.rows), outlinesInside)
      cut(HitBlock(columns: second, rows: block.rows), outlinesInside)
    } else {
      let (first, second) = block.rows.parted(at: rows.sorted()[rows.count / 2])
      cut(HitBlock(columns: block.columns, rows: first), outlinesInside)
      cut(HitBlock(columns: block.columns, rows: second), outlinesInside)
    }
  }

  /// The lines of the grid on which the edges of a rectangle lie, or between which they do.
  private struct Outline {
    private let left: ClosedRange<Int>
    private let right: ClosedRange<Int>
    private let top: ClosedRange<Int>
    private let bottom: ClosedRange<Int>

    init(_ rect: CGRect, in grid: HitGrid) {
      left = HitGrid.lines(around: rect.minX, in: grid.xs)
      right = HitGrid.lines(around: rect.maxX, in: grid.xs)
      top = HitGrid.lines(around: rect.minY, in: grid.ys)
      bottom = HitGrid.lines(around: rect.maxY, in: grid.ys)
    }

    private var columns: Range<Int> { left.lowerBound..<right.upperBound }
    private var rows: Range<Int> { top.lowerBound..<bottom.upperBound }

    func contains(_ block: HitBlock) -> Bool {
      block.columns.clamped(to: columns) == block.columns
        && block.rows.clamped(to: rows) == block.rows
    }

    func cuts(ofColumnsIn block: HitBlock) -> [Int] {
      guard rows.overlaps(block.rows) else { return [] }
      return Self.cuts(left, right, in: block.columns)
    }

    func cuts(ofRowsIn block: HitBlock) -> [Int] {
      guard columns.overlaps(block.columns) else { return [] }
      return Self.cuts(top, bottom, in: block.rows)
    }

    private static func cuts(
      _ start: ClosedRange<Int>,
      _ end: ClosedRange<Int>,
      in cells: Range<Int>
    ) -> [Int] {
      [start.lowerBound, start.upperBound, end.lowerBound, end.upperBound].filter {
        cells.lowerBound < $0 && $0 < cells.upperBound
      }
    }
  }
}

extension Range<Int> {
  func parted(at place: Int) -> (Self, Self) { (lowerBound..<place, place..<upperBound) }
}
