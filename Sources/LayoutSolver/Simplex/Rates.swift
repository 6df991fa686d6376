/// The rates at which costs change along columns, level by level.
///
/// A column has a number for each level, most of them zero. Those that may be others are marked, so that
/// levels without a rate cost nothing: there are hundreds if each view has a priority of its own. Columns
/// that no longer matter have no rates.
struct Rates: ~Copyable {
  /// The place of the numbers of each column, or -1 for none.
  private var places = Buffer<Int32>()
  /// The numbers, one for each level, place after place.
  private var values = Buffer<Double>()
  /// The bits of the levels that may have a rate, by place.
  private var marks = Buffer<UInt64>()
  private var placeCount = 0
  private var levelCount = 0
  private var wordsPerColumn = 1

  init() {}

  /// Makes room for the columns of a table that still matter, with all rates zero.
  mutating func begin(_ table: borrowing SparseRows, columnCount: Int, levelCount: Int) {
    self.levelCount = levelCount
    wordsPerColumn = (levelCount + 63) / 64
    placeCount = 0
    places.removeAll()
    for column in 0..<columnCount {
      places.append(table.isDropped(column) ? -1 : Int32(placeCount))
      if !table.isDropped(column) { placeCount += 1 }
    }
    values.removeAll()
    values.append(0, times: placeCount * levelCount)
    marks.removeAll()
    marks.append(0, times: wordsPerColumn * placeCount)
  }

  /// Makes all rates zero.
  mutating func removeAll() {
    for place in 0..<placeCount {
      for word in place * wordsPerColumn..<(place + 1) * wordsPerColumn {
        while marks[word] != 0 {
          let level = (word - place * wordsPerColumn) << 6 + marks[word].trailingZeroBitCount
          values[place * levelCount + level] = 0
          marks[word] &= marks[word] - 1
        }
      }
    }
  }

  subscript(column: Int, level: Int) -> Double {
    @inline(__always)
    get { places[column] < 0 ? 0 : values[Int(places[column]) * levelCount + level] }
    @inline(__always)
    set {
      let place = Int(places[column])
      if place < 0 { return }
      values[place * levelCount + level] = newValue
      marks[place * wordsPerColumn + level >> 6] |= 1 << UInt64(level & 63)
    }
  }

  /// Returns the first level from one on at which a column may have a rate.
  @inline(__always)
  func next(from level: Int, of column: Int) -> Int? {
    if places[column] < 0 { return nil }
    let start = Int(places[column]) * wordsPerColumn
    var index = level >> 6
    var mask = UInt64.max << UInt64(level & 63)
    while index < wordsPerColumn {
      let word = marks[start + index] & mask
      if word != 0 { return index << 6 + word.trailingZeroBitCount }
      mask = .max
      index += 1
    }
    return nil
  }
}
