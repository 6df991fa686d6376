import LayoutScenes

extension SelectionMode.Start {
  /// What the finger does, in a few words.
  var meaning: String {
    switch self {
    case .stripPan: "a pan over a strip in front of the table"
    case .longPress: "the finger rests on a row, then drags"
    case .twoFingerPan: "two fingers over the rows; editing mode begins by itself"
    case .editColumnPan: "one finger over the check marks of a table in editing mode"
    }
  }
}

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
