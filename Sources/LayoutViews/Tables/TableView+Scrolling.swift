public import Foundation
import LayoutDevices
import LayoutDiagnostics
import LayoutGeometry

extension TableView {
  /// Where a row comes to lie: `UITableView.ScrollPosition`.
  public enum ScrollPosition: Int, Sendable, Hashable {
    /// As near as it takes to show the row; no movement where it shows already.
    case none
    /// At the top, below the bars and a header that sticks there.
    case top
    /// In the middle.
    case middle
    /// At the bottom, above the bars.
    case bottom
  }

  /// Scrolls until a row is where it is wanted, or the end of the content is reached.
  ///
  /// - Parameters:
  ///   - indexPath: The row; one that does not exist is recorded as a mistake.
  ///   - scrollPosition: Where it is wanted.
  ///   - animated: Whether the movement takes time.
  public func scrollToRow(
    at indexPath: IndexPath,
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) {
    guard let row = geometry.row(of: indexPath) else {
      record(.missingRow(indexPath, in: "scrollToRow"))
      return
    }
    let offset = CGPoint(x: contentOffset.x, y: offset(showing: row, at: scrollPosition))
    if offset != contentOffset { setContentOffset(offset, animated: animated) }
  }

  /// Scrolls until the selected row that comes first is where it is wanted.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let row = storedSelection.first else { return }
    scrollToRow(
      at: geometry.indexPath(ofRow: row),
      at: scrollPosition,
      animated: animated
    )
  }

  /// The content offset at which a row is where it is wanted, within the range of offsets at rest.
  package func offset(showing row: Int, at position: ScrollPosition) -> CGFloat {
    let geometry = geometry
    let span = geometry.span(ofRow: row)
    let inset = adjustedContentInset
    // A plain header stays at the top and would cover the row.
    let section = geometry.section(ofRow: row)
    let header = style == .plain ? geometry.span(ofHeader: section).height : 0
    let top = span.minY - inset.top - header
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
