/// Writes the rows of a section, one after the other.
struct PieceWriter {
  /// The number of the next row in the table.
  var first: Int
  private(set) var pieces: [TableTransition.Piece] = []
  /// What of before is still to come, from the last to the first.
  private var rest: [TableTransition.Piece] = []

  init(first: Int) {
    self.first = first
  }

  /// Takes the rows of before that stay.
  mutating func keep(_ rows: Range<Int>, but changes: (leaving: Set<Int>, reloaded: Set<Int>)?) {
    var next = rows.lowerBound
    func kept(to end: Int) -> [TableTransition.Piece] {
      next < end ? [.init(first: 0, count: end - next, origin: next)] : []
    }
    for row in (changes.map { $0.leaving.union($0.reloaded) } ?? []).sorted() {
      rest += kept(to: rows.lowerBound + row)
      if changes?.leaving.contains(row) == false { rest.append(.init(first: 0, count: 1)) }
      next = rows.lowerBound + row + 1
    }
    rest += kept(to: rows.upperBound)
    rest.reverse()
  }

  /// Writes `count` rows: those that arrive at their places, what stays between them.
  mutating func write(count: Int, arriving: [Int: Int?]) {
    var row = 0
    for (place, origin) in arriving.sorted(by: { $0.key < $1.key }) {
      fill(place - row)
      add(1, origin: origin)
      row = place + 1
    }
    fill(count - row)
  }

  /// Writes `count` of the rows that stay, and new ones where there are no more.
  private mutating func fill(_ count: Int) {
    var missing = count
    while missing > 0 {
      guard var piece = rest.popLast() else {
        add(missing, origin: nil)
        return
      }
      let taken = min(missing, piece.count)
      add(taken, origin: piece.origin)
      missing -= taken
      guard taken < piece.count else { continue }
      piece.count -= taken
      piece.origin = piece.origin.map { $0 + taken }
      rest.append(piece)
    }
  }

  private mutating func add(_ count: Int, origin: Int?) {
    defer { first += count }
    if let last = pieces.last, last.origin.map({ $0 + last.count }) == origin,
      (last.origin == nil) == (origin == nil)
    {
      pieces[pieces.count - 1].count += count
    } else {
      pieces.append(.init(first: first, count: count, origin: origin))
    }
  }
}
