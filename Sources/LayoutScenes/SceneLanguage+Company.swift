extension SceneLanguage {
  /// The steps that need a finger that is down.
  static let needsFinger = ["move", "hold", "release", "cancel", "interrupt"]

  /// Returns lines without which a map with a key says too little, for examples.
  static func company(of key: String, in group: KeyGroup) -> [String] {
    // The keys that a map needs, each with its line, and the keys that stand for them.
    let needed: [(keys: [String], line: String)] =
      switch group {
      case .scenario:
        ["annotate", "pictures"].contains(key) ? [([], "steps: [{snapshot: tapped}]")] : []
      case .annotation: thing(for: key)
      case .allowance:
        [
          (["rule"], "rule: ambiguous"), (["at"], "at: touchView"),
          (["reason"], "reason: set in code"),
        ]
      case .scene:
        switch key {
        case "superview-top": [([], "controller: plain-view")]
        case "below", "detent": [([], "presentation: page-sheet")]
        default: []
        }
      case .device: [(["name"], "name: Foldable"), (["like", "size"], "like: iPhone 16")]
      case .image:
        switch key {
        case "text": [([], "shape: circle")]
        case "view-box": [([], "path: M0 0h10v10z")]
        default: [(["symbol", "shape", "path"], "symbol: star")]
        }
      case .edgeView:
        switch key {
        case "name": [([], "segments: [All, Unread]")]
        case "constraints", "margins": [([], "views: [{label: Wi-Fi, name: title}]")]
        default: []
        }
      case .cell: [(["views"], "views: [{label: Wi-Fi, name: title}]")]
      case .tab: [(["title"], "title: Inbox")]
      case .table: [(["rows", "sections"], "rows: 20")]
      case .section: [(["rows"], "rows: 5")]
      case .swipeAction, .barItem: [(["title", "image"], "title: Archive")]
      case .constraint:
        [
          (
            ["constraint"],
            key == "metrics"
              ? "constraint: V:|-gap-[tableView]" : "constraint: tableView.top == superview.top"
          )
        ]
      case .form: [(["options"], "options: {ham: Ham, pesto: Pesto}")]
      case .stack: [(["views"], "views: [{label: Wi-Fi}, {box: [40, 20]}]")]
      case .view, .accessoryView: control(for: key, in: group)
      case .selection:
        [
          (
            ["starts-with"],
            "starts-with: \(key == "should-begin" ? "two-finger-pan" : "long-press")"
          )
        ]
      case .limit: key == "when-full" ? [([], "total: 3")] : []
      case .touch: [(["at"], "at: row 3")]
      case .move: [(["to"], "to: row 6")]
      case .fling:
        ["direction", "velocity"].contains(key)
          ? [
            (["from"], "from: row 12"), (["direction"], "direction: up"),
            (["velocity"], "velocity: 2000"),
          ]
          : [(["from"], "from: row 12"), (["to"], "to: row 4")]
      case .update: update(for: key)
      case .rowMove: [(["from"], "from: row 2"), (["to"], "to: row 5")]
      case .sectionMove: [(["from"], "from: section 0"), (["to"], "to: section 0")]
      case .repetition: [(["times"], "times: 3"), (["steps"], "steps: [{tap: row 3}]")]
      case .picture: picture(for: key)
      default: []
      }
    return needed.filter { !$0.keys.contains(key) }.map(\.line)
  }

  private static func picture(for key: String) -> [(keys: [String], line: String)] {
    let shown = ["columns", "spacing"].contains(key) ? "strip: [tapped]" : "at: tapped"
    var needed = [
      (keys: ["file"], line: key == "scale" ? "file: tapped.png" : "file: tapped.svg"),
      isOfMoving(key)
        ? (keys: ["animate"], line: "animate: true")
        : (keys: ["at", "strip", "animate"], line: shown),
    ]
    if key == "padding" { needed.append((["crop"], "crop: row 0")) }
    return needed
  }

  /// Returns whether a key of a picture is for those that move.
  private static func isOfMoving(_ key: String) -> Bool {
    ["every", "last-frame", "loop", "from", "to", "still", "speed"].contains(key)
  }

  private static func update(for key: String) -> [(keys: [String], line: String)] {
    switch key {
    case "sections": [(["content"], "content: {rows: 3}")]
    default: [(["rows"], "rows: row 2")]
    }
  }

  /// Returns the lines that say what an annotation is about, for a key that says something of it.
  private static func thing(for key: String) -> [(keys: [String], line: String)] {
    switch key {
    case "at": [([], "text: Selected")]
    case "measure", "bracket", "arrow", "path", "caption": []
    case "text": [([], "at: row 3")]
    case "side": [([], "at: row 3"), ([], "text: Selected")]
    default: [([], "at: row 3"), (["number"], "number: 1")]
    }
  }

  /// Returns the line that says what a view is, for a key that is of some views alone.
  private static func control(
    for key: String,
    in group: KeyGroup
  ) -> [(keys: [String], line: String)] {
    let width = (keys: ["width"], line: "width: 120")
    let isWide = group == .accessoryView
    return switch key {
    case "label", "box", "image", "stack", "views", "switch", "stepper", "activity-indicator",
      "button", "segments":
      []
    case "slider", "progress", "text-field", "text-view": isWide ? [width] : []
    case "editable", "scrolls": [([], "text-view: ''")] + (isWide ? [width] : [])
    case "constraints": [([], "views: [{label: Wi-Fi, name: title}]")]
    case "range": [([], "slider: 3")] + (isWide ? [width] : [])
    case "step": [([], "stepper: 3")]
    case "placeholder", "border": [([], "text-field: ''")] + (isWide ? [width] : [])
    case "selected": [([], "segments: [Day, Week]")]
    case "width": [([], "slider: 0.5")]
    case "enabled", "highlighted", "tint": [([], "switch: on")]
    default: [([], isWide ? "switch: on" : "label: Wi-Fi")]
    }
  }
}
