import LayoutScenes

extension KeyRow {
  static let files: [KeyRow] = [
    KeyRow(.scenario, "layoutsim", "⟦layoutsim: 2\n⟧name: the test\nscene: {table: {rows: 2}}"),
    KeyRow(.scenario, "name", "layoutsim: 2\n⟦name: the test\n⟧scene: {table: {rows: 2}}"),
    KeyRow(.scenario, "base", "⟦base: base.yaml\n⟧scene: {table: {rows: 3}}"),
    KeyRow(.scenario, "matrix", "⟦matrix: {themes: dark}\n⟧scene: {table: {rows: 2}}"),
    matrix("devices", "iPhone 8"),
    matrix("orientations", "landscape"),
    matrix("directions", "right-to-left"),
    matrix("text-sizes", "accessibility-5"),
    matrix("themes", "dark"),
    matrix("contrasts", "increased"), matrix("text-weights", "bold"),
    KeyRow(
      .matrix,
      "motions",
      "scene: {table: {rows: 3}, edit-screen: true}\nmatrix: {⟦motions: reduced⟧}\nsteps: [{tap: button Edit}, {wait: 100ms}, {snapshot: a}]"
    ),
    matrix("systems", "iOS 26"), matrix("designs", "classic", beside: "systems: [iOS 26], "),
    matrix("windows", "half", beside: "devices: [iPad mini (A17 Pro)], orientations: landscape, "),
    KeyRow(
      .scenario,
      "define",
      "define: {a: [{tap: ⟦row 1‖row 2⟧}]}\nscene: {table: {rows: 3}}\nsteps: [{use: a}, {snapshot: a}]"
    ),
    KeyRow(
      .scenario,
      "alt",
      "⟦alt: Two rows.\n⟧scene: {table: {rows: 2}}\nsteps: [{snapshot: a}]\npictures: [{file: a.svg, at: a}]"
    ),
    KeyRow(.scenario, "scene", "⟦scene: {table: {rows: 2}}‖scene: {table: {rows: 3}}⟧"),
    KeyRow(
      .scenario,
      "selection",
      "scene: {table: {rows: 9, row-height: 44}}\n⟦selection: strip-pan\n⟧steps: [{snapshot: a}]"
    ),
    openStrip("allow", "⟦allow: [{rule: ambiguous, at: touchView, reason: R}]\n⟧", .scenario),
    openStrip("rule", "allow: [{rule: ⟦ambiguous‖conflict⟧, at: touchView, reason: R}]\n"),
    openStrip("at", "allow: [{rule: ambiguous, at: ⟦touchView‖tableView⟧, reason: R}]\n"),
    openStrip("reason", "allow: [{rule: ambiguous, at: touchView⟦, reason: R⟧}]\n"),
    KeyRow(
      .scenario,
      "limits",
      "⟦limits: {time: 1s}\n⟧scene: {table: {rows: 2}}\nsteps: [{wait: 2s}, {snapshot: a}]"
    ),
    limit("time", "time: 1s"),
    limit("events", "events: 9"),
    limit("frames", "frames: 1"),
    KeyRow(.scenario, "steps", "scene: {table: {rows: 2}}\nsteps: [{wait: 1s}⟦, {snapshot: a}⟧]"),
    picture("pictures", "⟦pictures: [{file: a.svg, at: a}]⟧"),
    picture("file", "pictures: [{file: ⟦b.svg‖a.svg⟧, at: a}]", .picture),
    picture("at", "pictures: [{file: a.svg, at: ⟦a‖b⟧}]", .picture),
    picture("strip", "pictures: [{file: a.svg, ⟦strip: [a, b]‖at: a⟧}]", .picture),
    picture("animate", "pictures: [{file: a.svg, ⟦animate: true‖at: a⟧}]", .picture),
    film("every", "every: 100ms"),
    film("last-frame", "last-frame: 2s"),
    film("loop", "loop: false"),
    film("from", "from: b"),
    film("to", "to: 0.1s"),
    film("still", "still: a"),
    film("speed", "speed: 2"),
    picture("theme", "pictures: [{file: a.svg, at: a⟦, theme: dark⟧}]", .picture),
    picture("scale", "pictures: [{file: a.png, at: a⟦, scale: 3⟧}]", .picture),
    picture("show", "pictures: [{file: a.svg, at: a⟦, show: [margins]⟧}]", .picture),
    picture("alt", "pictures: [{file: a.svg, at: a⟦, alt: Two rows.⟧}]", .picture),
    picture("annotations", "pictures: [{file: a.svg, at: a⟦, annotations: inside⟧}]", .picture),
    picture(
      "sheet",
      "pictures: [{file: a.svg, at: a⟦, sheet: {themes: [light, dark]}⟧}]",
      .picture
    ),
    picture("before", "pictures: [{file: a.svg, at: a⟦, before: old.sim.yaml⟧}]", .picture),
    picture("frame", "pictures: [{file: a.svg, at: a⟦, frame: device⟧}]", .picture),
    picture("crop", "pictures: [{file: a.svg, at: a⟦, crop: row 1⟧}]", .picture),
    picture("padding", "pictures: [{file: a.svg, at: a, crop: row 1⟦, padding: 8⟧}]", .picture),
    picture("background", "pictures: [{file: a.svg, at: a⟦, background: white⟧}]", .picture),
    picture("width", "pictures: [{file: a.svg, at: a⟦, width: 200⟧}]", .picture),
    picture("columns", "pictures: [{file: a.svg, strip: [a, b]⟦, columns: 1⟧}]", .picture),
    picture("spacing", "pictures: [{file: a.svg, strip: [a, b]⟦, spacing: 8⟧}]", .picture),
    picture("annotate", "⟦annotate: [{at: row 1, number: 1}]⟧"),
    annotation("at", "at: ⟦row 0‖row 1⟧, number: 1"),
    annotation("number", "at: row 0, text: Here⟦, number: 1⟧"),
    annotation("text", "at: row 0, number: 1⟦, text: Here⟧"),
    annotation("side", "at: row 0, number: 1⟦, side: left⟧"),
    annotation("in", "at: row 0, number: 1⟦, in: b⟧"),
    annotation("measure", "measure: tableView.⟦width‖height⟧"),
    annotation("bracket", "bracket: rows 0..⟦1‖0⟧"),
    annotation("arrow", "arrow: [row 0, ⟦row 1‖'200, 400'⟧]"),
    annotation("path", "⟦path: finger‖caption: none⟧"),
    annotation("caption", "caption: ⟦Two‖Three⟧"),
  ]

