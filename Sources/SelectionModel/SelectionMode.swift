/// A mode in which a drag selects rows: the general form behind all ways to select many rows with a finger.
///
/// A mode says how the drag starts, what it holds as it passes rows, and what turning back does. The
/// named modes are those of the systems that the module simulates; every other combination works too.
public struct SelectionMode: Sendable, Hashable {
  /// The start of the drag.
  public var start: Start
  /// The rule by which passing rows holds them.
  public var pass: Pass
  /// The effect of turning back.
  public var turningBack: TurningBack

  /// Creates a mode.
  ///
  /// - Parameters:
  ///   - start: How the drag starts.
  ///   - pass: What passing rows holds.
  ///   - turningBack: What turning back does.
  public init(start: Start, pass: Pass, turningBack: TurningBack) {
    self.start = start
    self.pass = pass
    self.turningBack = turningBack
  }

  /// Creates the mode of the system that has a start.
  ///
  /// - Parameter start: How the drag starts.
  public init(_ start: Start) {
    let approach = start.approach
    self.init(start: start, pass: approach.pass, turningBack: approach.turningBack)
  }

  /// A start of a drag.
  public enum Start: String, Sendable, Hashable, CaseIterable {
    /// With a pan over a strip that lies in front of the table.
    case stripPan = "strip-pan"
    /// With a long press on a row.
    case longPress = "long-press"
    /// With a pan of two fingers over the rows.
    case twoFingerPan = "two-finger-pan"
    /// With a pan over the check marks of a table in editing mode.
    case editColumnPan = "edit-column-pan"
  }

  /// The rule by which passing rows holds them.
  public enum Pass: String, Sendable, Hashable, CaseIterable {
    /// All rows from the first one to the one under the finger, both included.
    ///
    /// Only rows count, not the finger's place in a row.
    case range
    /// The rows that the finger touches on its way.
    ///
    /// A turn counts once the finger has come back by `FingerTrack.turningDistance`, and a row that is
    /// touched on the way back is given up.
    case path
  }

  /// The effect of turning back.
  public enum TurningBack: String, Sendable, Hashable, CaseIterable {
    /// The rows passed from there on get the other state.
    case flip
    /// Rows that are given up get the other state, whatever they had before.
    case shrink
    /// Rows that are given up return to their states before the drag.
    case restore
  }
}

extension SelectionMode {
  /// The mode of TableViewScrollAndSelect: a pan over a strip, every row passed, and a turn flips.
  public static let scrollAndSelect = Self(.stripPan)
  /// The mode of SmoothSelectableTableView: a long press, the range up to the finger, and a turn restores.
  public static let longPressAndDrag = Self(.longPress)
  /// The system's selection with two fingers.
  public static let twoFingerPan = Self(.twoFingerPan)
  /// The system's selection with one finger over the check marks.
  public static let editColumnPan = Self(.editColumnPan)

  /// The list of all modes, in the order of the members.
  public static var all: [Self] {
    Start.allCases.flatMap { start in
      Pass.allCases.flatMap { pass in
        TurningBack.allCases.map { Self(start: start, pass: pass, turningBack: $0) }
      }
    }
  }
}
