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
  static let rows = glyphRows + orderRows + breakRows

  /// Texts in one direction, whose glyphs are compared.
  static let glyphRows = [
    row("Arabic", "Arabic", "مرحبا بالعالم، كيف الحال"), row("Persian", "Arabic", "پیام‌های گزیده"),
    row("Hebrew", "Hebrew", "שָׁלוֹם לכולם"), row("Hindi", "Devanagari", "नमस्ते दुनिया क्षत्रिय"),
    row("Bengali", "Bengali", "আমার সোনার বাংলা"), row("Tamil", "Tamil", "வணக்கம் உலகம்"),
    row("Thai", "Thai", "สวัสดีชาวโลก นี้"), row("Lao", "Lao", "ສະບາຍດີ"),
    row("Khmer", "Khmer", "សួស្តីពិភពលោក"), row("Georgian", "Georgian", "გამარჯობა"),
    row("Armenian", "Armenian", "Բարեւ աշխարհ"),
    ideographs("Chinese", "你好，世界"), ideographs("Japanese", "こんにちは世界、メール"),
    ideographs("Korean", "안녕하세요 세계"),
  ]

  /// Texts of both directions, with numbers and brackets.
  static let orderRows = [
    "שלום (123) abc", "abc (שלום 45) def", "מחיר 12.50 ₪", "[אב] {גד} <הו>", "א-ב 4-5 a-b",
    "50% של אב", "+972 אב 3:15",
    "C# ו־Swift 6", "אב (abc (גד) 7)",
  ]
  .map { row("order of '\($0)'", "Hebrew", $0) }

  /// Texts of Thai, whose words libthai and ICU agree on.
  static let breakRows = [
    "ภาษาไทยเป็นภาษาที่มีระดับเสียงของคำแน่นอน", "สวัสดีชาวโลกนี้เราเลือกข้อความหลายบรรทัดแล้วเก็บไว้ในกล่อง",
    "แตะปุ่มแก้ไขเพื่อลบรายการที่เลือก", "เปิดการแจ้งเตือนสำหรับแอปนี้", "ยกเลิกการเลือกทั้งหมด", "วันนี้อากาศดีมากๆ",
    "เลือก Swift แล้วแตะ OK (เสร็จ)",
  ]
  .map { row("words of '\($0)'", "Thai", $0) }

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

  /// A text as Pango sets it.
  struct Answer: Decodable {
    /// The glyphs with their advances at 100 points.
    let glyphs: [[Double]]
    /// The characters from left to right.
    let seen: String
    /// The indices of the code points with which lines begin.
    let breaks: [Int]
  }

  /// The answers on all rows, or `nil` where Pango or a font is not installed.
  static let answers: [Answer]? = {
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
    return try? JSONDecoder().decode([Answer].self, from: data)
  }()
}

@Suite(
  .enabled(
    if: Pango.answers != nil,
    "python3-gi, gir1.2-pango-1.0, fonts-noto-core and fonts-noto-cjk are needed"
  )
)
struct PangoTests {
  @Test(arguments: zip(Pango.glyphRows.indices, Pango.glyphRows))
  private func `glyphs are those of Pango, and advances within a tenth of a point`(
    _ number: Int,
    _ row: PangoRow
  ) throws {
    let expected = try #require(Pango.answers?[number].glyphs)
    let cascade = try cascade(of: row)
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

  private func cascade(of row: PangoRow) throws -> FontCascade {
    let bytes = try Array(Data(contentsOf: URL(filePath: Pango.folder + row.file)))
    return try #require(try FontFiles.cascade(of: [FontFiles.font(bytes)]))
  }

  @Test(arguments: zip(Pango.orderRows.indices, Pango.orderRows))
  private func `numbers and brackets stand where Pango has them`(
    _ number: Int,
    _ row: PangoRow
  ) throws {
    let answer = try #require(Pango.answers?[Pango.glyphRows.count + number])
    let font = Font.systemFont(ofSize: 17).with(try cascade(of: row))
    func glyphs(_ text: String) throws -> [String] {
      let line = try #require(
        TextMetrics.lines(of: text, font: font, width: .infinity, limit: 1).first
      )
      let seen = try #require(line.seen)
      return GlyphTable.place(seen, of: line.string, font: font).glyphs.map(\.id)
    }
    // The tables name glyphs by their code points; those of the font are found letter by letter.
    var names: [String: Character] = [:]
    for scalar in row.text.unicodeScalars where (0x0590...0x05FF).contains(scalar.value) {
      names[try #require(try glyphs(String(scalar)).first)] = Character(scalar)
    }
    func character(_ id: String) -> Character {
      let point = id.split(separator: "-").last.flatMap { UInt32($0, radix: 16) }
      return names[id] ?? point.flatMap(Unicode.Scalar.init).map(Character.init) ?? "?"
    }
    let seen = try glyphs(row.text).map(character)
    #expect(String(seen) == answer.seen.filter { $0 != " " }, "\(row.text)")
  }

  @Test(arguments: zip(Pango.breakRows.indices, Pango.breakRows))
  private func `lines of thai end between the words of Pango`(
    _ number: Int,
    _ row: PangoRow
  ) throws {
    let place = Pango.glyphRows.count + Pango.orderRows.count + number
    let answer = try #require(Pango.answers?[place])
    let font = Font.systemFont(ofSize: 17).with(try cascade(of: row))
    // In some of all widths with room for each word, most of the breaks are the last one that there is room for.
    let scalars = Array(row.text.unicodeScalars)
    let words = zip([0] + answer.breaks, answer.breaks + [scalars.count]).map { start, end in
      TextMetrics.width(of: String(String.UnicodeScalarView(scalars[start..<end])), font: font)
    }
    var found: Set<Int> = []
    for width in stride(from: (words.max() ?? 0) + 1, through: 500, by: 1) {
      var count = 0
      for line in TextMetrics.lines(of: row.text, font: font, width: width, limit: 0) {
        if count > 0 { found.insert(count) }
        let rest = row.text.unicodeScalars.dropFirst(count + line.string.unicodeScalars.count)
        let spaces = rest.prefix { $0 == " " }.count
        count += line.string.unicodeScalars.count + spaces
      }
    }
    #expect(found.isSubset(of: answer.breaks), "\(found.subtracting(answer.breaks))")
    #expect(found.count >= answer.breaks.count / 2)
  }

  private static let joiners: Set<UInt32> = [0x200C, 0x200D]
  /// `PANGO_GLYPH_EMPTY`.
  private static let noGlyph = Double(0x0FFF_FFFF)
}
#endif
