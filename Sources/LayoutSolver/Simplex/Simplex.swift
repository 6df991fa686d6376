/// A simplex that minimizes the errors of rows in strict order of level, and within a level their sum.
///
/// Every row is a variable of its own, the value of its sum, with a cost that bends at its constant;
/// so there are no slack or error variables. At any time as many rows as there are unknowns sit at
/// their constants (they head the columns), and the others follow from these. A step moves one of
/// them away from its constant as long as that lowers the cost, across the bends of others, and lets
/// the row at which it no longer does take its place. The costs have one row of rates per level,
/// which takes part in every exchange. The first level holds the rows that must be satisfied. A last one
/// decides among equals, in favor of rows that were activated earlier. Steps across bends are those of Fourer,
/// "A simplex algorithm for piecewise-linear programming", Mathematical Programming 33, 1985.
///
/// An unknown costs nothing by itself, so once a row has taken its column it never comes back: its
/// row becomes a definition, which is evaluated only at the end.
///
/// Layouts are degenerate: many rows meet in one point. Constants carry an infinitesimal part, as a
/// second number, so that no two rows meet exactly and no step is of length zero (Charnes, "Optimality and
/// degeneracy in linear programming", Econometrica 20, 1952).
struct Simplex: ~Copyable {
  /// A number and its infinitesimal part.
  typealias Value = SIMD2<Double>

  struct Objective: BitwiseCopyable {
    var target: Value
    var tolerance: Double
    var relation: Relation
    var level: Int32
    /// The cost of an error if all levels leave a choice, higher for rows activated earlier.
    var tieWeight: Double
    /// The row of the system that this one comes from.
    var source: Int32
  }

  /// The head of a row or column: an unknown, or the row of that number.
  struct Head: BitwiseCopyable, Equatable {
    var number: Int32

    static func unknown(_ index: Int32) -> Head { Head(number: -1 - index) }
    static func row(_ index: Int32) -> Head { Head(number: index) }
    var isRow: Bool { number >= 0 }
    var row: Int { Int(number) }
    var unknown: Int { Int(-1 - number) }
  }

  /// The move of a column that lowers the cost, as far as it is known.
  struct Candidate: BitwiseCopyable {
    /// The highest level at which it does, or a bound on it, or -1 as long as nothing is known.
    var level: Int32
    /// The direction, 1 or -1, or 0 as long as the move is not known.
    var direction: Double
    /// The rate at that level.
    var rate: Double

    static var unknown: Self { Self(level: -1, direction: 0, rate: 0) }
    /// The candidate of a column without a move that lowers the cost.
    static var none: Self { Self(level: .max, direction: 0, rate: 0) }

    var isUnknown: Bool { level < 0 }
    var isBounded: Bool { direction == 0 }
  }

  /// The factor of a pivot row at a level.
  struct Factor: BitwiseCopyable {
    var level: Int
    var value: Double
  }

  /// A row at its constant that can leave it in one direction without cost: 1 or -1.
  struct Departure: BitwiseCopyable {
    var row: Int32
    var direction: Double
  }

  struct Breakpoint: BitwiseCopyable {
    var step: Value
    var row: Int32
    var size: Double
  }

  var objectives = Buffer<Objective>()
  var table = SparseRows()
  var basic = Buffer<Head>()
  var values = Buffer<Value>()
  /// The side of its constant on which each basic row costs: -1, 0 or 1.
  var slopes = Buffer<Double>()
  var nonbasic = Buffer<Head>()
  var nonbasicValues = Buffer<Value>()
  /// The rates of all levels, the last of which is that of the ties.
  var rates = Rates()
  /// The move of each column that lowers the cost, as far as it is known.
  var candidates = Buffer<Candidate>()
  var levelCount = 0
  var tieLevel = 0
  /// Whether columns of equalities that must hold are taken out as soon as they do.
  var dropsEqualities = true
  var definitions = Definitions()
  /// The entering column, its breakpoints, its rates by level, and those that are not zero (scratch).
  var entries = Buffer<SparseRows.Entry>()
  var breaks = Buffer<Breakpoint>()
  var rate = Buffer<Double>()
  var factors = Buffer<Factor>()
  /// The values of the unknowns, by column, as `findSolution` found them.
  private(set) var solution = Buffer<Double>()
  /// Whether an unknown may take other values at the same cost, as `findFreeUnknowns` found.
  var isFree = Buffer<Bool>()
  /// The values, speeds or weights of the rows and of the unknowns (scratch).
  var rowNumbers = Buffer<Double>()
  var unknownNumbers = Buffer<Double>()
  /// The columns without cost that rows block, and the unknowns that move along them (scratch).
  var blocked = Buffer<Int32>()
  var doubtful = Buffer<Int32>()
  /// The rows at their constants that may leave to one side, and those that never leave (scratch).
  var departures = Buffer<Departure>()
  var fixedRows = RowSet()
  /// The sum of unknowns to be lowered (scratch).
  var aim = Buffer<Double>()
  private var noise = Noise()

