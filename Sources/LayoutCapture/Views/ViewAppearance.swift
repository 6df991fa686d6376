import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutTables
@_spi(SystemViews) import LayoutViews
import ScreenFrames

/// The appearance of a view itself, without the views in it: equal appearances give equal elements.
///
/// It is cheap to read from a view, so that elements are made again only after changes.
struct ViewAppearance: Equatable {
  /// The corners of a background that are round, as those of a row at the end of a group.
  fileprivate struct RoundRow: Equatable {
    let radius: CGFloat
    let roundsTop: Bool
    let roundsBottom: Bool
  }

  /// The distances that something continues beyond the bounds.
  struct Reach: Equatable {
    var top: CGFloat = 0
    var bottom: CGFloat = 0
  }

  /// The elements of a view itself, in its own coordinates.
  struct Art {
    /// The elements behind the views in it, back to front.
    var behind: [ScreenElement] = []
    /// The shadow, which lies outside of the bounds and is not cut off with them.
    var shadow: [ScreenElement] = []
    /// The layers between the views in it, each with the number of those behind it.
    var between: [(place: Int, element: ScreenElement)] = []
    /// The elements in front of the views in it.
    var inFront: [ScreenElement] = []
  }

  /// A layer of an app's code with the number of views behind it.
  fileprivate struct PlacedLayer: Equatable {
    let place: Int
    let element: ScreenElement
  }

  /// The radii of the corners of background and border.
  let corners: CornerRadii
  /// The distances that the background continues behind a bar that it meets.
  var reach = Reach()
  private let size: CGSize
  /// The appearance in which colors are shown.
  private let style: InterfaceStyle
  private let contrast: AccessibilityContrast
  private let level: UserInterfaceLevel
  private let palette: SystemPalette
  private let background: Color?
  private let roundRow: RoundRow?
  private let shadow: LayerShadow?
  private let layers: [PlacedLayer]
  private let border: ScreenElement?
  private let drawing: [ScreenElement]

  /// Creates the appearance of a view, with the cell that it is, or lies in directly.
  init(
    of view: View,
    cell: TableViewCell?,
    style: InterfaceStyle,
    contrast: AccessibilityContrast,
    level: UserInterfaceLevel,
    palette: SystemPalette
  ) {
    size = view.bounds.size
    self.style = style
    self.contrast = contrast
    self.level = level
    self.palette = palette
    background = view.backgroundColor?.value
    let layer = view.layerIfUsed
    corners =
      layer.map { $0.lowerCornerRadius == nil ? $0.cornerRadii : CornerRadii($0.cornerRadius) }
      ?? CornerRadii(0)
    roundRow = background == nil ? nil : cell.flatMap { RoundRow(behind: view, in: $0) }
    shadow = layer?.shadow
    layers = (layer?.drawnSublayers ?? []).map { PlacedLayer(place: $0.place, element: $0.element) }
    border = layer?.border(in: size)
    drawing = (layer?.ownDrawing(in: size) ?? []) + view.drawnByCode + view.drawing
  }

  /// Returns what the view draws itself, with its ids and colors.
  func art(id: String) -> Art {
    func resolved(_ element: ScreenElement) -> ScreenElement {
      element.mapped(
        tag: { $0.prefixed(by: id) },
        color: { $0.resolved(in: style, contrast: contrast, level: level, palette: palette) }
      )
    }
    return Art(
      behind: ([fill].compactMap(\.self) + drawing).map(resolved),
      shadow: (shadow?.elements(named: "shadow") ?? []).map(resolved),
      between: layers.map { ($0.place, resolved($0.element)) },
      inFront: [border].compactMap(\.self).map(resolved)
    )
  }

  private var fill: ScreenElement? {
    guard let color = background, color.resolved(in: style).opacity > 0 else { return nil }
    let rect = CGRect(
      x: 0,
      y: -reach.top,
      width: size.width,
      height: size.height + reach.top + reach.bottom
    )
    let outline: Outline =
      if let row = roundRow {
        .rectangle(
          rect,
          top: row.roundsTop ? row.radius : 0,
          bottom: row.roundsBottom ? row.radius : 0
        )
      } else {
        .rectangle(rect, radii: corners)
      }
    return .fill(outline, color, ElementTag(id: "background"))
  }
}

extension ViewAppearance.RoundRow {
  /// Creates the corners of a cell that a view fills, itself or one of its backgrounds, or `nil` for all
  /// others.
  fileprivate init?(behind view: View, in cell: TableViewCell) {
    guard cell.hasRoundTop || cell.hasRoundBottom else { return nil }
    guard cell === view || cell.backgrounds.contains(where: { $0 === view }) else { return nil }
    radius = cell.cornerRadius
    roundsTop = cell.hasRoundTop
    roundsBottom = cell.hasRoundBottom
  }
}
