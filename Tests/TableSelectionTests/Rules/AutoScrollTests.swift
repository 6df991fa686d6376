import Foundation
import LayoutGeometry
import TableSelection
import TestSupport
import Testing

/// A table of 600 pt on the screen with a finger at 580 pt, or at 20 pt for the way up.
private struct Screen {
  var rows: RowList
  var direction = PanDirection.down
  var height: CGFloat { direction == .down ? 580 : 20 }
  var limit: CGFloat { direction == .down ? max(0, rows.contentHeight - 600) : 0 }

  func scroll(
    from offset: CGFloat = 0,
    speed: Double = 20,
    usesEstimates: Bool = false
  ) -> AutoScroll {
    AutoScroll(
      direction,
      rowsPerSecond: speed,
      usesEstimatedHeights: usesEstimates,
      limit: limit,
      at: .start,
      reached: height + offset,
      offset: offset
    )
  }

  /// The row that the selection has come to.
  func row(_ scroll: AutoScroll) -> Int? {
    let reached = scroll.reached + (direction == .down ? 1e-6 : -1e-6)
    return direction == .down
      ? rows.rows(from: 0, to: reached).last
      : rows.rows(from: reached, to: rows.contentHeight).first
  }
}

private func at(_ seconds: Double) -> Instant {
  Instant(sinceStart: .milliseconds(Int((seconds * 1000).rounded())))
}

@Suite struct AutoScrollTests {
  @Test(arguments: [10.0, 20, 40, 7.5, 100])
  func `so many rows a second`(speed: Double) {
    let screen = Screen(rows: RowList(count: 1000))
    for seconds in [0.1, 0.5, 1, 2, 3.37] {
      var scroll = screen.scroll(speed: speed)
      scroll.advance(to: at(seconds), in: screen.rows)
      let passed = Int((speed * seconds + (580.0 / 50 - 11)).rounded(.down))
      #expect(screen.row(scroll) == 11 + passed)
      #expect(abs(scroll.offset - CGFloat(speed * seconds) * 50) < 1e-6)
      #expect(!scroll.isOver)
    }
  }

  @Test func `the selection stays under the finger whatever the heights`() {
    var random = SeededGenerator(seed: 7)
    let heights = (0..<300).map { _ in CGFloat(Int.random(in: 20...120, using: &random)) }
    let screen = Screen(rows: RowList(heights: heights, gaps: [30: 40, 60: 55]))
    var scroll = screen.scroll()
    for tick in 1...300 {
      scroll.advance(to: at(Double(tick) / 60), in: screen.rows)
      #expect(abs(scroll.offset + 580 - scroll.reached) < 1e-6)
    }
  }

  @Test func `many small steps come to where one large step comes`() {
    let screen = Screen(rows: RowList(heights: (0..<400).map { 30 + CGFloat($0 % 7) * 11 }))
    var small = screen.scroll()
    var large = small
    for tick in 1...613 { small.advance(to: at(Double(tick) / 100), in: screen.rows) }
    large.advance(to: at(6.13), in: screen.rows)
    #expect(abs(small.offset - large.offset) < 1e-6)
    #expect(abs(small.reached - large.reached) < 1e-6)
  }

  @Test(arguments: PanDirection.allCases)
  func `it ends at the table's end with the last row reached`(direction: PanDirection) {
    let rows = RowList(count: 100, gaps: [0: 50, 50: 50])
    let screen = Screen(rows: rows, direction: direction)
    let start = direction == .down ? 0 : rows.contentHeight - 600
    var scroll = screen.scroll(from: start)
    scroll.advance(to: at(3), in: rows)
    #expect(!scroll.isOver)
    scroll.advance(to: at(10), in: rows)
    #expect(scroll.isOver)
    #expect(scroll.offset == screen.limit)
    #expect(screen.row(scroll) == (direction == .down ? 99 : 0))
  }

  @Test func `a finger that moves on passes its rows besides`() {
    let screen = Screen(rows: RowList(count: 1000))
    var scroll = screen.scroll()
    scroll.follow(100, from: at(0.5), to: at(1), in: screen.rows)
    #expect(abs(scroll.reached - (580 + 20 * 50 + 100)) < 1e-6)
    #expect(abs(scroll.offset - 20 * 50) < 1e-6)
  }

