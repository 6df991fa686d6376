package import Foundation
package import LayoutGeometry

/// The lengths that UIKit's table view is laid out with.
///
/// Heights and side insets are read from frames that Interface Builder saved with iOS 17 and 18;
/// the editing figures come from a dump of a table in editing mode and from a published recording.
/// Lengths are points.
package struct TableMetrics: Sendable, Hashable {
  /// The style of the table.
  package let style: TableStyle
  /// The design of the application.
  package let design: SystemDesign
  /// The version of the system.
  package let system: SystemVersion
  /// The length of a device pixel.
  package let pixel: CGFloat
  /// The weight of texts that the reader prefers.
  package let textWeight: LegibilityWeight
  /// The side margin: 16 if the table is narrower than 414 points, otherwise 20.
  package let margin: CGFloat
  /// The distance of inset groups from the sides of the table.
  private let sideMargin: CGFloat

  /// The width that readable lines add to the margins of cells (medium: one table of offsets).
  package var readableInset: CGFloat = 0
  /// The room that the index of sections takes at the trailing edge, 0 without one.
  package var indexWidth: CGFloat = 0

  /// Creates the metrics of a table as wide as the screen.
  package init(_ environment: ScreenEnvironment, style: TableStyle) {
    self.init(environment, style: style, width: environment.size.width)
  }

  /// Creates the metrics of a table of the given width.
  package init(_ environment: ScreenEnvironment, style: TableStyle, width: CGFloat) {
    self.style = style
    design = environment.shownDesign
    system = environment.shownSystem
    pixel = environment.pixel
    textWeight = environment.textWeight
    margin = environment.layoutMargin(forWidth: width)
    sideMargin =
      design == .glass && environment.device.layoutMargin == nil
      ? Self.glassSideMargin(forWidth: width) : margin
  }

  /// Creates the metrics of a table that is on no screen yet, by default a classic one at 2x.
  package init(
    style: TableStyle = .plain,
    scale: Int = 2,
    width: CGFloat = 320
  ) {
    self.style = style
    design = .classic
    system = .iOS18
    pixel = 1 / CGFloat(max(1, scale))
    textWeight = .regular
    margin = ScreenEnvironment.layoutMargin(forWidth: width)
    sideMargin = margin
  }

  /// The number of device pixels per point.
  package var scale: CGFloat { 1 / pixel }

  private var isThreefold: Bool { scale > 2.5 }
}

// MARK: - Rows

extension TableMetrics {
  /// The height of a row that nothing sizes.
  package var defaultRowHeight: CGFloat { 44 }

  /// The least height of a stock row under automatic height: 44 with its separator.
  ///
  /// In the glass design it is 52 at 3x and 50.5 at 2x without the separator.
  package var minimumStockRowHeight: CGFloat {
    switch design {
    case .classic: defaultRowHeight
    case .glass: isThreefold ? 52 : 50.5
    }
  }

  /// The room that a stock row under automatic height has below its content: that of the separator.
  ///
  /// Content of 43.5 at 2x or 43.67 at 3x makes rows of 44. In the glass design content of 52 at 3x makes rows of 53
  /// (view tree of iOS 27), and content of 50.5 at 2x rows of 51 (Interface Builder of Xcode 26).
  package var stockSeparatorRoom: CGFloat { separatorHeight }

  /// The height that a stock cell adds to its one label, without the separator.
  ///
  /// It is 23 at 2x and 23.33 at 3x, in the glass design 30 and 31.67.
  package var stockRowPadding: CGFloat {
    switch design {
    case .classic: isThreefold ? 70.0 / 3 : 23
    case .glass: isThreefold ? 95.0 / 3 : 30
    }
  }

  /// The height that a stock subtitle cell adds to its two labels: 20.5 at 2x.
  ///
  /// Labels of 17 and 12 points give content of 55.5 at 2x, and a row of 56. In the glass design labels of 17 and 15
  /// points give content of 68.33 at 3x, and a row of 69.33 (view tree of iOS 27).
  package var subtitleRowPadding: CGFloat { design == .glass ? 30 : 20 + pixel }

  /// The distance between title and detail in a subtitle cell.
  package var subtitleSpacing: CGFloat { design == .glass ? 0 : 1 }

  /// The distance of a view of the application at the end of a row from the cell's edge.
  ///
  /// It is that of texts, and 20 in inset groups of the glass design (a switch in a view tree of iOS 27).
  package var accessoryViewInset: CGFloat { hasGlassCards ? 20 : textInset }

  /// The distance of an arrow head at the end of a row from the cell's edge: that of texts, and 20 in inset groups of
  /// the glass design (view tree of iOS 27).
  package var disclosureInset: CGFloat { hasGlassCards ? 20 : textInset }

