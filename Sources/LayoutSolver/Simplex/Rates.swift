/// The rates at which costs change along columns, level by level.
///
/// A column has a number for each level, most of them zero. Those that may be others are marked, so that levels
/// without a rate cost nothing: where each view has a priority of its own there are hundreds.
struct Rates: ~Copyable {
  /// Column after column, a number for each level.
  private var values = Buffer<Double>()
  /// By column: a bit for each level.
  private var marks = Buffer<UInt64>()
  private var levelCount = 0
  private var wordsPerColumn = 1

  init() {}

  /// Makes all rates zero.
  mutating func reset(columnCount: Int, levelCount: Int) {
    guard self.levelCount == levelCount, values.count == columnCount * levelCount else {
      self.levelCount = levelCount
      wordsPerColumn = (levelCount + 63) / 64
      values.removeAll()
      values.append(0, times: columnCount * levelCount)
      marks.removeAll()
      marks.append(0, times: wordsPerColumn * columnCount)
      return
    }
    for column in 0..<columnCount { clear(column) }
  }

  private mutating func clear(_ column: Int) {
    var level = next(from: 0, of: column)
    while let current = level {
      values[column * levelCount + current] = 0
      level = next(from: current + 1, of: column)
    }
    for index in 0..<wordsPerColumn { marks[column * wordsPerColumn + index] = 0 }
  }

  subscript(column: Int, level: Int) -> Double {
    @inline(__always)
    get { values[column * levelCount + level] }
    @inline(__always)
    set {
      values[column * levelCount + level] = newValue
      marks[column * wordsPerColumn + level >> 6] |= 1 << UInt64(level & 63)
    }
  }

  /// The first level from one on at which a column may have a rate.
  @inline(__always)
  func next(from level: Int, of column: Int) -> Int? {
    let start = column * wordsPerColumn
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
