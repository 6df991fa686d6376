import TestSupport
import Testing

@Suite struct InspectionCommandTests {
  @Test func `the trace has an event a line in the order of time`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(plainScenario, to: "pan.sim.yaml")
      let run = try layoutsim("trace", "pan.sim.yaml")
      let times = run.lines.compactMap { Double($0.prefix { $0 != " " }) }
      #expect(times.count == run.lines.count)
      #expect(times == times.sorted())
      #expect(run.code == 0)
      let selection = try layoutsim("trace", "pan.sim.yaml", "--only", "selection")
      #expect(selection.lines.isEmpty == false)
      #expect(selection.lines == run.lines.filter { $0.split(separator: " ")[1] == "selection" })
      let json = try layoutsim("trace", "pan.sim.yaml", "--only", "selection", "--format", "json")
      #expect(json.lines.count == selection.lines.count)
      #expect(json.lines.allSatisfy { $0.hasPrefix(#"{"time": "#) && $0.hasSuffix("}") })
    }
  }

  @Test func `the tree shows the touch view, and changes with the moment`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(plainScenario, to: "pan.sim.yaml")
      let end = try layoutsim("tree", "pan.sim.yaml")
      #expect(end.lines.first?.hasPrefix("Window 'window' (0 0 393 852)") == true)
      #expect(end.lines.contains { $0.contains("'touchView'") })
      #expect(end.code == 0)
      let start = try layoutsim("tree", "pan.sim.yaml", "--at", "0s")
      #expect(start.output != end.output)
      #expect(try layoutsim("tree", "pan.sim.yaml", "--at", "after").output == end.output)
      #expect(try layoutsim("tree", "pan.sim.yaml", "--device", "phones").code == 64)
    }
  }

  @Test func `the tree as UIKit traces it says what is laid out by constraints`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(plainScenario, to: "pan.sim.yaml")
      let run = try layoutsim("tree", "--autolayout", "pan.sim.yaml")
      #expect(run.lines.first == "•UIWindow:0x600000100000'window'")
      #expect(run.lines.contains { $0.contains("|   *") && $0.hasSuffix("'touchView'") })
      #expect(!run.output.contains("AMBIGUOUS"))
      #expect(run.code == 0)
    }
  }

  @Test func `the built-in demo is looked at where no file is named`() throws {
    try CommandBench.run { layoutsim in
      let trace = try layoutsim("trace", "--only", "selection")
      #expect(trace.lines.isEmpty == false)
      #expect(try layoutsim("tree").code == 0)
      #expect(try layoutsim("hittest", "--at", "120, 300").code == 0)
    }
  }
}
