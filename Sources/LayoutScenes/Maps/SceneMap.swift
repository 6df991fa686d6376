import Foundation
import LayoutDevices
import LayoutDiagnostics
import LayoutGeometry

/// The map under `scene`.
struct SceneMap: KeyMap {
  static let keys = MapKeys<Self>(.scene)

  static func initial(at mark: SourceMark?) -> Scene {
    var scene = Scene(table: .rows(0))
    scene.mark = mark
    return scene
  }

  let device = Key("device", .device, else: Scene.defaultDeviceName)
    .help("The device, as 'layoutsim devices' names it.")
    .meant(by: "phone", "simulator")
  let orientation = Key("orientation", \.environment.orientation, .choice)
    .help("How the device is held.")
  let direction = Key("direction", \.environment.direction, .choice)
    .help("The side at which lines of text begin.")
    .meant(by: "rtl", "layout-direction", "layoutDirection")
  let textSize = Key(
    "text-size",
    \.environment.contentSizeCategory,
    .choice.described("extra-small … accessibility-5")
  )
  .help("The reader's preferred text size.")
  .meant(by: "dynamic-type", "content-size", "content-size-category", "contentSizeCategory")
  let theme = Key("theme", \.environment.style, .choice)
    .help("The appearance.")
    .meant(by: "appearance", "style", "dark-mode", "userInterfaceStyle")
  let eventsPerSecond = Key(
    "events-per-second",
    \.eventsPerSecond,
    .integer(in: 1...Limits.eventsPerSecond)
  )
  .help("How many touch events a moving finger sends each second.")
  .meant(by: "fps", "sampling", "event-rate")
  let controller = Key("controller", \.controller, .choice)
    .help("The screen the table is on; the table of a bare table view controller has no superview.")
    .meant(by: "hosting", "container")
  let superviewTop = Key("superview-top", \.superviewTop, .length)
    .help(
      "How far the table's superview lies below the top of the screen, as under a view of the app."
    )
  let title = Key("title", \.title, .text).help("The title in the navigation bar.")
  let toolbar = Key("toolbar", \.showsToolbar, .boolean).help("Whether a toolbar is at the bottom.")
  let statusBar = Key("status-bar", \.showsStatusBar, .boolean)
    .help("Whether the status bar is drawn.")
  let table = Key("table", .written("a map")).help("The table.")
  let overlay = Key(
    "overlay",
    \.overlay,
    .overlay,
    else:
      "scroll-and-select; none with edit-screen, form or a selection on the table, and without a table"
  )
  .help("What lies over the table.")
  let show = Key("show", \.guides, .guides)
    .help("The guides that are drawn.")
    .meant(by: "guides")
  let editScreen = Key("edit-screen", \.editScreen, .editScreen)
    .help("The multi-row selection of Mail: an Edit button, check marks, and a toolbar.")
    .meant(by: "editing-screen", "edit-mode", "mail")
  let form = Key("form", .map(FormMap.self))
    .help("Options to select from, with their limits and buttons, in place of the table's rows.")
    .meant(by: "options", "selection-form", "selection-screen")
  let stack = Key("stack", \.stack, .map(StackMap.self))
    .help("A stack view in front of the table, in the table's superview.")
    .meant(by: "stack-view", "stackView")
}

extension SceneMap {
  /// Reads the scene, and keeps the facts that steps need; wrong parts get stand-ins.
  static func read(_ fields: Fields<Self>, in reading: SceneReading) -> Scene? {
    var scene = initial(at: fields.mark)
    let device = fields.value(\.device)
    if let device { scene.environment.device = device }
    reading.hasForm = fields.form != nil
    reading.formMark = fields.form?.keyMark
    scene.form = fields.value(\.form)
    if let table = table(fields, form: scene.form, in: reading) { scene.table = table }
    fields.read(into: &scene)
    checkSuperviewTop(&scene, fields, in: reading)
    reading.hasStack = fields.stack != nil
    reading.hasEditScreen = fields.editScreen.map { $0.value.text != "false" } ?? false
    let (screen, form) = (scene.editScreen, scene.form)
    reading.buttonTitles =
      [screen?.editTitle, screen?.cancelTitle, form?.doneTitle, form?.cancelTitle]
      .compactMap(\.self)
    // The other ways to select need nothing in front of the table.
    if fields.overlay == nil, reading.hasEditScreen || reading.hasForm || fields.table == nil {
      scene.overlay = nil
    }
    checkScreens(scene, fields, in: reading)
    checkBars(scene, fields, in: reading)
    reading.environment = fields.device == nil || device != nil ? scene.environment : nil
    reading.keepMissingViews(of: scene)
    return scene
  }

