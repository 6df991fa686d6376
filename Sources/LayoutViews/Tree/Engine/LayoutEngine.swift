import LayoutDiagnostics
import LayoutSolver

/// An engine that keeps the constraints of one tree of views as a system of equations.
///
/// Each view and guide that a constraint needs has four variables: its origin, in the coordinates of its
/// superview or owner as if these began at zero, and its lengths. A constraint is written in the
/// coordinates of the view that holds it, which sums the origins on the way down to its items. So a
/// container that moves, or a scroll view that scrolls, changes no row but those that reach across it,
/// and a subtree keeps its equations wherever it is. Views that no constraint needs stay outside, and
/// views that frames and masks place enter with these as equations. Nothing is rounded in here.
final class LayoutEngine {
  // The root, which owns the engine or asked it to measure, closes it before it goes.
  @exclusivity(unchecked) private unowned(unsafe) var rootView: View?
  /// The size that the root is asked to fit, or `nil` if the root has its size from its bounds.
  let fitting: FittingTarget?
  var solver: ConstraintSolver {
    @inline(__always) _read { yield unsafe uncheckedSolver }
    @inline(__always) _modify { yield unsafe &uncheckedSolver }
  }
  private(set) var items: [SolvedItem] = []
  private var reader = SolvedValuesReader()
  var rows: RowTable {
    @inline(__always) _read { yield unsafe uncheckedRows }
    @inline(__always) _modify { yield unsafe &uncheckedRows }
  }
  // Nothing that is called while one of these is read or written comes back to them.
  @exclusivity(unchecked) private var uncheckedSolver = ConstraintSolver()
  @exclusivity(unchecked) private var uncheckedRows = RowTable()
  @exclusivity(unchecked) private var uncheckedSpareTerms: [[Term]] = []

  private var waitingViews: [View] = []
  // Lists that are used again, so that an update asks for no memory.
  private var spareTerms: [[Term]] {
    @inline(__always) _read { yield unsafe uncheckedSpareTerms }
    @inline(__always) _modify { yield unsafe &uncheckedSpareTerms }
  }
  private var hasChanges = false
  private var activationCount = 0
  /// The conflicts that were reported and still exist, by the numbers of their rows.
  var reportedConflicts: Set<[Int]> = []
  /// The activations since the last pass.
  var activations = RecentActivations()
  /// The choice between equally good layouts, or `nil` for the solver's own.
  var exercise: AmbiguityExercise?

  init(root: View, fitting: FittingTarget? = nil) {
    unsafe rootView = root
    self.fitting = fitting
  }

  /// The root of the tree, or `nil` once that is gone.
  var root: View? { unsafe rootView }

  /// Whether there is a tree to be solved.
  var isOpen: Bool { unsafe rootView != nil }

  /// Removes everything: items and rows of the tree, which may live on, then have no engine.
  func close() {
    unsafe rootView = nil
    items = []
    reader.removeAll()
    rows.close()
    waitingViews = []
    spareTerms = []
    exercise = nil
  }

  // MARK: Entering and leaving

  func add(_ constraint: LayoutConstraint) {
    activationCount += 1
    constraint.activationNumber = activationCount
    let place = rows.makeRow(.constraint, of: .constraint(constraint))
    constraint.place = RowPlace(engine: self, index: place)
    translateLater(place)
    if !activations.haveRequired, constraint.priority == .required, !constraint.isSystemMade {
      activations.haveRequired = true
    }
  }

  func enter(_ view: View) {
    waitingViews.append(view)
    hasChanges = true
  }

  /// Asks for the row at a place to be written again before the next solution.
  func translateLater(_ place: Int) {
    rows.wait(place)
    hasChanges = true
  }

  /// Returns the variables of the item of `node`, which enters if it has none.
  func item(for node: LayoutNode) -> SolvedItem {
    if let item = node.solvedItem, item.isSolved(by: self) { return item }
    let item = SolvedItem(of: node, in: self)
    node.solvedItem = item
    item.index = items.count
    items.append(item)
    reader.append(item)
    hasChanges = true
    makeRows(for: item)
    return item
  }

