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

  /// Writes a text with the keyboard, letter by letter, as a reader does: the delegate of the field is asked about each, and a
  /// line break is the return key.
  ///
  /// `insertText(_:)` of a field asks nobody, as in UIKit.
  ///
  /// - Parameter text: The text; nothing for an empty one.
  /// - Throws: `FailedAction` if no field has the keyboard, or it goes before all is written; what was written stays.
  public func type(_ text: String) throws(FailedAction) { try perform(.type(text)) }

  /// Performs an action on a part of the screen.
  func perform(_ action: ScreenAction) throws(FailedAction) {
    switch action {
    case .focus(let place): try focus(on: place)
    case .type(let text): try type(text, action)
    case .dismissKeyboard: try user(for: action).resignFirstResponder()
    case .pressReturn: try user(for: action).pressReturn()
    case .endRefreshing: tableView.refreshControl?.endRefreshing()
    }
    window.layoutIfNeeded()
  }

  /// Gives the keyboard to the field at a place.
  ///
  /// A row without a cell is scrolled to first, as an application has to before it can ask a field in it; from there
  /// the keyboard scrolls it clear, as UIKit's table view controller does.
  private func focus(on place: Place) throws(FailedAction) {
    window.layoutIfNeeded()
    guard let field = try view(at: place)?.firstKeyboardUser else {
      throw FailedAction(
        "no-field",
        "focus: there is no field at '\(place)'",
        at: place.mark,
        hint: "a row has one with 'accessory-view: {text-field: …}'"
      )
    }
    guard field.becomeFirstResponder() else {
      let state = field is TextView ? "cannot be written in" : "is disabled"
      throw FailedAction("no-field", "focus: the field at '\(place)' \(state)", at: place.mark)
    }
  }

  private func view(at place: Place) throws(FailedAction) -> View? {
    do throws(ImpossiblePlace) {
      if let row = place.rowOfField, tableView.cellForRow(at: row.indexPath) == nil {
        _ = try settledPlace(of: Place(.row(row), at: place.mark).scrolledIntoView)
      }
      switch place.anchor {
      case .row(let row): return tableView.cellForRow(at: row.indexPath)
      case .stackView(let name):
        _ = try PlaceResolver(screen: screen).point(of: place, fingerX: nil)
        return screen.ownView(named: name)
      case .view(let name): return screen.view(named: name)
      case .visibleRow, .visibleRowFromEnd, .share, .topEdge, .bottomEdge, .point, .button,
        .indexTitle, .key:
        return nil
      }
    } catch {
      throw .impossible(error, place)
    }
  }

  /// Writes a text letter by letter; a line break is the return key.
  private func type(_ text: String, _ action: ScreenAction) throws(FailedAction) {
    var written = 0
    for letter in text {
      guard let user = window.keyboardUser else {
        if written == 0 { _ = try user(for: action) }
        let rest = text.dropFirst(written)
        throw FailedAction("no-keyboard", "type: the keyboard went before '\(rest)' was written")
      }
      if letter.isNewline { user.pressReturn() } else { user.type(String(letter)) }
      written += 1
    }
  }

  /// Returns the view that has the keyboard.
  private func user(for action: ScreenAction) throws(FailedAction) -> any KeyboardUser {
    if let user = window.keyboardUser { return user }
    throw FailedAction(
      "no-keyboard",
      "\(StepAction.screen(action).keyword): no field has the keyboard",
      hint: "write '- focus: row 3' or '- tap' on a field before it"
    )
  }
}

extension Place {
  /// The row that a field at the place is in, or `nil` for none.
  fileprivate var rowOfField: RowAddress? {
    switch anchor {
    case .row(let row): row
    case .stackView(let name): CellViewName(name)?.row
    case .visibleRow, .visibleRowFromEnd, .share, .topEdge, .bottomEdge, .point, .view, .button,
      .indexTitle, .key:
      nil
    }
  }
}

extension View {
  /// The view itself or the first view in it that one can write in, or `nil` if there is none.
  fileprivate var firstKeyboardUser: View? {
    if self is any KeyboardUser || self is any KeyInput { return self }
    return subviews.lazy.compactMap(\.firstKeyboardUser).first
  }
}
