import LayoutScenes

extension SelectionMode.Pass {
  /// The rows that passing holds, in a few words.
  var meaning: String {
    switch self {
    case .range: "all rows between the first one and the finger"
    case .path: "the rows that the finger touches"
    }
  }
}

extension SelectionMode.TurningBack {
  /// The effect of turning back, in two short lines.
  var meaning: [String] {
    switch self {
    case .flip: ["rows from the turn on", "get the other state"]
    case .shrink: ["rows given up", "get the other state"]
    case .restore: ["rows given up return", "to what they were"]
    }
  }
}
