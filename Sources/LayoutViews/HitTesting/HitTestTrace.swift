public import Foundation
import LayoutGeometry

/// A trace of the views that were asked about a point, in UIKit's order, with their answers.
///
/// The answers of a view's own `hitTest(_:with:)` and `point(inside:with:)` are found by comparison with the
/// rules: each view is asked once for itself and once for every view around it.
public struct HitTestTrace {
  /// An answer of a view about a point.
  public enum Verdict: Hashable {
    /// The touch is the view's.
    case takes
    /// A view further down takes the touch.
    case passesOn
    /// The view and all in it are hidden.
    case isHidden
    /// The view and all in it take no touches.
    case hasNoInteraction
    /// The view is too transparent, with all in it.
    case isTransparent(alpha: CGFloat)
    /// The transform leaves nothing of the view to be seen.
    case isFlat
    /// The point is outside of the bounds, so that the subviews are not asked.
    case isOutside
    /// The bounds contain the point, but the view's own `point(inside:with:)` denies it.
    case deniesPoint
    /// A view in front of it took the touch.
    case isCovered
    /// The view's own `hitTest(_:with:)` answers `nil` though by the rules a view would take the touch.
    case answersNothing
    /// The view's own `hitTest(_:with:)` answers with another view than the rules give.
    case answersItself
    /// By the rules the touch would be the view's, but a view around it answers otherwise.
    case isOverruled
  }

  /// A step of the trace, with one view's answer.
  public struct Step {
    /// The view.
    public let view: View
    /// The depth of the view in the tree, 0 for the view that was asked first.
    public let depth: Int
    /// The point in the view's coordinates.
    public let point: CGPoint
    /// The answer.
    public fileprivate(set) var verdict: Verdict
    /// The view that `hitTest(_:with:)` of this view returns, or `nil` for none, and if it was not asked.
    public fileprivate(set) var hit: View?
  }

  /// The answers in the order in which the views were asked, each before its subviews; the views that
  /// were not asked, because another one in front of them took the touch, follow it.
  public private(set) var steps: [Step] = []

  /// The view that takes the touch, or `nil` if none does.
  public var hit: View? { steps.first?.hit }

  init(_ view: View, _ point: CGPoint, with event: Event?) { ask(view, point, depth: 0, event) }

  /// Asks a view, and those in it as the rules want it, and notes the answers.
  @discardableResult
  private mutating func ask(_ view: View, _ point: CGPoint, depth: Int, _ event: Event?) -> View? {
    let place = steps.count
    let answer = view.hitTest(point, with: event)
    var ruled: View?
    if let refusal = view.refusal(of: point, with: event) {
      steps.append(Step(view: view, depth: depth, point: point, verdict: refusal, hit: answer))
    } else {
      steps.append(Step(view: view, depth: depth, point: point, verdict: .takes, hit: answer))
      for subview in view.subviews.reversed() {
        let inside = subview.pointFromSuperview(point)
        if ruled != nil {
          let step = Step(view: subview, depth: depth + 1, point: inside, verdict: .isCovered)
          steps.append(step)
        } else {
          ruled = ask(subview, inside, depth: depth + 1, event)
        }
      }
      if ruled != nil { steps[place].verdict = .passesOn }
      ruled = ruled ?? view
    }
    if answer !== ruled {
      for index in steps.indices[(place + 1)...]
      where steps[index].verdict == .takes && steps[index].view !== answer {
        steps[index].verdict = .isOverruled
      }
      steps[place].verdict =
        answer == nil ? .answersNothing : answer === view ? .takes : .answersItself
    }
    return answer
  }
}

extension HitTestTrace.Step {
  /// The name and the answer in words, such as "'touchView' refuses: it is hidden".
  public var text: String { "'\(view.reportName)' \(answer)" }

