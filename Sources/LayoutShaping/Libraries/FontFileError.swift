/// A reason why a font in a file cannot be used.
package enum FontFileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The package was built without the trait `Shaping`.
  case builtWithoutShaping
  /// HarfBuzz or FriBidi is not on this machine, in the words of the loader.
  case libraryMissing(String, String)
  /// The file is no font, but something else.
  case noFont(FontlessFile)
  /// The file ends before the font does: a table, or the list of them for `nil`, ends at a byte that it does not have.
  case cutOff(table: String?, end: Int, size: Int)
  /// A table has other bytes than its checksum says.
  case hurt(table: String)
  /// The file is a web font, which is packed.
  case webFont
  /// The font has pictures of pixels in place of outlines.
  case bitmaps
  /// The font has drawings in place of outlines, in a format that is not read.
  case drawings(String)
  /// The font lacks a table that it needs.
  case incomplete(String)

  /// Whether nothing is wrong with the font: what reads it is missing here.
  package var isMissingHere: Bool {
    switch self {
    case .builtWithoutShaping, .libraryMissing: true
    case .noFont, .cutOff, .hurt, .webFont, .bitmaps, .drawings, .incomplete: false
    }
  }

  /// The problem, in words.
  package var description: String {
    switch self {
    case .builtWithoutShaping: "this build sets no fonts of scenarios"
    case .libraryMissing(let title, let words): "\(title) cannot be loaded: \(words)"
    case .noFont(let file): file.words
    case .cutOff(let table, let end, let size):
      "it is cut off: \(table.map { "its table '\($0)'" } ?? "the list of its tables") ends at byte "
        + "\(end), and the file has \(size)"
    case .hurt(let table): "its table '\(table)' has other bytes than its checksum says"
    case .webFont: "it is a packed web font"
    case .bitmaps: "its glyphs are pictures of pixels, not outlines"
    case .drawings(let format): "its glyphs are drawings in the format \(format), not outlines"
    case .incomplete(let table): "its table '\(table)' is missing or damaged"
    }
  }

  /// The advice.
  package var advice: String {
    switch self {
    case .builtWithoutShaping:
      "build with --traits Shaping after installing libharfbuzz-dev and libfribidi-dev"
    case .libraryMissing:
      "install libharfbuzz0b and libfribidi0 (apt) or harfbuzz and fribidi (brew)"
    case .noFont(let file): file.advice
    case .cutOff, .incomplete: "copy the font again, and look whether all of it has arrived"
    case .hurt:
      "copy the font again; one that is so by intent has right checksums after 'fonttools ttLib old.ttf -o new.ttf'"
    case .webFont: "unpack it to .ttf or .otf, as 'fonttools ttLib' does"
    case .bitmaps, .drawings:
      "name a font with outlines, for emoji one with color layers and gradients (COLR) or in one color"
    }
  }
}
