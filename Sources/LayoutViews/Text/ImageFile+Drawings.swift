import Foundation

extension ImageFile {
  /// The size of a drawing in SVG or PDF, in points, or `nil` if the file does not say it in the open.
  var drawingSize: CGSize? {
    if bytes.starts(with: Array("%PDF".utf8)) { return sizeOfPDF }
    return sizeOfSVG
  }

  /// The first page's box (ISO 32000-1, 7.7.3.3), where it is not packed with others.
  private var sizeOfPDF: CGSize? {
    let text = String(decoding: bytes.map { $0 < 0x80 ? $0 : 0x20 }, as: UTF8.self)
    guard let name = text.range(of: "/MediaBox"),
      let start = text[name.upperBound...].firstIndex(of: "["),
      let end = text[start...].firstIndex(of: "]")
    else { return nil }
    let box = Self.numbers(text[text.index(after: start)..<end])
    guard box.count == 4 else { return nil }
    return Self.size(box[2] - box[0], box[3] - box[1])
  }

  /// The width and height of the root, or else the size of its view box (SVG 2, 8.2).
  private var sizeOfSVG: CGSize? {
    let text = String(decoding: bytes.prefix(1 << 16), as: UTF8.self)
    guard let start = text.range(of: "<svg"),
      let end = text[start.upperBound...].firstIndex(of: ">")
    else { return nil }
    let root = text[start.upperBound..<end]
    let width = Self.value(of: "width", in: root).flatMap(Self.length)
    let height = Self.value(of: "height", in: root).flatMap(Self.length)
    if let width, let height { return Self.size(width, height) }
    let box = Self.value(of: "viewBox", in: root).map(Self.numbers) ?? []
    return box.count == 4 ? Self.size(box[2], box[3]) : nil
  }

  /// Returns the value of an attribute of a tag.
  private static func value(of attribute: String, in tag: Substring) -> Substring? {
    for quote in ["\"", "'"] {
      for space in [" ", "\n", "\t", "\r"] {
        guard let name = tag.range(of: space + attribute + "=" + quote),
          let end = tag[name.upperBound...].range(of: quote)
        else { continue }
        return tag[name.upperBound..<end.lowerBound]
      }
    }
    return nil
  }

  /// Returns a length in points, with or without `px` or `pt`, and `nil` for one in other units.
  private static func length(_ text: Substring) -> Double? {
    Double(text.hasSuffix("px") || text.hasSuffix("pt") ? text.dropLast(2) : text)
  }

  private static func numbers(_ text: Substring) -> [Double] {
    text.split { $0.isWhitespace || $0 == "," }.compactMap { Double($0) }
  }

  private static func size(_ width: Double, _ height: Double) -> CGSize? {
    guard width > 0, height > 0, width.isFinite, height.isFinite else { return nil }
    return CGSize(width: width, height: height)
  }
}
