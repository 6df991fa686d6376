import LayoutScenes

/// Rows in words, as a scenario file writes them.
enum RowText {
  /// Rows in ascending order with neighbors joined, the section where it is not the first or where
  /// several sections occur: "rows 2..6", "rows 0/24..0/24, 1/0..1/3", "none".
  static func list(_ rows: [RowAddress], alwaysNamesSections: Bool = false) -> String {
    guard !rows.isEmpty else { return "none" }
    let namesSections = alwaysNamesSections || rows.contains { $0.section != 0 }
    var runs: [(first: RowAddress, last: RowAddress)] = []
    for row in rows {
      if let last = runs.last?.last, last.section == row.section, last.row + 1 == row.row {
        runs[runs.count - 1].last = row
      } else {
        runs.append((row, row))
      }
    }
    let shown = runs.prefix(12).map { run in
      let first = text(run.first, namesSections)
      return run.first == run.last ? first : "\(first)..\(text(run.last, namesSections))"
    }
    let rest = runs.count - shown.count
    return (rows.count == 1 ? "row " : "rows ") + shown.joined(separator: ", ")
      + (rest > 0 ? " and \(rest) more" : "")
  }

  /// Rows in the given order, each by itself: "[0/2, 0/3]".
  static func sequence(_ rows: [RowAddress]) -> String {
    let shown = rows.prefix(20).map { text($0, true) }
    let rest = rows.count - shown.count
    return "[\(shown.joined(separator: ", "))\(rest > 0 ? ", … \(rest) more" : "")]"
  }

  /// Rows as ranges that each lie in one section, neighbours joined: "rows 3..6, 8", "none".
  static func list(_ ranges: [ClosedRange<RowAddress>]) -> String {
    var joined: [ClosedRange<RowAddress>] = []
    for range in ranges {
      if let last = joined.last, last.upperBound.section == range.lowerBound.section,
        last.upperBound.row + 1 == range.lowerBound.row
      {
        joined[joined.count - 1] = last.lowerBound...range.upperBound
      } else {
        joined.append(range)
      }
    }
    guard let first = joined.first else { return "none" }
    let namesSections = joined.contains { $0.upperBound.section != 0 }
    let texts = joined.map { range in
      let start = text(range.lowerBound, namesSections)
      return range.lowerBound == range.upperBound
        ? start : "\(start)..\(text(range.upperBound, namesSections))"
    }
    let isOne = joined.count == 1 && first.lowerBound == first.upperBound
    return (isOne ? "row " : "rows ") + texts.joined(separator: ", ")
  }

  private static func text(_ row: RowAddress, _ namesSections: Bool) -> String {
    namesSections ? "\(row.section)/\(row.row)" : "\(row.row)"
  }
}
