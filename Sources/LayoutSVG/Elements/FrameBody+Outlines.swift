import Foundation
import LayoutGeometry
import LayoutText
import ScreenFrames

extension FrameBody {
  /// Writes a run as a group of outlines in font units, with its words as a label.
  mutating func writeOutlines(_ run: TextRun) throws(UnwritableNumber) {
    let size = max(try Thousandths(run.fontSize, of: "font-size"), 0)
    let x = try Thousandths(run.origin.x, of: "x")
    let y = try Thousandths(run.origin.y, of: "y")
    let placed = run.shaped?.glyphs ?? run.placedGlyphs
    let missing = run.shaped?.missing ?? GlyphTable.missing(in: run.string)
    output.literal("<g")
    writeTag(run.tag)
    if shortNames == nil {
      output.attribute("role", word: "img")
      output.attribute("aria-label", escaping: run.string)
    }
    guard let scale = placed.first?.scale, size > 0 else {
      output.literal("/>\n")
      return
    }
    output.literal(" transform=\"")
    if x != 0 || y != 0 {
      output.literal("translate(")
      output.number(x)
      output.raw(UInt8(ascii: " "))
      output.number(y)
      output.literal(") ")
    }
    writeScale(scale)
    output.literal("\"")
    try output.paint("fill", run.color, opacity: "fill-opacity")
    output.literal(">\n")
    if shortNames == nil, !missing.isEmpty {
      // Boxes say nothing: a browser shows the text at the pointer.
      output.literal("<title>")
      output.escaped(run.string.cut(), in: .content)
      output.literal("</title>\n")
    }
    for glyph in placed { glyphs[glyph.id] = .some(glyph.outline) }
    for glyph in placed {
      output.literal("<use href=\"#")
      output.raw(name(ofGlyph: glyph.id))
      output.literal("\"")
      let position = try Thousandths((glyph.x / scale).rounded(), of: "x")
      let height = try Thousandths((-glyph.y / scale).rounded(), of: "y")
      if glyph.scale == scale {
        output.attribute("x", position, unless: 0)
        output.attribute("y", height, unless: 0)
      } else {
        output.literal(" transform=\"translate(")
        output.number(position)
        if height != 0 {
          output.raw(UInt8(ascii: " "))
          output.number(height)
        }
        output.literal(") ")
        writeScale(glyph.scale / scale)
        output.literal("\"")
      }
      output.literal("/>\n")
    }
    output.literal("</g>\n")
  }

  /// Writes the outlines of the glyphs in use, in the order of their ids, and what else is used by name.
  func writeGlyphs(to file: inout SVGBuffer, _ others: SVGBuffer = SVGBuffer()) {
    guard !glyphs.isEmpty || !others.bytes.isEmpty else { return }
    file.literal("<defs>\n")
    for (id, outline) in glyphs.sorted(by: { $0.key < $1.key }) {
      let layers = outline?.layers ?? [.init(path: GlyphTable.outline(of: id) ?? "")]
      if layers.count == 1, layers[0].isPlain {
        write(layers[0], id: id, to: &file)
        continue
      }
      if let outline {
        writeGradients(of: outline, to: &file) { nameOfGradient($0, ofGlyph: id) }
      }
      file.literal("<g")
      file.attribute("id", word: writtenName(ofGlyph: id))
      file.literal(">\n")
      for (index, layer) in layers.enumerated() {
        let gradient = layer.gradient.map { _ in nameOfGradient(index, ofGlyph: id) }
        write(layer, id: nil, gradient: gradient, to: &file)
      }
      file.literal("</g>\n")
    }
    file.append(others)
    file.literal("</defs>\n")
  }

  /// Writes a layer of an outline; one without a color of its own has that of the text.
  private func write(
    _ layer: GlyphOutline.Layer,
    id: String?,
    gradient: String? = nil,
    to file: inout SVGBuffer
  ) {
    file.literal("<path")
    if let id { file.attribute("id", word: writtenName(ofGlyph: id)) }
    if let gradient {
      file.attribute("fill", word: "url(#\(gradient))")
    } else if let color = layer.color {
      file.attribute("fill", word: color.hexadecimal)
      if color.opacity < 1 {
        file.literal(" fill-opacity=\"")
        file.decimal(Int64((color.opacity * 1000).rounded()), unit: 1000)
        file.literal("\"")
      }
    }
    file.attribute("d", word: layer.path)
    file.literal("/>\n")
  }

  /// Writes `scale(factor)` in billionths: a factor of 17/2816 needs more than three decimals.
  private mutating func writeScale(_ factor: CGFloat) {
    output.literal("scale(")
    output.decimal(Int64((factor * 1e9).rounded()), unit: 1_000_000_000)
    output.literal(")")
  }
}

extension TextRun {
  /// The outlines of the letters, at their distances in the size in which they are set.
  fileprivate var placedGlyphs: [PlacedGlyph] {
    let size = setSize ?? fontSize
    let glyphs = GlyphTable.place(string.cut(), size: size, weight: weight)
    return size == fontSize || size <= 0 ? glyphs : glyphs.map { $0.scaled(by: fontSize / size) }
  }
}

extension String {
  /// Returns the text that is drawn: at most `SVGWriter.textLimit` scalars and an ellipsis.
  fileprivate func cut() -> String {
    guard utf8.count > SVGWriter.textLimit, unicodeScalars.count > SVGWriter.textLimit else {
      return self
    }
    return String(unicodeScalars.prefix(SVGWriter.textLimit)) + "…"
  }
}
