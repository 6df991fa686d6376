import LayoutScenes

extension KeyRow {
  private static let boxes = "views: [{box: [40, 20]}, {box: [80, 30]}]"

  static let stacks =
    stackKeys + controls.map { view($0.0, $0.1) } + controls.map { accessory($0.0, $0.1) } + [
      accessory("width", "button: A⟦, width: 120⟧"),
      KeyRow(
        .accessoryView,
        "name",
        "scene: {table: {rows: 3, accessory-view: {switch: on⟦, name: a⟧}}}\nsteps: [{expect: {values: {a in row 1: on}}}]"
      ),
    ]

  private static let stackKeys: [KeyRow] = [
    stack("axis", "⟦axis: vertical, ⟧\(boxes)"),
    stack("distribution", "⟦distribution: fill-equally, ⟧\(boxes)"),
    stack("alignment", "⟦alignment: top, ⟧\(boxes)"),
    stack("spacing", "⟦spacing: 9, ⟧\(boxes)"),
    stack("views", "views: [{box: ⟦[40, 20]‖[40, 30]⟧}]"),
    stack("leading", "⟦leading: 50, ⟧top: 9, trailing: 9, \(boxes)"),
    stack("trailing", "⟦trailing: 50, ⟧top: 9, leading: 9, \(boxes)"),
    stack("top", "⟦top: 90, ⟧leading: 9, trailing: 9, \(boxes)"),
    stack("bottom", "⟦bottom: 90, ⟧leading: 9, trailing: 9, \(boxes)"),
    stack("width", "⟦width: 200, ⟧leading: 9, top: 9, \(boxes)"),
    stack("height", "⟦height: 200, ⟧leading: 9, top: 9, \(boxes)"),
    view("label", "label: ⟦A‖B⟧"),
    view("image", "image: ⟦star‖bell⟧"),
    view("views", "box: [9, 9]}, {views: [⟦{label: A}⟧]"),
    freeView(
      "constraints",
      "views: [{box: [40, 20], name: b}], constraints: [⟦b.leading = superview.leading⟧]"
    ),
    view("font-size", "label: A⟦, font-size: 30⟧"),
    view("weight", "label: A⟦, weight: bold⟧"),
    view("text-alignment", "label: A⟦, text-alignment: center⟧"),
    view("background", "label: A⟦, background: red⟧"),
    view("corner-radius", "label: A, background: red⟦, corner-radius: 9⟧"),
    KeyRow(
      .view,
      "accessibility-label",
      """
      scene: {overlay: none, table: {rows: 3}, stack: {leading: 16, top: 16, views: [{switch: on⟦, accessibility-label: Volume⟧}]}}
      steps: [{tap: "30, 125"}, {snapshot: a}]
      """
    ),
    view("alpha", "box: [40, 20]⟦, alpha: 0.5⟧"),
    freeView(
      "margins",
      "⟦margins: 30, ⟧views: [{label: A, name: l}], constraints: [l.leading = superview.margins.leading]"
    ),
    KeyRow(
      .view,
      "user-interaction",
      "scene: {overlay: none, table: {rows: 3}, stack: {views: [{box: [40, 20]⟦, user-interaction: false⟧}]}}\nsteps: [{tap: '60, 118'}]"
    ),
    freeView("behind", "⟦behind: true, ⟧box: [300, 300]"),
    view("lines", "label: \(longText)⟦, lines: 0⟧"),
    view("text-style", "label: A⟦, text-style: title-1⟧"),
    view("box", "box: ⟦[40, 20]‖[40, 30]⟧"),
    view("stack", "stack: {views: [{box: ⟦[40, 20]‖[40, 30]⟧}]}"),
    KeyRow(
      .view,
      "name",
      "scene: {table: {rows: 3}, stack: {views: [{box: [40, 20]⟦, name: a⟧}]}}\nsteps: [{expect: {frames: {a: {height: 20}}}}]"
    ),
    view("color", "box: [40, 20]⟦, color: red⟧"),
    view("hidden", "box: [40, 20]⟦, hidden: true⟧"),
    stack(
      "spacing-after",
      "views: [{box: [40, 20]⟦, spacing-after: 9⟧}, {box: [80, 30]}]",
      .view
    ),
    stack("hugging", "views: [{label: A⟦, hugging: 900⟧}, {label: B, hugging: 300}]", .view),
    stack(
      "compression",
      "views: [{label: \(longText)⟦, compression: 900⟧}, {label: \(longText), compression: 800}]",
      .view
    ),
  ]

