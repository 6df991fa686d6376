import LayoutDiagnostics

extension SceneReading {
  /// Reads the file; what is wrong is replaced by a stand-in, so that everything else is checked too.
  func scenario(_ root: WrittenValue) -> Scenario? {
    guard let fields = fields(root, .scenario) else { return nil }
    checkVersion(fields)
    let name = require("name", of: fields).flatMap {
      words($0, hint: "write what the scenario shows")
    }
    let alternativeText = fields["alt"].flatMap(alternativeText)
    var scene: Scene? = require("scene", of: fields).flatMap {
      $0.value.isNothing ? nil : self.scene($0.value)
    }
    if fields["selection"] == nil { hasMinimum = false }
    if let selection = fields["selection"].flatMap(selectionWay) {
      scene?.selection = selection
      hasMinimum = selection.limit.hasMinimum
      if let scene, !hasForm { checkMinimum(of: selection.limit, fields["selection"], in: scene) }
      if scene != nil, hasForm, let limit = fields["selection"].flatMap({ limitEntry($0) }) {
        report(
          "two-limits",
          "the form says how many options may be selected, in its 'type'",
          at: limit,
          hint: "delete 'limit'"
        )
      }
      if let scene, !hasForm, let surplus = scene.surplus {
        report(
          "too-many-selected",
          surplus.sentence,
          at: fields["selection"].flatMap { limitEntry($0) } ?? selection.mark,
          notes: surplus.section.map { scene.table.sections[$0].mark }.flatMap { mark in
            mark.map { [.init("the section is here", at: $0)] }
          } ?? []
        )
      }
      if selection.mode.start.approach.surface == .strip, scene?.overlay == nil,
        missingOverlay(root)
      {
        scene?.overlay = ScrollAndSelectOverlay()
        missingViews[.touchView] = nil
      } else if selection.mode.start.approach.surface == .strip, let scene, scene.overlay == nil {
        report(
          "no-strip",
          "'strip-pan' needs the strip, which 'overlay: none' takes away",
          at: selection.mark,
          hint: "delete 'overlay: none'"
        )
      }
      // A gesture on the table itself needs nothing in front of it.
      if selection.mode.start.approach.surface != .strip, scene?.overlay?.mark == nil {
        scene?.overlay = nil
        missingViews[.touchView] = "the selection starts with '\(selection.mode.start.rawValue)'"
      }
    }
    freedomOfTouches = scene.map { FollowedRows.Freedom(in: $0) } ?? FollowedRows.Freedom()
    hasSelector = scene.map { $0.overlay != nil || fields["selection"] != nil } ?? true
    let steps = read(fields["steps"], else: []) { self.steps($0) }
    checkOrder(of: steps)
    let allowances = read(fields["allow"], else: []) { self.allowances($0) }
    scene?.allowances = allowances
    scene?.keyMarks = keyMarks
    let pictures = read(fields["pictures"], else: []) { self.pictures($0, of: steps) }
    let limits = read(fields["limits"], else: ScenarioLimits()) { self.limits($0) }
    let guides = ([scene?.guides] + pictures.map(\.guides)).compactMap(\.self)
    checkGlyphs(of: root, labelsConstraints: guides.contains { $0.contains(.constraints) })
    guard let name, let scene else { return nil }
    return Scenario(
      file: file,
      name: name,
      alternativeText: alternativeText,
      scene: scene,
      steps: steps,
      pictures: pictures,
      limits: limits
    )
  }

  /// Reads how much may come of a run.
  private func limits(_ written: WrittenEntry) -> ScenarioLimits? {
    guard let fields = fields(written, .limits) else { return nil }
    var limits = ScenarioLimits()
    for key in ScenarioLimits.Key.allCases {
      guard let entry = fields[key.rawValue] else { continue }
      if let text = entry.value.text, limits.set(key, to: text) { continue }
      wrongType(entry.key, key.values, entry.value)
    }
    return limits
  }

  /// Reports a minimum that the rows at the start cannot meet.
  private func checkMinimum(
    of limit: SelectionLimit,
    _ written: WrittenEntry?,
    in scene: Scene
  ) {
    // A minimum above its own maximum is told already.
    guard limit.min <= limit.total ?? .max, limit.minPerSection <= limit.perSection ?? .max else {
      return
    }
    guard let mistake = scene.minimumMistake else { return }
    let key = mistake.isOfSections(limit) ? "min-per-section" : "min"
    report(
      "minimum-out-of-reach",
      mistake.message(counting: "row"),
      at: written.flatMap { limitEntry($0, key) ?? limitEntry($0) }
    )
  }

  /// Where a selection says 'limit', or a key in it; nil where it does not.
  private func limitEntry(_ written: WrittenEntry, _ key: String? = nil) -> SourceMark? {
    func entry(_ key: String, of value: WrittenValue) -> WrittenEntry? {
      guard case .map(let entries) = value.content else { return nil }
      return entries.first { $0.key == key }
    }
    let limit = entry("limit", of: written.value)
    guard let key else { return limit?.keyMark }
    return limit.flatMap { entry(key, of: $0.value)?.keyMark }
  }

  /// Whether the scene does not speak of an overlay.
  private func missingOverlay(_ root: WrittenValue) -> Bool {
    guard case .map(let entries) = root.content,
      case .map(let scene)? = entries.first(where: { $0.key == "scene" })?.value.content
    else { return false }
    return !scene.contains { $0.key == "overlay" }
  }

  private func checkVersion(_ fields: Fields) {
    guard let written = require("layoutsim", of: fields), let text = written.value.text else {
      return
    }
    let version = SceneLanguage.version
    guard text != String(version) else { return }
    if let number = parseInteger(text), number > version {
      report(
        "version",
        "this file is written in version \(number) of the language, and this program reads \(version)",
        at: written.value.mark,
        hint: "use a newer layoutsim"
      )
    } else {
      wrongType("layoutsim", "the version of the language, \(version)", written.value)
    }
  }
}

extension SelectionTypeError {
  /// Whether it is the minimum of sections that cannot be met.
  fileprivate func isOfSections(_ limit: SelectionLimit) -> Bool {
    switch self {
    case .tooFewOptions(_, _, .section), .tooManySelected(_, _, .section): true
    // The minima of all sections together are above the total.
    case .minimumAboveMaximum(let min, _): min != limit.min
    case .tooFewOptions(_, _, .total), .tooManySelected(_, _, .total), .negative: false
    }
  }
}
