import LayoutSolver

/// A variable of an item that may have more than one value.
struct OpenVariable {
  let attribute: LayoutConstraint.Attribute
  let variable: VariableID
  let range: Ambiguity
}

/// The open variables of the present solution, as far as they were searched for.
struct OpenVariables {
  /// The open variables of the items that were searched, by the first variable of each.
  var found: [VariableID: [OpenVariable]] = [:]
  /// The variables that follow from lengths of contents, or `nil` until they are asked for.
  var shares: Set<VariableID>?
}

extension LayoutEngine {
  /// Returns the variables of an item that are open.
  func openVariables(of item: SolvedItem) -> [OpenVariable] {
    if let known = openVariables.found[item.variables.x] { return known }
    let attributes: [LayoutConstraint.Attribute] = [.left, .top, .width, .height]
    let found: [OpenVariable] = withoutExercise { solver in
      zip(attributes, item.variables.all).compactMap { attribute, variable in
        guard solver.isAmbiguous(variable), let range = solver.ambiguity(of: variable) else {
          return nil
        }
        return OpenVariable(attribute: attribute, variable: variable, range: range)
      }
    }
    openVariables.found[item.variables.x] = found
    return found
  }
}
