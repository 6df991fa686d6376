import Foundation
import TestSupport
import Testing

/// The page of 'layoutsim validate --report' in a browser, with clicks and keys as a reader's.
@Suite(
  .serialized,
  .enabled(if: Browser.isWanted && Browser.command != nil),
  .timeLimit(.minutes(2))
)
struct ReportPageTests {
  /// A scenario with findings of all levels, whose names and texts are what a page must not run.
  private static let hostile = #"""
    layoutsim: 2
    name: A strip that is too wide
    scene:
      title: "<img src=x onerror=alert(2)>"
      table: {rows: 40, editing: true}
      views:
        - {name: label1, label: "\"><svg onload=alert(3)> \u2067مرحبا"}
        - {name: label2, label: "--> ]]> </style></script><script>alert(4)</script> WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW"}
      overlay:
        constraints:
          - touchView.leading == superview.leading + 100
          - touchView.trailing == superview.trailing - 16
          - touchView.width >= 270
          - touchView.top == superview.top
          - touchView.bottom == superview.bottom

    """#

  /// Writes the page of a scenario with the command, and opens it in a browser.
  private static func show(
    _ scenario: String,
    named name: String,
    _ options: [String],
    _ body: (Browser, _ bytes: Int) async throws -> Void
  ) async throws {
    try await PageFolder.run { folder in
      try folder.write(scenario, to: name)
      try folder.command(["validate", "--report", "page.html"] + options + [name])
      let page = folder.url.appendingPathComponent("page.html")
      let bytes = try Data(contentsOf: page).count
      try await Browser.show(page.absoluteString) { browser in try await body(browser, bytes) }
    }
  }

  private static func showHostile(_ body: (Browser) async throws -> Void) async throws {
    let phones = "iPhone 15,iPhone SE (3rd generation)"
    try await show(hostile, named: #"<i>&'"wide.sim.yaml"#, ["--device", phones]) { browser, _ in
      try await body(browser)
    }
  }

  /// The cards that are seen, by their levels.
  private static let shown =
    "[...document.querySelectorAll('article')].filter(a => a.offsetParent).map(a => a.dataset.level[0]).join('')"
  /// The words that are chosen, or whose card has the focus.
  private static let focus =
    "[...document.querySelectorAll('article')].indexOf(document.activeElement)"

  @Test func `levels are chosen with clicks, words with keys`() async throws {
    try await Self.showHostile { browser in
      let all = try await browser.value(Self.shown)
      #expect(Set(all) == ["e", "w", "n"] && all.first == "e", "\(all)")
      try await browser.click("#tools button.warning")
      #expect(try await browser.value(Self.shown) == all.replacing("w", with: ""))
      try await browser.click("#tools button.error")
      #expect(try await browser.value(Self.shown) == all.filter { $0 == "n" })
      #expect(
        try await browser.value(
          "document.querySelector('#tools button.error').getAttribute('aria-pressed')"
        ) == "false"
      )
      try await browser.click("#tools button.warning")
      try await browser.click("#tools button.error")
      try await browser.press("/unable to")
      #expect(try await browser.value(Self.shown) == "e")
      // Escape forgets the words.
      try await browser.press("\u{E00C}")
      #expect(try await browser.value(Self.shown) == all)
      try await browser.press("jjk")
      #expect(try await browser.value(Self.focus) == "0")
    }
  }

  @Test func `the screens of a finding open with a click`() async throws {
    try await Self.showHostile { browser in
      let table = "document.querySelector('article details table').checkVisibility()"
      #expect(try await browser.value(table) == "false")
      try await browser.click("article details summary")
      try await browser.wait(for: table)
      #expect(
        try await browser.value("document.querySelector('article details td').innerText")
          == "375 × 667"
      )
    }
  }

  @Test func `names and texts are words`() async throws {
    try await Self.showHostile { browser in
      try await browser.wait(for: "document.images.length > 0")
      #expect(try await browser.value("document.title") == #"Validation of <i>&'"wide"#)
      #expect(try await browser.value("document.querySelectorAll('script').length") == "1")
      #expect(
        try await browser.value("document.querySelectorAll('main svg, main i, main style').length")
          == "0"
      )
      // Each picture is there, and has no script or text of its own language.
      #expect(
        try await browser.value(
          "[...document.images].filter(i => i.loading !== 'lazy').every(i => i.naturalWidth > 0)"
        ) == "true"
      )
      #expect(try await browser.value("document.body.innerText.includes('\\u2067')") == "false")
    }
  }

  @Test func `it is read in light and dark, narrow, on paper and without its script`() async throws
  {
    try await Self.showHostile { browser in
      let back = "getComputedStyle(document.body).backgroundColor"
      for (style, color) in [("light", "rgb(245, 245, 247)"), ("dark", "rgb(28, 28, 30)")] {
        let features = [["name": "prefers-color-scheme", "value": style]]
        try await browser.tool("Emulation.setEmulatedMedia", ["features": features])
        #expect(try await browser.value(back) == color)
      }
      let tools = "document.getElementById('tools').offsetParent !== null"
      try await browser.tool("Emulation.setEmulatedMedia", ["media": "print"])
      #expect(try await browser.value(tools) == "false")
      #expect(try await browser.value(back) == "rgba(0, 0, 0, 0)")
      try await browser.tool("Emulation.setEmulatedMedia", ["media": ""])
      #expect(try await browser.value(tools) == "true")
      let all = try await browser.value(Self.shown)
      try await browser.tool(
        "Emulation.setDeviceMetricsOverride",
        ["width": 340, "height": 700, "deviceScaleFactor": 1, "mobile": false]
      )
      try await browser.wait(for: "innerWidth === 340")
      #expect(try await browser.value("document.documentElement.scrollWidth <= 340") == "true")
      try await browser.tool("Emulation.setScriptExecutionDisabled", ["value": true])
      try await browser.open(try await browser.value("location.href"))
      #expect(try await browser.value(Self.shown) == all)
      #expect(try await browser.value(tools) == "false")
    }
  }

  @Test func `the page of the demo on thousands of screens is small and quick`() async throws {
    let demo = try String(
      contentsOfFile: "\(Repository.root)/Snapshots/demo.sim.yaml",
      encoding: .utf8
    )
    let options = [
      "--device", "all", "--text-size",
      "extra-small,small,medium,large,extra-large,extra-extra-large,extra-extra-extra-large,"
        + "accessibility-1,accessibility-2,accessibility-3,accessibility-4,accessibility-5",
    ]
    try await Self.show(demo, named: "demo.sim.yaml", options) { browser, bytes in
      #expect(bytes < 3_000_000)
      #expect(
        try await browser.value("document.querySelectorAll('.matrix td.note').length > 3800")
          == "true"
      )
      let time = try await browser.value(
        "(() => { const start = performance.now(); document.querySelector('#tools button').click(); document.body.offsetHeight; return performance.now() - start; })()"
      )
      #expect(try #require(Double(time)) < 500)
    }
  }
}
