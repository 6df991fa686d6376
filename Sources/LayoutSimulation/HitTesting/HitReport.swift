public import Foundation
import LayoutDiagnostics
import LayoutInteraction
import LayoutTables
public import LayoutViews

/// A report on the view touched at a point, and on the reasons of the views in front of it.
public struct HitReport {
  /// A question of hit-testing to one view.
  public struct Question {
    /// The view.
    public var view: View
    /// The depth of the view in the tree, 0 for the window.
    public var depth: Int
    /// The point in the view's own coordinates.
    public var point: CGPoint
    /// The answer.
    public var answer: Answer
    /// The answer in words: "asks inside", "refuses: it is hidden".
    public var words: String
    /// The numbers that lead to the point, "(44, 400): frame (-10, 0, 78, 862)", or `nil` if the coordinates
    /// are those of the superview or do not matter to the answer.
    public var conversion: String?
    /// The answer in the trace.
    package let verdict: HitTestTrace.Verdict
  }

  /// An answer of a view to hit-testing.
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
  /// The view that takes the touch, or `nil` if none does.
  public var taker: View?
  /// The view that would take the touch if the taker, or a view around it, were not in front of it.
  public var behind: View?
  /// The views that were asked, outer before inner and front before back.
  public var questions: [Question]

  /// Creates a report by asking a window, or the outermost view of a tree without one, and the views in it as a
  /// finger going down at `point` would.
  public init(_ window: View, at point: CGPoint) {
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

  /// The views from the window to the one that takes the touch, empty if none does.
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
  /// share a line, and so do those of many views side by side that refuse, behind the first ones.
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
      let refusing = rest.prefix { $0.depth == question.depth && !$0.shortReason.isEmpty }
      if refusing.count > Self.mostRefusing {
        let more = refusing.dropFirst(Self.shownRefusing)
        lines += refusing.prefix(Self.shownRefusing).map { "\(indent)\($0.text)" }
        let reasons = more.map(\.shortReason).grouped { $0 }
          .map { $0.elements.count == more.count ? $0.key : "\($0.elements.count) \($0.key)" }
        lines.append("\(indent)\(more.count) more refuse: \(reasons.joined(separator: ", "))")
        rest = rest.dropFirst(refusing.count)
        continue
      }
      lines.append("\(indent)\(question.text)")
      rest = rest.dropFirst()
    }
    return lines
  }

  /// The most views side by side that refuse and have lines of their own.
  private static let mostRefusing = 12
  /// The views with lines of their own, of more than that.
  private static let shownRefusing = 6
}

extension HitReport.Question {
  /// The question in a line.
  fileprivate var text: String {
    let numbers = conversion.map { "  · \($0)" } ?? ""
    let line = line.map { "  · line \($0)" } ?? ""
    return "\(view.treeName): \(words)\(numbers)\(line)"
  }

  /// The reason why the view refused, in a word or two, empty if it did not.
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

  /// The line of the file in which the view is described, if it stands for one of another program.
  package var line: Int? { (view as? StandInView)?.line }

  /// Whether it is a cell that has nothing to do with the point.
  package var isBesideThePoint: Bool { view is TableViewCell && verdict == .isOutside }
}

extension String {
  /// The reason after "refuses: ".
  fileprivate var trimmingReason: String {
    hasPrefix("refuses: ") ? String(dropFirst("refuses: ".count)) : self
  }
}