  /// Makes the rows that come with an item, or makes them again.
  func makeRows(for item: SolvedItem) {
    removeRows(of: item)
    var last: Int?
    for source in sources(for: item.node) {
      let place = rows.makeRow(source, of: item.node, after: last)
      if last == nil { item.firstRow = place }
      last = place
      guard let content = supportContent(of: source, for: item.node, item), content.isFinite else {
        continue
      }
      add(content, as: place)
    }
  }

  /// Calls `body` with the places of the rows that come with an item, in their order.
  func forEachRow(of item: SolvedItem, _ body: (Int) -> Void) {
    var next = item.firstRow
    while let place = next {
      next = rows.next(after: place)
      body(place)
    }
  }

  /// Removes the variables of an item, after all rows that name them have left.
  func remove(_ item: SolvedItem) {
    precondition(items[item.index] === item, "item \(item.index) is not where it should be")
    if exercise?.item === item { stopExercise() }
    for variable in item.variables { solver.removeVariable(variable) }
    reader.remove(at: item.index)
    let last = items.removeLast()
    if last !== item {
      items[item.index] = last
      last.index = item.index
    }
    item.node.solvedItem = nil
    hasChanges = true
  }

  func removeRows(of item: SolvedItem) {
    forEachRow(of: item) { removeRow(at: $0) }
    item.firstRow = nil
  }

  func removeRow(at place: Int) {
    if let id = rows.leaveSolver(place) { solver.removeConstraint(id) }
    rows.removeContradiction(place)
    rows[place].constraint?.followNothing()
    rows.remove(place)
    hasChanges = true
  }

  // MARK: Solving

  /// Solves the changes, and requests the layout of each view in which something comes to lie
  /// elsewhere.
  func solve() {
    guard hasChanges else { return }
    translateWaitingRows()
    hasChanges = false
    solver.solve()
    readAll()
  }

  /// Brings all that waits to the solver.
  func translateWaitingRows() {
    var roundsLeft = View.roundLimit
    while !waitingViews.isEmpty || rows.areWaiting {
      guard roundsLeft > 0 else {
        giveUpTranslating()
        break
      }
      roundsLeft -= 1
      let views = waitingViews
      waitingViews = []
      rows.makeRoom(forItems: views.count)
      for view in views where isInTree(view) {
        _ = item(for: view.node)
      }
      translateRound()
    }
  }

  /// Writes the rows that wait now; others may wait afterwards.
  private func translateRound() {
    let places = rows.takeWaiting()
    for place in places where rows.endWaiting(place) { translate(place) }
    rows.giveBack(places)
  }

  /// Leaves rows as they are that change whenever others are written, and says whose content it is.
  private func giveUpTranslating() {
    var names: [String] = []
    for place in rows.takeWaiting() where rows.endWaiting(place) {
      guard let name = rows[place].node?.item?.reportName, !names.contains(name) else { continue }
      names.append(name)
    }
    root?.recordUnsettledLayout(
      of: names,
      notes: names.map {
        Diagnostic.Note("'\($0)' asks for another size whenever sizes are asked for")
      },
      hint: "in 'intrinsicContentSize' only calculate, and change no content"
    )
  }

  func readAll() {
    reader.read(solver)
    for index in items.indices {
      if let values = reader.change(at: index) { give(values, to: items[index]) }
    }
  }

  private func isInTree(_ view: View) -> Bool {
    guard view.isPlacedByConstraints, let root else { return false }
    return fitting == nil ? view.root === root : view.isDescendant(of: root)
  }

  private func give(_ values: SolvedValues, to item: SolvedItem) {
    item.values = values
    guard fitting == nil else { return }
    if let view = item.node.view {
      guard view.isPlacedByConstraints else { return }
      view.layoutWatch?.noteMove(of: view)
      view.superview?.markNeedsLayout()
    } else if let guide = item.node.guide, guide.role == .scrollContent {
      guide.owningView?.setNeedsLayout()
    }
  }

