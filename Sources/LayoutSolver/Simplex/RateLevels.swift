/// The levels at which columns may have rates, so that those at which they have none cost nothing: where each
/// view has a priority of its own there are hundreds.
struct RateLevels: ~Copyable {
  /// By column: a bit for each level.
  private var words = Buffer<UInt64>()
  private var wordsPerColumn = 1

  init() {}

  mutating func reset(columnCount: Int, levelCount: Int) {
    wordsPerColumn = (levelCount + 63) / 64
    words.removeAll()
    words.append(0, times: wordsPerColumn * columnCount)
  }

  @inline(__always)
  mutating func insert(_ level: Int, of column: Int32) {
    words[Int(column) * wordsPerColumn + level >> 6] |= 1 << UInt64(level & 63)
  }

  /// The first level from one on at which a column may have a rate.
  @inline(__always)
  func next(from level: Int, of column: Int) -> Int? {
    let start = column * wordsPerColumn
    var index = level >> 6
    var mask = UInt64.max << UInt64(level & 63)
    while index < wordsPerColumn {
      let word = words[start + index] & mask
      if word != 0 { return index << 6 + word.trailingZeroBitCount }
      mask = .max
      index += 1
    }
    return nil
  }
}
