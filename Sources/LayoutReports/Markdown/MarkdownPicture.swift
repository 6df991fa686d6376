/// The lines of a page in Markdown that show a picture.
package struct MarkdownPicture {
  /// A file of the picture.
  package struct File: Sendable, Hashable {
    /// The path from the page, with slashes.
    let path: String
    /// The word for the appearance that it is for, or `nil` for any.
    let theme: String?

    /// Creates a file.
    package init(path: String, theme: String? = nil) {
      self.path = path
      self.theme = theme
    }
  }

  private let files: [File]
  private let words: String
  private let isInCatalogue: Bool
  private let width: Int?

  /// Creates the lines.
  ///
  /// - Parameters:
  ///   - files: The files, that for any appearance or the usual one first; never empty.
  ///   - words: What it shows, for people who cannot see it.
  ///   - isInCatalogue: Whether the page is in a documentation catalogue of DocC, which leaves out elements of HTML, and
  ///     finds images by their names, with the versions `~dark` and `@2x`.
  ///   - width: The width in points for a picture whose pixels would be shown too large, or `nil` for its own.
  package init(
    _ files: [File],
    words: String,
    isInCatalogue: Bool = false,
    width: Int? = nil
  ) {
    self.files = files
    self.isInCatalogue = isInCatalogue
    self.words = words.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    self.width = width
  }

  /// The lines, without ends: an image of Markdown, or elements of HTML where that cannot say what is meant.
  package var lines: [String] {
    guard let first = files.first else { return [] }
    if isInCatalogue || files.count == 1 && width == nil {
      let path = isInCatalogue ? Self.nameOfAllVersions(first.path) : first.path
      return ["![\(markdownWords)](\(Self.link(path)))"]
    }
    let size = width.map { " width=\"\($0)\"" } ?? ""
    let image = "<img alt=\"\(Self.attribute(words))\" src=\"\(Self.link(first.path))\"\(size)>"
    guard files.count > 1 else { return [image] }
    let sources = files.dropFirst().map { file in
      "<source media=\"(prefers-color-scheme: \(file.theme ?? "light"))\" srcset=\"\(Self.link(file.path))\">"
    }
    return ["<picture>"] + sources + [image, "</picture>"]
  }

  /// The words with a backslash before each sign that means something to Markdown.
  private var markdownWords: String {
    words.reduce(into: "") { text, character in
      if "\\`*_[]<>&!#".contains(character) { text.append("\\") }
      text.append(character)
    }
  }

  private static func attribute(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("\"", with: "&quot;")
      .replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }

  /// Returns the name of a file without the mark of its version: `~dark`, `@2x`.
  package static func nameOfAllVersions(_ path: String) -> String {
    let name = path.split(separator: "/").last ?? Substring(path)
    let end = name.lastIndex(of: ".") ?? name.endIndex
    return String(name[..<end].replacing(/(~(dark|light)|@[123]x)+$/, with: "")) + name[end...]
  }

  /// Returns a path as an address.
  private static func link(_ path: String) -> String {
    var address = ""
    for byte in path.utf8 {
      let character = Character(Unicode.Scalar(byte))
      let isPlain = character.isASCII && (character.isLetter || character.isNumber)
      if isPlain || "-._~/@".contains(character) {
        address.append(character)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        address += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    return address
  }
}
