package import Foundation
package import LayoutGeometry

/// A namespace for the outlines that texts are drawn with if no font is at hand.
///
/// Outlines are in font units with the origin at the baseline on the left and y growing downwards, so
/// that a picture needs only to move and scale them. Their license is in `OFL.txt`.
package enum GlyphTable {
  /// The greatest number of characters drawn of a run; a longer one is cut and ends with an ellipsis.
  package static let longestRun = 1000

  /// Returns the glyphs of a line of text at their places, from left to right, whatever the script.
  ///
  /// The places agree with `TextMetrics.width(of:font:)`. Spaces and invisible characters give no
  /// glyph; a character that no table has gives a box.
  package static func place(_ text: String, size: CGFloat, weight: FontWeight) -> [PlacedGlyph] {
    let setting = Font.systemFont(ofSize: size, weight: weight).setting
    var measured = MeasuredText(text, setting: setting, limit: longestRun + 1)
    if measured.clusters.count > longestRun {
      let cut = measured.string(of: 0..<longestRun - 1) + TextMetrics.ellipsis
      measured = MeasuredText(cut, setting: setting)
    }
    let tables = OutlineTable.candidates(weight: weight, isDisplay: setting.displayShare >= 0.5)
    var glyphs: [PlacedGlyph] = []
    var x = 0.0
    for cluster in measured.clusters {
      if let glyph = tables.glyph(of: cluster.kind, width: cluster.advance, at: x, setting: setting)
      {
        glyphs.append(glyph)
      }
      x += cluster.advance + cluster.kerning
    }
    return glyphs
  }

  /// Returns the SVG path data of a glyph that `place(_:size:weight:)` named, or `nil` for another id.
  package static func outline(of id: String) -> String? {
    if let box = FallbackBox(rawValue: id) { return box.path }
    let parts = id.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let table = OutlineTable.named(parts[0]) else { return nil }
    guard let point = UInt32(parts[1], radix: 16) else { return nil }
    return table.path(of: point)
  }

  /// Returns font units an em of the glyph: its scale times this is the font size.
  package static func unitsPerEm(of id: String) -> CGFloat? {
    if FallbackBox(rawValue: id) != nil { return CGFloat(FallbackBox.unitsPerEm) }
    guard let prefix = id.split(separator: "-").first, let table = OutlineTable.named(prefix) else {
      return nil
    }
    return CGFloat(table.unitsPerEm)
  }
}

extension [OutlineTable] {
  /// Returns the glyph of a character that the tables set, or the box for it, or `nil` if it draws nothing.
  func glyph(
    of kind: CharacterClass,
    width: Double,
    at x: Double,
    setting: TypeSetting
  ) -> PlacedGlyph? {
    if case .letter(let point) = kind {
      return first { $0.path(of: point) != nil }?
        .placed(point, width: width, at: x, setting: setting)
    }
    return FallbackBox(kind).map { box in
      PlacedGlyph(id: box.rawValue, x: x, scale: setting.size / FallbackBox.unitsPerEm)
    }
  }
}

extension OutlineTable {
  /// Places a glyph in the middle of the width that it has, which is the system font's and not its own.
  fileprivate func placed(
    _ point: UInt32,
    width: Double,
    at x: Double,
    setting: TypeSetting
  ) -> PlacedGlyph {
    let own = face.glyph(of: point).map(face.drawnAdvance(of:)) ?? 0
    let surplus = width - setting.tracking - own * setting.size
    return PlacedGlyph(
      id: "\(prefix)-\(Self.hexadecimal(point))",
      x: x + surplus / 2,
      scale: setting.size / unitsPerEm
    )
  }

  /// Returns at least four digits in upper case.
  private static func hexadecimal(_ point: UInt32) -> String {
    let digits = String(point, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
