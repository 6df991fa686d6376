import LayoutSolver

/// An explanation of a conflict: which constraints need each other for it, their sum, and what can be done.
package struct ConflictExplanation {
  /// The report that is explained.
  package let report: ConflictReport
  /// The contradictions, of which each constraint is needed.
  package private(set) var contradictions: [ExplainedContradiction] = []
  /// The things that the log does not say.
  package let gaps: [ConsoleGap]
  /// The reasons for which constraints are likely at fault, the likeliest first.
  package private(set) var suspicions: [Suspicion] = []
  /// The changes after which everything else holds, the best first.
  package private(set) var repairs: [TriedRepair] = []
  let names: ConsoleItemNames

  /// Creates the explanation of a report.
  package init(_ report: ConflictReport) {
    self.report = report
    names = ConsoleItemNames(report.constraints)
    let system = ConsoleSystem(report.constraints)
    gaps = system.gaps
    var solution = ConsoleSolution(system, breaking: report.broken, of: report.constraints)
    let isInvolved = solution.contradictions.contains { contradiction in
      contradiction.rows.contains { system.rows[$0].constraint == report.broken }
    }
    // What is still to be given up is rather one of the app's.
    if report.broken != nil, !isInvolved {
      solution = ConsoleSolution(system, breaking: nil, of: report.constraints)
    }
    for contradiction in solution.contradictions {
      let sum = ContradictionSum(contradiction.rows, of: system, unit: contradiction.broken)
      let constraints = contradiction.rows.compactMap { system.rows[$0].constraint }
      contradictions.append(
        ExplainedContradiction(
          constraints: constraints,
          shares: (sum?.shares ?? []).map { share in
            ExplainedContradiction.Share(
              constraint: system.rows[share.row].constraint,
              nonNegative: system.item(of: share.row),
              factor: share.factor,
              constant: share.constant
            )
          },
          excess: sum?.amount ?? 0,
          broken: system.rows[contradiction.broken].constraint,
          error: solution.error(of: system.rows[contradiction.broken])
        )
      )
    }
    suspicions = Suspicion.all(in: contradictions, of: report.constraints)
    repairs = TriedRepair.all(for: contradictions, suspicions, in: report)
  }

  /// The constraints of the list that take no part in any contradiction.
  package var bystanders: [Int] {
    let involved = Set(contradictions.flatMap(\.constraints))
    return report.constraints.indices.filter { !involved.contains($0) }
  }
}

/// A contradiction of constraints, of which each is needed for it.
package struct ExplainedContradiction: Sendable, Hashable {
  /// A constraint with its part in the sum.
  package struct Share: Sendable, Hashable {
    /// The place of the constraint in the report, or `nil` for a length that cannot be below 0.
    package var constraint: Int?
    /// The item whose length cannot be below 0, if that is the part.
    package var nonNegative: ConsoleItem?
    /// The factor of the constraint.
    package var factor: Double
    /// The constant, in points.
    package var constant: Double

    /// The contribution to the sum, in points.
    package var amount: Double { factor * constant }
  }

  /// The places of the constraints in the report.
  package var constraints: [Int]
  /// The parts of the sum, none if it could not be made.
  package var shares: [Share]
  /// The number of points by which one side of the sum is more than the other.
  package var excess: Double
  /// The place of the constraint that is given up, or `nil` if it is that no length is below 0.
  package var broken: Int?
  /// The number of points by which that constraint is missed, above 0 if its left side is too large.
  package var error: Double
}

extension ExplainedContradiction {
  /// The sum in one line, such as `20 + 160 + 44 > 375 − 160`; without the parts that are 0.
  ///
  /// What a constraint subtracts stands on the other side, as it was written.
  package var arithmetic: String? {
    let parts = shares.filter { abs($0.amount) > 1e-9 }
    guard !parts.isEmpty else { return nil }
    var left: [String] = []
    var right: [(isMinus: Bool, text: String)] = []
    let hasRight = parts.contains { $0.amount < 0 && $0.constant > 0 }
    let hasLeft = parts.contains { $0.amount > 0 && $0.constant > 0 }
    var lateLeft: [String] = []
    for part in parts {
      let text = Self.text(of: part)
      if part.amount > 0 {
        if part.constant < 0, hasRight, hasLeft {
          right.append((true, text))
        } else {
          left.append(text)
        }
      } else if part.constant < 0, hasLeft {
        lateLeft.append(text)
      } else {
        right.append((false, text))
      }
    }
    let plus = right.filter { !$0.isMinus }.map(\.text)
    let minus = right.filter(\.isMinus).map(\.text)
    let first = ([left.isEmpty ? "0" : Self.sum(of: left)] + lateLeft).joined(separator: " − ")
    let second = ([plus.isEmpty ? "0" : Self.sum(of: plus)] + minus).joined(separator: " − ")
    return "\(first) > \(second)"
  }

  /// The most numbers of a side that are written out.
  private static let mostParts = 20

  private static func sum(of parts: [String]) -> String {
    let rest = parts.count - mostParts
    let more = rest > 0 ? ["… (\(rest) more)"] : []
    return (parts.prefix(mostParts) + more).joined(separator: " + ")
  }

  /// Returns a part of the sum with its factor, without its sign.
  static func text(of part: Share) -> String {
    let factor = abs(part.factor)
    let amount = consoleAmount(abs(part.constant))
    return abs(factor - 1) < 1e-9 ? amount : "\(consoleAmount(factor)) × \(amount)"
  }
}
