/// A sum of variables with coefficients, each variable once, in memory that it keeps when it is emptied.
package struct LinearSum: ~Copyable {
  private var list = Buffer<Term>()

  /// Creates the sum of nothing.
  package init() {}

  package var isEmpty: Bool { list.isEmpty }

  /// Whether all coefficients are numbers.
  package var isFinite: Bool { list.indices.allSatisfy { list[$0].coefficient.isFinite } }

  package var terms: [Term] { list.indices.map { list[$0] } }

  // The terms at their place, until the sum changes.
  var unsafeTerms: UnsafeBufferPointer<Term> { unsafe list.unsafeElements }

  /// Adds `coefficient` times `variable`, and removes terms that cancel out.
  package mutating func add(_ variable: VariableID, _ coefficient: Double) {
    guard coefficient != 0 else { return }
    for place in list.indices where list[place].variable == variable {
      list[place].coefficient += coefficient
      if list[place].coefficient == 0 { list.remove(at: place) }
      return
    }
    list.append(Term(variable, coefficient))
  }

  package mutating func removeAll() { list.removeAll() }
}