  private static func annotation(_ key: String, _ text: String) -> KeyRow {
    picture(key, "annotate: [{\(text)}]", .annotation)
  }

  private static func film(_ key: String, _ entry: String) -> KeyRow {
    picture(key, "pictures: [{file: a.svg, animate: true⟦, \(entry)⟧}]", .picture)
  }

  private static func picture(
    _ key: String,
    _ pictures: String,
    _ group: KeyGroup = .scenario
  ) -> KeyRow {
    KeyRow(
      group,
      key,
      "scene: {table: {rows: 2}}\nsteps: [{snapshot: a}, {tap: row 1}, {snapshot: b}]\n\(pictures)"
    )
  }

  /// A strip with nothing that says how wide it is.
  private static func openStrip(
    _ key: String,
    _ allowances: String,
    _ group: KeyGroup = .allowance
  ) -> KeyRow {
    let edges = ["leading", "top", "bottom"].map { "touchView.\($0) == superview.\($0)" }
    return KeyRow(
      group,
      key,
      """
      \(allowances)scene:
        table: {rows: 9}
        overlay: {constraints: [\(edges.joined(separator: ", "))]}
      """
    )
  }

  private static func matrix(_ key: String, _ words: String, beside others: String = "") -> KeyRow {
    KeyRow(.matrix, key, "scene: {table: {rows: 2}}\nmatrix: {\(others)⟦\(key): [\(words)]⟧}")
  }

  private static func limit(_ key: String, _ limit: String) -> KeyRow {
    KeyRow(
      .limits,
      key,
      """
      scene: {table: {rows: 9}}
      limits: {⟦\(limit)‖time: 1h⟧}
      steps: [{press: row 1}, {move: {to: row 5, within: 1s}}, release, {wait: 2s}, {snapshot: a}, {snapshot: b}]
      """
    )
  }

  static let screens = sceneKeys + barItems + searchKeys + tabs + screenKeys

