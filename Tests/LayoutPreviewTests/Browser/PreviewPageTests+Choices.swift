import LayoutPreview
import LayoutScenes
import Testing

extension PreviewPageTests {
  @Test func `every axis of environments is switched`() async throws {
    let file = WrittenFile.pan
    // Its system has a choice of designs.
    file.replace(
      "device: iPhone 15",
      with: "device: iPad Pro 11-inch (M4)\n  system: iOS 26"
    )
    try await Self.show(file) { browser, _ in
      for axis in EnvironmentAxis.all {
        let key = axis.key
        // The last that is possible, which is not the scene's own.
        let value = try await browser.value(
          """
          (s => { const all = [...s.options].filter(o => o.value && !o.disabled && o.value !== page.state.run.environment['\(key)']); \
          s.value = all[all.length - 1].value; s.dispatchEvent(new Event('change')); return s.value; })\
          (document.querySelector('select[name="\(key)"]'))
          """
        )
        try await browser.wait(for: "page.state.run?.environment['\(key)'] === '\(value)'")
        try await browser.click("#reset")
        try await browser.wait(for: "!document.getElementById('reset')")
        try await browser.wait(for: "page.state.run?.environment['\(key)'] !== '\(value)'")
      }
    }
  }

  @Test func `what a screen cannot have is told instead of a picture`() async throws {
    try await Self.show { browser, _ in
      #expect(
        try await browser.value(
          "document.querySelector('select[name=window] option[value=half]').disabled"
        ) == "true"
      )
      _ = try await browser.value("choose('window', 'half')")
      try await browser.wait(for: "\(Self.text("nothing")).includes('on its whole screen')")
      #expect(try await browser.value(Self.text("status")) == "no such screen")
      #expect(try await browser.value(Self.text("name")) == "A pan")
      // The browser itself complains of a picture that is refused.
      _ = try await browser.complaints()
      try await browser.click("#reset")
      try await browser.wait(for: "document.getElementById('nothing').hidden")
    }
  }

  @Test func `the environments of the matrix are chosen, and shown side by side`() async throws {
    let file = WrittenFile.pan
    file.replace(
      "steps:",
      with: "matrix: {devices: [iPhone 15, iPhone 8], themes: [light, dark]}\nsteps:"
    )
    try await Self.show(file) { browser, _ in
      try await browser.click("#tab-Matrix")
      try await browser.wait(for: "document.querySelectorAll('.card .good').length === 4")
      try await browser.wait(
        for: "[...document.querySelectorAll('.card img')].every(image => image.naturalWidth > 0)"
      )
      try await browser.click(".card:nth-child(4)")
      try await browser.wait(for: "page.state.run.environment.device === 'iPhone 8'")
      #expect(try await browser.value("page.state.run.environment.theme") == "dark")
      #expect(
        try await browser.value(
          "document.querySelector('select[name=matrix]').selectedOptions[0].text"
        ) == "iPhone-8-dark"
      )
    }
  }

  @Test func `a large matrix ends with the number of environments that are not shown`() async throws
  {
    let file = WrittenFile.pan
    file.replace(
      "steps:",
      with: "matrix: {devices: [phones], themes: [light, dark], motions: [full, reduced], "
        + "text-weights: [regular, bold]}\nsteps:"
    )
    try await Self.show(file) { browser, _ in
      try await browser.click("#tab-Matrix")
      try await browser.wait(for: "document.querySelectorAll('.card').length === 200")
      let words = "`and ${page.state.hiddenEntries} more: choose them with the other menus`"
      let last = "document.querySelector('.matrix').lastChild.textContent"
      try await browser.wait(for: "page.state.hiddenEntries > 0 && \(last) === \(words)")
    }
  }

  @Test func `the picture stays in its place under the mouse, and each tab begins at its top`()
    async throws
  {
    let file = WrittenFile.pan
    file.replace("- snapshot: after", with: "- repeat: {times: 200, steps: [wait: 1ms]}")
    try await Self.show(file) { browser, _ in
      let box = "JSON.stringify(document.getElementById('picture').getBoundingClientRect())"
      let before = try await browser.value(box)
      #expect(try await browser.value("document.getElementById('panel').scrollTop > 0") == "true")
      try await browser.drag([try await Self.place(30, 300, in: browser)])
      try await browser.wait(for: "\(Self.text("point")).startsWith('x ')")
      #expect(try await browser.value(box) == before)
      try await browser.wait(for: "\(Self.text("panel")).startsWith('View')")
      #expect(try await browser.value("document.getElementById('panel').scrollTop") == "0")
    }
  }

  @Test func `a view has the lines of its constraints`() async throws {
    let file = WrittenFile.pan
    file.replace(
      "overlay: {kind: scroll-and-select, debug: true}",
      with: """
        overlay:
            constraints:
              - touchView.leading == superview.leading
              - touchView.width == 60
              - touchView.top == superview.top
              - touchView.bottom == superview.bottom
        """
    )
    try await Self.show(file) { browser, _ in
      try await browser.drag([try await Self.place(30, 300, in: browser)])
      try await browser.wait(for: "\(Self.text("panel")).includes('touchView.width == 60')")
      #expect(try await browser.value(Self.text("panel")).contains("pan.sim.yaml:9"))
    }
  }

  @Test func `all of the page is reached with the keyboard, and seen to be`() async throws {
    try await Self.show { browser, _ in
      var reached: [String] = []
      for _ in 0..<30 {
        try await browser.press("\u{E004}")
        let name = try await browser.value(
          "document.activeElement.name || document.activeElement.id || document.activeElement.tagName"
        )
        guard name != "BODY" else { break }
        reached.append(name)
        #expect(
          try await browser.value("getComputedStyle(document.activeElement).outlineStyle")
            != "none",
          "\(name)"
        )
      }
      let axes = EnvironmentAxis.all.map(\.key)
      #expect(
        reached == axes + ["SUMMARY", "play", "before", "after", "time", "tab-Steps", "panel"]
      )
      _ = try await browser.value("document.getElementById('tab-Steps').focus()")
      try await browser.press("\u{E014}")
      try await browser.wait(
        for: "page.tab === 'Trace' && document.activeElement.id === 'tab-Trace'"
      )
    }
  }
}
