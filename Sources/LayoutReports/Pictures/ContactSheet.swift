package import Foundation
package import LayoutGeometry
import LayoutText
package import ScreenFrames

/// A namespace for many screens in one picture, small and in rows, so that the one that is unlike the others is seen.
package enum ContactSheet {
  /// A screen on the sheet.
  package struct Tile: Sendable {
    /// The screen, or the reason for which there is none.
    fileprivate enum Content {
      case screen(ScreenFrame)
      case absence(CGSize, reason: String)
    }

    fileprivate let content: Content
    /// The name below it, cut off where it is too long.
    package var caption: String
    /// Whether something is wrong with it, which a frame around it and a sign show.
    package var isWrong: Bool

    /// Creates a tile with a screen.
    package init(_ frame: ScreenFrame, caption: String, isWrong: Bool) {
      (content, self.caption, self.isWrong) = (.screen(frame), caption, isWrong)
    }

    /// Creates a tile of something wrong, in place of a screen that there is not.
    ///
    /// - Parameters:
    ///   - size: The size that the screen would have, in points.
    ///   - reason: The reason, in a few words; what does not fit is cut off.
    ///   - caption: The name below it.
    package init(without size: CGSize, because reason: String, caption: String) {
      (content, self.caption, isWrong) = (.absence(size, reason: reason), caption, true)
    }
  }

  private static let width: CGFloat = 140
  private static let gap: CGFloat = 20
  private static let captionHeight: CGFloat = 34
  private static let fontSize: CGFloat = 10
  private static let lineHeight: CGFloat = 13
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
    let look = PosterStyle(style: style, fonts: tiles.lazy.compactMap(\.fonts).first)
    var elements: [ScreenElement] = []
    var top = gap
    for start in stride(from: 0, to: tiles.count, by: columns) {
      let row = tiles[start..<min(start + columns, tiles.count)]
      let height = row.map { $0.size.height * scale(of: $0) }.max() ?? 0
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
      time: tiles.compactMap(\.time).max() ?? .start,
      elements: [.page(size, look.page)] + elements,
      fonts: look.fonts
    )
  }

  private static func scale(of tile: Tile) -> CGFloat { width / max(1, tile.size.width) }

  private static func elements(
    of tile: Tile,
    number: Int,
    at origin: CGPoint,
    _ look: PosterStyle
  ) -> [ScreenElement] {
    let factor = scale(of: tile)
    let size = CGSize(width: width, height: tile.size.height * factor)
    let prefix = "screen-\(number)"
    let box = CGRect(origin: origin, size: size)
    let children =
      switch tile.content {
      case .screen(let frame):
        frame.elements.map { element in
          element.mapped(tag: { $0.prefixed(by: prefix) }).scaled(by: factor)
        }
      case .absence(_, let reason):
        text(
          reason,
          "\(prefix)-reason",
          in: CGRect(origin: .zero, size: size).insetBy(dx: 10, dy: 10),
          limit: max(1, Int((size.height - 20) / lineHeight)),
          look.text,
          look.fonts
        )
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
    let captions = text(
      (tile.isWrong ? "✗ " : "") + tile.caption,
      "\(prefix)-caption",
      in: CGRect(x: box.minX, y: box.maxY + 3, width: width, height: captionHeight),
      limit: 2,
      tile.isWrong ? look.difference : look.text,
      look.fonts
    )
    return [screen, border] + captions
  }

  /// Returns lines of text from the top of a box, as many as there may be.
  private static func text(
    _ words: String,
    _ name: String,
    in box: CGRect,
    limit: Int,
    _ color: Color,
    _ fonts: FontCascade?
  ) -> [ScreenElement] {
    let font = Font.systemFont(ofSize: fontSize).with(fonts)
    let lines = TextMetrics.lines(of: words, font: font, width: box.width, limit: limit)
    return lines.enumerated().map { index, line in
      .text(
        TextRun(
          line,
          at: CGPoint(x: box.minX, y: box.minY + 11 + CGFloat(index) * lineHeight),
          in: font,
          color: color,
          ElementTag(id: "\(name)-\(index + 1)", role: "caption")
        )
      )
    }
  }
}

extension ContactSheet.Tile {
  fileprivate var fonts: FontCascade? {
    if case .screen(let frame) = content { frame.fonts } else { nil }
  }

  fileprivate var size: CGSize {
    switch content {
    case .screen(let frame): frame.size
    case .absence(let size, _): size
    }
  }

  fileprivate var time: Instant? {
    switch content {
    case .screen(let frame): frame.time
    case .absence: nil
    }
  }
}
