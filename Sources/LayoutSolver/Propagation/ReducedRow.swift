/// A row in terms of the present roots: `sum(coefficients · roots) relation constant`.
struct ReducedRow: ~Copyable {
  /// A root with its coefficient.
  struct Part: BitwiseCopyable {
    var root: Int32
    var coefficient: Double
  }

  /// The roots with their coefficients, and behind them room for more.
  private var parts = Buffer<Part>()
  /// The number of roots.
  private(set) var count = 0
  private(set) var constant = 0.0
  /// The lowest rank that the reduction rests on.
  private(set) var rank: Int32 = 0
  /// The difference of the sum, in points, up to which it is rounding.
  private(set) var tolerance = 0.0

  init() {}

  /// Takes memory for as many terms as most rows have.
  mutating func makeRoom(in arena: inout Arena) { parts.reserve(8, in: &arena) }

  subscript(index: Int) -> Part { parts[index] }

  /// The difference relative to the compared numbers up to which it is rounding.
  static let precision = 1e-9
  /// The coefficient relative to the cancelled ones up to which it is rounding.
  private static let cancellation = 1e-11

  /// Brings a row in terms of the present roots.
  @inline(__always)
  mutating func reduce(_ row: Row, terms: borrowing Buffer<Term>, slots: borrowing Buffer<Slot>) {
    if row.count == 1, !parts.isEmpty {
      let term = terms[Int(row.start)]
      reduce(row.constant, term.coefficient, of: slots[term.variable.index])
    } else {
      reduceSum(row, terms: terms, slots: slots)
    }
  }

  /// Reduces a row to one term, like most rows that bound a width or a height.
  @inline(__always)
  private mutating func reduce(_ constant: Double, _ coefficient: Double, of slot: Slot) {
    let known = coefficient * slot.beta
    self.constant = constant - known
    rank = slot.rank
    let magnitude = ReducedRow.larger(abs(constant), abs(known))
    tolerance = ReducedRow.precision * ReducedRow.larger(abs(coefficient), magnitude)
    let remaining = coefficient * slot.alpha
    if slot.root >= 0, remaining != 0 {
      parts[0] = Part(root: slot.root, coefficient: remaining)
      count = 1
    } else {
      count = 0
    }
  }

  @inline(never)
  private mutating func reduceSum(
    _ row: Row,
    terms: borrowing Buffer<Term>,
    slots: borrowing Buffer<Slot>
  ) {
    if parts.count < Int(row.count) {
      parts.append(Part(root: -1, coefficient: 0), times: Int(row.count) - parts.count)
    }
    let slots = unsafe Span(_unsafeElements: slots.unsafeElements)
    let terms = unsafe Span(_unsafeElements: terms.unsafeElements).extracting(row.terms)
    var parts = unsafe MutableSpan(_unsafeElements: parts.unsafeMutableElements)
    var count = 0
    var constant = row.constant
    var rank: Int32 = 0
    var magnitude = abs(constant)
    var largest = 0.0
    var hasMerged = false
    for place in terms.indices {
      let term = terms[place]
      let slot = slots[Int(term.variable.rawValue)]
      let known = term.coefficient * slot.beta
      constant -= known
      largest = ReducedRow.larger(largest, abs(term.coefficient))
      magnitude = ReducedRow.larger(magnitude, abs(known))
      rank = max(rank, slot.rank)
      if slot.root < 0 { continue }
      let coefficient = term.coefficient * slot.alpha
      var index = 0
      while index < count, parts[index].root != slot.root { index &+= 1 }
      if index < count {
        parts[index].coefficient += coefficient
        hasMerged = true
      } else if coefficient != 0 {
        parts[count] = Part(root: slot.root, coefficient: coefficient)
        count &+= 1
      }
    }
    self.count = count
    self.constant = constant
    self.rank = rank
    tolerance = ReducedRow.precision * ReducedRow.larger(largest, magnitude)
    if hasMerged { dropCancelled(largest * ReducedRow.cancellation) }
  }

  /// Returns the larger of two numbers, whichever if one is not a number.
  @inline(__always)
  private static func larger(_ first: Double, _ second: Double) -> Double {
    first > second ? first : second
  }

  private mutating func dropCancelled(_ limit: Double) {
    var kept = 0
    for index in 0..<count where abs(parts[index].coefficient) > limit {
      parts[kept] = parts[index]
      kept += 1
    }
    count = kept
  }
}
