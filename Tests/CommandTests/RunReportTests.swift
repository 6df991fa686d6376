import Foundation
import TestSupport
import Testing

/// Reports of a run for build servers.
@Suite struct RunReportTests {
  private static let two = smallScenario + "  - snapshot: b\n"
  private static let other = two.replacing("scene:\n", with: "scene:\n  title: Other\n")

  /// A bench with goldens of `s/pan` on two devices, whose screen has another title since.
  private static func run(_ body: (CommandBench, [String]) throws -> Void) throws {
    try CommandBench.run { layoutsim in
      let devices = ["--device", "iPhone 8,iPhone 15"]
      try layoutsim.write(two, to: "s/pan.sim.yaml")
      #expect(try layoutsim(["test"] + devices).code == 0)
      try layoutsim.write(other, to: "s/pan.sim.yaml")
      try body(layoutsim, ["test"] + devices)
    }
  }

  @Test func `words and annotations go to the standard output together, and nothing else does`()
    throws
  {
    try Self.run { layoutsim, test in
      let run = try layoutsim(test + ["--format", "human", "--format", "github"])
      #expect(run.lines.first == "::stop-commands::layoutsim-")
      #expect(run.lines.contains("✗ pan › a@iPhone-8  2 differences"))
      #expect(run.lines.contains("::layoutsim-::"))
      #expect(run.lines.last?.hasPrefix("::error file=s/pan.sim.yaml,line=7,") == true)
      for pair in [["human", "json"], ["github", "github"], ["json", "junit"]] {
        let arguments = pair.flatMap { ["--format", $0] }
        #expect(try layoutsim(test + arguments).code == 64)
      }
      #expect(
        try layoutsim(test + ["--format", "human", "--format", "github", "--format", "json"]).code
          == 64
      )
    }
  }

  @Test func `no name in the words is a command of GitHub Actions`() throws {
    try CommandBench.run { layoutsim in
      let name = "::error::layoutsim-"
      try layoutsim.write(wrongScenario, to: "\(name).sim.yaml")
      let run = try layoutsim("test", "--format", "human,github")
      let end = try #require(run.lines.firstIndex(of: "::layoutsim--::"), "\(run.output)")
      #expect(run.lines.first == "::stop-commands::layoutsim--")
      #expect(run.lines[..<end].contains { $0.hasPrefix("::error::layoutsim-.sim.yaml:") })
    }
  }

  @Test func `the summary of a job has every cause, once, behind what is there`() throws {
    try Self.run { layoutsim, test in
      let summary = "\(layoutsim.folder)/summary.md"
      try layoutsim.write("# Before\n", to: "summary.md")
      let variables = ["GITHUB_STEP_SUMMARY": summary]
      _ = try layoutsim(test + ["--format", "human"], variables: variables)
      #expect(layoutsim.text(of: "summary.md") == "# Before\n")
      _ = try layoutsim(test + ["--format", "github:out.txt"], variables: variables)
      let text = try #require(layoutsim.text(of: "summary.md"))
      #expect(text.hasPrefix("# Before\n\n## layoutsim: 1 scenario&#44; 2 runs"), "\(text)")
      #expect(text.ranges(of: "\n### ").count == 1)
      #expect(text.contains("### ❌ 4 snapshots&#58; added title &#34;Other&#34;\n"), "\(text)")
      #expect(
        text.contains(
          "<code>s&#47;pan&#47;a&#64;iPhone&#45;8</code>, <code>s&#47;pan&#47;b&#64;iPhone&#45;8</code>, "
        )
      )
      #expect(text.contains("<pre>layoutsim accept s&#47;pan&#47;a&#64;iPhone&#45;8 "))
    }
  }

  @Test(arguments: ["[a](http://b) <img> `x` | *y*", "</pre><script>", "&amp; @team #1 ::error::"])
  func `no name is Markdown or HTML in the summary`(_ title: String) throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(smallScenario, to: "a.sim.yaml")
      #expect(try layoutsim("test").code == 0)
      try layoutsim.write(
        smallScenario.replacing("scene:\n", with: "scene:\n  title: '\(title)'\n"),
        to: "a.sim.yaml"
      )
      let variables = ["GITHUB_STEP_SUMMARY": "\(layoutsim.folder)/summary.md"]
      _ = try layoutsim("test", "--format", "github", variables: variables)
      let text = try #require(layoutsim.text(of: "summary.md"))
      let own = ["<code>", "</code>", "<pre>", "</pre>", "## layoutsim", "### ❌"]
      let rest = own.reduce(text) { $0.replacing($1, with: "") }
      #expect(!rest.contains { "<>[]`*|@_".contains($0) }, "\(rest)")
    }
  }

  @Test func `the summary ends where GitHub ends, and says so`() throws {
    try Self.run { layoutsim, test in
      let variables = ["GITHUB_STEP_SUMMARY": "\(layoutsim.folder)/summary.md"]
      for (room, isTold) in [(3000, false), (600, true), (300, true), (100, false)] {
        let before = String(repeating: "a", count: (1 << 20) - room)
        try layoutsim.write(before, to: "summary.md")
        _ = try layoutsim(test + ["--format", "github"], variables: variables)
        let text = try #require(layoutsim.text(of: "summary.md"))
        #expect(text.utf8.count <= 1 << 20)
        #expect(text.contains("There is no room for 1 more cause;") == isTold, "\(room)")
      }
    }
  }

  @Test func `JUnit has a case for each snapshot, with its time, words and pictures`() throws {
    try Self.run { layoutsim, test in
      let run = try layoutsim(test + ["--format", "junit"])
      #expect(run.output.contains(#"<testsuites tests="6" failures="4" errors="0" time=""#))
      let cases = run.lines.filter { $0.hasPrefix("<testcase ") }
      #expect(
        cases.map { $0.split(separator: #" name=""#)[1].prefix { $0 != "\"" } } == [
          "pan@iPhone-8", "a@iPhone-8", "b@iPhone-8", "pan@iPhone-15", "a@iPhone-15", "b@iPhone-15",
        ]
      )
      #expect(cases.allSatisfy { $0.contains(#" classname="s/pan.sim.yaml" "#) })
      #expect(cases.allSatisfy { $0.contains(#" time="0"#) }, "\(cases)")
      #expect(
        run.output.contains(
          #"<failure message="snapshot 'a@iPhone-8' differs: added title &quot;Other&quot;">"#
        )
      )
      if hasPNG {
        #expect(
          run.output.contains(
            "<system-out>[[ATTACHMENT|.layoutsim/failures/s/pan/a@iPhone-8.old.png]]&#10;"
              + "[[ATTACHMENT|.layoutsim/failures/s/pan/a@iPhone-8.new.png]]&#10;"
          )
        )
      }
    }
  }

  @Test func `what a scenario expects is a case besides its snapshots`() throws {
    try CommandBench.run { layoutsim in
      let wrong = plainScenario.replacing("rows 2..6}", with: "rows 2..7}")
      try layoutsim.write(plainScenario, to: "after.sim.yaml")
      _ = try layoutsim("test")
      try layoutsim.write(wrong, to: "after.sim.yaml")
      let run = try layoutsim("test", "--format", "junit")
      #expect(run.output.contains(#"<testsuites tests="2" failures="1" errors="0""#))
      #expect(
        run.lines.contains { $0.hasPrefix(#"<testcase classname="after.sim.yaml" name="after" "#) }
      )
      #expect(
        run.lines.contains {
          $0.hasPrefix(#"<testcase classname="after.sim.yaml" name="after (snapshot)" "#)
        }
      )
    }
  }

  @Test func `JSON names states, versions, environments and times`() throws {
    try Self.run { layoutsim, test in
      let run = try layoutsim(test + ["--format", "json"])
      let json = try #require(
        try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
      )
      #expect(json["layoutsim"] as? String == "0.1.0" && json["form"] as? Int == 2)
      #expect(json["command"] as? String == "test")
      #expect(json["status"] as? String == "failed" && json["exitCode"] as? Int == 1)
      #expect((json["seconds"] as? Double ?? 0) > 0)
      let scenarios = try #require(json["scenarios"] as? [[String: Any]])
      #expect(scenarios.map { $0["environment"] as? String } == ["iPhone-8", "iPhone-15"])
      #expect(
        scenarios.allSatisfy { $0["status"] as? String == "failed" && $0["seconds"] is Double }
      )
      let snapshots = try #require(scenarios[0]["snapshots"] as? [[String: Any]])
      #expect(snapshots.map { $0["verdict"] as? String } == ["differs", "differs"])
      #expect(snapshots[0]["accept"] as? String == "layoutsim accept s/pan/a@iPhone-8")
      #expect(snapshots[0]["line"] as? Int == 7)
    }
  }
}