  /// Writes a row into the solver as it is now, changing no more than has to be.
  private func translate(_ place: Int) {
    let constraint = rows[place].constraint
    constraint?.followNothing()
    rows.removeContradiction(place)
    let present = constraint.map { content(of: $0) } ?? supportContent(of: place)
    let new = solvableContent(present, of: place)
    if let id = rows[place].solverID, let old = rows[place].statement {
      if let new, new.statement.relation == old.relation,
        new.statement.protection == old.protection, solver.hasTerms(id, new.terms.span)
      {
        if new.statement.constant != old.constant {
          solver.setConstant(new.statement.constant, of: id)
        }
        if new.statement.priority != old.priority {
          solver.setPriority(new.statement.priority, of: id)
        }
        rows[place].statement = new.statement
        spareTerms.append(new.terms)
        return
      }
      if let id = rows.leaveSolver(place) { solver.removeConstraint(id) }
    }
    if let new { add(new, as: place) }
  }

  /// Returns an empty sum, if possible in a list that exists already.
  func emptySum() -> LinearExpression { LinearExpression(in: spareTerms.popLast() ?? []) }

  /// Returns a variable as a sum.
  func sum(of variable: VariableID) -> LinearExpression {
    var sum = emptySum()
    sum.add(variable)
    return sum
  }

  /// Returns the content of a row with variables; without any it holds, or contradicts itself.
  private func solvableContent(_ content: RowContent?, of place: Int) -> RowContent? {
    guard let content, content.isFinite else { return nil }
    guard content.terms.isEmpty else { return content }
    let statement = content.statement
    if !statement.relation.holds(0, statement.constant), statement.priority == .required {
      rows.addContradiction(place, of: statement.constant)
    }
    return nil
  }

  private func supportContent(of place: Int) -> RowContent? {
    guard let node = rows[place].node, let solved = node.solvedItem else { return nil }
    return supportContent(of: rows[place].source, for: node, solved)
  }

  /// Gives the solver a row that it does not have.
  private func add(_ content: RowContent, as place: Int) {
    let statement = content.statement
    let id = solver.addConstraint(
      content.terms.span,
      statement.relation,
      statement.constant,
      priority: statement.priority,
      protection: statement.protection
    )
    rows.enterSolver(place, as: id, statement)
    spareTerms.append(content.terms)
  }

  // MARK: Answers

  /// Returns the row that the solver calls `id`, or `nil` for none of the tree's.
  func row(_ id: ConstraintID) -> SystemRow? {
    rows.place(of: id).map { SystemRow(at: $0, in: self) }
  }

  /// The rows that the solver has, in its order.
  var systemRows: [SystemRow] { rows.placesOfSolved.map { SystemRow(at: $0, in: self) } }

  /// The sets of required rows that cannot hold together, in the solver's order.
  var conflictingRows: [ConflictingRows] {
    solver.conflicts.compactMap { conflict in
      row(conflict.broken).map {
        ConflictingRows(
          rows: conflict.constraints.compactMap(row),
          broken: $0,
          amount: conflict.amount
        )
      }
    }
      + rows.contradictions.map {
        let row = SystemRow(at: $0.place, in: self)
        return ConflictingRows(rows: [row], broken: row, amount: $0.amount)
      }
  }

  /// Returns whether a variable of `item` could be another one without breaking anything.
  func isAmbiguous(_ item: SolvedItem) -> Bool {
    withoutExercise { solver in item.variables.contains { solver.isAmbiguous($0) } }
  }
}

/// A set of required rows that cannot hold together.
struct ConflictingRows {
  /// The rows, of which the others could hold without any one.
  let rows: [SystemRow]
  /// The one that was given up.
  let broken: SystemRow
  /// The amount by which that one does not hold, in points.
  let amount: Double

  /// The numbers of the rows, by which the conflict is known again.
  var key: [Int] { rows.map(\.number).sorted() + [broken.number] }
}

extension Relation {
  /// Returns whether `left` compares with `right` like this.
  func holds(_ left: Double, _ right: Double) -> Bool {
    let tolerance = 1e-9 * max(1, abs(left), abs(right))
    return switch self {
    case .lessThanOrEqual: left <= right + tolerance
    case .equal: abs(left - right) <= tolerance
    case .greaterThanOrEqual: left >= right - tolerance
    }
  }
}
