import Foundation
import LayoutCapture
import LayoutGeometry
import LayoutScenes
import ScreenFrames

extension ComparisonPoster {
  /// Returns the content of the poster, in a name and a sentence.
  func title(at top: CGFloat) -> [ScreenElement] {
    let note =
      switch comparison.subject {
      case .modes:
        "One way of the finger in every mode: how it starts × what a pass holds × what turning back does"
      case .errata:
        "One way of the finger with the rules of the manual and with those of the release"
      }
    let room = width - 2 * Self.margin
    return [
      style.heading(
        comparison.title,
        at: CGPoint(x: Self.margin, y: top + 18),
        size: comparison.subject == .modes ? 22 : 17,
        weight: .bold,
        room: room
      ),
      style.remark(
        note,
        at: CGPoint(x: Self.margin, y: top + 40),
        size: comparison.subject == .modes ? 13 : 12,
        room: room
      ),
    ]
  }

  /// Returns the passes over their columns, and under each the ways of turning back.
  func columnHeadings(at top: CGFloat) -> [ScreenElement] {
    guard comparison.subject == .modes else { return [] }
    var elements: [ScreenElement] = []
    let turns = SelectionMode.TurningBack.allCases
    for (index, pass) in SelectionMode.Pass.allCases.enumerated() {
      let first = left(ofColumn: index * turns.count)
      let last = left(ofColumn: (index + 1) * turns.count - 1) + columnWidth - PosterScreen.gutter
      let rule = CGRect(x: first, y: top + 24, width: last - first, height: 1.5)
      let words = "\(pass.rawValue): \(pass.meaning)"
      elements += [
        style.heading(words, at: CGPoint(x: first, y: top + 14), size: 14, room: rule.width),
        .fill(.rectangle(rule), style.text),
      ]
      for (place, turn) in turns.enumerated() {
        let left = left(ofColumn: index * turns.count + place)
        elements.append(style.heading(turn.rawValue, at: CGPoint(x: left, y: top + 44), size: 13))
        elements += turn.meaning.enumerated().map { line, text in
          let point = CGPoint(x: left, y: top + 59 + CGFloat(line) * 14)
          return style.remark(text, at: point, size: 11, room: columnWidth)
        }
      }
    }
    return elements
  }

  /// Returns the heading of one row of screens: the start of its modes, or the name of each screen.
  func bandHeading(_ band: Int, _ screens: [ComparedScreen], at top: CGFloat) -> [ScreenElement] {
    switch comparison.subject {
    case .modes:
      let start = SelectionMode.Start.allCases[band]
      let name = start.rawValue
      let nameWidth = style.width(of: name, size: 14, weight: .bold)
      let rule = CGRect(x: Self.margin, y: top + 6, width: width - 2 * Self.margin, height: 0.5)
      let point = CGPoint(x: Self.margin, y: top + 28)
      return [
        .fill(.rectangle(rule), style.rule),
        style.heading(name, at: point, size: 14, weight: .bold),
        style.remark(
          start.approach.meaning,
          at: CGPoint(x: point.x + nameWidth + 10, y: point.y),
          size: 12
        ),
      ]
    case .errata:
      return screens.enumerated().map { column, screen in
        style.heading(screen.name, at: CGPoint(x: left(ofColumn: column), y: top + 34), size: 14)
      }
    }
  }
}

extension SelectionMode.Pass {
  /// The rows that passing holds, in a few words.
  fileprivate var meaning: String {
    switch self {
    case .range: "all rows between the first one and the finger"
    case .path: "the rows that the finger touches"
    }
  }
}

extension SelectionMode.TurningBack {
  /// The effect of turning back, in two short lines.
  fileprivate var meaning: [String] {
    switch self {
    case .flip: ["rows from the turn on", "get the other state"]
    case .shrink: ["rows given up", "get the other state"]
    case .restore: ["rows given up return", "to what they were"]
    }
  }
}
