extension Propagation {
  /// Groups rows that share unknowns, leaving out rows without unknowns.
  ///
  /// Within a group the rows stay in the order in which they are given.
  mutating func findResiduals(
    among rows: borrowing Buffer<Int32>,
    of storage: borrowing RowStorage
  ) {
    groups.append(0, times: slots.count - groups.count)
    columns.append(-1, times: slots.count - columns.count)
    uniteUnknowns(of: rows, storage)
    residuals.removeAll()
    // The columns hold, for the moment, the number of the group.
    for index in unknowns.indices {
      let leader = leader(of: unknowns[index])
      if columns[leader] < 0 {
        columns[leader] = Int32(residuals.count)
        residuals.appendGroup()
      }
      residuals.countRoot(in: columns[leader])
    }
    for index in rows.indices where anchors[index] >= 0 {
      residuals.countRow(in: columns[leader(of: anchors[index])])
    }
    residuals.makeRoom()
    for index in unknowns.indices {
      residuals.add(root: unknowns[index], to: columns[leader(of: unknowns[index])])
    }
    for index in rows.indices where anchors[index] >= 0 {
      residuals.add(row: rows[index], to: columns[leader(of: anchors[index])])
    }
    for index in unknowns.indices { columns[unknowns[index]] = -1 }
  }

  /// Lists the unknowns of rows, and finds out which of them belong together.
  private mutating func uniteUnknowns(
    of rows: borrowing Buffer<Int32>,
    _ storage: borrowing RowStorage
  ) {
    anchors.removeAll()
    unknowns.removeAll()
    for index in rows.indices {
      reduce(storage[Int(rows[index])], storage)
      anchors.append(reduced.count > 0 ? reduced[0].root : -1)
      for part in 0..<reduced.count {
        let root = reduced[part].root
        if columns[root] < 0 {
          columns[root] = 0
          groups[root] = root
          unknowns.append(root)
        }
        unite(reduced[0].root, root)
      }
    }
    for index in unknowns.indices { columns[unknowns[index]] = -1 }
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
