public import Foundation
public import LayoutDiagnostics

/// How rows are selected with a finger in a scene: a named way, or the general form.
public struct SelectionScene: Sendable, Hashable {
  /// How a drag starts.
  public var start: Start
  /// What passing rows holds.
  public var pass: Pass
  /// What turning back does.
  public var turningBack: TurningBack
  /// How many rows may be selected.
  public var limit: Limit
  /// Whether a drag leaves its section; nil for what the way does by itself.
  public var crossesSections: Bool?
  /// How the table scrolls by itself; nil for what the way does by itself.
  public var autoScroll: AutoScroll?
  /// How far the zones at the edges reach into the table; nil for what the way does by itself.
  public var autoScrollZone: CGFloat?
  /// Where the file says so; nil for a selection that comes from code.
  public var mark: SourceMark?

  /// Makes a way to select rows.
  public init(
    start: Start,
    pass: Pass,
    turningBack: TurningBack,
    limit: Limit = Limit(),
    crossesSections: Bool? = nil,
    autoScroll: AutoScroll? = nil,
    autoScrollZone: CGFloat? = nil,
    mark: SourceMark? = nil
  ) {
    self.start = start
    self.pass = pass
    self.turningBack = turningBack
    self.limit = limit
    self.crossesSections = crossesSections
    self.autoScroll = autoScroll
    self.autoScrollZone = autoScrollZone
    self.mark = mark
  }

  /// The way that goes by the name of its start: each system as it is described.
  public init(_ start: Start) {
    switch start {
    case .stripPan: self.init(start: start, pass: .path, turningBack: .flip)
    case .longPress, .twoFingerPan, .editColumnPan:
      self.init(start: start, pass: .range, turningBack: .restore)
    }
  }

  /// How a drag starts.
  public enum Start: String, Sendable, Hashable, CaseIterable {
    /// With a pan over the touch view.
    case stripPan = "strip-pan"
    /// With a long press on a row.
    case longPress = "long-press"
    /// With a pan of two fingers over the rows.
    case twoFingerPan = "two-finger-pan"
    /// With a pan over the check marks of a table in editing mode.
    case editColumnPan = "edit-column-pan"
  }

  /// What passing rows holds.
  public enum Pass: String, Sendable, Hashable, CaseIterable {
    /// All rows from the first one to the one under the finger.
    case range
    /// The rows that the finger touches.
    case path
  }

  /// What turning back does.
  public enum TurningBack: String, Sendable, Hashable, CaseIterable {
    /// The rows passed from there on get the other state.
    case flip
    /// Rows that are given up get the other state.
    case shrink
    /// Rows that are given up return to what they were.
    case restore
  }

  /// How many rows may be selected.
  public struct Limit: Sendable, Hashable {
    /// The most in the whole table; nil for any number.
    public var total: Int?
    /// The most in each section; nil for any number.
    public var perSection: Int?
    /// What happens with a row for which there is no room.
    public var whenFull: WhenFull

    /// Makes a limit.
    public init(total: Int? = nil, perSection: Int? = nil, whenFull: WhenFull = .replaceOldest) {
      self.total = total
      self.perSection = perSection
      self.whenFull = whenFull
    }
  }

  /// What happens with a row for which there is no room.
  public enum WhenFull: String, Sendable, Hashable, CaseIterable {
    /// The row that was selected first makes room.
    case replaceOldest = "replace-oldest"
    /// It is refused.
    case skip
    /// It is refused with all beyond it.
    case stop
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

/// A departure of the released TableViewScrollAndSelect 1.0.0 from its manual.
public enum ScrollAndSelectErratum: String, Sendable, Hashable, CaseIterable {
  /// A fast pan fills onward from the new row.
  case fastPanFillsOnward = "fast-pan-fills-onward"
  /// An empty section counts as a row.
  case emptySectionCountsAsRow = "empty-section-counts-as-row"
  /// Options set while disabled add the touch view.
  case optionsAddTouchView = "options-add-touch-view"
  /// The edges are those of the superview's frame.
  case edgesFromFrame = "edges-from-frame"
  /// Scrolling ends without the insets.
  case destinationIgnoresInsets = "destination-ignores-insets"
  /// Rows that may not be edited are selected.
  case selectsUneditableRows = "selects-uneditable-rows"
  /// A pan that begins on no row loses its first rows.
  case losesFirstRows = "loses-first-rows"
  /// Only handled events count.
  case onlyHandledEvents = "only-handled-events"
}
