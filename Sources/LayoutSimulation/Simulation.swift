public import Foundation
public import LayoutDevices
public import LayoutDiagnostics
import LayoutGeometry
public import LayoutInteraction
public import LayoutScenes
public import LayoutViews
public import ScreenFrames
public import TableSelection

/// A screen that comes from a scene and lives on a virtual clock.
///
/// Nothing moves by itself: time passes while a finger moves, while `advance(by:)` runs, and in the
/// steps of a scenario. One simulation belongs to one task.
public final class Simulation {
  /// What the screen was made from.
  public let scene: Scene
  /// The window that fills the screen.
  public var window: Window { screen.window }
  /// The table.
  public var tableView: TableView { screen.tableView }
  /// The overlay's controller; nil where the scene has none.
  ///
  /// Code that makes its own controller for the table sets it here, so that `scrolling`, `isAtRest` and
  /// `findings` know of it.
  public var scrollAndSelect: TableViewScrollAndSelectController?
  /// The step that removed a view, for what is told of that.
  var removalMark: SourceMark?
  /// What selects rows with a gesture on the table itself; nil where the scene has no such selection.
  public private(set) var rowSelection: RowSelectionController?
  /// What happened so far.
  public var log: EventLog { interaction.log }
  /// The time.
  public var clock: VirtualClock { interaction.clock }
  /// The one finger.
  public let finger: Finger

  /// The controller of the edit screen; nil where the scene has none.
  public private(set) var editSelection: EditSelectionController?
  /// The options to select from; nil where the scene has none.
  public var form: SelectionForm<String>? { sceneForm }
  /// The rows that the action of the edit screen was last done with.
  private(set) var actedRowSet = RowsBySection()

  /// What a test found wrong with the screen before, in words; nil for nothing.
  package var earlierFailure: String?

  let screen: SceneScreen
  let table: SceneTable
  private(set) var sceneForm: SceneForm?
  let formRequests: FormRequests
  let interaction: Interaction
  /// What of the scene could not be used.
  let sceneFindings: [Diagnostic]

  /// Builds the screen; the clock stands at the start.
  ///
  /// - Parameter scene: The screen at the beginning; values that no screen can have, such as a negative
  ///   number of rows, are replaced and told in `findings`.
  public init(_ scene: Scene) {
    let repair = SceneRepair(scene)
    let scene = repair.scene
    self.scene = scene
    sceneFindings = repair.diagnostics
    screen = SceneScreen(scene)
    interaction = screen.window.interaction
    table = SceneTable(scene.table)
    finger = Finger(on: screen.window, eventsPerSecond: scene.eventsPerSecond)
    formRequests = FormRequests(table.calls)
    if let form = scene.form { addForm(form) }
    // How the screen begins is in the scene, not in the log.
    log.isRecording = false
    screen.start(with: scene.form == nil ? table : nil)
    log.isRecording = true
    if let form = scene.form { sceneForm?.select(form.selectedKeys) }
    table.limitedSelection = LimitedSelection(
      of: tableView,
      limit: scene.selection?.limit ?? .none
    )
    table.limitedSelection?.adopt(table.selectionAtStart(in: tableView))
    if let overlay = scene.overlay { addOverlay(overlay) }
    if let selection = scene.selection { addSelection(selection) }
    if let editScreen = scene.editScreen { addEditScreen(editScreen) }
    screen.showSystemBars()
    screen.window.layoutIfNeeded()
  }

  /// Builds the usual screen: a table in a navigation controller, without an overlay.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - hosting: What kind of screen the table is on.
  ///   - title: The title in the navigation bar.
  ///   - table: What the table holds.
  public convenience init(
    _ device: Device,
    hosting: ControllerKind = .navigation,
    title: String = "",
    table: TableScene
  ) {
    self.init(
      Scene(
        environment: ScreenEnvironment(device: device),
        controller: hosting,
        title: title,
        table: table,
        overlay: nil
      )
    )
  }

