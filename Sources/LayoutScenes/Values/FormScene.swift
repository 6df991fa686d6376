public import LayoutDiagnostics

/// A screen of options to select from: the table, the limits, and the two buttons with which it is left.
///
/// The table shows the options with their titles and details; it has no rows of its own.
public struct FormScene: Sendable, Hashable {
  /// The options.
  public internal(set) var options = SelectionOptions<String>.none
  /// The numbers of options that may and must be selected.
  public internal(set) var selectionType = SelectionType.all(min: 0, max: nil)
  /// Whether the minima of the selection type hold.
  public internal(set) var requiresSelection = false
  /// The treatment of an option without room.
  public var whenFull = SelectionLimit.WhenFull.replaceOldest
  /// The keys of the options that are selected at the start, the oldest first.
  public var selectedKeys: [String] = []
  /// The texts of the alert for a selection that cannot be taken.
  public var alert = AlertTexts()
  /// The title of the button that asks for the selection to be taken.
  public var doneTitle = "Done"
  /// The title of the button that asks for the selection to be ignored.
  public var cancelTitle = "Cancel"
  /// The place in the file, or `nil` for one from code.
  public var mark: SourceMark?

  /// Creates a screen without options.
  init(mark: SourceMark?) {
    self.mark = mark
  }

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - options: The options.
  ///   - selectionType: The numbers of options that may and must be selected.
  ///   - requiresSelection: Whether the minima of the selection type hold.
  ///   - selectedKeys: The keys of the options that are selected at the start, the oldest first.
  ///   - alert: The texts of the alert for a selection that cannot be taken.
  /// - Throws: `SelectionTypeError` if no selection can satisfy the type, or if more options are selected
  ///   than may be.
  public init(
    options: SelectionOptions<String>,
    selectionType: SelectionType,
    requiresSelection: Bool = false,
    selectedKeys: [String] = [],
    alert: AlertTexts = AlertTexts()
  ) throws(SelectionTypeError) {
    self.requiresSelection = requiresSelection
    self.alert = alert
    try set(options: options, selectionType: selectionType, selectedKeys: selectedKeys)
  }

  /// Takes options over, if a selection can satisfy their type, and no more are selected than may be.
  mutating func set(
    options: SelectionOptions<String>,
    selectionType: SelectionType,
    selectedKeys: [String]
  ) throws(SelectionTypeError) {
    try selectionType.check(
      against: options.order.map(\.count),
      requiresSelection: requiresSelection
    )
    let selected = Set(selectedKeys)
    let counts = options.order.map { $0.count(where: selected.contains) }
    if let surplus = selectionType.limit(whenFull: whenFull).surplus(of: counts) {
      throw .tooManySelected(
        count: surplus.count,
        max: surplus.most,
        surplus.section.map { .section($0) } ?? .total
      )
    }
    self.options = options
    self.selectionType = selectionType
    self.selectedKeys = selectedKeys
  }

  /// A set of texts of an alert, each `nil` for the form's own.
  public struct AlertTexts: Sendable, Hashable {
    /// The title.
    public var title: String?
    /// The message.
    public var message: String?
    /// The title of the button that closes the alert.
    public var button: String?

    /// Creates texts.
    public init(title: String? = nil, message: String? = nil, button: String? = nil) {
      self.title = title
      self.message = message
      self.button = button
    }
  }
}

extension FormScene {
  /// The sections of the table that shows the options.
  public var sections: [SectionScene] {
    options.order.enumerated().map { number, keys in
      SectionScene(
        title: options.sectionTitles.isEmpty ? nil : options.sectionTitles[number],
        rowCount: keys.count
      )
    }
  }
}
