public import LayoutDiagnostics

/// The multi-row selection of Mail around a table: an Edit button, check marks, and a toolbar with an action.
public struct EditScreenScene: Sendable, Hashable {
  /// The title of the button that begins.
  public var editTitle: String = "Edit"
  /// The title of the button that ends and clears the selection.
  public var cancelTitle: String = "Cancel"
  /// The title of the action while rows are selected.
  public var actionTitle: CountText
  /// The title of the action while no row is selected, when it cannot be pressed.
  public var emptyActionTitle: String = "No Action"
  /// The effect of the action on the selected rows.
  public var performs: Action
  /// Whether editing mode ends when the action is done.
  public var endsEditing: Bool
  /// The place in the file, or `nil` for one from code.
  public var mark: SourceMark?

  /// An effect of an action on the selected rows.
  public enum Action: String, Sendable, Hashable, CaseIterable {
    /// The rows are deleted, from the data and, over time, from the table.
    case delete
    /// The rows stay.
    case nothing
  }

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - actionTitle: The title of the action while rows are selected.
  ///   - performs: The effect of the action on the selected rows.
  ///   - endsEditing: Whether editing mode ends after the action.
  ///   - mark: Where the file describes the screen.
  public init(
    actionTitle: CountText = CountText(pattern: "Delete ({count})"),
    performs: Action = .delete,
    endsEditing: Bool = true,
    mark: SourceMark? = nil
  ) {
    self.actionTitle = actionTitle
    self.performs = performs
    self.endsEditing = endsEditing
    self.mark = mark
  }

  /// Returns the title of the action for a number of selected rows.
  public func title(forCount count: Int) -> String {
    count == 0 ? emptyActionTitle : actionTitle.text(of: count)
  }
}

/// A text with a place for a number.
///
/// `Delete {count} {photo|photos}` is "Delete 1 photo" for one and "Delete 2 photos" for two.
public struct CountText: Sendable, Hashable {
  /// The text, in which `{count}` is the number, and `{a|b}` is a for 1 and b for another one.
  public var pattern: String

  /// Creates a text.
  public init(pattern: String) { self.pattern = pattern }

  /// Returns the text with the number in its place.
  public func text(of count: Int) -> String {
    pattern.replacingPlaceholders { Self.words(of: $0, for: count) }
  }

  /// Returns the words for the text between braces, or `nil` if it means nothing.
  static func words(of placeholder: Substring, for count: Int) -> String? {
    if placeholder == "count" { return String(count) }
    let forms = placeholder.split(separator: "|", omittingEmptySubsequences: false)
    return forms.count == 2 ? String(forms[count == 1 ? 0 : 1]) : nil
  }
}

/// The map under `edit-screen`.
struct EditScreenMap: KeyMap {
  static let keys = MapKeys<Self>(.editScreen)

  static func initial(at mark: SourceMark?) -> EditScreenScene { EditScreenScene(mark: mark) }

  let edit = Key("edit", \.editTitle, .text)
    .help("The title of the button that begins.")
    .meant(by: "edit-title", "begin")
  let cancel = Key("cancel", \.cancelTitle, .text)
    .help("The title of the button that ends and clears the selection.")
    .meant(by: "cancel-title", "done")
  let action = Key("action", \.actionTitle, .countText)
    .help(
      "The title of the button in the toolbar while rows are selected; `{photo|photos}` is photo for one row."
    )
    .meant(by: "action-title", "delete", "title")
  let noAction = Key("no-action", \.emptyActionTitle, .text)
    .help("The title of the button in the toolbar while no row is selected.")
    .meant(by: "empty", "none", "no-selection")
  let performs = Key("performs", \.performs, .choice)
    .help("What the action does with the selected rows.")
    .meant(by: "does", "perform")
  let endsEditing = Key("ends-editing", \.endsEditing, .boolean)
    .help("Whether editing mode ends when the action is done, as in Mail.")
    .meant(by: "leaves-editing", "endsEditingAfterAction")
}

extension ValueReader where Value == EditScreenScene? {
  /// A reader of true for its own titles, false for none, or a map of titles.
  static var editScreen: Self {
    Self("true, false or a map", .any([.boolean, .map(.editScreen)])) { reading, written in
      if case .map = written.value.content { return reading.map(written, EditScreenMap.self) }
      return .some(
        reading.boolean(written) == true ? EditScreenScene(mark: written.value.mark) : nil
      )
    }
    .shown { $0 == nil ? "false" : nil }
  }
}
