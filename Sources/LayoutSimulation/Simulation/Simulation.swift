public import Foundation
import LayoutControls
public import LayoutDevices
import LayoutDiagnostics
import LayoutGeometry
public import LayoutInteraction
public import LayoutScenes
public import LayoutTables
public import LayoutViews
public import TableSelection

/// A screen that comes from a scene and lives on a virtual clock.
///
/// Nothing moves by itself: time passes while a finger moves, while `advance(by:)` runs, and in the
/// steps of a scenario. One simulation belongs to one task.
public final class Simulation {
  /// The scene that the screen was made from.
  public let scene: Scene
  /// The window that fills the screen.
  public var window: Window { screen.window }
  /// The table.
  public var tableView: TableView { screen.tableView }
  /// The overlay's controller, or `nil` if the scene has none.
  ///
  /// Code that makes its own controller for the table sets it here, so that `scrolling`, `isAtRest` and
  /// `findings` know of it.
  public var scrollAndSelect: TableViewScrollAndSelectController?
  /// The step that removed a view, for messages about that.
  var removalMark: SourceMark?
  /// The controller that selects rows with a gesture on the table itself, or `nil` if the scene has none.
  public private(set) var rowSelection: RowSelectionController?
  /// The events so far.
  public var log: EventLog { interaction.log }
  /// The time.
  public var clock: VirtualClock { interaction.clock }
  /// The one finger.
  public let finger: Finger

  /// The controller of the edit screen, or `nil` if the scene has none.
  public private(set) var editSelection: EditSelectionController?
  /// The options to select from, or `nil` if the scene has none.
  public var form: SelectionForm<String>? { sceneForm }
  /// The mistakes that a test found with the screen before, in words, or `nil` for none.
  package var earlierFailure: String?

  /// The kinds of cells that were laid out off the screen.
  var kindProbes: KindProbes?

  let screen: SceneScreen
  let table: SceneTable
  let sceneForm: SceneForm?
  let formRequests: FormRequests
  let interaction: Interaction
  /// The parts of the scene that could not be used.
  let sceneFindings: [Diagnostic]

  /// Creates the screen, with the clock at the start.
  ///
  /// - Parameter scene: The screen at the beginning; values that no screen can have, such as a negative
  ///   number of rows, are replaced and reported in `findings`.
  public convenience init(_ scene: Scene) { self.init(SceneRepair(scene)) }

  /// Creates the screen of a scene whose values are known to be those of a screen, or replaced.
  ///
  /// - Parameter repair: The screen at the beginning, with the values that were replaced.
  package init(_ repair: SceneRepair) {
    let scene = repair.scene
    self.scene = scene
    sceneFindings = repair.diagnostics
    screen = SceneScreen(scene)
    interaction = screen.window.interaction
    table = SceneTable(scene.table, style: scene.environment.style, fonts: scene.fonts?.cascade)
    finger = Finger(on: screen.window, eventsPerSecond: scene.eventsPerSecond)
    formRequests = FormRequests(table.calls)
    sceneForm =
      if let form = scene.form {
        screen.makeForm(form, calls: table.calls, delegate: formRequests)
      } else {
        nil
      }
    // The first state of the screen is in the scene, not in the log.
    log.isRecording = false
    screen.start(with: scene.form == nil ? table : nil)
    log.isRecording = true
    if let form = scene.form { sceneForm?.select(form.selectedKeys) }
    table.limitedSelection = LimitedSelection(of: tableView, limit: scene.selection?.limit ?? .none)
    table.limitedSelection?.adopt(table.selectionAtStart(in: tableView))
    scrollAndSelect = scene.overlay?.makeController(of: tableView, delegate: table.calls) {
      [weak screen] in screen?.view(constrainedAs: $0)
    }
    if let selection = scene.selection {
      if selection.mode.start.approach.surface == .strip {
        scrollAndSelect?.mode = selection.mode
      } else {
        letTwoFingersSelect(true)
        rowSelection = selection.makeController(of: tableView, calls: table.calls)
      }
    }
    if let editScreen = scene.editScreen {
      editSelection = screen.makeEditScreen(editScreen, of: table)
    }
    screen.showSystemBars()
    screen.window.layoutIfNeeded()
  }

  /// Creates the usual screen: a table in a navigation controller, without an overlay.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - hosting: The kind of screen for the table.
  ///   - title: The title in the navigation bar.
  ///   - table: The content of the table.
  ///   - fonts: The fonts for letters that the system font does not have, or `nil` for none.
  public convenience init(
    _ device: Device,
    hosting: ControllerKind = .navigation,
    title: String = "",
    table: TableScene,
    fonts: SceneFonts? = nil
  ) {
    var scene = Scene(
      environment: ScreenEnvironment(device: device),
      controller: hosting,
      title: title,
      table: table,
      overlay: nil
    )
    scene.fonts = fonts
    self.init(scene)
  }

