import Foundation
import LayoutPreview
import TestSupport
import Testing

/// The page in a browser, with clicks, drags and keys as a reader's.
@Suite(.serialized, .enabled(if: Browser.isWanted), .timeLimit(.minutes(2)))
struct PreviewPageTests {
  /// Opens the page of a file in a browser.
  static func show(
    _ file: WrittenFile = .pan,
    _ body: (Browser, PreviewSession) async throws -> Void
  ) async throws {
    try await show(file.session) { browser, session, _ in try await body(browser, session) }
  }

  /// Opens the page of a preview in a browser, and has its address.
  static func show(
    _ session: PreviewSession,
    _ body: (Browser, PreviewSession, _ address: String) async throws -> Void
  ) async throws {
    try await PreviewServer.serve(session) { port in
      let address = "http://127.0.0.1:\(port)/"
      try await Browser.show(address, readyWhen: "document.body.dataset.picture === '1 end'") {
        browser in
        try await body(browser, session, address)
      }
    }
  }

  /// Returns the place in the window of a point of the screen.
  static func place(
    _ x: Double,
    _ y: Double,
    in browser: Browser
  ) async throws -> (x: Double, y: Double) {
    let box = try await browser.box(of: "#picture")
    let scale = box.width / 393
    return (box.x + x * scale, box.y + y * scale)
  }

  static func text(_ id: String) -> String { "document.getElementById('\(id)').innerText" }

  @Test func `a click asks, and a view of the answer is shown`() async throws {
    try await Self.show { browser, _ in
      #expect(try await browser.value(Self.text("status")) == "all is well")
      try await browser.drag([try await Self.place(30, 300, in: browser)])
      try await browser.wait(
        for: "\(Self.text("panel")).includes(\"View 'touchView' takes a touch\")"
      )
      try await browser.wait(for: "\(Self.text("panel")).includes('touchView.leading ==')")
      try await browser.wait(for: "document.querySelectorAll('#marks rect').length === 1")
      _ = try await browser.value("document.querySelector('.chain a').click()")
      try await browser.wait(for: "\(Self.text("panel")).startsWith(\"Window 'window'\")")
    }
  }

  @Test func `a drag is a finger, whose steps are offered`() async throws {
    try await Self.show { browser, _ in
      try await browser.press("\u{E011}")
      try await browser.wait(for: "document.body.dataset.picture === '1 0'")
      let way = [208.0, 296, 384].map { (30.0, $0) }
      var points: [(x: Double, y: Double)] = []
      for (x, y) in way { points.append(try await Self.place(x, y, in: browser)) }
      try await browser.drag(points, each: 200)
      try await browser.wait(for: "!!document.getElementById('steps')")
      let steps = try await browser.value("document.getElementById('steps').textContent")
      #expect(steps.hasPrefix("  - press: row 2 on touchView\n"))
      #expect(steps.hasSuffix("  - release\n"))
      #expect(steps.contains(#"to: "row 6""#))
      #expect(
        try await browser.value(Self.text("outcome")) == "✓ rows 2..6 are selected then"
      )
      _ = try await browser.value("document.querySelector('input[value=points]').click()")
      try await browser.wait(
        for: "/press: (29|30|31), 20/.test(document.getElementById('steps').textContent)"
      )
    }
  }

  @Test func `keys and the slider go through time`() async throws {
    try await Self.show { browser, _ in
      try await browser.press("\u{E012}\u{E012}\u{E012}")
      try await browser.wait(for: "\(Self.text("moment")).startsWith('after step 2 of 5, line 9')")
      let inside = try await browser.value(
        "(b => [b.left + b.width * 0.5, b.top + b.height / 2])(document.getElementById('time').getBoundingClientRect())"
      )
      let point = inside.split(separator: ",").compactMap { Double($0) }
      try await browser.drag([(point[0], point[1])])
      try await browser.wait(for: "/^0\\.(19|20|21) s$/.test(\(Self.text("clock")))")
      try await browser.wait(for: "/^1 (19|20|21).ms$/.test(document.body.dataset.picture)")
      try await browser.press(" ")
      try await browser.wait(for: "document.body.dataset.picture === '1 end'")
      #expect(try await browser.value(Self.text("play")) == "▶")
    }
  }

  @Test func `a mistake is shown beside the last picture, until it is mended`() async throws {
    let file = WrittenFile.pan
    try await Self.show(file) { browser, session in
      file.replace("row-height: 44", with: "row-height: tall")
      session.reload()
      try await browser.wait(for: "\(Self.text("status")) === '1 mistake'")
      #expect(try await browser.value(Self.text("mistakes")).contains("pan.sim.yaml:5"))
      #expect(try await browser.value("document.getElementById('stale').hidden") == "false")
      #expect(
        try await browser.value("document.getElementById('picture').naturalWidth > 0") == "true"
      )
      file.replace("row-height: tall", with: "row-height: 60")
      session.reload()
      try await browser.wait(for: "document.body.dataset.picture === '3 end'")
      #expect(try await browser.value(Self.text("status")) == "all is well")
      #expect(try await browser.value("document.getElementById('stale').hidden") == "true")
    }
  }

  @Test func `another screen is chosen, and texts of the file stay texts`() async throws {
    let file = WrittenFile.pan
    try await Self.show(file) { browser, session in
      file.replace("name: A pan", with: #"name: "<img src=x onerror='window.isOwned=1'><b>""#)
      session.reload()
      try await browser.wait(for: "document.body.dataset.picture === '2 end'")
      #expect(
        try await browser.value("document.getElementById('name').textContent")
          == "<img src=x onerror='window.isOwned=1'><b>"
      )
      #expect(try await browser.value("document.querySelectorAll('h1 *').length") == "0")
      #expect(try await browser.value("window.isOwned") == "undefined")
      _ = try await browser.value(
        """
        (s => { s.value = 'landscape'; s.dispatchEvent(new Event('change')); })\
        (document.querySelector('select[name=orientation]'))
        """
      )
      try await browser.wait(
        for: "(p => p.naturalWidth > p.naturalHeight)(document.getElementById('picture'))"
      )
      #expect(try await browser.value("location.hash") == "#orientation=landscape")
    }
  }
}
