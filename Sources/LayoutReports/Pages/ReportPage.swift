/// A report as one page that asks for nothing from elsewhere and is read without its script.
package struct ReportPage: Sendable {
  /// The title of the page and of its window.
  package var title: String
  /// The line below the title.
  package var summary: [HTML]
  /// The sections, in their order.
  package var sections: [HTML]

  /// Creates a page.
  package init(title: String, summary: [HTML], sections: [HTML]) {
    (self.title, self.summary, self.sections) = (title, summary, sections)
  }

  /// The file.
  package var text: String {
    let head: [HTML] = [
      .element("meta", ["charset": "utf-8"]),
      .element("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
      // Whatever stands in a report, nothing is fetched.
      .element(
        "meta",
        [
          "http-equiv": "Content-Security-Policy",
          "content":
            "default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'",
        ]
      ),
      .element("meta", ["name": "color-scheme", "content": "light dark"]),
      .element("title", class: nil, title),
      .element("link", ["rel": "icon", "href": "data:,"]),
      .code("style", PageBase.style, Self.style),
    ]
    let body: [HTML] = [
      .element(
        "header",
        [:],
        [
          .element("h1", class: nil, title), .element("p", ["class": "summary"], summary),
          .element("div", ["id": "tools", "hidden": ""]),
        ]
      ),
      .element("main", [:], [.lines(sections)]),
      .code("script", Self.script),
    ]
    let page = HTML.element(
      "html",
      ["lang": "en"],
      [.element("head", [:], [.lines(head)]), .element("body", [:], [.lines(body)])]
    )
    return "<!doctype html>\n\(page.markup)\n"
  }

  /// The script: buttons that choose levels, a field that searches, and keys that go from card to card.
  private static let script: StaticString = #"""
    "use strict";
    (() => {
      const cards = [...document.querySelectorAll("article[data-level]")];
      const tools = document.getElementById("tools");
      if (cards.length < 2) return;
      const off = new Set();
      let words = "";
      const show = () => {
        for (const card of cards)
          card.hidden = off.has(card.dataset.level) || !card.textContent.toLowerCase().includes(words);
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
      field.oninput = () => { words = field.value.toLowerCase(); show(); };
      tools.append(field);
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
