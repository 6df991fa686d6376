import Foundation
import TestSupport
import Testing

@Suite struct HitTestDumpTests {
  private static let path = "\(Repository.root)/Tests/Documentation/views.txt"
  private static let dump = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""

  @Test func `a dead button is explained`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(Self.dump, to: "views.txt")
      let run = try layoutsim("hittest", "--dump", "views.txt", "197,554")
      #expect(run.lines.first == "UIScrollView 0x10581e000 is touched at 197, 554")
      #expect(
        run.lines.contains(
          "views.txt:9:31: warning: UIButton 'Buy' does not get this touch: it reaches out of CardView 0x10450b7d0, whose bounds (0, 0, 361, 96) do not have (181, 136)"
        )
      )
      #expect(run.code == 0 && run.errors == "")
      let named = try layoutsim("hittest", "--dump", "views.txt", "Buy")
      #expect(named.lines.first == "UIScrollView 0x10581e000 is touched at 196.5, 552")
      let input = try layoutsim("hittest", "--dump", "-", "--at", "197,554", input: Self.dump)
      #expect(input.output == run.output.replacing("views.txt", with: "standard-input"))
    }
  }

  @Test func `the whole screen is mapped`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(Self.dump, to: "views.txt")
      let run = try layoutsim("hittest", "--dump", "views.txt")
      #expect(
        run.lines.contains(
          "ToastView 0x1045192c0 lies over UIButton 'Help', which no touch reaches: 48 × 34 pt at (333, 59)"
        )
      )
      #expect(run.code == 0 && run.errors == "")
    }
  }

  @Test func `programs get the findings too`() throws {
    try CommandBench.run { layoutsim in
      let run = try layoutsim(
        "hittest",
        "--dump",
        "-",
        "Help",
        "--format",
        "json",
        input: Self.dump
      )
      let answer = try #require(
        try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
      )
      #expect(answer["taker"] as? String == "ToastView 0x1045192c0")
      let findings = try #require(answer["findings"] as? [[String: Any]])
      #expect(findings.first?["code"] as? String == "missed-view")
      #expect(findings.first?["line"] as? Int == 14)
      let asked = try #require(answer["asked"] as? [[String: Any]])
      #expect(asked.allSatisfy { $0["line"] is Int })
    }
  }

  @Test func `pictures are written and checked`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(Self.dump, to: "views.txt")
      for place in [[], ["Buy"]] {
        let arguments = ["hittest", "--dump", "views.txt"] + place + ["-o", "hits.svg"]
        #expect(try layoutsim(arguments).output == "hits.svg\n")
        #expect(layoutsim.text(of: "hits.svg")?.hasPrefix("<svg") == true)
        #expect(try layoutsim(arguments + ["--check"]).code == 0)
      }
    }
  }

  private struct BadRow: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String
    var arguments: [String] = ["1,1"]
    let code: Int32
    let error: String
  }

  private static let large = "<UIView: 0x1; frame = (0 0; 99999 9)>\n"
  private static let rows = [
    BadRow(
      testDescription: "nothing",
      text: "",
      code: 65,
      error: "standard-input:1: error: the dump is empty\n"
    ),
    BadRow(
      testDescription: "a dump of another tool",
      text: "•UIWindow:0x1\n|   UIView:0x2\n",
      code: 65,
      error:
        "standard-input:1: error: this is what '_autolayoutTrace' prints, which has no frames\n"
    ),
    BadRow(
      testDescription: "half a dump",
      text: "<UIView: 0x1; frame = (0 0; 9 9); layer = <CALay",
      code: 0,
      error: "standard-input:1:1: warning: the description of this UIView has no end\n"
    ),
    BadRow(
      testDescription: "a megabyte in one line",
      text: String(repeating: "<UIView: 0x1; ", count: 75_000),
      code: 65,
      error: "standard-input:1: error: views are named here, and none with a frame\n"
    ),
    BadRow(
      testDescription: "another view",
      text: large,
      arguments: ["Buy"],
      code: 1,
      error: "error: no view of the dump is 'Buy'\n"
    ),
    BadRow(
      testDescription: "no screen",
      text: large,
      arguments: [],
      code: 1,
      error: "error: there is no map: the first view is 99999 × 9 pt large, which no screen is\n"
    ),
    BadRow(
      testDescription: "two places",
      text: large,
      arguments: ["1,1", "2,2"],
      code: 64,
      error: "error: name one place"
    ),
    BadRow(
      testDescription: "a time",
      text: large,
      arguments: ["1,1", "--time", "1s"],
      code: 64,
      error: "error: --time: "
    ),
    BadRow(
      testDescription: "a device",
      text: large,
      arguments: ["--device", "iPhone 15"],
      code: 64,
      error: "error: a dump is as it is"
    ),
  ]

  @Test(arguments: rows)
  private func `bad input has a word and an exit code`(_ row: BadRow) throws {
    try CommandBench.run { layoutsim in
      let run = try layoutsim(["hittest", "--dump", "-"] + row.arguments, input: row.text)
      #expect(run.code == row.code)
      #expect(run.errors.hasPrefix(row.error), "\(run.errors)")
    }
  }

  @Test func `a dump that is not there is told of`() throws {
    try CommandBench.run { layoutsim in
      let missing = try layoutsim("hittest", "--dump", "none.txt", "1,1")
      let nameless = try layoutsim("hittest", "--dump", "", "1,1")
      #expect(missing.code == 66 && nameless.code == 64)
    }
  }
}
