import Foundation
import TestSupport
import Testing

@Suite struct TestPageTests {
  /// The scenario's snapshot with a row less selected in its golden, and what is printed about that.
  private static func change(_ layoutsim: CommandBench) throws {
    try layoutsim.write(plainScenario, to: "a/pan.sim.yaml")
    #expect(try layoutsim("test").code == 0)
    let golden = try #require(layoutsim.text(of: "a/pan/after.svg"))
    #expect(golden.contains(#"data-selected="true""#))
    let changed = golden.replacing(#"data-selected="true""#, with: #"data-selected="false""#)
    try layoutsim.write(changed, to: "a/pan/after.svg")
  }

  @Test func `a page says in words what differs, how it is accepted, and shows both pictures`()
    throws
  {
    try CommandBench.run { layoutsim in
      try Self.change(layoutsim)
      let run = try layoutsim("test", "--record", "none", "--report", "out/page.html")
      #expect(run.code == 1)
      let page = try #require(layoutsim.text(of: "out/page.html"))
      #expect(page.contains("<title>Test of pan</title>"))
      #expect(page.contains("1 run; 1 snapshot: 1 differs"))
      #expect(page.contains(": not selected → selected</button>"))
      #expect(page.contains("layoutsim accept a/pan/after"))
      #expect(page.contains("first difference at 0.40 s"))
      #expect(page.contains(">golden</figcaption>") && page.contains(">new</figcaption>"))
      #expect(page.contains("<details class=\"film\" data-film=\"0\">"))
      // The same run gives the same bytes.
      _ = try layoutsim("test", "--record", "none", "--report", "out/page.html")
      #expect(layoutsim.text(of: "out/page.html") == page)
    }
  }

  @Test func `a page of what passes has the names alone, and says so`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(plainScenario, to: "a/pan.sim.yaml")
      try layoutsim.write(plainScenario, to: "b/pan.sim.yaml")
      #expect(try layoutsim("test", "--report", "recorded.html").code == 0)
      let recorded = try #require(layoutsim.text(of: "recorded.html"))
      #expect(recorded.contains("2 runs; 2 snapshots: 2 were recorded"))
      #expect(try layoutsim("test", "--report", "page.html").code == 0)
      let page = try #require(layoutsim.text(of: "page.html"))
      #expect(page.contains("all is well") && page.contains("2 passed"))
      #expect(!page.contains("<article") && !page.contains("<svg"))
    }
  }

  @Test func `what is wrong besides is on the page, and a name cannot leave its place`() throws {
    try CommandBench.run { layoutsim in
      let name = "</script><script>alert(1)</script><!--"
      let scenario = plainScenario.replacing(
        "  - snapshot: after",
        with: "  - expect: {title: \"\(name)\"}\n  - snapshot: after"
      )
      try layoutsim.write(scenario, to: "a/pan.sim.yaml")
      let run = try layoutsim("test", "--report", "page.html")
      #expect(run.code != 0)
      let page = try #require(layoutsim.text(of: "page.html"))
      #expect(page.contains("data-level=\"error\""))
      #expect(!page.contains(name))
      #expect(page.components(separatedBy: "</script>").count == 3)
    }
  }

  @Test(arguments: [
    ("page.svg", "the name of a page ends in '.html'"), ("", "the name of a file is missing"),
  ])
  func `a name that is no page's is refused`(_ name: String, _ words: String) throws {
    try CommandBench.run { layoutsim in
      let run = try layoutsim("test", "--report", name)
      #expect(run.code == 64 && run.errors.contains(words), "\(run.errors)")
    }
  }

  @Test func `a golden that our writer did not write has words alone`() throws {
    try CommandBench.run { layoutsim in
      try Self.change(layoutsim)
      let golden = try #require(layoutsim.text(of: "a/pan/after.svg"))
      let bomb = golden.replacing("<title>", with: "<filter id=\"slow\"/><title>")
      try layoutsim.write(bomb, to: "a/pan/after.svg")
      _ = try layoutsim("test", "--record", "none", "--report", "page.html")
      let page = try #require(layoutsim.text(of: "page.html"))
      #expect(page.contains(">new</figcaption>") && !page.contains(">golden</figcaption>"))
      #expect(!page.contains("<filter"))
    }
  }

  @Test(arguments: ["--port=0", "--open"])
  func `a page of a review is asked for by its name`(_ option: String) throws {
    try CommandBench.run { layoutsim in
      let run = try layoutsim("review", option)
      #expect(run.code == 64 && run.errors.contains("write --web too"), "\(run.errors)")
      let none = try layoutsim("review", "--web")
      #expect(none.code == 0 && none.errors.contains("no snapshot waits"), "\(none.errors)")
    }
  }
}
