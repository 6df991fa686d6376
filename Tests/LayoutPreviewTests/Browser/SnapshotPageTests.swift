import Foundation
import Testing

/// The page of 'layoutsim test --report' in a browser, with clicks, drags and keys as a reader's.
@Suite(
  .serialized,
  .enabled(if: Browser.isWanted && Browser.command != nil),
  .timeLimit(.minutes(3))
)
struct SnapshotPageTests {
  /// A scenario whose texts are what a page must not run.
  static let pan = #"""
    layoutsim: 2
    name: A pan
    scene:
      device: iPhone 15
      title: "</script>\u202E<img src=x onerror='window.isOwned=1'>"
      table: {rows: 40, row-height: 44, editing: true}
      overlay: {kind: scroll-and-select, debug: true}
    steps:
      - snapshot: before
      - press: row 2 on touchView
      - move: {to: row 6, within: 400ms}
      - snapshot: down
      - release
      - snapshot: after

    """#

  /// Two goldens that differ, of which one lacks a selected row; one that is gone; a run that fails; one that passes.
  static func fill(_ folder: PageFolder) throws {
    try folder.write(pan, to: "pan.sim.yaml")
    try folder.write(pan, to: "fine.sim.yaml")
    try folder.write(
      pan.replacing("  - release", with: "  - release\n  - expect: {selected: row 1}")
        .replacing("  - snapshot: before\n", with: "")
        .replacing("  - snapshot: down\n", with: "")
        .replacing("  - snapshot: after\n", with: ""),
      to: "wrong.sim.yaml"
    )
    _ = try folder.command("test", "--record", "missing")
    let selected = #"data-row="4" data-section="0" data-selected="true""#
    let other = selected.replacing("true", with: "false")
    try folder.replace(selected, with: other, in: "pan/down.svg")
    try folder.replace(selected, with: other, in: "pan/after.svg")
    try folder.replace(">Row 9<", with: ">Row nine<", in: "pan/after.svg")
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("pan/before.svg"))
  }

  /// Opens the page of these in a browser.
  private static func show(_ body: (Browser) async throws -> Void) async throws {
    try await PageFolder.run { folder in
      try fill(folder)
      #expect(try folder.command("test", "--record", "none", "--report", "page.html") == 1)
      try await Browser.show(
        folder.url.appendingPathComponent("page.html").absoluteString,
        readyWhen: "document.querySelectorAll('.stage img').length > 0",
        body
      )
    }
  }

  /// The cards that are seen, by the first letter of their state.
  private static let shown =
    "[...document.querySelectorAll('article')].filter(a => a.offsetParent).map(a => (a.dataset.state ?? a.dataset.level)[0]).join('')"

  private static func card(_ name: String) -> String { "article[data-name=\"\(name)\"]" }

  @Test func `a click on a line shows the place, and another takes it away`() async throws {
    try await Self.show { browser in
      let line = "\(Self.card("down")) .words button"
      #expect(
        try await browser.value("document.querySelector('\(line)').textContent")
          == "row 4: not selected → selected"
      )
      let mark = "\(Self.card("down")) .new .mark"
      try await browser.scroll(to: line)
      try await browser.wait(for: "document.querySelector('\(mark)') !== null")
      #expect(
        try await browser.value("document.querySelector('\(mark)').checkVisibility()") == "false"
      )
      try await browser.click(line)
      try await browser.wait(for: "document.querySelector('\(mark)').checkVisibility()")
      // A row of 44 pt across the screen of 852 pt.
      let height = try await browser.value(
        "parseFloat(document.querySelector('\(mark)').style.height)"
      )
      let percent = try #require(Double(height))
      #expect(abs(percent - 100 * 44 / 852) < 0.01)
      #expect(
        try await browser.value("document.querySelector('\(line)').getAttribute('aria-pressed')")
          == "true"
      )
      try await browser.click(line)
      try await browser.wait(for: "!document.querySelector('\(mark)').checkVisibility()")
    }
  }

  @Test func `keys and clicks choose how both pictures are seen`() async throws {
    try await Self.show { browser in
      let stage = "\(Self.card("down")) .stage"
      _ = try await browser.value(
        "document.querySelector('\(stage)').scrollIntoView({block: 'center'})"
      )
      try await browser.wait(for: "document.querySelectorAll('\(stage) img').length === 2")
      func left(_ side: String) async throws -> Double {
        try await browser.box(of: "\(stage) .\(side)").x
      }
      #expect(try await left("golden") < left("new"))
      try await browser.press("2")
      try await browser.wait(for: "document.body.dataset.mode === 'slider'")
      #expect(try await left("golden") == left("new"))
      let box = try await browser.box(of: "\(stage) .golden .picture")
      try await browser.drag([
        (box.x + box.width / 2, box.y + 100), (box.x + box.width / 4, box.y + 100),
      ])
      try await browser.wait(
        for:
          "Math.abs(getComputedStyle(document.querySelector('\(stage)')).getPropertyValue('--at') - .25) < .02"
      )
      try await browser.press("3")
      try await browser.wait(
        for:
          "Math.abs(getComputedStyle(document.querySelector('\(stage) .new .picture')).opacity - .25) < .02"
      )
      try await browser.press("4")
      try await browser.wait(
        for: "getComputedStyle(document.querySelector('\(stage) .new')).animationName === 'blink'"
      )
      try await browser.click("[data-mode=difference]")
      try await browser.wait(
        for:
          "getComputedStyle(document.querySelector('\(stage) .new img')).mixBlendMode === 'difference'"
      )
      #expect(
        try await browser.value("document.querySelector('\(stage) .new .mark').checkVisibility()")
          == "true"
      )
      // The arrows go on within the group.
      try await browser.press("\u{E012}")
      try await browser.wait(for: "document.body.dataset.mode === 'blink'")
    }
  }

  @Test func `states, causes and words choose what is shown`() async throws {
    try await Self.show { browser in
      #expect(try await browser.value(Self.shown) == "ndde")
      try await browser.click("#tools button[data-state=new]")
      #expect(try await browser.value(Self.shown) == "dde")
      #expect(
        try await browser.value("document.getElementById('shown').textContent") == "6 of 7 shown"
      )
      try await browser.click("#tools button[data-state=new]")
      _ = try await browser.value(
        "(s => { s.selectedIndex = 1; s.dispatchEvent(new Event('change')); })(document.querySelector('#tools select'))"
      )
      #expect(try await browser.value(Self.shown) == "dd")
      _ = try await browser.value(
        "(s => { s.selectedIndex = 0; s.dispatchEvent(new Event('change')); })(document.querySelector('#tools select'))"
      )
      try await browser.press("/row nine")
      #expect(try await browser.value(Self.shown) == "d")
      try await browser.press("\u{E00C}")
      #expect(try await browser.value(Self.shown) == "ndde")
      try await browser.press("jj")
      #expect(try await browser.value("document.activeElement.dataset.name") == "down")
      try await browser.press("k")
      #expect(try await browser.value("document.activeElement.dataset.name") == "before")
    }
  }

  @Test func `the run is scrubbed, with its trace, and the golden beside it in step`() async throws
  {
    try await Self.show { browser in
      try await browser.scroll(to: ".film summary")
      try await browser.click(".film summary")
      try await browser.wait(for: "document.querySelector('.reel .new img')?.naturalWidth === 393")
      _ = try await browser.value("document.querySelector('.reel').scrollIntoView()")
      let clock = "document.querySelector('.line output').textContent"
      // It begins at the first snapshot that does not pass.
      #expect(try await browser.value(clock) == "0.00 of 0.40 s")
      let picture = try await browser.value("document.querySelector('.reel .new img').src")
      let range = try await browser.box(of: ".track input")
      try await browser.drag([
        (range.x + 8, range.y + range.height / 2),
        (range.x + range.width / 2, range.y + range.height / 2),
      ])
      try await browser.wait(for: "/^0\\.(19|20|21) of/.test(\(clock))")
      #expect(try await browser.value("document.querySelector('.reel .new img').src") != picture)
      let entry = "document.querySelector('.trace [aria-current]').textContent"
      #expect(try await browser.value(entry).hasPrefix("0."))
      // A key goes to the next moment.
      let moment = try await browser.value("document.querySelector('.film').dataset.moment")
      try await browser.press("\u{E014}")
      try await browser.wait(
        for: "document.querySelector('.film').dataset.moment == \(moment) + 1"
      )
      // The snapshots stand on the line, and each has its golden.
      try await browser.scroll(to: ".track button:nth-of-type(2)")
      try await browser.click(".track button:nth-of-type(2)")
      try await browser.wait(
        for: "document.querySelector('.reel .golden figcaption')?.textContent === 'golden of down'"
      )
      #expect(try await browser.value(clock) == "0.40 of 0.40 s")
      // A line of the trace goes back to its time.
      _ = try await browser.value("document.querySelector('.trace').scrollTo(0, 0)")
      try await browser.scroll(to: ".trace li:nth-child(2) button")
      try await browser.click(".trace li:nth-child(2) button")
      try await browser.wait(for: "\(clock).startsWith('0.00')")
      try await browser.scroll(to: ".play")
      try await browser.click(".play")
      try await browser.wait(for: "\(clock).startsWith('0.40')")
      try await browser.wait(for: "document.querySelector('.play').ariaLabel === 'Play'")
    }
  }

  @Test func `a click on a moment says what takes a touch there, and the tree is beside it`()
    async throws
  {
    try await Self.show { browser in
      try await browser.scroll(to: ".film summary")
      try await browser.click(".film summary")
      try await browser.wait(for: "document.querySelector('.reel .new img')?.naturalWidth === 393")
      _ = try await browser.value("document.querySelector('.reel').scrollIntoView()")
      let box = try await browser.box(of: ".reel .new img")
      func touch(_ x: Double, _ y: Double) async throws {
        let scale = box.width / 393
        try await browser.drag([(box.x + x * scale, box.y + y * scale)])
      }
      let answer = "document.querySelector('.touch .answer').textContent"
      try await touch(30, 300)
      try await browser.wait(for: "\(answer).startsWith(\"View 'touchView' takes a touch at (\")")
      let chain =
        "[...document.querySelectorAll('.touch li')].map(l => l.textContent.trim().split(' ')[0]).join()"
      #expect(try await browser.value(chain) == "Window,NavigationContainer,View,View")
      try await touch(300, 300)
      try await browser.wait(for: "!\(answer).includes('touchView')")
      #expect(try await browser.value(chain).contains("TableViewCell"))
      // The dot and the frame of the view are on the picture.
      #expect(
        try await browser.value("document.querySelectorAll('.reel .dot, .reel .mark').length")
          == "2"
      )
      try await browser.scroll(to: ".tabs button:nth-child(2)")
      try await browser.click(".tabs button:nth-child(2)")
      #expect(
        try await browser.value(
          "document.querySelector('.tree li').textContent.startsWith('Window')"
        )
          == "true"
      )
      try await browser.scroll(to: ".tree li:nth-child(3) button")
      try await browser.click(".tree li:nth-child(3) button")
      #expect(try await browser.value("document.querySelectorAll('.reel .mark').length") == "1")
    }
  }

  @Test func `it is read in dark, narrow, on paper and without its script`() async throws {
    try await Self.show { browser in
      #expect(
        try await browser.value("document.querySelectorAll('main svg, main h4 *').length") == "0"
      )
      #expect(try await browser.value("document.body.innerText.includes('\\u202E')") == "false")
      let features = [["name": "prefers-color-scheme", "value": "dark"]]
      try await browser.tool("Emulation.setEmulatedMedia", ["features": features])
      #expect(
        try await browser.value("getComputedStyle(document.body).backgroundColor")
          == "rgb(28, 28, 30)"
      )
      try await browser.tool("Emulation.setEmulatedMedia", ["media": "print"])
      #expect(
        try await browser.value("document.getElementById('tools').checkVisibility()") == "false"
      )
      try await browser.tool("Emulation.setEmulatedMedia", ["media": ""])
      try await browser.tool(
        "Emulation.setDeviceMetricsOverride",
        ["width": 340, "height": 700, "deviceScaleFactor": 1, "mobile": false]
      )
      try await browser.wait(for: "innerWidth === 340")
      #expect(try await browser.value("document.documentElement.scrollWidth <= 340") == "true")
      try await browser.tool("Emulation.setScriptExecutionDisabled", ["value": true])
      try await browser.open(try await browser.value("location.href"))
      #expect(try await browser.value(Self.shown) == "ndde")
      let images = "[...document.querySelectorAll('.stage img')]"
      #expect(try await browser.value("\(images).length") == "5")
      try await browser.wait(for: "\(images)[0].naturalWidth === 393")
    }
  }
}
