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

  /// Returns a bracket for each run of selected rows, at the table's trailing side, beside its index.
  ///
  /// An end that is off the screen is open.
  mutating func selectedRows() -> [ScreenElement] {
    let table = screen.tableView
    let area = tableArea.intersection(screen.window.bounds)
    guard !area.isNull else { return [] }
    let covers = simulation.covers(over: table)
    let isMirrored = table.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let index = table.sectionIndexView.map { $0.isSeen && $0.superview != nil ? $0.frame.width : 0 }
    let distance = Self.bracket.distance + (index ?? 0)
    let x = isMirrored ? area.minX + distance : area.maxX - distance
    let inner = x + (isMirrored ? Self.bracket.end : -Self.bracket.end)
    let pieces = simulation.selectedRows.ranges.flatMap { run in
      drawnPieces(of: run).map { (run, $0) }
    }
    return pieces.enumerated().compactMap { index, piece in
      let (run, rect) = piece
      let whole = table.convert(rect, to: nil)
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
      let width = NamePlates.width(of: name, in: nil)
      let plate = CGRect(
        x: isMirrored ? inner + 2 : inner - 2 - width,
        y: shown.midY - NamePlates.height / 2,
        width: width,
        height: NamePlates.height
      )
      if !covers.contains(where: { $0.area.intersects(plate) }) {
        art.addName(name, color: Self.rangeColor, at: plate.origin, of: tag)
      }
      let line = ScreenElement.stroke(.path(path), Self.rangeColor, width: 2)
      let around = CGRect(x: x - 8, y: top.y, width: 16, height: bottom.y - top.y)
      return covers.cut(.group(ElementGroup(tag, children: [line])), around: around)
    }
  }

  /// Returns the places of a run of rows, in the table's coordinates: one, but while rows move to it from several places.
  private func drawnPieces(of run: ClosedRange<RowAddress>) -> [CGRect] {
    let table = screen.tableView
    let first = table.rectForRow(at: run.lowerBound.indexPath)
    let last = table.rectForRow(at: run.upperBound.indexPath)
    let rows = table.drawnRows.filter { run.contains(RowAddress($0.indexPath)) }
    guard !rows.isEmpty else { return [first.union(last)] }
    var pieces: [CGRect] = []
    var above: TableView.DrawnRow?
    for row in rows where !row.rect.isNull {
      // Between rows of two sections are a footer and a header.
      let room = above.map { rest(of: row).minY - rest(of: $0).maxY } ?? 0
      if let above, abs(row.rect.minY - above.rect.maxY - room) < 0.5 {
        pieces[pieces.count - 1] = pieces[pieces.count - 1].union(row.rect)
      } else {
        pieces.append(row.rect)
      }
      above = row
    }
    guard !pieces.isEmpty else { return [] }
    // The rest of the run is off the screen, next to the row that shows.
    if rows.first?.indexPath != run.lowerBound.indexPath { pieces[0] = pieces[0].union(first) }
    if rows.last?.indexPath != run.upperBound.indexPath {
      pieces[pieces.count - 1] = pieces[pieces.count - 1].union(last)
    }
    return pieces
  }

  private func rest(of row: TableView.DrawnRow) -> CGRect {
    screen.tableView.rectForRow(at: row.indexPath)
  }
}
