public import Foundation
import LayoutDevices
public import LayoutGeometry

/// A background of a cell, of a header or of a button's content: UIKit's `UIBackgroundConfiguration`.
public struct BackgroundConfiguration {
  /// A view of the application's own, as large as the background.
  public var customView: View?
  /// The distances of the background from the bounds.
  public var backgroundInsets = DirectionalEdgeInsets.zero
  /// The edges at which the insets are counted from the margins of the view.
  public var edgesAddingLayoutMarginsToBackgroundInsets: DirectionalRectEdge = []
  /// The color, that of the style until it is set; for a cell or header `nil` stands for the tint color.
  public var backgroundColor: ColorObject? {
    get { ownColor ?? styleColor }
    set { ownColor = style == .button && newValue == nil ? nil : .some(newValue) }
  }
  /// The change of the color.
  public var backgroundColorTransformer: ConfigurationColorTransformer?
  /// The picture in front of the color, or `nil` for none.
  public var image: Image?
  /// The way to place the picture.
  public var imageContentMode = View.ContentMode.scaleToFill
  /// The radius of the corners, that of the style until it is set.
  public var cornerRadius: CGFloat {
    get { styleRadius ?? ownRadius ?? 0 }
    set {
      ownRadius = newValue
      styleRadius = nil
    }
  }
  /// The color of the line around the background, or `nil` for the tint color.
  public var strokeColor: ColorObject?
  /// The change of the line's color.
  public var strokeColorTransformer: ConfigurationColorTransformer?
  /// The width of the line around the background.
  public var strokeWidth: CGFloat = 0
  /// The distance of the line outside of the background.
  public var strokeOutset: CGFloat = 0

  private let style: Style
  private var ownColor: ColorObject??
  package private(set) var ownRadius: CGFloat?
  /// The color that the style has in the present state.
  package var styleColor: ColorObject?
  package var styleRadius: CGFloat?

  /// A place that a background is for.
  private enum Style {
    case button
    case plainCell
    case groupedCell
    case sidebarCell
    case plainHeaderFooter
    case clear
  }

  /// Creates the background of a button, whose style gives the color.
  package init() { style = .button }

  private init(_ style: Style) {
    self.style = style
    styleColor = color(isOn: false, isPale: false)
    if style == .sidebarCell { styleRadius = Self.sidebarRadius }
  }
}

// MARK: - Styles

extension BackgroundConfiguration {
  /// Returns a background that is not seen.
  public static func clear() -> Self {
    var clear = Self(.clear)
    clear.ownColor = .some(.clear)
    return clear
  }

  /// Returns the background of a cell in a plain table.
  public static func listPlainCell() -> Self { Self(.plainCell) }
  /// Returns the background of a cell in a grouped table.
  public static func listGroupedCell() -> Self { Self(.groupedCell) }
  /// Returns the background of a cell in a table, here that of a plain one (of iOS 18).
  public static func listCell() -> Self { Self(.plainCell) }
  /// Returns the background of a cell in a sidebar: none until it is selected.
  public static func listSidebarCell() -> Self { Self(.sidebarCell) }
  /// Returns the background of a cell in a sidebar beside which there is more, here that of any sidebar.
  public static func listAccompaniedSidebarCell() -> Self { Self(.sidebarCell) }
  /// Returns the background of a header or footer in a plain table.
  public static func listPlainHeaderFooter() -> Self { Self(.plainHeaderFooter) }
  /// Returns the background of a header or footer in a grouped table, which is not seen.
  public static func listGroupedHeaderFooter() -> Self { Self(.clear) }
  /// Returns the background of a header in a sidebar, which is not seen.
  public static func listSidebarHeader() -> Self { Self(.clear) }

  /// The radius of a selected row in a sidebar (seen, not measured).
  private static let sidebarRadius: CGFloat = 10

  /// Returns the color of the style: that of a selected row if it is on, paler in front of a check circle.
  private func color(isOn: Bool, isPale: Bool) -> ColorObject? {
    let selected: SystemColor = isPale ? .systemGray5 : .systemGray4
    return switch style {
    case .button: nil
    case .clear: .clear
    case .plainHeaderFooter: SystemColor.systemBackground.object
    case .plainCell: (isOn ? selected : .systemBackground).object
    case .groupedCell: (isOn ? selected : .secondarySystemGroupedBackground).object
    case .sidebarCell: isOn ? SystemColor.systemFill.object : .clear
    }
  }

  /// Returns the background with the color of its style in a state; values that were set stay.
  public func updated(for state: any ConfigurationState) -> Self {
    guard style != .button else { return self }
    var updated = self
    switch state {
    case let state as CellConfigurationState:
      let isOn = state.isSelected || state.isHighlighted
      updated.styleColor = color(isOn: isOn, isPale: isOn && state.isEditing)
    case let state as ViewConfigurationState:
      updated.styleColor = color(isOn: state.isSelected || state.isHighlighted, isPale: false)
    default: break
    }
    return updated
  }

  /// Returns the color that shows with a tint color: with `nil` that itself, and changed by the transformer.
  public func resolvedBackgroundColor(for tintColor: ColorObject) -> ColorObject {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// Returns the color of the line with a tint color: with `nil` that itself, and changed by the transformer.
  public func resolvedStrokeColor(for tintColor: ColorObject) -> ColorObject {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}
