extension Propagation {
  /// The distance in points beyond which an end counts as none.
  private static let farthestEnd = RowStorage.largestConstant / 2

  /// Returns whether a variable of a class rests before others.
  func restsFirst(class root: Int32) -> Bool { firstToRest(ofClass: root) != nil }

  /// Puts a root to rest, and with it its class.
  ///
  /// If several of the class rest first, the root decides, or else the variable that was made first.
  mutating func rest(_ root: Int32, _ storage: borrowing RowStorage) {
    let leader = firstToRest(ofClass: root) ?? root
    let state = roots[root]
    let hasLower = state.lower > -Propagation.farthestEnd
    let hasUpper = state.upper < Propagation.farthestEnd
    // For a leader that falls as the root rises, the root's upper end is the lower one.
    let isAtLower = slots[leader].alpha > 0 ? hasLower : hasLower && !hasUpper
    let isAtUpper = !isAtLower && hasUpper
    fix(
      root,
      at: isAtLower ? state.lower : isAtUpper ? state.upper : 0,
      lowerRow: isAtLower ? state.lowerRow : -1,
      upperRow: isAtUpper ? state.upperRow : -1,
      rank: Rank.rest,
      storage
    )
  }

  private func firstToRest(ofClass root: Int32) -> Int32? {
    if restsFirst[root] { return root }
    var first: Int32?
    var member = slots[root].next
    while member != root {
      if restsFirst[member], first.map({ member < $0 }) ?? true { first = member }
      member = slots[member].next
    }
    return first
  }
}
