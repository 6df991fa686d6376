import LayoutDiagnostics

/// A piece of a page: markup in which every text and every attribute is escaped.
///
/// It is made of texts and elements alone, so that no name of a view or a file can leave its place.
package struct HTML: Sendable, Hashable {
  /// The markup.
  package let markup: String

  /// The empty piece.
  package static let nothing = HTML(markup: "")

  private init(markup: String) { self.markup = markup }

  /// Returns a text; characters that are not to be seen are shown as escapes.
  package static func text(_ words: String) -> Self { Self(markup: escaped(words)) }

  /// Returns an element with attributes in their order; an attribute that is `nil` is left out.
  package static func element(
    _ name: StaticString,
    _ attributes: KeyValuePairs<StaticString, String?> = [:],
    _ children: [HTML] = []
  ) -> Self {
    let list = attributes.compactMap { name, value in
      value.map { " \(name)=\"\(escaped($0))\"" }
    }
    let start = "<\(name)\(list.joined())>"
    if voidNames.contains("\(name)") { return Self(markup: start) }
    return Self(markup: start + children.map(\.markup).joined() + "</\(name)>")
  }

  /// Returns an element with a class and a text.
  package static func element(_ name: StaticString, class kind: String?, _ words: String) -> Self {
    element(name, ["class": kind], [.text(words)])
  }

  /// Returns an element whose text a browser does not read as markup: `style` or `script`, of the package's own.
  ///
  /// A policy knows it by its nonce from code of others.
  static func script(_ name: StaticString, nonce: String? = nil, _ pieces: [StaticString]) -> Self {
    let start = element(name, ["nonce": nonce]).markup.dropLast("</\(name)>".utf8.count)
    return Self(markup: "\(start)\n\(pieces.map(\.description).joined())</\(name)>")
  }

  /// Returns a value as JSON for the script of the page, which cannot leave its place whatever it says.
  static func data(id: StaticString, json: String) -> Self {
    // The only ways out of such an element, or to make its end not count.
    let safe = json.replacing("</", with: "<\\/").replacing("<!", with: "\\u003c!")
    return Self(markup: "<script type=\"application/json\" id=\"\(id)\">\(safe)</script>")
  }

  /// Returns pieces after one another, each on a line.
  package static func lines(_ pieces: [HTML]) -> Self {
    Self(markup: pieces.map { $0.markup + "\n" }.joined())
  }

  private static let voidNames: Set<String> = ["img", "meta", "link", "input", "br"]

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in PrintableText.escaped(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
