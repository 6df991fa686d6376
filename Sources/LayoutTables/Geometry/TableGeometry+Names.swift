import Foundation

extension TableGeometry {
  /// Returns the name of a row in logs: `row 3`, or `row 1/3` in a table with several sections.
  package func name(ofRow row: Int) -> String {
    let path = indexPath(ofRow: row)
    return numberOfSections > 1 ? "row \(path[0])/\(path[1])" : "row \(path[1])"
  }

  /// Returns the names of rows in logs: `row 3`, `rows 2..4 and row 7`, `rows 1/2..4`; of very many the
  /// first ones and how many there are.
  ///
  /// The ranges ascend and do not overlap, and there is at least one.
  ///
  /// - Complexity: O(ranges · log sections).
  package func names(ofRows rows: [Range<Int>]) -> String {
    let limit = 5
    var names: [String] = []
    var rest = 0
    for range in rows {
      var first = range.lowerBound
      while first < range.upperBound {
        let path = indexPath(ofRow: first)
        let end = min(range.upperBound, self.rows(inSection: path[0]).upperBound)
        if names.count < limit {
          names.append(name(of: path, through: path[1] + end - first - 1))
        } else {
          rest += end - first
        }
        first = end
      }
    }
    if rest > 0 { names.append("\(rest) more") }
    let last = names.removeLast()
    return names.isEmpty ? last : "\(names.joined(separator: ", ")) and \(last)"
  }

  private func name(of path: IndexPath, through last: Int) -> String {
    let section = numberOfSections > 1 ? "\(path[0])/" : ""
    return last == path[1] ? "row \(section)\(last)" : "rows \(section)\(path[1])..\(last)"
  }
}