  /// The size up to which rates are rounding.
  static let rateTolerance = 1e-9
  /// The size up to which infinitesimal parts are rounding.
  static let noiseTolerance = 1e-9
  /// The size up to which entries are no pivots.
  static let pivotTolerance = 1e-9

  init() {}

  var columnCount: Int { nonbasic.count }

  mutating func reset(columnCount: Int, levelCount: Int, dropsEqualities: Bool) {
    self.levelCount = levelCount + 1
    tieLevel = levelCount
    self.dropsEqualities = dropsEqualities
    objectives.removeAll()
    table.reset(columnCount: columnCount)
    basic.removeAll()
    values.removeAll()
    slopes.removeAll()
    nonbasic.removeAll()
    nonbasicValues.removeAll()
    nonbasicValues.append(Value(), times: columnCount)
    for column in 0..<columnCount { nonbasic.append(.unknown(Int32(column))) }
    candidates.removeAll()
    candidates.append(.unknown, times: columnCount)
    definitions.removeAll()
    noise = Noise()
  }

  /// Adds a row, in order of level, and within a level in order of activation.
  mutating func append(
    _ reduced: borrowing ReducedRow,
    columns: borrowing Buffer<Int32>,
    relation: Relation,
    level: Int32,
    tieWeight: Double,
    source: Int32
  ) {
    let size = noise.next()
    // A hard row is loosened, never tightened: rows that can just hold still can.
    let part: Double =
      switch relation {
      case _ where level > 0: size
      case .equal: 0
      case .lessThanOrEqual: size
      case .greaterThanOrEqual: -size
      }
    objectives.append(
      Objective(
        target: Value(reduced.constant, part),
        tolerance: reduced.tolerance,
        relation: relation,
        level: level,
        tieWeight: tieWeight,
        source: source
      )
    )
    table.appendRow()
    for index in 0..<reduced.count {
      table.appendCell(columns[reduced[index].root], reduced[index].coefficient)
    }
    basic.append(.row(Int32(objectives.count - 1)))
    values.append(Value())
    slopes.append(0)
  }
}

extension Simplex {
  /// Returns the side of its constant on which a row costs at a value: -1 below, 1 above, 0 if it holds.
  func slope(of row: Int, at value: Value) -> Double {
    let objective = objectives[row]
    let distance = value - objective.target
    let side: Double
    if distance.x > objective.tolerance {
      side = 1
    } else if distance.x < -objective.tolerance {
      side = -1
    } else if distance.y > Simplex.noiseTolerance {
      side = 1
    } else if distance.y < -Simplex.noiseTolerance {
      side = -1
    } else {
      return 0
    }
    switch objective.relation {
    case .equal: return side
    case .lessThanOrEqual: return max(side, 0)
    case .greaterThanOrEqual: return min(side, 0)
    }
  }

  /// Returns the amount by which a basic row misses its constant, or 0 if it holds.
  func error(ofBasic place: Int) -> Double {
    let objective = objectives[basic[place].row]
    let distance = values[place].x - objective.target.x
    if abs(distance) <= objective.tolerance * 4 { return 0 }
    switch objective.relation {
    case .equal: return abs(distance)
    case .lessThanOrEqual: return max(distance, 0)
    case .greaterThanOrEqual: return max(-distance, 0)
    }
  }

  /// Returns the place of a row that is basic.
  func place(ofRow row: Int) -> Int? { basic.indices.first { basic[$0] == .row(Int32(row)) } }

  /// Finds the values of the unknowns.
  mutating func findSolution() {
    evaluate()
    solution.assign(unknownNumbers)
  }

  /// Computes the present values of the rows and the unknowns.
  mutating func evaluate() {
    clearNumbers()
    for place in basic.indices where basic[place].isRow {
      rowNumbers[basic[place].row] = values[place].x
    }
    for column in nonbasic.indices where nonbasic[column].isRow {
      rowNumbers[nonbasic[column].row] = nonbasicValues[column].x
    }
    definitions.evaluate(rows: rowNumbers, unknowns: &unknownNumbers, withConstants: true)
  }

  /// Sets the numbers of all rows and unknowns to 0.
  mutating func clearNumbers() {
    rowNumbers.removeAll()
    rowNumbers.append(0, times: objectives.count)
    unknownNumbers.removeAll()
    unknownNumbers.append(0, times: columnCount)
  }
}
