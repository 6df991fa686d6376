import Foundation
import LayoutInteraction
import LayoutTables
import LayoutViews
import TableSelection
import TestSupport
import Testing

private let titles = [
  "OA": "Option A", "OB": "Option B", "OC": "Option C",
  "CA": "Choice A", "CB": "Choice B", "CC": "Choice C",
]
private let order = [["OA", "OB", "OC"], ["CA", "CB", "CC"]]

private final class Presenter: SelectionFormDelegate {
  var told: [String] = []
  func selectionFormRequestsDismissal() { told.append("dismiss") }
  func selectionFormRequestsCancel() { told.append("cancel") }
}

private final class OwnWords: SelectionForm<String> {
  override func errorTitle() -> String { "Hm" }
  override func errorMessageForInvalidSelection() -> String { "\(shortcomings.count) wrong" }
  override func errorDismissButtonTitle() -> String { "Back" }
}

private final class FormScreen {
  let screen = SelectionScreen(isEditing: false)
  let form: SelectionForm<String>
  let presenter = Presenter()

  init(
    _ type: SelectionType,
    requires: Bool = true,
    whenFull: SelectionLimit.WhenFull = .replaceOldest,
    as kind: SelectionForm<String>.Type = SelectionForm<String>.self
  ) throws {
    let options = try SelectionOptions(
      titles,
      details: ["OB": "Extras", "CA": "Extras"],
      sectionTitles: ["Options", "Choices"],
      order: order
    )
    screen.controller.enabled = false
    form = try kind.init(
      options,
      in: screen.table,
      selectionType: type,
      requiresSelection: requires,
      whenFull: whenFull
    )
    form.delegate = presenter
    screen.window.layoutIfNeeded()
  }

  func tap(_ keys: String...) throws {
    for key in keys {
      let path = try #require(form.options.indexPath(of: key))
      let row = try #require(screen.table.geometry.row(of: path))
      let place = screen.row(row)
      screen.finger().tap(at: CGPoint(x: place.x + 150, y: place.y))
      screen.clock.advance(by: .seconds(1))
    }
  }
}

@Suite struct SelectionFormTests {
  @Test func `cells show titles, details and a check mark`() throws {
    let screen = try FormScreen(.multiple)
    let table = screen.form.tableView
    try screen.tap("OB")
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(cell.textLabel?.text == "Option B")
    #expect(cell.detailTextLabel?.text == "Extras")
    #expect(cell.accessoryType == .checkmark)
    let other = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(other.textLabel?.text == "Option A")
    #expect(other.detailTextLabel?.text == nil)
    #expect(other.accessoryType == .none)
  }

