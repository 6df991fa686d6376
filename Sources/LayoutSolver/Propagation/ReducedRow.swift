/// A row in terms of the present roots: `sum(coefficients · roots) relation constant`.
struct ReducedRow: ~Copyable {
  private(set) var roots = Buffer<Int32>()
  private(set) var coefficients = Buffer<Double>()
  private(set) var constant = 0.0
  /// The lowest rank that the reduction rests on.
  private(set) var rank: Int32 = 0
  /// Differences up to this many points of the sum are rounding.
  private(set) var tolerance = 0.0

  init() {}

  var count: Int { roots.count }

  /// Differences this small, relative to the size of the numbers compared, are rounding.
  static let precision = 1e-9
  /// A coefficient this small beside what cancelled in it is rounding.
  private static let cancellation = 1e-11

  mutating func reduce(_ row: Row, terms: borrowing Buffer<Term>, slots: borrowing Buffer<Slot>) {
    roots.removeAll()
    coefficients.removeAll()
    var constant = row.constant
    var rank: Int32 = 0
    var magnitude = abs(constant)
    var largest = 0.0
    var hasMerged = false
    for place in row.terms {
      let term = terms[place]
      let slot = slots[term.variable.rawValue]
      let size = abs(term.coefficient)
      if size > largest { largest = size }
      if slot.beta != 0 {
        let known = term.coefficient * slot.beta
        constant -= known
        if abs(known) > magnitude { magnitude = abs(known) }
      }
      if slot.rank > rank { rank = slot.rank }
      if slot.root >= 0, !add(term.coefficient * slot.alpha, of: slot.root) { hasMerged = true }
    }
    self.constant = constant
    self.rank = rank
    tolerance = ReducedRow.precision * (largest > magnitude ? largest : magnitude)
    if hasMerged { dropCancelled(largest * ReducedRow.cancellation) }
  }

  /// Adds a term; tells whether its root is a new one.
  @inline(__always)
  private mutating func add(_ coefficient: Double, of root: Int32) -> Bool {
    for index in 0..<roots.count where roots[index] == root {
      coefficients[index] += coefficient
      return false
    }
    if coefficient == 0 { return false }
    roots.append(root)
    coefficients.append(coefficient)
    return true
  }

  private mutating func dropCancelled(_ limit: Double) {
    var kept = 0
    for index in 0..<roots.count where abs(coefficients[index]) > limit {
      if kept != index {
        roots[kept] = roots[index]
        coefficients[kept] = coefficients[index]
      }
      kept += 1
    }
    roots.truncate(to: kept)
    coefficients.truncate(to: kept)
  }
}
