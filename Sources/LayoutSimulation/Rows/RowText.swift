package import LayoutScenes

/// A namespace for rows in words, as a scenario file writes them.
package enum RowText {
  /// Returns rows in ascending order with neighbors joined, the section if it is not the first or if
  /// several sections occur: "rows 2..6", "rows 0/24..0/24, 1/0..1/3", "none".
  package static func list(_ rows: [RowAddress]) -> String { list(rows.map { $0...$0 }) }

  /// Rows as ranges in ascending order that each lie in one section, with neighbors joined: "rows 3..6, 8".
  package static func list(
    _ ranges: [ClosedRange<RowAddress>],
    alwaysNamesSections: Bool = false
  ) -> String {
    var runs: [ClosedRange<RowAddress>] = []
    for range in ranges {
      if let last = runs.last, last.upperBound.section == range.lowerBound.section,
        last.upperBound.row + 1 == range.lowerBound.row
      {
        runs[runs.count - 1] = last.lowerBound...range.upperBound
      } else {
        runs.append(range)
      }
    }
    guard let first = runs.first else { return "none" }
    let namesSections = alwaysNamesSections || runs.contains { $0.upperBound.section != 0 }
    let shown = runs.prefix(12).map { run in
      let first = text(run.lowerBound, namesSections)
      return run.lowerBound == run.upperBound
        ? first : "\(first)..\(text(run.upperBound, namesSections))"
    }
    let rest = runs.count - shown.count
    let isOne = runs.count == 1 && first.lowerBound == first.upperBound
    return (isOne ? "row " : "rows ") + shown.joined(separator: ", ")
      + (rest > 0 ? " and \(rest) more" : "")
  }

  /// Returns rows in the given order with neighbors joined, upward too: "rows 5..3, 8".
  ///
  /// At most twenty are named, with the number of further ones out of a count.
  package static func sequence(
    _ rows: [RowAddress],
    outOf count: Int? = nil,
    namesSections: Bool
  ) -> String {
    let shown = rows.prefix(20)
    guard shown.count > 1 else {
      return shown.first.map { "row \(text($0, namesSections))" } ?? "none"
    }
    var runs: [[RowAddress]] = []
    for row in shown {
      if let run = runs.last, let last = run.last, follows(row, last, in: run) {
        runs[runs.count - 1].append(row)
      } else {
        runs.append([row])
      }
    }
    let texts = runs.map { run in
      let first = text(run[0], namesSections)
      return run.count == 1 ? first : "\(first)..\(text(run[run.count - 1], namesSections))"
    }
    let rest = (count ?? rows.count) - shown.count
    return "rows \(texts.joined(separator: ", "))\(rest > 0 ? " and \(rest) more" : "")"
  }

  /// Returns whether a row continues a run, which goes the way of its first two rows.
  private static func follows(_ row: RowAddress, _ last: RowAddress, in run: [RowAddress]) -> Bool {
    let step = run.count == 1 ? (row > last ? 1 : -1) : run[1].row - run[0].row
    return row.section == last.section && row.row == last.row + step
  }

  private static func text(_ row: RowAddress, _ namesSections: Bool) -> String {
    namesSections ? "\(row.section)/\(row.row)" : "\(row.row)"
  }
}
