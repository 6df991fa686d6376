import Foundation
import LayoutDiagnostics
import LayoutReports
import LayoutScenes
import LayoutSimulation

extension HitReport {
  /// The report for people.
  var text: String {
    let x = JSONValue.decimal(Double(point.x)).lineText
    let y = JSONValue.decimal(Double(point.y)).lineText
    let name = taker.map { $0.placedName } ?? "nothing"
    var text = "\(name) is touched at \(x), \(y)\n"
    if taker != nil { text += "chain  \(chain.map(\.treeName).joined(separator: " › "))\n" }
    if let behind { text += "behind \(behind.placedName), which would be touched otherwise\n" }
    return PrintableText.lines(text + "asked  " + lines.joined(separator: "\n       ") + "\n")
  }

  /// The report for programs.
  var json: JSONValue { .object(jsonMembers) }

  /// The members of the report for programs.
  var jsonMembers: [(String, JSONValue)] {
    [
      ("x", .decimal(Double(point.x))),
      ("y", .decimal(Double(point.y))),
      ("taker", taker.map { .text($0.treeName) } ?? .null),
      ("chain", .list(chain.map { .text($0.treeName) })),
      ("behind", behind.map { .text($0.placedName) } ?? .null),
      ("asked", .list(questions.map(\.json))),
    ]
  }
}

extension HitReport.Question {
  fileprivate var json: JSONValue {
    .object(
      [
        ("view", .text(view.treeName)), ("depth", .number(depth)),
        ("x", .decimal(Double(point.x))), ("y", .decimal(Double(point.y))),
        ("answer", .text(words)), ("conversion", conversion.map { .text($0) } ?? .null),
      ] + (line.map { [("line", .number($0))] } ?? [])
    )
  }
}

extension HitMap {
  /// The map for people.
  var text: String { PrintableText.lines(lines.map { $0 + "\n" }.joined()) }

  /// The map for programs: `regions`, `covered` and `unreachable`, with rectangles as x, y, width and height.
  var json: JSONValue {
    .object([
      ("width", .decimal(Double(size.width))),
      ("height", .decimal(Double(size.height))),
      ("regions", .list(regions.map(\.json))),
      ("covered", .list(covered.map(\.json))),
      ("unreachable", .list(unreachable.map(\.json))),
    ])
  }

  fileprivate static func json(_ rects: [CGRect]) -> JSONValue {
    .list(
      rects.map { rect in
        .list([rect.minX, rect.minY, rect.width, rect.height].map { .decimal(Double($0)) })
      }
    )
  }
}

extension HitMap.Kind {
  fileprivate var json: [(String, JSONValue)] {
    switch self {
    case .row(let row):
      [("kind", .text("row")), ("section", .number(row.section)), ("row", .number(row.row))]
    case .headerFooter: [("kind", .text("supplement"))]
    case .target: [("kind", .text("target"))]
    case .container: [("kind", .text("container"))]
    }
  }
}

extension HitMap.Region {
  fileprivate var json: JSONValue {
    .object([("name", .text(name))] + kind.json + [("rects", HitMap.json(rects))])
  }
}

extension HitMap.Covered {
  fileprivate var json: JSONValue {
    .object(
      [("name", .text(name))] + kind.json + [
        ("by", .text(covererName)), ("unreachable", .boolean(isUnreachable)),
        ("rects", HitMap.json(rects)),
      ]
    )
  }
}

extension HitMap.Unreachable {
  fileprivate var json: JSONValue {
    .object(
      [("name", .text(name))] + kind.json + [
        ("reason", .text(reason)), ("rects", HitMap.json([rect])),
      ]
    )
  }
}
