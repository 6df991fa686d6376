import LayoutControls
import LayoutInteraction
public import LayoutScenes
import LayoutTables
import LayoutViews
public import TableSelection

// The screens that are more than a table: edit mode with check marks, and options to select from.
extension Simulation {
  /// Requests that the selection of the form be taken, as after a tap on Done: an alert says what is
  /// missing, or the form's delegate is asked to take the screen away.
  ///
  /// A drag under way ends first, with the rows that it holds; an alert takes all touches away.
  ///
  /// - Throws: `FailedAction` if the scene has no form.
  public func requestDismissal() throws(FailedAction) {
    guard let form else { throw .noForm("request-dismissal") }
    if let alert = form.requestDismissal() {
      screen.show(alert)
      finger.noteTouches()
    }
    window.layoutIfNeeded()
  }

  /// Requests that the selection of the form be ignored, as after a tap on Cancel.
  ///
  /// - Throws: `FailedAction` if the scene has no form.
  public func requestCancel() throws(FailedAction) {
    guard let form else { throw .noForm("request-cancel") }
    form.requestCancel()
  }

  /// The shortcomings of the selection under the limit, or of the form, in sentences, or `nil` for none.
  public var shortcomings: String? {
    let shortcomings = form?.shortcomings ?? tableView.selectionShortcomings
    guard !shortcomings.isEmpty else { return nil }
    return form.map { shortcomings.message(sectionTitles: $0.options.sectionTitles) }
      ?? tableView.message(of: shortcomings)
  }

  /// The alert on the screen, or `nil` for none.
  public var alert: SelectionAlert? { screen.alert?.texts }
  /// The last request to the delegate of the form.
  public var formRequest: FormRequest { formRequests.last }
  /// The keys of the selected options, in the order of the table, empty without a form.
  public var selectedKeys: [String] { form?.selectedKeys ?? [] }
  /// The keys of the selected options, the one that was selected first at the beginning.
  public var selectedKeysByAge: [String] { form?.selectedKeysByAge ?? [] }

  /// The title of the edit screen's action and whether it can be pressed, or `nil` while there is no toolbar.
  public var action: (title: String, isEnabled: Bool)? {
    guard let editSelection, editSelection.isEditing, screen.view(named: .toolbar) != nil,
      let item = screen.container?.toolbar.items?.first
    else { return nil }
    return (item.title ?? "", item.isEnabled)
  }

  /// The titles of the buttons on the screen: of the alert if there is one, else of the bars, from the top
  /// and from the leading edge.
  public var buttonTitles: [String] { screen.buttons.map(\.title) }

  /// Brings the table into editing mode or out of it, with the animation, as the Edit button does.
  public func setEditing(_ isEditing: Bool) {
    if let editSelection {
      if isEditing { editSelection.edit() } else { editSelection.cancel() }
    } else {
      tableView.setEditing(isEditing, animated: true)
    }
    window.layoutIfNeeded()
  }
}