  /// Lets the delegate answer two fingers: yes if the scene wants that and the selection of rows is on.
  func letTwoFingersSelect(_ isEnabled: Bool) {
    let agrees =
      isEnabled && scene.selection?.start.approach.asksDelegate == true
      && scene.selection?.shouldBegin ?? true
    sceneForm?.selectsWithTwoFingers = agrees
    table.selectsWithTwoFingers = agrees
  }

  // MARK: State

  /// The calls that delegates got about selecting.
  var calls: DelegateCalls { table.calls }

  /// Whether a drag that selects rows is under way.
  public var isSelecting: Bool {
    scrollAndSelect?.isPanning == true || rowSelection?.isSelecting == true
  }

  /// The rows that the drag, or the tap, that came last was refused, from top to bottom.
  ///
  /// - Complexity: O(rows · log rows).
  public var refusedRows: [RowAddress] { refusedRowSet.rows }

  /// The rows that the action of the edit screen was last done with, from top to bottom.
  ///
  /// - Complexity: O(rows).
  public var actedRows: [RowAddress] { table.actedRows.rows }

  /// The rows that the drag, or the tap, that came last was refused.
  package var refusedRowSet: RowsBySection {
    RowsBySection((limitedSelection?.refused ?? []).map(\.rows), in: tableView.geometry)
  }

  /// The selected rows.
  package var selectedRows: RowsBySection {
    RowsBySection(tableView.selection.ranges, in: tableView.geometry)
  }

  /// The selected rows, the one that was selected first at the beginning.
  ///
  /// - Complexity: O(rows).
  public var selectedRowsByAge: [RowAddress] { selectedRowsByAge(atMost: .max) }

  /// Returns the rows that were selected first, the first one at the beginning.
  func selectedRowsByAge(atMost count: Int) -> [RowAddress] {
    let geometry = tableView.geometry
    var rows: [RowAddress] = []
    for run in limitedSelection?.current.runs ?? [] where rows.count < count {
      let run =
        run.direction == .down ? AnySequence(run.rows) : AnySequence(run.rows.reversed())
      rows += run.prefix(count - rows.count).map { RowAddress(geometry.indexPath(ofRow: $0)) }
    }
    return rows
  }

  /// The selection, by age, the form's if there is one.
  package var limitedSelection: LimitedSelection? {
    sceneForm?.limitedSelection ?? table.limitedSelection
  }

  /// The distance of the table from its top rest position, in points.
  public var scrolledDistance: CGFloat {
    tableView.contentOffset.y - tableView.minimumContentOffset.y
  }

  /// The state of automatic scrolling.
  public var scrolling: ScrollingState {
    switch scrollAndSelect?.scrollingDirection ?? rowSelection?.scrollingDirection {
    case nil: .none
    case .up: .up
    case .down: .down
    }
  }

  /// The reason why the pod crashed, as version 1.0.0 can, and the application with it, or `nil` if it did not.
  public var crashReason: String? { scrollAndSelect?.crashReason }

  /// The calls about selection to the delegates since the start, in order.
  public var delegateCalls: [DelegateCall] { calls.all }
  /// The number of notices by the overlay that a selection pan began.
  public var panningBeganCount: Int { calls.all.count { $0.name == .panningDidBegin } }
  /// The number of notices by the overlay that a selection pan ended.
  public var panningEndedCount: Int { calls.all.count { $0.name == .panningDidEnd } }

  /// The movements that will still happen by themselves, in words, empty if `isAtRest`.
  var movingThings: [String] {
    var things: [String] = []
    switch scrolling {
    case .none: break
    case .up: things.append("the table scrolls up under the finger")
    case .down: things.append("the table scrolls down under the finger")
    }
    if let next = clock.nextDeadline {
      things.append("something is due at \(next.sinceStart.inSecondsText) s")
    }
    return things
  }

  /// Returns the view that scenarios call `name`, or `nil` if the screen has none.
  public func view(named name: NamedView) -> View? { screen.view(named: name) }

  /// Lets time pass; due events happen in order, and the layout follows.
  ///
  /// - Parameters:
  ///   - duration: The duration, at most ten minutes; an invalid one is reported in `findings`.
  ///   - fileID: The file that the call is written in.
  ///   - line: The line that the call is written in.
  public func advance(by duration: Duration, fileID: String = #fileID, line: Int = #line) {
    if let objection = duration.objection(to: "advance") {
      let mark = SourceMark(file: fileID, line: line)
      window.record(Diagnostic(.error, code: "time", objection, at: mark))
      return
    }
    clock.advance(by: duration)
    interaction.displayNow()
    window.layoutIfNeeded()
  }

  /// Whether something will still happen by itself.
  public var isAtRest: Bool { clock.isIdle && scrolling == .none }
}
