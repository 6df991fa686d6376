import Foundation
import LayoutViews

/// A survey of the winners in every cell of the screen, and of those without the winners.
struct HitSurvey {
  /// A meaning of winning: what a touch is for, with the views that are covered, or the view that takes it.
  enum Purpose {
    case subjects
    case views
  }

  let window: View
  private let purpose: Purpose
  /// The views that win somewhere, each once.
  private(set) var subjects: [View] = []
  /// The index in `subjects` of the winner of each cell.
  private(set) var winners: HitGrid
  /// The views that cover views meant for touches, with these.
  private(set) var pairs: [(coverer: View, covered: View)] = []
  /// The index in `pairs` of the pair of each cell.
  private(set) var losers: HitGrid

  /// The number of touches that were tried.
  private(set) var questionCount = 0

  /// The numbers found so far, by cell, or -2 for cells that were not asked.
  private var found: [Int] = []
  private let fineArea: CGRect
  private let blocks: HitBlocks
  /// The indices in `subjects` and `pairs`, by the views.
  private var subjectNumbers: [ObjectIdentifier: Int] = [:]
  private var pairNumbers: [[ObjectIdentifier]: Int] = [:]

  /// The distance of lines between which a fine area is only looked into at some places: half a block.
  private static let blockSize: CGFloat = 8

  init(_ window: View, of purpose: Purpose = .subjects) {
    self.window = window
    self.purpose = purpose
    let lines = HitLines(window)
    fineArea = lines.fineArea
    winners = HitGrid(size: window.bounds.size, xs: lines.xs, ys: lines.ys)
    losers = winners
    blocks = HitBlocks(winners, lines)
  }

  mutating func run() {
    (winners.numbers, subjects) = inOrder(survey { $0.winner(at: $1) }, subjects)
    guard purpose == .subjects else { return }
    (losers.numbers, pairs) = inOrder(survey { $0.loser(at: $1) }, pairs)
  }

  /// Returns the found things in the order of the cells, not in that in which the cells were asked.
  private func inOrder<Thing>(_ found: [Int], _ things: [Thing]) -> ([Int], [Thing]) {
    var order: [Int: Int] = [:]
    var ordered: [Thing] = []
    for number in found where number >= 0 && order[number] == nil {
      order[number] = ordered.count
      ordered.append(things[number])
    }
    return (found.map { order[$0] ?? -1 }, ordered)
  }

  // MARK: Cells

  /// Asks the blocks, those of the fine area as far as there is something to find, and returns numbers by cell.
  private mutating func survey(_ ask: Question) -> [Int] {
    found = Array(repeating: -2, count: winners.numbers.count)
    for block in blocks.even {
      let answer = number(block.columns.lowerBound, block.rows.lowerBound, ask)
      fill(block.columns, block.rows, with: answer)
    }
    for block in blocks.fine { fill(block.columns, block.rows, ask) }
    return found
  }

  private typealias Question = (inout Self, CGPoint) -> Int

  /// Fills a block of cells: at once if it is small and the same is at its corners and in its middle,
  /// else in halves.
  private mutating func fill(_ columns: Range<Int>, _ rows: Range<Int>, _ ask: Question) {
    guard !columns.isEmpty, !rows.isEmpty else { return }
    if columns.count == 1, rows.count == 1 {
      _ = number(columns.lowerBound, rows.lowerBound, ask)
      return
    }
    let middle = (
      (columns.lowerBound + columns.upperBound) / 2, (rows.lowerBound + rows.upperBound) / 2
    )
    if isSmall(columns, rows) {
      let places = [
        (columns.lowerBound, rows.lowerBound), (columns.upperBound - 1, rows.lowerBound),
        (columns.lowerBound, rows.upperBound - 1), (columns.upperBound - 1, rows.upperBound - 1),
        middle,
      ]
      let first = number(places[0].0, places[0].1, ask)
      if places.dropFirst().allSatisfy({ number($0.0, $0.1, ask) == first }) {
        fill(columns, rows, with: first)
        return
      }
    }
    if columns.count >= rows.count {
      let (first, second) = columns.parted(at: middle.0)
      fill(first, rows, ask)
      fill(second, rows, ask)
    } else {
      let (first, second) = rows.parted(at: middle.1)
      fill(columns, first, ask)
      fill(columns, second, ask)
    }
  }

  private mutating func fill(_ columns: Range<Int>, _ rows: Range<Int>, with number: Int) {
    for row in rows {
      for column in columns { found[row * winners.columnCount + column] = number }
    }
  }

  /// Returns whether a block is inside the fine area and small enough to be looked into at some places only.
  private func isSmall(_ columns: Range<Int>, _ rows: Range<Int>) -> Bool {
    let rect = CGRect(
      x: winners.xs[columns.lowerBound],
      y: winners.ys[rows.lowerBound],
      width: winners.xs[columns.upperBound] - winners.xs[columns.lowerBound],
      height: winners.ys[rows.upperBound] - winners.ys[rows.lowerBound]
    )
    return rect.width <= Self.blockSize && rect.height <= Self.blockSize
      && fineArea.contains(rect)
  }

  private mutating func number(_ column: Int, _ row: Int, _ ask: Question) -> Int {
    let index = row * winners.columnCount + column
    if found[index] == -2 {
      let answer = ask(&self, winners.middle(column, row))
      found[index] = answer
      questionCount += 1
    }
    return found[index]
  }

  // MARK: Winners and losers

  private mutating func winner(at point: CGPoint) -> Int {
    guard let taker = window.hitTest(point, with: nil) else { return -1 }
    let view = purpose == .subjects ? taker.touchSubject : taker
    if let number = subjectNumbers[ObjectIdentifier(view)] { return number }
    subjects.append(view)
    subjectNumbers[ObjectIdentifier(view)] = subjects.count - 1
    return subjects.count - 1
  }

  private mutating func loser(at point: CGPoint) -> Int {
    guard let taker = window.hitTest(point, with: nil),
      let behind = window.hitBehind(taker, at: point)
    else { return -1 }
    let covered = behind.covered.touchSubject
    guard covered.isMeantForTouches else { return -1 }
    let pair = [ObjectIdentifier(behind.coverer), ObjectIdentifier(covered)]
    if let number = pairNumbers[pair] { return number }
    pairs.append((behind.coverer, covered))
    pairNumbers[pair] = pairs.count - 1
    return pairs.count - 1
  }
}
