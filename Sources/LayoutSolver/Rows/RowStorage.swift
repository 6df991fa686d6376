/// The storage of all rows, in which the terms of a row lie side by side in one array.
struct RowStorage: ~Copyable {
  private(set) var rows = Buffer<Row>()
  private(set) var terms = Buffer<Term>()
  private(set) var levels = PriorityLevels()
  /// Whether rows lie in order of activation.
  private(set) var isInOrder = true
  private var freeRows: [Int32] = []
  /// The removed rows whose numbers are still known elsewhere.
  private var retiredRows: [Int32] = []
  private var nextOrder: Int32 = 0
  /// The number of terms of removed rows that still take up room.
  private var deadTermCount = 0
  /// The new list of terms in `compact` (scratch).
  private var keptTerms = Buffer<Term>()

  init() {}

  /// The number of points beyond which a constant counts as this many.
  ///
  /// `greatestFiniteMagnitude` is a common way to say "no limit" and must not drown the numbers beside it.
  static let largestConstant = 0x1p40
  /// The size of a coefficient that makes a row inert; those below its inverse count as 0.
  static let largestCoefficient = 0x1p30

  var count: Int { rows.count }

  subscript(row: Int) -> Row { rows[row] }
  subscript(constraint: ConstraintID) -> Row { rows[constraint.index] }

  /// Returns the priority of a row as given by the caller.
  func priority(ofRow row: Int32) -> Priority { levels[rows[row].level] }
}

extension RowStorage {
  /// The number of terms of a common constraint, with some to spare.
  private static let commonTermCount = 3

  /// Takes memory for rows that are to come.
  mutating func makeRoom(rows count: Int, in arena: inout Arena) {
    rows.reserve(count, in: &arena)
    terms.reserve(count * RowStorage.commonTermCount, in: &arena)
  }

  @inline(__always)
  mutating func append(
    _ newTerms: Span<Term>,
    _ relation: Relation,
    _ constant: Double,
    priority: Priority,
    protection: Protection
  ) -> ConstraintID {
    if deadTermCount > 256, deadTermCount * 2 > terms.count { compact() }
    let start = terms.count
    let areOrdinary = terms.append(copying: newTerms) { RowStorage.isOrdinary($0.coefficient) }
    let hasUsableTerms = areOrdinary || normalizeTerms(from: start)
    var row = Row(
      start: Int32(start),
      count: Int32(terms.count - start),
      order: nextOrder,
      level: levels.level(of: priority),
      constant: constant,
      relation: relation,
      protection: protection,
      hasUsableTerms: hasUsableTerms,
      isActive: true,
      isFree: false
    )
    nextOrder += 1
    row.normalizeConstant()
    if freeRows.isEmpty {
      rows.append(row)
      return ConstraintID(rows.count - 1)
    }
    isInOrder = false
    let free = freeRows.removeLast()
    rows[free] = row
    return ConstraintID(free)
  }

  /// Returns whether a coefficient is neither too small nor too large.
  @inline(__always)
  private static func isOrdinary(_ coefficient: Double) -> Bool {
    abs(coefficient) >= 1 / largestCoefficient && abs(coefficient) <= largestCoefficient
  }

  /// Removes terms that count as 0, and returns whether the others can be calculated with.
  private mutating func normalizeTerms(from start: Int) -> Bool {
    var isUsable = true
    var kept = start
    for place in start..<terms.count {
      let size = abs(terms[place].coefficient)
      if size < 1 / RowStorage.largestCoefficient { continue }
      if !(size <= RowStorage.largestCoefficient) { isUsable = false }
      terms[kept] = terms[place]
      kept += 1
    }
    terms.truncate(to: kept)
    return isUsable
  }

  /// Returns whether a row has just these terms, those aside that count as 0.
  func hasTerms(_ constraint: ConstraintID, _ other: Span<Term>) -> Bool {
    let places = self[constraint].terms
    var place = places.lowerBound
    for index in other.indices
    where abs(other[index].coefficient) >= 1 / RowStorage.largestCoefficient {
      if place == places.upperBound || terms[place] != other[index] { return false }
      place += 1
    }
    return place == places.upperBound
  }

  mutating func remove(_ constraint: ConstraintID) {
    precondition(!self[constraint].isFree, "constraint \(constraint.rawValue) was removed before")
    rows[constraint.index].isFree = true
    rows[constraint.index].isActive = false
    deadTermCount += Int(self[constraint].count)
    retiredRows.append(constraint.rawValue)
  }

  /// Lets the numbers of removed rows be given out again.
  mutating func reuseRemovedRows() {
    if retiredRows.isEmpty { return }
    freeRows += retiredRows
    retiredRows.removeAll(keepingCapacity: true)
  }

  mutating func setConstant(_ constant: Double, of constraint: ConstraintID) {
    precondition(!self[constraint].isFree, "constraint \(constraint.rawValue) was removed before")
    rows[constraint.index].constant = constant
    rows[constraint.index].normalizeConstant()
    if !self[constraint].isActive { rows[constraint.index].isDemoted = false }
  }

  mutating func setPriority(_ priority: Priority, of constraint: ConstraintID) {
    precondition(!self[constraint].isFree, "constraint \(constraint.rawValue) was removed before")
    rows[constraint.index].level = levels.level(of: priority)
  }

  /// Lets a required row count for less.
  mutating func demote(_ constraint: ConstraintID) { rows[constraint.index].isDemoted = true }

  /// Lets a demoted row count for all again.
  mutating func restore(_ row: Int32) { rows[row].isDemoted = false }

  /// Lets demoted rows count for all again.
  mutating func restore(_ restored: borrowing Buffer<Int32>) {
    for index in restored.indices { rows[restored[index]].isDemoted = false }
  }

  /// Moves the terms of living rows together.
  private mutating func compact() {
    keptTerms.removeAll()
    keptTerms.reserve(terms.count - deadTermCount)
    for index in rows.indices where !rows[index].isFree {
      let start = keptTerms.count
      for place in rows[index].terms { keptTerms.append(terms[place]) }
      rows[index].start = Int32(start)
    }
    swap(&terms, &keptTerms)
    deadTermCount = 0
  }
}

extension Row {
  fileprivate mutating func normalizeConstant() {
    isActive = constant.isFinite && hasUsableTerms
    let limit = RowStorage.largestConstant
    if isActive { constant = max(-limit, min(constant, limit)) }
  }
}
