import LayoutDiagnostics

/// The names of the views that a file describes, by the tree that they are in, and their uses in constraints.
struct ViewNames {
  /// An owner of constraints, which decides which views these can name.
  enum Owner: Hashable {
    /// The overlay, whose touch view is in front of the views of the scene.
    case overlay
    /// The scene, with the views around the table.
    case screen
    /// A cell, by the number of its description in the file.
    case cell(Int)
    /// A view at an end of the table or of a section, by its number in the file.
    case edge(Int)
  }

  /// A view that has other views in it.
  enum Parent {
    case scene, cell, view, stack
  }

  /// The values that have places in the texts of a view.
  enum TextValues {
    /// No values: braces stand for themselves.
    case none
    /// The values of a row.
    case ofRow
    /// The values of these names, of a header or footer.
    case ofEdge([String])
  }

  /// A view with a name.
  struct Entry {
    let name: String
    let mark: SourceMark
    /// The kind of value that a control has, or `nil` for none.
    let value: SceneReading.ControlValue?
  }

  /// The owner of the views that are read now.
  private(set) var owner = Owner.screen
  /// The kind of view that the views which are read now are in.
  var parent = Parent.scene
  /// The values in the texts of the views that are read now.
  var textValues = TextValues.none
  /// The names of the table's cells.
  var cells: [String] = []
  /// The number of views so far.
  private(set) var count = 0
  /// The names in constraints, with their places.
  private(set) var uses: [(name: String, mark: SourceMark, owner: Owner)] = []

  /// The kinds of values of the controls at the ends of rows, in the order of the file.
  var accessoryValues: [SceneReading.ControlValue] = []

  private var cellCount = 0
  private var edgeCount = 0
  private var lists: [Owner: [Entry]] = [:]
  private var entries: [Owner: [String: Entry]] = [:]
  private var unnamed: [Owner: Set<String>] = [:]

  /// Returns the named views of an owner, in the order of the file.
  func list(of owner: Owner) -> [Entry] { lists[owner] ?? [] }

  /// Returns the view of an owner that has a name, or `nil` if there is none.
  func entry(_ name: String, of owner: Owner) -> Entry? { entries[owner]?[name] }

  /// Returns the first view of a cell that has a name, or `nil` if there is none.
  func cellEntry(_ name: String) -> Entry? {
    (0..<cellCount).lazy.compactMap { entry(name, of: .cell($0)) }.first
  }

  /// Returns the view around the table or at an end that has a name, or `nil` if there is none; of these there is one.
  func singleEntry(_ name: String) -> Entry? {
    entry(name, of: .screen)
      ?? (0..<edgeCount).lazy.compactMap { entry(name, of: .edge($0)) }.first
  }

  /// Returns the view that has a name already where the views are that are read now, or `nil` if there is none.
  func namesake(of name: String) -> Entry? {
    if case .cell = owner { entry(name, of: owner) } else { singleEntry(name) }
  }

  /// The named views around the table and at its ends, of which there is one each.
  var singles: [Entry] {
    list(of: .screen) + (0..<edgeCount).flatMap { list(of: .edge($0)) }
  }

  /// The names of the views of all cells, each once.
  var cellNames: [String] {
    var seen: Set<String> = []
    return (0..<cellCount).flatMap { list(of: .cell($0)) }.map(\.name)
      .filter { seen.insert($0).inserted }
  }

  /// Returns whether a view of an owner is of a kind, such as `label`, and has no name.
  func isUnnamed(_ kind: String, of owner: Owner) -> Bool { unnamed[owner]?.contains(kind) == true }

  /// The kind of value that each control at the end of a row has, or `nil` if none has one.
  var accessoryValue: SceneReading.ControlValue? {
    var words: [String] = []
    for value in accessoryValues {
      switch (value, accessoryValues[0]) {
      case (.word(let more), .word): words += more.filter { !words.contains($0) }
      case (.number, .number), (.text, .text): break
      default: return .text
      }
    }
    return words.isEmpty ? accessoryValues.first : .word(words)
  }

  /// Counts a view.
  mutating func countOne() { count += 1 }

  /// Notes a view with a name.
  mutating func note(_ entry: Entry) {
    lists[owner, default: []].append(entry)
    entries[owner, default: [:]][entry.name] = entry
  }

