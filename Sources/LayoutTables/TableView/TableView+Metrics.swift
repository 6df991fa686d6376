import Foundation
package import LayoutDevices
public import LayoutGeometry
import LayoutViews

extension TableView {
  /// The distances from the cell's edges to the separator.
  ///
  /// At first it is the table's margin at the leading edge, and at both if cells follow the readable
  /// width. Left means leading: in right-to-left tables the inset is on the right.
  public var separatorInset: EdgeInsets {
    get { customSeparatorInset ?? metrics.separatorInset }
    set { customSeparatorInset = newValue }
  }

  /// The lengths that the table is laid out with: those of its window's screen and its own width.
  ///
  /// In no window they are those of a classic screen at 2x.
  package var metrics: TableMetrics {
    var metrics =
      window.map { TableMetrics($0.environment, style: style, width: bounds.width) }
      ?? TableMetrics(style: style, width: bounds.width)
    if cellLayoutMarginsFollowReadableWidth {
      let width = bounds.width - safeAreaInsets.horizontal - 2 * metrics.margin
      let readable = traitCollection.preferredContentSizeCategory.readableContentWidth
      let inset = max(0, width - readable) / 2
      metrics.readableInset = pixelFloor(inset, scale: metrics.scale)
    }
    metrics.indexWidth = sectionIndexRoom
    return metrics
  }
}
