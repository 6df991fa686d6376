import LayoutControls
import LayoutGeometry
import LayoutScenes
import LayoutTables
import LayoutViews

extension Simulation {
  /// Whether the keyboard is on the screen, or on its way there.
  public var showsKeyboard: Bool { window.keyboard?.isShown ?? false }

  /// Whether the table refreshes.
  public var isRefreshing: Bool { tableView.refreshControl?.isRefreshing ?? false }

  /// Performs an action on a part of the screen.
  func perform(_ action: ScreenAction) throws(FailedAction) {
    switch action {
    case .focus(let place): try focus(on: place)
    case .dismissKeyboard: try field(for: action).resignFirstResponder()
    case .pressReturn: try field(for: action).pressReturn()
    case .endRefreshing: tableView.refreshControl?.endRefreshing()
    }
    window.layoutIfNeeded()
  }

  /// Gives the keyboard to the field at a place.
  private func focus(on place: Place) throws(FailedAction) {
    window.layoutIfNeeded()
    guard let field = try view(at: place)?.firstTextField else {
      throw FailedAction(
        "no-field",
        "focus: there is no field at '\(place)'",
        at: place.mark,
        hint: "a row has one with 'accessory-view: {text-field: …}'"
      )
    }
    guard field.becomeFirstResponder() else {
      throw FailedAction("no-field", "focus: the field at '\(place)' is disabled", at: place.mark)
    }
  }

  private func view(at place: Place) throws(FailedAction) -> View? {
    do throws(ImpossiblePlace) {
      let resolver = PlaceResolver(screen: screen)
      _ = try resolver.point(of: place, fingerX: nil)
      return switch place.anchor {
      case .row(let row): tableView.cellForRow(at: row.indexPath) as View?
      case .stackView(let name): screen.ownView(named: name)
      case .view(let name): screen.view(named: name)
      case .visibleRow, .visibleRowFromEnd, .share, .topEdge, .bottomEdge, .point, .button,
        .indexTitle:
        nil
      }
    } catch {
      throw .impossible(error, place)
    }
  }

  /// Returns the field that has the keyboard.
  private func field(for action: ScreenAction) throws(FailedAction) -> TextField {
    if let field = window.keyboardUser as? TextField { return field }
    throw FailedAction(
      "no-keyboard",
      "\(StepAction.screen(action).keyword): no field has the keyboard",
      hint: "write '- focus: row 3' or '- tap' on a field before it"
    )
  }
}

extension View {
  /// The view itself or the first field in it, or `nil` if there is none.
  fileprivate var firstTextField: TextField? {
    if let field = self as? TextField { return field }
    return subviews.lazy.compactMap(\.firstTextField).first
  }
}
