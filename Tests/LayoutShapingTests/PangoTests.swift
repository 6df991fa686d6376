#if Shaping
import Foundation
import LayoutGeometry
import LayoutShaping
import LayoutText
import Testing

/// A line of text that Pango sets with the same font.
private struct PangoRow: CustomTestStringConvertible {
  let language: String
  let family: String
  let file: String
  let text: String

  var testDescription: String { language }
}

/// What Pango says, asked once.
private enum Pango {
  static let folder = "/usr/share/fonts/"
  static let rows = [
    row("Arabic", "Arabic", "مرحبا بالعالم، كيف الحال"), row("Persian", "Arabic", "پیام‌های گزیده"),
    row("Hebrew", "Hebrew", "שָׁלוֹם לכולם"), row("Hindi", "Devanagari", "नमस्ते दुनिया क्षत्रिय"),
    row("Bengali", "Bengali", "আমার সোনার বাংলা"), row("Tamil", "Tamil", "வணக்கம் உலகம்"),
    row("Thai", "Thai", "สวัสดีชาวโลก นี้"), row("Lao", "Lao", "ສະບາຍດີ"),
    row("Khmer", "Khmer", "សួស្តីពិភពលោក"), row("Georgian", "Georgian", "გამარჯობა"),
    row("Armenian", "Armenian", "Բարեւ աշխարհ"),
    ideographs("Chinese", "你好，世界"), ideographs("Japanese", "こんにちは世界、メール"),
    ideographs("Korean", "안녕하세요 세계"),
  ]

  private static func row(_ language: String, _ script: String, _ text: String) -> PangoRow {
    PangoRow(
      language: language,
      family: "Noto Sans \(script)",
      file: "truetype/noto/NotoSans\(script)-Regular.ttf",
      text: text
    )
  }

  private static func ideographs(_ language: String, _ text: String) -> PangoRow {
    let file = "opentype/noto/NotoSansCJK-Regular.ttc"
    return PangoRow(language: language, family: "Noto Sans CJK JP", file: file, text: text)
  }

  /// The glyphs with their advances at 100 points, or `nil` where Pango or a font is not installed.
  static let answers: [[[Double]]]? = {
    let script = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "Pango/pango-glyphs"
    )
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = script
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let lines = rows.map { "\($0.family)\t\($0.text)\n" }.joined()
    try? input.fileHandleForWriting.write(contentsOf: Data(lines.utf8))
    try? input.fileHandleForWriting.close()
    let data = (try? output.fileHandleForReading.readToEnd()) ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    return (try? JSONSerialization.jsonObject(with: data)) as? [[[Double]]]
  }()
}

@Suite(
  .enabled(
    if: Pango.answers != nil,
    "python3-gi, gir1.2-pango-1.0, fonts-noto-core and fonts-noto-cjk are needed"
  )
)
struct PangoTests {
  @Test(arguments: zip(Pango.rows.indices, Pango.rows))
  private func `glyphs are those of Pango, and advances within a tenth of a point`(
    _ number: Int,
    _ row: PangoRow
  ) throws {
    let expected = try #require(Pango.answers?[number])
    let bytes = try Array(Data(contentsOf: URL(filePath: Pango.folder + row.file)))
    let cascade = try #require(try FontFiles.cascade(of: [FontFiles.font(bytes)]))
    let text = row.text.unicodeScalars.map(\.value)
    let levels = cascade.shaper.levels(of: text, isRightToLeft: nil)
    let glyphs = cascade.shaper.glyphs(
      of: ShapedPart(text: text, range: text.indices, font: 0, isRightToLeft: levels.base == 1)
    )
    #expect(Set(levels.levels) == [levels.base])
    // Joiners draw nothing: they are blank glyphs here, and none there.
    let shown = glyphs.filter { !Self.joiners.contains(text[$0.position]) || $0.advance > 0 }
    let others = expected.filter { $0[0] != Self.noGlyph }
    #expect(shown.map { Double($0.glyph) } == others.map { $0[0] })
    for (glyph, other) in zip(shown, others) {
      #expect(abs(glyph.advance * 100 - other[1]) <= 0.1)
    }
  }

  private static let joiners: Set<UInt32> = [0x200C, 0x200D]
  /// `PANGO_GLYPH_EMPTY`.
  private static let noGlyph = Double(0x0FFF_FFFF)
}
#endif
