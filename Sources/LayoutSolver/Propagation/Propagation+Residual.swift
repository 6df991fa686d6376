/// Roots that are still unknown and the rows that hold them together.
struct Residual {
  var roots: [Int32] = []
  /// In the order in which they were given.
  var rows: [Int32] = []
}

extension Propagation {
  /// Sorts rows into groups that share unknowns; rows without unknowns belong to none.
  mutating func residuals(_ rows: [Int32], of storage: borrowing RowStorage) -> [Residual] {
    groups.append(0, times: slots.count - groups.count)
    columns.append(-1, times: slots.count - columns.count)
    var anchors: [Int32] = []
    var unknowns: [Int32] = []
    for row in rows {
      reduced.reduce(storage[Int(row)], terms: storage.terms, slots: slots)
      anchors.append(reduced.count > 0 ? reduced[0].root : -1)
      for index in 0..<reduced.count {
        let root = reduced[index].root
        if columns[Int(root)] < 0 {
          columns[Int(root)] = 0
          groups[Int(root)] = root
          unknowns.append(root)
        }
        unite(reduced[0].root, root)
      }
    }
    var residuals: [Residual] = []
    for root in unknowns { columns[Int(root)] = -1 }
    // The columns hold, for the moment, the number of the group.
    for root in unknowns {
      let leader = Int(leader(of: root))
      if columns[leader] < 0 {
        columns[leader] = Int32(residuals.count)
        residuals.append(Residual())
      }
      residuals[Int(columns[leader])].roots.append(root)
    }
    for (index, row) in rows.enumerated() where anchors[index] >= 0 {
      residuals[Int(columns[Int(leader(of: anchors[index]))])].rows.append(row)
    }
    for root in unknowns { columns[Int(root)] = -1 }
    return residuals
  }

  private mutating func unite(_ first: Int32, _ second: Int32) {
    let (one, other) = (leader(of: first), leader(of: second))
    if one != other { groups[Int(max(one, other))] = min(one, other) }
  }

  private mutating func leader(of root: Int32) -> Int32 {
    var leader = root
    while groups[Int(leader)] != leader {
      groups[Int(leader)] = groups[Int(groups[Int(leader)])]
      leader = groups[Int(leader)]
    }
    return leader
  }
}
