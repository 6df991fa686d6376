/// The state of a variable: `value = alpha · root + beta`, or, without a root, `beta`.
struct Slot: BitwiseCopyable {
  /// The representative of the class (its root in the union-find), or -1 if the value is known.
  var root: Int32
  /// The next member of the class, whose members form a circle.
  var next: Int32
  /// The lowest rank that this knowledge rests on.
  var rank: Int32
  /// The step that eliminated the variable, or -1 for a root.
  var step: Int32
  var alpha: Double
  var beta: Double

  static func free(_ variable: Int32) -> Slot {
    Slot(root: variable, next: variable, rank: 0, step: -1, alpha: 1, beta: 0)
  }
}

/// The state of a root: its range, the rows that set the ends, and the rows that wait for it.
struct RootState: BitwiseCopyable {
  var lower: Double
  var upper: Double
  var lowerRow: Int32
  var upperRow: Int32
  /// The lowest rank that the lower end rests on.
  var lowerRank: Int32
  var upperRank: Int32
  /// The number of members of the class.
  var size: Int32
  /// The first of the watches on this root, or -1.
  var watch: Int32

  static let free = RootState(
    lower: -.infinity,
    upper: .infinity,
    lowerRow: -1,
    upperRow: -1,
    lowerRank: 0,
    upperRank: 0,
    size: 1,
    watch: -1
  )

  var isBounded: Bool { lower > -.infinity || upper < .infinity }
}

/// A namespace for ranks, which number the priorities of a component from 0, which is required.
enum Rank {
  /// The rank of a variable that no row determines.
  static let rest = Int32.max
}
