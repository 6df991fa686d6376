import Foundation
import LayoutShaping
import LayoutText
import Testing

struct FontFileTests {
  #if Shaping
  struct BadFile: CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]
    let error: FontFileError

    /// The small Hebrew font with the tag of a table changed, which hides the table.
    static func hebrew(_ tag: String, _ other: String) -> [UInt8] {
      guard var bytes = try? ScriptFonts.bytes(ScriptFonts.hebrew) else { return [] }
      let count = Int(bytes[4]) << 8 | Int(bytes[5])
      for entry in stride(from: 12, to: 12 + 16 * count, by: 16)
      where bytes[entry..<entry + 4].elementsEqual(tag.utf8) {
        bytes.replaceSubrange(entry..<entry + 4, with: other.utf8)
      }
      return bytes
    }
  }

  @Test(arguments: [
    BadFile(testDescription: "nothing", bytes: [], error: .noFont),
    BadFile(testDescription: "words", bytes: Array("no font at all".utf8), error: .noFont),
    BadFile(testDescription: "a signature alone", bytes: [0, 1, 0, 0], error: .noFont),
    BadFile(testDescription: "a collection of none", bytes: Array("ttcf".utf8), error: .noFont),
    BadFile(testDescription: "a web font", bytes: Array("wOF2 and more".utf8), error: .webFont),
    BadFile(testDescription: "pixels", bytes: BadFile.hebrew("glyf", "CBDT"), error: .bitmaps),
    BadFile(
      testDescription: "drawings",
      bytes: BadFile.hebrew("glyf", "SVG "),
      error: .drawings("SVG")
    ),
    // That table begins as one of layers with gradients does.
    BadFile(
      testDescription: "gradients",
      bytes: BadFile.hebrew("GDEF", "COLR"),
      error: .drawings("COLR version 1")
    ),
    BadFile(
      testDescription: "no characters",
      bytes: BadFile.hebrew("cmap", "xmap"),
      error: .incomplete("cmap")
    ),
    BadFile(
      testDescription: "no widths",
      bytes: BadFile.hebrew("hmtx", "xmtx"),
      error: .incomplete("hmtx")
    ),
  ])
  func `a file that is no font with outlines says why`(_ file: BadFile) {
    #expect(throws: file.error) { try FontFiles.font(file.bytes) }
  }

  @Test(arguments: ScriptFonts.all)
  func `a font that is cut off anywhere is refused or harmless`(_ name: String) throws {
    let bytes = try ScriptFonts.bytes(name)
    for share in 1..<12 {
      guard let font = try? FontFiles.font(Array(bytes.prefix(bytes.count * share / 12))) else {
        continue
      }
      let cascade = try #require(try FontFiles.cascade(of: [font]))
      let seen = TextMetrics.lines(
        of: "אב بب นี้ कि 你好 😀",
        font: .systemFont(ofSize: 17).with(cascade),
        width: 40,
        limit: 0
      )
      #expect(seen.allSatisfy { $0.width.isFinite })
    }
  }

  @Test func `lists are equal if their fonts have the same bytes in the same order`() throws {
    let one = try ScriptFonts.cascade([ScriptFonts.thai, ScriptFonts.hebrew])
    #expect(try one == ScriptFonts.cascade([ScriptFonts.thai, ScriptFonts.hebrew]))
    #expect(try one != ScriptFonts.cascade([ScriptFonts.hebrew, ScriptFonts.thai]))
  }
  #else
  @Test func `without the trait a font is refused with what to do`() {
    #expect(!FontFiles.areAvailable())
    let error = #expect(throws: FontFileError.self) { try FontFiles.font([]) }
    #expect(error == .builtWithoutShaping)
    #expect(error?.isMissingHere == true)
    #expect(error?.advice.contains("--traits Shaping") == true)
  }
  #endif
}
