import Foundation
import Testing

/// The page of 'layoutsim gallery' in a browser, with clicks and keys as a reader's.
@Suite(
  .serialized,
  .enabled(if: Browser.isWanted && Browser.command != nil),
  .timeLimit(.minutes(2))
)
struct GalleryPageTests {
  private static func scenario(_ name: String, device: String = "iPhone 15") -> String {
    """
    layoutsim: 2
    name: \(name)
    scene:
      device: \(device)
      table: {rows: 20, editing: true}
    steps:
      - snapshot: before
      - tap: row 2
      - snapshot: after

    """
  }

  /// Opens the page of four scenarios in two folders; one has a mistake, and one the name of what a page must not run.
  private static func show(_ body: (Browser) async throws -> Void) async throws {
    try await PageFolder.run { folder in
      try folder.write(scenario("A tap"), to: "taps/tap.sim.yaml")
      let hostile = #""</h3><img src=x onerror='window.isOwned=1'>""#
      try folder.write(scenario(hostile), to: ##"taps/<i>&'"#1.sim.yaml"##)
      let pad = scenario("On a pad", device: "iPad (10th generation)")
      try folder.write(pad, to: "b c/pad.sim.yaml")
      try folder.write("layoutsim: 2\nnam: x\n", to: "b c/wrong.sim.yaml")
      #expect(try folder.command("gallery", "--out", "site", "--title", "Ours & more") == 65)
      try await Browser.show(
        folder.url.appendingPathComponent("site/index.html").absoluteString,
        readyWhen: "document.images[0].complete",
        body
      )
    }
  }

  /// The scenarios that are seen, by the names of their files.
  private static let shown =
    "[...document.querySelectorAll('article')].filter(a => a.checkVisibility()).map(a => a.querySelector('.mono').textContent.split('/').pop().split('.')[0]).join()"

  @Test func `every picture is seen and is a link to itself`() async throws {
    try await Self.show { browser in
      #expect(try await browser.value("document.title") == "Ours & more")
      // Those further down are loaded when they come near.
      _ = try await browser.value(
        "document.querySelectorAll('img').forEach(i => { i.loading = 'eager' })"
      )
      try await browser.wait(
        for: "document.images.length === 6 && [...document.images].every(i => i.naturalWidth > 300)"
      )
      #expect(
        try await browser.value("document.querySelectorAll('h3 *, figcaption *').length") == "0"
      )
      #expect(
        try await browser.value("document.querySelector('.trouble').textContent").contains("check")
      )
      let link = "article:has(img) figure:nth-of-type(2) a"
      let address = try await browser.value("document.querySelector('\(link)').href")
      try await browser.scroll(to: link)
      try await browser.click(link)
      try await browser.wait(for: "location.href === '\(address)'")
      #expect(try await browser.value("document.documentElement.localName") == "svg")
    }
  }

  @Test func `words choose scenarios, in any order, also those that describe a picture`()
    async throws
  {
    try await Self.show { browser in
      let all = try await browser.value(Self.shown)
      #expect(all.split(separator: ",").count == 4)
      let count = "document.querySelector('#tools output').textContent"
      #expect(try await browser.value(count).isEmpty)
      try await browser.press("/tap.sim A taps")
      #expect(try await browser.value("document.activeElement.type") == "search")
      #expect(try await browser.value(Self.shown) == "tap")
      #expect(try await browser.value(count) == "1 of 4 shown")
      #expect(
        try await browser.value(
          "[...document.querySelectorAll('h2')].filter(h => h.checkVisibility()).length"
        ) == "1"
      )
      // Escape forgets the words.
      try await browser.press("\u{E00C}")
      #expect(try await browser.value(Self.shown) == all)
      // Only the words for people who cannot see the picture have this one.
      try await browser.press("/portrait ipad")
      #expect(try await browser.value(Self.shown) == "pad")
      try await browser.press("\u{E00C}/nowhere")
      #expect(try await browser.value(Self.shown).isEmpty)
      #expect(try await browser.value(count) == "0 of 4 shown")
    }
  }

  @Test func `keys go from scenario to scenario, and links to a folder`() async throws {
    try await Self.show { browser in
      let now = "[...document.querySelectorAll('article')].indexOf(document.activeElement)"
      try await browser.press("jjj")
      #expect(try await browser.value(now) == "2")
      try await browser.press("kk")
      #expect(try await browser.value(now) == "0")
      // The tabulator goes on to its pictures.
      try await browser.press("\u{E004}")
      #expect(try await browser.value("document.activeElement.localName") == "a")
      _ = try await browser.value("scrollTo(0, 0)")
      try await browser.click("nav a:last-child")
      try await browser.wait(
        for:
          "document.querySelector('section:last-of-type').getBoundingClientRect().top < innerHeight / 2"
      )
      // The search stays in reach.
      let tools = try await browser.box(of: "#tools")
      #expect(tools.y >= 0 && tools.y < 100)
    }
  }

  @Test func `it is read in dark, narrow and without its script`() async throws {
    try await Self.show { browser in
      let features = [["name": "prefers-color-scheme", "value": "dark"]]
      try await browser.tool("Emulation.setEmulatedMedia", ["features": features])
      #expect(
        try await browser.value("getComputedStyle(document.body).backgroundColor")
          == "rgb(28, 28, 30)"
      )
      try await browser.tool(
        "Emulation.setDeviceMetricsOverride",
        ["width": 340, "height": 700, "deviceScaleFactor": 1, "mobile": false]
      )
      try await browser.wait(for: "innerWidth === 340")
      #expect(try await browser.value("document.documentElement.scrollWidth <= 340") == "true")
      try await browser.tool("Emulation.setScriptExecutionDisabled", ["value": true])
      try await browser.open(try await browser.value("location.href"))
      #expect(try await browser.value(Self.shown).split(separator: ",").count == 4)
      #expect(
        try await browser.value("document.getElementById('tools').checkVisibility()") == "false"
      )
    }
  }
}
