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
  private(set) var items: [SolvedItem] {
    @inline(__always) _read { yield unsafe uncheckedItems }
    @inline(__always) _modify { yield unsafe &uncheckedItems }
  }
  private var reader: SolvedValuesReader {
    @inline(__always) _read { yield unsafe uncheckedReader }
    @inline(__always) _modify { yield unsafe &uncheckedReader }
  }
  var rows: RowTable {
    @inline(__always) _read { yield unsafe uncheckedRows }
    @inline(__always) _modify { yield unsafe &uncheckedRows }
  }
  // Nothing that is called while one of these is read or written comes back to them.
  @exclusivity(unchecked) private var uncheckedSolver = ConstraintSolver()
  @exclusivity(unchecked) private var uncheckedRows = RowTable()
  @exclusivity(unchecked) private var uncheckedItems: [SolvedItem] = []
  @exclusivity(unchecked) private var uncheckedReader = SolvedValuesReader()
  // The sum of the row that was written last, which the next one takes, so that it asks for no memory.
  @exclusivity(unchecked) private var spareSum = LinearExpression()

  @exclusivity(unchecked) private var waitingViews: [View] = []
  private var hasChanges = false
  private var activationCount = 0
  /// The conflicts that were reported and still exist, by the numbers of their rows.
  var reportedConflicts: Set<[Int]> = []
  /// The activations since the last pass.
  var activations = RecentActivations()
  /// The choice between equally good layouts, or `nil` for the solver's own.
  var exercise: AmbiguityExercise?
  /// The open variables as far as they were searched for, until the next change.
  var openVariables = OpenVariables()

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
    unsafe waitingViews = []
    exercise = nil
  }

  // MARK: Entering and leaving

  func add(_ constraint: LayoutConstraint) {
    activationCount += 1
    constraint.activationNumber = activationCount
    let place = rows.makeRow(of: constraint)
    constraint.place = RowPlace(engine: self, index: place)
    translateLater(place)
    if !activations.haveRequired, constraint.priority == .required, !constraint.isSystemMade {
      activations.haveRequired = true
    }
  }

  func enter(_ view: View) {
    unsafe waitingViews.append(view)
    hasChanges = true
  }

  /// Asks for the row at a place to be written again before the next solution.
  func translateLater(_ place: Int) {
    rows.wait(place)
    hasChanges = true
  }

  /// Returns the variables of the item of `node`, which enters if it has none.
  func variables(of node: LayoutNode) -> ItemVariables {
    node.variables(in: self) ?? item(for: node).variables
  }

  /// Returns the item of `node`, which enters if it has not.
  @discardableResult
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
    var owner = RowOwner(item.node, item.variables)
    var sum = takeSum()
    var last: Int?
    for source in sources(for: owner) {
      let place = rows.makeRow(source, ofItem: item.index, after: last)
      if last == nil { item.firstRow = place }
      last = place
      sum.removeAll()
      if let statement = write(source, of: &owner, into: &sum), sum.isFinite(with: statement) {
        add(sum, statement, as: place)
      }
    }
    unsafe swap(&sum, &spareSum)
  }

  /// Returns the node of the item that a row comes with, or `nil` for a constraint.
  func node(ofRow place: Int) -> LayoutNode? {
    items[at: rows[place].item]?.node
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
    for variable in item.variables.all { solver.removeVariable(variable) }
    reader.remove(at: item.index)
    let last = items.removeLast()
    if last !== item {
      items[item.index] = last
      last.index = item.index
      forEachRow(of: last) { rows.itemDidMove(to: item.index, of: $0) }
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
    rows.constraint(at: place)?.followNothing()
    rows.remove(place)
    hasChanges = true
  }

  // MARK: Solving

  /// Solves the changes, and requests the layout of each view in which something comes to lie
  /// elsewhere.
  func solve() {
    guard hasChanges else { return }
    openVariables = OpenVariables()
    translateWaitingRows()
    hasChanges = false
    solver.solve()
    readAll()
  }

  /// Brings all that waits to the solver.
  func translateWaitingRows() {
    var roundsLeft = View.roundLimit
    while unsafe !waitingViews.isEmpty || rows.areWaiting {
      guard roundsLeft > 0 else {
        giveUpTranslating()
        break
      }
      roundsLeft -= 1
      let views = unsafe waitingViews
      unsafe waitingViews = []
      rows.makeRoom(forItems: views.count)
      for view in views where isInTree(view) { item(for: view.node) }
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
      guard let name = node(ofRow: place)?.item?.reportName, !names.contains(name) else { continue }
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
    var sum = takeSum()
    rows.removeContradiction(place)
    let statement = solvableStatement(of: place, writtenInto: &sum)
    if !update(place, sum, statement) {
      if let id = rows.leaveSolver(place) { solver.removeConstraint(id) }
      if let statement { add(sum, statement, as: place) }
    }
    unsafe swap(&sum, &spareSum)
  }

  /// Returns an empty sum, if possible in memory that exists already.
  private func takeSum() -> LinearExpression {
    var sum = LinearExpression()
    unsafe swap(&sum, &spareSum)
    sum.removeAll()
    return sum
  }

  /// Writes the sum of a row with variables; without any it holds, or contradicts itself.
  private func solvableStatement(
    of place: Int,
    writtenInto sum: inout LinearExpression
  ) -> RowContent.Statement? {
    guard let statement = write(place, into: &sum), sum.isFinite(with: statement) else {
      return nil
    }
    guard sum.sum.isEmpty else { return statement }
    if !statement.relation.holds(0, statement.constant), statement.priority == .required {
      rows.addContradiction(place, of: statement.constant)
    }
    return nil
  }

  private func write(_ place: Int, into sum: inout LinearExpression) -> RowContent.Statement? {
    if let constraint = rows.constraint(at: place) {
      constraint.followNothing()
      return write(constraint, into: &sum)
    }
    guard let item = items[at: rows[place].item] else { return nil }
    var owner = RowOwner(item.node, item.variables)
    return write(rows[place].source, of: &owner, into: &sum)
  }

  /// Changes constant and priority of a row that the solver has, and returns whether that is enough.
  private func update(
    _ place: Int,
    _ sum: borrowing LinearExpression,
    _ new: RowContent.Statement?
  ) -> Bool {
    guard let new, let id = rows[place].solverID, let old = rows[place].statement,
      new.relation == old.relation, new.protection == old.protection, solver.hasTerms(id, sum.sum)
    else { return false }
    if new.constant != old.constant { solver.setConstant(new.constant, of: id) }
    if new.priority != old.priority { solver.setPriority(new.priority, of: id) }
    rows[place].statement = new
    return true
  }

  /// Gives the solver a row that it does not have.
  private func add(
    _ sum: borrowing LinearExpression,
    _ statement: RowContent.Statement,
    as place: Int
  ) {
    let id = solver.addConstraint(
      sum.sum,
      statement.relation,
      statement.constant,
      priority: statement.priority,
      protection: statement.protection
    )
    rows.enterSolver(place, as: id, statement)
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
    withoutExercise { solver in item.variables.all.contains { solver.isAmbiguous($0) } }
  }
}

extension [SolvedItem] {
  /// The item at a place, or `nil` if there is none, as at -1.
  fileprivate subscript(at place: Int32) -> SolvedItem? {
    indices.contains(Int(place)) ? self[Int(place)] : nil
  }
}
