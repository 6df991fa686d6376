/// All rows, flat: the terms of a row lie side by side in one array.
struct RowStorage {
  private(set) var rows: [Row] = []
  private(set) var terms: [Term] = []
  private var freeRows: [Int32] = []
  private var nextOrder: Int32 = 0
  /// Terms of removed rows that still take up room.
  private var deadTermCount = 0

  /// Constants beyond this many points count as this many: `greatestFiniteMagnitude` is a common
  /// way to say "no limit" and must not drown what it is compared with.
  static let largestConstant = 0x1p40

  subscript(row: Int) -> Row { rows[row] }
  subscript(constraint: ConstraintID) -> Row { rows[constraint.index] }
}

extension RowStorage {
  mutating func append(
    _ newTerms: Span<Term>,
    _ relation: Relation,
    _ constant: Double,
    priority: Priority,
    isProtected: Bool
  ) -> ConstraintID {
    if deadTermCount > 256, deadTermCount * 2 > terms.count { compact() }
    var row = Row(
      start: Int32(terms.count),
      count: 0,
      order: nextOrder,
      priority: priority,
      constant: constant,
      relation: relation,
      isProtected: isProtected,
      hasUsableTerms: true,
      isActive: true,
      isFree: false
    )
    nextOrder += 1
    for index in newTerms.indices where newTerms[index].coefficient != 0 {
      let coefficient = newTerms[index].coefficient
      if !(abs(coefficient) <= RowStorage.largestConstant) { row.hasUsableTerms = false }
      terms.append(newTerms[index])
      row.count += 1
    }
    row.normalizeConstant()
    if let free = freeRows.popLast() {
      rows[Int(free)] = row
      return ConstraintID(free)
    }
    rows.append(row)
    return ConstraintID(rows.count - 1)
  }

  mutating func remove(_ constraint: ConstraintID) {
    precondition(!self[constraint].isFree, "constraint \(constraint.rawValue) was removed before")
    rows[constraint.index].isFree = true
    rows[constraint.index].isActive = false
    deadTermCount += Int(self[constraint].count)
    freeRows.append(constraint.rawValue)
  }

  mutating func setConstant(_ constant: Double, of constraint: ConstraintID) {
    precondition(!self[constraint].isFree, "constraint \(constraint.rawValue) was removed before")
    rows[constraint.index].constant = constant
    rows[constraint.index].normalizeConstant()
  }

  mutating func setPriority(_ priority: Priority, of constraint: ConstraintID) {
    precondition(!self[constraint].isFree, "constraint \(constraint.rawValue) was removed before")
    rows[constraint.index].priority = priority
  }

  /// Moves the terms of living rows together.
  private mutating func compact() {
    var kept: [Term] = []
    kept.reserveCapacity(terms.count)
    for index in rows.indices where !rows[index].isFree {
      let start = kept.count
      kept.append(contentsOf: terms[rows[index].terms])
      rows[index].start = Int32(start)
    }
    terms = kept
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
