#if Shaping
import CHarfBuzz
import LayoutGeometry
import LayoutText

/// A font of HarfBuzz with outlines, in each weight that it has.
///
/// HarfBuzz lets several threads use a font that is not changed any more; its addresses are kept as numbers, since
/// pointers do not cross threads in Swift.
final class OutlineFace: Sendable {
  let library: HarfBuzzLibrary
  /// The digits that stand for the file's bytes.
  let key: String
  /// The number of font units per em.
  let unitsPerEm: Double
  private let face: UInt
  /// The fonts of the weights, or one for all.
  private let fonts: [FontWeight: UInt]
  /// The colors of layers, as 0xRRGGBBAA.
  private let palette: [UInt32]
  /// The glyphs with gradients.
  private let paints: PaintTable

  init(_ bytes: [UInt8]) throws(FontFileError) {
    library = try HarfBuzzLibrary()
    try Self.checkSignature(bytes)
    try FontTables.check(bytes)
    key = Self.key(of: bytes)
    let library = library
    let blob = bytes.withUnsafeBytes { buffer in
      library.hbBlobCreate(
        buffer.baseAddress?.assumingMemoryBound(to: CChar.self),
        UInt32(buffer.count),
        HB_MEMORY_MODE_DUPLICATE,
        nil,
        nil
      )
    }
    defer { library.hbBlobDestroy(blob) }
    guard library.hbFaceCount(blob) > 0,
      let made = library.hbFaceCreate(blob, 0)
    else { throw .incomplete("head") }
    palette = Self.palette(of: made, library)
    do throws(FontFileError) {
      try Self.check(made, library)
      paints = try Self.paints(of: made, library, palette)
    } catch {
      library.hbFaceDestroy(made)
      throw error
    }
    library.hbFaceMakeImmutable(made)
    unitsPerEm = Double(max(1, library.hbFaceGetUpem(made)))
    fonts = Self.fonts(of: made, library)
    face = UInt(bitPattern: made)
  }

  deinit {
    for (_, font) in fonts { library.hbFontDestroy(OpaquePointer(bitPattern: font)) }
    library.hbFaceDestroy(OpaquePointer(bitPattern: face))
  }

  /// Whether the font has glyphs for several weights.
  var hasWeights: Bool { fonts.count > 1 }

  /// Returns the font in a weight.
  func font(_ weight: FontWeight) -> OpaquePointer? {
    (fonts[weight] ?? fonts[.regular]).flatMap { OpaquePointer(bitPattern: $0) }
  }

  /// Returns whether the font has a glyph for a code point.
  func hasGlyph(for point: UInt32) -> Bool {
    var glyph: hb_codepoint_t = 0
    return library.hbFontGetNominalGlyph(font(.regular), point, &glyph) != 0 && glyph != 0
  }

  /// Returns the layers of a glyph with their colors, 0xRRGGBBAA or `nil` for that of the text; none for a plain one.
  func layers(of glyph: UInt32) -> [(glyph: UInt32, color: UInt32?)] {
    let address = OpaquePointer(bitPattern: face)
    let total = library.hbOtColorGlyphGetLayers(address, glyph, 0, nil, nil)
    guard total > 0 else { return [] }
    var count = total
    var layers = [hb_ot_color_layer_t](repeating: hb_ot_color_layer_t(), count: Int(total))
    _ = library.hbOtColorGlyphGetLayers(address, glyph, 0, &count, &layers)
    return layers.prefix(Int(count)).map { layer in
      let index = Int(layer.color_index)
      return (layer.glyph, palette.indices.contains(index) ? palette[index] : nil)
    }
  }
}

extension OutlineFace {
  /// Returns the parts of a glyph with gradients, back to front, or `nil` for any other.
  func paintedParts(of glyph: UInt32) -> [PaintedPart]? {
    // All glyphs were tried when the font was read.
    try? paints.parts(of: glyph)
  }
}

// MARK: Making

extension OutlineFace {
  private static func checkSignature(_ bytes: [UInt8]) throws(FontFileError) {
    let signature = String(decoding: bytes.prefix(4), as: UTF8.self)
    if signature == "wOFF" || signature == "wOF2" { throw .webFont }
    guard bytes.prefix(4) == [0, 1, 0, 0] || ["OTTO", "true", "ttcf"].contains(signature) else {
      throw .noFont(FontlessFile(bytes))
    }
  }