  /// Whether groups are the cards of the glass design.
  private var hasGlassCards: Bool { design == .glass && style == .insetGrouped }

  /// The room that a cell sized by its own constraints has below its content: a pixel for the separator.
  package var customRowPadding: CGFloat { pixel }
}

// MARK: - Headers and footers

extension TableMetrics {
  /// The height of a plain header with a title.
  ///
  /// In the glass design it is taken to be that of grouped ones (a guess), which leaves the first row at 50, where
  /// Interface Builder has it.
  package var plainHeaderHeight: CGFloat { design == .glass ? 38 : 28 }

  /// The space above each plain header: `sectionHeaderTopPadding` from iOS 15.
  package var plainHeaderTopPadding: CGFloat { 50 - plainHeaderHeight }

  /// The height of a plain footer with a title.
  package var plainFooterHeight: CGFloat { 28 }

  /// Whether titles above sections are in letters of 17, semibold, in the color of second rank and as they are typed.
  package var hasLargeHeaders: Bool { design == .glass }

  /// The distance of a header's title from the end of the header, where it is not in the middle.
  ///
  /// In the glass design it is 6 (view tree of iOS 27: 11.67 above a label of 20.33 in a header of 38).
  package var headerTitleRest: CGFloat { design == .glass ? 6 : groupedFooterPadding / 2 }

  /// The distance of a footer's title from the top of a footer: 7.67 in the glass design at 3x (view tree of iOS 27).
  package var footerTitleTop: CGFloat {
    design == .glass ? pixelCeiling(7.5, scale: scale) : groupedFooterPadding / 2
  }

  /// Whether a header of the first grouped section has room above it as sections without one have.
  ///
  /// In the glass design it begins at the bar (view tree of iOS 27), while Interface Builder has the room.
  package var hasRoomAboveFirstHeader: Bool { design == .classic }

  /// The space above the first grouped section: 17.5 at 2x, 17.33 at 3x.
  package var groupedTopPadding: CGFloat { pixelFloor(17.5, scale: scale) }

  /// The height of a grouped header with a title of one line (in the glass design, too: view tree of iOS 27).
  package var groupedHeaderHeight: CGFloat { 38 }

  /// The space below a grouped section without a footer that a titled one follows, or none.
  package var groupedFooterHeight: CGFloat { 18 }

  /// The space below the last grouped section with its footer: 20, so that content ends 38 below the last
  /// row (one recording of iOS 11 to 12, unverified).
  package var groupedBottomPadding: CGFloat { 20 }

  /// The height of a grouped header without a title: 17.5 at 2x, 17.67 at 3x.
  ///
  /// Above the first row it is 35 together with `groupedTopPadding`.
  package var groupedUntitledHeaderHeight: CGFloat { pixelCeiling(17.5, scale: scale) }

  /// The height that a grouped footer adds to its text (measured on footers of two lines at 2x only).
  ///
  /// In the glass design a footer of one line is 30 high at 3x (view tree of iOS 27).
  package var groupedFooterPadding: CGFloat {
    design == .glass ? pixelFloor(14.5, scale: scale) : pixelCeiling(14.5, scale: scale)
  }
}

// MARK: - Across

extension TableMetrics {
  /// The distance from the side of the table to its cells.
  ///
  /// If cells follow the readable width, the groups are as wide as readable lines with their margins
  /// (not measured).
  package var sideInset: CGFloat { style == .insetGrouped ? sideMargin + readableInset : 0 }

  /// Returns the distance of inset groups from the sides in the glass design: 20 from a width of 402 on (view tree of
  /// iOS 27), and 16 below (Interface Builder of Xcode 26 at 375; not measured at 393).
  private static func glassSideMargin(forWidth width: CGFloat) -> CGFloat { width < 402 ? 16 : 20 }

  /// The width that readable lines add to the margins inside of cells from edge to edge.
  package var readableCellInset: CGFloat { style == .insetGrouped ? 0 : readableInset }

  /// The distance from the leading edge of a cell to its text.
  ///
  /// In inset groups of the glass design it is 16 (view tree of iOS 27).
  package var textInset: CGFloat { hasGlassCards ? 16 : margin + readableCellInset }

  /// The margin of a cell's content above and below: 11, as Interface Builder counts it.
  package var contentMarginTop: CGFloat { 11 }

  /// The distance between the picture of a stock cell and its text.
  ///
  /// Separators begin at 60 in cells with a picture of 29 on phones with margins of 16, which is 16 + 29 + 15 (from
  /// knowledge, not measured; taken to be the same in iOS 26).
  package var imageGap: CGFloat { 15 }

