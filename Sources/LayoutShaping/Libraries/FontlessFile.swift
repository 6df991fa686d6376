/// A kind of file that is no font, by its first bytes.
package enum FontlessFile: Sendable, Hashable, CaseIterable {
  case empty
  case webPage
  case archive
  /// A note in the place of a file that Git keeps elsewhere.
  case pointer
  /// A font in Adobe's format before OpenType.
  case typeOne
  /// A picture.
  case picture
  case other

  /// Creates the kind of some bytes that do not begin as a font does.
  init(_ bytes: [UInt8]) {
    let first = bytes.prefix(1024)
    let words = String(decoding: first, as: UTF8.self).lowercased()
      .drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    func begins(with tags: String...) -> Bool {
      tags.contains { words.hasPrefix($0) || words.hasPrefix("<?xml") && words.contains($0) }
    }
    let signatures: [(Self, [[UInt8]])] = [
      (
        .archive, [Array("PK\u{3}\u{4}".utf8), [0x1F, 0x8B], Array("7z".utf8), Array("Rar!".utf8)]
      ),
      (.typeOne, [[0x80, 0x01], Array("%!PS-AdobeFont".utf8), Array("%!FontType".utf8)]),
      (.picture, [[0x89, 0x50, 0x4E, 0x47], [0xFF, 0xD8, 0xFF], Array("GIF8".utf8)]),
      (.pointer, [Array("version https://git-lfs".utf8)]),
    ]
    let known = signatures.first { $0.1.contains { first.starts(with: $0) } }
    self =
      if bytes.isEmpty {
        .empty
      } else if let known {
        known.0
      } else if begins(with: "<!doctype html", "<html") {
        .webPage
      } else if begins(with: "<svg") {
        .picture
      } else {
        .other
      }
  }

  /// The kind, in words.
  var words: String {
    switch self {
    case .empty: "it is empty"
    case .webPage: "it is a web page"
    case .archive: "it is an archive"
    case .pointer: "it is a note of Git LFS in the place of the font"
    case .typeOne: "it is a font in the format Type 1"
    case .picture: "it is a picture"
    case .other: "it is no font in the format OpenType or TrueType"
    }
  }

  /// The advice.
  var advice: String {
    switch self {
    case .empty: "copy the font again"
    case .webPage: "save the font itself, not the page that offers it"
    case .archive: "unpack it, and name the font inside"
    case .pointer: "fetch the font with 'git lfs pull'"
    case .typeOne: "convert it to OpenType, or name another font"
    case .picture, .other:
      "name a font in one of these formats: TrueType, OpenType, or a collection"
    }
  }
}
