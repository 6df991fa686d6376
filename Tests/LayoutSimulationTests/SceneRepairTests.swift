import Foundation
import LayoutDiagnostics
import LayoutScenes
import LayoutSimulation
import Testing

/// Controls, swipe actions, edit screens and forms of scenes from code that no file could say.
@Suite
struct SceneRepairTests {
  private static let rows: [BadInputTests.SceneRow] = [
    BadInputTests.SceneRow(
      "a button in a bar with nothing on it",
      "'bars.leftItems[0]' is a button with neither title nor image and is taken for nothing"
    ) { $0.bars.leftItems = [BarItemScene(nil)] },
    BadInputTests.SceneRow(
      "what is in no bar",
      "'bars' is in no bar, without a navigation controller, and is taken for nothing"
    ) {
      $0.controller = .plainView
      $0.bars.prefersLargeTitles = true
    },
    BadInputTests.SceneRow(
      "a value beyond the ends of a slider",
      "'stack.views[0].slider' is 7 and is taken for 1"
    ) {
      $0.stack = StackScene(views: [ViewScene(.control(ControlScene(.slider(7, in: 0...1))))])
    },
    BadInputTests.SceneRow(
      "a stepper that goes nowhere",
      "'stack.views[0].range' is [5, 5] and is taken for [0, 1]"
    ) {
      let stepper = ControlScene(.stepper(5, in: 5...5, step: 1))
      $0.stack = StackScene(views: [ViewScene(.control(stepper))])
    },
    BadInputTests.SceneRow(
      "a step of a stepper that is none",
      "'stack.views[0].step' is 0 and is taken for 0.001"
    ) {
      let stepper = ControlScene(.stepper(5, in: 0...9, step: 0))
      $0.stack = StackScene(views: [ViewScene(.control(stepper))])
    },
    BadInputTests.SceneRow(
      "a bar that is filled by no number",
      "'table.accessoryView.progress' is nan and is taken for 0"
    ) { $0.table.look.accessoryView = Repeating(ControlScene(.progress(.nan), width: 80)) },
    BadInputTests.SceneRow(
      "one of several bars that is filled by no number",
      "'table.sections[0].rows[1].accessoryView[1].progress' is nan and is taken for 0"
    ) {
      let bars = [0.5, .nan].map { ControlScene(.progress($0), width: 80) }
      $0.table.sections = [SectionScene(rows: [RowScene(), RowScene()])]
      if case .list(var rows) = $0.table.sections[0].rows {
        rows[1].look.accessoryView = Repeating(bars)
        $0.table.sections[0].rows = .list(rows)
      }
    },
    BadInputTests.SceneRow(
      "a row whose height is none",
      "'table.sections[0].rows[0].height' is -3 and is taken for nil"
    ) {
      var row = RowScene(text: "A")
      row.height = -3
      $0.table.sections = [SectionScene(rows: [row])]
    },
    BadInputTests.SceneRow(
      "a control without segments",
      "'stack.views[0].segments' is an empty list and is taken for one without a title"
    ) {
      let control = ControlScene(.segments([], selected: nil))
      $0.stack = StackScene(views: [ViewScene(.control(control))])
    },
    BadInputTests.SceneRow(
      "a segment that is not there",
      "'stack.views[0].selected' is 2 and is taken for 1"
    ) {
      let control = ControlScene(.segments(["Day", "Week"], selected: 2))
      $0.stack = StackScene(views: [ViewScene(.control(control))])
    },
    BadInputTests.SceneRow(
      "a toolbar without a navigation controller",
      "'showsToolbar' is in no bar, without a navigation controller, and is taken for false"
    ) { ($0.controller, $0.showsToolbar) = (.plainView, true) },
    BadInputTests.SceneRow(
      "a title without a navigation controller",
      "'title' is in no bar, without a navigation controller, and is taken for ''"
    ) { ($0.controller, $0.title) = (.bare, "Mail") },
    BadInputTests.SceneRow(
      "an edit screen without a navigation controller",
      "'editScreen' is in no bar, without a navigation controller, and is taken for nothing"
    ) { ($0.controller, $0.editScreen) = (.plainView, EditScreenScene()) },
    BadInputTests.SceneRow(
      "an action that shows nothing",
      "'table.sections[0].trailingActions[1]' is an action with neither title nor image and is taken"
        + " for nothing"
    ) { $0.table.sections[0].trailingActions = [SwipeActionScene("Flag"), SwipeActionScene(nil)] },
    BadInputTests.SceneRow(
      "a selected option that is not there",
      "'form.selectedKeys' is with 'c', the key of no option, and is taken for all others"
    ) {
      $0 = formScene
      $0.form?.selectedKeys = ["a", "c"]
    },
    BadInputTests.SceneRow(
      "more selected options than may be",
      "'form.selectedKeys' is a selection with too many options and is taken for none"
    ) {
      $0 = formScene
      $0.form?.selectedKeys = ["a", "b"]
    },
    BadInputTests.SceneRow(
      "a title that no bar could show",
      "'title' is a text of 12000 characters and is taken for its first 10000"
    ) { $0.title = String(repeating: "a", count: 12_000) },
    BadInputTests.SceneRow(
      "two screens in one",
      "'editScreen' is beside a form and is taken for nothing"
    ) {
      $0 = formScene
      $0.editScreen = EditScreenScene()
    },
  ]

  /// A screen of two options, of which one is to be selected.
  private static var formScene: Scene {
    var scene = Scene(table: .rows(2), overlay: nil)
    let options = try? SelectionOptions(["a": "A", "b": "B"], order: [["a", "b"]])
    scene.form = options.flatMap { try? FormScene(options: $0, selectionType: .single) }
    if let form = scene.form { scene.table.sections = form.sections }
    return scene
  }

  @Test(arguments: rows)
  func `a screen with a part that cannot be is played without it, and says so`(
    _ row: BadInputTests.SceneRow
  ) {
    let simulation = Simulation(row.scene)
    #expect(simulation.findings.map(\.message).contains(row.message))
    #expect(simulation.findings.contains { $0.severity == .error })
    _ = simulation.frame()
    _ = simulation.treeDescription
  }
}
