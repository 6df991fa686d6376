package import Foundation

/// A glyph at its place on a line.
package struct PlacedGlyph: Sendable, Hashable {
  /// The name of the outline, fit for an SVG id: `g4-0041` is the regular A.
  package let id: String
  /// The distance from the beginning of the line to the glyph's origin, in points.
  package let x: CGFloat
  /// The distance by which the glyph is raised above the baseline, in points.
  package let y: CGFloat
  /// The number of points per font unit.
  package let scale: CGFloat
  /// The outline of a glyph of a font beside a scenario, or `nil` for one that `GlyphTable` has.
  package let outline: GlyphOutline?

  package init(
    id: String,
    x: CGFloat,
    y: CGFloat = 0,
    scale: CGFloat,
    outline: GlyphOutline? = nil
  ) {
    self.id = id
    self.x = x
    self.y = y
    self.scale = scale
    self.outline = outline
  }

  /// Returns whether both are the same outline at the same place: an id has one outline.
  package static func == (first: Self, second: Self) -> Bool {
    first.id == second.id && first.x == second.x && first.y == second.y
      && first.scale == second.scale
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(x)
    hasher.combine(y)
    hasher.combine(scale)
  }

  /// Returns the glyph drawn larger or smaller, from the beginning of the line.
  package func scaled(by factor: CGFloat) -> Self {
    Self(id: id, x: x * factor, y: y * factor, scale: scale * factor, outline: outline)
  }
}

/// A line with glyphs of fonts beside a scenario, as it is drawn.
package struct ShapedLine: Sendable, Hashable {
  /// The glyphs from left to right.
  package let glyphs: [PlacedGlyph]
  /// Whether the line is read from right to left.
  package let isRightToLeft: Bool
  /// The characters that are drawn as boxes or without their marks, in order and each once.
  package let missing: [Character]

  /// Returns the line drawn larger or smaller.
  package func scaled(by factor: CGFloat) -> Self {
    Self(
      glyphs: glyphs.map { $0.scaled(by: factor) },
      isRightToLeft: isRightToLeft,
      missing: missing
    )
  }
}

extension GlyphTable {
  /// Returns the glyphs of a line that the tables alone do not set, at their places.
  ///
  /// The text of the line is in reading order.
  ///
  /// Spaces and invisible characters give no glyph; a character that neither a table nor a font has gives a box.
  package static func place(_ line: SeenLine, of text: String, font: Font) -> ShapedLine {
    let setting = font.setting
    let tables = OutlineTable.candidates(
      weight: font.weight,
      isDisplay: setting.displayShare >= 0.5
    )
    var outlines: [String: GlyphOutline] = [:]
    let glyphs = line.items.flatMap { item in
      item.marks.compactMap { mark in
        switch mark {
        case .letter(let kind, let width, let x):
          return tables.glyph(of: kind, width: width, at: item.x + x, setting: setting)
        case .glyph(let glyph, let face, let x, let y):
          let id = line.cascade.id(ofGlyph: glyph, inFont: face, weight: font.weight)
          let outline =
            outlines[id]
            ?? line.cascade.shaper.outline(ofGlyph: glyph, inFont: face, weight: font.weight)
          outlines[id] = outline
          guard !outline.layers.isEmpty else { return nil }
          return PlacedGlyph(
            id: id,
            x: item.x + x,
            y: y,
            scale: setting.size / outline.unitsPerEm,
            outline: outline
          )
        }
      }
    }
    return ShapedLine(
      glyphs: glyphs,
      isRightToLeft: line.isRightToLeft,
      missing: missing(in: text, from: line.cascade)
    )
  }
}
