import LayoutDiagnostics
import LayoutSolver

/// A reason for which constraints of a contradiction are likely at fault.
package enum Suspicion: Sendable, Hashable {
  /// Two constraints of the app say the same with other numbers.
  case twins(Int, Int)
  /// A view still turns its autoresizing mask into constraints, beside constraints of its own.
  case mask(ConsoleItem, [Int])
  /// A container gives a size of 0, as before the first layout.
  case noSizeYet(Int)
  /// A container gives a cell or a view a size that its constraints do not have.
  case encapsulation(Int)
  /// UIKit measures the view with a size that is not final.
  case measurement(Int)
  /// A stack view hides an arranged view.
  case hidden(Int)
  /// A stack view puts its arranged views, and something else does too.
  case stack([Int])
  /// Interface Builder gave a view without constraints its frame.
  case prototype(Int)
  /// None of the constraints is the app's.
  case systemOnly

  /// Returns the suspicions in contradictions, the strongest first.
  static func all(
    in contradictions: [ExplainedContradiction],
    of constraints: [ConsoleConstraint]
  ) -> [Suspicion] {
    var found: [Suspicion] = []
    for contradiction in contradictions {
      for suspicion in all(in: contradiction.constraints, of: constraints)
      where !found.contains(suspicion) {
        found.append(suspicion)
      }
    }
    return found
  }

  private static func all(in places: [Int], of constraints: [ConsoleConstraint]) -> [Suspicion] {
    func having(_ origin: ConsoleConstraint.Origin) -> [Int] {
      places.filter { constraints[$0].origin == origin }
    }
    let own = having(.own)
    if !places.isEmpty, own.isEmpty, having(.prototype).isEmpty, having(.stack).isEmpty {
      return [.systemOnly]
    }
    var found: [Suspicion] = []
    for (index, place) in own.enumerated() {
      for other in own[(index + 1)...] where areTwins(constraints[place], constraints[other]) {
        found.append(.twins(place, other))
      }
    }
    let given = having(.mask) + having(.encapsulation) + having(.measurement)
    let empty = given.filter { place in
      constraints[place].first.attribute.isLength && constraints[place].second == nil
        && constraints[place].constant == 0
    }
    found += masks(having(.mask), own, empty: empty, of: constraints)
    found += empty.map { .noSizeYet($0) }
    found += having(.encapsulation).filter { !empty.contains($0) }.map { .encapsulation($0) }
    found += having(.measurement).filter { !empty.contains($0) }.map { .measurement($0) }
    let stack = having(.stack)
    let hiding = stack.filter { constraints[$0].identifier?.contains("hiding") ?? false }
    found += hiding.map { .hidden($0) }
    if hiding.isEmpty, !stack.isEmpty { found.append(.stack(stack)) }
    return found + having(.prototype).map { .prototype($0) }
  }

  /// Returns whether two equations have the same sides and other constants.
  private static func areTwins(_ one: ConsoleConstraint, _ other: ConsoleConstraint) -> Bool {
    one.relation == .equal && other.relation == .equal && one.constant != other.constant
      && one.multiplier == other.multiplier && isSame(one.first, other.first)
      && one.superview?.key == other.superview?.key
      && (one.second.map { side in other.second.map { isSame(side, $0) } ?? false }
        ?? (other.second == nil))
  }

  private static func isSame(_ one: ConsoleConstraint.Side, _ other: ConsoleConstraint.Side) -> Bool
  {
    one.attribute == other.attribute && one.item.key == other.item.key
  }

  /// Returns the views whose masks count and that have constraints of the app too.
  private static func masks(
    _ masks: [Int],
    _ own: [Int],
    empty: [Int],
    of constraints: [ConsoleConstraint]
  ) -> [Suspicion] {
    let groups = masks.grouped { constraints[$0].first.item.key }
    return groups.compactMap { key, places in
      let item = constraints[places[0]].first.item
      // The app pins the view itself, and not something inside of it.
      let isPinned = own.contains { place in
        let constraint = constraints[place]
        let sides = [constraint.first, constraint.second].compactMap(\.self)
        guard sides.contains(where: { $0.item.key == key }) else { return false }
        return constraint.second == nil || constraint.isOutside(of: key)
      }
      guard isPinned, !item.isPrivate, !places.allSatisfy(empty.contains) || own.count == 1
      else { return nil }
      return .mask(item, places)
    }
  }
}

extension ConsoleConstraint {
  /// Returns whether the constraint puts an item into what is around it, and not something into the item.
  fileprivate func isOutside(of key: String) -> Bool {
    if first.item == .superview || second?.item == .superview { return superview?.key != key }
    return true
  }
}
