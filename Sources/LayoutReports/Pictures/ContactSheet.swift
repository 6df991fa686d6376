import Foundation
package import LayoutGeometry
import LayoutText
package import ScreenFrames

/// A namespace for many screens in one picture, small and in rows, so that the one that is unlike the others is seen.
package enum ContactSheet {
  /// A screen on the sheet.
  package struct Tile: Sendable {
    /// The screen.
    package var frame: ScreenFrame
    /// The name below it, cut off where it is too long.
    package var caption: String
    /// Whether something is wrong with it, which a frame around it and a sign show.
    package var isWrong: Bool

    /// Creates a tile.
    package init(_ frame: ScreenFrame, caption: String, isWrong: Bool) {
      (self.frame, self.caption, self.isWrong) = (frame, caption, isWrong)
    }
  }

  private static let width: CGFloat = 140
  private static let gap: CGFloat = 20
  private static let captionHeight: CGFloat = 34
  private static let fontSize: CGFloat = 10
  private static let mostColumns = 12

  /// Returns screens in rows, each row as high as its highest, with their names below them.
  ///
  /// - Parameters:
  ///   - tiles: The screens, in their order; none gives an empty picture.
  ///   - name: A name for the sheet.
  ///   - style: The appearance of the page behind the screens.
  /// - Returns: The sheet.
  package static func joined(
    _ tiles: [Tile],
    named name: String,
    style: InterfaceStyle = .light
  ) -> ScreenFrame {
    let root = Double(tiles.count * 2).squareRoot().rounded(.up)
    let columns = max(1, min(mostColumns, tiles.count, Int(root)))
    let look = PosterStyle(style: style)
    var elements: [ScreenElement] = []
    var top = gap
    for start in stride(from: 0, to: tiles.count, by: columns) {
      let row = tiles[start..<min(start + columns, tiles.count)]
      let height = row.map { $0.frame.size.height * scale(of: $0) }.max() ?? 0
      for (column, tile) in row.enumerated() {
        let origin = CGPoint(x: gap + CGFloat(column) * (width + gap), y: top)
        elements += Self.elements(of: tile, number: start + column + 1, at: origin, look)
      }
      top += height + captionHeight + gap
    }
    let size = CGSize(width: gap + CGFloat(columns) * (width + gap), height: top)
    return ScreenFrame(
      name: name,
      size: size,
      scale: 2,
      time: tiles.map(\.frame.time).max() ?? .start,
      elements: [.page(size, look.page)] + elements
    )
  }

  private static func scale(of tile: Tile) -> CGFloat { width / max(1, tile.frame.size.width) }

  private static func elements(
    of tile: Tile,
    number: Int,
    at origin: CGPoint,
    _ look: PosterStyle
  ) -> [ScreenElement] {
    let factor = scale(of: tile)
    let size = CGSize(width: width, height: tile.frame.size.height * factor)
    let prefix = "screen-\(number)"
    let box = CGRect(origin: origin, size: size)
    let children = tile.frame.elements.map { element in
      element.mapped(tag: { $0.prefixed(by: prefix) }).scaled(by: factor)
    }
    let screen = ScreenElement.group(
      ElementGroup(
        ElementTag(id: prefix, role: "screen", facts: ["name": tile.caption]),
        offset: origin,
        clip: CGRect(origin: .zero, size: size),
        children: children
      )
    )
    let (inset, lineWidth): (CGFloat, CGFloat) = tile.isWrong ? (-2, 3) : (-0.5, 1)
    let border = ScreenElement.stroke(
      .rectangle(box.insetBy(dx: inset, dy: inset), cornerRadius: 0),
      tile.isWrong ? look.difference : look.rule,
      width: lineWidth,
      ElementTag(id: "\(prefix)-border")
    )
    let words = (tile.isWrong ? "✗ " : "") + tile.caption
    let lines = TextMetrics.lines(
      of: words,
      font: .systemFont(ofSize: fontSize),
      width: width,
      limit: 2
    )
    let captions = lines.enumerated().map { index, line in
      ScreenElement.text(
        TextRun(
          ElementTag(id: "\(prefix)-caption-\(index + 1)", role: "caption"),
          line.string,
          at: CGPoint(x: origin.x, y: box.maxY + 14 + CGFloat(index) * 13),
          fontSize: fontSize,
          width: line.width,
          color: tile.isWrong ? look.difference : look.text
        )
      )
    }
    return [screen, border] + captions
  }
}
