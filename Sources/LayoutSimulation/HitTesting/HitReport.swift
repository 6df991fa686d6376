public import Foundation
import LayoutInteraction
import LayoutTables
public import LayoutViews

/// What is touched at a point, and why nothing in front of it is.
public struct HitReport {
  /// One view that hit-testing asked.
  public struct Question {
    /// The view.
    public var view: View
    /// How deep it is in the tree; the window is 0.
    public var depth: Int
    /// The point in the view's own coordinates.
    public var point: CGPoint
    /// What it answered.
    public var answer: Answer
    /// What it answered, in words: "asks inside", "refuses: it is hidden".
    public var words: String
    /// The numbers that put the point there, "(44, 400): frame (-10, 0, 78, 862)"; nil where the coordinates
    /// are those of the superview or do not matter to the answer.
    public var conversion: String?
    /// What it answered, as the trace says it.
    package let verdict: HitTestTrace.Verdict
  }

  /// What a view answers to hit-testing.
  public enum Answer: Hashable, Sendable {
    /// The view takes the touch.
    case taken
    /// A view inside it takes the touch.
    case passedOn
    /// The view and all inside it are left out, for this reason.
    case refused(String)
  }

  /// The point, in the window's coordinates.
  public var point: CGPoint
  /// The view that takes the touch; nil where none does.
  public var taker: View?
  /// What would take the touch if the taker, or a view around it, were not in front of it.
  public var behind: View?
  /// The views that were asked, outer before inner and front before back.
  public var questions: [Question]

  /// Asks the views of `window` as a finger going down at `point` would.
  public init(_ window: Window, at point: CGPoint) {
    self.point = point
    let trace = window.traceHitTest(point)
    taker = trace.hit
    behind = trace.hit.flatMap { window.hitBehind($0, at: point)?.covered }
    questions = trace.steps.compactMap { step in
      let answer: Answer
      switch step.verdict {
      case .isCovered: return nil
      case .takes: answer = .taken
      case .passesOn, .answersItself: answer = .passedOn
      case .isHidden, .hasNoInteraction, .isTransparent, .isFlat, .isOutside, .deniesPoint,
        .answersNothing,
        .isOverruled:
        answer = .refused(step.answer.trimmingReason)
      }
      return Question(
        view: step.view,
        depth: step.depth,
        point: step.point,
        answer: answer,
        words: step.answer,
        conversion: step.conversion,
        verdict: step.verdict
      )
    }
  }

  /// The views from the window to the one that takes the touch; empty where none does.
  public var chain: [View] {
    var chain: [View] = []
    var next = taker
    while let view = next {
      chain.append(view)
      next = view.superview
    }
    return chain.reversed()
  }

  /// The questions as indented lines, one a view; cells one after the other that do not contain the point
  /// share a line.
  public var lines: [String] {
    var lines: [String] = []
    var rest = questions[...]
    while let question = rest.first {
      let indent = String(repeating: "  ", count: question.depth)
      let beside = rest.prefix { $0.isBesideThePoint && $0.depth == question.depth }
      if beside.count > 2, let last = beside.last {
        lines.append(
          "\(indent)\(question.view.treeName) to \(last.view.treeName): refuse: the point is outside"
        )
        rest = rest.dropFirst(beside.count)
        continue
      }
      let numbers = question.conversion.map { "  · \($0)" } ?? ""
      lines.append("\(indent)\(question.view.treeName): \(question.words)\(numbers)")
      rest = rest.dropFirst()
    }
    return lines
  }
}

extension HitReport.Question {
  /// Why the view refused, in a word or two; empty where it did not.
  package var shortReason: String {
    switch verdict {
    case .takes, .passesOn, .isCovered, .answersItself: ""
    case .isHidden: "hidden"
    case .hasNoInteraction: "interaction off"
    case .isTransparent: "transparent"
    case .isFlat: "flat"
    case .isOutside: "outside"
    case .deniesPoint: "own point(inside:)"
    case .answersNothing: "own hitTest"
    case .isOverruled: "overruled"
    }
  }

  /// Whether it is a cell that has nothing to do with the point.
  package var isBesideThePoint: Bool {
    view is TableViewCell && verdict == .isOutside
  }
}

extension String {
  /// The reason after "refuses: ".
  fileprivate var trimmingReason: String {
    hasPrefix("refuses: ") ? String(dropFirst("refuses: ".count)) : self
  }
}
