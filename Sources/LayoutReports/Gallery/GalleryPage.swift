package import Foundation
import LayoutDiagnostics

/// A static page of scenarios and their pictures, which are files beside it.
///
/// It has a search and links to its folders, and asks for nothing but its pictures; without scripts all of it is there.
package struct GalleryPage: Sendable {
  /// A scenario on the page.
  package struct Entry: Sendable {
    /// The name that its file gives it.
    package var title: String
    /// The path of its file.
    package var path: String
    /// The pictures, in the order of the file.
    package var pictures: [Shot]
    /// The reasons why it, or one of its pictures, is not shown, in words.
    package var troubles: [String]

    /// Creates the entry of a scenario.
    package init(title: String, path: String, pictures: [Shot] = [], troubles: [String] = []) {
      (self.title, self.path) = (title, path)
      (self.pictures, self.troubles) = (pictures, troubles)
    }
  }

  /// A picture of a scenario.
  package struct Shot: Sendable {
    /// The path of its file from the page, with slashes.
    package var file: String
    /// The name of the moment, or of the file that the scenario gives it.
    package var caption: String
    /// The words for people who cannot see it.
    package var words: String
    /// The size, in points.
    package var size: CGSize

    /// Creates a picture.
    package init(file: String, caption: String, words: String, size: CGSize) {
      (self.file, self.caption) = (file, caption)
      (self.words, self.size) = (words, size)
    }
  }

  private let title: String
  private let entries: [Entry]

  /// Creates the page of scenarios; those of one folder stand together, in the order of the first of each.
  package init(title: String, entries: [Entry]) {
    (self.title, self.entries) = (title, entries)
  }

  /// The file.
  package var text: String {
    let count = entries.reduce(0) { $0 + $1.pictures.count }
    let folders = entries.grouped { Self.folder(of: $0.path) }.enumerated()
      .map { Folder(id: "folder-\($0 + 1)", name: $1.key, entries: $1.elements) }
    var page = ReportPage(
      title: title,
      summary: [.text("\(counted(entries.count, "scenario")), \(counted(count, "picture"))")],
      sections: (folders.count > 1 ? [Self.contents(folders)] : []) + folders.map(Self.section)
    )
    page.styles = [Self.style]
    page.showsFiles = true
    page.generator = Self.generator
    return page.text
  }

  /// The words by which a page is known as a gallery.
  private static let generator = "layoutsim gallery"

  /// Returns whether a file is a page of a gallery.
  package static func isGallery(_ bytes: [UInt8]) -> Bool {
    let head = String(decoding: bytes.prefix(4096), as: UTF8.self)
    return head.contains(ReportPage.mark(of: generator).markup)
  }

  /// The scenarios of one folder.
  private struct Folder {
    var id: String
    var name: String
    var entries: [Entry]
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "This folder"
  }

  private static func contents(_ folders: [Folder]) -> HTML {
    .element(
      "nav",
      ["aria-label": "Folders"],
      folders.map { folder in
        .element(
          "a",
          ["href": "#\(folder.id)"],
          [.text("\(folder.name) "), .element("small", class: nil, "\(folder.entries.count)")]
        )
      }
    )
  }

  private static func section(_ folder: Folder) -> HTML {
    .element(
      "section",
      ["id": folder.id],
      [.element("h2", class: nil, folder.name)] + folder.entries.map(article)
    )
  }

  private static func article(_ entry: Entry) -> HTML {
    let troubles = entry.troubles.map { HTML.element("p", class: "trouble", $0) }
    return .element(
      "article",
      ["class": "wide", "data-level": "scenario", "tabindex": "0"],
      [
        .element("h3", class: nil, entry.title), .element("p", class: "mono soft", entry.path),
      ] + troubles + [
        .element("div", ["class": "shots"], entry.pictures.map(figure))
      ]
    )
  }

  private static func figure(_ shot: Shot) -> HTML {
    let address = address(of: shot.file)
    let image = HTML.element(
      "img",
      [
        "src": address, "alt": shot.words, "loading": "lazy",
        "width": "\(Int(shot.size.width.rounded(.up)))",
        "height": "\(Int(shot.size.height.rounded(.up)))",
      ]
    )
    return .element(
      "figure",
      [:],
      [
        .element("a", ["href": address], [image]), .element("figcaption", class: nil, shot.caption),
      ]
    )
  }

  /// Returns the address of a file beside the page; a name cannot make it another kind of address.
  private static func address(of file: String) -> String {
    let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
    let bytes = file.utf8.map { byte -> String in
      guard !plain.contains(byte) else { return String(UnicodeScalar(byte)) }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.utf8.count == 1 ? "0" : "") + digits
    }
    return "./" + bytes.joined()
  }

  private static let style: StaticString = #"""
    article h3 { margin: 0; } article { gap: 8px; scroll-margin-top: 64px; }
    #tools { position: sticky; top: 0; z-index: 1; background: var(--back); padding-top: 10px; padding-bottom: 10px; margin-top: 4px; }
    section { scroll-margin-top: 64px; }
    nav { display: flex; flex-wrap: wrap; gap: 4px 16px; margin-top: 8px; font-size: 13px; overflow-wrap: anywhere; }
    nav a { color: var(--blue); text-decoration: none; } nav a:hover { text-decoration: underline; } nav small { color: var(--soft); }
    section:not(:has(article:not([hidden]))) { display: none; }
    .trouble { color: var(--red); overflow-wrap: anywhere; }
    .shots { display: flex; flex-wrap: wrap; gap: 16px; align-items: end; }
    .shots figure { margin: 0; text-align: center; max-width: 100%; }
    .shots img { display: block; width: auto; height: auto; max-width: 100%; max-height: 320px; border-radius: 8px; }
    .shots figcaption { margin-top: 6px; max-width: 320px; }

    """#
}
