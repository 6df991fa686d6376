import Foundation
import LayoutDevices
import LayoutDiagnostics
import LayoutGeometry

extension SceneReading {
  /// Reads a step that is a whole gesture, or comes between one; a wrong one still has a place in the order.
  func gesture(_ entry: WrittenEntry) -> StepAction {
    switch entry.key {
    case "fling":
      return .fling(
        fling(entry) ?? Fling(from: TouchTarget(Place(.topEdge)), .toward(.up, velocity: 0))
      )
    case "interrupt": return .interrupt(choice(entry) ?? .call)
    case "remove": return .remove(removedView(entry) ?? .tableView)
    case "enable":
      checkSelector(entry)
      return .enable(boolean(entry) ?? true)
    case "rotate":
      let orientation: Orientation? = choice(entry)
      // Points of later steps are on the turned screen.
      if let orientation { environment?.orientation = orientation }
      return .rotate(orientation ?? .portrait)
    case let key: preconditionFailure("the step \(key) is no gesture")
    }
  }

  private func removedView(_ entry: WrittenEntry) -> NamedView? {
    guard let view: NamedView = choice(entry) else { return nil }
    check(view, at: entry.value.mark)
    guard view != .statusBar else {
      report(
        "no-such-view",
        "'statusBar' is the system's and cannot be removed",
        at: entry.value.mark,
        hint: "write 'status-bar: false' in the scene"
      )
      return nil
    }
    return view
  }

  /// Reports `enable` where nothing selects rows but the table itself.
  private func checkSelector(_ entry: WrittenEntry) {
    guard !hasSelector else { return }
    report(
      "no-effect",
      "nothing in this scene can be switched on or off",
      at: entry.keyMark,
      hint: "'enable' is for an 'overlay' or a 'selection'"
    )
  }

  private func fling(_ entry: WrittenEntry) -> Fling? {
    guard let fields = fields(entry, .fling) else { return nil }
    let taker = fields["taken-by"].flatMap(taker)
    let start = require("from", of: fields).flatMap(place)
    let way = way(fields)
    guard let start, let way else { return nil }
    return Fling(from: TouchTarget(start, takenBy: taker), way)
  }

  /// Reads where a fling goes: to a place in some time, or in a direction at some speed.
  private func way(_ fields: Fields) -> Fling.Way? {
    if let end = fields["to"] {
      for key in ["direction", "velocity"] {
        guard let written = fields[key] else { continue }
        report(
          "to-and-\(key)",
          "a fling goes 'to' a place or has a '\(key)', not both",
          at: written.keyMark,
          notes: [.init("the other one is here", at: end.keyMark)],
          hint: "write 'within' for the speed on the way to a place"
        )
      }
      let time = read(fields["within"], else: Fling.shortestTime) { duration($0) }
      return place(end).map { .to($0, within: time) }
    }
    if let time = fields["within"] {
      report(
        "no-effect",
        "'within' is for a fling that goes 'to' a place",
        at: time.keyMark,
        hint: "write 'to: ' and a place, or delete 'within'"
      )
    }
    guard fields["direction"] != nil || fields["velocity"] != nil else {
      _ = require("to", of: fields)
      return nil
    }
    let direction: Fling.Direction? = require("direction", of: fields).flatMap { choice($0) }
    let velocity = require("velocity", of: fields).flatMap(velocity)
    guard let direction, let velocity else { return nil }
    return .toward(direction, velocity: velocity)
  }

  private func velocity(_ written: WrittenEntry) -> Double? {
    let range = 200.0...20_000
    let what = "a speed from 200 to 20000 points a second"
    guard let text = written.value.text, let number = parseNumber(text), range.contains(number)
    else {
      wrongType(written.key, what, written.value)
      return nil
    }
    return number
  }
}
