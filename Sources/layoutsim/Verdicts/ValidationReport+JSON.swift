import Foundation
import LayoutDevices
import LayoutDiagnostics
import LayoutGeometry
import LayoutScenes
import LayoutValidation

extension ValidationReport {
  /// The members of a verdict in JSON: all environments, and the findings with every number.
  ///
  /// A finding names its environments by their places in the list.
  var members: [(String, JSONValue)] {
    var places: [ScreenEnvironment: Int] = [:]
    for (place, environment) in environments.enumerated() { places[environment] = place }
    return [
      ("environments", .list(environments.map { .object($0.members) })),
      ("findings", .list(findings.map { $0.json(places, among: environments) })),
    ]
  }
}

extension ScreenEnvironment {
  fileprivate var members: [(String, JSONValue)] {
    [
      ("name", .text(shortName)), ("device", .text(device.name)),
      ("orientation", .text(orientation.rawValue)), ("direction", .text(direction.rawValue)),
      ("textSize", .text(contentSizeCategory.rawValue)), ("width", .decimal(size.width)),
      ("height", .decimal(size.height)),
    ]
  }
}

extension ValidationFinding {
  fileprivate func json(
    _ places: [ScreenEnvironment: Int],
    among all: [ScreenEnvironment]
  ) -> JSONValue {
    let screens = zip(environments, zip(amounts, messages)).map { environment, found in
      JSONValue.object([
        ("environment", .number(places[environment] ?? -1)), ("amount", .decimal(found.0)),
        ("message", .text(found.1)),
      ])
    }
    var members: [(String, JSONValue)] = [
      ("code", .text(diagnostic.code)), ("severity", .text(diagnostic.severity.rawValue)),
      ("message", .text(diagnostic.message)), ("views", .list(views.map { .text($0) })),
      ("worst", .number(places[worst] ?? -1)), ("amount", .decimal(amount)),
    ]
    if let size = soundSize(among: all) { members.append(("sound", .text(size))) }
    if !repairs.isEmpty { members.append(("repairs", .list(repairs.map(\.json)))) }
    return .object(members + [("screens", .list(screens))])
  }
}

extension ConstraintEdit {
  fileprivate var json: JSONValue {
    .object([
      ("file", .text(mark.file)), ("line", .number(mark.line)), ("column", .number(mark.column)),
      ("old", .text(oldText)), ("new", .text(newText)), ("advice", .text(advice)),
    ])
  }
}
