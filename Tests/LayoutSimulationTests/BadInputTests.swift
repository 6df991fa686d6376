import Foundation
import LayoutDevices
import LayoutDiagnostics
import LayoutGeometry
import LayoutInteraction
import LayoutReports
import LayoutScenes
import LayoutSimulation
import LayoutViews
import Testing

/// What a test or an application may ask for by mistake: each is told, and nothing crashes.
@Suite
struct BadInputTests {
  struct SceneRow: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let message: String
    let scene: Scene

    init(_ testDescription: String, _ message: String, _ change: (inout Scene) -> Void) {
      self.testDescription = testDescription
      self.message = message
      var scene = Scene(table: .rows(20), selection: SelectionScene(.stripPan))
      change(&scene)
      self.scene = scene
    }
  }

  private static let sceneRows: [SceneRow] = [
    SceneRow(
      "fewer rows than none",
      "'table.sections[0].rowCount' is -3 and is taken for 0"
    ) { $0.table = .rows(-3) },
    SceneRow(
      "rows beyond all counting",
      "'table.sections[0].rowCount' is \(Int.max) and is taken for 10000000"
    ) {
      $0.table = TableScene(sections: [SectionScene(rowCount: .max), SectionScene(rowCount: 9)])
    },
    SceneRow(
      "a negative height",
      "'table.rowHeight' is -44 and is taken for 0"
    ) { $0.table.rowHeight = .fixed(-44) },
    SceneRow(
      "a height that is no number",
      "'table.rowHeight' is nan and is taken for 0"
    ) { $0.table.rowHeight = .repeating([44, .nan]) },
    SceneRow(
      "a height without end",
      "'table.sections[0].rowHeight' is inf and is taken for 1000000"
    ) { $0.table.sections[0].rowHeight = .fixed(.infinity) },
    SceneRow(
      "no height in turn",
      "'table.rowHeight' is an empty list and is taken for automatic"
    ) { $0.table.rowHeight = .repeating([]) },
    SceneRow(
      "a negative estimate",
      "'table.estimatedRowHeight' is -1 and is taken for nil"
    ) { $0.table.estimatedRowHeight = -1 },
    SceneRow(
      "an inset that is no number",
      "'table.contentInset' is not four lengths and is taken for zero"
    ) { $0.table.contentInset = EdgeInsets(top: .nan, left: 0, bottom: 0, right: 0) },
    SceneRow(
      "an offset without end",
      "'table.contentOffset' is inf and is taken for 0"
    ) { $0.table.contentOffset = .infinity },
    SceneRow(
      "a selected row that is not there",
      "'table.sections[0].selected' names row 30, and the section has 20 rows"
    ) { $0.table.sections[0].selected = RowSequence([3...30]) },
    SceneRow(
      "a disabled row before the first",
      "'table.sections[0].disabled' names row -2, and the section has 20 rows"
    ) { $0.table.sections[0].disabled = RowSet([-2...1]) },
    SceneRow(
      "a row that can be moved and is not there",
      "'table.sections[0].movable' names row 20, and the section has 20 rows"
    ) { $0.table.sections[0].movable = RowSet([3...20]) },
    SceneRow(
      "a row that can be deleted and is not there",
      "'table.sections[0].deletable' names row 99, and the section has 20 rows"
    ) { $0.table.sections[0].deletable = RowSet([99...99]) },
    SceneRow(
      "views that lie nowhere",
      "'stack.spacing' is nan and is taken for 0"
    ) {
      $0.stack = StackScene(views: [ViewScene(.box(CGSize(width: 9, height: 9)))])
      $0.stack?.spacing = .nan
    },
    SceneRow(
      "a box without end",
      "'stack.views[0].box' is not two lengths and is taken for 0, 9"
    ) {
      let size = CGSize(width: CGFloat.infinity, height: 9)
      $0.stack = StackScene(views: [ViewScene(.box(size))])
    },
    SceneRow(
      "a system that the device does not run",
      "'environment.system' is iOS 26 (iPhone XR does not run iOS 26; it runs iOS 12 to 18) and is taken for the device's own"
    ) {
      $0.environment.device = Device.named("iPhone XR") ?? $0.environment.device
      $0.environment.system = .iOS26
    },
    SceneRow(
      "a design that came later",
      "'environment.design' is glass (the design 'glass' came with iOS 26) and is taken for the device's own"
    ) { $0.environment.design = .glass },
    SceneRow(
      "a finger without reports",
      "'eventsPerSecond' is 0 and is taken for 1"
    ) { $0.eventsPerSecond = 0 },
    SceneRow(
      "more reports than there is time",
      "'eventsPerSecond' is \(Int.max) and is taken for 240"
    ) { $0.eventsPerSecond = .max },
    SceneRow(
      "a touch view of no width",
      "'overlay.touchViewWidth' is nan and is taken for the controller's own"
    ) { $0.overlay?.touchViewWidth = .nan },
    SceneRow(
      "a speed backwards",
      "'overlay.scrollingSpeed' is -5 and is taken for the controller's own"
    ) { $0.overlay?.scrollingSpeed = .custom(rowsPerSecond: -5) },
    SceneRow(
      "an edge that is nowhere",
      "'overlay.topScrollingAnchor' is inf and is taken for the controller's own"
    ) { $0.overlay?.topScrollingAnchor = .infinity },
    SceneRow(
      "room for fewer rows than none",
      "'selection.limit.total' is -1 and is taken for 0"
    ) { $0.selection?.limit.total = -1 },
    SceneRow(
      "a press that ends before it begins",
      "'selection.minimumPressDuration' is -1.00 s and is taken for the way's own"
    ) { $0.selection?.minimumPressDuration = .seconds(-1) },
    SceneRow(
      "a press that may stray less than not at all",
      "'selection.allowableMovement' is -3 and is taken for the way's own"
    ) { $0.selection?.allowableMovement = -3 },
    SceneRow(
      "a zone of no depth",
      "'selection.autoScrollZone' is nan and is taken for the way's own"
    ) { $0.selection?.autoScrollZone = .nan },
  ]

  @Test(arguments: sceneRows)
  func `a scene with a value that cannot be is played without it, and says so`(_ row: SceneRow) {
    let simulation = Simulation(row.scene)
    #expect(simulation.findings.map(\.message).contains(row.message))
    #expect(simulation.findings.contains { $0.severity == .error })
    _ = simulation.frame()
    simulation.finger.press(at: CGPoint(x: 30, y: 300))
    simulation.finger.move(to: CGPoint(x: 30, y: 840), within: .milliseconds(200))
    simulation.finger.hold(for: .milliseconds(200))
    simulation.finger.release()
    _ = HitMap(simulation.window).picture(over: simulation.frame())
    _ = simulation.treeDescription
  }

  @Test func `a scene that can be says nothing`() {
    #expect(Simulation(Scene(table: .rows(20))).findings.isEmpty)
  }

  struct ActionRow: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let message: String
    let act: @Sendable (Simulation) -> Void
  }

  private static let actionRows: [ActionRow] = [
    ActionRow(
      testDescription: "a release without a press",
      message: "the finger cannot release: it is not down"
    ) { $0.finger.release() },
    ActionRow(
      testDescription: "a movement without a press",
      message: "the finger cannot move: it is not down"
    ) { $0.finger.move(to: .zero) },
    ActionRow(
      testDescription: "a call that takes no touch away",
      message: "the finger cannot cancel: it is not down"
    ) { $0.finger.cancel() },
    ActionRow(
      testDescription: "a finger that goes down twice",
      message: "the finger cannot press: it is down already"
    ) {
      $0.finger.press(at: CGPoint(x: 30, y: 300))
      $0.finger.press(at: CGPoint(x: 30, y: 300))
    },
    ActionRow(
      testDescription: "a place that is no number",
      message: "the finger cannot press: the place is not a number"
    ) { $0.finger.press(at: CGPoint(x: CGFloat.nan, y: 300)) },
    ActionRow(
      testDescription: "a movement to nowhere",
      message: "the finger cannot move: the place is not a number"
    ) {
      $0.finger.press(at: CGPoint(x: 30, y: 300))
      $0.finger.move(to: CGPoint(x: 0, y: -CGFloat.infinity))
    },
    ActionRow(
      testDescription: "a movement back in time",
      message: "the finger cannot move: time does not run backwards"
    ) {
      $0.finger.press(at: CGPoint(x: 30, y: 300))
      $0.finger.move(to: CGPoint(x: 30, y: 400), within: .seconds(-1))
    },
    ActionRow(
      testDescription: "a rest back in time",
      message: "the finger cannot hold: time does not run backwards"
    ) { $0.hold(for: .milliseconds(-1)) },
    ActionRow(
      testDescription: "a rest until the end of time",
      message: "the finger cannot hold: more than 600.00 s at once is too long"
    ) { $0.finger.hold(for: .seconds(Int64.max)) },
    ActionRow(
      testDescription: "a clock that runs backwards",
      message: "advance: time does not run backwards"
    ) { $0.advance(by: .seconds(-2)) },
    ActionRow(
      testDescription: "a clock that runs for ever",
      message: "advance: more than 600.00 s at once is too long"
    ) { $0.advance(by: .seconds(Int64.max)) },
  ]

  @Test(arguments: actionRows)
  func `what cannot be done is told with its place in the code`(_ row: ActionRow) throws {
    let simulation = Simulation(Scene(table: .rows(20)))
    row.act(simulation)
    let finding = try #require(simulation.findings.first { $0.message == row.message })
    #expect(finding.mark?.file == "LayoutSimulationTests/BadInputTests.swift")
    #expect((finding.mark?.line ?? 0) > 0)
  }

  struct StepRow: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let message: String
    let act: @Sendable (Simulation) throws(Simulation.FailedAction) -> Void

    init(
      _ testDescription: String,
      _ message: String,
      _ act: @escaping @Sendable (Simulation) throws(Simulation.FailedAction) -> Void
    ) {
      (self.testDescription, self.message, self.act) = (testDescription, message, act)
    }
  }

  private static let stepRows: [StepRow] = [
    StepRow("a row that is not there", "the table has no row 20") {
      (simulation) throws(Simulation.FailedAction) in try simulation.press(.row(20))
    },
    StepRow("a section that is not there", "the table has no row 7/0") {
      (simulation) throws(Simulation.FailedAction) in try simulation.press(.row(0, section: 7))
    },
    StepRow("rows beyond counting", "the table has no row \(Int.max)/\(Int.min)") {
      (simulation) throws(Simulation.FailedAction) in
      try simulation.tap(.row(.min, section: .max))
    },
    StepRow("a row deleted twice at once", "delete: row 0/3 is named twice") {
      (simulation) throws(Simulation.FailedAction) in
      try simulation.update(RowUpdate(.delete, [RowAddress(row: 3), RowAddress(row: 3)]))
    },
    StepRow("more rows than there can be", "the table has no row 0/\(Int.max)") {
      (simulation) throws(Simulation.FailedAction) in
      let rows = RowRange(section: 0, rows: 0...(.max))
      try simulation.update(RowUpdate(.insert, ranges: [rows]))
    },
    StepRow("more rows inserted than there is room for", "the table has no row 0/9999980") {
      (simulation) throws(Simulation.FailedAction) in
      let rows = RowRange(section: 0, rows: 0...9_999_980)
      try simulation.update(RowUpdate(.insert, ranges: [rows]))
    },
    StepRow("more rows deleted than there are", "the table has no row 0/20") {
      (simulation) throws(Simulation.FailedAction) in
      let rows = RowRange(section: 0, rows: 3...(.max))
      try simulation.update(RowUpdate(.delete, ranges: [rows]))
    },
    StepRow("a section deleted that is not there", "delete: the table has no section 1") {
      (simulation) throws(Simulation.FailedAction) in
      try simulation.update(SectionUpdate(.delete, [0, 1]))
    },
    StepRow("a section that comes too far down", "insert: the table has no section 2") {
      (simulation) throws(Simulation.FailedAction) in
      try simulation.update(SectionUpdate(.insert, [2], of: SectionScene(rowCount: 1)))
    },
    StepRow(
      "a section of less than no rows",
      "'table.sections[0].rowCount' is -3 and is taken for 0"
    ) {
      (simulation) throws(Simulation.FailedAction) in
      try simulation.update(SectionUpdate(.insert, [0], of: SectionScene(rowCount: -3)))
    },
    StepRow(
      "sections of too many rows together",
      "insert: a table has at most 10000000 rows, and with these it would have more"
    ) {
      (simulation) throws(Simulation.FailedAction) in
      try simulation.update(SectionUpdate(.insert, [0, 1], of: SectionScene(rowCount: 6_000_000)))
    },
    StepRow("a section reloaded twice at once", "reload: section 0 is named twice") {
      (simulation) throws(Simulation.FailedAction) in
      try simulation.update(SectionUpdate(.reload, [0, 0]))
    },
    StepRow("sections beyond counting", "move-section: the table has no section \(Int.min)") {
      (simulation) throws(Simulation.FailedAction) in
      try simulation.moveSection(0, to: .min)
    },
    StepRow("a row that moves below the last one", "the table has no row 0/20") {
      (simulation) throws(Simulation.FailedAction) in
      try simulation.moveRow(RowAddress(row: 3), to: RowAddress(row: 20))
    },
    StepRow("a place that is no number", "the place 'nan, 3' is not a number") {
      (simulation) throws(Simulation.FailedAction) in
      try simulation.press(.point(x: .nan, y: 3))
    },
    StepRow("a release without a press", "release: the finger is not down") {
      (simulation) throws(Simulation.FailedAction) in try simulation.release()
    },
    StepRow("a movement back in time", "move: time does not run backwards") {
      (simulation) throws(Simulation.FailedAction) in
      try simulation.press(.row(3, on: .touchView))
      try simulation.move(to: .row(4), within: .seconds(-1))
    },
    StepRow("a rest that ends before it begins", "settle: time does not run backwards") {
      (simulation) throws(Simulation.FailedAction) in
      try simulation.settle(within: .milliseconds(-5))
    },
  ]

  @Test(arguments: stepRows)
  func `a step that cannot be made throws what is wrong`(_ row: StepRow) {
    let simulation = Simulation(Scene(table: .rows(20)))
    let error = #expect(throws: Simulation.FailedAction.self) { try row.act(simulation) }
    #expect(error?.diagnostic.message == row.message)
  }

  @Test func `a superview that would begin below the screen has no height`() throws {
    var scene = Scene(controller: .plainView, table: .rows(20), overlay: nil)
    scene.superviewTop = 900
    let frame = try #require(Simulation(scene).view(named: .superview)).frame
    #expect(frame == CGRect(x: 0, y: 900, width: 393, height: 0))
  }

  @Test func `the clock goes to its end and not beyond`() {
    let clock = VirtualClock()
    clock.advance(by: .seconds(1))
    clock.advance(by: .seconds(Int64.max))
    clock.advance(by: .seconds(Int64.max))
    clock.advance(by: .seconds(Int64.min))
    #expect(clock.now.sinceStart == .seconds(1_000_000_000_000))
    clock.schedule(after: .seconds(Int64.max)) {}
    clock.schedule(after: .seconds(Int64.min)) {}
    #expect(clock.now.sinceStart.inSecondsText == "1000000000000.00")
  }
}