  /// Notes a view of a kind without a name.
  mutating func noteUnnamed(_ kind: String) { unnamed[owner, default: []].insert(kind) }

  /// Notes a name in a constraint.
  mutating func note(_ name: String, at mark: SourceMark, usedBy owner: Owner) {
    uses.append((name, mark, owner))
  }

  /// Begins the views of a cell.
  mutating func beginCell() {
    owner = .cell(cellCount)
    cellCount += 1
  }

  /// Begins the views of an end of the table or of a section.
  mutating func beginEdge() {
    owner = .edge(edgeCount)
    edgeCount += 1
  }

  /// Goes back to the views of the scene.
  mutating func endCell() { owner = .screen }
}

extension SceneReading {
  /// Reads something in a view of a kind.
  func inside<Value>(_ parent: ViewNames.Parent, _ read: () -> Value) -> Value {
    let outer = views.parent
    views.parent = parent
    defer { views.parent = outer }
    return read()
  }

  /// Reads something in whose texts values have places.
  func withValues<Value>(_ values: ViewNames.TextValues, _ read: () -> Value) -> Value {
    let outer = views.textValues
    views.textValues = values
    defer { views.textValues = outer }
    return read()
  }

  /// Returns whether the scene may have one view more, which is counted; otherwise that is reported.
  func countView(at mark: SourceMark) -> Bool {
    views.countOne()
    if views.count == Limits.views + 1 {
      report("too-many-views", "a scene has at most \(Limits.views) views", at: mark)
    }
    return views.count <= Limits.views
  }

  /// Reports the names in constraints that no view has, now that all views are known.
  func checkConstraintNames() {
    for (name, mark, owner) in views.uses where !isFull { check(name, at: mark, usedBy: owner) }
  }

  private func check(_ name: String, at mark: SourceMark, usedBy owner: ViewNames.Owner) {
    let tree = owner == .overlay ? .screen : owner
    guard views.entry(name, of: tree) == nil, !systemNames(for: owner).contains(name) else {
      return
    }
    let known = systemNames(for: owner) + views.list(of: tree).map(\.name)
    let note = "there are \(quotedList(known))"
    switch owner {
    case .cell where isOutsideCells(name):
      let message =
        "\(quoted(name)) is outside of the cell, whose constraints are between its own views"
      report("outside-the-cell", message, at: mark)
        .note(note)
        .hint("write 'contentView' for the whole cell")
      return
    case .cell where views.cellEntry(name) != nil:
      let message =
        "\(quoted(name)) is a view of another cell, and constraints are between those of one"
      report("outside-the-cell", message, at: mark).note(note)
        .hint("write the view into this cell too, or 'contentView' for the whole cell")
      return
    case .edge where isOutsideCells(name):
      let message =
        "\(quoted(name)) is outside of the header or footer, whose constraints are between its own views"
      report("outside-the-cell", message, at: mark)
        .note(note)
        .hint("write 'superview' for the whole header or footer")
      return
    case .screen where views.singleEntry(name) != nil,
      .overlay where views.singleEntry(name) != nil:
      let message =
        "\(quoted(name)) is a view of a header or footer, which scrolls; only its own constraints name it"
      report("inside-cells", message, at: mark).note(note)
      return
    case .screen where name == NamedView.touchView.rawValue:
      let message = "the touch view comes after the views, and its constraints stand in 'overlay'"
      report("touch-view", message, at: mark).hint("move the constraint there")
      return
    case .screen where views.cellEntry(name) != nil, .overlay where views.cellEntry(name) != nil:
      let message =
        "\(quoted(name)) is a view of cells, of which there are many; only their own constraints name it"
      report("inside-cells", message, at: mark).note(note)
      return
    case .screen, .overlay:
      if let bar = NamedView(rawValue: name), NamedView.constrainableBars.contains(bar) {
        check(bar, at: mark)
        return
      }
    case .cell, .edge: break
    }
    report("constraint", "\(quoted(name)) is not a view", at: mark)
      .note(note)
      .hint(hint(for: name, among: known, of: tree))
  }

