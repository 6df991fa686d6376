public import Foundation
public import LayoutDiagnostics

/// How rows are selected with a finger in a scene: a named way, or the general form.
public struct SelectionScene: Sendable, Hashable {
  /// How a drag starts, what passing rows holds, and what turning back does.
  public var mode: SelectionMode
  /// How many rows may be selected.
  public var limit: SelectionLimit
  /// How long the finger of a long press rests before a drag begins; nil for what the way does by itself.
  public var minimumPressDuration: Duration?
  /// How far the finger may stray until then, in points; nil for what the way does by itself.
  public var allowableMovement: CGFloat?
  /// Whether a drag leaves its section; nil for what the way does by itself.
  public var crossesSections: Bool?
  /// What the delegate answers where two fingers ask to select; nil for yes.
  public var shouldBegin: Bool?
  /// How the table scrolls by itself; nil for what the way does by itself.
  public var autoScroll: AutoScroll?
  /// How far the zones at the edges reach into the table; nil for what the way does by itself.
  public var autoScrollZone: CGFloat?
  /// How far below the top edge the zone there begins; nil for what the way does by itself.
  public var autoScrollTopOffset: CGFloat?
  /// How far above the bottom edge the zone there begins; nil for what the way does by itself.
  public var autoScrollBottomOffset: CGFloat?
  /// Where the file says so; nil for a selection that comes from code.
  public var mark: SourceMark?

  /// How a drag starts.
  public var start: SelectionMode.Start { mode.start }
  /// What passing rows holds.
  public var pass: SelectionMode.Pass { mode.pass }
  /// What turning back does.
  public var turningBack: SelectionMode.TurningBack { mode.turningBack }

  /// Makes a way to select rows.
  public init(
    start: SelectionMode.Start,
    pass: SelectionMode.Pass,
    turningBack: SelectionMode.TurningBack,
    limit: SelectionLimit = .none
  ) {
    let mode = SelectionMode(start: start, pass: pass, turningBack: turningBack)
    self.init(mode: mode, limit: limit)
  }

  /// Makes a way to select rows.
  public init(mode: SelectionMode, limit: SelectionLimit = .none) {
    self.mode = mode
    self.limit = limit
  }

  /// The way that goes by the name of its start: each system as it is described.
  public init(_ start: SelectionMode.Start) {
    self.init(mode: SelectionMode(start))
  }

  /// How a table scrolls by itself.
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
  /// The number of rows selected at the start that is greater than the limit; nil where none is.
  package var surplus: SelectionLimit.Surplus? {
    let allowsMultiple =
      table.isEditing ? table.allowsMultipleSelectionDuringEditing : table.allowsMultipleSelection
    guard allowsMultiple else { return nil }
    return selection?.limit.surplus(of: table.sections.map(\.selected.rows.count))
  }
}

extension Scene {
  /// Why the rows at the start cannot meet the minima of the limit; nil where they can.
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
  /// What is wrong, in one sentence without a period.
  package var sentence: String {
    let place = section.map { " of section \($0)" } ?? ""
    return
      "\(count) \(count == 1 ? "row" : "rows")\(place) \(count == 1 ? "is" : "are") selected at the"
      + " start, and the limit is \(most)"
  }
}
