import Foundation
import TestSupport
import Testing

/// Devices that a scenario describes, or a file in the folder `devices`.
@Suite struct OwnDeviceTests {
  private static let foldable = "name: Foldable\nlike: iPhone 16\nsize: 466x678\n"

  @Test func `the folder beside a scenario has devices for it and for options`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(Self.foldable, to: "a/devices/foldable.yaml")
      try layoutsim.write(smallScenario, to: "a/x.sim.yaml")
      let run = try layoutsim("test", "a", "--device", "foldable,iPhone 8")
      #expect(run.code == 0, "\(run.output)")
      #expect(
        filesInFolder("\(layoutsim.folder)/a/x") == [
          ".environments", "a@Foldable.svg", "a@iPhone-8.svg",
        ]
      )
      #expect(
        layoutsim.text(of: "a/x/a@Foldable.svg")?.contains(#"width="466" height="678""#) == true
      )
      let tree = try layoutsim("tree", "a/x.sim.yaml", "--device", "Foldable")
      #expect(tree.code == 0)
      #expect(tree.output.contains("466"))
      let poster = try layoutsim("compare", "a/x.sim.yaml", "--device", "Foldable", "-o", "x.svg")
      #expect(poster.code == 0, "\(poster.output)")
    }
  }

  @Test func `the folder here has devices for every scenario, and a list shows them`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(Self.foldable, to: "devices/foldable.yaml")
      try layoutsim.write(smallScenario, to: "a/x.sim.yaml")
      #expect(try layoutsim("test", "a", "--device", "Foldable").code == 0)
      let list = try layoutsim("devices", "foldable")
      #expect(list.lines.last?.hasPrefix("Foldable  466 × 678  3x") == true)
      #expect(try layoutsim("devices", "island").output.contains("Foldable"))
      #expect(try layoutsim("devices").lines.last?.hasPrefix("Foldable") == true)
    }
  }

  @Test func `the proof takes them beside the catalogue`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(smallScenario, to: "x.sim.yaml")
      let known = try layoutsim("validate", "x.sim.yaml").output
      try layoutsim.write(Self.foldable, to: "devices/foldable.yaml")
      let all = try layoutsim("validate", "x.sim.yaml").output
      let counts = try [known, all].map { text in
        try #require(text.firstMatch(of: /(\d+) screens/).flatMap { Int($0.output.1) })
      }
      #expect(counts[1] == counts[0] + 4)
      let one = try layoutsim("validate", "x.sim.yaml", "--device", "Foldable")
      #expect(one.output.contains("4 screens"))
    }
  }

  @Test func `an unknown name is told once, with the nearest`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(Self.foldable, to: "a/devices/foldable.yaml")
      for name in ["x", "y", "z"] { try layoutsim.write(smallScenario, to: "a/\(name).sim.yaml") }
      for command in ["test", "validate"] {
        let run = try layoutsim(command, "a", "--device", "Foldabel")
        #expect(run.code == 64)
        #expect(
          run.errors == "error: no device is called 'Foldabel'; did you mean 'Foldable'?\n"
        )
      }
      let tree = try layoutsim("tree", "a/x.sim.yaml", "--device", "Foldabel")
      #expect(tree.code == 64)
      #expect(tree.errors.contains("did you mean 'Foldable'?"))
      #expect(try layoutsim("devices", "Foldabel").code == 64)
    }
  }

  @Test func `a mistake in a file of a device is one in the scenario`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write("name: Foldable\nsize: 0x0\n", to: "devices/foldable.yaml")
      try layoutsim.write(smallScenario, to: "x.sim.yaml")
      for words in [["check", "x.sim.yaml"], ["devices"], ["render", "--device", "Foldable"]] {
        let run = try layoutsim(words)
        #expect(run.code == 65, "\(words)")
        #expect((run.output + run.errors).contains("devices/foldable.yaml:2:7: error"))
      }
    }
  }
}
