import LayoutDevices
import LayoutGeometry
import LayoutText
import LayoutViews

extension ListContentConfiguration {
  /// A place that content is for, which decides fonts and colors.
  ///
  /// Those of cells are from knowledge of UIKit, and those of headers are those that stock headers have
  /// (unverified).
  enum Style {
    case cell
    case subtitleCell
    case valueCell
    case plainHeader
    case plainFooter
    case groupedHeader
    case groupedFooter
    case prominentHeader
    case extraProminentHeader
    case sidebarCell
    case sidebarSubtitleCell
    case sidebarHeader

    /// The look of the text.
    var textProperties: TextProperties {
      switch self {
      case .cell, .subtitleCell, .valueCell, .sidebarCell, .sidebarSubtitleCell:
        TextProperties(.body, .label)
      case .plainHeader:
        TextProperties(.headline, .label, glassColor: .secondaryLabel)
      case .groupedHeader:
        TextProperties(
          .footnote,
          .secondaryLabel,
          glassStyle: .headline,
          transform: .uppercase,
          glassTransform: TextProperties.TextTransform.none
        )
      case .plainFooter, .groupedFooter: TextProperties(.footnote, .secondaryLabel)
      case .prominentHeader: TextProperties(.headline, .label)
      case .extraProminentHeader: TextProperties(.title3, .label)
      case .sidebarHeader: TextProperties(.headline, .label)
      }
    }

    /// The look of the second text.
    var secondaryTextProperties: TextProperties {
      switch self {
      case .cell: TextProperties(.subheadline, .secondaryLabel)
      case .subtitleCell:
        TextProperties(
          .caption1,
          .label,
          glassStyle: .subheadline,
          glassColor: .secondaryLabel
        )
      case .valueCell: TextProperties(.body, .secondaryLabel)
      case .sidebarCell, .sidebarSubtitleCell, .sidebarHeader:
        TextProperties(.subheadline, .secondaryLabel)
      case .plainHeader, .plainFooter, .groupedHeader, .groupedFooter, .prominentHeader,
        .extraProminentHeader:
        TextProperties(.footnote, .secondaryLabel)
      }
    }

    /// Whether the content is that of a header or footer.
    var isHeaderOrFooter: Bool {
      switch self {
      case .cell, .subtitleCell, .valueCell, .sidebarCell, .sidebarSubtitleCell: false
      case .plainHeader, .plainFooter, .groupedHeader, .groupedFooter, .prominentHeader,
        .extraProminentHeader, .sidebarHeader:
        true
      }
    }
  }
}
