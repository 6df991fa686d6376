public import LayoutDiagnostics
import LayoutGeometry

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
  init(mark: SourceMark?) { self.mark = mark }

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
    if let excess = selectionType.limit(whenFull: whenFull).excess(of: counts) {
      throw .tooManySelected(
        count: excess.count,
        max: excess.max ?? .max,
        excess.scope
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

/// The map under `form`.
struct FormMap: KeyMap {
  static let keys = MapKeys<Self>(.form)

  static func initial(at mark: SourceMark?) -> FormScene { FormScene(mark: mark) }

  let options = Key("options", .keyedTexts("a map of keys and titles"))
    .help("The options: a key that never changes, and the title that is shown.")
    .example("{ham: Ham, pesto: Pesto}")
    .meant(by: "keys", "titles")
  let details = Key("details", .keyedTexts("a map of keys and texts"))
    .help("What else is said of some options, below the title.")
    .example("{ham: smoked}")
  let order = Key(
    "order",
    .written("a list of keys for each section", .list(.list(.text))),
    else: "one section, as the options are written"
  )
  .help("Which options are in which section, and in which order.")
  .example("[[ham], [pesto]]")
  let sectionTitles = Key(
    "section-titles",
    ValueReader<[String]>("a list of texts", .list(.text)) {
      $0.texts($1, of: "texts", "a list of texts")
    }
  )
  .help("The titles of the sections: all of them, or none.")
  .meant(by: "sectionTitles", "sections")
  let type = Key("type", .selectionType, else: SelectionPreset.single.rawValue)
    .help("How many options may and must be selected.")
    .meant(by: "selection-type", "selectionType", "policy", "limit")
  let requiresSelection = Key("requires-selection", \.requiresSelection, .boolean)
    .help("Whether the minima of the type hold; the maxima hold in any case.")
    .meant(by: "requiresSelection", "required")
  let whenFull = Key("when-full", \.whenFull, .choice)
    .help("What happens with an option for which there is no room.")
  let selected = Key(
    "selected",
    .written("a list of keys", .any([.list(.text), .words(["none"])])),
    else: "none"
  )
  .help("The options that are selected at the start, the oldest first.")
  .example("[ham]")
  let alert = Key("alert", \.alert, .map(AlertMap.self))
    .help("The texts of the alert that appears where the selection cannot be taken.")
    .meant(by: "error", "message")
  let done = Key("done", \.doneTitle, .text)
    .help("The title of the button that asks for the selection to be taken.")
  let cancel = Key("cancel", \.cancelTitle, .text)
    .help("The title of the button that asks for the selection to be ignored.")
}

/// The map under `alert` in a form or in an expectation.
struct AlertMap: KeyMap {
  static let keys = MapKeys<Self>(.alert)

  static func initial(at mark: SourceMark?) -> FormScene.AlertTexts { .init() }

  let title = Key("title", \.title, .text, else: "Selection Incomplete")
    .help("The title of the alert.")
    .meant(by: "error-title", "errorTitle")
  let message = Key(
    "message",
    \.message,
    .text,
    else: "the limits that are broken, with their numbers"
  )
  .help("What the alert says.")
  .meant(by: "text")
  let button = Key("button", \.button, .text, else: "OK")
    .help("The title of the button that closes the alert.")
    .meant(by: "dismiss", "ok", "button-title")
}

extension FormMap {
  /// Leaves out keys of no option, keys that are there already, and all if there are more than may be selected.
  static func repair(_ form: inout FormScene, at path: String) -> [Replacement] {
    var replacements = repairKeys(of: &form, at: path)
    let path = "\(path).selectedKeys"
    let known = Set(form.options.order.joined())
    var kept: Set<String> = []
    form.selectedKeys.removeAll { key in
      guard known.contains(key), kept.insert(key).inserted else {
        let what = known.contains(key) ? "selected twice" : "the key of no option"
        replacements.append(Replacement(path, "with \(quoted(key)), \(what),", "all others"))
        return true
      }
      return false
    }
    do throws(SelectionTypeError) {
      var checked = form
      try checked.set(
        options: form.options,
        selectionType: form.selectionType,
        selectedKeys: form.selectedKeys
      )
    } catch {
      form.selectedKeys = []
      replacements.append(Replacement(path, "a selection with too many options", "none"))
    }
    return replacements
  }

  /// Reads a screen of options; mistakes in its data are reported where they stand.
  static func read(_ fields: Fields<Self>, in reading: SceneReading) -> FormScene? {
    let before = reading.diagnostics.count
    let options = fields.required(\.options)
    let order = fields.order.flatMap { reading.order($0, of: options) }
    // If these are wrong, the rows are unknown.
    let areRowsKnown =
      reading.diagnostics.count == before && !fields.isMeant(\.options) && !fields.isMeant(\.order)
    reading.knownOptions = options
    let details = fields.value(\.details) ?? []
    let titles = fields.value(\.sectionTitles) ?? []
    // A wrong type allows everything.
    let isTyped = fields.type != nil || fields.isMeant(\.type)
    let readType = isTyped ? fields.value(\.type) : .single
    let type = readType ?? .all(min: 0, max: nil)
    let selected = fields.selected.flatMap { reading.keys($0, of: options) } ?? []
    var form = initial(at: fields.mark)
    fields.read(into: &form)
    if let options { reading.checkDetails(details, of: options) }
    let sections = order ?? [options?.map(\.key) ?? []]
    if areRowsKnown { reading.optionCounts = sections.map(\.count) }
    if let written = fields.sectionTitles, !titles.isEmpty, titles.count != sections.count {
      reading.report(
        "section-titles",
        "there \(titles.count == 1 ? "is" : "are") \(reading.counted(titles.count, "section title")) for"
          + " \(reading.counted(sections.count, "section"))",
        at: written.value.mark
      )
    }
    // Other mistakes of the options keep none back.
    let isRight = reading.diagnostics.count == before
    guard areRowsKnown, let options,
      let data = try? SelectionOptions(
        Dictionary(options.map { ($0.key, $0.text) }) { first, _ in first },
        details: isRight
          ? Dictionary(details.map { ($0.key, $0.text) }) { first, _ in first } : [:],
        sectionTitles: isRight ? titles : [],
        order: sections
      )
    else { return nil }
    do throws(SelectionTypeError) {
      try form.set(options: data, selectionType: type, selectedKeys: selected)
      if readType != nil { checkEffects(of: fields, form, in: reading) }
      return form
    } catch {
      let place: WrittenEntry? =
        if case .tooManySelected = error { fields.selected } else { fields.type }
      reading.report("selection-type", error.message, at: place?.value.mark ?? reading.formMark)
      return nil
    }
  }
}
