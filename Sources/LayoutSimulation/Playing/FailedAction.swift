import Foundation
public import LayoutDiagnostics
import LayoutGeometry
import LayoutInteraction
package import LayoutScenes
import LayoutViews

extension Simulation {
  /// Something that a finger was to do and could not: a place that is not on the screen, a touch that
  /// another view takes, a screen that does not come to rest.
  public struct FailedAction: Error, Hashable, CustomStringConvertible {
    /// What happened and why, with the place's mark where it comes from a file.
    public var diagnostic: Diagnostic

    /// The sentence, its notes and the hint, one a line.
    public var description: String {
      ([diagnostic.message] + diagnostic.notes.map { "  \($0.message)" }
        + [diagnostic.hint.map { "  hint: \($0)" }].compactMap(\.self))
        .joined(separator: "\n")
    }
  }
}

extension Simulation.FailedAction {
  package static func impossible(_ error: Simulation.ImpossiblePlace, _ place: Place) -> Self {
    Self(
      diagnostic: Diagnostic(
        .error,
        code: "impossible-place",
        error.message,
        at: place.mark,
        hint: error.hint
      )
    )
  }

  static func missed(
    _ keyword: String,
    _ target: TouchTarget,
    _ hits: HitReport,
    finger: String?,
    hint: String?
  ) -> Self {
    let taker = hits.taker.map(\.placedName) ?? "nothing"
    var notes = [
      Diagnostic.Note(
        "\(finger ?? "the finger") is at \(hits.point.logText); \(taker) takes the touch"
      )
    ]
    if !hits.chain.isEmpty {
      notes.append(
        Diagnostic.Note("chain: \(hits.chain.map(\.treeName).joined(separator: " > "))")
      )
    }
    notes += hits.lines.map { Diagnostic.Note($0) }
    return Self(
      diagnostic: Diagnostic(
        .error,
        code: "missed-touch",
        "\(keyword) at '\(target.place)' missed\(finger.map { " with \($0)" } ?? ""): "
          + "\(taker) takes the touch",
        notes: notes,
        hint: hint
      )
    )
  }

  static func hidden(
    _ keyword: String,
    _ target: TouchTarget,
    behind bar: View,
    at point: CGPoint
  ) -> Self {
    Self(
      diagnostic: Diagnostic(
        .error,
        code: "hidden-row",
        "\(keyword) at '\(target.place)': the row is behind the background of \(bar.placedName)",
        notes: [
          Diagnostic.Note(
            "the finger would be at \(point.logText), outside of the bar, where touches go through to the row"
          )
        ],
        hint:
          "scroll the row to where it shows, or write '{at: \(target.place), taken-by: tableView}'"
      )
    )
  }

  static func repeated(_ thing: String, in kind: RowUpdate.Kind) -> Self {
    Self(
      diagnostic: Diagnostic(
        .error,
        code: thing.hasPrefix("row") ? "duplicate-row" : "duplicate-section",
        "\(kind.rawValue): \(thing) is named twice",
        hint: "name each once; UIKit raises NSInternalInconsistencyException here"
      )
    )
  }

  static var tooManyRows: Self {
    Self(
      diagnostic: Diagnostic(
        .error,
        code: "too-many-rows",
        "insert: a table has at most \(Limits.rows) rows, and with these it would have more"
      )
    )
  }

  static func missingSection(_ section: Int, in keyword: String, count: Int) -> Self {
    Self(
      diagnostic: Diagnostic(
        .error,
        code: "no-such-section",
        "\(keyword): the table has no section \(section)",
        notes: [Diagnostic.Note("it has \(count) \(count == 1 ? "section" : "sections")")]
      )
    )
  }

  static func options(_ keyword: String) -> Self {
    Self(
      diagnostic: Diagnostic(
        .error,
        code: "no-effect",
        "\(keyword): the rows of a form are its options"
      )
    )
  }

  static func finger(_ keyword: String, isDown: Bool) -> Self {
    Self(
      diagnostic: Diagnostic(
        .error,
        code: "finger",
        "\(keyword): the finger is \(isDown ? "down already" : "not down")",
        hint: isDown ? "release it first" : "press first"
      )
    )
  }

  static func noView(_ name: NamedView) -> Self {
    Self(
      diagnostic: Diagnostic(
        .error,
        code: "no-such-view",
        "remove: there is no '\(name.rawValue)' on this screen"
      )
    )
  }

  static func noStatusBar(_ reason: String) -> Self {
    Self(
      diagnostic: Diagnostic(
        .error,
        code: "no-such-view",
        "tap-status-bar: no status bar shows",
        notes: [Diagnostic.Note(reason)]
      )
    )
  }

  static func noForm(_ keyword: String) -> Self {
    Self(
      diagnostic: Diagnostic(
        .error,
        code: "no-form",
        "\(keyword): this scene has no form"
      )
    )
  }

  static func noRoom(toward direction: Fling.Direction, _ room: CGFloat) -> Self {
    Self(
      diagnostic: Diagnostic(
        .error,
        code: "no-room",
        "fling: from here the edge of the screen is \(decimalText(room)) points"
          + " \(direction.rawValue), too near for a fling",
        hint: "begin farther from the edge"
      )
    )
  }

  static func time(_ objection: String) -> Self {
    Self(diagnostic: Diagnostic(.error, code: "time", objection))
  }

  static func notAtRest(after limit: Duration, _ things: [String]) -> Self {
    Self(
      diagnostic: Diagnostic(
        .error,
        code: "not-at-rest",
        "after \(limit.inSecondsText) s something still moves",
        notes: things.map { Diagnostic.Note($0) },
        hint: "give 'settle' more time, or lift the finger first"
      )
    )
  }
}
