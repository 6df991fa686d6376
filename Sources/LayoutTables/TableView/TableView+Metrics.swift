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

  /// The place from which the inset of a separator counts: UIKit's `UITableView.SeparatorInsetReference`.
  public enum SeparatorInsetReference: Int, Sendable, Hashable {
    /// The edges of the cell.
    case fromCellEdges = 0
    /// The insets that the table would have by itself.
    case fromAutomaticInsets = 1
  }

  /// The place from which `separatorInset` counts.
  public var separatorInsetReference: SeparatorInsetReference {
    get { attachments[InsetReference.self]?.value ?? .fromCellEdges }
    set {
      guard newValue != separatorInsetReference else { return }
      attachments[InsetReference.self] = InsetReference(newValue)
      setNeedsCellConfiguration()
    }
  }

  /// The reference that an application has set.
  private final class InsetReference {
    let value: SeparatorInsetReference
    init(_ value: SeparatorInsetReference) { self.value = value }
  }

  /// The inset of all separators from the edges of cells, or `nil` for their own.
  var setSeparatorInset: EdgeInsets? {
    guard separatorInsetReference == .fromAutomaticInsets, let inset = customSeparatorInset else {
      return customSeparatorInset
    }
    let own = metrics.separatorInset
    return EdgeInsets(
      top: 0,
      left: inset.left + own.left,
      bottom: 0,
      right: inset.right + own.right
    )
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
