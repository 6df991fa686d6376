package import Foundation

/// The heights of one section of a table, from top to bottom.
package struct TableSectionGeometry: Sendable {
  /// The empty space above the header, which belongs to the section, not to the header.
  package var headerTopPadding: CGFloat
  /// The height of the header, or 0 for none.
  package var headerHeight: CGFloat
  /// Whether the header is a guess until it is shown.
  package var isHeaderEstimate: Bool
  /// Whether the footer is a guess until it is shown.
  package var isFooterEstimate: Bool
  /// The heights of the rows.
  package var rows: RowHeights
  /// The height of the footer, or 0 for none.
  package var footerHeight: CGFloat

  /// Creates a section; a negative height or one that is not a number counts as 0.
  package init(
    headerTopPadding: CGFloat = 0,
    headerHeight: CGFloat = 0,
    isHeaderEstimate: Bool = false,
    rows: RowHeights = RowHeights(),
    footerHeight: CGFloat = 0,
    isFooterEstimate: Bool = false
  ) {
    self.headerTopPadding = RowHeights.usable(headerTopPadding)
    self.headerHeight = RowHeights.usable(headerHeight)
    self.isHeaderEstimate = isHeaderEstimate
    self.isFooterEstimate = isFooterEstimate
    self.rows = rows
    self.footerHeight = RowHeights.usable(footerHeight)
  }

  /// The height above the first row.
  var heightAboveRows: CGFloat { headerTopPadding + headerHeight }

  /// The height of the whole section.
  package var length: CGFloat { heightAboveRows + rows.length + footerHeight }
}