  /// The answer in words, such as "refuses: it is hidden".
  public var answer: String {
    switch verdict {
    case .takes:
      isBeyondBounds
        ? "takes the touch: its own point(inside:with:) says so, beyond its bounds \(view.bounds.text)"
        : "takes the touch"
    case .passesOn:
      isBeyondBounds
        ? "asks inside: its own point(inside:with:) says so, beyond its bounds \(view.bounds.text)"
        : "asks inside"
    case .isHidden: "refuses: it is hidden"
    case .hasNoInteraction: "refuses: user interaction is off"
    case .isTransparent(let alpha): "refuses: its alpha \(decimalText(alpha)) is below 0.01"
    case .isFlat: "refuses: its transform \(view.transform.text) leaves nothing of it"
    case .isOutside: "refuses: \(point.text) is outside its bounds \(view.bounds.text)"
    case .deniesPoint:
      "refuses: its own point(inside:with:) denies \(point.text), which is in its bounds "
        + view.bounds.text
    case .isCovered: "is not asked: a view in front of it took the touch"
    case .answersNothing: "refuses: its own hitTest(_:with:) answers nil"
    case .answersItself:
      "hands the touch to '\(hit?.reportName ?? "nil")': its own hitTest(_:with:) says so"
    case .isOverruled: "would take the touch, but a view around it answers otherwise"
    }
  }

  /// The place of the point in the view with the numbers that lead there, or `nil` if they do not matter.
  ///
  /// It is "(44, 400): frame (-10, 0, 78, 862)", or `nil` too if its coordinates are those of the superview.
  public var conversion: String? {
    var numbers: [String] = []
    if view.superview != nil {
      let frame = view.untransformedFrame
      if frame.origin != .zero { numbers.append("frame \(frame.text)") }
      if view.transform != .identity { numbers.append("transform \(view.transform.text)") }
    }
    if view.bounds.origin != .zero { numbers.append("bounds origin \(view.bounds.origin.text)") }
    guard !numbers.isEmpty else { return nil }
    switch verdict {
    case .isHidden, .hasNoInteraction, .isTransparent, .isFlat, .isCovered: return nil
    case .isOutside, .deniesPoint: return numbers.joined(separator: ", ")
    case .takes, .passesOn, .answersNothing, .answersItself, .isOverruled:
      return "\(point.text): \(numbers.joined(separator: ", "))"
    }
  }

  /// Whether the view has the point though its bounds have not.
  private var isBeyondBounds: Bool { !view.bounds.containsHalfOpen(point) }
}

extension View {
  /// Returns which views `hitTest(_:with:)` asks about `point`, and why they refuse.
  ///
  /// - Parameters:
  ///   - point: A point in the view's own coordinates.
  ///   - event: The event that asks; `nil` outside of one.
  /// - Returns: The answers, of this view first.
  /// - Complexity: O(views asked · depth).
  public func traceHitTest(_ point: CGPoint, with event: Event? = nil) -> HitTestTrace {
    HitTestTrace(self, point, with: event)
  }

  /// Returns the reason why neither this view nor one in it takes a touch at `point`, or `nil` if one may.
  package func refusal(of point: CGPoint, with event: Event?) -> HitTestTrace.Verdict? {
    if isHidden { return .isHidden }
    if !isUserInteractionEnabled { return .hasNoInteraction }
    if alpha < View.leastTouchableAlpha { return .isTransparent(alpha: alpha) }
    if isFlat { return .isFlat }
    if self.point(inside: point, with: event) { return nil }
    return bounds.containsHalfOpen(point) ? .deniesPoint : .isOutside
  }
}

extension CGPoint {
  /// The coordinates, as in "(44, 400)".
  fileprivate var text: String { "(\(decimalText(x)), \(decimalText(y)))" }
}

extension CGRect {
  /// The origin and size, as in "(0, 0, 86, 862)".
  var text: String {
    "(\(decimalText(origin.x)), \(decimalText(origin.y)), \(decimalText(size.width)), "
      + "\(decimalText(size.height)))"
  }
}

extension CGAffineTransform {
  /// The six numbers as UIKit writes them: a, b, c, d, tx, ty.
  fileprivate var text: String {
    "[\([a, b, c, d, tx, ty].map { decimalText($0) }.joined(separator: ", "))]"
  }
}