  private static let longText =
    "A text that is much longer than the screen of a phone is wide at this size of letters"

  /// The keys of a control, with one in which each makes a difference.
  private static let controls: [(String, String)] = [
    ("switch", "switch: ⟦on‖off⟧"),
    ("slider", "slider: ⟦1‖0⟧"),
    ("stepper", "stepper: ⟦5‖0⟧"),
    ("progress", "progress: ⟦0.5‖0.2⟧"),
    ("activity-indicator", "activity-indicator: ⟦large‖medium⟧"),
    ("text-field", "text-field: ⟦A‖B⟧"),
    ("text-view", "text-view: ⟦A‖B⟧, scrolls: false"),
    ("button", "button: ⟦A‖B⟧"),
    ("segments", "segments: [A, ⟦B‖C⟧]"),
    ("range", "slider: 1⟦, range: [0, 4]⟧"),
    ("step", "stepper: 0⟦, step: 5⟧"),
    ("placeholder", "text-field: ''⟦, placeholder: P⟧"),
    ("border", "text-field: A⟦, border: line⟧"),
    ("editable", "text-view: A, scrolls: false⟦, editable: false⟧"),
    ("scrolls", "text-view: A long text of lines⟦, scrolls: false⟧"),
    ("selected", "segments: [A, B]⟦, selected: 1⟧"),
    ("enabled", "switch: on⟦, enabled: false⟧"),
    ("highlighted", "button: A⟦, highlighted: true⟧"),
    ("tint", "switch: on⟦, tint: red⟧"),
  ]

  private static func stack(
    _ key: String,
    _ entries: String,
    _ group: KeyGroup = .stack
  ) -> KeyRow {
    KeyRow(group, key, "scene: {table: {rows: 3}, stack: {\(entries)}}")
  }

  /// Returns the steps in which a key of a control shows: a tap on a plus, or letters that are written.
  private static func steps(of key: String, plus: String, text: String) -> String {
    switch key {
    case "step": "{tap: '\(plus)'}, "
    case "editable", "scrolls": "{tap: '\(text)'}, settle, {type: ' and then some more of it'}, "
    default: ""
    }
  }

  /// A view of a stack, tapped at its plus where it is a stepper.
  private static func view(_ key: String, _ entries: String) -> KeyRow {
    KeyRow(
      .view,
      key,
      """
      scene: {overlay: none, table: {rows: 3}, stack: {leading: 16, trailing: 16, top: 16, views: [{\(entries)}]}}
      steps: [\(steps(of: key, plus: "330, 125", text: "60, 125")) {snapshot: a}]
      """
    )
  }

  /// A view in the superview of the table.
  private static func freeView(_ key: String, _ entries: String) -> KeyRow {
    KeyRow(
      .view,
      key,
      """
      scene: {overlay: none, table: {rows: 3}, views: [{name: v, \(entries)}], constraints: [v.top = superview.safeArea.top, v.leading = superview.leading, v.width = 300, v.height = 300]}
      steps: [{snapshot: a}]
      """
    )
  }

  /// A control at the end of each row, tapped at its plus where it is a stepper.
  private static func accessory(_ key: String, _ entries: String) -> KeyRow {
    let hasNoWidth = ["slider:", "progress:", "text-field:", "text-view:"].contains {
      entries.hasPrefix($0)
    }
    return KeyRow(
      .accessoryView,
      key,
      """
      scene: {overlay: none, table: {rows: 3, row-height: 60, accessory-view: {\(entries)\(hasNoWidth ? ", width: 99" : "")}}}
      steps: [\(steps(of: key, plus: "353, 128", text: "353, 128")) {snapshot: a}]
      """
    )
  }
}
