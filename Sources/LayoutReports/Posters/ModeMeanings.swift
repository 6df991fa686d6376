import LayoutScenes

extension SelectionMode.Pass {
  /// What passing rows holds, in a few words.
  var meaning: String {
    switch self {
    case .range: "all rows between the first one and the finger"
    case .path: "the rows that the finger touches"
    }
  }
}

extension SelectionMode.TurningBack {
  /// What turning back does, in two short lines.
  var meaning: [String] {
    switch self {
    case .flip: ["rows from the turn on", "get the other state"]
    case .shrink: ["rows given up", "get the other state"]
    case .restore: ["rows given up return", "to what they were"]
    }
  }
}
