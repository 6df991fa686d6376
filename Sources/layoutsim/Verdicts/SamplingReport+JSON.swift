import LayoutDiagnostics
import LayoutInteraction
import LayoutReports
import LayoutScenes
import LayoutSimulation

extension SamplingReport {
  /// The effects of the rate of touch events: `samplings` by their names, then `rows` and `failures`.
  var json: JSONValue {
    .object([
      ("samplings", Self.list(samplings)),
      ("rows", .list(rows.map(\.json))),
      ("failures", .list(failures.map(\.json))),
      ("comesFromErrata", .boolean(comesFromErrata)),
    ])
  }

  fileprivate static func list(_ samplings: [TouchSampling]) -> JSONValue {
    .list(samplings.map { .text($0.description) })
  }
}

extension SamplingReport.RateDependentRows {
  fileprivate var json: JSONValue {
    .object([
      ("first", .text(Self.text(rows.lowerBound))),
      ("last", .text(Self.text(rows.upperBound))),
      ("step", .number(step)),
      ("line", mark.map { .number($0.line) } ?? .null),
      ("end", .number(end)),
      ("selected", SamplingReport.list(selected)),
      ("notSelected", SamplingReport.list(notSelected)),
    ])
  }

  private static func text(_ row: RowAddress) -> String { "\(row.section)/\(row.row)" }
}

extension SamplingReport.RateDependentFailure {
  fileprivate var json: JSONValue {
    .object([
      ("message", .text(diagnostic.message)),
      ("line", diagnostic.mark.map { .number($0.line) } ?? .null),
      ("samplings", SamplingReport.list(samplings)),
    ])
  }
}
