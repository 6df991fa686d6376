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
  /// The rows by the numbers that the solver gave them.
  private(set) var rows: [SystemRow?] {
    @inline(__always) _read { yield unsafe uncheckedRows }
    @inline(__always) _modify { yield unsafe &uncheckedRows }
  }
  // Nothing that is called while one of these is read or written comes back to them.
  @exclusivity(unchecked) private var uncheckedSolver = ConstraintSolver()
  @exclusivity(unchecked) private var uncheckedRows: [SystemRow?] = []
  @exclusivity(unchecked) private var uncheckedWaitingRows: [SystemRow] = []
  @exclusivity(unchecked) private var uncheckedSpareTerms: [Term] = []
  private var contradictions: [SystemRow] = []

  private var waitingViews: [View] = []
  private var waitingRows: [SystemRow] {
    @inline(__always) _read { yield unsafe uncheckedWaitingRows }
    @inline(__always) _modify { yield unsafe &uncheckedWaitingRows }
  }
  // Lists that are used again, so that an update asks for no memory.
  private var spareRows: [SystemRow] = []
  private var spareTerms: [Term] {
    @inline(__always) _read { yield unsafe uncheckedSpareTerms }
    @inline(__always) _modify { yield unsafe &uncheckedSpareTerms }
  }
  private var hasChanges = false
  /// The number of the last row that was made.
  private(set) var rowCount = 0
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
    rows = []
    contradictions = []
    waitingViews = []
    waitingRows = []
    spareRows = []
    spareTerms = []
    exercise = nil
  }

  func nextRowNumber() -> Int {
    rowCount += 1
    return rowCount
  }

  // MARK: Entering and leaving

  func add(_ constraint: LayoutConstraint) {
    activationCount += 1
    constraint.activationNumber = activationCount
    let row = SystemRow(constraint, in: self)
    constraint.row = row
    row.isWaitingForTranslation = true
    translateLater(row)
    activations.note(constraint)
  }

  func enter(_ view: View) {
    waitingViews.append(view)
    hasChanges = true
  }

  func translateLater(_ row: SystemRow) {
    waitingRows.append(row)
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
    for row in item.rows { row.leaveEngine() }
    item.rows = []
    item.silentRows = []
    let sources = sources(for: item.node)
    item.rows.reserveCapacity(sources.count)
    for source in sources {
      let number = nextRowNumber()
      guard let content = supportContent(of: source, for: item.node, item), content.isFinite else {
        item.silentRows.append((source, number))
        continue
      }
      let row = SystemRow(source, of: item.node, number: number, in: self)
      item.rows.append(row)
      add(content, as: row)
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

  func remove(_ row: SystemRow) {
    if let id = row.solverID {
      solver.removeConstraint(id)
      rows[Int(id.rawValue)] = nil
    }
    row.solverID = nil
    row.statement = nil
    forget(contradiction: row)
    row.releaseScrolledViews()
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
    while !waitingViews.isEmpty || !waitingRows.isEmpty {
      guard roundsLeft > 0 else {
        giveUpTranslating()
        break
      }
      roundsLeft -= 1
      let views = waitingViews
      waitingViews = []
      for view in views where isInTree(view) {
        _ = item(for: view.node)
      }
      translateRound()
    }
  }

  /// Writes the rows that wait now; others may wait afterwards.
  private func translateRound() {
    var rows: [SystemRow] = []
    swap(&rows, &spareRows)
    (rows, waitingRows) = (waitingRows, rows)
    for row in rows where row.isSolved(by: self) { translate(row) }
    rows.removeAll(keepingCapacity: true)
    swap(&rows, &spareRows)
  }

  /// Leaves rows as they are that change whenever others are written, and says whose content it is.
  private func giveUpTranslating() {
    var names: [String] = []
    for row in waitingRows {
      row.isWaitingForTranslation = false
      guard let name = row.item?.reportName, !names.contains(name) else { continue }
      names.append(name)
    }
    waitingRows = []
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
  private func translate(_ row: SystemRow) {
    row.isWaitingForTranslation = false
    row.releaseScrolledViews()
    forget(contradiction: row)
    let new = solvableContent(of: row)
    if let id = row.solverID, let old = row.statement {
      if let new, new.statement.relation == old.relation,
        new.statement.protection == old.protection, solver.hasTerms(id, new.terms.span)
      {
        if new.statement.constant != old.constant {
          solver.setConstant(new.statement.constant, of: id)
        }
        if new.statement.priority != old.priority {
          solver.setPriority(new.statement.priority, of: id)
        }
        row.statement = new.statement
        spareTerms = new.terms
        return
      }
      solver.removeConstraint(id)
      rows[Int(id.rawValue)] = nil
      row.solverID = nil
    }
    row.statement = nil
    if let new { add(new, as: row) }
  }

  /// Returns an empty sum, if possible in a list that exists already.
  func emptySum() -> LinearExpression { LinearExpression(takingRoomOf: &spareTerms) }

  /// Returns a variable as a sum.
  func sum(of variable: VariableID) -> LinearExpression {
    var sum = emptySum()
    sum.add(variable)
    return sum
  }

  /// Returns the content of a row with variables; without any it holds, or contradicts itself.
  private func solvableContent(of row: SystemRow) -> RowContent? {
    guard let content = content(of: row), content.isFinite else { return nil }
    guard content.terms.isEmpty else { return content }
    let statement = content.statement
    if !statement.relation.holds(0, statement.constant), statement.priority == .required {
      row.contradiction = statement.constant
      contradictions.append(row)
    }
    return nil
  }

  /// Gives the solver a row that it does not have.
  private func add(_ content: RowContent, as row: SystemRow) {
    let statement = content.statement
    let id = solver.addConstraint(
      content.terms.span,
      statement.relation,
      statement.constant,
      priority: statement.priority,
      protection: statement.protection
    )
    row.solverID = id
    row.statement = statement
    spareTerms = content.terms
    let index = Int(id.rawValue)
    // Numbers that are left out are wishes of an exercise.
    while rows.count <= index { rows.append(nil) }
    rows[index] = row
  }

  private func forget(contradiction row: SystemRow) {
    guard row.contradiction != nil else { return }
    row.contradiction = nil
    contradictions.removeAll { $0 === row }
  }

  // MARK: Answers

  /// Returns the row that the solver calls `id`, or `nil` for none of the tree's.
  func row(_ id: ConstraintID) -> SystemRow? {
    rows.indices.contains(Int(id.rawValue)) ? rows[Int(id.rawValue)] : nil
  }

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
      + contradictions.map {
        ConflictingRows(rows: [$0], broken: $0, amount: $0.contradiction ?? 0)
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
