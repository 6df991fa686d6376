public import Foundation
public import LayoutGeometry

/// The lengths that UIKit's table view is laid out with.
///
/// Heights and side insets are read from frames that Interface Builder saved with iOS 17 and 18;
/// the editing figures come from a dump of a table in editing mode and from a published recording.
/// Lengths are points.
public struct TableMetrics: Sendable, Hashable {
  /// The style of the table.
  public let style: TableStyle
  /// The generation of the system.
  public let era: SystemEra
  /// The length of a device pixel.
  public let pixel: CGFloat
  /// The side margin: 16 if the table is narrower than 414 points, otherwise 20.
  public let margin: CGFloat

  /// The width that readable lines add to the margins of cells (medium: one table of offsets).
  public var readableInset: CGFloat = 0

  /// Creates the metrics of a table as wide as the screen.
  public init(_ environment: ScreenEnvironment, style: TableStyle) {
    self.init(environment, style: style, width: environment.size.width)
  }

  /// Creates the metrics of a table of the given width.
  public init(_ environment: ScreenEnvironment, style: TableStyle, width: CGFloat) {
    self.style = style
    era = environment.device.era
    pixel = environment.pixel
    margin = ScreenEnvironment.layoutMargin(forWidth: width)
  }

  /// Creates the metrics of a table that is on no screen yet.
  public init(style: TableStyle, era: SystemEra, scale: Int, width: CGFloat) {
    self.style = style
    self.era = era
    pixel = 1 / CGFloat(max(1, scale))
    margin = ScreenEnvironment.layoutMargin(forWidth: width)
  }

  private var isThreefold: Bool { pixel < 0.4 }
}

// MARK: - Rows

extension TableMetrics {
  /// The height of a row that nothing sizes.
  public var defaultRowHeight: CGFloat { 44 }

  /// The least height of a stock row under automatic height: 44 with its separator, 52 in iOS 26.
  public var minimumStockRowHeight: CGFloat {
    switch era {
    case .classic: defaultRowHeight
    case .iOS26: 52
    }
  }

  /// The room that a stock row under automatic height has below its content: a pixel for the separator.
  ///
  /// Content of 43.5 at 2x or 43.67 at 3x makes rows of 44. There is none in iOS 26, whose figures are of
  /// whole rows.
  public var stockSeparatorRoom: CGFloat {
    switch era {
    case .classic: separatorHeight
    case .iOS26: 0
    }
  }

  /// The height that a stock cell adds to its one label, without the separator: 23 at 2x, 23.33 at 3x.
  public var stockRowPadding: CGFloat {
    switch era {
    case .classic: isThreefold ? 70.0 / 3 : 23
    case .iOS26: 31.5
    }
  }

  /// The height that a stock subtitle cell adds to its two labels: 20.5 at 2x.
  ///
  /// Labels of 17 and 12 points give content of 55.5 at 2x, and a row of 56.
  public var subtitleRowPadding: CGFloat { 20 + pixel }

  /// The distance from the top of a subtitle cell to its title.
  public var subtitleTitleTop: CGFloat { 10 }

  /// The distance between title and detail in a subtitle cell.
  public var subtitleSpacing: CGFloat { 1 }

  /// The room that a cell sized by its own constraints has below its content: a pixel for the separator.
  public var customRowPadding: CGFloat { pixel }
}

// MARK: - Headers and footers

extension TableMetrics {
  /// The height of a plain header with a title.
  public var plainHeaderHeight: CGFloat { 28 }

  /// The space above each plain header: `sectionHeaderTopPadding` from iOS 15.
  public var plainHeaderTopPadding: CGFloat { 22 }

  /// The height of a plain footer with a title.
  public var plainFooterHeight: CGFloat { 28 }

  /// The space above the first grouped section: 17.5 at 2x, 17.33 at 3x.
  public var groupedTopPadding: CGFloat { (17.5 / pixel).rounded(.down) * pixel }

  /// The height of a grouped header with a title of one line.
  public var groupedHeaderHeight: CGFloat { 38 }

  /// The space below a grouped section without a footer that a titled one follows, or none.
  public var groupedFooterHeight: CGFloat { 18 }

  /// The space below the last grouped section with its footer: 20, so that content ends 38 below the last
  /// row (one recording of iOS 11 to 12, unverified).
  public var groupedBottomPadding: CGFloat { 20 }

  /// The height of a grouped header without a title: 17.5 at 2x, 17.67 at 3x.
  ///
  /// Above the first row it is 35 together with `groupedTopPadding`.
  public var groupedUntitledHeaderHeight: CGFloat { (17.5 / pixel).rounded(.up) * pixel }

  /// The height that a grouped footer adds to its text (measured on footers of two lines at 2x only).
  public var groupedFooterPadding: CGFloat { (14.5 / pixel).rounded(.up) * pixel }
}

// MARK: - Across

extension TableMetrics {
  /// The distance from the side of the table to its cells.
  ///
  /// If cells follow the readable width, the groups are as wide as readable lines with their margins
  /// (not measured).
  public var sideInset: CGFloat { style == .insetGrouped ? margin + readableInset : 0 }

  /// The width that readable lines add to the margins inside of cells from edge to edge.
  public var readableCellInset: CGFloat { style == .insetGrouped ? 0 : readableInset }

  /// The distance from the leading edge of a cell to its text.
  public var textInset: CGFloat { margin + readableCellInset }

