import LayoutSolver

/// One line of the system of equations, and what it comes from.
final class SolvedRow {
  /// What a row says.
  enum Source: Hashable {
    /// What a constraint says.
    case constraint
    /// The root of a tree begins at zero.
    case rootStart(LayoutAxis)
    /// The root of a tree is as long as its bounds.
    case rootLength(LayoutAxis)
    /// The root of a subtree that is measured is asked to be as long as a target.
    case fittingLength(LayoutAxis)
    /// A view starts where its frame and mask say.
    case maskStart(LayoutAxis)
    /// A view is as long as its frame and mask say.
    case maskLength(LayoutAxis)
    /// A view does not want to be longer than its content.
    case hugging(LayoutAxis)
    /// A view does not want to be shorter than its content.
    case compressionResistance(LayoutAxis)
    /// Nothing is shorter than zero.
    case nonNegative(LayoutAxis)
    /// A guide starts at an inset of its owner.
    case insetStart(LayoutAxis)
    /// A guide ends at an inset of its owner.
    case insetEnd(LayoutAxis)
  }

  let source: Source
  /// The order in which rows were made.
  let number: Int
  private(set) weak var engine: LayoutEngine?
  private(set) weak var constraint: LayoutConstraint?
  private(set) weak var item: (any LayoutItem)?

  /// The row's name in the solver; nil while it says nothing.
  var solverID: ConstraintID?
  var content: RowContent?
  /// By how much a row without variables does not hold; nil where it has some, or holds.
  var contradiction: Double?
  var isWaitingForTranslation = false
  /// The views whose scrolling changes the row.
  var scrolledViews: [View] = []

  init(_ source: Source, of item: any LayoutItem, in engine: LayoutEngine) {
    self.source = source
    self.item = item
    self.engine = engine
    number = engine.nextRowNumber()
  }

  init(_ constraint: LayoutConstraint, in engine: LayoutEngine) {
    source = .constraint
    self.constraint = constraint
    self.engine = engine
    number = engine.nextRowNumber()
  }

  /// Asks for the row to be written anew before the next solution.
  func needsTranslation() {
    guard !isWaitingForTranslation, let engine else { return }
    isWaitingForTranslation = true
    engine.translateLater(self)
  }

  func leaveEngine() {
    engine?.remove(self)
    engine = nil
  }
}

/// What a row says in the solver's words: the sum of the terms compares with the constant.
struct RowContent {
  var terms: [Term]
  var relation: Relation
  var constant: Double
  var priority: Priority
  /// Whether the row comes from the system and is not given up for one of the application.
  var isProtected: Bool

  var isFinite: Bool {
    constant.isFinite && terms.allSatisfy { $0.coefficient.isFinite }
  }

  func hasSameTerms(as other: RowContent) -> Bool {
    guard relation == other.relation, isProtected == other.isProtected,
      terms.count == other.terms.count
    else { return false }
    for (left, right) in zip(terms, other.terms)
    where left.variable != right.variable || left.coefficient != right.coefficient {
      return false
    }
    return true
  }
}