  private func addOverlay(_ overlay: ScrollAndSelectOverlay) {
    let controller = TableViewScrollAndSelectController(tableView: tableView)
    controller.delegate = table.calls
    controller.errata = ScrollAndSelectErrata(overlay.errata)
    if let speed = overlay.scrollingSpeed { controller.scrollingSpeed = .init(speed) }
    if let width = overlay.touchViewWidth { controller.touchViewWidth = width }
    if let respects = overlay.respectsSafeArea { controller.touchViewRespectsSafeArea = respects }
    if let top = overlay.topScrollingAnchor { controller.topScrollingAnchor = top }
    if let bottom = overlay.bottomScrollingAnchor { controller.bottomScrollingAnchor = bottom }
    if let estimated = overlay.usesEstimatedRowHeight {
      controller.shouldUseEstimatedRowHeightWhenScrolling = estimated
    }
    if let debug = overlay.debug {
      if let color = debug.color {
        controller.setDebugMode(on: true, color: color)
      } else {
        controller.setDebugMode(on: true)
      }
    }
    if let constraints = overlay.constraints {
      let tableView = tableView
      controller.setCustomConstraints { touchView in
        guard let superview = touchView.superview else { return nil }
        let maker = ConstraintMaker(
          touchView: touchView,
          superview: superview,
          tableView: tableView
        )
        return constraints.map(maker.constraint)
      }
    }
    // Disabling would take away what an option has added.
    if overlay.isEnabled { controller.enabled = true }
    scrollAndSelect = controller
  }

  /// Fills the table with options, and puts the two buttons into the bar.
  private func addForm(_ scene: FormScene) {
    // The scene has checked that the type can be satisfied.
    guard
      let form = try? SceneForm(
        scene.options,
        in: tableView,
        selectionType: scene.selectionType,
        requiresSelection: scene.requiresSelection,
        whenFull: scene.whenFull
      )
    else { return }
    form.texts = scene.alert
    form.calls = table.calls
    form.delegate = formRequests
    sceneForm = form
    guard let bar = screen.container?.navigationBar else { return }
    bar.leadingItems = [BarItem(scene.cancelTitle)]
    bar.trailingItems = [BarItem(scene.doneTitle, isProminent: true)]
    let (done, cancel) = (scene.doneTitle, scene.cancelTitle)
    let recognizer = BarTapRecognizer(onButton: { [weak form, weak screen] title in
      if title == cancel {
        form?.requestCancel()
      } else if title == done, let alert = form?.requestDismissal() {
        screen?.show(alert)
      }
    })
    bar.addGestureRecognizer(recognizer)
  }

  private func addEditScreen(_ scene: EditScreenScene) {
    guard let container = screen.container else { return }
    let controller = EditSelectionController(container: container, tableView: tableView)
    controller.editTitle = scene.editTitle
    controller.cancelTitle = scene.cancelTitle
    controller.actionTitle = { scene.title(forCount: $0) }
    controller.endsEditingAfterAction = scene.endsEditing
    controller.rangeAction = { [weak self] ranges in
      guard let self else { return }
      actedRowSet = RowsBySection(ranges, in: tableView.geometry)
      if scene.performs == .delete { table.delete(actedRowSet, from: tableView) }
    }
    table.selectionDidChange = { [weak controller] in controller?.selectionDidChange() }
    editSelection = controller
  }

  /// What delegates were told of selecting.
  var calls: DelegateCalls { table.calls }

  private func addSelection(_ selection: SelectionScene) {
    let mode = selection.mode
    guard mode.start != .stripPan else {
      scrollAndSelect?.mode = mode
      return
    }
    let controller = RowSelectionController(tableView: tableView, mode: mode)
    if let duration = selection.minimumPressDuration {
      controller.minimumPressDuration = duration.inSeconds
    }
    if let movement = selection.allowableMovement { controller.allowableMovement = movement }
    if let crosses = selection.crossesSections { controller.crossesSections = crosses }
    if let zone = selection.autoScrollZone { controller.autoScrollZone = zone }
    if let offset = selection.autoScrollTopOffset { controller.autoScrollTopOffset = offset }
    if let offset = selection.autoScrollBottomOffset { controller.autoScrollBottomOffset = offset }
    switch selection.autoScroll {
    case nil, .byDepth: break
    case .some(.none): controller.autoScroll = .none
    case .constant(let rows): controller.autoScroll = .constant(rowsPerSecond: rows)
    }
    letTwoFingersSelect(true)
    controller.didUpdateLongPress = { [weak tableView, calls] update in
      if let tableView { calls.note(update, in: tableView.geometry) }
    }
    controller.isEnabled = true
    rowSelection = controller
  }

  // MARK: State

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
  public var actedRows: [RowAddress] { actedRowSet.rows }

  /// The rows that the drag, or the tap, that came last was refused.
  var refusedRowSet: RowsBySection {
    RowsBySection((limitedSelection?.refused ?? []).map(\.rows), in: tableView.geometry)
  }

