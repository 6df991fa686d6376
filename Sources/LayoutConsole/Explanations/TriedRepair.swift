package import LayoutSolver

/// A change of one constraint, after which the constraints of the report were solved again and all hold.
package struct TriedRepair: Sendable, Hashable {
  /// A kind of change.
  package enum Change: Sendable, Hashable {
    /// The constraint gets the priority 999.
    case priority
    /// The constraint gets another constant.
    case constant(Double)
    /// The constraint gets another relation.
    case relation(Relation)
    /// The constraint goes.
    case removal
    /// The view's autoresizing mask makes no constraints any more.
    case noMask(ConsoleItem)

    /// Returns whether two changes are of one kind.
    func isLike(_ other: Change) -> Bool {
      switch (self, other) {
      case (.priority, .priority), (.constant, .constant), (.relation, .relation),
        (.removal, .removal), (.noMask, .noMask):
        true
      default: false
      }
    }
  }

  /// The place of the constraint in the report.
  package var constraint: Int
  /// The change.
  package var change: Change
  /// The number of points by which the changed constraint is missed then, as at the priority 999.
  package var error = 0.0

  /// The most repairs that are of use to a reader.
  private static let most = 3

  /// Returns the repairs that help, the best first.
  static func all(
    for contradictions: [ExplainedContradiction],
    _ suspicions: [Suspicion],
    in report: ConflictReport
  ) -> [TriedRepair] {
    guard !contradictions.isEmpty else { return [] }
    var repairs: [TriedRepair] = []
    let involved = contradictions.map { Set($0.constraints) }
    for candidate in candidates(contradictions, suspicions, in: report)
    where candidate.isInAll(involved, of: report.constraints) {
      // One of each kind says more than three of one.
      let isKnown = repairs.contains { $0.change.isLike(candidate.change) }
      guard !isKnown, let tried = candidate.tried(on: report.constraints) else { continue }
      repairs.append(tried)
      if repairs.count == most { break }
    }
    return repairs
  }

  /// Returns whether each of some contradictions needs a constraint that the change concerns; those stay that do not.
  private func isInAll(_ contradictions: [Set<Int>], of constraints: [ConsoleConstraint]) -> Bool {
    guard case .noMask(let item) = change else {
      return contradictions.allSatisfy { $0.contains(constraint) }
    }
    return contradictions.allSatisfy { contradiction in
      contradiction.contains { constraints[$0].isMask(of: item) }
    }
  }

  /// Returns changes that may help, the best first.
  private static func candidates(
    _ contradictions: [ExplainedContradiction],
    _ suspicions: [Suspicion],
    in report: ConflictReport
  ) -> [TriedRepair] {
    let constraints = report.constraints
    var list: [TriedRepair] = []
    for suspicion in suspicions {
      switch suspicion {
      case .mask(let item, let places):
        list.append(TriedRepair(constraint: places[0], change: .noMask(item)))
      case .twins(let one, let other):
        // The one that was given up is rather the new one, which was meant.
        let old = report.broken == one ? other : one
        list.append(TriedRepair(constraint: old, change: .removal))
      default: break
      }
    }
    for contradiction in contradictions {
      let own = contradiction.constraints.filter { constraints[$0].origin == .own }
      let isGiven = contradiction.constraints.count > own.count
      // Where UIKit gives a size, the last constraint along the axis is best the one that gives way.
      let order = own.sorted { left, right in
        rank(constraints[left], left == contradiction.broken)
          < rank(constraints[right], right == contradiction.broken)
      }
      if isGiven { list += order.map { TriedRepair(constraint: $0, change: .priority) } }
      for share in contradiction.shares {
        guard let place = share.constraint, own.contains(place), abs(share.factor) > 1e-9
        else { continue }
        if constraints[place].relation == .equal, share.factor > 0 {
          list.append(TriedRepair(constraint: place, change: .relation(.lessThanOrEqual)))
        } else if constraints[place].relation == .equal {
          list.append(TriedRepair(constraint: place, change: .relation(.greaterThanOrEqual)))
        }
        let constant = constraints[place].constant - contradiction.excess / share.factor
        if constraints[place].constant != 0, constant * constraints[place].constant > 0 {
          list.append(TriedRepair(constraint: place, change: .constant(constant)))
        }
      }
      if !isGiven { list += order.map { TriedRepair(constraint: $0, change: .priority) } }
      list += order.map { TriedRepair(constraint: $0, change: .removal) }
    }
    return list
  }

  private static func rank(_ constraint: ConsoleConstraint, _ isBroken: Bool) -> Int {
    isBroken ? 0 : constraint.first.attribute.isLength ? 1 : 2
  }

  /// Returns the repair with what it leads to, or `nil` if the constraints contradict each other after it too.
  private func tried(on constraints: [ConsoleConstraint]) -> TriedRepair? {
    var changed = constraints
    switch change {
    case .priority:
      guard changed[constraint].priority == .required else { return nil }
      changed[constraint].priority = Priority(999)
    case .constant(let constant): changed[constraint].constant = constant
    case .relation(let relation): changed[constraint].relation = relation
    case .removal: changed.remove(at: constraint)
    case .noMask(let item):
      changed.removeAll { $0.isMask(of: item) }
    }
    let system = ConsoleSystem(changed)
    let solution = ConsoleSolution(system, breaking: nil, of: changed)
    guard solution.contradictions.isEmpty else { return nil }
    var result = self
    if change == .priority, let row = system.rows.first(where: { $0.constraint == constraint }) {
      result.error = solution.error(of: row)
    }
    return result
  }
}

extension ConsoleConstraint {
  /// Returns whether it stands for the autoresizing mask of an item.
  fileprivate func isMask(of item: ConsoleItem) -> Bool {
    origin == .mask && first.item.key == item.key
  }
}