  private static let sceneKeys: [KeyRow] = [
    scene("device", "device: iPad (10th generation)"),
    scene("orientation", "orientation: landscape"),
    scene("direction", "direction: right-to-left"),
    scene("text-size", "text-size: extra-large"),
    scene("theme", "theme: dark"),
    scene("contrast", "contrast: increased"),
    scene("text-weight", "text-weight: bold"),
    KeyRow(
      .scene,
      "motion",
      "scene: {table: {rows: 3}, edit-screen: true⟦, motion: reduced⟧}\nsteps: [{tap: button Edit}, {wait: 100ms}, {snapshot: a}]"
    ),
    scene("system", "system: iOS 26"),
    scene("design", "design: classic", and: "system: iOS 26"),
    scene("window", "window: one-third", and: "device: iPad (10th generation)"),
    KeyRow(
      .scene,
      "events-per-second",
      "scene: {table: {rows: 9}⟦, events-per-second: 120⟧}\nsteps: [{press: row 1}, {move: row 3}, release]"
    ),
    scene("controller", "controller: plain-view"),
    KeyRow(
      .scene,
      "superview-top",
      "scene: {table: {rows: 2}, controller: plain-view⟦, superview-top: 50⟧}"
    ),
    scene("title", "title: Rows"),
    scene("large-title", "large-title: true", and: "title: Rows"),
    scene("prompt", "prompt: Choose"),
    scene("left-items", "left-items: [Select]"),
    scene("right-items", "right-items: [Select]"),
    scene("toolbar-items", "toolbar-items: [Select, space, Trash]"),
    scene("back", "back: Inbox"),
    scene("search", "search: true"),
    scene("title-segments", "title-segments: [All, Missed]"),
    scene("tab-bar", "tab-bar: [Home, Settings]"),
    scene("presentation", "presentation: page-sheet"),
    scene("detent", "detent: medium", and: "presentation: page-sheet"),
    scene("below", "below: {title: A}", and: "presentation: page-sheet"),
    below("title", "⟦title: A⟧"),
    below("right-items", "⟦right-items: [A]⟧"),
    below("rows", "⟦rows: 3⟧"),
    below("text", "rows: 3⟦, text: A⟧"),
    scene("toolbar", "toolbar: true"),
    scene("status-bar", "status-bar: false"),
    KeyRow(.scene, "table", "scene: {table: ⟦{rows: 3}‖{rows: 2}⟧}"),
    scene("overlay", "overlay: {debug: true}"),
    scene("show", "show: [margins]"),
    scene("edit-screen", "edit-screen: true"),
    KeyRow(.scene, "form", "scene: {⟦form: {options: {a: A}}‖table: {rows: 1}⟧}"),
    scene("stack", "stack: {views: [{label: A}]}"),
    scene("views", "views: [{label: A}]"),
    KeyRow(
      .scene,
      "constraints",
      "scene: {overlay: none, table: {rows: 3}, views: [{label: A, name: a}]⟦, constraints: [a.top = superview.bottom - 90, a.leading = superview.leading]⟧}"
    ),
  ]

  private static let screenKeys: [KeyRow] = [
    editScreen("edit", "edit: Select"),
    editScreen("cancel", "cancel: Stop", "{tap: button Edit}, settle, {snapshot: a}"),
    editScreen(
      "action",
      "action: 'Move ({count})'",
      "{tap: button Edit}, settle, {tap: row 1}, {snapshot: a}"
    ),
    editScreen("no-action", "no-action: None", "{tap: button Edit}, settle, {snapshot: a}"),
    editScreen(
      "performs",
      "performs: nothing",
      "{tap: button Edit}, settle, {tap: row 1}, {tap: button 'Delete (1)'}, settle, {snapshot: a}"
    ),
    editScreen(
      "ends-editing",
      "ends-editing: false",
      "{tap: button Edit}, settle, {tap: row 1}, {tap: button 'Delete (1)'}, settle, {snapshot: a}"
    ),
    form("options", "options: {a: ⟦A‖B⟧}"),
    form("details", "options: {a: A}⟦, details: {a: B}⟧"),
    form("order", "options: {a: A, b: B}⟦, order: [[b], [a]]⟧"),
    form("section-titles", "options: {a: A}⟦, section-titles: [S]⟧"),
    form("type", "options: {a: A, b: B}⟦, type: multiple⟧", "{tap: row 0}, {tap: row 1}"),
    form(
      "requires-selection",
      "options: {a: A}, type: {min: 1}⟦, requires-selection: true⟧",
      "request-dismissal, settle"
    ),
    form(
      "when-full",
      "options: {a: A, b: B}, type: {max: 1}⟦, when-full: skip⟧",
      "{tap: row 0}, {tap: row 1}"
    ),
    form("selected", "options: {a: A}⟦, selected: [a]⟧"),
    form(
      "alert",
      "options: {a: A}, type: {min: 1}, requires-selection: true⟦, alert: {title: No}⟧",
      "request-dismissal, settle"
    ),
    form("done", "options: {a: A}⟦, done: Take⟧"),
    form("cancel", "options: {a: A}⟦, cancel: Leave⟧"),
    formType("min", "⟦min: 1‖max: 3⟧"),
    formType("max", "⟦max: 1‖min: 1⟧"),
    formType("section-min", "⟦section-min: 1‖min: 1⟧"),
    formType("section-max", "⟦section-max: 1‖min: 1⟧"),
    formType("total-min", "⟦total-min: 2‖min: 1⟧"),
    formType("total-max", "⟦total-max: 1‖min: 1⟧"),
    alert("title", "⟦title: No‖message: M⟧"),
    alert("message", "⟦message: No‖title: T⟧"),
    alert("button", "⟦button: Close‖title: T⟧"),
  ]

