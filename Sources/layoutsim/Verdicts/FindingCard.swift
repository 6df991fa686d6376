import LayoutDiagnostics
import LayoutReports

/// A namespace for findings as cards of a page.
enum FindingCard {
  /// Returns the card of a finding, with a picture of a screen, and what there is to say of other screens.
  static func html(
    _ diagnostic: Diagnostic,
    picture: (svg: String, screen: String)? = nil,
    screens: HTML = .nothing
  ) -> HTML {
    let level = diagnostic.severity.rawValue
    let notes = diagnostic.notes.map { note in
      HTML.element(
        "li",
        [:],
        [HTML.text(note.message + " ")] + (note.mark.map { [place($0)] } ?? [])
      )
    }
    let meaning = FindingCode.named(diagnostic.code)
    let words: [HTML] = [
      .element("span", class: "badge \(level)", level),
      .element(
        "span",
        ["class": "code mono", "title": meaning?.meaning],
        [.text(diagnostic.code)]
      ),
      .element("h4", class: nil, diagnostic.message),
      diagnostic.mark.map(place) ?? .nothing,
      notes.isEmpty ? .nothing : .element("ul", ["class": "notes"], notes),
      (diagnostic.hint ?? meaning?.advice).map {
        HTML.element(
          "p",
          ["class": "advice"],
          [.element("b", class: nil, "What to do"), .text($0)]
        )
      } ?? .nothing,
      screens,
    ]
    let image = picture.map { picture in
      HTML.element(
        "figure",
        [:],
        [
          .element(
            "img",
            ["src": picture.svg.imageAddress, "alt": "\(diagnostic.message), on \(picture.screen)"]
          ),
          .element("figcaption", class: nil, picture.screen),
        ]
      )
    }
    return .element(
      "article",
      ["class": image == nil ? "wide" : nil, "data-level": level, "tabindex": "-1"],
      (image.map { [$0] } ?? []) + [HTML.element("div", [:], words)]
    )
  }

  private static func place(_ mark: SourceMark) -> HTML {
    let column = mark.column > 0 ? ":\(mark.column)" : ""
    return .element("span", class: "mono soft", "\(mark.file):\(mark.line)\(column)")
  }
}
