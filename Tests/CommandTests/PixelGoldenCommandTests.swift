import TestSupport
import Testing

@Suite struct PixelGoldenCommandTests {
  @Test func `pixels are compared where that is asked for`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(plainScenario, to: "pan.sim.yaml")
      let first = try layoutsim("test", "--goldens", "svg,png", "pan.sim.yaml")
      if hasPNG {
        #expect(first.lines.contains("+ pan › after.png  recorded"))
        #expect(filesInFolder("\(layoutsim.folder)/pan") == ["after.png", "after.svg"])
        #expect(try layoutsim("test", "--goldens", "png", "pan.sim.yaml").code == 0)
        // One row more is selected.
        try layoutsim.write(
          plainScenario.replacing("row 6", with: "row 7").replacing("rows 2..6", with: "rows 2..7"),
          to: "pan.sim.yaml"
        )
        let run = try layoutsim("test", "--goldens", "png", "pan.sim.yaml")
        #expect(run.code == 1)
        #expect(run.lines.first == "✗ pan › after.png  3 differences", "\(run.output)")
        #expect(run.lines.contains { $0.contains("pixels differ, by up to") })
        #expect(run.lines.contains { $0.contains("tableView.row-0-7") }, "\(run.output)")
        #expect(
          run.lines.contains("  differs .layoutsim/failures/pan/after.png.difference.png")
        )
        #expect(run.lines.contains("  accept  layoutsim accept pan/after"))
        let there = try layoutsim(
          "test",
          "--goldens",
          "png",
          "pan.sim.yaml",
          variables: ["CI": "1"]
        )
        #expect(there.lines.contains("  accept  layoutsim accept --from FOLDER pan/after"))
        #expect(
          filesInFolder("\(layoutsim.folder)/.layoutsim/failures/pan") == [
            "after.png.difference.png", "after.png.difference.txt", "after.png.new.png",
            "after.png.old.png",
          ]
        )
        #expect(try layoutsim("accept", "--from", ".layoutsim/failures", "--all").code == 0)
        #expect(try layoutsim("test", "--goldens", "png", variables: ["CI": "1"]).code == 0)
      } else {
        #expect(first.code == 69)
        #expect(first.errors.contains("this layoutsim was built without PNG"))
        #expect(filesInFolder("\(layoutsim.folder)/pan").isEmpty)
      }
      let wrong = try layoutsim("test", "--tolerance", "similar", "pan.sim.yaml")
      #expect(wrong.code == 64)
      #expect(wrong.errors.contains("--tolerance is for '--goldens png'"))
    }
  }

  @Test(.enabled(if: hasPNG))
  func `every snapshot that does not pass is drawn, also of one scenario`() throws {
    try CommandBench.run { layoutsim in
      let names = (0..<9).map { "a\($0)" }
      let steps = names.map { "  - snapshot: \($0)\n" }.joined()
      let scenario = "layoutsim: 2\nname: n\nscene:\n  table: {rows: 3}\nsteps:\n\(steps)"
      try layoutsim.write(scenario, to: "many.sim.yaml")
      #expect(try layoutsim("test").code == 0)
      try layoutsim.write(scenario.replacing("rows: 3", with: "rows: 4"), to: "many.sim.yaml")
      let run = try layoutsim("test")
      #expect(run.code == 1)
      let drawn = run.lines.filter { $0.hasPrefix("  differs ") }
      #expect(drawn == names.map { "  differs .layoutsim/failures/many/\($0).difference.png" })
      let files = filesInFolder("\(layoutsim.folder)/.layoutsim/failures/many")
      #expect(files.count == 3 * names.count)
    }
  }
}
