import LayoutDevices

extension SceneLanguage {
  private static func key(
    _ group: KeyGroup,
    _ name: String,
    _ values: String,
    _ summary: String
  ) -> SceneKey {
    SceneKey(group: group, name: name, values: values, standard: nil, summary: summary)
  }

  private static func key(
    _ group: KeyGroup,
    _ name: String,
    _ values: String,
    _ standard: String,
    _ summary: String
  ) -> SceneKey {
    SceneKey(group: group, name: name, values: values, standard: standard, summary: summary)
  }

  static let scenarioKeys: [SceneKey] = [
    key(.scenario, "layoutsim", "1", "The version of the language that the file is written in."),
    key(.scenario, "name", "a text", "What the scenario shows, in a few words."),
    key(.scenario, "alt", "a text", "What the pictures show, for people who cannot see them."),
    key(.scenario, "scene", "a map", "The screen at the beginning."),
    key(
      .scenario,
      "selection",
      "\(choice(SelectionScene.Start.self)) or a map",
      "What the overlay does",
      "How rows are selected with a finger."
    ),
    key(.scenario, "steps", "a list of steps", "What happens, in order."),
    key(.scenario, "pictures", "a list of pictures", "The pictures that 'render' makes."),
  ]

  static let sceneKeys: [SceneKey] = [
    key(
      .scene,
      "device",
      "the name of a device",
      Scene.defaultDeviceName,
      "The device, as 'layoutsim devices' names it."
    ),
    key(
      .scene,
      "orientation",
      choice(Orientation.self),
      "portrait",
      "How the device is held."
    ),
    key(
      .scene,
      "direction",
      "left-to-right, right-to-left",
      "left-to-right",
      "The side at which lines of text begin."
    ),
    key(
      .scene,
      "text-size",
      "extra-small … accessibility-5",
      "large",
      "The reader's preferred text size."
    ),
    key(.scene, "theme", "light, dark", "light", "The appearance."),
    key(
      .scene,
      "events-per-second",
      "1 to 240",
      "60",
      "How many touch events a moving finger sends each second."
    ),
    key(
      .scene,
      "controller",
      choice(ControllerKind.self),
      "navigation",
      "The screen the table is on; the table of a bare table view controller has no superview."
    ),
    key(
      .scene,
      "superview-top",
      "points",
      "0",
      "How far the table's superview lies below the top of the screen, as under a view of the app."
    ),
    key(.scene, "title", "a text", "The title in the navigation bar."),
    key(.scene, "toolbar", "true, false", "false", "Whether a toolbar is at the bottom."),
    key(.scene, "status-bar", "true, false", "true", "Whether the status bar is drawn."),
    key(.scene, "table", "a map", "The table."),
    key(
      .scene,
      "overlay",
      "scroll-and-select, none or a map",
      "scroll-and-select",
      "What lies over the table."
    ),
    key(.scene, "show", "a list of \(choice(ShownGuide.self))", "The guides that are drawn."),
  ]

