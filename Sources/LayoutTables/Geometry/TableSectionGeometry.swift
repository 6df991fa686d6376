package import Foundation

/// A view above or below the rows of a section.
package enum HeaderFooterKind: Sendable, Hashable, CaseIterable {
  case header
  case footer
}

/// The height of a header or footer, with the empty space above it.
package struct HeaderFooterHeight: Sendable, Hashable {
  /// The empty space above it, which belongs to the section, not to the header.
  package let topPadding: CGFloat
  /// The height, or 0 for none.
  package let height: CGFloat
  /// Whether it is a guess until it is shown.
  package let isEstimate: Bool

  /// Creates a height; one below zero or one that is not a number counts as 0.
  package init(_ height: CGFloat = 0, topPadding: CGFloat = 0, isEstimate: Bool = false) {
    self.topPadding = RowHeights.usable(topPadding)
    self.height = RowHeights.usable(height)
    self.isEstimate = isEstimate
  }
}

/// The heights of one section of a table, from top to bottom.
package struct TableSectionGeometry: Sendable {
  private(set) var header: HeaderFooterHeight
  /// The heights of the rows.
  package var rows: RowHeights
  private(set) var footer: HeaderFooterHeight

  /// Creates a section.
  package init(
    header: HeaderFooterHeight = HeaderFooterHeight(),
    rows: RowHeights = RowHeights(),
    footer: HeaderFooterHeight = HeaderFooterHeight()
  ) {
    self.header = header
    self.rows = rows
    self.footer = footer
  }

  /// The height of the header or footer.
  subscript(kind: HeaderFooterKind) -> HeaderFooterHeight {
    get { kind == .header ? header : footer }
    set { if kind == .header { header = newValue } else { footer = newValue } }
  }

  /// The height above the first row.
  var heightAboveRows: CGFloat { header.topPadding + header.height }

  /// The height of the whole section.
  package var length: CGFloat { heightAboveRows + rows.length + footer.height }
}
