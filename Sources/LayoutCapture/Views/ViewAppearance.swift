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

  private struct Border: Equatable {
    let color: Color
    let width: CGFloat
  }

  /// The distances that something continues beyond the bounds.
  struct Reach: Equatable {
    var top: CGFloat = 0
    var bottom: CGFloat = 0
  }

  /// The radius of the corners of background and border.
  let cornerRadius: CGFloat
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
  private let border: Border?
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
    cornerRadius = layer?.cornerRadius ?? 0
    roundRow = background == nil ? nil : cell.flatMap { RoundRow(behind: view, in: $0) }
    border = layer.flatMap { layer in
      guard layer.borderWidth > 0, let color = layer.borderColor else { return nil }
      return Border(color: color, width: layer.borderWidth)
    }
    drawing = view.drawing
  }

  /// Returns the background, the border and what the view draws, back to front, in the view's coordinates.
  func elements(id: String) -> [ScreenElement] {
    ([fill, line].compactMap(\.self) + drawing).map { element in
      element.mapped(
        tag: { $0.prefixed(by: id) },
        color: { $0.resolved(in: style, contrast: contrast, level: level, palette: palette) }
      )
    }
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
        .rectangle(rect, cornerRadius: cornerRadius)
      }
    return .fill(outline, color, ElementTag(id: "background"))
  }

  /// The border inside of the bounds, as a layer draws it.
  private var line: ScreenElement? {
    guard let border else { return nil }
    let half = border.width / 2
    let rect = CGRect(origin: .zero, size: size).insetToMiddle(dx: half, dy: half)
    return .stroke(
      .rectangle(rect, cornerRadius: max(0, cornerRadius - half)),
      border.color,
      width: border.width,
      ElementTag(id: "border")
    )
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
