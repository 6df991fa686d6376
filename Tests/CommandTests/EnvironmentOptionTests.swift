import LayoutScenes
import TestSupport
import Testing

@Suite struct EnvironmentOptionTests {
  @Test func `each axis of environments has an option of its name, in this order`() throws {
    try CommandBench.run { layoutsim in
      let help = try layoutsim("render", "--help").output
      let options = help.matches(of: /^ *--([a-z-]+)/.anchorsMatchLineEndings())
        .map { String($0.output.1) }
      let keys = EnvironmentAxis.all.map(\.key)
      #expect(options.filter(keys.contains) == keys)
    }
  }

  @Test func `the weight of texts makes screens to validate, and looks do not`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(smallScenario, to: "x.sim.yaml")
      func screens(_ options: String...) throws -> String? {
        let run = try layoutsim(["validate", "x.sim.yaml", "--device", "iPhone 15"] + options)
        return (run.output + run.errors).firstMatch(of: /(\d+) screens/).map { String($0.output.1) }
      }
      #expect(try screens() == "4")
      #expect(try screens("--text-weight", "bold") == "4")
      #expect(try screens("--text-weight", "regular,bold") == "8")
      #expect(try screens("--contrast", "normal,increased", "--motion", "full,reduced") == "4")
    }
  }

  @Test func `pictures of both contrasts and weights have names of their own`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(smallScenario, to: "x.sim.yaml")
      let run = try layoutsim(
        "test",
        "--contrast",
        "normal,increased",
        "--text-weight",
        "bold",
        "--motion",
        "reduced"
      )
      #expect(run.code == 0)
      #expect(
        filesInFolder("\(layoutsim.folder)/x")
          == [".environments", "a@increased-bold-reduced.svg", "a@normal-bold-reduced.svg"]
      )
      let wrong = try layoutsim("test", "--contrast", "high")
      #expect(wrong.code == 64)
      #expect(wrong.errors.contains("--contrast"))
    }
  }
}
