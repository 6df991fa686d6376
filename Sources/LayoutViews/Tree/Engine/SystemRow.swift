import LayoutSolver

/// A row of the system of equations, as reports see it: with its source, and what it says at present.
struct SystemRow {
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
  /// The constraint that the row is, or `nil` for a row that comes with an item.
  let constraint: LayoutConstraint?
  /// The owner of the row, or `nil` for a constraint.
  let node: LayoutNode?
  private let engine: LayoutEngine
  private let index: Int

  /// Creates the row at a place of the engine's list.
  init(at index: Int, in engine: LayoutEngine) {
    let record = engine.rows[index]
    source = record.source
    number = Int(record.number)
    constraint = engine.rows.constraint(at: index)
    node = engine.node(ofRow: index)
    self.engine = engine
    self.index = index
  }

  /// The item of the row, or `nil` for a constraint or if that is gone.
  var item: (any LayoutItem)? { node?.item }

  /// The statement of the row but for its terms; nil while it says nothing, and once it left the engine.
  var statement: RowContent.Statement? {
    Int(engine.rows[index].number) == number ? engine.rows[index].statement : nil
  }

  /// The content of the row; nil while it says nothing, and once the tree is gone.
  var content: RowContent? {
    guard engine.isOpen, let statement, let id = engine.rows[index].solverID else { return nil }
    return RowContent(terms: engine.solver.terms(of: id), statement: statement)
  }
}

extension SystemRow: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    left.engine === right.engine && left.number == right.number
  }
}

/// The place of a constraint among the rows of an engine.
struct RowPlace {
  let engine: LayoutEngine
  let index: Int
  /// The views whose scrolling changes the row.
  var scrolledNodes: [LayoutNode] = []
}

extension LayoutConstraint {
  /// The row that the constraint is, or `nil` while no engine has it.
  var row: SystemRow? { place.map { SystemRow(at: $0.index, in: $0.engine) } }

  /// Asks for the row to be written again before the next solution.
  final func needsTranslation() {
    if let place, place.engine.isOpen { place.engine.translateLater(place.index) }
  }

  /// Removes the row from the engine that has it.
  func leaveEngine() {
    if let place, place.engine.isOpen { place.engine.removeRow(at: place.index) }
    place = nil
  }

  /// Has the row written again when `view` scrolls.
  func follow(_ view: View) {
    let node = view.node
    guard let nodes = place?.scrolledNodes, !nodes.contains(where: { $0 === node }) else { return }
    place?.scrolledNodes.append(node)
    view.constraintState.scrolledConstraints.append(self)
  }

  /// Has the row written again for no view that scrolls.
  func followNothing() {
    guard followsScrolling, let nodes = place?.scrolledNodes else { return }
    for node in nodes { node.view?.constraintState.scrolledConstraints.removeAll { $0 === self } }
    place?.scrolledNodes.removeAll(keepingCapacity: true)
  }
}

/// The content of a row in the solver's words: the sum of the terms compares with the constant.
struct RowContent {
  /// The parts of a row but for its terms.
  struct Statement {
    var constant: Double
    var priority: Priority
    var relation: Relation
    /// The protection of the row: the system's rows are not given up for the application's.
    var protection: Protection
  }

  var terms: [Term]
  var statement: Statement
}

extension RowContent.Statement {
  /// Returns the statement of a row of the system.
  static func system(
    _ relation: Relation,
    _ constant: Double,
    at priority: Priority = .required
  ) -> Self {
    Self(constant: constant, priority: priority, relation: relation, protection: .full)
  }
}