  static let tableKeys: [SceneKey] = [
    key(.table, "style", choice(TableStyle.self), "plain", "The style of the table."),
    key(.table, "rows", "0 to 10000000", "How many rows a table of one section has."),
    key(.table, "sections", "a list of sections", "The sections, from the top."),
    key(
      .table,
      "row-height",
      "points, a list of points that repeats, or automatic",
      "automatic",
      "The height of the rows."
    ),
    key(
      .table,
      "estimated-row-height",
      "points",
      "The estimate that the delegate gives for every row."
    ),
    key(.table, "editing", "true, false", "false", "Whether the table is in editing mode."),
    key(
      .table,
      "allows-multiple-selection",
      "true, false",
      "true",
      "UIKit's allowsMultipleSelection."
    ),
    key(
      .table,
      "allows-multiple-selection-during-editing",
      "true, false",
      "true",
      "UIKit's allowsMultipleSelectionDuringEditing."
    ),
    key(.table, "scroll-enabled", "true, false", "true", "UIKit's isScrollEnabled."),
    key(
      .table,
      "content-inset",
      "points for all edges, or a map",
      "0",
      "Insets that are added to those of the safe area."
    ),
    key(
      .table,
      "content-offset",
      "points",
      "0",
      "How far the table is scrolled at the start, from its top rest position."
    ),
    key(.table, "separators", "true, false", "true", "Whether lines are drawn between rows."),
    key(
      .table,
      "text",
      "a text with {row} and {section}",
      CellText.standard.pattern,
      "The title of each cell."
    ),
    key(.table, "detail", "a text with {row} and {section}", "The second line of each cell."),
    key(
      .table,
      "cell-style",
      choice(CellStyle.self),
      "The style of the cells; subtitle where there is a detail, otherwise default."
    ),
    key(
      .table,
      "accessory",
      choice(CellAccessory.self),
      "none",
      "What is at the trailing edge of each cell."
    ),
    key(
      .table,
      "selection-style",
      choice(CellSelectionStyle.self),
      "default",
      "Whether selected cells look different."
    ),
    key(.section, "title", "a text", "The header."),
    key(.section, "footer", "a text", "The footer."),
    key(.section, "rows", "0 to 10000000", "How many rows the section has."),
    key(
      .section,
      "row-height",
      "points, a list of points that repeats, or automatic",
      "The height of the section's rows, where it differs from the table's."
    ),
    key(
      .section,
      "selected",
      "a list of rows and ranges such as 3..8, all or none",
      "none",
      "The rows that are selected at the start."
    ),
    key(
      .section,
      "uneditable",
      "a list of rows and ranges such as 3..8, all or none",
      "none",
      "The rows that may not be edited (tableView(_:canEditRowAt:))."
    ),
    key(
      .section,
      "unselectable",
      "a list of rows and ranges such as 3..8, all or none",
      "none",
      "The rows that refuse to be selected (tableView(_:willSelectRowAt:))."
    ),
    key(
      .section,
      "disabled",
      "a list of rows and ranges such as 3..8, all or none",
      "none",
      "The rows with pale texts that take no touches."
    ),
    key(
      .section,
      "cell-style",
      choice(CellStyle.self),
      "The style of the section's cells, where it differs from the table's."
    ),
    key(
      .section,
      "accessory",
      choice(CellAccessory.self),
      "What is at the trailing edge of the section's cells, where it differs from the table's."
    ),
    key(
      .section,
      "selection-style",
      choice(CellSelectionStyle.self),
      "Whether the section's selected cells look different."
    ),
    key(.contentInset, "top", "points", "0", "The inset from the top."),
    key(.contentInset, "left", "points", "0", "The inset from the left."),
    key(.contentInset, "bottom", "points", "0", "The inset from the bottom."),
    key(.contentInset, "right", "points", "0", "The inset from the right."),
  ]

  static let overlayKeys: [SceneKey] = [
    key(.overlay, "kind", "scroll-and-select", "scroll-and-select", "What lies over the table."),
    key(
      .overlay,
      "enabled",
      "true, false",
      "true",
      "Whether the controller is enabled; in an app it is not until enabled is set."
    ),
    key(
      .overlay,
      "scrolling-speed",
      "fast, moderate, slow or rows a second",
      "How fast rows go by while the finger is at an edge."
    ),
    key(
      .overlay,
      "touch-view-width",
      "points",
      "60",
      "The width of the touch view beyond the margin."
    ),
    key(
      .overlay,
      "respects-safe-area",
      "true, false",
      "false",
      "Whether the touch view keeps to the layout margins (touchViewRespectsSafeArea)."
    ),
    key(
      .overlay,
      "top-scrolling-anchor",
      "points",
      "40",
      "How far below the top of the safe area scrolling up begins."
    ),
    key(
      .overlay,
      "bottom-scrolling-anchor",
      "points",
      "-40",
      "How far below the bottom of the safe area scrolling down begins; negative is inside."
    ),
    key(
      .overlay,
      "uses-estimated-row-height",
      "true, false",
      "true",
      "Whether estimated heights set where scrolling goes (shouldUseEstimatedRowHeightWhenScrolling)."
    ),
    key(
      .overlay,
      "debug",
      "true, false or a map",
      "false",
      "Whether the touch view is colored and each step logged."
    ),
    key(
      .overlay,
      "constraints",
      "a list of constraints",
      "Constraints of the touch view in place of the default ones (setCustomConstraints)."
    ),
    key(
      .overlay,
      "errata",
      "none, version-1.0.0 or a list of words",
      "none",
      "Where the released pod departs from its manual."
    ),
    key(
      .debug,
      "color",
      "'#rrggbb' in quotes or the name of a color",
      "green",
      "The color of the touch view."
    ),
    key(.constraint, "constraint", "a constraint", "The constraint."),
    key(.constraint, "id", "a text", "The identifier that reports use."),
  ]

