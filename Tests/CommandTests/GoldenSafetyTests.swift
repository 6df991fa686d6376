import Foundation
import TestSupport
import Testing

/// What a run may neither delete nor overwrite.
@Suite struct GoldenSafetyTests {
  private static let small = """
    layoutsim: 1
    name: a small screen
    scene:
      table: {rows: 3}
    steps:
      - snapshot: a

    """

  // MARK: What is no golden

  @Test func `pictures of render are no goldens, with texts neither`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(Self.small, to: "x.sim.yaml")
      _ = try layoutsim("test")
      _ = try layoutsim("render", "x.sim.yaml", "--text", "text", "--out", "docs")
      _ = try layoutsim("render", "x.sim.yaml", "--text", "text", "-o", "x/picture.svg")
      for arguments in [["check", "."], ["test", "--obsolete", "delete"]] {
        let run = try layoutsim(arguments, variables: ["CI": "1"])
        #expect(run.code == 0, "\(run.output)")
      }
      #expect(filesInFolder("\(layoutsim.folder)/docs/x") == ["a.svg"])
      #expect(filesInFolder("\(layoutsim.folder)/x") == ["a.svg", "picture.svg"])
    }
  }

  #if PNG
  @Test func `goldens of pixels are told from other PNG files`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(Self.small, to: "x.sim.yaml")
      #expect(try layoutsim("test", "--goldens", "svg,png").code == 0)
      _ = try layoutsim("render", "x.sim.yaml", "-o", "x/logo.png")
      let golden = "\(layoutsim.folder)/x/a.png"
      try FileManager.default.copyItem(atPath: golden, toPath: "\(layoutsim.folder)/x/old.png")
      let run = try layoutsim("test", "--obsolete", "delete")
      #expect(run.code == 0)
      #expect(run.errors.contains("removed 'x/old.png'"))
      #expect(filesInFolder("\(layoutsim.folder)/x") == ["a.png", "a.svg", "logo.png"])
      // As former versions wrote it: without a mark, the same pixels.
      try FileManager.default.removeItem(atPath: golden)
      _ = try layoutsim("render", "x.sim.yaml", "-o", "x/a.png", "--scale", "3")
      let unmarked = try layoutsim("test", "--goldens", "png", "--record", "none")
      #expect(unmarked.code == 0, "\(unmarked.output)")
    }
  }
  #endif
}