  @Test func `at the maximum the option selected first makes room`() throws {
    let screen = try FormScreen(.all(min: 1, max: 2))
    try screen.tap("CC", "OB", "CA")
    #expect(screen.form.selectedKeys == ["OB", "CA"])
    #expect(screen.form.selectedKeysByAge == ["OB", "CA"])
    try screen.tap("OA")
    #expect(screen.form.selectedKeys == ["OA", "CA"])
    #expect(screen.form.selectedKeysByAge == ["CA", "OA"])
    #expect(
      screen.screen.log.texts(of: .selection).suffix(2) == [
        "row 0/1 deselected", "row 0/0 selected",
      ]
    )
  }

  @Test func `a full section takes the room from itself`() throws {
    let screen = try FormScreen(.singleSectioned)
    try screen.tap("OA", "CA", "OC")
    #expect(screen.form.selectedKeys == ["OC", "CA"])
  }

  @Test func `a single one can be taken back by a tap`() throws {
    let screen = try FormScreen(.single)
    try screen.tap("OA", "OA")
    #expect(screen.form.selectedKeys == [])
    #expect(screen.form.requestDismissal()?.title == "Selection Incomplete")
  }

  @Test(arguments: [SelectionLimit.WhenFull.skip, .stop])
  func `or the tap is refused`(whenFull: SelectionLimit.WhenFull) throws {
    let screen = try FormScreen(.all(min: 1, max: 2), whenFull: whenFull)
    try screen.tap("CC", "OB", "CA")
    #expect(screen.form.selectedKeys == ["OB", "CC"])
    #expect(
      screen.screen.log.texts(of: .selection).last
        == "row 1/0 refused: no more than 2 rows may be selected"
    )
    try screen.tap("OB", "CA")
    #expect(screen.form.selectedKeys == ["CA", "CC"])
  }

  @Test func `a dismissal is asked for with a valid selection only`() throws {
    let screen = try FormScreen(.multipleSectioned)
    try screen.tap("OA")
    #expect(
      screen.form.requestDismissal()
        == SelectionAlert(
          title: "Selection Incomplete",
          message: "Select at least 1 option in 'Choices'; none is selected.",
          dismissButtonTitle: "OK"
        )
    )
    #expect(screen.presenter.told == [])
    try screen.tap("CB")
    #expect(screen.form.requestDismissal() == nil)
    screen.form.requestCancel()
    #expect(screen.presenter.told == ["dismiss", "cancel"])
    #expect(screen.form.selectedKeys == ["OA", "CB"])
  }

  @Test func `the alert can be put in other words`() throws {
    let screen = try FormScreen(.single, as: OwnWords.self)
    let alert = SelectionAlert(title: "Hm", message: "1 wrong", dismissButtonTitle: "Back")
    #expect(screen.form.requestDismissal() == alert)
  }

  @Test func `the application selects whatever it wants`() throws {
    let screen = try FormScreen(.single)
    #expect(screen.form.select(["CB", "XX", "OA"]) == ["XX"])
    #expect(screen.form.selectedKeysByAge == ["CB", "OA"])
    #expect(
      screen.form.requestDismissal()?.message == "Select exactly 1 option in all; 2 are selected."
    )
    try screen.tap("OB")
    #expect(screen.form.selectedKeys == ["OB"])
  }

  @Test(arguments: SelectionLimit.WhenFull.allCases)
  func `a drag over the form keeps its limit`(whenFull: SelectionLimit.WhenFull) throws {
    let screen = try FormScreen(.all(min: 1, max: 3), whenFull: whenFull)
    try screen.tap("CC")
    screen.screen.controller.enabled = true
    screen.screen.pan(0, 4)
    switch whenFull {
    case .replaceOldest: #expect(screen.form.selectedKeys == ["OC", "CA", "CB"])
    case .skip, .stop: #expect(screen.form.selectedKeys == ["OA", "OB", "CC"])
    }
    #expect(screen.form.selectedKeysByAge.count == 3)
  }

  @Test func `who asks for the selection gets the rows of a drag under way, which is over then`()
    throws
  {
    let screen = try FormScreen(.all(min: 3, max: 4))
    screen.screen.controller.enabled = true
    screen.screen.controller.mode = SelectionMode(
      start: .stripPan,
      pass: .range,
      turningBack: .restore
    )
    let finger = screen.screen.finger()
    finger.press(at: screen.screen.row(0))
    finger.move(to: screen.screen.row(2), within: .milliseconds(300))
    #expect(screen.form.requestDismissal() == nil)
    #expect(screen.presenter.told == ["dismiss"])
    #expect(!screen.screen.controller.isPanning)
    finger.move(to: screen.screen.row(0), within: .milliseconds(300))
    finger.release()
    #expect(screen.form.selectedKeys == ["OA", "OB", "OC"])
  }

  @Test func `taps and drags may go below a minimum, which shows when the selection is validated`()
    throws
  {
    let type = SelectionType.sectioned(sectionMin: 1, sectionMax: 3, totalMin: 3, totalMax: 5)
    let screen = try FormScreen(type)
    screen.form.select(["OA", "OB", "OC", "CA"])
    try screen.tap("OC")
    #expect(screen.form.requestDismissal() == nil)
    try screen.tap("OB")
    #expect(
      screen.form.requestDismissal()?.message == "Select 3 to 5 options in all; 2 are selected."
    )
    screen.screen.controller.enabled = true
    // The first row is selected: the drag deselects all.
    screen.screen.pan(0, 3)
    #expect(screen.form.selectedKeys == [])
    #expect(
      screen.form.requestDismissal()?.message
        == "Select 1 to 3 options in 'Options'; none is selected."
        + " Select 1 to 3 options in 'Choices'; none is selected."
        + " Select 3 to 5 options in all; none is selected."
    )
    #expect(screen.presenter.told == ["dismiss"])
  }

  @Test func `mistakes in the data are all told`() {
    let mistakes: [SelectionOptionsError.Mistake]
    do {
      _ = try SelectionOptions(
        ["A": "a", "B": "b", "Z": "z"],
        details: ["Q": "q"],
        sectionTitles: ["One"],
        order: [["A", "B"], ["A", "C"]]
      )
      mistakes = []
    } catch {
      mistakes = error.mistakes
    }
    #expect(
      mistakes.map(\.message) == [
        "there is 1 section title for 2 sections",
        "the key 'A' of section 1 is there already",
        "the key 'C' of section 1 is no option",
        "the option 'Z' is in no section",
        "there is a detail of 'Q', which is no option",
      ]
    )
  }
}
