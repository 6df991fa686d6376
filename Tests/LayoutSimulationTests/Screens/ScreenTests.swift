import Foundation
import LayoutDiagnostics
import LayoutGeometry
import LayoutInteraction
import LayoutScenes
import LayoutSimulation
import LayoutTables
import LayoutViews
import TableSelection
import Testing

@Suite struct `Edit screens and forms` {
  private func mail(_ style: EditScreenScene = EditScreenScene(), rows: Int = 100) -> Simulation {
    Simulation(
      Scene(
        table: TableScene(sections: [SectionScene(rowCount: rows)], rowHeight: .fixed(44)),
        overlay: nil,
        editScreen: style
      )
    )
  }

  private func form(
    _ type: SelectionType,
    requiresSelection: Bool = true,
    alert: FormScene.AlertTexts = FormScene.AlertTexts()
  ) throws -> Simulation {
    let options = try SelectionOptions(
      ["a": "Apples", "b": "Beans", "c": "Carrots", "d": "Dates"],
      order: [["a", "b"], ["c", "d"]]
    )
    let form = try FormScene(
      options: options,
      selectionType: type,
      requiresSelection: requiresSelection,
      alert: alert
    )
    return Simulation(
      Scene(table: TableScene(sections: form.sections), overlay: nil, form: form)
    )
  }

  // MARK: Edit screens