  /// The selected rows.
  var selectedRows: RowsBySection {
    RowsBySection(tableView.selection.ranges, in: tableView.geometry)
  }

  /// The selected rows, the one that was selected first at the beginning.
  ///
  /// - Complexity: O(rows).
  public var selectedRowsByAge: [RowAddress] { selectedRowsByAge(atMost: .max) }

  /// The rows that were selected first, the first one at the beginning.
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

  /// What is selected, by age: the form's where there is one.
  var limitedSelection: LimitedSelection? {
    sceneForm?.limitedSelection ?? table.limitedSelection
  }

  /// How far the table is scrolled from its top rest position, in points.
  public var scrolledDistance: CGFloat {
    tableView.contentOffset.y + tableView.adjustedContentInset.top
  }

  /// Whether and where the table scrolls by itself.
  public var scrolling: ScrollingState {
    switch scrollAndSelect?.scrollingDirection ?? rowSelection?.scrollingDirection {
    case nil: .none
    case .up: .up
    case .down: .down
    }
  }

  /// Why the pod crashed, as version 1.0.0 can, and the application with it; nil where it did not.
  public var crashReason: String? { scrollAndSelect?.crashReason }

  /// What delegates were told of selecting since the start, in order.
  public var delegateCalls: [DelegateCall] { calls.all }
  /// How often the overlay said that a selection pan began.
  public var panningBeganCount: Int { calls.all.count { $0.name == .panningDidBegin } }
  /// How often the overlay said that a selection pan ended.
  public var panningEndedCount: Int { calls.all.count { $0.name == .panningDidEnd } }

  /// What is to be known about the layout and the set-up, but for what the scene allows.
  ///
  /// That is misuse, conflicts, places and sizes that are open, a way to select without effect.
  ///
  /// - Complexity: O(*n*) in the number of views, and a few solutions of what is connected with each place
  ///   that is open.
  public var findings: [Diagnostic] {
    layoutFindings.filter { allowance(of: $0) == nil }.map(\.diagnostic)
  }

  /// What will still happen by itself, in words; empty where `isAtRest`.
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

  /// The view that scenarios call `name`; nil where the screen has none.
  public func view(named name: NamedView) -> View? { screen.view(named: name) }

  /// A place that is not to be had on this screen.
  public struct ImpossiblePlace: Error, Hashable {
    /// What is wrong, in lower case and without a period.
    public var message: String
    /// What to do; nil where nothing can be said.
    public var hint: String?
  }

  /// Where a place is on the screen as it is now, in window coordinates.
  ///
  /// - Parameter place: A place as a scenario means it.
  /// - Returns: The point where a finger would go down.
  /// - Throws: `ImpossiblePlace` where a row is not on the screen or a view is not there.
  public func point(of place: Place) throws(ImpossiblePlace) -> CGPoint {
    try PlaceResolver(screen: screen).point(of: place, fingerX: nil)
  }

  /// Lets time pass; what is due happens in order, and the layout follows.
  ///
  /// - Parameters:
  ///   - duration: How long, at most ten minutes; what cannot be is told in `findings`.
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

  /// The screen as it is now.
  ///
  /// - Parameters:
  ///   - name: A name for the frame.
  ///   - guides: What is drawn over it; nil for what the scene asks for.
  /// - Returns: The frame.
  public func frame(named name: String = "", showing guides: Set<ShownGuide>? = nil) -> ScreenFrame
  {
    screen.showSystemBars()
    window.layoutIfNeeded()
    return FrameCapture(self, guides: guides ?? scene.guides).frame(named: name)
  }

  /// The view tree as text, one view a line.
  public var treeDescription: [String] {
    screen.showSystemBars()
    window.layoutIfNeeded()
    return TreeReport(window: window).lines
  }

  /// The view tree as UIKit's `_autolayoutTrace` shows it; see `View.autolayoutTrace()`.
  public var autolayoutTrace: String {
    screen.showSystemBars()
    window.layoutIfNeeded()
    return window.autolayoutTrace()
  }
}

extension TableViewScrollAndSelectController.ScrollingSpeed {
  fileprivate init(_ speed: ScrollAndSelectOverlay.ScrollingSpeed) {
    self =
      switch speed {
      case .fast: .fast
      case .moderate: .moderate
      case .slow: .slow
      case .custom(let rowsPerSecond): .custom(rowsPerSecond: Float(rowsPerSecond))
      }
  }
}
