import TestSupport
import Testing

@Suite struct DevicesCommandTests {
  @Test func `a device is a line with its size and insets`() throws {
    try CommandBench.run { layoutsim in
      let run = try layoutsim("devices", "iphone 15", "iPhone SE (3rd generation)")
      #expect(run.lines.count == 3)
      #expect(run.lines[1].hasPrefix("iPhone 15 "))
      #expect(run.lines[1].contains("393 × 852"))
      #expect(run.lines[1].contains("59 0 34 0"))
      #expect(run.code == 0)
    }
  }

  @Test func `all devices are listed, and marked where a source is missing`() throws {
    try CommandBench.run { layoutsim in
      let run = try layoutsim("devices")
      #expect(run.lines.count > 40)
      #expect(run.lines.contains { $0.hasPrefix("iPhone 17 ") && $0.contains("safe area") })
    }
  }

  @Test func `what is guessed in the looks of newer systems is told of those that the devices run`()
    throws
  {
    try CommandBench.run { layoutsim in
      let both = try layoutsim("devices", "iPhone 16 Pro")
      #expect(both.errors.contains("note: guessed in the looks of iOS 26: bars of tablets"))
      #expect(both.errors.contains("note: guessed in the looks of iOS 27: bars of tablets"))
      let newest = try layoutsim("devices", "iPhone 18 Pro")
      #expect(!newest.errors.contains("iOS 26:") && newest.errors.contains("iOS 27:"))
      let old = try layoutsim("devices", "iPhone 8")
      #expect(old.errors.isEmpty)
      let json = try layoutsim("devices", "iPhone 18 Pro", "--format", "json")
      #expect(json.output.contains(#""guessedLooks": {"#))
      #expect(json.output.contains("bars of tablets") && !json.output.contains(#""iOS 26": "#))
      let until18 = try layoutsim("devices", "iPad (7th generation)")
      #expect(until18.errors.contains("note: guessed in the looks of iOS 18: tabs of tablets"))
    }
  }

  @Test func `a scene is proved on devices that show its system and window`() throws {
    try CommandBench.run { layoutsim in
      let scene = "{device: iPad (A16), window: one-third, table: {rows: 3}}"
      try layoutsim.write(
        "layoutsim: 2\nname: a\nscene: \(scene)\nsteps: [snapshot: a]\n",
        to: "a.sim.yaml"
      )
      let pads = try layoutsim("validate", "a.sim.yaml", "--device", "pads")
      #expect(pads.code == 0, "\(pads.output)")
      let none = try layoutsim("validate", "a.sim.yaml", "--device", "iPhone 15")
      #expect(none.output.contains("none of these devices shows the scene's system"))
      #expect(none.output.contains("note: iPhone 15 shows a window on its whole screen"))
      #expect(none.code == 1)
      let small = try layoutsim("validate", "a.sim.yaml", "--window", "5x5")
      #expect(small.output.contains("note: a window of 5x5 points is smaller than the smallest"))
      let own = try layoutsim("validate", "a.sim.yaml", "--system", "iOS 27", "--format", "json")
      #expect(own.code == 0, "\(own.output)")
    }
  }

  @Test func `programs get JSON`() throws {
    try CommandBench.run { layoutsim in
      let run = try layoutsim("devices", "iPhone 15", "--format", "json")
      #expect(run.output.contains(#""safeArea": {"top": 59, "left": 0, "bottom": 34, "right": 0}"#))
      #expect(run.code == 0)
    }
  }
}
