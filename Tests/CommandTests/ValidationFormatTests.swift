import Foundation
import LayoutScenes
import TestSupport
import Testing

/// The forms of a report on many screens, its levels, and the findings that are known.
@Suite struct ValidationFormatTests {
  private static let wide = WideStrip.scenario
  private static let options = WideStrip.validation

  private func json(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func `JSON has every environment and every number`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(Self.wide, to: "wide.sim.yaml")
      let run = try layoutsim(Self.options + ["--format", "json", "wide.sim.yaml"])
      #expect(run.code == 1)
      let scenario = try #require((try json(run.output)["scenarios"] as? [[String: Any]])?.first)
      let environments = try #require(scenario["environments"] as? [[String: Any]])
      #expect(environments.count == 4)
      let finding = try #require(
        (scenario["findings"] as? [[String: Any]])?.first {
          $0["code"] as? String == "unsatisfiable-constraints"
        }
      )
      let screens = try #require(finding["screens"] as? [[String: Any]])
      #expect(screens.count == 2)
      for screen in screens {
        let place = try #require(screen["environment"] as? Int)
        #expect(environments[place]["width"] as? Double == 375)
        #expect(screen["amount"] as? Double == 11)
        #expect(
          (screen["message"] as? String)?.hasSuffix("was given up and is off by 11 pt") == true
        )
      }
      #expect(finding["sound"] as? String == "none from 393 pt wide")
      let repairs = try #require(finding["repairs"] as? [[String: Any]])
      #expect(repairs.first?["new"] as? String == "touchView.width >= 270 @ 999")
      #expect(repairs.first?["line"] as? Int == 9)
    }
  }

  @Test func `SARIF has rules, places and fingerprints that do not follow the lines`() throws {
    try CommandBench.run { layoutsim in
      func results(_ text: String) throws -> [[String: Any]] {
        try layoutsim.write(text, to: "my strips/wide.sim.yaml")
        let run = try layoutsim(Self.options + ["--format", "sarif", "my strips/wide.sim.yaml"])
        #expect(run.code == 1)
        let log = try json(run.output)
        #expect(log["version"] as? String == "2.1.0")
        let first = try #require((log["runs"] as? [[String: Any]])?.first)
        let driver = (first["tool"] as? [String: [String: Any]])?["driver"]
        #expect(driver?["name"] as? String == "layoutsim")
        let rules = try #require(driver?["rules"] as? [[String: Any]]).map { $0["id"] as? String }
        let results = try #require(first["results"] as? [[String: Any]])
        for result in results {
          let index = try #require(result["ruleIndex"] as? Int)
          #expect(rules[index] == result["ruleId"] as? String)
        }
        return results
      }
      let before = try results(Self.wide)
      let conflict = try #require(
        before.first { $0["ruleId"] as? String == "unsatisfiable-constraints" }
      )
      #expect(conflict["level"] as? String == "error")
      let place = try #require(
        (conflict["locations"] as? [[String: [String: [String: Any]]]])?.first?["physicalLocation"]
      )
      #expect(place["artifactLocation"]?["uri"] as? String == "my%20strips/wide.sim.yaml")
      #expect(place["region"]?["startLine"] as? Int == 9)
      #expect(place["region"]?["startColumn"] as? Int == 9)
      let after = try results(Self.wide.replacing("scene:", with: "# a line more\nscene:"))
      func prints(_ results: [[String: Any]]) -> [String?] {
        results.map { ($0["partialFingerprints"] as? [String: String])?["layoutsimCause/v1"] }
      }
      #expect(prints(before) == prints(after))
      #expect(Set(prints(before)).count == before.count)
    }
  }

  @Test func `SARIF is as its schema asks for`() throws {
    let schema = try SARIFSchema.schema
    try CommandBench.run { layoutsim in
      try layoutsim.write(Self.wide, to: "wide.sim.yaml")
      try layoutsim.write("layoutsim: 2\nname: wrong\nscenes: {}\n", to: "wrong.sim.yaml")
      let runs = [
        ["validate", "wide.sim.yaml", "wrong.sim.yaml", "missing.sim.yaml"],
        ["check", "wide.sim.yaml", "wrong.sim.yaml"], ["test", "wide.sim.yaml", "missing"],
      ]
      for words in runs {
        let run = try layoutsim(words + ["--format", "sarif"])
        let log = try #require(PlainYAML(run.output), "\(words): \(run.output)\(run.errors)")
        let mistakes = try schema.mistakes(of: log)
        #expect(mistakes == [], "\(words)")
      }
      // A schema that finds nothing finds this.
      let strange = try #require(
        PlainYAML(#"{"version": "2.1.0", "runs": [{"tool": {}, "results": [{"level": "grave"}]}]}"#)
      )
      #expect(try schema.mistakes(of: strange).count == 5)
    }
  }

  @Test func `SARIF counts code points in a line, and every result has one`() throws {
    try CommandBench.run { layoutsim in
      let label = "    - {label: \"e\u{301}e\u{301} \u{1F469}\u{200D}\u{1F467}\", nonsense: red}\n"
      let text = "layoutsim: 2\nname: a\nscene:\n  table: {rows: 3}\n  views:\n\(label)"
      try layoutsim.write(text, to: "a.sim.yaml")
      let run = try layoutsim("validate", "--format", "sarif", "a.sim.yaml", "missing.sim.yaml")
      let runs = try #require(try json(run.output)["runs"] as? [[String: Any]])
      let results = try #require(runs.first?["results"] as? [[String: Any]])
      func region(_ code: String) -> [String: Any]? {
        let result = results.first { $0["ruleId"] as? String == code }
        return (result?["locations"] as? [[String: [String: [String: Any]]]])?
          .first?["physicalLocation"]?["region"]
      }
      let scalars = Array(label.unicodeScalars)
      let place = try #require(
        scalars.indices.first {
          String(String.UnicodeScalarView(scalars[$0...])).hasPrefix("nonsense")
        }
      )
      #expect(region("unknown-key")?["startColumn"] as? Int == place + 1)
      #expect(region("unknown-key")?["endColumn"] as? Int == place + 9)
      #expect(region("input")?["startLine"] as? Int == 1)
    }
  }

  @Test func `GitHub gets ten annotations of a level, and the number of the others`() throws {
    try CommandBench.run { layoutsim in
      for number in 1...12 { try layoutsim.write(Self.wide, to: "wide-\(number).sim.yaml") }
      let run = try layoutsim(Self.options + ["--format", "github", "--level", "error", "."])
      #expect(run.code == 1)
      #expect(run.lines.count == 10)
      #expect(run.lines.last?.contains("title=more::3 more errors") == true, "\(run.output)")
    }
  }

  @Test func `levels say what is told and what counts`() throws {
    try CommandBench.run { layoutsim in
      let open = Self.wide.replacing(
        "      - touchView.trailing == superview.trailing - 16\n",
        with: ""
      )
      try layoutsim.write(open, to: "open.sim.yaml")
      let told = try layoutsim(Self.options + ["open.sim.yaml"])
      #expect(told.code == 0 && told.output.contains("warning: "), "\(told.output)")
      #expect(told.output.contains(" [ambiguous-layout]\n"), "\(told.output)")
      let errors = try layoutsim(Self.options + ["--level", "error", "open.sim.yaml"])
      #expect(errors.code == 0 && !errors.output.contains("warning: "))
      let strict = try layoutsim(Self.options + ["--fail-on", "warning", "open.sim.yaml"])
      #expect(strict.code == 1)
      let wrong = try layoutsim(Self.options + ["--level", "errors", "open.sim.yaml"])
      #expect(wrong.code == 64)
    }
  }

  @Test func `known findings are told again only where they are worse, or gone`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(Self.wide, to: "wide.sim.yaml")
      let known = Self.options + ["--baseline", "known.json", "wide.sim.yaml"]
      #expect(try layoutsim(known).code == 66)
      #expect(try layoutsim(known + ["--write-baseline"]).code == 0)
      let first = try #require(layoutsim.text(of: "known.json"))
      #expect(first.contains(#""code": "unsatisfiable-constraints""#), "\(first)")
      let again = try layoutsim(known)
      #expect(again.code == 0 && again.output.contains("known finding"), "\(again.output)")
      try layoutsim.write("# a line more\n" + Self.wide, to: "wide.sim.yaml")
      #expect(try layoutsim(known).code == 0)
      try layoutsim.write(Self.wide.replacing("270", with: "275"), to: "wide.sim.yaml")
      #expect(try layoutsim(known).code == 1)
      try layoutsim.write(Self.wide.replacing("270", with: "72"), to: "wide.sim.yaml")
      let gone = try layoutsim(known)
      #expect(gone.code == 0 && gone.output.contains("is there no more"), "\(gone.output)")
      try layoutsim.write("{}", to: "known.json")
      #expect(try layoutsim(known).code == 65)
      let nameless = try layoutsim(Self.options + ["--write-baseline", "wide.sim.yaml"])
      #expect(nameless.code == 64)
    }
  }

  @Test func `known findings are the same from any folder, and by any path`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(Self.wide, to: "strips/wide.sim.yaml")
      try layoutsim.write(Self.wide, to: "strips/other.sim.yaml")
      let known = Self.options + ["--baseline", "known/list.json"]
      #expect(try layoutsim(known + ["--write-baseline", "strips"]).code == 0)
      let text = try #require(layoutsim.text(of: "known/list.json"))
      #expect(text.contains(#""scenario": "../strips/wide.sim.yaml""#), "\(text)")
      let own = "\(layoutsim.folder)/strips/wide.sim.yaml"
      #expect(try layoutsim(known + [own]).code == 0)
      #expect(try layoutsim(known + ["./strips/../strips/other.sim.yaml"]).code == 0)
      // To write those of one scenario leaves those of others.
      #expect(try layoutsim(known + ["--write-baseline", own]).code == 0)
      #expect(layoutsim.text(of: "known/list.json") == text)
      try FileManager.default.removeItem(atPath: own)
      let gone = try layoutsim(known + ["strips"])
      #expect(
        gone.errors.contains("'../strips/wide.sim.yaml' of the known findings is there no more")
      )
      #expect(try layoutsim(known + ["--write-baseline", "strips"]).code == 0)
      #expect(layoutsim.text(of: "known/list.json")?.contains("wide.sim.yaml") == false)
    }
  }

  @Test func `a place that is open without end is known`() throws {
    let text = """
      layoutsim: 2
      name: open
      scene:
        table: {rows: 3}
        views: [{label: Hi, name: a}]
        constraints: [a.leading == superview.leading + 100]

      """
    try CommandBench.run { layoutsim in
      try layoutsim.write(text, to: "open.sim.yaml")
      let known = [
        "validate", "open.sim.yaml", "--device", "iPhone 15", "--fail-on", "warning", "--baseline",
        "known.json",
      ]
      #expect(try layoutsim(known + ["--write-baseline"]).code == 0)
      #expect(layoutsim.text(of: "known.json")?.contains(#""amount": null"#) == true)
      let run = try layoutsim(known)
      #expect(run.code == 0 && run.output.contains("1 known finding"), "\(run.output)\(run.errors)")
    }
  }

  @Test(arguments: [
    ("", "it is no JSON, or was cut off"), ("[]", "it is no object"),
    (#"{"findings": []}"#, "'version' is missing in the file"),
    (
      #"{"version": 1, "findings": [{"scenario": "a", "code": "b"}]}"#,
      "'cause' is missing in finding 1"
    ),
    (#"{"version": 1, "findings": 3}"#, "'findings' in the file has a value of another kind"),
    (#"{"version": 0, "findings": []}"#, "version 0, which there never was"),
    (#"{"version": 9, "findings": []}"#, "version 9, written by a newer layoutsim"),
  ])
  func `a list of known findings that is damaged is refused with the reason`(
    _ text: String,
    _ reason: String
  ) throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(Self.wide, to: "wide.sim.yaml")
      try layoutsim.write(text, to: "known.json")
      let run = try layoutsim(Self.options + ["--baseline", "known.json", "wide.sim.yaml"])
      #expect(run.code == 65 && run.errors.contains(reason), "\(run.errors)")
    }
  }

  @Test func `a known finding of one view is not that of another`() throws {
    func scenario(_ names: String...) -> String {
      let views = names.map { "    - {label: Everything that was selected, name: \($0)}\n" }
      let widths = names.enumerated().map { index, name in
        "    - \(name).bottom == superview.safeArea.bottom - \(20 + 40 * index)\n"
          + "    - \(name).leading == superview.safeArea.leading + 20\n    - \(name).width == 120\n"
      }
      return "layoutsim: 2\nname: cut\nscene:\n  table: {rows: 3}\n  views:\n\(views.joined())"
        + "  constraints:\n\(widths.joined())"
    }
    try CommandBench.run { layoutsim in
      let known = [
        "validate", "cut.sim.yaml", "--device", "iPhone 15", "--fail-on", "warning", "--baseline",
        "known.json",
      ]
      try layoutsim.write(scenario("label1"), to: "cut.sim.yaml")
      #expect(try layoutsim(known + ["--write-baseline"]).code == 0)
      #expect(try layoutsim(known).code == 0)
      try layoutsim.write(scenario("label1", "label2"), to: "cut.sim.yaml")
      let more = try layoutsim(known)
      #expect(more.code == 1 && more.output.contains("label2 is cut off"), "\(more.output)")
      #expect(!more.output.contains("label1 is cut off"), "\(more.output)")
      // Only the amounts change.
      try layoutsim.write(
        scenario("label1").replacing("width == 120", with: "width == 121"),
        to: "cut.sim.yaml"
      )
      #expect(try layoutsim(known).code == 0)
    }
  }
}
