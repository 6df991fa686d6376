import LayoutPreview
import Testing

extension PreviewPageTests {
  @Test func `the steps of a drag, pasted into the file, select what they said`() async throws {
    try await SavedFile.inFolder { folder in
      let text = WrittenFile.pan.text
      try folder.save(text)
      try await Self.show(folder.session) { browser, _, _ in
        let way = [(30.0, 300.0), (30, 430), (30, 560)]
        var points: [(x: Double, y: Double)] = []
        for (x, y) in way { points.append(try await Self.place(x, y, in: browser)) }
        try await browser.drag(points, each: 250)
        try await browser.wait(for: "!!document.getElementById('steps')")
        let steps = try await browser.value("document.getElementById('steps').textContent")
        let outcome = try await browser.value(Self.text("outcome"))
        let rows = try #require(outcome.firstMatch(of: /^✓ (rows? .*) (is|are) selected then$/))
        let pasted = steps + "  - expect: {selected: [\(rows.output.1)]}\n"
        try folder.save(text.replacing("  - snapshot: after\n", with: pasted))
        try await browser.wait(for: "document.body.dataset.picture === '2 end'")
        #expect(try await browser.value(Self.text("status")) == "all is well", "\(pasted)")
      }
    }
  }

  @Test func `a file that the scenario names is followed, and its mistakes are shown`() async throws
  {
    try await SavedFile.inFolder { folder in
      let base = "scene: {device: iPhone 15, table: {rows: 4}}\nsteps: []\n"
      try folder.save(base, as: "base.yaml")
      try folder.save("layoutsim: 2\nname: x\nbase: base.yaml\n")
      try await Self.show(folder.session) { browser, _, _ in
        try await browser.click("#tab-Tree")
        try await browser.wait(for: "\(Self.text("panel")).includes('Row 3')")
        try folder.save(base.replacing("rows: 4", with: "rows: 6"), as: "base.yaml", [])
        try await browser.wait(for: "\(Self.text("panel")).includes('Row 5')")
        try folder.save(base.replacing("rows: 4", with: "rows: many"), as: "base.yaml")
        try await browser.wait(for: "\(Self.text("mistakes")).includes('base.yaml:1')")
        #expect(try await browser.value(Self.text("status")) == "1 mistake")
      }
    }
  }

  @Test func `ten tabs follow each save`() async throws {
    let file = WrittenFile.pan
    try await Self.show(file.session) { browser, session, address in
      let tabs = try await browser.openTabs(9, address)
      for tab in tabs {
        try await browser.switchTo(tab)
        try await browser.wait(for: "document.body.dataset.picture === '1 end'")
      }
      file.replace("rows: 40", with: "rows: 41")
      session.reload()
      for tab in tabs {
        try await browser.switchTo(tab)
        try await browser.wait(for: "document.body.dataset.picture === '2 end'")
      }
    }
  }
}
