/// A row in terms of the present roots: `sum(coefficients · roots) relation constant`.
struct ReducedRow: ~Copyable {
  /// A root with its coefficient.
  struct Part: BitwiseCopyable {
    var root: Int32
    var coefficient: Double
  }

  private var parts = Buffer<Part>()
  private(set) var constant = 0.0
  /// The lowest rank that the reduction rests on.
  private(set) var rank: Int32 = 0
  /// Differences up to this many points of the sum are rounding.
  private(set) var tolerance = 0.0

  init() {}

  /// The number of roots.
  var count: Int { parts.count }

  subscript(index: Int) -> Part { parts[index] }

  /// Differences this small, relative to the size of the numbers compared, are rounding.
  static let precision = 1e-9
  /// A coefficient this small beside what cancelled in it is rounding.
  private static let cancellation = 1e-11

  mutating func reduce(_ row: Row, terms: borrowing Buffer<Term>, slots: borrowing Buffer<Slot>) {
    parts.removeAll()
    parts.reserve(Int(row.count))
    var constant = row.constant
    var rank: Int32 = 0
    var magnitude = abs(constant)
    var largest = 0.0
    var hasMerged = false
    for place in row.terms {
      let term = terms[place]
      let slot = slots[term.variable.rawValue]
      let known = term.coefficient * slot.beta
      constant -= known
      largest = larger(largest, abs(term.coefficient))
      magnitude = larger(magnitude, abs(known))
      rank = max(rank, slot.rank)
      if slot.root >= 0, !add(term.coefficient * slot.alpha, of: slot.root) { hasMerged = true }
    }
    self.constant = constant
    self.rank = rank
    tolerance = ReducedRow.precision * larger(largest, magnitude)
    if hasMerged { dropCancelled(largest * ReducedRow.cancellation) }
  }

  /// The larger of two numbers, without a thought to what is none.
  @inline(__always)
  private func larger(_ first: Double, _ second: Double) -> Double {
    first > second ? first : second
  }

  /// Adds a term; tells whether its root is a new one.
  @inline(__always)
  private mutating func add(_ coefficient: Double, of root: Int32) -> Bool {
    for index in 0..<parts.count where parts[index].root == root {
      parts[index].coefficient += coefficient
      return false
    }
    if coefficient == 0 { return false }
    parts.appendReserved(Part(root: root, coefficient: coefficient))
    return true
  }

  private mutating func dropCancelled(_ limit: Double) {
    var kept = 0
    for index in 0..<parts.count where abs(parts[index].coefficient) > limit {
      parts[kept] = parts[index]
      kept += 1
    }
    parts.truncate(to: kept)
  }
}
