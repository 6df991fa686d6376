import LayoutSolver

/// The solver's state of a view or guide: its four variables and the rows that belong to it.
///
/// The start is measured in the coordinates of the superview or owner, as if these began at zero: a
/// scroll view that scrolls changes no variable.
final class SolvedItem {
  let solvingEngine: LayoutEngine
  /// The owner of the variables.
  let node: LayoutNode
  let variables: ItemVariables
  /// The place of the first of the rows that come with the item itself: its mask or intrinsic size, or the
  /// insets of a guide; `nil` for none.
  var firstRow: Int?
  /// The last answer of the solver.
  var values = SolvedValues()
  /// The place among the items of the engine.
  var index = 0

  init(of node: LayoutNode, in engine: LayoutEngine) {
    self.node = node
    solvingEngine = engine
    variables = ItemVariables(
      x: engine.solver.makeVariable(),
      y: engine.solver.makeVariable(),
      width: engine.solver.makeVariable(restsFirst: true),
      height: engine.solver.makeVariable(restsFirst: true)
    )
  }

  /// The engine, or `nil` once its tree is gone.
  var engine: LayoutEngine? { solvingEngine.isOpen ? solvingEngine : nil }

  func isSolved(by engine: LayoutEngine) -> Bool { solvingEngine === engine }

  /// Returns the row of a source that comes with the item, or `nil` if it says nothing.
  func row(_ source: SystemRow.Source) -> SystemRow? {
    var found: SystemRow?
    solvingEngine.forEachRow(of: self) {
      let record = solvingEngine.rows[$0]
      if record.source == source, record.statement != nil {
        found = SystemRow(at: $0, in: solvingEngine)
      }
    }
    return found
  }

  /// Asks for all rows to be written again before the next solution, those too that said nothing so far.
  func rowsNeedTranslation() {
    guard let engine else { return }
    engine.forEachRow(of: self) { engine.translateLater($0) }
  }
}

/// The variables of a view or guide.
struct ItemVariables {
  let x: VariableID
  let y: VariableID
  let width: VariableID
  let height: VariableID

  var all: [VariableID] { [x, y, width, height] }

  func start(_ axis: LayoutAxis) -> VariableID {
    switch axis {
    case .horizontal: x
    case .vertical: y
    }
  }

  func length(_ axis: LayoutAxis) -> VariableID {
    switch axis {
    case .horizontal: width
    case .vertical: height
    }
  }
}

/// A rectangle as the solver answered it, not rounded.
struct SolvedValues: Equatable {
  var x = 0.0
  var y = 0.0
  var width = 0.0
  var height = 0.0
}
