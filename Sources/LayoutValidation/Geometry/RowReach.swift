import Foundation
import LayoutGeometry
package import LayoutSimulation
import LayoutTables
import LayoutViews

/// The rows of a table that a finger on the touch view can be brought to press, over all that the table scrolls.
///
/// As the table scrolls from one end to the other, each row passes a range of heights; it can be pressed if this meets
/// a height at which the touch view takes touches over the table. Headers that stick do not count: rows under
/// them are found all the same (`indexPathForRow(at:)` is geometry). A pan that began on another row may
/// still pass the others, outside of the touch view too.
package struct RowReach {
  /// The rows that no finger on the touch view can press, ascending.
  package let unreachable: [Range<Int>]
  /// The number of all rows.
  package let count: Int
  /// The heights on the screen at which the touch view is reached over the table.
  let heights: Range<CGFloat>
  /// The offsets that the table can be brought to.
  let offsets: ClosedRange<CGFloat>
  /// The height on the screen of the content's beginning at offset 0.
  private let origin: CGFloat
  /// The offset as the table stands.
  private let present: CGFloat
  private let geometry: TableGeometry

  /// Creates the reach on a screen, or `nil` without a touch view or rows.
  package init?(_ simulation: Simulation) {
    let screen = ScreenGeometry(simulation)
    guard let touch = screen.touch else { return nil }
    self.init(screen, touch)
  }

  /// Creates the reach, or `nil` if the table has no rows.
  ///
  /// - Complexity: O(log rows) for each rectangle of the touch view that is reached.
  init?(_ screen: ScreenGeometry, _ touch: TouchPlace) {
    let table = screen.table
    geometry = table.geometry
    count = geometry.numberOfRows
    guard count > 0 else { return nil }
    let present = table.contentOffset.y
    self.present = present
    offsets =
      table.isScrollEnabled
      ? min(present, table.minimumContentOffset.y)...max(present, table.maximumContentOffset.y)
      : present...present
    origin = table.convert(CGPoint.zero, to: nil).y + present
    let parts = touch.reach.region.parts(in: screen.tableFrame)
    heights = (parts.map(\.minY).min() ?? 0)..<(parts.map(\.maxY).max() ?? 0)
    var reached = RangeSet<Int>()
    for part in parts {
      let rows = geometry.rows(
        from: part.minY + CGRect.leastLength - origin + offsets.lowerBound,
        to: part.maxY - CGRect.leastLength - origin + offsets.upperBound
      )
      reached.insert(contentsOf: rows)
    }
    unreachable = Array(RangeSet(0..<count).subtracting(reached).ranges)
  }

  /// Returns the heights on the screen that a row passes as the table scrolls.
  func sweep(ofRow row: Int) -> Range<CGFloat> {
    let span = geometry.span(ofRow: row)
    return span.minY + origin - offsets.upperBound..<span.maxY + origin - offsets.lowerBound
  }

  /// Returns the rectangle of rows that follow each other as the table stands, or `nil` if none of it is in an area.
  func shownRect(of rows: Range<Int>, in area: CGRect) -> CGRect? {
    let top = geometry.span(ofRow: rows.lowerBound).minY + origin - present
    let bottom = geometry.span(ofRow: rows.upperBound - 1).maxY + origin - present
    let rect = CGRect(x: area.minX, y: top, width: area.width, height: bottom - top)
    let shown = rect.intersection(area)
    return shown.isNull || shown.isEmpty ? nil : shown
  }

  /// The distance by which the touch view would have to reach up or down for all rows, in points.
  var missing: CGFloat {
    guard let first = unreachable.first?.lowerBound, let last = unreachable.last?.upperBound else {
      return 0
    }
    let above = heights.lowerBound - sweep(ofRow: first).upperBound
    let below = sweep(ofRow: last - 1).lowerBound - heights.upperBound
    return max(0, above, below) + 1
  }

  /// Returns the name of rows: "row 3", "rows 21 to 39", "rows 0/3 to 1/2".
  func name(of rows: Range<Int>) -> String {
    let first = geometry.name(ofRow: rows.lowerBound)
    guard rows.count > 1 else { return first }
    let last = geometry.name(ofRow: rows.upperBound - 1)
    return "rows \(first.dropFirst("row ".count)) to \(last.dropFirst("row ".count))"
  }
}
