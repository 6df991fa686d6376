import Foundation
import LayoutDevices
import LayoutDiagnostics
import LayoutGeometry

extension SceneReading {
  /// Reads the scene, and keeps what steps need to know of it; what is wrong is replaced by a stand-in.
  func scene(_ value: WrittenValue) -> Scene? {
    guard let fields = fields(value, .scene) else { return nil }
    let environment = environment(fields)
    let form = fields["form"].flatMap { self.form($0) }
    let table = self.table(of: fields, form: form)
    var scene = Scene(
      environment: environment ?? Scene.defaultEnvironment,
      table: table ?? .rows(0)
    )
    scene.mark = value.mark
    scene.eventsPerSecond = read(fields["events-per-second"], else: scene.eventsPerSecond) {
      integer($0, in: 1...Limits.eventsPerSecond)
    }
    scene.controller = read(fields["controller"], else: scene.controller) { choice($0) }
    scene.superviewTop = read(fields["superview-top"], else: 0) { superviewTop($0, scene) }
    scene.title = read(fields["title"], else: scene.title) { text($0) }
    scene.showsToolbar = read(fields["toolbar"], else: scene.showsToolbar) { boolean($0) }
    scene.showsStatusBar = read(fields["status-bar"], else: scene.showsStatusBar) { boolean($0) }
    scene.guides = read(fields["show"], else: scene.guides) { guides($0) }
    scene.editScreen = fields["edit-screen"].flatMap { editScreen($0) }
    scene.form = form
    scene.stack = fields["stack"].flatMap { stack($0) }
    hasStack = fields["stack"] != nil
    hasForm = fields["form"] != nil
    formMark = fields["form"]?.keyMark
    hasEditScreen = fields["edit-screen"].map { $0.value.text != "false" } ?? false
    buttonTitles =
      [
        scene.editScreen?.editTitle, scene.editScreen?.cancelTitle, form?.doneTitle,
        form?.cancelTitle,
      ]
      .compactMap(\.self)
    let overlay = fields["overlay"]
    // The other ways to select need nothing in front of the table.
    let isCovered = !hasEditScreen && !hasForm && fields["table"] != nil
    scene.overlay = overlay.map { self.overlay($0) } ?? (isCovered ? ScrollAndSelectOverlay() : nil)
    checkScreens(scene, fields)
    checkBars(scene, fields)
    self.environment = environment
    missingViews = missingViews(of: scene)
    return scene
  }

  /// Reads the table; a form brings rows along, so that nothing need be said of it.
  private func table(of fields: Fields, form: FormScene?) -> TableScene? {
    if fields["table"] == nil, fields["form"] == nil, let stack = fields["stack"] {
      followedRows = FollowedRows([0])
      return TableScene(sections: [SectionScene(rowCount: 0)], mark: stack.value.mark)
    }
    guard let written = fields["form"] else {
      return require("table", of: fields).flatMap { $0.value.isNothing ? nil : table($0.value) }
    }
    let sections = form?.sections ?? []
    let shown =
      fields["table"].flatMap { table($0.value, showing: sections) }
      ?? TableScene(sections: sections, mark: written.value.mark)
    followedRows = optionCounts.map { FollowedRows($0) }
    return shown
  }

  /// Reports screens that want the same bar or the same table.
  private func checkScreens(_ scene: Scene, _ fields: Fields) {
    guard let written = fields["edit-screen"], scene.editScreen != nil else { return }
    if let other = fields["form"] {
      report(
        "two-screens",
        "a scene has 'edit-screen' or 'form', not both: their buttons are at the same places",
        at: max(written, other).keyMark,
        notes: [.init("the other one is here", at: min(written, other).keyMark)]
      )
    }
    if let toolbar = fields["toolbar"], scene.showsToolbar {
      report(
        "two-toolbars",
        "'edit-screen' has the toolbar for itself",
        at: toolbar.keyMark,
        hint: "delete 'toolbar'"
      )
    }
  }