  /// The margin of a cell's content above and below: 11, as Interface Builder counts it.
  public var contentMarginTop: CGFloat { 11 }

  /// The distance between text and accessory.
  public var accessoryGap: CGFloat { 8 }

  /// The width of a disclosure indicator: 10.5 at 2x, 10.33 at 3x.
  public var disclosureWidth: CGFloat { (10.5 / pixel).rounded(.down) * pixel }

  /// The width of a check-mark accessory, inferred from the content beside it.
  public var checkmarkWidth: CGFloat { 24 }

  /// The width of a button for details, taken to be that of the check mark (not measured).
  public var detailButtonWidth: CGFloat { 24 }

  /// The distance between a button for details and the arrow head behind it; from the width of 67 that
  /// both took in iOS 7 (not measured since).
  public var detailDisclosureGap: CGFloat { 12 }

  /// The width of the column of titles in the style value2, as Interface Builder writes it.
  public var columnWidth: CGFloat { 91 }

  /// The distance between the columns of the style value2, as Interface Builder writes it.
  public var columnGap: CGFloat { 6 }

  /// The size of the font in the style value2, as Interface Builder writes it; it does not follow the
  /// reader's preferred size.
  public var columnFontSize: CGFloat { 14 }

  /// The radius of a section's corners: 10 in inset grouped tables, 26 there in iOS 26.
  public var cornerRadius: CGFloat {
    guard style == .insetGrouped else { return 0 }
    return era == .iOS26 ? 26 : 10
  }

  /// The thickness of a separator: one pixel, drawn at the bottom inside the cell.
  public var separatorHeight: CGFloat { pixel }

  /// The distance from the leading edge of a cell to its separator.
  public var separatorLeadingInset: CGFloat { textInset }

  /// The distances from the edges of a cell to its separator: 0 at the trailing edge, unless cells
  /// follow the readable width (separators then end with the text, as on iPads since iOS 9; not measured).
  public var separatorInset: EdgeInsets {
    EdgeInsets(
      left: separatorLeadingInset,
      right: readableCellInset > 0 ? textInset : 0
    )
  }
}

// MARK: - Editing

extension TableMetrics {
  /// The width of the column that holds the edit control, as tall as the cell.
  public var editControlWidth: CGFloat { 47 }

  /// The distance by which editing mode moves contents towards the trailing edge, which stays.
  public var editingShift: CGFloat { 38 }

  /// The center of the check circle, from the cell's leading edge (26.3 measured, ± 0.7).
  public var checkCircleCenterX: CGFloat { 26.5 }

  /// The diameter of the check circle.
  public var checkCircleDiameter: CGFloat { 22 }

  /// The width of the line of an empty check circle.
  public var checkCircleLineWidth: CGFloat { 1.5 }

  /// The duration of editing mode's slide, slow at both ends (openradar 2673; not measured).
  public var editingAnimationDuration: Duration { .milliseconds(300) }

  /// The duration of the movement of rows in updates, slow at both ends (observed, not measured).
  public var rowAnimationDuration: Duration { .milliseconds(300) }

  /// The width of the reorder control at the trailing edge.
  public var reorderControlWidth: CGFloat { 38 }
}

// MARK: - Dragging and swiping

// Not measured: pictures and films of iOS 13 to 17 suggest these.
extension TableMetrics {
  /// The duration in which rows make room for one that is dragged.
  public var roomAnimationDuration: Duration { .milliseconds(250) }

  /// The distance by which the shadow of a lifted row extends beyond it.
  public var liftedRowShadow: CGFloat { 10 }

  /// The opacity of a lifted row's shadow beside the row, from 0 to 1, before it fades.
  public var liftedRowShadowOpacity: Double { 0.22 }

  /// The duration in which a swiped row opens, closes or gives way to its first action.
  public var swipeAnimationDuration: Duration { .milliseconds(300) }

  /// The share of a row's width that a swipe covers to perform the first action.
  public var fullSwipeShare: CGFloat { 0.6 }

  /// The least width of the button of a swipe action.
  public var swipeActionWidth: CGFloat { 74 }

  /// The room on both sides of the title of a swipe action.
  public var swipeActionPadding: CGFloat { 15 }

  /// The size of the title of a swipe action.
  public var swipeActionFontSize: CGFloat { 15 }

  /// The least height of a row whose swipe actions show their titles below their pictures; in lower rows
  /// the picture is alone (questions and answers about UIContextualAction name 91 points).
  public var swipeActionTitledImageRowHeight: CGFloat { 91 }

  /// The distance between the picture of a swipe action and its title.
  public var swipeActionImageGap: CGFloat { 4 }
}

// MARK: - Colors

extension TableMetrics {
  /// The color between and around the cells.
  public var backgroundColor: SystemColor {
    style == .plain ? .systemBackground : .systemGroupedBackground
  }

  /// The color of a cell.
  public var cellBackgroundColor: SystemColor {
    style == .plain ? .systemBackground : .secondarySystemGroupedBackground
  }

  /// The color of a selected or pressed cell.
  public var selectedBackgroundColor: SystemColor { .systemGray4 }

  /// The color of a selected cell whose check circle shows the selection too: paler, as in Mail
  /// (not measured).
  public var multipleSelectionBackgroundColor: SystemColor { .systemGray5 }

  /// The color of separators.
  public var separatorColor: SystemColor { .separator }

  /// The color of an empty check circle.
  public var emptyCircleColor: SystemColor { .tertiaryLabel }
}