  /// The middle of a symbol in a cell and the beginning of the text behind it, from the leading edge, or `nil` if
  /// symbols stand as other pictures do.
  ///
  /// In inset groups of the glass design a symbol is in a box of 28.67 (view tree of iOS 27).
  package var symbolColumn: (middle: CGFloat, width: CGFloat, textStart: CGFloat)? {
    hasGlassCards ? (28, 86.0 / 3, 56) : nil
  }

  /// The distance between text and accessory.
  package var accessoryGap: CGFloat { 8 }

  /// The width of a disclosure indicator: 10.5 at 2x, 10.33 at 3x.
  package var disclosureWidth: CGFloat { pixelFloor(10.5, scale: scale) }

  /// The width of a check-mark accessory, inferred from the content beside it.
  ///
  /// In inset groups of the glass design content ends 44 before the edge (view tree of iOS 27).
  package var checkmarkWidth: CGFloat { hasGlassCards ? 28 : 24 }

  /// The distance of the middle of a check mark from the end of its accessory: in the middle, but 32 before the edge in
  /// inset groups of the glass design (view tree of iOS 27: 19 wide, ends 22.5 before the edge).
  package var checkmarkMiddle: CGFloat { hasGlassCards ? 32 - textInset : checkmarkWidth / 2 }

  /// The width of a button for details, taken to be that of the check mark (not measured).
  package var detailButtonWidth: CGFloat { 24 }

  /// The distance between a button for details and the arrow head behind it; from the width of 67 that
  /// both took in iOS 7 (not measured since).
  package var detailDisclosureGap: CGFloat { 12 }

  /// The width of the column of titles in the style value2, as Interface Builder writes it.
  package var columnWidth: CGFloat { 91 }

  /// The distance between the columns of the style value2, as Interface Builder writes it.
  package var columnGap: CGFloat { 6 }

  /// The size of the font in the style value2, as Interface Builder writes it; it does not follow the
  /// reader's preferred size.
  package var columnFontSize: CGFloat { 14 }

  /// The radius of a section's corners: 10 in inset grouped tables, 26 there in iOS 26.
  package var cornerRadius: CGFloat {
    guard style == .insetGrouped else { return 0 }
    return design == .glass ? 26 : 10
  }

  /// The thickness of a separator, drawn at the bottom inside the cell: one pixel, and 1 in the glass design of iOS 27.
  package var separatorHeight: CGFloat { design == .glass && system == .iOS27 ? 1 : pixel }

  /// The distances from the edges of a cell to its separator: 0 at the trailing edge, unless cells
  /// follow the readable width (separators then end with the text, as on iPads since iOS 9; not measured).
  ///
  /// In inset groups of the glass design they end with the text, too (view tree of iOS 27).
  package var separatorInset: EdgeInsets {
    EdgeInsets(left: textInset, right: readableCellInset > 0 || hasGlassCards ? textInset : 0)
  }
}

// MARK: - Editing

extension TableMetrics {
  /// The width of the column that holds the edit control, as tall as the cell.
  package var editControlWidth: CGFloat { 47 }

  /// The distance by which editing mode moves contents towards the trailing edge, which stays.
  package var editingShift: CGFloat { 38 }

  /// The center of the check circle, from the cell's leading edge (26.3 measured, ± 0.7).
  package var checkCircleCenterX: CGFloat { 26.5 }

  /// The diameter of the check circle.
  package var checkCircleDiameter: CGFloat { 22 }

  /// The duration of editing mode's slide, slow at both ends (openradar 2673; not measured).
  package var editingAnimationDuration: Duration { .milliseconds(300) }

  /// The duration of the movement of rows in updates, slow at both ends (observed, not measured).
  package var rowAnimationDuration: Duration { .milliseconds(300) }

  /// The width of the reorder control at the trailing edge.
  package var reorderControlWidth: CGFloat { 38 }
}

// MARK: - Colors

extension TableMetrics {
  /// The color between and around the cells.
  package var backgroundColor: SystemColor {
    style == .plain ? .systemBackground : .systemGroupedBackground
  }

  /// The color of a cell.
  package var cellBackgroundColor: SystemColor {
    style == .plain ? .systemBackground : .secondarySystemGroupedBackground
  }

  /// The color of a selected or pressed cell.
  package var selectedBackgroundColor: SystemColor { .systemGray4 }

  /// The color of a selected cell whose check circle shows the selection too: paler, as in Mail
  /// (not measured).
  package var multipleSelectionBackgroundColor: SystemColor { .systemGray5 }
}
