import Testing

/// Guides for whose names there is no room.
struct UnnamedGuideTests {
  @Test func `a name without room is noted however a picture is drawn`() throws {
    try CommandBench.run { layoutsim in
      let scenario = """
        layoutsim: 2
        name: a crowd
        scene:
          device: iPhone 17 Pro
          title: Inbox
          table: {rows: 60, row-height: 52, editing: true, detail: "Detail {row}"}
          overlay: {kind: scroll-and-select, respects-safe-area: true}
          show: [outlines]
        steps:
          - snapshot: one
          - wait: 1s
          - snapshot: two

        """
      try layoutsim.write(scenario, to: "a.sim.yaml")
      let words = "has no room for names of its guides: 'touchView'"
      let few = try layoutsim("render", "a.sim.yaml", "--out", "o")
      #expect(
        few.errors.contains(
          "a.sim.yaml:8:3: note: 'one', 'two' have no room for names of their guides: 'touchView'"
        ),
        "\(few.errors)"
      )
      for arguments in [
        ["--at", "one", "-o", "a.svg"], ["--format", "animated-svg", "--out", "o"],
      ] {
        let run = try layoutsim(["render", "a.sim.yaml"] + arguments)
        #expect(run.code == 0 && run.errors.contains(words), "\(run.errors)")
      }
      try layoutsim.write(scenario.replacing("  show: [outlines]\n", with: ""), to: "a.sim.yaml")
      let shown = try layoutsim(
        "render",
        "a.sim.yaml",
        "--at",
        "1s",
        "--show",
        "outlines",
        "-o",
        "a.svg"
      )
      #expect(shown.errors.contains("note: '1s' of 'a.sim.yaml' \(words)"), "\(shown.errors)")
      #expect(try layoutsim("render", "a.sim.yaml", "--out", "o").errors == "")
    }
  }
}
