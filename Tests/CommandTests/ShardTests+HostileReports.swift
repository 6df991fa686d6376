import Foundation
import TestSupport
import Testing

/// Reports that others have written, cut off or changed.
extension ShardTests {
  struct HostileRow: CustomTestStringConvertible {
    let testDescription: String
    /// The beginning of a member of the report, with its value in the report of the first part, as an expression.
    let member: String
    /// The text in its place.
    let value: String
    let code: Int32
    let words: String
  }

  private static let damaged = "is no report of 'layoutsim test --format json': it is damaged"
  private static let deep =
    String(repeating: "[", count: 200_000) + String(repeating: "]", count: 200_000)

  private static func row(
    _ name: String,
    _ member: String,
    _ value: String,
    _ code: Int32 = 65,
    _ words: String = damaged
  ) -> HostileRow {
    HostileRow(testDescription: name, member: member, value: value, code: code, words: words)
  }

  @Test(arguments: [
    row("no time is negative", #""seconds": [0-9.]+"#, #""seconds": -1"#),
    row("nor endless", #""seconds": [0-9.]+"#, #""seconds": 1e300"#),
    row("nor beyond all numbers", #""seconds": [0-9.]+"#, #""seconds": 1e999"#),
    row("nor no number", #""seconds": [0-9.]+"#, #""seconds": NaN"#),
    row("nor a text", #""seconds": [0-9.]+"#, #""seconds": "NaN""#),
    row("no part is the zeroth", #""index": 1"#, #""index": 0"#),
    row("nor a negative one", #""index": 1"#, #""index": -1"#),
    row("nor beyond all", #""index": 1"#, #""index": 3"#),
    row("nor a text", #""index": 1"#, #""index": "1""#),
    row("nor a half", #""index": 1"#, #""index": 1.5"#),
    row("there are not so many parts", #""total": 2"#, #""total": 2000000000"#),
    row("nor more than a number holds", #""total": 2"#, #""total": 18446744073709551616"#),
    row("a form is a number", #""form": [0-9]+"#, #""form": "2""#),
    row(
      "of ours",
      #""form": [0-9]+"#,
      #""form": 9223372036854775807"#,
      65,
      "wrote it in a newer form"
    ),
    row("scenarios are a list", #""scenarios": \["#, #""scenarios": {}, "others": ["#),
    row(
      "nothing is nested without end",
      #""scenarios": \["#,
      #""sampling": \#(deep), "scenarios": ["#
    ),
    row(
      "not where anything may stand either",
      #""kind": "scenario""#,
      #""kind": "scenario", "sampling": \#(deep)"#
    ),
    row(
      "a status is a word of ours",
      #""status": "failed",(?=\n      "seconds")"#,
      #""status": "splendid","#,
      65,
      "a word in it means nothing to this layoutsim"
    ),
    row(
      "a verdict, too",
      #""verdict": "differs""#,
      #""verdict": "differed""#,
      65,
      "a word in it means nothing to this layoutsim"
    ),
    row("a place before the file is none", #""line": [0-9]+"#, #""line": -7"#, 1, "✗ c › a"),
    row("nor one behind it", #""line": [0-9]+"#, #""line": 9223372036854775807"#, 1, "✗ c › a"),
    row("nor beyond all numbers", #""line": [0-9]+"#, #""line": 9223372036854775808"#),
    row("a column may be far away", #""column": [0-9]+"#, #""column": 999999999"#, 1, "✗ c › a"),
    row("a length negative", #""length": [0-9]+"#, #""length": -999999999"#, 1, "✗ c › a"),
    row(
      "a name nothing to a terminal",
      #""scenario": "c""#,
      #""scenario": "c\u001b[2J""#,
      1,
      #"✗ c\u{1B}[2J › a"#
    ),
    row(
      "a part has two reports",
      #""index": 1"#,
      #""index": 2"#,
      64,
      "shard 2 of 2 has left 2 reports"
    ),
    row(
      "another version is another run",
      #""layoutsim": "[0-9.]+""#,
      #""layoutsim": "0.0.1""#,
      64,
      "are of different runs: versions 0.0.1 and "
    ),
    row(
      "other scenarios, too",
      #""files": \["#,
      #""files": ["more.sim.yaml", "#,
      64,
      "the whole runs had other scenarios"
    ),
    row("the end is there", #"(?s)\}\n  \]\n\}.*"#, ""),
    row("all of it is there", #"(?s)^.*"#, ""),
  ])
  func `a report that is hostile is told, and joined or refused`(_ row: HostileRow) throws {
    try CommandBench.run { layoutsim in
      let reports = try Self.reports.get()
      let changed = reports[0].replacing(try Regex(row.member), with: row.value)
      try #require(changed != reports[0])
      try layoutsim.write(changed, to: "r/1.json")
      try layoutsim.write(reports[1], to: "r/2.json")
      let formats = ["human", "json:j.json", "junit:j.xml", "github:g.txt"].flatMap {
        ["--format", $0]
      }
      let run = try layoutsim(["report", "merge", "r/1.json", "r/2.json"] + formats)
      #expect(run.code == row.code, "\(run.output)\(run.errors)")
      #expect((run.output + run.errors).contains(row.words), "\(run.output)\(run.errors)")
    }
  }

  /// The reports of two parts of a run.
  private static let reports = Result {
    var reports: [String] = []
    try run { layoutsim in
      reports = try (1...2).map { index in
        _ = try layoutsim("test", "--shard", "\(index)/2", "--format", "json:r/\(index).json")
        return try #require(layoutsim.text(of: "r/\(index).json"))
      }
    }
    return reports
  }
}
