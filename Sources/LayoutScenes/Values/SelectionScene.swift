public import Foundation
public import LayoutDiagnostics

/// A way in which a finger selects rows in a scene: a named one, or the general form.
public struct SelectionScene: Sendable, Hashable {
  /// The mode: the start of a drag, the rows that passing holds, and the effect of turning back.
  public var mode: SelectionMode
  /// The limit of selected rows.
  public var limit: SelectionLimit
  /// The time that the finger of a long press rests before a drag begins, or `nil` for the way's default.
  public var minimumPressDuration: Duration?
  /// The distance that the finger may stray until then, in points, or `nil` for the way's default.
  public var allowableMovement: CGFloat?
  /// Whether a drag leaves its section, or `nil` for the way's default.
  public var crossesSections: Bool?
  /// The delegate's answer to two fingers that ask to select, or `nil` for yes.
  public var shouldBegin: Bool?
  /// The automatic scrolling of the table, or `nil` for the way's default.
  public var autoScroll: AutoScroll?
  /// The depth of the zones at the edges of the table, or `nil` for the way's default.
  public var autoScrollZone: CGFloat?
  /// The distance of the top zone below the edge, or `nil` for the way's default.
  public var autoScrollTopOffset: CGFloat?
  /// The distance of the bottom zone above the edge, or `nil` for the way's default.
  public var autoScrollBottomOffset: CGFloat?
  /// The place in the file, or `nil` for a selection from code.
  public var mark: SourceMark?

  /// The start of a drag.
  public var start: SelectionMode.Start { mode.start }
  /// The rule of the rows that passing holds.
  public var pass: SelectionMode.Pass { mode.pass }
  /// The effect of turning back.
  public var turningBack: SelectionMode.TurningBack { mode.turningBack }

  /// Creates a way to select rows.
  public init(
    start: SelectionMode.Start,
    pass: SelectionMode.Pass,
    turningBack: SelectionMode.TurningBack,
    limit: SelectionLimit = .none
  ) {
    let mode = SelectionMode(start: start, pass: pass, turningBack: turningBack)
    self.init(mode: mode, limit: limit)
  }

  /// Creates a way to select rows.
  public init(mode: SelectionMode, limit: SelectionLimit = .none) {
    self.mode = mode
    self.limit = limit
  }

  /// Creates the way with the name of its start: each system as it is described.
  public init(_ start: SelectionMode.Start) {
    self.init(mode: SelectionMode(start))
  }

  /// A way in which a table scrolls by itself.
  public enum AutoScroll: Sendable, Hashable {
    /// Not at all.
    case none
    /// By so many rows a second.
    case constant(rowsPerSecond: Double)
    /// The faster the deeper the finger is in the zone.
    case byDepth
  }
}

extension Scene {
  /// The surplus of rows selected at the start over the limit, or `nil` for none.
  package var surplus: SelectionLimit.Surplus? {
    let allowsMultiple =
      table.isEditing ? table.allowsMultipleSelectionDuringEditing : table.allowsMultipleSelection
    guard allowsMultiple else { return nil }
    return selection?.limit.surplus(of: table.sections.map(\.selected.rows.count))
  }
}

extension Scene {
  /// The reason why the rows at the start cannot meet the minima of the limit, or `nil` if they can.
  package var minimumMistake: SelectionTypeError? {
    do throws(SelectionTypeError) {
      try selection?.limit.check(against: table.sections.map(\.rowCount))
      return nil
    } catch {
      return error
    }
  }
}

extension SelectionLimit.Surplus {
  /// The surplus, in one sentence without a period.
  package var sentence: String {
    let place = section.map { " of section \($0)" } ?? ""
    return
      "\(count) \(count == 1 ? "row" : "rows")\(place) \(count == 1 ? "is" : "are") selected at the"
      + " start, and the limit is \(most)"
  }
}
