import LayoutSolver
import SolverWorkloads

extension Catalog {
  /// The container's size changes and changes.
  static var containerDrags: [Measurement] {
    [
      drag("w6-w1", "drag of the sign-in screen, an update") { .screen() },
      drag("w6-w2", "drag of the table of 40 rows, an update") { .table() },
    ]
  }

  private static func drag(
    _ name: String,
    _ title: String,
    _ make: @escaping () -> Workload
  ) -> Measurement {
    Measurement(name, group: "w6") { laboratory in
      let system = make().fixed()
      var values = system.zeros
      var loaded = LoadedSystem(system)
      let kiwi = try laboratory.kiwi()
      try kiwi.load(system, widthRow: Workload.widthRow)
      let clock = ProcessorClock()
      let comparison = try laboratory.compare(withKiwi: "drag") {
        clock.measure { loaded.dragThereAndBack(system, &values) } / 1000
      }
      loaded.drag(to: 300, system, &values)
      var dragged = system
      dragged.rows[Workload.widthRow].constant += 150
      dragged.rows[Workload.widthRow + 1].constant += 75
      let agreement = Agreement(of: values, with: try kiwi.ask("values drag"), in: dragged)
      return [Result(name, title, comparison, goal: .faster(3)).checked(agreement, with: "kiwi")]
    }
  }

  /// The exchange of constraints for others.
  static var swaps: [Measurement] {
    [
      Measurement("w7") { laboratory in
        let work = Workload.table()
        let system = work.fixed()
        let swaps = work.swaps.map { (row: $0.row + 2, replacement: $0.replacement) }
        var values = system.zeros
        var loaded = LoadedSystem(system)
        loaded.solver.solve()
        let kiwi = try laboratory.kiwi()
        try kiwi.load(system, swaps: swaps)
        let clock = ProcessorClock()
        var isSwapped = false
        let comparison = try laboratory.compare(withKiwi: "swap") {
          clock.measure {
            loaded.swap(swaps, backTo: isSwapped ? system : nil, &values)
            isSwapped.toggle()
          }
        }
        if !isSwapped { loaded.swap(swaps, backTo: nil, &values) }
        var swapped = system
        for swap in swaps { swapped.rows[swap.row] = swap.replacement }
        let agreement = Agreement(of: values, with: try kiwi.ask("values swap"), in: swapped)
        let title = "ten constraints out and ten in, table of 40 rows"
        return [Result("w7", title, comparison, goal: .faster(15)).checked(agreement, with: "kiwi")]
      }
    ]
  }
}
