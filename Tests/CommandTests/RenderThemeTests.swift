import TestSupport
import Testing

/// Pictures in light and in dark.
@Suite struct RenderThemeTests {
  @Test func `a picture in both appearances is two files, or one that follows the reader's`() throws
  {
    try CommandBench.run { layoutsim in
      let scenario =
        plainScenario + """
          pictures:
            - {file: pair.svg, at: after, theme: [light, dark]}
            - {file: auto.svg, at: after, theme: auto}

          """
      try layoutsim.write(scenario, to: "pan.sim.yaml")
      let run = try layoutsim("render", "pan.sim.yaml", "--out", "p")
      #expect(run.code == 0, "\(run.errors)")
      #expect(run.lines == ["p/pair.svg", "p/pair~dark.svg", "p/auto.svg"])
      let (light, dark, both) = (
        layoutsim.text(of: "p/pair.svg") ?? "", layoutsim.text(of: "p/pair~dark.svg") ?? "",
        layoutsim.text(of: "p/auto.svg") ?? ""
      )
      #expect(light.contains("light appearance") && dark.contains("dark appearance"))
      #expect(both.contains("light or dark appearance"))
      #expect(both.contains("@media (prefers-color-scheme:dark){"))
      #expect(!light.contains("@media"))
      // What stands in one page has no id twice.
      let ids = [light, dark, both].map { text in
        Set(text.matches(of: /\sid="([^"]+)"/).map { String($0.output.1) })
      }
      #expect(ids[0].isDisjoint(with: ids[1]) && ids[1].isDisjoint(with: ids[2]))
      #expect(try layoutsim("render", "pan.sim.yaml", "--out", "p", "--check").code == 0)
      let themes = try layoutsim("render", "pan.sim.yaml", "--out", "q", "--theme", "light,dark")
      #expect(themes.lines == ["q/pair.svg", "q/pair~dark.svg", "q/auto.svg"])
    }
  }

  @Test func `a picture with an appearance of its own is drawn once for all of them`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(
        plainScenario + """
          matrix: {devices: [iPhone 15, iPhone 8], themes: [light, dark]}
          pictures: [{file: a.svg, at: after}, {file: b.svg, at: after, theme: dark}]

          """,
        to: "pan.sim.yaml"
      )
      let run = try layoutsim("render", "pan.sim.yaml", "--out", ".")
      #expect(
        run.lines == [
          "a@iPhone-15-light.svg", "b@iPhone-15.svg", "a@iPhone-15-dark.svg",
          "a@iPhone-8-light.svg", "b@iPhone-8.svg", "a@iPhone-8-dark.svg",
        ],
        "\(run.errors)"
      )
      let pictures = ["a@iPhone-8-dark.svg", "b@iPhone-8.svg"].map { layoutsim.text(of: $0) }
      #expect(unsalted(pictures[0]) == unsalted(pictures[1]))
      let one = try layoutsim(
        "render",
        "pan.sim.yaml",
        "--out",
        ".",
        "--theme",
        "light,dark",
        "--device",
        "iPhone 8"
      )
      #expect(one.lines == ["a@light.svg", "b.svg", "a@dark.svg"])
    }
  }

  @Test func `a sheet is drawn once for all environments that it has itself`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(
        plainScenario + """
          matrix: {devices: [iPhone 15, iPhone 8], themes: [light, dark]}
          pictures: [{file: s.svg, at: after, sheet: {devices: [iPhone 15, iPhone 8]}}]

          """,
        to: "pan.sim.yaml"
      )
      let run = try layoutsim("render", "pan.sim.yaml", "--out", ".")
      #expect(run.lines == ["s@light.svg", "s@dark.svg"], "\(run.errors)")
    }
  }

  @Test func `a prefix of ids keeps those of several pictures apart`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(
        plainScenario + "pictures: [{file: a.svg, at: after}, {file: b.svg, at: after}]\n",
        to: "pan.sim.yaml"
      )
      #expect(
        try layoutsim("render", "pan.sim.yaml", "--id-prefix", "x.", "--out", ".").code == 0
      )
      let ids = ["a.svg", "b.svg"].map { file in
        let text = layoutsim.text(of: file) ?? ""
        return Set(text.matches(of: /\sid="([^"]+)"/).map { String($0.output.1) })
      }
      #expect(!ids[0].isEmpty && ids[0].isDisjoint(with: ids[1]))
      #expect(ids.allSatisfy { $0.allSatisfy { $0.hasPrefix("x.") } })
    }
  }

  @Test func `a background that shines through has one color behind all screens of a strip`() throws
  {
    try CommandBench.run { layoutsim in
      try layoutsim.write(
        plainScenario + """
          annotate: [{at: row 3, number: 1, text: Words}, {caption: Below}]
          pictures: [{file: a.svg, strip: [after], background: fill}]

          """,
        to: "pan.sim.yaml"
      )
      #expect(try layoutsim("render", "pan.sim.yaml", "--out", ".").code == 0)
      let text = try #require(layoutsim.text(of: "a.svg"))
      let pages = text.matches(of: /<rect id="[^"]*page[^"]*"[^>]*>/).map { String($0.output) }
      #expect(!pages.isEmpty && pages.allSatisfy { !$0.contains("opacity") }, "\(pages)")
    }
  }
}
