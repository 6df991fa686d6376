import LayoutDiagnostics

/// The map under `expect`.
struct ExpectMap: KeyMap {
  static let keys = MapKeys<Self>(.expect)

  static func initial(at mark: SourceMark?) -> [Expectation] { [] }

  /// Reads the expectations, in the order of the file.
  static func read(_ fields: Fields<Self>, in reading: SceneReading) -> [Expectation]? {
    var expectations: [Expectation] = []
    fields.readInOrder(into: &expectations)
    return expectations
  }

  let selected = Key(
    "selected",
    ExpectedFact.selected,
    .rows(.present, "rows 3..8, row 1/3, all, none or a list of rows")
  )
  .help("Exactly these rows are selected.")
  let selectedCount = Key("selected-count", ExpectedFact.selectedCount, .count)
    .help("How many rows are selected.")
    .meant(by: "count", "selectedCount")
  let selectedPerSection = Key(
    "selected-per-section",
    ExpectedFact.selectedPerSection,
    ValueReader<[Int]>("a list of numbers", .list(.integer(0...Limits.rows))) { $0.counts($1) }
  )
  .help("How many rows of each section are selected.")
  let selectionOrder = Key(
    "selection-order",
    ExpectedFact.selectionOrder,
    .rowsInOrder(.present, eachOnce: true)
  )
  .help(
    "The selected rows, the one that was selected first at the beginning; `rows 5..3` run upward."
  )
  let refused = Key(
    "refused",
    ExpectedFact.refused,
    .rows(.present, "rows 3..8, row 1/3, all, none or a list of rows")
  )
  .help("Exactly these rows were refused by the drag, or the tap, that came last.")
  let shortcomings = Key("shortcomings", ExpectedFact.shortcomings, .shortcomings)
    .help("What of the selection falls short of the minima of the limit, or of the form.")
  let selecting = Key("selecting", ExpectedFact.selecting, .boolean)
    .help("Whether a drag that selects rows is under way.")
  let scrolling = Key("scrolling", ExpectedFact.scrolling, .choice)
    .help("Whether and where the table scrolls.")
  let offset = Key("offset", ExpectedFact.offset, .measure)
    .help("How far it is scrolled from its top rest position.")
    .meant(by: "content-offset", "contentOffset")
  let touchView = Key("touch-view", ExpectedFact.touchView, .touchView)
    .help("Where the touch view is on the screen.")
    .meant(by: "frame", "touchView")
  let noGaps = Key("no-gaps", ExpectedFact.noGaps, .boolean)
    .help("Whether every row between the first and the last selected one is selected.")
  let didSelect = Key("did-select", ExpectedFact.didSelect, .rowsInOrder(.past))
    .help("The rows the delegate was told of, in order; `rows 5..3` run upward.")
  let didDeselect = Key("did-deselect", ExpectedFact.didDeselect, .rowsInOrder(.past))
    .help("The rows the delegate was told of, in order; `rows 5..3` run upward.")
  let panningDidBegin = Key("panning-did-begin", ExpectedFact.panningDidBegin, .count)
    .help("How often the delegate was told that a selection pan began.")
  let panningDidEnd = Key("panning-did-end", ExpectedFact.panningDidEnd, .count)
    .help("How often the delegate was told that a selection pan ended.")
  let delegateCalls = Key("delegate-calls", ExpectedFact.delegateCalls, .delegateCalls)
    .help("What delegates were told, in order, or how often.")
  let editing = Key("editing", ExpectedFact.editing, .boolean)
    .help("Whether the table is in editing mode.")
    .meant(by: "isEditing")
  let refreshing = Key("refreshing", ExpectedFact.refreshing, .boolean)
    .help("Whether the table refreshes.")
    .meant(by: "isRefreshing")
  let keyboard = Key("keyboard", ExpectedFact.keyboard, .boolean)
    .help("Whether the keyboard is on the screen, or on its way there.")
    .meant(by: "keyboard-shown", "isFirstResponder")
  let crash = Key("crash", ExpectedFact.crash, .boolean)
    .help(
      "Whether the pod stopped with a crash, as version-1.0.0 can; true lets a step before do so."
    )
  let log = Key("log", .logLines) { reading, written, facts in
    let lines = ValueReader.logLines.read(reading, written) ?? []
    facts += lines.map { Expectation(.log(contains: $0), at: written.keyMark) }
  }
  .help("The log has a line with this text.")
  let dragging = Key("dragging", ExpectedFact.dragging, .boolean)
    .help("Whether a finger drags the table's content.")
  let decelerating = Key("decelerating", ExpectedFact.decelerating, .boolean)
    .help("Whether the table's content moves on, or back, after a finger let it go.")
  let buttons = Key("buttons", ExpectedFact.buttons, .buttonTitles)
    .help("The titles of the buttons on the screen: in the bars, or in the alert.")
  let action = Key("action", ExpectedFact.action, .ofEditScreen(.textOrNone("a text or none")))
    .help("The title of the edit screen's action; none while there is no toolbar.")
    .meant(by: "toolbar")
  let actionEnabled = Key("action-enabled", ExpectedFact.actionEnabled, .ofEditScreen(.boolean))
    .help("Whether the edit screen's action can be pressed.")
  let actedOn = Key("acted-on", ExpectedFact.actedOn, .ofEditScreen(.rows(.past, "rows or none")))
    .help("The rows that the action was last done with.")
  let keys = Key("keys", ExpectedFact.keys, .ofForm(.optionKeys))
    .help("The keys of the selected options, in the order of the table.")
    .meant(by: "selected-keys", "selectedKeys")
  let keyOrder = Key("key-order", ExpectedFact.keyOrder, .ofForm(.optionKeys))
    .help("The keys of the selected options, the one that was selected first at the beginning.")
  let alert = Key("alert", ExpectedFact.alert, .ofForm(.alert))
    .help("What the alert on the screen says.")
    .meant(by: "message")
  let requested = Key("requested", ExpectedFact.requested, .ofForm(.choice))
    .help("What the delegate of the form was asked for last.")
  let frames = Key("frames", ExpectedFact.frames, .frames)
    .help(
      "Where views are on the screen: those of the scene, 'NAME in row 3' of cells, 'row 3', bars and other views by their names."
    )
    .meant(by: "views")
  let values = Key("values", ExpectedFact.values, .controlValues)
    .help(
      "What controls, by their names or as 'accessory in row 3', are set to: on or off, a number or a comparison, a text, the title of a segment."
    )
}

extension MapKey where Map == ExpectMap {
  /// Creates a key for a fact that must hold.
  fileprivate convenience init(
    _ name: String,
    _ fact: @escaping @Sendable (Value) -> ExpectedFact,
    _ reader: ValueReader<Value>
  ) {
    self.init(name, reader) { reading, written, expectations in
      guard let value = reader.read(reading, written) else { return }
      expectations.append(Expectation(fact(value), at: written.keyMark))
    }
  }
}
