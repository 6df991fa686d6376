public import Foundation
import LayoutGeometry
import LayoutViews

/// An object that prepares the data of rows before they are on the screen: UIKit's
/// `UITableViewDataSourcePrefetching`.
public protocol TableViewDataSourcePrefetching: AnyObject {
  /// Prepares the data of rows that may soon be on the screen, the nearest first.
  func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Responds to rows that will not be on the screen after all; nothing by default.
  func tableView(_ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension TableViewDataSourcePrefetching {
  /// Does nothing.
  public func tableView(
    _ tableView: TableView,
    cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}

/// The state of rows that are prepared.
struct Prefetching {
  /// The rows that the object was asked to prepare and that are not on the screen yet.
  var rows = RangeSet<Int>()
  /// The offset at which rows were last looked at, or `nil` before.
  var offset: CGFloat?
  /// Whether the content moved up last, so that the rows below are next.
  var goesDown = true
}

// The rows of one more screen are prepared, in the direction in which the content moved last. UIKit does not
// document its own number.
extension TableView {
  /// Notifies the object of rows that may soon be on the screen, and of those that will not.
  func prefetchRows() {
    guard let prefetchDataSource, isPrefetchingEnabled, !needs.reload, bounds.height > 0 else {
      return
    }
    if let offset = prefetching.offset, offset != bounds.minY {
      prefetching.goesDown = bounds.minY > offset
    }
    prefetching.offset = bounds.minY
    let ahead = rowsAhead()
    let shown = RangeSet(numbers: shownCells.map(\.row))
    let wanted = RangeSet(ahead).subtracting(shown)
    let given = prefetching.rows.subtracting(shown)
    prefetching.rows = wanted
    let dropped = given.subtracting(wanted).ranges.flatMap(\.self)
    let new = wanted.subtracting(given).ranges.flatMap(\.self)
    if !dropped.isEmpty {
      prefetchDataSource.tableView(
        self,
        cancelPrefetchingForRowsAt: dropped.map(storedGeometry.indexPath(ofRow:))
      )
    }
    guard !new.isEmpty else { return }
    prefetchDataSource.tableView(
      self,
      prefetchRowsAt: (prefetching.goesDown ? new : new.reversed())
        .map(storedGeometry.indexPath(ofRow:))
    )
  }

  /// Returns the rows of the next screen.
  private func rowsAhead() -> Range<Int> {
    let reach = bounds.height
    let (top, bottom) =
      prefetching.goesDown
      ? (bounds.maxY, bounds.maxY + reach) : (bounds.minY - reach, bounds.minY)
    let rows = storedGeometry.rows(from: top, to: bottom)
    guard let first = rows.first, let last = rows.last else { return 0..<0 }
    return first..<min(last + 1, first + Self.cellLimit)
  }
}
