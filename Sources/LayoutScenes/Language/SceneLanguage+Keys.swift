import LayoutDevices

extension SceneLanguage {
  static let scenarioKeys: [SceneKey] = [
    key(.scenario, "layoutsim", "1", "The version of the language that the file is written in."),
    key(.scenario, "name", "a text", "What the scenario shows, in a few words."),
    key(
      .scenario,
      "alt",
      "a text",
      "written from the scene",
      "What the pictures show, for people who cannot see them."
    ),
    key(.scenario, "scene", "a map", "The screen at the beginning."),
    key(
      .scenario,
      "selection",
      "\(choice(SelectionMode.Start.self)) or a map",
      "What the overlay does",
      "How rows are selected with a finger."
    ),
    key(
      .scenario,
      "allow",
      "a list of maps such as {rule: ambiguous, at: touchView, reason: a text}",
      "What is wrong with the layout and meant so; all else that is wrong fails."
    ),
    key(.scenario, "steps", "a list of steps", "What happens, in order."),
    key(.scenario, "pictures", "a list of pictures", "The pictures that 'render' makes."),
    key(.scenario, "limits", "a map", "How much may come of a run; a step beyond it fails."),
  ]

  static let limitKeys: [SceneKey] = [
    key(
      .limits,
      "time",
      ScenarioLimits.Key.time.values,
      ScenarioLimits().text(of: .time),
      "How much time may pass on the clock of the scenario."
    ),
    key(
      .limits,
      "events",
      ScenarioLimits.Key.events.values,
      ScenarioLimits().text(of: .events),
      "How many events fingers may send."
    ),
    key(
      .limits,
      "frames",
      ScenarioLimits.Key.frames.values,
      ScenarioLimits().text(of: .frames),
      "How many snapshots may be taken."
    ),
  ]

  static let allowanceKeys: [SceneKey] = [
    key(
      .allowance,
      "rule",
      choice(LayoutRule.self),
      "What is wrong: required constraints in conflict, misuse that UIKit answers with an exception, a"
        + " view whose place or size is open."
    ),
    key(
      .allowance,
      "at",
      "the name of a view",
      "The view with which it is wrong, with the views without names in it: one that places name, 'stack' or"
        + " a view of the stack."
    ),
    key(.allowance, "reason", "a text", "Why it is meant so."),
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
      "scroll-and-select; none with edit-screen, form or a selection on the table, and without a table",
      "What lies over the table."
    ),
    key(.scene, "show", "a list of \(choice(ShownGuide.self))", "The guides that are drawn."),
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
    key(
      .picture,
      "alt",
      "a text",
      "the scenario's, else written from the scene",
      "What the picture shows, for people who cannot see it."
    ),
  ]
}
