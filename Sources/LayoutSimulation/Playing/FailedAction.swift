import Foundation
public import LayoutDiagnostics
import LayoutGeometry
import LayoutInteraction
package import LayoutScenes
import LayoutViews

extension Simulation {
  /// An error of an action that a finger could not do: a place that is not on the screen, a touch that
  /// another view takes, a screen that does not come to rest.
  public struct FailedAction: Error, Hashable, CustomStringConvertible {
    /// The event and its reason, with the place's mark if it comes from a file.
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
  init(
    _ code: String,
    _ message: String,
    at mark: SourceMark? = nil,
    notes: [String] = [],
    hint: String? = nil
  ) {
    diagnostic = Diagnostic(
      .error,
      code: code,
      message,
      at: mark,
      notes: notes.map { Diagnostic.Note($0) },
      hint: hint
    )
  }

  package static func impossible(_ error: Simulation.ImpossiblePlace, _ place: Place) -> Self {
    Self(
      "impossible-place",
      error.message,
      at: place.mark,
      hint: error.hint
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
      "\(finger ?? "the finger") is at \(hits.point.logText); \(taker) takes the touch"
    ]
    if !hits.chain.isEmpty {
      notes.append("chain: \(hits.chain.map(\.treeName).joined(separator: " > "))")
    }
    notes += hits.lines
    return Self(
      "missed-touch",
      "\(keyword) at '\(target.place)' missed\(finger.map { " with \($0)" } ?? ""): "
        + "\(taker) takes the touch",
      notes: notes,
      hint: hint
    )
  }

  static func hidden(
    _ keyword: String,
    _ target: TouchTarget,
    behind bar: View,
    at point: CGPoint
  ) -> Self {
    Self(
      "hidden-row",
      "\(keyword) at '\(target.place)': the row is behind the background of \(bar.placedName)",
      notes: [
        "the finger would be at \(point.logText), outside of the bar, where touches go through to the row"
      ],
      hint:
        "scroll the row to where it shows, or write '{at: \(target.place), taken-by: tableView}'"
    )
  }

  static func repeated(_ thing: String, in kind: RowUpdate.Kind) -> Self {
    Self(
      thing.hasPrefix("row") ? "duplicate-row" : "duplicate-section",
      "\(kind.rawValue): \(thing) is named twice",
      hint: "name each once; UIKit raises NSInternalInconsistencyException here"
    )
  }

  static var tooManyRows: Self {
    Self(
      "too-many-rows",
      "insert: a table has at most \(Limits.rows) rows, and with these it would have more"
    )
  }

  static func missingSection(_ section: Int, in keyword: String, count: Int) -> Self {
    Self(
      "no-such-section",
      "\(keyword): the table has no section \(section)",
      notes: ["it has \(count) \(count == 1 ? "section" : "sections")"]
    )
  }

  static func options(_ keyword: String) -> Self {
    Self(
      "no-effect",
      "\(keyword): the rows of a form are its options"
    )
  }

  static func finger(_ keyword: String, isDown: Bool) -> Self {
    Self(
      "finger",
      "\(keyword): the finger is \(isDown ? "down already" : "not down")",
      hint: isDown ? "release it first" : "press first"
    )
  }

  static func noView(_ name: NamedView) -> Self {
    Self(
      "no-such-view",
      "remove: there is no '\(name.rawValue)' on this screen"
    )
  }

  static func noStatusBar(_ reason: String) -> Self {
    Self(
      "no-such-view",
      "tap-status-bar: no status bar shows",
      notes: [reason]
    )
  }

  static func noForm(_ keyword: String) -> Self {
    Self(
      "no-form",
      "\(keyword): this scene has no form"
    )
  }

  static func noRoom(toward direction: Fling.Direction, _ room: CGFloat) -> Self {
    Self(
      "no-room",
      "fling: from here the edge of the screen is \(decimalText(room)) points"
        + " \(direction.rawValue), too near for a fling",
      hint: "begin farther from the edge"
    )
  }

  static func time(_ objection: String) -> Self {
    Self("time", objection)
  }

  static func notAtRest(after limit: Duration, _ things: [String]) -> Self {
    Self(
      "not-at-rest",
      "after \(limit.inSecondsText) s something still moves",
      notes: things,
      hint: "give 'settle' more time, or lift the finger first"
    )
  }
}
