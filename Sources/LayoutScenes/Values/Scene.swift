public import Foundation
public import LayoutDevices
public import LayoutDiagnostics

/// The screen at the beginning of a scenario.
public struct Scene: Sendable, Hashable {
  /// The device and everything of its surroundings that changes a layout.
  public var environment: ScreenEnvironment
  /// The number of touch events a second of a moving finger.
  public var eventsPerSecond: Int = 60
  /// The kind of screen for the table.
  public var controller: ControllerKind
  /// The distance of the table's superview below the top of the screen, as under a view of the app; only for
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
  /// The overlay over the table, or `nil` for none.
  public var overlay: ScrollAndSelectOverlay?
  /// The selection of rows with a finger, or `nil` for the overlay's.
  public var selection: SelectionScene?
  /// The multi-row selection of Mail around the table, under a navigation controller, or `nil` for none.
  public var editScreen: EditScreenScene?
  /// The options to select from in place of the table's rows, or `nil` for none.
  public var form: FormScene?
  /// The stack view in front of the table, if that has a superview, or `nil` for none.
  public var stack: StackScene?
  /// The guides and helpers that are drawn over the screen in snapshots.
  public var guides: Set<ShownGuide> = []
  /// The allowances of intended mistakes.
  public var allowances: [Allowance] = []
  /// The place in the file, or `nil` for a scene from code.
  public var mark: SourceMark?
  /// The places of the keys of the scene and of its parts in the file.
  public var keyMarks = KeyMarks()

  /// Creates a scene, by default an iPhone 15 with a navigation bar and scroll-and-select.
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

  /// The default device of a scenario.
  public static let defaultDeviceName = "iPhone 15"

  /// The default surroundings of a scenario: an iPhone 15, upright, light.
  public static var defaultEnvironment: ScreenEnvironment {
    ScreenEnvironment(device: Device.named(defaultDeviceName) ?? Device.catalogue[0])
  }
}

/// A kind of screen for a table.
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
  /// The same lines, labelled with their measures.
  case constraintValues = "constraint-values"
  /// The touch view's outline, also if it is clear.
  case touchView = "touch-view"

  /// The meaning of `all`: every guide, and constraints as they are written.
  public static let all: Set<Self> = Set(allCases).subtracting([.constraintValues])
}
