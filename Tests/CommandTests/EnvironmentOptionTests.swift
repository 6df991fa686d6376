import LayoutScenes
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
}
