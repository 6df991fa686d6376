public import Foundation
public import LayoutDiagnostics

/// How rows are selected with a finger in a scene: a named way, or the general form.
public struct SelectionScene: Sendable, Hashable {
  /// How a drag starts, what passing rows holds, and what turning back does.
  public var mode: SelectionMode
  /// How many rows may be selected.
  public var limit: SelectionLimit
  /// Whether a drag leaves its section; nil for what the way does by itself.
  public var crossesSections: Bool?
  /// How the table scrolls by itself; nil for what the way does by itself.
  public var autoScroll: AutoScroll?
  /// How far the zones at the edges reach into the table; nil for what the way does by itself.
  public var autoScrollZone: CGFloat?
  /// Where the file says so; nil for a selection that comes from code.
  public var mark: SourceMark?

  /// How a drag starts.
  public typealias Start = SelectionMode.Start
  /// What passing rows holds.
  public typealias Pass = SelectionMode.Pass
  /// What turning back does.
  public typealias TurningBack = SelectionMode.TurningBack
  /// What happens with a row for which there is no room.
  public typealias WhenFull = SelectionLimit.WhenFull

  /// How a drag starts.
  public var start: Start { mode.start }
  /// What passing rows holds.
  public var pass: Pass { mode.pass }
  /// What turning back does.
  public var turningBack: TurningBack { mode.turningBack }

  /// Makes a way to select rows.
  public init(
    start: Start,
    pass: Pass,
    turningBack: TurningBack,
    limit: SelectionLimit = .none
  ) {
    let mode = SelectionMode(start: start, pass: pass, turningBack: turningBack)
    self.init(mode: mode, limit: limit)
  }

  /// Makes a way to select rows.
  public init(
    mode: SelectionMode,
    limit: SelectionLimit = .none,
    crossesSections: Bool? = nil,
    autoScroll: AutoScroll? = nil,
    autoScrollZone: CGFloat? = nil,
    mark: SourceMark? = nil
  ) {
    self.mode = mode
    self.limit = limit
    self.crossesSections = crossesSections
    self.autoScroll = autoScroll
    self.autoScrollZone = autoScrollZone
    self.mark = mark
  }

  /// The way that goes by the name of its start: each system as it is described.
  public init(_ start: SelectionMode.Start) {
    switch start {
    case .stripPan: self.init(mode: .scrollAndSelect)
    case .longPress: self.init(mode: .longPressAndDrag)
    case .twoFingerPan: self.init(mode: .twoFingerPan)
    case .editColumnPan: self.init(mode: .editColumnPan)
    }
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