  @Test(arguments: UInt64(1)...60)
  func `a movement in pieces comes to the same`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let heights = (0..<300).map { _ in CGFloat(Int.random(in: 10...90, using: &random)) }
    let screen = Screen(rows: RowList(heights: heights, gaps: [20: 33]))
    let distance = CGFloat.random(in: -4...40, using: &random)
    var whole = screen.scroll(speed: 40)
    whole.follow(distance, from: at(0.4), to: at(1), in: screen.rows)
    var pieces = screen.scroll(speed: 40)
    for piece in 0..<6 {
      let departure = 0.4 + Double(piece) * 0.1
      pieces.follow(distance / 6, from: at(departure), to: at(departure + 0.1), in: screen.rows)
    }
    #expect(abs(whole.reached - pieces.reached) < 1e-6, "seed \(seed)")
    #expect(abs(whole.offset - pieces.offset) < 1e-6, "seed \(seed)")
  }

  @Test func `estimates that are too small end short of the table's end`() {
    var rows = RowList(count: 100)
    rows.estimates = Array(repeating: 40, count: 100)
    let screen = Screen(rows: rows)
    var scroll = screen.scroll(usesEstimates: true)
    scroll.advance(to: at(10), in: rows)
    #expect(scroll.isOver)
    #expect(screen.row(scroll) == 99)
    #expect(abs(scroll.offset - 4400 * 40 / 50) < 1)
  }

  @Test func `estimates that are too large let the selection lag, more and more`() {
    var rows = RowList(count: 500)
    rows.estimates = Array(repeating: 60, count: 500)
    let screen = Screen(rows: rows)
    var scroll = screen.scroll(usesEstimates: true)
    var lags: [CGFloat] = []
    for seconds in [1.0, 2, 3] {
      scroll.advance(to: at(seconds), in: rows)
      lags.append(scroll.offset + 580 - scroll.reached)
    }
    #expect(lags.map { ($0 / 50).rounded() } == [4, 8, 12])
  }

  @Test func `a selection that lags goes on after the finger is lifted`() {
    var rows = RowList(count: 500)
    rows.estimates = Array(repeating: 60, count: 500)
    let screen = Screen(rows: rows)
    var scroll = screen.scroll(usesEstimates: true)
    scroll.advance(to: at(2), in: rows)
    let offset = scroll.offset
    let row = screen.row(scroll)
    scroll.settle(to: at(2.2), height: 580, in: rows)
    #expect(!scroll.isOver)
    #expect(screen.row(scroll) == row.map { $0 + 4 })
    scroll.settle(to: at(4), height: 580, in: rows)
    #expect(scroll.isOver)
    #expect(screen.row(scroll) == row.map { $0 + 8 })
    #expect(scroll.offset == offset)
  }

  @Test func `content that lags scrolls on after the finger is lifted`() {
    var rows = RowList(count: 500)
    rows.estimates = Array(repeating: 40, count: 500)
    let screen = Screen(rows: rows)
    var scroll = screen.scroll(usesEstimates: true)
    scroll.advance(to: at(2), in: rows)
    let reached = scroll.reached
    scroll.settle(to: at(2.1), height: 580, in: rows)
    #expect(!scroll.isOver)
    scroll.settle(to: at(6), height: 580, in: rows)
    #expect(scroll.isOver)
    #expect(scroll.reached == reached)
    #expect(abs(scroll.offset + 580 - reached) < 1e-6)
  }

  @Test(arguments: PanDirection.allCases, [40, 60])
  func `what lags is made up at the speed of the scroll, and the other stays`(
    direction: PanDirection,
    estimate: CGFloat
  ) {
    var rows = RowList(count: 500)
    rows.estimates = Array(repeating: estimate, count: 500)
    let screen = Screen(rows: rows, direction: direction)
    let sign: CGFloat = direction == .down ? 1 : -1
    var scroll = screen.scroll(from: direction == .down ? 0 : 24_400, usesEstimates: true)
    scroll.advance(to: at(2), in: rows)
    let lifted = scroll
    // The selection went 40 rows of 50 points, the content 40 estimates.
    let lag = screen.height + lifted.offset - lifted.reached
    #expect(abs(lag - sign * 40 * (estimate - 50)) < 1e-6)
    let isSelectionLate = estimate > 50
    // 20 rows a second, of 50 points for the selection, of 40 for the content.
    let speed: CGFloat = isSelectionLate ? 1000 : 800
    for (seconds, isOver) in [(0.1, false), (0.399, false), (0.6, true)] {
      scroll.settle(to: at(2 + seconds), height: screen.height, in: rows)
      let way = sign * min(speed * seconds, 400)
      let (reached, offset) = isSelectionLate ? (way, 0) : (0, way)
      #expect(abs(scroll.reached - lifted.reached - reached) < 1e-6, "\(seconds) s")
      #expect(abs(scroll.offset - lifted.offset - offset) < 1e-6, "\(seconds) s")
      #expect(scroll.isOver == isOver, "\(seconds) s")
    }
  }

  @Test func `content that lags ends at the table's end, though its row were further on`() {
    var rows = RowList(count: 100)
    rows.estimates = Array(repeating: 40, count: 100)
    let screen = Screen(rows: rows)
    var scroll = screen.scroll(usesEstimates: true)
    scroll.advance(to: at(4.395), in: rows)
    #expect(!scroll.isOver)
    for tick in 1...90 {
      scroll.settle(to: at(4.395 + Double(tick) / 60), height: 560, in: rows)
    }
    #expect(scroll.isOver)
    #expect(scroll.offset == screen.limit)
  }

  @Test func `heights as they are need no settling`() {
    let screen = Screen(rows: RowList(count: 500))
    var scroll = screen.scroll(usesEstimates: true)
    scroll.advance(to: at(2), in: screen.rows)
    let before = scroll
    scroll.settle(to: at(2.1), height: 580, in: screen.rows)
    #expect(scroll.isOver)
    #expect(scroll.offset == before.offset)
    #expect(scroll.reached == before.reached)
    // Nor does a finger that was not where the selection is.
    var exact = screen.scroll()
    exact.advance(to: at(2), in: screen.rows)
    exact.settle(to: at(2.1), height: 400, in: screen.rows)
    #expect(exact.isOver)
    #expect(exact.offset == before.offset)
    #expect(exact.reached == before.reached)
  }

  @Test func `rows without height and tables without rows end it`() {
    var flat = Screen(rows: RowList(heights: Array(repeating: 0, count: 50))).scroll()
    flat.advance(to: at(100), in: RowList(heights: Array(repeating: 0, count: 50)))
    #expect(flat.isOver)
    var empty = Screen(rows: RowList(count: 0)).scroll()
    empty.advance(to: at(1), in: RowList(count: 0))
    #expect(empty.isOver)
  }
}
