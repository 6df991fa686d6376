import LayoutViews

extension TableViewCell {
  /// A set of controls that a cell shows beside its content: `UITableViewCell.StateMask`.
  public struct StateMask: OptionSet, Sendable, Hashable {
    /// The bits as in UIKit.
    public let rawValue: UInt
    /// Creates a set from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The set of a cell that shows its content alone.
    public static let defaultMask: Self = []
    /// The control in front of the content in editing mode.
    public static let showingEditControl = Self(rawValue: 1 << 0)
    /// The button that deletes the row, or other actions at its trailing edge.
    public static let showingDeleteConfirmation = Self(rawValue: 1 << 1)
  }

  /// A stage of a cell that a finger carries elsewhere: `UITableViewCell.DragState`.
  public enum DragState: Int, Sendable, Hashable {
    /// The cell is in its place.
    case none = 0
    /// A finger lifts the cell.
    case lifting = 1
    /// A finger carries the cell.
    case dragging = 2
  }

  /// The controls that a cell was last notified of.
  struct Transition {
    var state: StateMask = []
    /// Whether they are on their way.
    var isUnderWay = false
  }

  /// Notifies the cell of controls that come or go, if there are others than the last time.
  ///
  /// Actions at the trailing edge count as a confirmation too, as "UITableViewCell.h" has it since there is a swipe
  /// (unverified for those of several actions).
  func beginTransition() {
    var state: StateMask = isEditing ? .showingEditControl : []
    if showingDeleteConfirmation { state.insert(.showingDeleteConfirmation) }
    guard state != transition.state else { return }
    transition = Transition(state: state, isUnderWay: true)
    willTransition(to: state)
  }

  /// Notifies the cell that its controls are where they belong.
  func endTransition() {
    guard transition.isUnderWay else { return }
    transition.isUnderWay = false
    didTransition(to: transition.state)
  }
}
