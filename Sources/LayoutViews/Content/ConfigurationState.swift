/// A set of circumstances that a configuration depends on: UIKit's `UIConfigurationState`.
public protocol ConfigurationState {
  /// The traits of the view.
  var traitCollection: TraitCollection { get set }
  /// Creates a state in which nothing else holds.
  init(traitCollection: TraitCollection)
  /// The application's own value of a key, or `nil` for none.
  subscript(key: ConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// A name of an application's own value in a state: UIKit's `UIConfigurationStateCustomKey`.
public struct ConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a key of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a key of a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A state of a view with a configuration, as of a header: UIKit's `UIViewConfigurationState`.
public struct ViewConfigurationState: ConfigurationState, Hashable {
  /// The traits of the view.
  public var traitCollection: TraitCollection
  /// Whether touches have no effect.
  public var isDisabled = false
  /// Whether a touch lights the view up.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view has the focus, which nothing gives it here.
  public var isFocused = false
  /// Whether a header or footer sticks to an edge, and does not lie beside its rows.
  public var isPinned = false

  private var ownValues: [ConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state in which nothing but the traits holds.
  public init(traitCollection: TraitCollection) { self.traitCollection = traitCollection }

  /// The application's own value of a key, or `nil` for none.
  public subscript(key: ConfigurationStateCustomKey) -> AnyHashable? {
    get { ownValues[key] }
    set { ownValues[key] = newValue }
  }
}

/// A state of a cell: UIKit's `UICellConfigurationState`.
public struct CellConfigurationState: ConfigurationState, Hashable {
  /// A part of a cell in a drag and drop, of which there is none here.
  public enum DragState: Int, Sendable, Hashable {
    /// The cell is not dragged.
    case none
    /// The cell is being lifted.
    case lifting
    /// The cell is in the drag.
    case dragging
  }

  /// A part of a cell in a drop, of which there is none here.
  public enum DropState: Int, Sendable, Hashable {
    /// Nothing is dropped.
    case none
    /// Something is dropped elsewhere.
    case notTargeted
    /// Something is dropped here.
    case targeted
  }

  /// The traits of the cell.
  public var traitCollection: TraitCollection
  /// Whether touches have no effect.
  public var isDisabled = false
  /// Whether a touch lights the cell up.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell has the focus, which nothing gives it here.
  public var isFocused = false
  /// Whether the cell sticks to an edge, which those of tables do not.
  public var isPinned = false
  /// Whether the table is in editing mode.
  public var isEditing = false
  /// Whether the rows under an outline's item show, of which tables have none.
  public var isExpanded = false
  /// Whether the cell is swiped aside.
  public var isSwiped = false
  /// Whether a finger drags the cell to another place.
  public var isReordering = false
  /// The part in a drag and drop.
  public var cellDragState = DragState.none
  /// The part in a drop.
  public var cellDropState = DropState.none

  private var ownValues: [ConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state in which nothing but the traits holds.
  public init(traitCollection: TraitCollection) { self.traitCollection = traitCollection }

  /// The application's own value of a key, or `nil` for none.
  public subscript(key: ConfigurationStateCustomKey) -> AnyHashable? {
    get { ownValues[key] }
    set { ownValues[key] = newValue }
  }
}