  /// Reads the table, which need not be written if a form brings rows along.
  private static func table(
    _ fields: Fields<Self>,
    form: FormScene?,
    in reading: SceneReading
  ) -> TableScene? {
    if fields.table == nil, fields.form == nil, let stack = fields.stack {
      reading.followedRows = FollowedRows([0])
      return TableScene(sections: [SectionScene(rowCount: 0)], mark: stack.value.mark)
    }
    guard let written = fields.form else {
      return fields.required(\.table).flatMap {
        $0.value.isNothing ? nil : reading.table($0.value)
      }
    }
    let sections = form?.sections ?? []
    let shown =
      fields.table.flatMap { reading.table($0.value, showing: sections) }
      ?? TableScene(sections: sections, mark: written.value.mark)
    reading.followedRows = reading.optionCounts.map { FollowedRows($0) }
    return shown
  }

  /// Reports a place for the table's superview if that fills its screen.
  private static func checkSuperviewTop(
    _ scene: inout Scene,
    _ fields: Fields<Self>,
    in reading: SceneReading
  ) {
    guard scene.controller != .plainView, let written = fields.superviewTop,
      fields.value(\.superviewTop) != nil
    else { return }
    scene.superviewTop = 0
    reading.reportNoEffect(
      written,
      "is for a plain view",
      hint: "write 'controller: plain-view', or delete 'superview-top'"
    )
  }

  /// Reports screens that want the same bar or the same table.
  private static func checkScreens(
    _ scene: Scene,
    _ fields: Fields<Self>,
    in reading: SceneReading
  ) {
    guard let written = fields.editScreen, scene.editScreen != nil else { return }
    if let other = fields.form {
      let message =
        "a scene has 'edit-screen' or 'form', not both: their buttons are at the same places"
      reading.reportBoth("two-screens", message, written, other)
    }
    if let toolbar = fields.toolbar, scene.showsToolbar {
      let message = "'edit-screen' has the toolbar for itself"
      reading.report("two-toolbars", message, at: toolbar.keyMark).hint("delete 'toolbar'")
    }
  }

  private static func checkBars(_ scene: Scene, _ fields: Fields<Self>, in reading: SceneReading) {
    if scene.controller == .bare, let written = fields.stack {
      let message = "the table of a bare table view controller has no superview for a stack"
      reading.report("no-superview", message, at: written.keyMark)
        .hint("write 'controller: navigation'")
    }
    guard scene.controller != .navigation else { return }
    let inBars = [
      scene.showsToolbar ? fields.toolbar : nil, fields.title,
      scene.editScreen != nil ? fields.editScreen : nil,
    ]
    for written in inBars.compactMap(\.self) {
      let message = "\(quoted(written.key)) has no bar to stand in without a navigation controller"
      reading.report("no-bar", message, at: written.keyMark)
        .hint("write 'controller: navigation', or delete '\(written.key)'")
    }
  }
}

extension SceneReading {
  /// Keeps which views the scene does not have, and why.
  fileprivate func keepMissingViews(of scene: Scene) {
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
    missingViews = missing
  }
}

extension ValueReader where Value == Device {
  fileprivate static var device: Self {
    Self("the name of a device") { reading, written in
      guard let name = reading.text(written) else { return nil }
      if let device = Device.named(name) { return device }
      let nearest = Device.nearestName(to: name)
      reading.report("unknown-device", "no device is named \(quoted(name))", at: written.value.mark)
        .hint(nearest.map { "write '\($0)'" } ?? "'layoutsim devices' lists the names")
      return nil
    }
  }
}

extension ValueReader where Value == Set<ShownGuide> {
  /// The reader of the guides to draw, with `all` and `none` for their meanings.
  static var guides: Self {
    let guide = ValueReader<ShownGuide>.choice
    return Self("a list of \(guide.values)") { reading, written in
      switch written.value.text {
      case "none": return []
      case "all": return ShownGuide.all
      default: break
      }
      reading.checkEachOnce(written)
      return reading.list(written, of: "guides") { guide.read(reading, written.with($0)) }
        .map { Set($0) }
    }
  }
}