  static let stepKeys: [SceneKey] = [
    key(.step, "press", "a place or a map", "The finger goes down."),
    key(.step, "move", "a place or a map", "The finger moves."),
    key(.step, "hold", "a time", "The finger is down and stays where it is."),
    key(.step, "release", "nothing", "The finger goes up."),
    key(.step, "cancel", "nothing", "The system takes the touch away, as when a call arrives."),
    key(.step, "tap", "a place or a map", "The finger goes down and up."),
    key(.step, "tap-status-bar", "nothing", "The status bar is tapped, which scrolls to the top."),
    key(
      .step,
      "edit",
      "true, false",
      "Editing mode slides in or out, as after a tap on Edit or Done; 'settle' waits for its end."
    ),
    key(.step, "wait", "a time", "Time passes."),
    key(.step, "settle", "nothing, a time or a map", "Time passes until nothing moves any more."),
    key(.step, "expect", "a map", "What must hold now."),
    key(.step, "snapshot", "a name", "The screen is kept under a name."),
    key(.step, "repeat", "a map", "Steps that happen several times."),
    key(.touch, "at", "a place", "Where the finger goes down."),
    key(
      .touch,
      "taken-by",
      "the name of a view or nothing",
      "What must take the touch, where it is not the view that the place is on."
    ),
    key(
      .touch,
      "fingers",
      "1 to 5",
      "1",
      "How many fingers go down, side by side; they move and go up together."
    ),
    key(.move, "to", "a place", "Where the finger comes to rest."),
    key(.move, "through", "a list of places", "Where it passes on its way."),
    key(.move, "within", "a time", "300ms", "How long it takes; 0s is a single event."),
    key(.settle, "within", "a time", "10s", "How long it may take."),
    key(.repetition, "times", "1 to 1000", "How often."),
    key(.repetition, "steps", "a list of steps", "What happens each time."),
  ]

  static let expectationKeys: [SceneKey] = [
    key(
      .expect,
      "selected",
      "rows 3..8, row 1/3, all, none or a list of rows",
      "Exactly these rows are selected."
    ),
    key(.expect, "selected-count", "a number or a comparison", "How many rows are selected."),
    key(
      .expect,
      "selected-per-section",
      "a list of numbers",
      "How many rows of each section are selected."
    ),
    key(
      .expect,
      "selection-order",
      "rows or none",
      "The selected rows, the one that was selected first at the beginning."
    ),
    key(
      .expect,
      "refused",
      "rows 3..8, row 1/3, all, none or a list of rows",
      "Exactly these rows were refused by the drag, or the tap, that came last."
    ),
    key(.expect, "selecting", "true, false", "Whether a drag that selects rows is under way."),
    key(.expect, "scrolling", "none, up, down", "Whether and where the table scrolls."),
    key(
      .expect,
      "offset",
      "points or a comparison",
      "How far it is scrolled from its top rest position."
    ),
    key(.expect, "touch-view", "none or a map", "Where the touch view is on the screen."),
    key(
      .expect,
      "no-gaps",
      "true, false",
      "Whether every row between the first and the last selected one is selected."
    ),
    key(.expect, "did-select", "rows or none", "The rows the delegate was told of, in order."),
    key(.expect, "did-deselect", "rows or none", "The rows the delegate was told of, in order."),
    key(
      .expect,
      "panning-did-begin",
      "a number or a comparison",
      "How often the delegate was told that a selection pan began."
    ),
    key(
      .expect,
      "panning-did-end",
      "a number or a comparison",
      "How often the delegate was told that a selection pan ended."
    ),
    key(.expect, "editing", "true, false", "Whether the table is in editing mode."),
    key(.expect, "log", "a text or a list of texts", "The log has a line with this text."),
    key(.touchView, "x", "points or a comparison", "The left edge."),
    key(.touchView, "y", "points or a comparison", "The top edge."),
    key(.touchView, "width", "points or a comparison", "The width."),
    key(.touchView, "height", "points or a comparison", "The height."),
    key(.touchView, "right", "points or a comparison", "The right edge."),
    key(.touchView, "bottom", "points or a comparison", "The bottom edge."),
  ]

  static let pictureKeys: [SceneKey] = [
    key(.picture, "file", "a file name that ends in .svg or .png", "The file."),
    key(.picture, "at", "the name of a snapshot", "What the picture shows."),
    key(.picture, "strip", "a list of names of snapshots", "What the picture shows side by side."),
    key(.picture, "theme", "light, dark", "The appearance, where it differs from the scene's."),
    key(.picture, "scale", "1 to 3", "Pixels for each point of a PNG."),
    key(
      .picture,
      "show",
      "a list of \(choice(ShownGuide.self))",
      "The guides that are drawn, where they differ from the scene's."
    ),
  ]

  private static func choice<Words: CaseIterable & RawRepresentable<String>>(
    _ type: Words.Type
  ) -> String {
    type.allCases.map(\.rawValue).joined(separator: ", ")
  }
}
