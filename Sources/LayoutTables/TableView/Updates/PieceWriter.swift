/// A writer of the rows of a section, one after the other.
struct PieceWriter {
  /// The number of the next row in the table.
  var first: Int
  private(set) var pieces: [TableTransition.Piece] = []
  /// The old pieces that are still to come, from the last to the first.
  private var rest: [TableTransition.Piece] = []

  init(first: Int) { self.first = first }

  /// Takes the rows of before that stay.
  ///
  /// - Complexity: O(ranges · log ranges).
  mutating func keep(
    _ rows: Range<Int>,
    but changes: (leaving: RangeSet<Int>, reloaded: RangeSet<Int>)?
  ) {
    var next = rows.lowerBound
    func kept(to end: Int) -> [TableTransition.Piece] {
      next < end ? [.init(first: 0, count: end - next, origin: next)] : []
    }
    let leaving = (changes?.leaving.ranges).map { $0.map { (rows: $0, stays: false) } } ?? []
    let reloaded = (changes?.reloaded.ranges).map { $0.map { (rows: $0, stays: true) } } ?? []
    for change in (leaving + reloaded).sorted(by: { $0.rows.lowerBound < $1.rows.lowerBound }) {
      let first = rows.lowerBound + change.rows.lowerBound
      rest += kept(to: first)
      if change.stays { rest.append(.init(first: 0, count: change.rows.count, replaced: first)) }
      next = first + change.rows.count
    }
    rest += kept(to: rows.upperBound)
    rest.reverse()
  }

  /// Writes `count` rows: those that arrive at their places, and those that stay between them.
  ///
  /// - Complexity: O(ranges · log ranges).
  mutating func write(count: Int, inserted: RangeSet<Int>, movedIn: [Int: Int?]) {
    let new = inserted.ranges.map { (rows: $0, origin: Int?.none) }
    let moved = movedIn.map { (rows: $0.key..<$0.key + 1, origin: $0.value) }
    var row = 0
    for arrival in (new + moved).sorted(by: { $0.rows.lowerBound < $1.rows.lowerBound }) {
      fill(arrival.rows.lowerBound - row)
      add(.init(first: 0, count: arrival.rows.count, origin: arrival.origin))
      row = arrival.rows.upperBound
    }
    fill(count - row)
  }

  /// Writes `count` of the rows that stay, and new ones if there are no more.
  private mutating func fill(_ count: Int) {
    var missing = count
    while missing > 0 {
      guard var piece = rest.popLast() else {
        add(.init(first: 0, count: missing))
        return
      }
      let taken = min(missing, piece.count)
      add(.init(first: 0, count: taken, origin: piece.origin, replaced: piece.replaced))
      missing -= taken
      guard taken < piece.count else { continue }
      piece.count -= taken
      piece.origin = piece.origin.map { $0 + taken }
      piece.replaced = piece.replaced.map { $0 + taken }
      rest.append(piece)
    }
  }

  private mutating func add(_ piece: TableTransition.Piece) {
    var piece = piece
    piece.first = first
    first += piece.count
    guard let last = pieces.last, continues(piece.origin, last.origin, last.count),
      continues(piece.replaced, last.replaced, last.count)
    else {
      pieces.append(piece)
      return
    }
    pieces[pieces.count - 1].count += piece.count
  }

  /// Returns whether a number follows on another one after so many rows, or neither is one.
  private func continues(_ next: Int?, _ last: Int?, _ count: Int) -> Bool {
    last.map { $0 + count } == next
  }
}
