import LayoutSolver
import LayoutViews
import SolverWorkloads

extension Catalog {
  /// The screens that applications have.
  ///
  /// Their equations are measured against kiwi, and everything from making the views to frames.
  static var screens: [Measurement] {
    SampleScreen.all.flatMap { name, title, make in
      [
        Measurement("screen-\(name)", group: "screens") { laboratory in
          let system = SampleSystem(try make().window.layoutEquations)
          let text = "\(title), \(system.rows.count) equations"
          return [try laboratory.compareBuilding(system, "screen-\(name)", text, goal: .faster(1))]
        },
        Measurement("screen-\(name)-views", group: "screens", tools: []) { laboratory in
          var failure: (any Error)?
          let comparison = laboratory.time { do { _ = try make() } catch { failure = error } }
          if let failure { throw failure }
          return [Result("screen-\(name)-views", "the same from views to frames", comparison)]
        },
      ]
    }
  }
}

extension SampleSystem {
  /// Creates the equations of a tree of views, with the variables numbered as they occur.
  init(_ equations: [LayoutEquation]) {
    var numbers: [VariableID: Int] = [:]
    var rows: [SampleRow] = []
    for equation in equations {
      var terms: [(variable: Int, coefficient: Double)] = []
      for term in equation.terms {
        let number = numbers[term.variable, default: numbers.count]
        numbers[term.variable] = number
        terms.append((number, term.coefficient))
      }
      rows.append(
        SampleRow(
          terms: terms,
          relation: equation.relation,
          constant: equation.constant,
          priority: equation.priority.rawValue
        )
      )
    }
    self.init(variableCount: numbers.count, rows: rows)
  }
}
