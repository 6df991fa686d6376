import Foundation
import LayoutDiagnostics

extension SnapshotPage {
  /// The greatest number of lines about one snapshot.
  private static let mostLines = 40
  /// The bytes of pictures that are seen without the script.
  private static let plainPictures = 3_000_000

  /// The file.
  package var text: String {
    var writer = Writer(hasButtons: token != nil)
    var sections: [HTML] = []
    let quiet = runs.filter(\.isQuiet)
    for run in runs where !run.isQuiet { sections.append(writer.section(of: run)) }
    if let passed = Self.passed(runs) { sections.append(passed) }
    let hidden = hiddenRecordings + writer.data.hiddenFilms
    if hidden > 0 {
      let words =
        hidden == 1
        ? "The moments of one more run are left out, so that this page stays small"
        : "The moments of \(hidden) more runs are left out, so that this page stays small"
      let advice = ": the report of a single scenario has them."
      sections.append(.element("p", class: "soft", words + advice))
    }
    if sections.isEmpty || quiet.count == runs.count, token == nil {
      sections.insert(
        .element("p", [:], [.element("span", class: "badge good", "all is well")]),
        at: 0
      )
    }
    sections.append(.data(id: "data", json: writer.data.json))
    var page = ReportPage(title: title, summary: [.text(summary)], sections: sections)
    page.styles = [Self.style, Self.filmStyle]
    page.scripts = [Self.cardScript, Self.filterScript, Self.filmScript, Self.reviewScript]
    page.tools = Self.tools(token: token)
    page.nonce = token
    return page.text
  }

  /// Returns the bar that the script fills; a page of a server says there what is left.
  private static func tools(token: String?) -> HTML {
    .element(
      "div",
      ["id": "tools", "hidden": "", "data-token": token, "role": "toolbar", "aria-label": "Tools"]
    )
  }

  private static func passed(_ runs: [Run]) -> HTML? {
    let names = runs.flatMap { run in run.passed.map { "\(run.name) › \($0)" } }
    let empty = runs.filter { $0.isQuiet && $0.passed.isEmpty }.map(\.name)
    guard !names.isEmpty || !empty.isEmpty else { return nil }
    let items = (names + empty).map { name in
      HTML.element("li", ["data-state": "passed"], [.text(name)])
    }
    return .element(
      "details",
      ["id": "passed", "open": items.count <= 40 ? "" : nil],
      [
        .element("summary", class: nil, "\(items.count) passed"),
        .element("ul", ["class": "names mono"], items),
      ]
    )
  }

  /// A writer of the sections, which collects the pictures.
  private struct Writer {
    let hasButtons: Bool
    var data = SnapshotPageData()
    private var plainSize = 0

    init(hasButtons: Bool) { self.hasButtons = hasButtons }

    mutating func section(of run: Run) -> HTML {
      var parts: [HTML] = [
        .element("h2", class: nil, run.name),
        run.file.map { .element("p", class: "mono soft", $0) } ?? .nothing,
      ]
      let first = data.cardCount
      let cards = run.snapshots.map { card(of: $0) }
      var numbers: [String: Int] = [:]
      for (index, snapshot) in run.snapshots.enumerated() where numbers[snapshot.step] == nil {
        numbers[snapshot.step] = first + index
      }
      parts += run.findings + cards
      if let recording = run.recording, let number = data.add(recording, cards: numbers) {
        parts.append(Self.film(number))
      }
      return .element("section", ["class": "run"], [.lines(parts)])
    }

    private static func film(_ number: Int) -> HTML {
      .element(
        "details",
        ["class": "film", "data-film": String(number)],
        [
          .element("summary", class: nil, "The run, moment by moment"),
          .element(
            "noscript",
            [:],
            [.element("p", class: "soft", "The moments are shown where scripts run.")]
          ),
        ]
      )
    }

    private mutating func card(of snapshot: ShownSnapshot) -> HTML {
      let number = data.add(snapshot)
      let shown = snapshot.lines.prefix(SnapshotPage.mostLines)
      let lines = shown.enumerated().map { index, line in
        HTML.element(
          "li",
          [:],
          line.marks.isEmpty
            ? [.text(line.words)]
            : [
              .element(
                "button",
                ["type": "button", "data-line": String(index), "aria-pressed": "false"],
                [.text(line.words)]
              )
            ]
        )
      }
      let rest = snapshot.lines.count - shown.count
      let badge =
        switch snapshot.state {
        case .differs: "error"
        case .new: "note"
        case .recorded: "good"
        }
      let words: [HTML] = [
        .element("span", class: "badge \(badge)", snapshot.state.rawValue),
        .element("h4", class: nil, snapshot.name),
        snapshot.place.map { .element("span", class: "mono soft", $0) } ?? .nothing,
        lines.isEmpty ? .nothing : .element("ol", ["class": "words"], lines),
        rest > 0 ? .element("p", class: "soft", "… and \(rest) more") : .nothing,
        data.cardsWithoutPictures.contains(number)
          ? .element(
            "p",
            class: "soft",
            "Its pictures are left out, so that this page stays small."
          )
          : .nothing,
        Self.advice("Accept", snapshot.command, isCode: true),
        Self.advice("Mend first", snapshot.obstacle, isCode: false),
        .element("div", class: "decide", ""),
      ]
      return .element(
        "article",
        [
          "class": "snapshot", "data-state": snapshot.state.rawValue,
          "data-card": String(number), "data-cause": snapshot.cause,
          "data-name": snapshot.name, "tabindex": "-1", "aria-label": snapshot.name,
        ],
        [
          .element("div", ["class": "told"], words),
          .element("div", ["class": "stage"], [plainPictures(of: snapshot)]),
        ]
      )
    }

    private static func advice(_ label: String, _ words: String?, isCode: Bool) -> HTML {
      guard let words else { return .nothing }
      let parts: [HTML] = [
        .element("b", class: nil, label), .element("span", class: isCode ? "mono" : nil, words),
      ]
      return .element("p", ["class": "advice"], parts)
    }

    /// Returns the pictures for a reader without scripts, or a word where they would be too many.
    private mutating func plainPictures(of snapshot: ShownSnapshot) -> HTML {
      let images = [("golden", snapshot.golden), ("new", snapshot.picture)].compactMap {
        word,
        image in image.map { (word, $0.address) }
      }
      guard !images.isEmpty else { return .nothing }
      let size = images.reduce(0) { $0 + $1.1.utf8.count }
      guard plainSize + size <= SnapshotPage.plainPictures else {
        return .element(
          "noscript",
          [:],
          [.element("p", class: "soft", "The pictures are shown where scripts run.")]
        )
      }
      plainSize += size
      let figures = images.map { word, address in
        HTML.element(
          "figure",
          ["class": "pane"],
          [
            .element(
              "img",
              ["src": address, "alt": "\(word): \(snapshot.name)", "loading": "lazy"]
            ),
            .element("figcaption", class: nil, word),
          ]
        )
      }
      return .element("noscript", [:], figures)
    }
  }
}

extension SnapshotPage.Run {
  /// Whether there is nothing to say but that it passed.
  fileprivate var isQuiet: Bool { findings.isEmpty && snapshots.isEmpty && recording == nil }
}

extension ShownSnapshot.Image {
  /// The picture as the address of an image.
  fileprivate var address: String {
    switch self {
    case .svg(let bytes): "data:image/svg+xml;base64," + Data(bytes).base64EncodedString()
    case .png(let bytes): "data:image/png;base64," + Data(bytes).base64EncodedString()
    }
  }
}