  @Test func `the toolbar slides in and out as a function of time`() throws {
    let sim = mail()
    let height = sim.window.bounds.height
    func top() throws -> CGFloat { try #require(sim.view(named: .toolbar)).frame.minY }
    try sim.tap(.button("Edit"))
    #expect(try top() == height)
    // 0.2 s, slow at both ends: half of the way after 0.1 s.
    sim.advance(by: .milliseconds(100))
    let end = height - 44 - 34
    #expect(abs(try top() - (height + end) / 2) < 0.5)
    sim.advance(by: .milliseconds(100))
    #expect(try top() == end)
    // In steps of another size it is at the same places.
    let other = mail()
    try other.tap(.button("Edit"))
    for _ in 0..<10 { other.advance(by: .milliseconds(10)) }
    #expect(abs(try #require(other.view(named: .toolbar)).frame.minY - (height + end) / 2) < 0.5)
    // On the way out it turns around.
    try sim.tap(.button("Cancel"))
    #expect(sim.view(named: .toolbar) == nil)
    sim.advance(by: .milliseconds(100))
    try sim.tap(.button("Edit"))
    let turned = try top()
    #expect(turned > end && turned < height)
    try sim.settle(within: .seconds(1))
    #expect(try top() == end)
  }

  @Test func `the content has its safe area at once, and the toolbar no touches while it slides`()
    throws
  {
    let sim = mail()
    let before = sim.tableView.safeAreaInsets.bottom
    try sim.tap(.button("Edit"))
    #expect(sim.tableView.safeAreaInsets.bottom == before + 44)
    sim.advance(by: .milliseconds(150))
    #expect(sim.hitTaker(at: CGPoint(x: 200, y: 800)) == "tableView")
    sim.advance(by: .milliseconds(100))
    #expect(sim.hitTaker(at: CGPoint(x: 200, y: 800)) == "toolbar")
  }

  @Test func `the action counts rows and is done with them`() throws {
    let sim = mail(
      EditScreenScene(
        actionTitle: CountText(pattern: "Move {count}"),
        performs: .nothing,
        endsEditing: false
      )
    )
    #expect(sim.action == nil)
    sim.setEditing(true)
    try sim.settle(within: .seconds(1))
    #expect(sim.action?.title == "No Action" && sim.action?.isEnabled == false)
    for row in [5, 3] { try sim.tap(.row(row)) }
    #expect(sim.action?.title == "Move 2" && sim.action?.isEnabled == true)
    try sim.tap(.button("Move 2"))
    #expect(sim.actedRows == [RowAddress(row: 3), RowAddress(row: 5)])
    sim.setEditing(false)
    #expect(sim.tableView.indexPathsForSelectedRows == nil)
  }

  @Test func `the action deletes rows from the data and the table, over time, and editing ends`()
    throws
  {
    let sim = mail()
    sim.setEditing(true)
    try sim.settle(within: .seconds(1))
    for row in [1, 2, 5] { try sim.tap(.row(row)) }
    try sim.tap(.button("Delete (3)"))
    #expect(sim.actedRows == [1, 2, 5].map { RowAddress(row: $0) })
    #expect(sim.tableView.numberOfRows(inSection: 0) == 97)
    #expect(!sim.isAtRest)
    let onTheWay = sim.frame()
    sim.advance(by: .milliseconds(150))
    #expect(sim.frame() != onTheWay)
    try sim.settle(within: .seconds(1))
    #expect(!sim.tableView.isEditing && sim.tableView.indexPathsForSelectedRows == nil)
    #expect(sim.action == nil && sim.buttonTitles == ["Edit"])
    let texts = sim.tableView.visibleCells.compactMap(\.textLabel?.text)
    #expect(texts.prefix(4) == ["Row 0", "Row 3", "Row 4", "Row 6"])
    #expect(sim.log.texts(of: .delegate).filter { $0.contains("action") } == ["action on 3 rows"])
  }

  @Test func `rows are deleted again and again from what is left`() throws {
    let sim = mail(EditScreenScene(endsEditing: false), rows: 12)
    sim.setEditing(true)
    try sim.settle(within: .seconds(1))
    var left = Array(0..<12)
    for rows in [[0, 11], [1, 2, 3], [0, 4], [0, 1, 2, 3, 4]] {
      for row in rows { try sim.tap(.row(row)) }
      try sim.tap(.button("Delete (\(rows.count))"))
      try sim.settle(within: .seconds(1))
      for row in rows.reversed() { left.remove(at: row) }
      #expect(sim.tableView.visibleCells.compactMap(\.textLabel?.text) == left.map { "Row \($0)" })
      #expect(sim.action?.title == "No Action")
    }
    #expect(left.isEmpty)
  }

  @Test func `a few of ten million rows are deleted without the others being looked at`() throws {
    let sim = mail(rows: 10_000_000)
    sim.setEditing(true)
    try sim.settle(within: .seconds(1))
    for row in [1, 2] { try sim.tap(.row(row)) }
    try sim.tap(.button("Delete (2)"))
    try sim.settle(within: .seconds(1))
    #expect(sim.tableView.numberOfRows(inSection: 0) == 9_999_998)
    #expect(abs(sim.tableView.contentSize.height - 439_999_912) < 0.01)
    #expect(sim.tableView.visibleCells[1].textLabel?.text == "Row 3")
  }

  @Test func `a bar that is removed has no buttons and no action`() throws {
    let sim = mail()
    sim.setEditing(true)
    try sim.settle(within: .seconds(1))
    try sim.tap(.row(1))
    #expect(sim.buttonTitles == ["Cancel", "Delete (1)"])
    try sim.remove(.toolbar)
    #expect(sim.action == nil && sim.buttonTitles == ["Cancel"])
    try sim.remove(.navigationBar)
    #expect(sim.buttonTitles == [])
    let error = #expect(throws: Simulation.FailedAction.self) { try sim.tap(.button("Cancel")) }
    #expect(error?.diagnostic.message == "there is no button 'Cancel' on this screen")
    #expect(error?.diagnostic.hint == "there are no buttons")
  }

  @Test func `all of ten million rows are deleted, and what was acted on is expected as a range`()
    throws
  {
    let last = 9_999_999
    let text = """
      layoutsim: 2
      name: millions
      scene:
        table: {row-height: 44, editing: true, sections: [{rows: \(last + 1), selected: all}]}
        edit-screen: true
      steps:
        - tap: button 'Delete (\(last + 1))'
        - expect: {acted-on: rows 0..\(last)}
        - expect: {acted-on: [row 5, rows 0..3]}
        - expect: {acted-on: none}
      """
    let (scenario, diagnostics) = SceneReader.read(text: text, file: "test.sim.yaml")
    #expect(diagnostics.isEmpty)
    let start = "the action was last done with rows 0..\(last), expected"
    #expect(
      ScenarioPlayer.play(try #require(scenario)).failures.map(\.message)
        == ["\(start) rows 0..3, 5", "\(start) none"]
    )
  }

  @Test func `a button that cannot be pressed takes no touch`() throws {
    let sim = mail()
    sim.setEditing(true)
    try sim.settle(within: .seconds(1))
    let error = #expect(throws: Simulation.FailedAction.self) {
      try sim.tap(.button("No Action"))
    }
    #expect(
      error?.diagnostic.message
        == "tap at 'button 'No Action'' missed: Toolbar 'toolbar' takes the touch"
    )
    let other = #expect(throws: Simulation.FailedAction.self) { try sim.tap(.button("Delete")) }
    #expect(other?.diagnostic.message == "there is no button 'Delete' on this screen")
    #expect(other?.diagnostic.hint == "the buttons are 'Cancel', 'No Action'")
  }

  @Test func `ten million rows are counted without being looked at`() throws {
    let sim = mail(rows: 10_000_000)
    sim.setEditing(true)
    sim.tableView.setSelected(true, rows: 0..<9_999_999)
    sim.editSelection?.selectionDidChange()
    #expect(sim.action?.title == "Delete (9999999)")
  }

  // MARK: Forms

  @Test func `done and cancel ask the delegate, or say what is missing`() throws {
    let sim = try form(.multipleSectioned)
    try sim.tap(.row(0))
    try sim.tap(.button("Done"))
    #expect(sim.formRequest == .none)
    let message = "Select at least 1 option in section 2; none is selected."
    #expect(
      sim.alert
        == SelectionAlert(
          title: "Selection Incomplete",
          message: message,
          dismissButtonTitle: "OK"
        )
    )
    #expect(sim.buttonTitles == ["OK"])
    // The alert takes every touch but one.
    #expect(throws: Simulation.FailedAction.self) { try sim.tap(.row(1, section: 1)) }
    try sim.settle(within: .seconds(1))
    try sim.tap(.button("OK"))
    #expect(sim.alert == nil)
    try sim.tap(.row(1, section: 1))
    try sim.tap(.button("Done"))
    #expect(sim.formRequest == .dismissal)
    #expect(sim.selectedKeys == ["a", "d"])
    try sim.tap(.button("Cancel"))
    #expect(sim.formRequest == .cancel)
  }

  @Test func `an alert comes larger and fades in, and fades out as it is, as a function of time`()
    throws
  {
    let sim = try form(.single)
    func box() throws -> View {
      try #require(sim.window.subviews.lazy.compactMap { $0.view(named: "alert-box") }.last)
    }
    func dimming() throws -> View {
      try #require(sim.window.subviews.lazy.compactMap { $0.view(named: "alert-dimming") }.last)
    }
    try sim.requestDismissal()
    #expect(try box().alpha == 0)
    #expect(abs(try box().frame.width - 1.2 * 270) < 1e-9)
    // A spring that does not swing, of frequency 45.71 / 2: 1 - (1 + 2.2855)·e^(-2.2855) after 0.1 s.
    sim.advance(by: .milliseconds(100))
    #expect(abs(try box().alpha - 0.66579) < 1e-4)
    #expect(try dimming().alpha == box().alpha)
    #expect(abs(try box().frame.width - (1.2 - 0.2 * 0.66579) * 270) < 0.01)
    let place = try box().convert(try box().bounds, to: nil)
    #expect(abs(place.midX - sim.window.bounds.midX) < 0.5)
    // In steps of another size it is at the same place.
    let other = try form(.single)
    try other.requestDismissal()
    for _ in 0..<10 { other.advance(by: .milliseconds(10)) }
    #expect(other.frame() == sim.frame())
    // Until it is there its button takes no touches, and says why.
    let error = #expect(throws: Simulation.FailedAction.self) { try sim.tap(.button("OK")) }
    #expect(
      error?.diagnostic.hint
        == "it is on its way and takes no touches yet; 'settle' waits until nothing moves"
    )
    sim.advance(by: .milliseconds(303))
    #expect(try box().alpha < 1)
    sim.advance(by: .milliseconds(1))
    #expect(try box().alpha == 1 && box().frame.width == 270)
    #expect(sim.isAtRest)
    let there = try box()
    try sim.tap(.button("OK"))
    #expect(sim.alert == nil)
    let start = there.alpha
    sim.advance(by: .milliseconds(100))
    #expect(there.alpha < start && there.alpha > 0 && there.frame.width == 270)
    // What lies below can be touched again.
    try sim.tap(.row(0))
    try sim.settle(within: .seconds(1))
    #expect(there.window == nil && sim.selectedKeys == ["a"])
  }

  @Test func `an alert that takes the place of another lets it fade out`() throws {
    let sim = try form(.single)
    try sim.requestDismissal()
    sim.advance(by: .milliseconds(100))
    try sim.requestDismissal()
    #expect(sim.window.subviews.count { $0.accessibilityIdentifier == "alert" } == 2)
    try sim.settle(within: .seconds(1))
    #expect(sim.window.subviews.count { $0.accessibilityIdentifier == "alert" } == 1)
    #expect(sim.alert?.title == "Selection Incomplete")
  }

  @Test func `the texts of the alert are the scene's where it has them`() throws {
    let texts = FormScene.AlertTexts(title: "No", message: "Choose one.", button: "Fine")
    let sim = try form(.single, alert: texts)
    try sim.requestDismissal()
    #expect(
      sim.alert
        == SelectionAlert(title: "No", message: "Choose one.", dismissButtonTitle: "Fine")
    )
  }

  @Test func `keys come in the order of the table and in that of their selection`() throws {
    let sim = try form(.all(min: 0, max: 3))
    for row in [RowAddress(section: 1, row: 1), RowAddress(row: 1), RowAddress(row: 0)] {
      try sim.tap(.row(row.row, section: row.section))
    }
    #expect(sim.selectedKeys == ["a", "b", "d"])
    #expect(sim.selectedKeysByAge == ["d", "b", "a"])
    // A fourth takes the place of the first.
    try sim.tap(.row(0, section: 1))
    #expect(sim.selectedKeysByAge == ["b", "a", "c"])
  }

  @Test func `rows of a form neither come nor go`() throws {
    let sim = try form(.single)
    for (kind, word) in [(RowUpdate.Kind.insert, "insert"), (.delete, "delete")] {
      let error = #expect(throws: Simulation.FailedAction.self) {
        try sim.update(RowUpdate(kind, [RowAddress(row: 0)]))
      }
      #expect(error?.description == "\(word): the rows of a form are its options")
    }
    try sim.update(RowUpdate(.reload, [RowAddress(row: 0)]))
    #expect(sim.findings.isEmpty)
  }

  @Test func `a screen without a form has nothing to ask for`() {
    let sim = mail()
    #expect(throws: Simulation.FailedAction.self) { try sim.requestDismissal() }
    #expect(throws: Simulation.FailedAction.self) { try sim.requestCancel() }
  }

  @Test func `what is not as expected is told in words`() throws {
    let text = """
      layoutsim: 2
      name: test
      scene:
        form: {options: {a: Apples, b: Beans}, type: single, requires-selection: true}
      steps:
        - tap: row 1
        - expect: {keys: [a], key-order: none, buttons: [Done]}
        - expect: {alert: {title: Oh}, requested: cancel}
        - tap: row 1
        - request-dismissal
        - expect: {alert: none}
        - expect: {alert: {title: Oh}}
      """
    let scenario = try #require(SceneReader.read(text: text, file: "test.sim.yaml").scenario)
    #expect(
      ScenarioPlayer.play(scenario).failures.map(\.message) == [
        "the selected keys are 'b', expected 'a'",
        "by age the selected keys are 'b', expected none",
        "the buttons are 'Cancel', 'Done', expected 'Done'",
        "there is no alert",
        "the form's delegate was asked for 'none', expected 'cancel'",
        "there is an alert: 'Select exactly 1 option in all; none is selected.'",
        "the title of the alert is 'Selection Incomplete', expected 'Oh'",
      ]
    )
  }
}

extension View {
  /// The view of a name in this one, or this one itself.
  fileprivate func view(named name: String) -> View? {
    accessibilityIdentifier == name
      ? self : subviews.lazy.compactMap { $0.view(named: name) }.first
  }
}

extension Simulation {
  /// The innermost named view that would take a touch.
  fileprivate func hitTaker(at point: CGPoint) -> String? {
    var view = window.hitTest(point, with: nil)
    while let current = view {
      if let name = current.accessibilityIdentifier { return name }
      view = current.superview
    }
    return nil
  }
}