  private static func scene(_ key: String, _ entry: String, and more: String = "") -> KeyRow {
    KeyRow(
      .scene,
      key,
      "scene: {table: {rows: 30}\(more.isEmpty ? "" : ", ")\(more)⟦, \(entry)⟧}"
    )
  }

  private static func below(_ key: String, _ entries: String) -> KeyRow {
    KeyRow(
      .below,
      key,
      "scene: {presentation: page-sheet, detent: medium, below: {\(entries)}, table: {rows: 3}}"
    )
  }

  private static let barItems: [KeyRow] = [
    barItem("title", "{title: ⟦A‖B⟧}"), barItem("image", "{title: A⟦, image: flag⟧}"),
    barItem("done", "{title: A⟦, done: true⟧}"), barItem("enabled", "{title: A⟦, enabled: false⟧}"),
  ]

  private static let searchKeys: [KeyRow] = [
    search("placeholder", "placeholder: Names"), search("text", "text: Ada"),
    KeyRow(
      .search,
      "hides-when-scrolling",
      """
      scene: {table: {rows: 30}, search: {text: A⟦, hides-when-scrolling: false⟧}}
      steps: [{press: row 9}, {move: row 3}, release, settle, {snapshot: a}]
      """
    ),
    KeyRow(
      .search,
      "placement",
      "scene: {device: iPhone 17, table: {rows: 3}, search: {text: A⟦, placement: stacked⟧}}\nsteps: [{snapshot: a}]"
    ),
  ]

  private static let tabs: [KeyRow] = [
    tab("title", "{title: ⟦A‖B⟧}"), tab("image", "{title: A⟦, image: star⟧}"),
    tab("badge", "{title: A⟦, badge: '3'⟧}"), tab("selected", "{title: A⟦, selected: true⟧}"),
  ]

  private static func search(_ key: String, _ entry: String) -> KeyRow {
    KeyRow(.search, key, "scene: {table: {rows: 3}, search: ⟦{\(entry)}‖true⟧}")
  }

  private static func tab(_ key: String, _ tab: String) -> KeyRow {
    KeyRow(.tab, key, "scene: {table: {rows: 3}, tab-bar: [First, \(tab)]}")
  }

  private static func barItem(_ key: String, _ item: String) -> KeyRow {
    KeyRow(.barItem, key, "scene: {table: {rows: 30}, left-items: [\(item)]}")
  }

  private static func editScreen(
    _ key: String,
    _ entry: String,
    _ steps: String = "{snapshot: a}"
  ) -> KeyRow {
    KeyRow(
      .editScreen,
      key,
      "scene: {table: {rows: 5, row-height: 44}, edit-screen: ⟦{\(entry)}‖true⟧}\nsteps: [\(steps)]"
    )
  }

  private static func form(
    _ key: String,
    _ entries: String,
    _ steps: String = "{wait: 1s}"
  )
    -> KeyRow
  {
    KeyRow(.form, key, "scene: {form: {\(entries)}}\nsteps: [\(steps), {snapshot: a}]")
  }

  private static func formType(_ key: String, _ type: String) -> KeyRow {
    KeyRow(
      .formType,
      key,
      """
      scene: {form: {options: {a: A, b: B, c: C}, order: [[a, b], [c]], type: {\(type)}, requires-selection: true}}
      steps: [request-dismissal, settle, {snapshot: a}, {tap: button OK}, settle, {tap: row 0/0}, {tap: row 0/1}, {tap: row 1/0}, {snapshot: b}, request-dismissal, settle, {snapshot: c}]
      """
    )
  }

  private static func alert(_ key: String, _ alert: String) -> KeyRow {
    KeyRow(
      .alert,
      key,
      """
      scene: {form: {options: {a: A}, type: {min: 1}, requires-selection: true, alert: {\(alert)}}}
      steps: [request-dismissal, settle, {snapshot: a}]
      """
    )
  }
}
