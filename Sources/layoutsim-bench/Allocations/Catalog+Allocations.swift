import CMeasuring
import Foundation
import LayoutSolver
import LayoutViews
import SolverWorkloads

extension Catalog {
  /// The allocations of updates once everything has been laid out: none in the solver.
  static var allocations: [Measurement] {
    [
      drag("allocations-w6-w1", "1,000 updates of a drag, sign-in screen") { .screen() },
      drag("allocations-w6-w2", "1,000 updates of a drag, table of 40 rows") { .table() },
      standingConflict, exchange,
    ] + SampleScreen.all.flatMap { animations($0.name, $0.make) }
  }

  private static func drag(
    _ name: String,
    _ title: String,
    _ make: @escaping () -> Workload
  ) -> Measurement {
    Measurement(name, group: "allocations") { laboratory in
      let system = make().fixed()
      var values = system.zeros
      var loaded = LoadedSystem(system)
      let count = allocations { loaded.dragThereAndBack(system, &values) }
      let kiwi = try laboratory.kiwi()
      try kiwi.load(system, widthRow: Workload.widthRow)
      return [.allocations(name, title, count, peer: try kiwi.ask("allocations").first)]
    }
  }

  /// The container is dragged while another required constraint wants its width otherwise.
  private static var standingConflict: Measurement {
    Measurement("allocations-conflict", group: "allocations", tools: []) { _ in
      var work = Workload.screen()
      work.add(work.container.width, .equal, 1000)
      let system = work.fixed()
      var values = system.zeros
      var loaded = LoadedSystem(system)
      let count = allocations { loaded.dragThereAndBack(system, &values) }
      let title = "1,000 updates of a drag, with a standing conflict"
      var result = Result.allocations("allocations-conflict", title, count)
      result.isRight = loaded.solver.conflicts.count == 1
      return [result]
    }
  }

  /// The exchange of constraints that leave and come back.
  private static var exchange: Measurement {
    Measurement("allocations-w7", group: "allocations", tools: []) { _ in
      let work = Workload.table()
      let system = work.fixed()
      var values = system.zeros
      var loaded = LoadedSystem(system)
      // The new rows are made before anything is counted.
      let swaps = work.swaps.map { swap in
        let rows = [swap.replacement, system.rows[swap.row + 2]]
        let terms = rows.map { row in
          row.terms.map { Term(loaded.variables[$0.variable], $0.coefficient) }
        }
        return (row: swap.row + 2, rows: rows, terms: terms)
      }
      let count = allocations {
        for round in 0..<200 {
          for swap in swaps { loaded.solver.removeConstraint(loaded.constraints[swap.row]) }
          for swap in swaps {
            let row = swap.rows[round % 2]
            loaded.constraints[swap.row] = loaded.solver.addConstraint(
              swap.terms[round % 2],
              row.relation,
              row.constant,
              priority: Priority(row.priority)
            )
          }
          loaded.solver.solve()
          loaded.read(into: &values)
        }
      }
      let title = "200 times ten constraints out and ten in"
      return [.allocations("allocations-w7", title, count)]
    }
  }

  /// Returns a constant that changes a thousand times: in the solver, and with the layout of the views.
  private static func animations(
    _ name: String,
    _ make: @escaping () throws -> SampleScreen
  ) -> [Measurement] {
    [
      Measurement("allocations-\(name)", group: "allocations", tools: []) { _ in
        let screen = try make()
        let equations = screen.window.layoutEquations
        let system = SampleSystem(equations)
        var values = system.zeros
        var loaded = LoadedSystem(system)
        loaded.solver.solve()
        guard let row = equations.firstIndex(where: { $0.constraint === screen.animated }) else {
          throw MissingPeer(name: "the animated constraint of \(name)")
        }
        let constraint = loaded.constraints[row]
        let constant = system.rows[row].constant
        let count = allocations {
          for step in 1...1000 {
            let way = Double(step <= 500 ? step : 1000 - step) / 8
            loaded.solver.setConstant(constant + way, of: constraint)
            loaded.solver.solve()
            loaded.read(into: &values)
          }
        }
        let title = "1,000 updates of a constant, \(name)"
        return [.allocations("allocations-\(name)", title, count)]
      },
      Measurement("allocations-\(name)-views", group: "allocations", tools: []) { _ in
        let screen = try make()
        let constant = screen.animated.constant
        let count = allocations {
          for step in 1...1000 {
            screen.animated.constant = constant + Double(step <= 500 ? step : 1000 - step) / 8
            screen.window.layoutIfNeeded()
          }
        }
        var result = Result.allocations("allocations-\(name)-views", "the same, frames set", count)
        result.goal = nil
        return [result]
      },
    ]
  }

  /// Returns the number of allocations of a body that runs for the third time.
  private static func allocations(_ body: () -> Void) -> Int {
    body()
    body()
    let before = allocation_count()
    body()
    return Int(allocation_count() - before)
  }
}

extension Result {
  /// Returns a count, which must be 0.
  fileprivate static func allocations(
    _ name: String,
    _ title: String,
    _ count: Int,
    peer: Double? = nil
  ) -> Result {
    let ours = Double(count)
    var result = Result(
      name: name,
      title: title,
      ours: ours,
      peer: peer,
      unit: "mallocs",
      goal: .atMost(0)
    )
    result.isGoalStrict = true
    return result
  }
}
