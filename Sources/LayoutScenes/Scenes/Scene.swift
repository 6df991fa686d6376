public import Foundation
public import LayoutDevices
public import LayoutDiagnostics
import LayoutGeometry

/// The screen at the beginning of a scenario.
public struct Scene: Sendable, Hashable {
  /// The device and everything of its surroundings that changes a layout.
  public var environment: ScreenEnvironment
  /// The number of touch events a second of a moving finger.
  public var eventsPerSecond: Int = 60
  /// The kind of screen for the table.
  public var controller: ControllerKind
  /// The distance of the table's superview below the top of the screen, as under a view of the app; only for
  /// a plain view.
  public var superviewTop: CGFloat = 0
  /// The title in the navigation bar.
  public var title: String
  /// The content of the bars; only under a navigation controller.
  public var bars = BarsScene()
  /// Whether a toolbar is at the bottom; only under a navigation controller.
  public var showsToolbar: Bool = false
  /// Whether the status bar's clock and symbols are drawn; its space does not change.
  public var showsStatusBar: Bool = true
  /// The table.
  public var table: TableScene
  /// The overlay over the table, or `nil` for none.
  public var overlay: ScrollAndSelectOverlay?
  /// The selection of rows with a finger, or `nil` for the overlay's.
  public var selection: SelectionScene?
  /// The multi-row selection of Mail around the table, under a navigation controller, or `nil` for none.
  public var editScreen: EditScreenScene?
  /// The options to select from in place of the table's rows, or `nil` for none.
  public var form: FormScene?
  /// The stack view in front of the table, if that has a superview, or `nil` for none.
  public var stack: StackScene?
  /// The views of the application around the table, in its superview, with their constraints.
  public var views = ViewTree()
  /// The guides and helpers that are drawn over the screen in snapshots.
  public var guides: Set<ShownGuide> = []
  /// The fonts for letters that the system font does not have, or `nil` for none.
  public var fonts: SceneFonts?
  /// The allowances of intended mistakes.
  public var allowances: [Allowance] = []
  /// The place in the file, or `nil` for a scene from code.
  public var mark: SourceMark?
  /// The places of the keys of the scene and of its parts in the file.
  package var keyMarks = KeyMarks()

  /// Creates a scene, by default an iPhone 15 with a navigation bar and scroll-and-select.
  public init(
    environment: ScreenEnvironment = Self.defaultEnvironment,
    controller: ControllerKind = .navigation,
    title: String = "",
    table: TableScene,
    overlay: ScrollAndSelectOverlay? = .init(),
    selection: SelectionScene? = nil,
    editScreen: EditScreenScene? = nil,
    form: FormScene? = nil,
    stack: StackScene? = nil
  ) {
    self.environment = environment
    self.controller = controller
    self.title = title
    self.table = table
    self.overlay = overlay
    self.selection = selection
    self.editScreen = editScreen
    self.form = form
    self.stack = stack
  }

  /// Whether a constraint places the table, which otherwise fills its superview.
  package var placesTable: Bool { views.allConstraints.contains { $0.first.item == .tableView } }

  /// The default device of a scenario.
  public static let defaultDeviceName = "iPhone 15"

  /// The default surroundings of a scenario: an iPhone 15, upright, light.
  public static var defaultEnvironment: ScreenEnvironment {
    ScreenEnvironment(device: Device.named(defaultDeviceName) ?? Device.catalogue[0])
  }
}

/// A kind of screen for a table.
public enum ControllerKind: String, Sendable, Hashable, CaseIterable {
  /// A table view controller in a navigation controller: the table has a superview and a bar above it.
  case navigation
  /// A plain view controller with the table as a subview of its view: a superview, no bars.
  case plainView = "plain-view"
  /// A table view controller alone: the table is the controller's view and has no superview.
  case bare
}

extension ControllerKind: MeantChoice {
  static let meanings: KeyValuePairs<Self, String> = [
    .navigation: "navigation-controller UINavigationController",
    .plainView: "view-controller UIViewController plain",
    .bare: "table-view-controller UITableViewController none",
  ]
}

/// The map under `scene`.
struct SceneMap: KeyMap {
  static let keys = MapKeys<Self>(.scene, after: BarsMap.keys.descriptions)

  static func initial(at mark: SourceMark?) -> Scene {
    var scene = Scene(table: .rows(0))
    scene.mark = mark
    return scene
  }

