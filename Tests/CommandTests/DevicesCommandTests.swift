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

  @Test func `programs get JSON`() throws {
    try CommandBench.run { layoutsim in
      let run = try layoutsim("devices", "iPhone 15", "--format", "json")
      #expect(run.output.contains(#""safeArea": {"top": 59, "left": 0, "bottom": 34, "right": 0}"#))
      #expect(run.code == 0)
    }
  }
}
