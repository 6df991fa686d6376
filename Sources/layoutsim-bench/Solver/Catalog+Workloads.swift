import SolverWorkloads

extension Catalog {
  /// The building and solving of systems, against kiwi.
  static var solverWorkloads: [Measurement] {
    [
      building("w1", "sign-in screen", .faster(10)) { .screen() },
      building("w2", "table of 40 rows", .faster(50)) { .table() },
      building("w3", "chain of 1,000", .faster(300)) { .chain(1000) },
      building("w3-250", group: "w3", "chain of 250", .faster(300)) { .chain(250) },
      building("w4", "grid of 30 × 30", .faster(300)) { .grid() },
      building("w5a", group: "w5", "nested, a spine of 10 levels", .faster(1)) {
        .nested(10, isSpine: true)
      },
      building("w5a-last", group: "w5", "the same, its size added last", .faster(1), sizeLast: true)
      { .nested(10, isSpine: true) },
      building("w5b", group: "w5", "nested, a tree of 6 levels", .faster(300)) {
        .nested(6, isSpine: false)
      },
      building("w8a", group: "w8", "overfull row of 50", .faster(5)) {
        .overfullRow(50, isDistinct: false)
      },
      building("w8b", group: "w8", "the same, 50 priorities", .faster(1), usesOracle: true) {
        .overfullRow(50, isDistinct: true)
      },
      building("w8c", group: "w8", "overfull row of 200", .faster(5)) {
        .overfullRow(200, isDistinct: false)
      },
      building("w9", "stretched table, equal wishes", .faster(5)) { .table(isStretched: true) },
    ]
  }

  private static func building(
    _ name: String,
    group: String? = nil,
    _ title: String,
    _ goal: Goal,
    sizeLast: Bool = false,
    usesOracle: Bool = false,
    _ make: @escaping () -> Workload
  ) -> Measurement {
    Measurement(name, group: group) { laboratory in
      let system = make().fixed(sizeLast: sizeLast)
      return [
        try laboratory.compareBuilding(system, name, title, goal: goal, usesOracle: usesOracle)
      ]
    }
  }
}

extension Laboratory {
  /// Measures both at making a system and solving it.
  ///
  /// If kiwi aborts, ours is measured alone and compared with the naive oracle.
  func compareBuilding(
    _ system: SampleSystem,
    _ name: String,
    _ title: String,
    goal: Goal,
    usesOracle: Bool = false
  ) throws -> Result {
    var values = system.zeros
    let plain = PlainRows(system)
    let ours = { samples(for: $0) { plain.timeOfBuilding(&values) } }
    do {
      let kiwi = try kiwi()
      try kiwi.load(system)
      let comparison = try compare(ours) { try kiwi.ask("build", for: $0) }
      let agreement = Agreement(of: values, with: try kiwi.ask("values build"), in: system)
      let result = Result(name, title, comparison, goal: goal).checked(agreement, with: "kiwi")
      return usesOracle ? result.checkedByOracle(values, in: system) : result
    } catch is KiwiDriver.Aborted {
      return Result(name, title, measure(ours), goal: goal, remarks: ["kiwi aborts"])
        .checkedByOracle(values, in: system)
    }
  }
}

extension Result {
  /// Returns the result with what a comparison with another solution says.
  func checked(_ agreement: Agreement, with other: String) -> Self {
    var result = self
    result.isRight = isRight && agreement.isRight
    result.remarks += [agreement.remark(on: other)].compactMap(\.self)
    return result
  }

  /// Returns the result with a comparison of our values with those of the naive oracle.
  fileprivate func checkedByOracle(_ values: [Double], in system: SampleSystem) -> Self {
    let oracle = TableauOracle.solution(of: system)
    let agreement = Agreement(of: values, with: oracle, in: system)
    var result = checked(agreement, with: "the oracle")
    if case .equal = agreement { result.remarks.append("right by the naive oracle") }
    return result
  }
}