  private func environment(_ fields: Fields) -> ScreenEnvironment? {
    var environment = Scene.defaultEnvironment
    var isKnown = true
    if let written = fields["device"] {
      if let device = device(written) { environment.device = device } else { isKnown = false }
    }
    environment.orientation = read(fields["orientation"], else: .portrait) { choice($0) }
    environment.direction = read(fields["direction"], else: .leftToRight) { choice($0) }
    environment.contentSizeCategory = read(fields["text-size"], else: .large) { choice($0) }
    environment.style = read(fields["theme"], else: .light) { choice($0) }
    return isKnown ? environment : nil
  }

  private func device(_ written: WrittenEntry) -> Device? {
    guard let name = text(written) else { return nil }
    if let device = Device.named(name) { return device }
    let nearest = Device.nearestName(to: name)
    report(
      "unknown-device",
      "no device is named \(quoted(name))",
      at: written.value.mark,
      hint: nearest.map { "write '\($0)'" } ?? "'layoutsim devices' lists the names"
    )
    return nil
  }

  /// Reads how far the table's superview lies below the top of the screen.
  private func superviewTop(_ written: WrittenEntry, _ scene: Scene) -> CGFloat? {
    guard let top = points(written, in: 0...Limits.points) else { return nil }
    guard scene.controller == .plainView else {
      report(
        "no-effect",
        "\(quoted("superview-top")) is for a plain view",
        at: written.keyMark,
        hint: "write 'controller: plain-view', or delete 'superview-top'"
      )
      return nil
    }
    return top
  }

  /// Reads the guides to draw; `all` and `none` stand for what they say.
  func guides(_ written: WrittenEntry) -> Set<ShownGuide>? {
    switch written.value.text {
    case "none": return []
    case "all": return ShownGuide.all
    default: break
    }
    checkEachOnce(written)
    return list(written, of: "guides") { choice($0, of: written.key, ShownGuide.self) }.map {
      Set($0)
    }
  }

  private func checkBars(_ scene: Scene, _ fields: Fields) {
    if scene.controller == .bare, let written = fields["stack"] {
      report(
        "no-superview",
        "the table of a bare table view controller has no superview for a stack",
        at: written.keyMark,
        hint: "write 'controller: navigation'"
      )
    }
    guard scene.controller != .navigation else { return }
    for key in ["toolbar", "title", "edit-screen"] {
      guard let written = fields[key], key != "toolbar" || scene.showsToolbar,
        key != "edit-screen" || scene.editScreen != nil
      else { continue }
      report(
        "no-bar",
        "\(quoted(key)) has no bar to stand in without a navigation controller",
        at: written.keyMark,
        hint: "write 'controller: navigation', or delete '\(key)'"
      )
    }
  }

  private func missingViews(of scene: Scene) -> [NamedView: String] {
    var missing: [NamedView: String] = [:]
    if scene.controller != .navigation {
      missing[.navigationBar] = "the controller is not 'navigation'"
      missing[.title] = "the controller is not 'navigation'"
    }
    if !scene.showsToolbar, !hasEditScreen {
      missing[.toolbar] = "the scene does not say 'toolbar: true'"
    }
    if !scene.showsStatusBar { missing[.statusBar] = "the scene says 'status-bar: false'" }
    if scene.controller == .bare {
      missing[.superview] = "the table of a bare table view controller has no superview"
      missing[.touchView] = missing[.superview]
    } else if let overlay = scene.overlay {
      // The release adds one all the same.
      isOverlayDisabled =
        !overlay.isEnabled
        && overlay.errata.isDisjoint(with: [.optionsAddTouchView, .version1_0_0])
      if isOverlayDisabled { missing[.touchView] = "the overlay says 'enabled: false'" }
    } else if hasEditScreen || hasForm || hasStack {
      missing[.touchView] = "the scene has no 'overlay'"
    } else {
      missing[.touchView] = "the overlay is 'none'"
    }
    return missing
  }
}
