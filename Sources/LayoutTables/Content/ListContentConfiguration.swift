public import Foundation
public import LayoutGeometry
public import LayoutViews

/// A description of the picture and the texts of a list's cell, header or footer: UIKit's
/// `UIListContentConfiguration`.
///
/// Values that nobody sets follow the design of the system: margins, fonts and colors.
public struct ListContentConfiguration: ContentConfiguration {
  /// A set of directions: UIKit's `UIAxis`.
  public struct Axes: OptionSet, Sendable, Hashable {
    /// The bits as in UIKit.
    public let rawValue: UInt
    /// Creates a set of directions from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The direction from side to side.
    public static let horizontal = Self(rawValue: 1 << 0)
    /// The direction from top to bottom.
    public static let vertical = Self(rawValue: 1 << 1)
    /// The two directions.
    public static let both: Self = [.horizontal, .vertical]
  }

  /// The picture in front of the texts, or `nil` for none.
  public var image: Image?
  /// The size and the look of the picture.
  public var imageProperties = ImageProperties()
  /// The text, or `nil` for none; setting it takes away the one with attributes.
  public var text: String? { didSet { ownAttributedText = nil } }
  /// The text with attributes of its own, which goes before the plain one, or `nil` for none.
  public var attributedText: NSAttributedString? {
    get { ownAttributedText }
    set {
      if newValue != nil { text = nil }
      ownAttributedText = newValue
    }
  }
  /// The look of the text.
  public var textProperties: TextProperties
  /// The second text, or `nil` for none; setting it takes away the one with attributes.
  public var secondaryText: String? { didSet { ownSecondaryAttributedText = nil } }
  /// The second text with attributes of its own, which goes before the plain one, or `nil` for none.
  public var secondaryAttributedText: NSAttributedString? {
    get { ownSecondaryAttributedText }
    set {
      if newValue != nil { secondaryText = nil }
      ownSecondaryAttributedText = newValue
    }
  }
  /// The look of the second text.
  public var secondaryTextProperties: TextProperties
  /// The directions in which the content keeps to the margins around it, where these are larger than its own.
  public var axesPreservingSuperviewLayoutMargins = Axes.horizontal
  /// The margins of the content: 11 above and below, and those of the design of iOS 26, until they are set.
  public var directionalLayoutMargins: DirectionalEdgeInsets {
    get { ownMargins ?? Self.classicMargins }
    set { ownMargins = newValue }
  }
  /// Whether the second text is beside the text if there is room for both, and not below it.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distance between picture and texts.
  public var imageToTextPadding: CGFloat = 16
  /// The least distance between texts side by side.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// The distance between texts one below the other: 3, and none in the design of iOS 26, until it is set.
  public var textToSecondaryTextVerticalPadding: CGFloat {
    get { ownSpacing ?? Self.classicSpacing }
    set { ownSpacing = newValue }
  }

  /// The margins that were set, or `nil` for those of the design.
  private(set) var ownMargins: DirectionalEdgeInsets?
  /// The distance below the text that was set, or `nil` for that of the design.
  private(set) var ownSpacing: CGFloat?
  private var ownAttributedText: NSAttributedString?
  private var ownSecondaryAttributedText: NSAttributedString?
  /// The place that the content is for.
  let style: Style

  init(_ style: Style) {
    self.style = style
    textProperties = style.textProperties
    secondaryTextProperties = style.secondaryTextProperties
    prefersSideBySideTextAndSecondaryText = style == .valueCell
  }

  /// Makes a view that shows the content.
  public func makeContentView() -> any View & ContentView { ListContentView(configuration: self) }

  /// Returns the content with the colors of a state; those that were set stay.
  public func updated(for state: any ConfigurationState) -> Self {
    var updated = self
    let isDisabled =
      (state as? CellConfigurationState)?.isDisabled
      ?? (state as? ViewConfigurationState)?.isDisabled ?? false
    updated.textProperties.isDisabled = isDisabled
    updated.secondaryTextProperties.isDisabled = isDisabled
    return updated
  }

  /// Whether there is a text.
  var hasText: Bool { !(attributedText?.string ?? text ?? "").isEmpty }
  /// Whether there is a second text.
  var hasSecondaryText: Bool { !(secondaryAttributedText?.string ?? secondaryText ?? "").isEmpty }

  /// The margins in the classic design (uikit-facts: 11 above and below a line).
  private static let classicMargins = DirectionalEdgeInsets(
    top: 11,
    leading: 0,
    bottom: 11,
    trailing: 0
  )
  /// The distance of the texts in the classic design (from knowledge, unverified).
  static let classicSpacing: CGFloat = 3
}

// MARK: - Styles

extension ListContentConfiguration {
  /// Returns the content of a cell: the second text in smaller letters below the text.
  public static func cell() -> Self { Self(.cell) }
  /// Returns the content of a cell with a caption below the text.
  public static func subtitleCell() -> Self { Self(.subtitleCell) }
  /// Returns the content of a cell with a value beside the text, or below it where there is no room.
  public static func valueCell() -> Self { Self(.valueCell) }
  /// Returns the content of a header in a plain table.
  public static func plainHeader() -> Self { Self(.plainHeader) }
  /// Returns the content of a footer in a plain table.
  public static func plainFooter() -> Self { Self(.plainFooter) }
  /// Returns the content of a header in a grouped table.
  public static func groupedHeader() -> Self { Self(.groupedHeader) }
  /// Returns the content of a footer in a grouped table.
  public static func groupedFooter() -> Self { Self(.groupedFooter) }
  /// Returns the content of a header with prominent letters above an inset group.
  public static func prominentInsetGroupedHeader() -> Self { Self(.prominentHeader) }
  /// Returns the content of a header with large letters above an inset group.
  public static func extraProminentInsetGroupedHeader() -> Self { Self(.extraProminentHeader) }
  /// Returns the content of a cell in a sidebar.
  public static func sidebarCell() -> Self { Self(.sidebarCell) }
  /// Returns the content of a cell in a sidebar with a caption below the text.
  public static func sidebarSubtitleCell() -> Self { Self(.sidebarSubtitleCell) }
  /// Returns the content of a cell in a sidebar beside which there is more, here that of any sidebar.
  public static func accompaniedSidebarCell() -> Self { Self(.sidebarCell) }
  /// Returns the content of such a cell with a caption below the text.
  public static func accompaniedSidebarSubtitleCell() -> Self { Self(.sidebarSubtitleCell) }
  /// Returns the content of a header in a sidebar.
  public static func sidebarHeader() -> Self { Self(.sidebarHeader) }
}