  let device = Key("device", .device, else: Scene.defaultDeviceName)
    .help("The device, as 'layoutsim devices' names it.")
    .example("iPhone SE (3rd generation)")
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
  let contrast = Key("contrast", \.environment.contrast, .choice)
    .help("The contrast of the system's colors, as with the setting Increase Contrast.")
    .meant(
      by: "accessibility-contrast",
      "accessibilityContrast",
      "high-contrast",
      "increase-contrast",
      "increased-contrast"
    )
  let textWeight = Key("text-weight", \.environment.textWeight, .choice)
    .help("The weight of texts in the system's font, as with the setting Bold Text.")
    .meant(by: "bold-text", "legibility-weight", "legibilityWeight", "isBoldTextEnabled")
  let fonts = Key("fonts", .written("a list of font files", .list(.text)), else: "none")
    .help(
      "Font files beside the scenario for letters that the system font has not, the first that has them."
    )
    .example("[NotoSansArabic.ttf, NotoSansThai.ttf]")
    .meant(by: "font", "font-files", "typefaces", "fallback-fonts", "cascade-list")
  let motion = Key("motion", \.environment.motion, .choice)
    .help("The motion; 'reduced': Reduce Motion with Prefer Cross-Fade Transitions.")
    .meant(
      by: "reduce-motion",
      "reduced-motion",
      "isReduceMotionEnabled",
      "prefersCrossFadeTransitions"
    )
  let system = Key("system", \.environment.system, .choice, else: "the one of the device's figures")
    .help("The version of the system, one that the device runs.")
    .meant(by: "os", "ios", "system-version", "systemVersion")
  let design = Key("design", \.environment.design, .choice, else: "glass from iOS 26 on")
    .help("The design of the app; 'classic' on iOS 26 and later is the compatibility mode.")
    .meant(by: "era", "liquid-glass", "compatibility-mode", "UIDesignRequiresCompatibility")
  let window = Key("window", \.environment.share, .window)
    .help("The window's share of a tablet's screen, or its size in points.")
    .example("two-thirds", beside: "device: iPad (10th generation)")
    .meant(by: "split-view", "window-size", "share", "multitasking", "slide-over")
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
    .example("Inbox")
  let toolbar = Key(
    "toolbar",
    \.showsToolbar,
    .boolean(advice: "write 'true', and the buttons after 'toolbar-items'")
  )
  .help("Whether a toolbar is at the bottom.")
  .meant(by: "shows-toolbar", "isToolbarHidden")
  let statusBar = Key("status-bar", \.showsStatusBar, .boolean)
    .help("Whether the status bar is drawn.")
  let table = Key("table", .written("a map", .map(.table))).help("The table.")
  let overlay = Key(
    "overlay",
    \.overlay,
    .overlay,
    else: "none; scroll-and-select for a selection that starts with strip-pan"
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
  let stack = Key("stack", .written("a map", .map(.stack)))
    .help("A stack view in front of the table, in the table's superview.")
    .meant(by: "stack-view", "stackView")
  let views = Key("views", .written("a list of views", .list(.map(.view))))
    .help("Views in the table's superview, in front of the table or behind it.")
    .meant(by: "subviews")
  let constraints = Key("constraints", .written("a list of constraints", .constraints))
    .help(
      "Constraints between the views, the table and the bars; one that begins with tableView places the table."
    )
    .meant(by: "layout", "layout-constraints")
}

extension SceneMap {
  /// Reads the scene, and keeps the facts that steps need; wrong parts get stand-ins.
  static func read(_ fields: Fields<Self>, in reading: SceneReading) -> Scene? {
    var scene = initial(at: fields.mark)
    let single = fields.without(fields.entries.filter(reading.isForMatrix))
    reading.fonts = fields.fonts.flatMap(reading.fontCascade)
    scene.fonts = reading.fonts.map(SceneFonts.init)
    let device = single.value(\.device)
    if let device { scene.environment.device = device }
    readViews(fields, into: &scene, in: reading)
    reading.hasForm = fields.form != nil
    reading.formMark = fields.form?.keyMark
    scene.form = fields.value(\.form)
    if let table = table(fields, form: scene.form, in: reading) { scene.table = table }
    single.read(into: &scene)
    if fields.device == nil || device != nil {
      checkEnvironment(&scene.environment, fields, in: reading)
    }
    checkSuperviewTop(&scene, fields, in: reading)
    reading.hasEditScreen = fields.editScreen.map { $0.value.text != "false" } ?? false
    let (screen, form) = (scene.editScreen, scene.form)
    reading.buttonTitles =
      [screen?.editTitle, screen?.cancelTitle, form?.doneTitle, form?.cancelTitle]
      .compactMap(\.self)
    scene.bars = BarsMap.read(scene, fields.sharing(BarsMap.self), in: reading)
    if !scene.bars.toolbarItems.isEmpty {
      if let toolbar = fields.toolbar, !scene.showsToolbar {
        let reason = "cannot hide the toolbar that 'toolbar-items' are in"
        reading.reportNoEffect(toolbar, reason, hint: "delete it, or the 'toolbar-items'")
      }
      scene.showsToolbar = true
    }
    // The other ways to select need nothing in front of the table.
    if fields.overlay == nil {
      let isBare = !reading.hasEditScreen && !reading.hasForm && fields.table != nil
      scene.overlay = reading.impliesOverlay && isBare ? ScrollAndSelectOverlay() : nil
    }
    checkScreens(scene, fields, in: reading)
    checkBars(scene, fields, in: reading)
    reading.environment = fields.device == nil || device != nil ? scene.environment : nil
    reading.keepMissingViews(of: scene, hasOverlay: fields.overlay != nil)
    reading.checkConstraintNames()
    return scene
  }

