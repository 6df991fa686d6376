import Foundation
import LayoutGeometry
package import LayoutText
public import ScreenFrames

extension SVGWriter {
  /// Returns `frame` as SVG text that ends with a newline.
  ///
  /// - Parameter frame: The frame.
  /// - Returns: The text of the file.
  /// - Throws: An error that names the element if a number is not finite or too large, or if groups are
  ///   nested too deeply.
  public func write(_ frame: ScreenFrame) throws(SVGWritingError) -> String {
    String(decoding: try bytes(of: frame), as: UTF8.self)
  }

  /// Returns the bytes of the text that `write(_:)` returns, in UTF-8.
  package func bytes(of frame: ScreenFrame) throws(SVGWritingError) -> [UInt8] {
    var body = FrameBody(options)
    try body.write(frame.elements)
    return try body.document(of: frame)
  }

  /// Returns one file that shows a frame in the appearance of the reader's system, in UTF-8.
  ///
  /// Where that is unknown, or the file is drawn by librsvg, it is the light one.
  ///
  /// - Parameters:
  ///   - frame: The frame in the light appearance.
  ///   - darkFrame: The same in the dark one.
  /// - Returns: The bytes of the file.
  /// - Throws: An error as of `write(_:)`.
  package func bytes(
    of frame: ScreenFrame,
    dark darkFrame: ScreenFrame
  ) throws(SVGWritingError) -> [UInt8] {
    var body = FrameBody(options)
    try body.write(frame.elements)
    var dark = FrameBody(options)
    try dark.write(darkFrame.elements)
    let prefix = body.identifiers.prefix
    let lines = ThemedLines(light: body.output.bytes, dark: dark.output.bytes, prefix: prefix)
    guard let lines else {
      // Both are there, and one of them is shown.
      var options = options
      options.idPrefix = "\(options.idPrefix)dark-"
      dark = FrameBody(options)
      try dark.write(darkFrame.elements)
      body.add(dark)
      return try body.document(of: frame)
    }
    body.output = lines.lines
    body.style = lines.style
    return try body.document(of: frame)
  }

  /// Returns a picture that this writer wrote with `<text>` with its texts as outlines.
  ///
  /// A golden is then drawn the same everywhere, without a font of the machine. Anything but lines of text of ours
  /// stays as it is, whoever edited it.
  ///
  /// - Parameters:
  ///   - file: The picture.
  ///   - fonts: The fonts for letters that the system's does not have.
  /// - Returns: The picture with outlines.
  /// - Complexity: O(*n*).
  package static func outlined(_ file: [UInt8], in fonts: FontCascade? = nil) -> [UInt8] {
    var body = FrameBody(Options(text: .outlines))
    var result: [UInt8] = []
    result.reserveCapacity(file.count * 2)
    var start: Int?
    for line in file.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let text = WrittenText(line, in: fonts)
      let isDrawn = text.map { (try? body.writeOutlines($0.run)) != nil } ?? false
      if isDrawn {
        result += body.output.bytes
      } else {
        result += line
        result.append(UInt8(ascii: "\n"))
      }
      body.output = SVGBuffer()
      if start == nil, line.starts(with: "<svg".utf8), line.last == UInt8(ascii: ">") {
        start = result.count
      }
    }
    // The split gives an empty line after the last.
    if result.last == UInt8(ascii: "\n") { result.removeLast() }
    var glyphs = SVGBuffer()
    body.writeGlyphs(to: &glyphs)
    // Of a picture whose first line is the last, too, that line may be without a line feed.
    if let start { result.insert(contentsOf: glyphs.bytes, at: min(start, result.count)) }
    return result
  }
}

/// A line of a file that holds one text: `<text x="16" …>Row 3</text>`.
private struct WrittenText {
  let run: TextRun

  init?(_ line: ArraySlice<UInt8>, in fonts: FontCascade?) {
    let opening = Array("<text ".utf8)
    let closing = Array("</text>".utf8)
    guard line.count <= 100_000, line.starts(with: opening),
      line.suffix(closing.count).elementsEqual(closing),
      let end = line.firstIndex(of: UInt8(ascii: ">")),
      end < line.endIndex - closing.count
    else { return nil }
    let attributes = Self.attributes(of: line[(line.startIndex + opening.count)..<end])
    func number(_ name: String) -> Double? { attributes[name].flatMap(Double.init) }
    guard let size = number("font-size"), size > 0, let fill = attributes["fill"],
      fill.utf8.count == 7, fill.hasPrefix("#"), let rgb = UInt32(fill.dropFirst(), radix: 16)
    else { return nil }
    let words = CharacterReferences.resolved(line[(end + 1)..<(line.endIndex - closing.count)])
    let weight = attributes["font-weight"].flatMap { Int($0) }.flatMap(FontWeight.init(rawValue:))
    let font = Font.systemFont(ofSize: size, weight: weight ?? .regular).with(fonts)
    // Without fonts the glyphs are placed as the line is written.
    let line = fonts.map { _ in
      TextMetrics.line(of: words, font: font, isRightToLeft: attributes["direction"] == "rtl")
    }
    run = TextRun(
      line ?? TextLine(string: words, width: 0),
      at: CGPoint(x: number("x") ?? 0, y: number("y") ?? 0),
      in: font,
      color: Color(rgb: rgb, opacity: number("fill-opacity") ?? 1)
    )
  }

  /// Reads ` name="value"` again and again.
  private static func attributes(of bytes: ArraySlice<UInt8>) -> [String: String] {
    var attributes: [String: String] = [:]
    // Between quotes stand names and values in turns.
    let parts = bytes.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
    for (name, value) in zip(parts, parts.dropFirst()) {
      guard name.last == UInt8(ascii: "=") else { continue }
      let word = name.dropLast().drop { $0 == UInt8(ascii: " ") }
      attributes[String(decoding: word, as: UTF8.self)] = CharacterReferences.resolved(value)
    }
    return attributes
  }
}
