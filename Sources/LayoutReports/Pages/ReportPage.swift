/// A report as one page that asks for nothing from elsewhere and is read without its script.
package struct ReportPage: Sendable {
  /// The title of the page and of its window.
  package var title: String
  /// The line below the title.
  package var summary: [HTML]
  /// The sections, in their order.
  package var sections: [HTML]
  /// The looks besides those of all reports.
  var styles: [StaticString] = []
  /// The script, in pieces.
  var scripts: [StaticString] = [Self.script]
  /// The tools at the head of the page, which the script shows.
  var tools = HTML.element("div", ["id": "tools", "hidden": ""])
  /// The name of the command that wrote the page, by which it knows it again, or `nil` for none.
  var generator: String?
  /// Whether pictures are files beside the page, and not in it.
  var showsFiles = false
  /// The word by which a policy knows the page's code from that of others, where a server gives the page.
  var nonce: String?

  /// Creates a page.
  package init(title: String, summary: [HTML], sections: [HTML]) {
    (self.title, self.summary, self.sections) = (title, summary, sections)
  }

  /// The file.
  package var text: String {
    let head: [HTML] =
      [
        .element("meta", ["charset": "utf-8"]),
        .element("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
        // Whatever stands in a report, nothing is fetched.
        .element(
          "meta",
          [
            "http-equiv": "Content-Security-Policy",
            "content": Self.policy(nonce: nonce, showsFiles: showsFiles),
          ]
        ),
        .element("meta", ["name": "color-scheme", "content": "light dark"]),
      ]
      + [generator].compactMap(\.self).map(Self.mark)
      + [
        .element("title", class: nil, title),
        .element("link", ["rel": "icon", "href": "data:,"]),
        .script("style", [PageBase.style, Self.style] + styles),
      ]
    let body: [HTML] = [
      .element(
        "header",
        [:],
        [
          .element("h1", class: nil, title), .element("p", ["class": "summary"], summary),
        ]
      ),
      tools,
      .element("main", [:], [.lines(sections)]),
      .script("script", nonce: nonce, scripts),
    ]
    let page = HTML.element(
      "html",
      ["lang": "en"],
      [.element("head", [:], [.lines(head)]), .element("body", [:], [.lines(body)])]
    )
    return "<!doctype html>\n\(page.markup)\n"
  }

  /// Returns the element that names the command that wrote a page.
  static func mark(of generator: String) -> HTML {
    .element("meta", ["name": "generator", "content": generator])
  }

  /// Returns what a page may do: nothing from elsewhere, and with a nonce no code but its own.
  package static func policy(nonce: String?, showsFiles: Bool = false) -> String {
    let code = nonce.map { "'nonce-\($0)'" } ?? "'unsafe-inline'"
    // A page that is opened from a disk has no origin, so that 'self' alone would not do.
    let images = showsFiles ? "data: 'self' file:" : "data:"
    return "default-src 'none'; img-src \(images); style-src 'unsafe-inline'; script-src \(code)"
      + (nonce == nil ? "" : "; connect-src 'self'")
  }

  /// The script: buttons that choose levels, a field that searches for words, and keys that go from card to card.
  private static let script: StaticString = #"""
    "use strict";
    (() => {
      const cards = [...document.querySelectorAll("article[data-level]")];
      const tools = document.getElementById("tools");
      if (cards.length < 2) return;
      const off = new Set();
      // Neither capitals nor marks above letters keep a word from being found.
      const folded = text => text.normalize("NFKD").replace(/\p{M}/gu, "").toUpperCase();
      let words = [];
      const texts = new Map(cards.map(card => [card, folded([card.textContent,
        ...[...card.querySelectorAll("img")].map(image => image.alt)].join(" "))]));
      const count = document.createElement("output");
      const show = () => {
        for (const card of cards)
          card.hidden = off.has(card.dataset.level) || !words.every(word => texts.get(card).includes(word));
        const shown = cards.filter(card => !card.hidden).length;
        count.textContent = shown === cards.length ? "" : `${shown} of ${cards.length} shown`;
      };
      for (const level of ["error", "warning", "note"]) {
        const count = cards.filter(card => card.dataset.level === level).length;
        if (!count) continue;
        const button = document.createElement("button");
        button.textContent = `${count} ${level}${count === 1 ? "" : "s"}`;
        button.className = level;
        button.setAttribute("aria-pressed", "true");
        button.onclick = () => {
          off.has(level) ? off.delete(level) : off.add(level);
          button.setAttribute("aria-pressed", String(!off.has(level)));
          show();
        };
        tools.append(button);
      }
      const field = document.createElement("input");
      field.type = "search";
      field.placeholder = "Search ( / )";
      field.setAttribute("aria-label", "Search");
      field.oninput = () => { words = folded(field.value).split(/\s+/).filter(word => word); show(); };
      tools.append(field, count);
      tools.hidden = false;
      addEventListener("keydown", event => {
        if (event.target === field) {
          if (event.key === "Escape") { field.value = ""; field.oninput(); field.blur(); }
          return;
        }
        if (event.metaKey || event.ctrlKey || event.altKey) return;
        if (event.key === "/") { event.preventDefault(); field.focus(); return; }
        if (event.key !== "j" && event.key !== "k") return;
        const shown = cards.filter(card => !card.hidden);
        const now = shown.indexOf(document.activeElement);
        const next = shown[Math.max(0, now + (event.key === "j" ? 1 : -1))];
        if (next) { next.focus(); next.scrollIntoView({ block: "nearest" }); }
      });
    })();

    """#
}
