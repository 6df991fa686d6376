import Foundation
import LayoutCapture
import LayoutGeometry
import LayoutScenes
import LayoutTables
import LayoutViews
import ScreenFrames

extension GuideCapture {
  private static let rangeColor = Color(rgb: 0x0A60D0)
  /// The distance of brackets from the table's trailing edge, and the length of their ends, in points.
  private static let bracket = (distance: CGFloat(10), end: CGFloat(6))

  /// Returns a bracket for each run of selected rows, at the table's trailing side.
  ///
  /// An end that is off the screen is open.
  mutating func selectedRows() -> [ScreenElement] {
    let table = screen.tableView
    let area = tableArea.intersection(screen.window.bounds)
    guard !area.isNull else { return [] }
    let isMirrored = table.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = isMirrored ? area.minX + Self.bracket.distance : area.maxX - Self.bracket.distance
    let inner = x + (isMirrored ? Self.bracket.end : -Self.bracket.end)
    return simulation.selectedRows.ranges.enumerated().compactMap { index, run in
      let first = table.rectForRow(at: run.lowerBound.indexPath)
      let last = table.rectForRow(at: run.upperBound.indexPath)
      let whole = table.convert(first.union(last), to: nil)
      let shown = whole.intersection(area)
      guard !shown.isNull, shown.height > 0 else { return nil }
      var path: [PathCommand] = []
      let top = CGPoint(x: x, y: shown.minY + 2)
      let bottom = CGPoint(x: x, y: shown.maxY - 2)
      if whole.minY >= area.minY { path.append(.move(CGPoint(x: inner, y: top.y))) }
      path.append(path.isEmpty ? .move(top) : .line(top))
      path.append(.line(bottom))
      if whole.maxY <= area.maxY { path.append(.line(CGPoint(x: inner, y: bottom.y))) }
      let name = RowText.list([run])
      let tag = ElementTag(
        id: "guides.selected-rows-\(index + 1)",
        role: "selected-rows",
        facts: ["text": name]
      )
      let width = NamePlates.width(of: name)
      art.addName(
        name,
        color: Self.rangeColor,
        at: CGPoint(
          x: isMirrored ? inner + 2 : inner - 2 - width,
          y: shown.midY - NamePlates.height / 2
        ),
        of: tag
      )
      let line = ScreenElement.stroke(.path(path), Self.rangeColor, width: 2)
      return .group(ElementGroup(tag, children: [line]))
    }
  }
}
