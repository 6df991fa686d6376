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

    /// The byte at which the list of tables of that font ends.
    static var endOfList: Int {
      hebrew("glyf", "glyf").prefix(6).suffix(2).reduce(0) { $0 << 8 | Int($1) } * 16 + 12
    }

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
    BadFile(testDescription: "nothing", bytes: [], error: .noFont(.empty)),
    BadFile(testDescription: "words", bytes: Array("no font at all".utf8), error: .noFont(.other)),
    BadFile(
      testDescription: "a page that offers a font",
      bytes: Array("\n<!DOCTYPE html><title>Fonts</title>".utf8),
      error: .noFont(.webPage)
    ),
    BadFile(
      testDescription: "an archive of fonts",
      bytes: Array("PK\u{3}\u{4}…".utf8),
      error: .noFont(.archive)
    ),
    BadFile(
      testDescription: "a note of Git",
      bytes: Array("version https://git-lfs.github.com/spec/v1\n".utf8),
      error: .noFont(.pointer)
    ),
    BadFile(testDescription: "Type 1", bytes: [0x80, 0x01, 0, 0], error: .noFont(.typeOne)),
    BadFile(
      testDescription: "a picture",
      bytes: Array("<svg/>".utf8),
      error: .noFont(.picture)
    ),
    BadFile(
      testDescription: "a picture with a declaration",
      bytes: Array("<?xml version='1.0'?>\n<svg/>".utf8),
      error: .noFont(.picture)
    ),
    BadFile(
      testDescription: "a font written as XML",
      bytes: Array("<?xml version='1.0'?>\n<ttFont/>".utf8),
      error: .noFont(.other)
    ),
    BadFile(
      testDescription: "a page with a byte order mark",
      bytes: Array("\u{FEFF}<!doctype html>".utf8),
      error: .noFont(.webPage)
    ),
    BadFile(
      testDescription: "a signature alone",
      bytes: [0, 1, 0, 0],
      error: .cutOff(table: nil, end: 12, size: 4)
    ),
    BadFile(
      testDescription: "the signature of a collection alone",
      bytes: Array("ttcf".utf8),
      error: .cutOff(table: nil, end: 16, size: 4)
    ),
    BadFile(
      testDescription: "a collection whose font lies beyond its end",
      bytes: Array("ttcf".utf8) + [0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0],
      error: .cutOff(table: nil, end: 268, size: 16)
    ),
    BadFile(
      testDescription: "the end of the list of tables missing",
      bytes: Array(BadFile.hebrew("glyf", "glyf").prefix(100)),
      error: .cutOff(table: nil, end: BadFile.endOfList, size: 100)
    ),
    BadFile(testDescription: "a web font", bytes: Array("wOF2 and more".utf8), error: .webFont),
    BadFile(testDescription: "pixels", bytes: BadFile.hebrew("glyf", "CBDT"), error: .bitmaps),
    BadFile(
      testDescription: "drawings",
      bytes: BadFile.hebrew("glyf", "SVG "),
      error: .drawings("SVG")
    ),
    // That table begins as one of layers with gradients does, and goes on otherwise.
    BadFile(
      testDescription: "damaged gradients",
      bytes: BadFile.hebrew("GDEF", "COLR"),
      error: .incomplete("COLR")
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
  func `a font that is cut off anywhere is refused with the place`(_ name: String) throws {
    let bytes = try ScriptFonts.bytes(name)
    for share in 1..<12 {
      let count = bytes.count * share / 12
      let error = #expect(throws: FontFileError.self) {
        try FontFiles.font(Array(bytes.prefix(count)))
      }
      guard case .cutOff(_, let end, count)? = error else {
        Issue.record("\(String(describing: error)) after \(count) bytes")
        continue
      }
      #expect(end > count && end <= bytes.count)
    }
  }

  @Test(arguments: ScriptFonts.all)
  func `a font with a hurt byte is refused with its table`(_ name: String) throws {
    let bytes = try ScriptFonts.bytes(name)
    for entry in stride(from: 12, to: 12 + 16 * (Int(bytes[4]) << 8 | Int(bytes[5])), by: 16) {
      func number(_ place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
      let (start, count) = (number(entry + 8), number(entry + 12))
      let table = String(decoding: bytes[entry..<entry + 4], as: UTF8.self)
      for place in [start, start + count / 2, start + count - 1]
      // That number of 'head' is about the whole file.
      where table != "head" || !(start + 8..<start + 12).contains(place) {
        var hurt = bytes
        hurt[place] ^= 0x10
        #expect(throws: FontFileError.hurt(table: table), "byte \(place)") {
          try FontFiles.font(hurt)
        }
      }
    }
  }

  @Test(arguments: FontlessFile.allCases)
  func `what is no font has words and advice of its own`(_ file: FontlessFile) {
    let error = FontFileError.noFont(file)
    #expect(error.description.hasPrefix("it "))
    #expect(!error.advice.isEmpty && !error.advice.contains(".ttf"))
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
