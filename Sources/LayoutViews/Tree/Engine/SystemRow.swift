import LayoutSolver

/// A row of the system of equations, with its source.
final class SystemRow {
  /// A source of a row.
  enum Source: Hashable {
    /// A constraint.
    case constraint
    /// The root of a tree begins at zero.
    case rootStart(LayoutAxis)
    /// The root of a tree is as long as its bounds.
    case rootLength(LayoutAxis)
    /// The root of a subtree that is measured is asked to be as long as a target.
    case fittingLength(LayoutAxis)
    /// A view's start by its frame and mask.
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
  private var solvingEngine: LayoutEngine?
  /// The constraint that the row is, or `nil` for a row that comes with an item.
  let constraint: LayoutConstraint?
  /// The owner of the row, or `nil` for a constraint.
  let node: LayoutNode?

  /// The row's name in the solver, or `nil` while it has no content.
  var solverID: ConstraintID?
  /// The statement of the row but for its terms, which the solver has; nil while it says nothing.
  var statement: RowContent.Statement?
  /// The amount by which a row without variables does not hold, or `nil` if it has some, or holds.
  var contradiction: Double?
  var isWaitingForTranslation = false
  /// The views whose scrolling changes the row.
  private var scrolledNodes: [LayoutNode] = []
  /// Whether there are any.
  private var followsScrolling = false

  init(_ source: Source, of node: LayoutNode, number: Int, in engine: LayoutEngine) {
    self.source = source
    self.node = node
    constraint = nil
    solvingEngine = engine
    self.number = number
  }

  init(_ constraint: LayoutConstraint, in engine: LayoutEngine) {
    source = .constraint
    self.constraint = constraint
    node = nil
    solvingEngine = engine
    number = engine.nextRowNumber()
  }

  /// The item of the row, or `nil` for a constraint or if that is gone.
  var item: (any LayoutItem)? { node?.item }

  /// The engine, or `nil` once the row left it, or its tree is gone.
  var engine: LayoutEngine? {
    guard let solvingEngine, solvingEngine.isOpen else { return nil }
    return solvingEngine
  }

  /// The content of the row; nil while it says nothing.
  var content: RowContent? {
    guard let statement, let solverID, let engine else { return nil }
    return RowContent(terms: engine.solver.terms(of: solverID), statement: statement)
  }

  func isSolved(by engine: LayoutEngine) -> Bool { solvingEngine === engine }

  /// Asks for the row to be written again before the next solution.
  func needsTranslation() {
    guard !isWaitingForTranslation, let engine else { return }
    isWaitingForTranslation = true
    engine.translateLater(self)
  }

  func leaveEngine() {
    engine?.remove(self)
    solvingEngine = nil
  }

  /// Has the row written again when `view` scrolls.
  func follow(_ view: View) {
    let node = view.node
    guard !scrolledNodes.contains(where: { $0 === node }) else { return }
    scrolledNodes.append(node)
    followsScrolling = true
    view.constraintState.scrolledRows.append(self)
  }

  func releaseScrolledViews() {
    guard followsScrolling else { return }
    followsScrolling = false
    for node in scrolledNodes {
      node.view?.constraintState.scrolledRows.removeAll { $0 === self }
    }
    scrolledNodes.removeAll(keepingCapacity: true)
  }
}

/// The content of a row in the solver's words: the sum of the terms compares with the constant.
struct RowContent {
  /// The parts of a row but for its terms.
  struct Statement {
    var relation: Relation
    var constant: Double
    var priority: Priority
    /// The protection of the row: the system's rows are not given up for the application's.
    var protection: Protection
  }

  var terms: [Term]
  var statement: Statement

  var isFinite: Bool {
    statement.constant.isFinite && terms.allSatisfy { $0.coefficient.isFinite }
  }
}
