public import Foundation
import LayoutGeometry

/// Which views were asked about a point, in UIKit's order, and what each answered.
///
/// Follows `point(inside:with:)` of each view but not an overridden `hitTest(_:with:)`.
public struct HitTestTrace {
  /// What a view does with a point.
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
    /// The point is outside of the bounds; what is in the view is not asked.
    case isOutside
    /// A view in front of it took the touch.
    case isCovered
  }

  /// One view's answer.
  public struct Step {
    /// The view.
    public let view: View
    /// How far down in the tree the view is; 0 for the view that was asked first.
    public let depth: Int
    /// The point in the view's coordinates.
    public let point: CGPoint
    /// The answer.
    public let verdict: Verdict
  }

  /// The answers in the order in which the views were asked, each before those in it; the views that
  /// were not asked, because another one in front of them took the touch, follow it.
  public private(set) var steps: [Step] = []

  /// The view that takes the touch; nil where none does.
  public var hit: View? { steps.first { $0.verdict == .takes }?.view }

  init(_ view: View, _ point: CGPoint, with event: Event?) {
    _ = ask(view, point, depth: 0, event)
  }

  private mutating func ask(_ view: View, _ point: CGPoint, depth: Int, _ event: Event?) -> Bool {
    let place = steps.count
    func step(_ verdict: Verdict) -> Step {
      Step(view: view, depth: depth, point: point, verdict: verdict)
    }
    if let refusal = view.refusal(of: point, with: event) {
      steps.append(step(refusal))
      return false
    }
    steps.append(step(.takes))
    var isTaken = false
    for subview in view.subviews.reversed() {
      let inside = subview.pointFromSuperview(point)
      if isTaken {
        steps.append(Step(view: subview, depth: depth + 1, point: inside, verdict: .isCovered))
      } else if ask(subview, inside, depth: depth + 1, event) {
        isTaken = true
        steps[place] = step(.passesOn)
      }
    }
    return true
  }
}

extension HitTestTrace.Step {
  /// The answer in words, such as "'touchView' refuses: it is hidden".
  public var text: String {
    let name = "'\(view.reportName)'"
    return switch verdict {
    case .takes: "\(name) takes the touch"
    case .passesOn: "\(name) passes it on"
    case .isHidden: "\(name) refuses: it is hidden"
    case .hasNoInteraction: "\(name) refuses: user interaction is off"
    case .isTransparent(let alpha):
      "\(name) refuses: its opacity \(decimalText(alpha)) is below 0.01"
    case .isOutside:
      "\(name) refuses: (\(decimalText(point.x)), \(decimalText(point.y))) is outside of its bounds "
        + "\(view.bounds.text)"
    case .isCovered: "\(name) is not asked: a view in front of it took the touch"
    }
  }
}

extension View {
  /// Returns which views `hitTest(_:with:)` asks about `point`, and why they refuse.
  ///
  /// - Parameters:
  ///   - point: A point in the view's own coordinates.
  ///   - event: The event that asks; nil outside of one.
  /// - Returns: The answers, of this view first.
  public func traceHitTest(_ point: CGPoint, with event: Event? = nil) -> HitTestTrace {
    HitTestTrace(self, point, with: event)
  }

  /// Why neither this view nor one in it takes a touch at `point`; nil where one may.
  fileprivate func refusal(of point: CGPoint, with event: Event?) -> HitTestTrace.Verdict? {
    if isHidden { return .isHidden }
    if !isUserInteractionEnabled { return .hasNoInteraction }
    if alpha < View.leastTouchableAlpha { return .isTransparent(alpha: alpha) }
    return self.point(inside: point, with: event) ? nil : .isOutside
  }
}

extension CGRect {
  /// Origin and size, as in "(0, 0, 86, 862)".
  var text: String {
    "(\(decimalText(origin.x)), \(decimalText(origin.y)), \(decimalText(size.width)), "
      + "\(decimalText(size.height)))"
  }
}