  /// Reads the views around the table, whose names all constraints may use.
  private static func readViews(
    _ fields: Fields<Self>,
    into scene: inout Scene,
    in reading: SceneReading
  ) {
    reading.hasStack = fields.stack != nil
    scene.stack = fields.stack.flatMap { reading.map($0, StackMap.self) }
    scene.views = reading.tree(fields.views, fields.constraints, in: .scene)
  }

  /// Reads the table, which need not be written if a form brings rows along.
  private static func table(
    _ fields: Fields<Self>,
    form: FormScene?,
    in reading: SceneReading
  ) -> TableScene? {
    if fields.table == nil, fields.form == nil, let views = fields.stack ?? fields.views {
      reading.followedRows = FollowedRows([0])
      return TableScene(sections: [SectionScene(rowCount: 0)], mark: views.value.mark)
    }
    guard let written = fields.form else {
      return fields.required(\.table).flatMap { $0.value.isNothing ? nil : reading.table($0.value) }
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
    if scene.controller == .bare {
      for (written, what) in [(fields.stack, "a stack"), (fields.views, "views")] {
        guard let written else { continue }
        let message = "the table of a bare table view controller has no superview for \(what)"
        reading.report("no-superview", message, at: written.keyMark)
          .hint("write 'controller: navigation'")
      }
    }
    guard scene.controller != .navigation else { return }
    let inBars = [
      scene.showsToolbar ? fields.toolbar : nil, fields.title,
      scene.editScreen != nil ? fields.editScreen : nil,
    ]
    for written in inBars.compactMap(\.self) { reportMissingBar(for: written, in: reading) }
  }

  /// Reports something of a bar without one.
  static func reportMissingBar(for written: WrittenEntry, in reading: SceneReading) {
    let message = "\(quoted(written.key)) has no bar to stand in without a navigation controller"
    reading.report("no-bar", message, at: written.keyMark)
      .hint("write 'controller: navigation', or delete '\(written.key)'")
  }
}

extension SceneReading {
  /// Keeps which views the scene does not have, and why.
  fileprivate func keepMissingViews(of scene: Scene, hasOverlay: Bool) {
    var missing: [NamedView: String] = [:]
    if scene.controller != .navigation {
      missing[.navigationBar] = "the controller is not 'navigation'"
      missing[.title] = "the controller is not 'navigation'"
    }
    if !scene.showsToolbar, !hasEditScreen {
      missing[.toolbar] = "the scene does not say 'toolbar: true'"
    }
    if scene.bars.search == nil { missing[.searchBar] = "the scene does not say 'search: true'" }
    if scene.bars.tabs.isEmpty { missing[.tabBar] = "the scene has no 'tab-bar'" }
    if scene.table.index == .none { missing[.sectionIndex] = "the table has no 'index'" }
    if !scene.table.refreshes {
      missing[.refreshControl] = "the table does not say 'refresh: true'"
    }
    if scene.form == nil { missing[.alert] = "the scene has no 'form'" }
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
    } else {
      missing[.touchView] =
        hasOverlay ? "the overlay is 'none'" : Self.noOverlay
    }
    missingViews = missing
  }
}
