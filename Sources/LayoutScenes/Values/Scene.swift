public import Foundation
public import LayoutDevices
public import LayoutDiagnostics

/// The screen at the beginning of a scenario.
public struct Scene: Sendable, Hashable {
  /// The device and everything of its surroundings that changes a layout.
  public var environment: ScreenEnvironment
  /// How many touch events a moving finger sends each second.
  public var eventsPerSecond: Int = 60
  /// What kind of screen the table is on.
  public var controller: ControllerKind
  /// How far the table's superview lies below the top of the screen, as under a view of the app; only for
  /// a plain view.
  public var superviewTop: CGFloat = 0
  /// The title in the navigation bar.
  public var title: String
  /// Whether a toolbar is at the bottom; only under a navigation controller.
  public var showsToolbar: Bool = false
  /// Whether the status bar's clock and symbols are drawn; its space does not change.
  public var showsStatusBar: Bool = true
  /// The table.
  public var table: TableScene
  /// What lies over the table; nil for nothing.
  public var overlay: ScrollAndSelectOverlay?
  /// How rows are selected with a finger; nil for what the overlay does.
  public var selection: SelectionScene?
  /// The multi-row selection of Mail around the table, under a navigation controller; nil for none.
  public var editScreen: EditScreenScene?
  /// Options to select from in place of the table's rows; nil for none.
  public var form: FormScene?
  /// A stack view in front of the table, where that has a superview; nil for none.
  public var stack: StackScene?
  /// The guides and helpers that are drawn over the screen in snapshots.
  public var guides: Set<ShownGuide> = []
  /// What is wrong with the layout and meant so.
  public var allowances: [Allowance] = []
  /// Where the file describes the scene; nil for a scene that comes from code.
  public var mark: SourceMark?
  /// Where the file writes the keys of the scene and of its parts.
  public var keyMarks = KeyMarks()

  /// Makes a scene; what is left out is an iPhone 15 with a navigation bar and scroll-and-select.
  public init(
    environment: ScreenEnvironment = Self.defaultEnvironment,
    controller: ControllerKind = .navigation,
    title: String = "",
    table: TableScene,
    overlay: ScrollAndSelectOverlay? = .init(),
    selection: SelectionScene? = nil,
    editScreen: EditScreenScene? = nil,
    form: FormScene? = nil,
    stack: StackScene? = nil
  ) {
    self.environment = environment
    self.controller = controller
    self.title = title
    self.table = table
    self.overlay = overlay
    self.selection = selection
    self.editScreen = editScreen
    self.form = form
    self.stack = stack
  }

  /// The device where a scenario names none.
  public static let defaultDeviceName = "iPhone 15"

  /// The surroundings where a scenario names none: an iPhone 15, upright, light.
  public static var defaultEnvironment: ScreenEnvironment {
    ScreenEnvironment(device: Device.named(defaultDeviceName) ?? Device.catalogue[0])
  }
}

/// What kind of screen a table is on.
public enum ControllerKind: String, Sendable, Hashable, CaseIterable {
  /// A table view controller in a navigation controller: the table has a superview and a bar above it.
  case navigation
  /// A plain view controller with the table as a subview of its view: a superview, no bars.
  case plainView = "plain-view"
  /// A table view controller alone: the table is the controller's view and has no superview.
  case bare
}

/// A guide or helper that can be drawn over the screen.
public enum ShownGuide: String, Sendable, Hashable, CaseIterable {
  /// The finger, while it is down.
  case finger
  /// The safe area of the table's superview.
  case safeArea = "safe-area"
  /// The layout margins of the table's superview.
  case margins
  /// A line for each constraint of the touch view.
  case constraints
  /// The same lines, labelled with what they measure.
  case constraintValues = "constraint-values"
  /// The touch view's outline, also where it is clear.
  case touchView = "touch-view"

  /// What `all` stands for: every guide, and constraints as they are written.
  public static let all: Set<Self> = Set(allCases).subtracting([.constraintValues])
}
