/// The kerning between glyphs, kept by classes of glyphs that kern alike.
struct KerningTable: Sendable {
  /// The class that each glyph has as the first of a pair.
  private var leftClasses: [UInt16]
  /// The class that each glyph has as the second of a pair.
  private var rightClasses: [UInt16]
  private var columnCount: Int
  /// A row a left class, a column a right class.
  private var values: [Int16]

  /// Creates a table of zeros for glyphs of these classes.
  init(leftClasses: [UInt16], rightClasses: [UInt16]) {
    self.leftClasses = leftClasses
    self.rightClasses = rightClasses
    columnCount = Int(rightClasses.max() ?? 0) + 1
    values = [Int16](repeating: 0, count: (Int(leftClasses.max() ?? 0) + 1) * columnCount)
  }

  /// Returns the space added between two glyphs.
  func value(between left: Int, and right: Int) -> Int16 {
    values[Int(leftClasses[left]) * columnCount + Int(rightClasses[right])]
  }

  /// Sets the space added between the glyphs of two classes.
  mutating func setValue(_ value: Int, leftClass: Int, rightClass: Int) {
    values[leftClass * columnCount + rightClass] = Int16(value)
  }

  /// Adds to the values of single pairs of glyphs, each of which gets classes of its own.
  mutating func add(_ pairs: [(left: Int, right: Int, value: Int)]) {
    var rows = Array(0..<values.count / columnCount)
    var columns = Array(0..<columnCount)
    Self.part(pairs.map(\.left), classes: &leftClasses, copies: &rows)
    Self.part(pairs.map(\.right), classes: &rightClasses, copies: &columns)
    values = rows.flatMap { row in columns.map { values[row * columnCount + $0] } }
    columnCount = columns.count
    for pair in pairs {
      let row = Int(leftClasses[pair.left]) * columnCount
      values[row + Int(rightClasses[pair.right])] += Int16(pair.value)
    }
  }

  /// Gives each glyph a class of its own, which begins as a copy of the one that it had.
  private static func part(_ glyphs: [Int], classes: inout [UInt16], copies: inout [Int]) {
    var isParted = [Bool](repeating: false, count: classes.count)
    for glyph in glyphs where !isParted[glyph] {
      isParted[glyph] = true
      copies.append(Int(classes[glyph]))
      classes[glyph] = UInt16(copies.count - 1)
    }
  }
}
