#if Shaping
import Foundation
import LayoutGeometry
import LayoutText

/// A part of a painted glyph: an outline and what fills it.
struct PaintedPart {
  /// A fill of an outline.
  enum Fill {
    /// A color, or `nil` for that of the text.
    case color(Color?)
    /// A gradient.
    case gradient(GlyphGradient)
  }

  /// The glyph that has the outline.
  let outline: UInt32
  /// The change of the outline's places, in font units, y growing upward.
  let transform: CGAffineTransform
  let fill: Fill
}

/// The glyphs of a font that are drawn with layers and gradients: the table `COLR` of version 1.
///
/// Its formats are those of the OpenType specification 1.9.1, "COLR - Color Table". The boxes that glyphs may be clipped to
/// are not read.
struct PaintTable: Sendable {
  let bytes: TableBytes
  /// The colors of the first palette, as 0xRRGGBBAA.
  let palette: [UInt32]
  /// The places of the first paint of each glyph that has one.
  private let roots: [UInt32: Int]
  private let layerList: Int

  /// Creates the table, without glyphs if it is of version 0 or there is none.
  init(_ table: [UInt8], palette: [UInt32]) throws(PaintMistake) {
    bytes = TableBytes(table)
    self.palette = palette
    guard !table.isEmpty, try bytes.number(0, bytes: 2) > 0 else {
      (roots, layerList) = ([:], 0)
      return
    }
    let list = try bytes.number(14, bytes: 4)
    layerList = try bytes.number(18, bytes: 4)
    var roots: [UInt32: Int] = [:]
    if list > 0 {
      for index in 0..<(try bytes.number(list, bytes: 4)) {
        let record = list + 4 + 6 * index
        let glyph = UInt32(try bytes.number(record, bytes: 2))
        roots[glyph] = list + (try bytes.number(record + 2, bytes: 4))
      }
    }
    self.roots = roots
  }

  /// The greatest number of paints of all glyphs; fonts of emoji have some hundred thousand.
  private static let limit = 2_000_000

  /// Checks that all glyphs can be drawn but those that a function leaves out.
  func check(where isPainted: (_ glyph: UInt32) -> Bool) throws(PaintMistake) {
    var count = 0
    for (glyph, root) in roots.sorted(by: { $0.key < $1.key }) where isPainted(glyph) {
      count += try walk(from: root).count
      guard count <= Self.limit else { throw .damaged }
    }
  }

  /// Returns the parts of a glyph, back to front, or `nil` for one that is not painted.
  func parts(of glyph: UInt32) throws(PaintMistake) -> [PaintedPart]? {
    guard let root = roots[glyph] else { return nil }
    return try walk(from: root).parts
  }

  private func walk(from root: Int) throws(PaintMistake) -> PaintWalk {
    var walk = PaintWalk(self)
    try walk.visit(root, .identity, within: nil, depth: 0)
    return walk
  }

  /// Returns the place of the first paint of a glyph that another one contains.
  func root(of glyph: Int) throws(PaintMistake) -> Int {
    guard let root = roots[UInt32(glyph)] else { throw .damaged }
    return root
  }

  /// Returns the place of the paint of a layer.
  func layer(_ index: Int) throws(PaintMistake) -> Int {
    guard layerList > 0, index < (try bytes.number(layerList, bytes: 4)) else { throw .damaged }
    return layerList + (try bytes.number(layerList + 4 + 4 * index, bytes: 4))
  }

  /// Returns a color of the palette made less opaque, or `nil` for that of the text.
  func color(_ index: Int, opacity: Double) throws(PaintMistake) -> Color? {
    if index == 0xFFFF {
      if opacity < 1 { throw .unsupported("the text's color at an opacity") }
      return nil
    }
    guard palette.indices.contains(index) else { throw .damaged }
    let color = palette[index]
    let whole = Double(color & 0xFF) / 255
    return Color(rgb: color >> 8, opacity: whole * min(max(opacity, 0), 1))
  }
}
#endif
