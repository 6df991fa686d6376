#if Shaping
import CFriBidi
import CHarfBuzz
import LayoutGeometry
import LayoutText

/// A shaper that asks HarfBuzz for glyphs and FriBidi for the order of letters.
struct HarfBuzzShaper: TextShaper {
  private let faces: [OutlineFace]
  private let bidi: FriBidiLibrary

  init(_ faces: [OutlineFace]) throws(FontFileError) {
    self.faces = faces
    bidi = try FriBidiLibrary()
  }

  var fontCount: Int { faces.count }

  func key(ofFont font: Int) -> String { faces[font].key }

  func hasGlyph(for point: UInt32, inFont font: Int) -> Bool { faces[font].hasGlyph(for: point) }

  // MARK: Order

  func levels(of paragraph: [UInt32], isRightToLeft: Bool?) -> BidiLevels {
    let count = FriBidiStrIndex(paragraph.count)
    var types = [FriBidiCharType](repeating: FriBidiCharType(rawValue: 0), count: paragraph.count)
    var brackets = [FriBidiBracketType](repeating: 0, count: paragraph.count)
    var levels = [FriBidiLevel](repeating: 0, count: paragraph.count)
    // ON asks for the direction of the first letter that has one, else from left to right.
    var base =
      switch isRightToLeft {
      case nil: FRIBIDI_PAR_ON
      case true?: FRIBIDI_PAR_RTL
      case false?: FRIBIDI_PAR_LTR
      }
    guard !paragraph.isEmpty else {
      return BidiLevels(levels: [], base: isRightToLeft == true ? 1 : 0)
    }
    bidi.fribidiGetBidiTypes(paragraph, count, &types)
    bidi.fribidiGetBracketTypes(paragraph, count, types, &brackets)
    let highest = bidi.fribidiGetParEmbeddingLevelsEx(
      types,
      brackets,
      count,
      &base,
      &levels
    )
    // Zero is what it returns for want of memory.
    guard highest > 0 else {
      return BidiLevels(levels: [UInt8](repeating: 0, count: paragraph.count), base: 0)
    }
    let isFromRight = base == FRIBIDI_PAR_RTL || base == FRIBIDI_PAR_WRTL
    return BidiLevels(levels: levels.map { UInt8(max(0, $0)) }, base: isFromRight ? 1 : 0)
  }

  func mirrored(_ point: UInt32) -> UInt32 {
    var other = point
    _ = bidi.fribidiGetMirrorChar(point, &other)
    return other
  }

  // MARK: Glyphs

  func glyphs(of part: ShapedPart) -> [ShapedGlyph] {
    let face = faces[part.font]
    let runs = ScriptRuns(part.text, part.range, library: face.library)
    let glyphs = runs.map { face.glyphs(of: part, in: $0.range, script: $0.script) }
    return (part.isRightToLeft ? glyphs.reversed() : glyphs).flatMap(\.self)
  }

  func outline(ofGlyph glyph: UInt32, inFont font: Int, weight: FontWeight) -> GlyphOutline {
    let face = faces[font]
    var layers = face.layers(of: glyph).map { layer in
      GlyphOutline.Layer(
        path: GlyphPath(of: layer.glyph, in: face, weight: weight).text,
        color: layer.color.map { Color(rgb: $0 >> 8, opacity: Double($0 & 0xFF) / 255) }
      )
    }
    if layers.isEmpty, let parts = face.paintedParts(of: glyph) {
      layers = parts.map { part in
        let path = GlyphPath(of: part.outline, in: face, weight: weight, part.transform).text
        return switch part.fill {
        case .color(let color): GlyphOutline.Layer(path: path, color: color)
        case .gradient(let gradient): GlyphOutline.Layer(path: path, gradient: gradient)
        }
      }
    } else if layers.isEmpty {
      layers = [.init(path: GlyphPath(of: glyph, in: face, weight: weight).text)]
    }
    return GlyphOutline(layers: layers.filter { !$0.path.isEmpty }, unitsPerEm: face.unitsPerEm)
  }
}

extension OutlineFace {
  /// Returns the glyphs of a run in one script, from left to right.
  fileprivate func glyphs(
    of part: ShapedPart,
    in range: Range<Int>,
    script: hb_script_t
  ) -> [ShapedGlyph] {
    let buffer = library.hbBufferCreate()
    defer { library.hbBufferDestroy(buffer) }
    // The whole text is given: letters at the ends of the run join with those around it.
    library.hbBufferAddUtf32(
      buffer,
      part.text,
      Int32(part.text.count),
      UInt32(range.lowerBound),
      Int32(range.count)
    )
    library.hbBufferSetDirection(
      buffer,
      part.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR
    )
    library.hbBufferSetScript(buffer, script)
    // No language is set: the machine's own must not count.
    library.hbShape(font(part.weight), buffer, nil, 0)
    var count: UInt32 = 0
    guard let infos = library.hbBufferGetGlyphInfos(buffer, &count),
      let positions = library.hbBufferGetGlyphPositions(buffer, &count)
    else { return [] }
    return (0..<Int(count)).map { index in
      let info = infos[index]
      let position = positions[index]
      return ShapedGlyph(
        glyph: info.codepoint,
        position: Int(info.cluster),
        advance: Double(position.x_advance) / unitsPerEm,
        x: Double(position.x_offset) / unitsPerEm,
        y: Double(position.y_offset) / unitsPerEm
      )
    }
  }
}
#endif
