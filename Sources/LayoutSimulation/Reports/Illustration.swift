package import Foundation
import LayoutGeometry
package import LayoutViews

/// A mark that a picture of a finding shows on its screen.
package struct Illustration: Sendable, Hashable {
  /// A way to draw a mark.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A place where a view could lie as well.
    case ghost
    /// An area that is out of reach.
    case hatched
    /// A view that the finding is about.
    case outlined
    /// A length that is wrong, along the longer side of its rectangle.
    case measure
  }

  /// The way to draw it.
  package let kind: Kind
  /// The area in the window's coordinates, in points; it may lie off the screen.
  package let rect: CGRect
  /// The words at the mark, or "" for none.
  package let label: String

  /// Creates a mark.
  package init(_ kind: Kind, _ rect: CGRect, label: String = "") {
    self.kind = kind
    self.rect = rect
    self.label = label
  }
}

extension LayoutAmbiguity {
  /// Returns the ghosts of both layouts that are equally good.
  ///
  /// A ghost is at most 100 points from the view; where the view may lie further away, the label says how far.
  ///
  /// - Parameter view: The view, as it was laid out when the ambiguity was found.
  /// - Returns: The illustrations.
  func illustrations(of view: View) -> [Illustration] {
    let ends = [(lower, lowWitness), (upper, highWitness)]
    return ends.map { end, frame in
      let length =
        switch attribute {
        case .left: frame.minX
        case .top: frame.minY
        case .width: frame.width
        default: frame.height
        }
      var label = "\(attribute) \(decimalText(length))"
      if let name = view.accessibilityIdentifier { label = "\(name): \(label)" }
      if !end.isFinite {
        label += " and beyond"
      } else if decimalText(end) != decimalText(length) {
        label += ", as far as \(decimalText(end))"
      }
      return Illustration(.ghost, view.superview?.convert(frame, to: nil) ?? frame, label: label)
    }
  }
}

extension LayoutConflict {
  /// The views as outlines, and the constraint that was given up as a measure with its amount.
  package var illustrations: [Illustration] {
    var outlined: [View] = []
    for view in views where !(view is Window) && !outlined.contains(where: { $0 === view }) {
      outlined.append(view)
    }
    let outlines = outlined.map { view in
      Illustration(
        .outlined,
        view.convert(view.bounds, to: nil),
        label: view.accessibilityIdentifier ?? ""
      )
    }
    let measures = constraints.compactMap { constraint -> Illustration? in
      guard let span = ConstraintSpan(constraint) else { return nil }
      let (low, high) = (min(span.start, span.end), max(span.start, span.end))
      let (width, height) = (span.firstFrame.midX, span.firstFrame.midY)
      let area =
        span.axis == .horizontal
        ? CGRect(x: low, y: height, width: high - low, height: 0)
        : CGRect(x: width, y: low, width: 0, height: high - low)
      let isBroken = constraint === broken
      let excess = isBroken ? ", off by \(decimalText(abs(amount))) pt" : ""
      return Illustration(.measure, area, label: constraint.equation + excess)
    }
    return outlines + measures
  }
}
