public import Foundation
import LayoutInteraction
public import LayoutViews

/// What is touched at a point, and why nothing in front of it is.
public struct HitReport {
  /// One view that hit-testing asked.
  public struct Question {
    /// The view.
    public var view: View
    /// How deep it is in the tree; the window is 0.
    public var depth: Int
    /// What it answered.
    public var answer: Answer
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
  /// The views that were asked, outer before inner and front before back.
  public var questions: [Question]

  /// Asks the views of `window` as a finger going down at `point` would.
  public init(_ window: Window, at point: CGPoint) {
    self.point = point
    taker = window.hitTest(point, with: nil)
    questions = window.traceHitTest(point).steps.compactMap { step in
      let answer: Answer? =
        switch step.verdict {
        case .takes: .taken
        case .passesOn: .passedOn
        case .isCovered: nil
        case .isHidden: .refused("is hidden")
        case .hasNoInteraction: .refused("has user interaction disabled")
        case .isTransparent(let alpha): .refused("has alpha \(alpha.logText), below 0.01")
        case .isOutside: .refused("does not contain the point")
        }
      return answer.map { Question(view: step.view, depth: step.depth, answer: $0) }
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

  /// The questions as indented lines, one a view.
  public var lines: [String] {
    questions.map { question in
      let indent = String(repeating: "  ", count: question.depth)
      let answer =
        switch question.answer {
        case .taken: "takes the touch"
        case .passedOn: "asks inside"
        case .refused(let reason): reason
        }
      return "\(indent)\(question.view.treeName): \(answer)"
    }
  }
}

extension View {
  /// How reports call the view: its class and, in quotes, its name; a cell has its row.
  package var treeName: String {
    let type = String(describing: type(of: self))
    if let cell = self as? TableViewCell, let row = (superview as? TableView)?.indexPath(for: cell)
    {
      return "\(type) \(row.section)/\(row.row)"
    }
    guard let name = accessibilityIdentifier, !name.isEmpty else { return type }
    return "\(type) '\(name)'"
  }
}
