import LayoutTables
import SelectionModel
import TableSelection

/// The room that a limit leaves at a moment of a drag that selects.
struct LimitedRoom {
  private let limit: SelectionLimit
  private let gesture: PlayedGesture
  private let selected: RangeSet<Int>
  private let direction: PanDirection

  init(
    _ limit: SelectionLimit,
    _ gesture: PlayedGesture,
    _ selected: RangeSet<Int>,
    _ direction: PanDirection
  ) {
    (self.limit, self.gesture) = (limit, gesture)
    (self.selected, self.direction) = (selected, direction)
  }

  /// Returns those of some rows on the way that are not selected for want of room.
  func crowdedOut(_ left: RangeSet<Int>) -> RangeSet<Int> {
    guard !limit.isNone, !left.isEmpty else { return RangeSet() }
    if let most = limit.total, selected.numberCount >= most { return left }
    guard let most = limit.perSection else { return RangeSet() }
    var crowded = RangeSet<Int>()
    for section in sections(of: left)
    where selected.intersection(RangeSet(section)).numberCount >= most {
      crowded.formUnion(left.intersection(RangeSet(section)))
    }
    // A drag that stops takes no row beyond the first for which there is no room.
    guard limit.whenFull == .stop, let first = ends(of: crowded)?.first else { return crowded }
    let beyond = direction == .down ? first..<Int.max : 0..<first + 1
    return crowded.union(left.intersection(RangeSet(beyond)))
  }

  /// Returns rows on the way that the drag selected before others whose turn it was, and those others, or `nil` if
  /// each has its turn.
  func misplaced(in open: RangeSet<Int>) -> (taken: RangeSet<Int>, meant: RangeSet<Int>)? {
    guard !limit.isNone else { return nil }
    // Rows that were selected before are older than all that the drag selects.
    let way = open.subtracting(gesture.before.rows)
    let parts = limit.perSection == nil ? [0..<Int.max] : sections(of: way)
    for part in parts {
      let rows = way.intersection(RangeSet(part))
      let taken = rows.intersection(selected)
      guard taken != rows else { continue }
      let isFromTop = (direction == .down) == (limit.whenFull != .replaceOldest)
      let meant = rows.first(taken.numberCount, isFromTop: isFromTop)
      guard taken != meant else { continue }
      return (taken.subtracting(meant), meant.subtracting(taken))
    }
    return nil
  }

  private func sections(of rows: RangeSet<Int>) -> [Range<Int>] {
    guard let (first, last) = ends(of: rows) else { return [] }
    let geometry = gesture.geometry
    let sections = [first, last].map { geometry.section(ofRow: $0) }.sorted()
    return (sections[0]...sections[1]).map { geometry.rows(inSection: $0) }
  }

  /// Returns the first and the last row on the way, or `nil` for no rows.
  private func ends(of rows: RangeSet<Int>) -> (first: Int, last: Int)? {
    guard let top = rows.ranges.first?.first, let bottom = rows.ranges.last?.last else {
      return nil
    }
    return direction == .down ? (top, bottom) : (bottom, top)
  }
}

extension RangeSet<Int> {
  /// Returns so many of the numbers, the least or the greatest.
  fileprivate func first(_ count: Int, isFromTop: Bool) -> Self {
    var left = count
    var result = Self()
    for range in isFromTop ? Array(ranges) : ranges.reversed() where left > 0 {
      let part = isFromTop ? range.prefix(left) : range.suffix(left)
      result.insert(contentsOf: part)
      left -= part.count
    }
    return result
  }
}
