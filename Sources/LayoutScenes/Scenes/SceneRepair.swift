package import LayoutDevices
package import LayoutDiagnostics

/// A repair of a scene from code: what a file could not say either is replaced, and reported.
///
/// A scene that was read from a file has none of these mistakes.
package struct SceneRepair: Sendable {
  /// The scene as it is played.
  package private(set) var scene: Scene
  /// The values that were replaced, each by its path in the scene: "table.sections[0].rowCount is -3 …".
  package private(set) var diagnostics: [Diagnostic] = []

  /// Creates a repair of a scene of which only the environment comes from code outside.
  package init(environmentOf scene: Scene) {
    self.scene = scene
    repairEnvironment()
  }

  /// Creates a repair of a scene.
  package init(_ scene: Scene) {
    self.init(environmentOf: scene)
    tell(SceneMap.repair(&self.scene, at: ""), scene.mark)
    tell(BarsMap.repair(&self.scene.bars, at: "bars"), scene.mark)
    repairSections()
    tell(TableMap.repair(&self.scene.table, at: "table"), scene.table.mark)
    repairViews()
    repair(\.overlay, by: OverlayMap.self, at: "overlay", \.mark)
    repair(\.selection, by: SelectionMap.self, at: "selection", \.mark)
    checkLimit()
    repair(\.editScreen, by: EditScreenMap.self, at: "editScreen", \.mark)
    repair(\.form, by: FormMap.self, at: "form", \.mark)
    if scene.form != nil, let editScreen = scene.editScreen {
      tell([Replacement("editScreen", "beside a form", "nothing")], editScreen.mark)
      self.scene.editScreen = nil
    }
    repairBars()
  }

  /// Returns the repair with its scene in another environment, which is taken as it is.
  package func varied(_ change: (ScreenEnvironment) -> ScreenEnvironment) -> SceneRepair {
    var varied = self
    varied.scene.environment = change(scene.environment)
    return varied
  }

  /// Leaves choices to the device that it does not have.
  private mutating func repairEnvironment() {
    let path = "environment.device"
    tell(DeviceMap.repair(&self.scene.environment.device, at: path), scene.mark)
    for mistake in self.scene.environment.mistakes {
      let path = mistake.choice == .window ? "share" : mistake.choice.rawValue
      let value = "\(mistake.value) (\(mistake.message))"
      tell([Replacement("environment.\(path)", value, "the device's own")], scene.mark)
      scene.environment.reset(mistake.choice)
    }
  }

  /// Takes away what has no bar to stand in.
  private mutating func repairBars() {
    guard scene.controller != .navigation else { return }
    let reason = "in no bar, without a navigation controller,"
    if !scene.title.isEmpty {
      tell([Replacement("title", reason, "''")], scene.mark)
      scene.title = ""
    }
    if scene.showsToolbar {
      tell([Replacement("showsToolbar", reason, "false")], scene.mark)
      scene.showsToolbar = false
    }
    if scene.bars != BarsScene() {
      tell([Replacement("bars", reason)], scene.mark)
      scene.bars = BarsScene()
    }
    if let editScreen = scene.editScreen {
      tell([Replacement("editScreen", reason)], editScreen.mark)
      scene.editScreen = nil
    }
  }

  /// Repairs a part of the scene by the rules of its keys.
  private mutating func repair<Map: KeyMap>(
    _ part: WritableKeyPath<Scene, Map.Value?>,
    by map: Map.Type,
    at path: String,
    _ mark: KeyPath<Map.Value, SourceMark?>
  ) {
    guard var value = scene[keyPath: part] else { return }
    tell(map.repair(&value, at: path), value[keyPath: mark])
    scene[keyPath: part] = value
  }

  private mutating func repairViews() {
    if scene.views.cut() {
      tell(
        [Replacement("views", "deeper than \(Limits.viewDepth) levels", "its outer levels")],
        nil
      )
    }
    tell(scene.views.repair(at: "views"), scene.mark)
    repair(\.stack, by: StackMap.self, at: "stack", \.mark)
    let views = scene.views.allViews + (scene.stack?.views ?? []).flatMap(\.withViewsInside)
    let others =
      ["superview", "tableView", "stack"] + NamedView.constrainableBars.map(\.rawValue)
    var names = Set(views.compactMap(\.name) + others)
    tell(scene.views.removeConstraints(namingOthersThan: names, at: "views"), scene.mark)
    names.insert(NamedView.touchView.rawValue)
    let list = "overlay.constraints"
    tell(
      scene.overlay?.constraints?.removeAll(namingOthersThan: names, at: list) ?? [],
      scene.overlay?.mark
    )
  }

  private mutating func repairSections() {
    let mark = scene.table.mark
    let count = scene.table.sections.count
    if count > Limits.sections {
      tell([Replacement("table.sections.count", "\(count)", "\(Limits.sections)")], mark)
      scene.table.sections.removeLast(count - Limits.sections)
    }
    for index in scene.table.sections.indices {
      let path = "table.sections[\(index)]"
      tell(
        SectionMap.repair(&scene.table.sections[index], at: path),
        scene.table.sections[index].mark
      )
      for (path, row) in SectionMap.missingRows(of: &scene.table.sections[index], at: path) {
        let section = scene.table.sections[index]
        let message = "'\(path)' names row \(row), and the section has \(section.rowCount) rows"
        let note = Diagnostic.Note("rows that are not there are left out")
        report("missing-row", message, section.mark, [note])
      }
    }
  }

  private mutating func checkLimit() {
    guard let selection = scene.selection, scene.form == nil else { return }
    if let mistake = scene.minimumMistake {
      report("minimum-out-of-reach", mistake.message(counting: "row"), selection.mark)
    }
    if let excess = scene.excess {
      report("too-many-selected", excess.excessAtStart, selection.mark)
    }
  }

  private mutating func tell(_ replacements: [Replacement], _ mark: SourceMark?) {
    for change in replacements {
      let message =
        "'\(change.path)' is \(change.value) and is taken for \(change.used ?? "nothing")"
      report("unusable-value", message, mark)
    }
  }

  private mutating func report(
    _ code: String,
    _ message: String,
    _ mark: SourceMark?,
    _ notes: [Diagnostic.Note] = []
  ) {
    diagnostics.append(Diagnostic(.error, code: code, message, at: mark, notes: notes))
  }
}
