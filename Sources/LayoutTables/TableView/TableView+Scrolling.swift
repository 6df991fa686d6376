package import Foundation
import LayoutDevices
import LayoutDiagnostics
import LayoutGeometry
import LayoutViews

extension TableView {
  /// A place for a row on the screen: `UITableView.ScrollPosition`.
  public enum ScrollPosition: Int, Sendable, Hashable {
    /// The nearest place at which the row shows, without a movement if it shows already.
    case none
    /// The top, below the bars and a header that sticks there.
    case top
    /// In the middle.
    case middle
    /// At the bottom, above the bars.
    case bottom
  }

  /// Scrolls until a row is at the given place, or the end of the content is reached.
  func scroll(to indexPath: IndexPath, _ scrollPosition: ScrollPosition, animated: Bool) {
    guard let row = existingRow(indexPath, in: "scrollToRow") else { return }
    let offset = CGPoint(x: contentOffset.x, y: offset(showing: row, at: scrollPosition))
    let takesTime = animated && animator != nil
    scrollGoal = ScrollGoal(row: row, position: scrollPosition, offset: takesTime ? nil : offset.y)
    guard offset != contentOffset else { return }
    setContentOffset(offset, animated: animated) { [weak self] in self?.goalOffset }
  }

  /// The offset at which the row is that was scrolled to last, or `nil` for none.
  private var goalOffset: CGPoint? {
    guard let goal = scrollGoal, goal.row < geometry.numberOfRows else { return nil }
    return CGPoint(x: contentOffset.x, y: offset(showing: goal.row, at: goal.position))
  }

  /// Drops a row to which the content was put at once, if it has been put elsewhere since.
  func dropMissedGoal() {
    guard let offset = scrollGoal?.offset else { return }
    if abs(contentOffset.y - offset) > 0.01 { scrollGoal = nil }
  }

  /// Moves content on that was put at a row at once, and returns whether the row turned out to be elsewhere.
  func followGoal() -> Bool {
    guard scrollGoal?.offset != nil, let offset = goalOffset, offset != contentOffset else {
      return false
    }
    scrollGoal?.offset = offset.y
    moveContent(to: offset)
    // A notified object may have put the content elsewhere.
    dropMissedGoal()
    return true
  }

  /// Scrolls until the selected row that is nearest to a place of the screen is there.
  func scrollToNearestSelectedRow(_ scrollPosition: ScrollPosition, animated: Bool) {
    let inset = adjustedContentInset
    let top = bounds.minY + inset.top
    let bottom = bounds.maxY - inset.bottom
    let y =
      switch scrollPosition {
      case .top: top
      case .bottom: bottom
      case .middle, .none: (top + bottom) / 2
      }
    guard let row = selectedRow(nearestTo: y) else { return }
    scroll(to: geometry.indexPath(ofRow: row), scrollPosition, animated: animated)
  }

  private func selectedRow(nearestTo y: CGFloat) -> Int? {
    let geometry = geometry
    guard let row = geometry.row(nearestTo: y) else { return nil }
    let (above, below) = storedSelection.rows.neighbors(of: row)
    guard let above, let below, above != below else { return above ?? below }
    let distanceAbove = y - geometry.span(ofRow: above).maxY
    return geometry.span(ofRow: below).minY - y < distanceAbove ? below : above
  }

  /// Returns the content offset at which a row is at a place, within the range of offsets at rest.
  package func offset(showing row: Int, at position: ScrollPosition) -> CGFloat {
    let geometry = geometry
    let span = geometry.span(ofRow: row)
    let inset = adjustedContentInset
    // A plain header stays at the top and would cover the row.
    let section = geometry.section(ofRow: row)
    let header = style == .plain ? geometry.span(of: .header, section).height : 0
    let top = span.minY - topInsetUnderFoldedBar - header
    let bottom = span.maxY - bounds.height + inset.bottom
    let wanted: CGFloat =
      switch position {
      case .top: top
      case .bottom: bottom
      case .middle: (top + bottom) / 2
      case .none: contentOffset.y > top ? top : max(contentOffset.y, min(bottom, top))
      }
    return clamped(CGPoint(x: contentOffset.x, y: wanted)).y
  }
}

/// A row to which a table scrolls.
struct ScrollGoal {
  /// The number of the row.
  var row: Int
  /// The place for the row.
  let position: TableView.ScrollPosition
  /// The offset set for it, or `nil` if it goes there over time.
  var offset: CGFloat?
}