  private func hint(
    for name: String,
    among known: [String],
    of owner: ViewNames.Owner
  ) -> String? {
    if views.isUnnamed(name, of: owner) { return "give the view a name: 'name: \(name)'" }
    if name == NamedView.statusBar.rawValue {
      return "an app has no view for the status bar: write 'superview.safeArea.top'"
    }
    if name == NamedView.keyboard.rawValue { return "write 'superview.keyboard.top'" }
    let meant = ConstraintWords.items[name].flatMap { known.contains($0) ? $0 : nil }
    return (meant ?? nearestWord(to: name, among: known)).map { "write '\($0)'" }
  }

  /// The names of the scene's own views: of the stack, of those around the table, and of those in cells.
  var namesOfViews: [String] {
    (hasStack ? ["stack"] : []) + views.singles.map(\.name) + views.cellNames
  }

  /// Returns whether the scene has a view of a name around the table or at its ends; otherwise that is reported.
  @discardableResult
  func checkView(
    named name: String,
    at mark: SourceMark?,
    after word: String = "",
    rows reference: RowReference = .present
  ) -> Bool {
    if views.singleEntry(name) != nil || name == "stack" && hasStack { return true }
    if let place = CellViewName(name),
      place.view == CellViewName.accessory || !views.cellNames.isEmpty
    {
      return checkView(in: place, at: mark, after: word, rows: reference)
    }
    if views.cellEntry(name) != nil {
      report(
        "no-such-view",
        "\(quoted(name)) is a view of cells, of which there are many",
        at: mark
      )
      .hint("write '\(word)\(name) in row 0'")
      return false
    }
    let names = (hasStack ? ["stack"] : []) + views.singles.map(\.name)
    let nearest =
      CellViewName(name).flatMap(hintAtPart)
      ?? NamedView(rawValue: name).map { "write '\($0.rawValue)'" }
      ?? nearestWord(to: name, among: names).map { "write '\(word)\($0)'" }
    report("no-such-view", "no view is named \(quoted(name))", at: mark)
      .note(names.isEmpty ? nil : "the names are \(quotedList(names))")
      .hint(nearest ?? (names.isEmpty ? "write 'views:' in the scene" : nil))
    return false
  }

  private func checkView(
    in place: CellViewName,
    at mark: SourceMark?,
    after word: String,
    rows reference: RowReference
  ) -> Bool {
    guard place.view != CellViewName.accessory, views.cellEntry(place.view) == nil else {
      return check(place.row, reference, at: mark)
    }
    let isAccessory =
      RowPart.accessoryWords.contains(place.view) && !views.accessoryValues.isEmpty
    let nearest =
      isAccessory
      ? CellViewName.accessory
      : nearestWord(to: place.view, among: views.cellNames + [CellViewName.accessory])
    let meant = nearest.map { "write '\(word)\($0) in row \(place.row.number)'" }
    report("no-such-view", "no view of a cell is named \(quoted(place.view))", at: mark)
      .note("the names are \(quotedList(views.cellNames))")
      .hint(isAccessory ? meant : hintAtPart(place) ?? meant)
    return false
  }

  /// Returns the place of a part of a row that the name of a view means, such as `reorder in row 1`, in a hint, or `nil` for
  /// any other name.
  private func hintAtPart(_ place: CellViewName) -> String? {
    RowPart(meantBy: place.view).map { "write 'row \(place.row.number) on \($0.rawValue)'" }
  }

  /// Returns the names of views that are there without a word of the file.
  private func systemNames(for owner: ViewNames.Owner) -> [String] {
    switch owner {
    case .cell: return ["superview", "contentView"]
    case .edge: return ["superview"]
    case .screen, .overlay: break
    }
    let bars = NamedView.constrainableBars.filter { missingViews[$0] == nil }.map(\.rawValue)
    return (owner == .overlay ? ["touchView"] : []) + ["superview", "tableView"] + bars
      + (hasStack ? ["stack"] : [])
  }

  private func isOutsideCells(_ name: String) -> Bool {
    NamedView(rawValue: name) != nil || name == "stack" && hasStack
      || views.singleEntry(name) != nil
  }
}

extension RowAddress {
  /// The number as a file writes it: "3" in the first section, "1/3" in the second.
  fileprivate var number: String { section == 0 ? "\(row)" : "\(section)/\(row)" }
}
