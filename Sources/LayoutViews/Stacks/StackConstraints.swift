import Foundation
import LayoutDiagnostics
import LayoutSolver

/// The constraints that a stack made, in the order of their wishes.
struct StackConstraints {
  private var made: [(key: StackConstraint.Key, constraint: LayoutConstraint)] = []

  /// Makes and drops no more constraints than the difference to `wishes`.
  ///
  /// - Complexity: Linear in the number of constraints.
  mutating func become(_ wishes: [StackConstraint], at source: SourceMark?) {
    var previous: [StackConstraint.Key: LayoutConstraint] = [:]
    for (key, constraint) in made { previous[key] = constraint }
    let wanted = Set(wishes.map(\.key))
    for (key, constraint) in made where !wanted.contains(key) { constraint.isActive = false }
    made = []
    for wish in wishes {
      let key = wish.key
      let constraint = previous[key] ?? LayoutConstraint(wish, source: source)
      constraint.follow(wish)
      // One that the application took away comes back.
      constraint.isActive = true
      made.append((key, constraint))
    }
  }

  /// Takes the constraints of a view that leaves the stack out of layout.
  mutating func deactivateAll(of view: View) {
    let name = ObjectIdentifier(view)
    for (key, constraint) in made where key.items.contains(name) { constraint.isActive = false }
    made.removeAll { $0.key.items.contains(name) }
  }
}

extension LayoutConstraint {
  fileprivate convenience init(_ wish: StackConstraint, source: SourceMark?) {
    self.init(
      wish.first,
      wish.relation,
      wish.second,
      multiplier: wish.multiplier,
      constant: 0,
      source: source
    )
    identifier = wish.purpose.rawValue
    protection = wish.purpose == .hiding ? .full : .partial
  }

  fileprivate func follow(_ wish: StackConstraint) {
    switch wish.space {
    case .points(let points): constant = points
    case .system: systemSpacingMultiplier = 1
    }
    priority = wish.priority
  }
}
