#if PNG
import Foundation
import LayoutPNG
import Testing

@Suite
struct HostileInputTests {
  struct InputRow: CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]
    let error: PNGError

    init(_ testDescription: String, _ text: String, _ error: PNGError) {
      self.init(testDescription, Array(text.utf8), error)
    }

    init(_ testDescription: String, _ bytes: [UInt8], _ error: PNGError) {
      self.testDescription = testDescription
      self.bytes = bytes
      self.error = error
    }
  }

  @Test(arguments: [
    InputRow(
      "more than 8 MiB",
      String(repeating: " ", count: 8 << 20) + opaque,
      .inputTooLarge(bytes: (8 << 20) + opaque.utf8.count)
    ),
    InputRow("gzip", [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3], .compressedInput),
    InputRow(
      "a document type with an entity",
      "<!DOCTYPE svg [<!ENTITY a SYSTEM 'file:///etc/hostname'>]>" + svg("<text>&a;</text>"),
      .documentType
    ),
    InputRow("UTF-16", opaque.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }, .notUTF8),
    InputRow("stray bytes", [0x3C, 0xFF, 0xFE], .notUTF8),
    InputRow("another encoding", "<?xml version='1.0' encoding='UTF-7'?>" + opaque, .notUTF8),
    InputRow("an endless declaration", "<?xml version='1.0' encoding='UTF-7'", .notUTF8),
  ])
  func `text that could grow or hide something is refused unread`(_ row: InputRow) {
    #expect(throws: row.error) { try PNGRenderer().render(PNGJob(svg: row.bytes)) }
  }

  @Test(arguments: [
    "", "no", "<svg", "<html xmlns='http://www.w3.org/1999/xhtml'/>",
    "<svg xmlns='http://www.w3.org/2000/svg' a='1' a='2' width='1' height='1'/>",
    svg(String(repeating: "<g>", count: 1000) + String(repeating: "</g>", count: 1000)),
  ])
  func `text that is no SVG is refused in librsvg's words`(text: String) throws {
    let error = #expect(throws: PNGError.self) { try PNGRenderer().render(svg: text) }
    guard case .unreadable(let words) = try #require(error) else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(!words.isEmpty)
    #expect(!words.contains("\n"))
  }

  struct SizeRow: CustomTestStringConvertible {
    let width: Double
    let height: Double
    let scale: Int
    var testDescription: String { "\(width) x \(height) at \(scale)x" }
  }

  @Test(arguments: [
    SizeRow(width: 16_385, height: 1, scale: 1),
    SizeRow(width: 1, height: 5462, scale: 3),
    SizeRow(width: 8001, height: 8001, scale: 1),
    SizeRow(width: 0, height: 1, scale: 1),
    SizeRow(width: 1, height: -1, scale: 1),
    SizeRow(width: 1, height: 1, scale: 0),
    SizeRow(width: 1, height: 1, scale: .min),
    SizeRow(width: 1, height: 1, scale: .max),
    SizeRow(width: .nan, height: 1, scale: 1),
    SizeRow(width: 1, height: .infinity, scale: 1),
  ])
  func `a size out of bounds is refused`(_ row: SizeRow) {
    let size = CGSize(width: row.width, height: row.height)
    let error = #expect(throws: PNGError.self) {
      try PNGRenderer().render(svg: opaque, size: size, scale: row.scale)
    }
    guard case .pictureSize? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func `a text without a size needs one`() throws {
    let text = "<svg xmlns='http://www.w3.org/2000/svg' width='100%' height='100%'/>"
    #expect(throws: PNGError.noSize) { try PNGRenderer().render(svg: text) }
    let size = CGSize(width: 2, height: 2)
    #expect(try !PNGRenderer().render(svg: text, size: size).isEmpty)
  }

  @Test func `files beside the text are not read`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("LayoutPNGTests-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let picture = folder.appendingPathComponent("a.png")
    try Data(try PNGRenderer().render(svg: opaque)).write(to: picture)
    let empty = try PNGRenderer().render(svg: svg(""))
    for reference in [picture.path, picture.absoluteString, "a.png"] {
      let text = svg("<image href=\"\(reference)\" width=\"20\" height=\"10\"/>")
      #expect(try PNGRenderer().render(svg: text) == empty)
    }
  }

  @Test func `a reference to itself and huge numbers draw nothing and end`() throws {
    let texts = [
      svg("<g id='a'><use href='#a'/></g>"),
      svg("<rect width='1e30' height='1e400' x='-1e30'/>"),
      svg("<defs><pattern id='p' width='1' height='1'><rect fill='url(#p)'/></pattern></defs>"),
    ]
    for text in texts {
      _ = try? PNGRenderer().render(svg: text)
    }
  }
}
#endif
