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
    Self("impossible-place", error.message, at: place.mark, hint: error.hint)
  }

  static func repeated(_ thing: String, in kind: RowUpdate.Kind) -> Self {
    Self(
      thing.hasPrefix("row") ? "duplicate-row" : "duplicate-section",
      "\(kind.rawValue): \(thing) is named twice",
      hint: "name each once; UIKit raises NSInternalInconsistencyException here"
    )
  }

  static func missingSection(_ section: Int, in keyword: String, count: Int) -> Self {
    Self(
      "no-such-section",
      "\(keyword): the table has no section \(section)",
      notes: ["it has \(count) \(count == 1 ? "section" : "sections")"]
    )
  }

  static func finger(_ keyword: String, isDown: Bool) -> Self {
    Self(
      "finger",
      "\(keyword): the finger is \(isDown ? "down already" : "not down")",
      hint: isDown ? "release it first" : "press first"
    )
  }

  static func noForm(_ keyword: String) -> Self {
    Self("no-form", "\(keyword): this scene has no form")
  }
}
