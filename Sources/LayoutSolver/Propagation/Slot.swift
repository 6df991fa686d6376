/// What is known of a variable: `value = alpha · root + beta`, or, without a root, `beta`.
struct Slot: BitwiseCopyable {
  /// The variable that stands for the class, or -1 where the value is known.
  var root: Int32
  /// The next member of the class; the members form a circle.
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

/// What is known of a root: its range, who set the ends, and which rows wait for it.
struct RootState: BitwiseCopyable {
  var lower: Double
  var upper: Double
  var lowerRow: Int32
  var upperRow: Int32
  /// The lowest rank that the lower end rests on.
  var lowerRank: Int32
  var upperRank: Int32
  /// How many members the class has.
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

/// Ranks number the priorities of a component from the top; 0 is required.
enum Rank {
  /// The rank of what no row determines.
  static let rest = Int32.max
}
