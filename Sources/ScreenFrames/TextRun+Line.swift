package import Foundation
package import LayoutGeometry
package import LayoutText

extension TextRun {
  /// Creates the run of a line that was measured in a font, with the glyphs of the fonts behind that one.
  package init(
    _ line: TextLine,
    at origin: CGPoint,
    in font: Font,
    color: Color,
    _ tag: ElementTag = .none
  ) {
    self.init(
      tag,
      line.string,
      at: origin,
      fontSize: font.size,
      weight: font.weight,
      width: line.width,
      color: color,
      shaped: line.seen.map { GlyphTable.place($0, of: line.string, font: font) }
    )
  }
}
