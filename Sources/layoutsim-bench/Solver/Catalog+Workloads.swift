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
        try laboratory.compareBuilding(
          system,
          Subject(name, title, goal),
          usesOracle: usesOracle
        )
      ]
    }
  }
}

/// The name of a measurement, with its goal.
struct Subject {
  let name: String
  let title: String
  let goal: Goal?

  init(_ name: String, _ title: String, _ goal: Goal?) {
    self.name = name
    self.title = title
    self.goal = goal
  }

  /// Returns the line of the table.
  func result(_ comparison: Comparison, _ agreement: Agreement, remarks: [String] = []) -> Result {
    Result(
      name: name,
      title: title,
      ours: comparison.ours,
      peer: comparison.peer,
      goal: goal,
      spread: comparison.spread,
      remarks: [agreement.remark(on: comparison.peer == nil ? "the oracle" : "kiwi")]
        .compactMap(\.self) + remarks,
      isRight: agreement.isRight
    )
  }
}

extension Laboratory {
  /// Measures both at making a system and solving it.
  ///
  /// If kiwi aborts, ours is measured alone and compared with the naive oracle.
  func compareBuilding(
    _ system: SampleSystem,
    _ subject: Subject,
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
      var result = subject.result(comparison, agreement)
      if usesOracle { result.check(values, in: system) }
      return result
    } catch is KiwiDriver.Aborted {
      var result = subject.result(measure(ours), .equal)
      result.remarks.append("kiwi aborts")
      result.check(values, in: system)
      return result
    }
  }
}

extension Result {
  /// Compares our values with those of the naive oracle.
  mutating func check(_ values: [Double], in system: SampleSystem) {
    let oracle = TableauOracle.solution(of: system)
    let agreement = Agreement(of: values, with: oracle, in: system)
    isRight = isRight && agreement.isRight
    remarks.append(agreement.remark(on: "the oracle") ?? "right by the naive oracle")
  }
}
