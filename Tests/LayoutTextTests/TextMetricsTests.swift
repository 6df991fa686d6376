import Foundation
import LayoutGeometry
import LayoutText
import TestSupport
import Testing

struct TextMetricsTests {
  let font = Font.systemFont(ofSize: 17)

  func width(_ text: String) -> CGFloat { TextMetrics.width(of: text, font: font) }

  @Test func `kerning draws letters together`() {
    let apart = ["A", "V", "A", "T", "A", "R"].map(width).reduce(0, +)
    #expect(width("AVATAR") < apart * 0.97)
    #expect(width("HHHH") == width("H") * 4)
  }

  @Test func `digits have widths of their own`() {
    // 42 at 2x for "8888", 71 for "00:00:00", as Interface Builder saved them.
    #expect(width("1") < width("7") && width("7") < width("2") && width("2") < width("8"))
    #expect(pixelCeiling(width("8888"), scale: 2) == 42)
    #expect(pixelCeiling(width("00:00:00"), scale: 2) == 71)
  }

  struct OverflowRow: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var text = "Notify About New Articles"
    let overflow: LineOverflow
    var width: CGFloat = 100
    var limit = 1
    let lines: [String]
  }

  @Test(arguments: [
    OverflowRow(testDescription: "a head", overflow: .head, lines: ["…ew Articles"]),
    OverflowRow(
      testDescription: "a middle",
      overflow: .middle,
      width: 95,
      lines: ["Notif…ticles"]
    ),
    OverflowRow(testDescription: "words", overflow: .words, width: 95, lines: ["Notify"]),
    OverflowRow(testDescription: "letters", overflow: .letters, width: 95, lines: ["Notify Abou"]),
    OverflowRow(
      testDescription: "clipped",
      overflow: .clipped,
      lines: ["Notify About New Articles"]
    ),
    OverflowRow(
      testDescription: "letters in three lines",
      overflow: .letters,
      width: 80,
      limit: 0,
      lines: ["Notify Ab", "out New A", "rticles"]
    ),
    OverflowRow(
      testDescription: "the head of a second line",
      overflow: .head,
      width: 80,
      limit: 2,
      lines: ["Notify", "…Articles"]
    ),
    OverflowRow(
      testDescription: "no more than its paragraph",
      text: "one two\nthree",
      overflow: .head,
      lines: ["…one two"]
    ),
    OverflowRow(
      testDescription: "no room but for the ellipsis",
      overflow: .middle,
      width: 3,
      lines: ["…"]
    ),
    OverflowRow(testDescription: "what fits", text: "one", overflow: .head, lines: ["one"]),
  ])
  func `a text that needs more room ends as it says`(_ row: OverflowRow) {
    let lines = TextMetrics.lines(
      of: row.text,
      font: font,
      width: row.width,
      limit: row.limit,
      overflow: row.overflow
    )
    #expect(lines.map(\.string) == row.lines)
    let size = TextMetrics.size(
      of: row.text,
      font: font,
      width: row.width,
      limit: row.limit,
      scale: 3,
      overflow: row.overflow
    )
    let fits = row.overflow != .clipped || lines[0].width > size.width
    #expect((size.width <= max(row.width, 15)) && fits)
    var paragraph = StyledText.Paragraph()
    paragraph.overflow = row.overflow
    let parts = [row.text.prefix(9), row.text.dropFirst(9)].map {
      StyledText.Run(String($0), font: font, paragraph: paragraph)
    }
    let styled = TextMetrics.lines(of: StyledText(parts), width: row.width, limit: row.limit)
    #expect(styled.map { $0.pieces.map(\.string).joined() } == row.lines)
  }

  @Test func `a cut in the middle leaves no room for one more letter`() throws {
    let text = "Will Mimi Whisk Ill Swimming Lilies"
    for room in stride(from: CGFloat(40), to: 160, by: 7) {
      let line = TextMetrics.lines(of: text, font: font, width: room, limit: 1, overflow: .middle)
      let parts = line[0].string.split(separator: "…", omittingEmptySubsequences: false)
      let left = text.dropFirst(parts[0].count).dropLast(parts[1].count)
      let next = try #require(left.firstIndex { $0 != " " })
      let last = try #require(left.lastIndex { $0 != " " })
      #expect(width("\(parts[0])…\(parts[1])") <= room)
      #expect(width("\(text[...next])…\(parts[1])") > room)
      #expect(width("\(parts[0])…\(text[last...])") > room)
    }
  }

  @Test func `a heavier weight is wider`() {
    let widths = FontWeight.allCases.map {
      TextMetrics.width(of: "Settings", font: .systemFont(ofSize: 17, weight: $0))
    }
    #expect(widths == widths.sorted())
    #expect(Set(widths).count == widths.count)
  }

  struct ClusterRow: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String
    let ems: CGFloat
  }

  @Test(arguments: [
    ClusterRow(testDescription: "an ideograph is an em", text: "漢", ems: 1),
    ClusterRow(testDescription: "kana", text: "かな", ems: 2),
    ClusterRow(testDescription: "a Hangul syllable of three letters", text: "각", ems: 1),
    ClusterRow(testDescription: "a fullwidth form", text: "Ａ", ems: 1),
    ClusterRow(testDescription: "an emoji", text: "😀", ems: 1.25),
    ClusterRow(testDescription: "a skin tone counts once", text: "👍🏽", ems: 1.25),
    ClusterRow(testDescription: "a family counts once", text: "👨‍👩‍👧‍👦", ems: 1.25),
    ClusterRow(testDescription: "a flag counts once", text: "🇩🇪", ems: 1.25),
    ClusterRow(testDescription: "a sign made an emoji", text: "▶\u{FE0F}", ems: 1.25),
    ClusterRow(testDescription: "a keycap", text: "1\u{FE0F}\u{20E3}", ems: 1.25),
    ClusterRow(testDescription: "another script", text: "ا", ems: 0.6),
    ClusterRow(testDescription: "a mark alone", text: "\u{0301}", ems: 0),
    ClusterRow(testDescription: "a joiner alone", text: "\u{200D}", ems: 0),
    ClusterRow(testDescription: "a control character", text: "\u{1}", ems: 0),
    ClusterRow(testDescription: "a soft hyphen", text: "\u{AD}", ems: 0),
    ClusterRow(testDescription: "a newline", text: "\r\n", ems: 0),
    ClusterRow(testDescription: "nothing", text: "", ems: 0),
  ])
  func `characters without a glyph have the width of their kind`(_ row: ClusterRow) {
    #expect(abs(width(row.text) - row.ems * 17) < 1e-9)
  }

  @Test func `no visible character is without width`() {
    for scalar in (0x21...0x2FFF).compactMap(Unicode.Scalar.init) {
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator,
        .paragraphSeparator:
        #expect(width(String(scalar)) == 0, "U+\(String(scalar.value, radix: 16))")
      default:
        guard !scalar.properties.isDefaultIgnorableCodePoint else { continue }
        #expect(width(String(scalar)) > 0, "U+\(String(scalar.value, radix: 16))")
      }
    }
  }

  @Test func `a letter and its mark are as wide as the one character`() {
    #expect(width("e\u{301}") == width("é"))
    #expect(width("Ἀ".decomposedStringWithCanonicalMapping) > 0)
    #expect(width("и\u{306}") == width("й"))
    #expect(width("e\u{332}") == width("e"))
    #expect(width("cafe\u{301}s") == width("cafés"))
  }

  struct WrapRow: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String
    let width: CGFloat
    var limit = 0
    let lines: [String]
  }

  @Test(arguments: [
    WrapRow(testDescription: "nothing", text: "", width: 100, lines: []),
    WrapRow(testDescription: "all fits", text: "Hello world", width: 200, lines: ["Hello world"]),
    WrapRow(testDescription: "words", text: "Hello world", width: 60, lines: ["Hello", "world"]),
    WrapRow(
      testDescription: "spaces hang over the end",
      text: "Hello      world",
      width: 50,
      lines: ["Hello", "world"]
    ),
    WrapRow(testDescription: "newlines", text: "a\nb\r\nc", width: 100, lines: ["a", "b", "c"]),
    WrapRow(testDescription: "empty lines", text: "a\n\nb", width: 100, lines: ["a", "", "b"]),
    WrapRow(testDescription: "a newline at the end", text: "a\n", width: 100, lines: ["a", ""]),
    WrapRow(
      testDescription: "a long word is cut",
      text: "Donaudampfschiff",
      width: 60,
      lines: ["Donaud", "ampfsc", "hiff"]
    ),
    WrapRow(
      testDescription: "a character a line at least",
      text: "abc",
      width: 0,
      lines: ["a", "b", "c"]
    ),
    WrapRow(
      testDescription: "after a hyphen",
      text: "scroll-and-select",
      width: 60,
      lines: ["scroll-", "and-", "select"]
    ),
    WrapRow(
      testDescription: "not between hyphen and digit",
      text: "iOS -17 x-1",
      width: 31,
      lines: ["iOS", "-17", "x-1"]
    ),
    WrapRow(
      testDescription: "not at a space that does not break",
      text: "10\u{A0}kg of it",
      width: 50,
      lines: ["10\u{A0}kg", "of it"]
    ),
    WrapRow(
      testDescription: "nor between it and an ideograph",
      text: "日本\u{A0}語",
      width: 46,
      lines: ["日", "本\u{A0}語"]
    ),
    WrapRow(
      testDescription: "nor at a narrow one",
      text: "日本\u{202F}語",
      width: 46,
      lines: ["日", "本\u{202F}語"]
    ),
    WrapRow(
      testDescription: "nor at one of the width of a digit",
      text: "日本\u{2007}語",
      width: 46,
      lines: ["日", "本\u{2007}語"]
    ),
    WrapRow(
      testDescription: "between ideographs",
      text: "日本語表示",
      width: 35,
      lines: ["日本", "語表", "示"]
    ),
    WrapRow(
      testDescription: "no full stop begins a line",
      text: "日本。語",
      width: 35,
      lines: ["日", "本。", "語"]
    ),
    WrapRow(
      testDescription: "cut to one line",
      text: "Notify About New Articles",
      width: 100,
      limit: 1,
      lines: ["Notify Abo…"]
    ),
    WrapRow(
      testDescription: "the second line is cut",
      text: "Notify About New Articles",
      width: 80,
      limit: 2,
      lines: ["Notify", "About N…"]
    ),
    WrapRow(
      testDescription: "no space before the ellipsis",
      text: "Hello world",
      width: 61,
      limit: 1,
      lines: ["Hello…"]
    ),
    WrapRow(
      testDescription: "a further paragraph is cut off",
      text: "one\ntwo",
      width: 100,
      limit: 1,
      lines: ["one…"]
    ),
    WrapRow(
      testDescription: "no room but for the ellipsis",
      text: "Hello",
      width: 3,
      limit: 1,
      lines: ["…"]
    ),
    WrapRow(
      testDescription: "as many lines as allowed",
      text: "Hello world",
      width: 60,
      limit: 2,
      lines: ["Hello", "world"]
    ),
    WrapRow(testDescription: "spaces alone", text: "   ", width: 100, lines: ["   "]),
    WrapRow(testDescription: "no limit", text: "a b c", width: .nan, lines: ["a b c"]),
  ])
  func `text wraps`(_ row: WrapRow) {
    let lines = TextMetrics.lines(
      of: row.text,
      font: font,
      width: row.width,
      limit: row.limit
    )
    #expect(lines.map(\.string) == row.lines)
    for line in lines { #expect(abs(line.width - width(line.string)) < 1e-9) }
  }

  @Test func `a text fits exactly into the width that it asked for`() {
    for scale in [2, 3] {
      for text in ["Sign in with your Apple ID to get started.", "AVATAR To Yo. WA", "各自 ok"] {
        let size = TextMetrics.size(of: text, font: font, width: .infinity, limit: 1, scale: scale)
        let again = TextMetrics.size(
          of: text,
          font: font,
          width: size.width,
          limit: 0,
          scale: scale
        )
        #expect(again == size)
        let pixels = size.width * CGFloat(scale)
        #expect(abs(pixels - pixels.rounded()) < 1e-9)
      }
    }
  }

  @Test(arguments: [1, 7, 2026, 31337] as [UInt64])
  func `lines keep every character and never exceed the width`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pieces = ["a", "wide", "-", " ", "  ", "日", "。", "😀", "\n", "é", "/", "(x)", "1,000"]
    for _ in 0..<60 {
      let text = (0..<Int.random(in: 0...30, using: &random))
        .map { _ in pieces[Int.random(in: 0..<pieces.count, using: &random)] }.joined()
      let room = CGFloat.random(in: 30...120, using: &random)
      let lines = TextMetrics.lines(of: text, font: font, width: room, limit: 0)
      let kept = lines.map(\.string).joined().filter { !$0.isWhitespace }
      #expect(kept == text.filter { !$0.isWhitespace }, "seed \(seed)")
      for line in lines where !line.string.allSatisfy(\.isWhitespace) {
        #expect(
          line.width <= room + 0.001,
          "seed \(seed): '\(line.string)' of '\(text)' in \(room)"
        )
      }
    }
  }

  @Test(arguments: [3, 17, 404] as [UInt64])
  func `no text breaks the measuring or the drawing`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<150 {
      let scalars = (0..<Int.random(in: 0...40, using: &random)).compactMap { _ in
        Unicode.Scalar(
          UInt32.random(in: 0...0x10FFFF, using: &random) >> [0, 8, 13].randomElement(
            using: &random
          )!
        )
      }
      let text = String(String.UnicodeScalarView(scalars))
      let size = CGFloat.random(in: 0...60, using: &random)
      let weight = FontWeight.allCases.randomElement(using: &random)!
      let font = Font.systemFont(ofSize: size, weight: weight)
      let room = CGFloat.random(in: -10...200, using: &random)
      let all = TextMetrics.lines(of: text, font: font, width: room, limit: 0)
      for limit in 0...2 {
        let lines = TextMetrics.lines(of: text, font: font, width: room, limit: limit)
        #expect(lines.count == (limit == 0 ? all.count : min(all.count, limit)), "seed \(seed)")
        #expect(lines.allSatisfy { $0.width.isFinite }, "seed \(seed)")
        #expect(lines.isEmpty == text.isEmpty, "seed \(seed)")
      }
      for glyph in GlyphTable.place(text, size: size, weight: weight) {
        #expect(glyph.x.isFinite && GlyphTable.outline(of: glyph.id) != nil, "seed \(seed)")
      }
    }
  }

  @Test func `the size of a text is that of its lines`() {
    let font = Font.systemFont(ofSize: 15)
    let texts = [
      "", " ", "word", "some words that wrap, in a few-hyphened lines", "a\n\nb\n", "\n",
      "one very-long-word-that-is-cut", "日本語の文章はどこでも折り返す",
    ]
    for text in texts {
      for width in [1, 30, 70, 200, CGFloat.infinity, .nan] {
        for limit in 0...4 {
          let lines = TextMetrics.lines(of: text, font: font, width: width, limit: limit)
          let size = TextMetrics.size(of: text, font: font, width: width, limit: limit, scale: 3)
          #expect(size.width == pixelCeiling(lines.map(\.width).max() ?? 0, scale: 3))
          #expect(size.height == pixelCeiling(font.height(ofLines: lines.count), scale: 3))
        }
      }
    }
  }
}