  /// Checks that a font has what is drawn and asked for.
  private static func check(_ face: OpaquePointer, _ library: HarfBuzzLibrary) throws(FontFileError)
  {
    func bytes(_ tag: String) -> [UInt8] { table(tag, of: face, library, limit: 8) }
    if ["glyf", "CFF ", "CFF2"].allSatisfy({ bytes($0).isEmpty }) {
      if !["CBDT", "sbix", "EBDT"].allSatisfy({ bytes($0).isEmpty }) { throw .bitmaps }
      if !bytes("SVG ").isEmpty { throw .drawings("SVG") }
      throw .incomplete("glyf")
    }
    for tag in ["head", "maxp", "hhea", "hmtx", "cmap"] where bytes(tag).isEmpty {
      throw .incomplete(tag)
    }
    guard library.hbFaceGetGlyphCount(face) > 0 else { throw .incomplete("maxp") }
  }

  /// Returns the bytes of a table, no more of them than a limit.
  private static func table(
    _ tag: String,
    of face: OpaquePointer,
    _ library: HarfBuzzLibrary,
    limit: Int = .max
  ) -> [UInt8] {
    let number = UInt32(tag.utf8.bigEndian)
    let blob = library.hbFaceReferenceTable(face, number)
    defer { library.hbBlobDestroy(blob) }
    var length: UInt32 = 0
    guard let data = library.hbBlobGetData(blob, &length) else { return [] }
    return (0..<min(Int(length), limit)).map { UInt8(bitPattern: data[$0]) }
  }

  /// Returns the glyphs with gradients, all of which can be drawn; those that have flat layers, too, are drawn with these.
  private static func paints(
    of face: OpaquePointer,
    _ library: HarfBuzzLibrary,
    _ palette: [UInt32]
  ) throws(FontFileError) -> PaintTable {
    do throws(PaintMistake) {
      let paints = try PaintTable(table("COLR", of: face, library), palette: palette)
      try paints.check { library.hbOtColorGlyphGetLayers(face, $0, 0, nil, nil) == 0 }
      return paints
    } catch {
      switch error {
      case .damaged: throw .incomplete("COLR")
      case .unsupported(let what): throw .drawings("COLR version 1 with \(what)")
      }
    }
  }

  private static func fonts(
    of face: OpaquePointer,
    _ library: HarfBuzzLibrary
  ) -> [FontWeight: UInt] {
    var axis = hb_ot_var_axis_info_t()
    let tag = UInt32("wght".utf8.bigEndian)
    let hasWeights = library.hbOtVarFindAxisInfo(face, tag, &axis) != 0
    var fonts: [FontWeight: UInt] = [:]
    for weight in hasWeights ? FontWeight.allCases : [.regular] {
      guard let font = library.hbFontCreate(face) else { continue }
      if hasWeights {
        var variation = hb_variation_t(tag: tag, value: Float(weight.rawValue))
        library.hbFontSetVariations(font, &variation, 1)
      }
      library.hbFontMakeImmutable(font)
      fonts[weight] = UInt(bitPattern: font)
    }
    return fonts
  }

  private static func palette(of face: OpaquePointer, _ library: HarfBuzzLibrary) -> [UInt32] {
    let total = library.hbOtColorPaletteGetColors(face, 0, 0, nil, nil)
    guard total > 0 else { return [] }
    var count = total
    var colors = [hb_color_t](repeating: 0, count: Int(total))
    _ = library.hbOtColorPaletteGetColors(face, 0, 0, &count, &colors)
    // From BGRA.
    return colors.prefix(Int(count)).map { color in
      (color >> 8 & 0xFF) << 24 | (color >> 16 & 0xFF) << 16 | (color >> 24) << 8 | color & 0xFF
    }
  }

  /// Returns six digits of the FNV-1a hash of bytes.
  private static func key(of bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let digits = String((hash ^ hash >> 32) & 0xFF_FFFF, radix: 16, uppercase: true)
    return String(repeating: "0", count: 6 - digits.count) + digits
  }
}
#endif
