import Foundation
import LayoutGeometry
import LayoutText
import Testing

struct CompositionTests {
  @Test(arguments: [
    ("Việt Nam", []), ("Tiếng Việt có dấu: ằẳẵặ ổỗộ ưừửữự đ Đ", []), ("Ελληνικά ἀρχή", []),
    ("Қазақша Ўзбек", []), ("Hausa ɓɗƙ", []), ("Pinyin ǎ ǘ", []),
    // The tables have no accent beside a dot below, nor marks alone.
    ("Yorùbá ẹ̀kọ́", ["ẹ̀", "ọ́"]),
  ])
  func `a letter and its marks are as wide as the letter that both are`(
    _ text: String,
    _ missing: [Character]
  ) {
    let font = Font.systemFont(ofSize: 17)
    let width = TextMetrics.width(of: text, font: font)
    let parts = text.decomposedStringWithCanonicalMapping
    #expect(abs(TextMetrics.width(of: parts, font: font) - width) < 0.001)
    #expect(GlyphTable.missing(in: text) == missing)
    #expect(
      GlyphTable.place(parts, size: 17, weight: .regular).map(\.id)
        == GlyphTable.place(text, size: 17, weight: .regular).map(\.id)
    )
  }

  @Test func `marks may stand in any order`() {
    let ids = [
      "\u{1EC7}", "e\u{323}\u{302}", "e\u{302}\u{323}", "\u{EA}\u{323}", "\u{1EB9}\u{302}",
    ]
    .map { GlyphTable.place($0, size: 17, weight: .regular).map(\.id) }
    #expect(ids.allSatisfy { $0 == ["g4-1EC7"] })
  }
}
