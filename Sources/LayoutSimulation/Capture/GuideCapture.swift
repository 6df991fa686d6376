import Foundation
import LayoutGeometry
import LayoutScenes
import LayoutText
import LayoutViews
import ScreenFrames

/// Draws guides and constraints over a screen, from the tree as it is laid out.
struct GuideCapture {
  let screen: SceneScreen
  let guides: Set<ShownGuide>

  private static let safeAreaColor = Color(rgb: 0xFF9500)
  private static let marginsColor = Color(rgb: 0x007AFF)
  private static let touchViewColor = Color(rgb: 0x248A3D)
  private static let constraintColor = Color(rgb: 0xFF3B30)

  private let art = GuideArt { text in
    TextMetrics.width(of: text, font: .systemFont(ofSize: GuideArt.labelSize))
  }

  /// The guides that were asked for, in window coordinates, in a fixed order.
  var elements: [ScreenElement] {
    let host = screen.tableView.superview ?? screen.tableView
    var elements: [ScreenElement] = []
    if guides.contains(.safeArea) {
      elements.append(
        rectangle(
          host.safeAreaLayoutGuide.layoutFrame,
          of: host,
          role: "safe-area",
          name: "safe area",
          color: Self.safeAreaColor,
          label: .topRight
        )
      )
    }
    if guides.contains(.margins) {
      elements.append(
        rectangle(
          host.layoutMarginsGuide.layoutFrame,
          of: host,
          role: "margins",
          name: "layout margins",
          color: Self.marginsColor,
          label: .bottomRight
        )
      )
    }
    guard let touchView = screen.view(named: .touchView) else { return elements }
    if guides.contains(.touchView) {
      elements.append(
        rectangle(
          touchView.bounds,
          of: touchView,
          role: "touch-view-outline",
          name: "touch view",
          color: Self.touchViewColor,
          label: .middle
        )
      )
    }
    if guides.contains(.constraints) {
      elements += touchView.constraintsAround.enumerated().compactMap { index, constraint in
        line(for: constraint, number: index + 1)
      }
    }
    return elements
  }

  private func rectangle(
    _ rect: CGRect,
    of view: View,
    role: String,
    name: String,
    color: Color,
    label: GuideArt.LabelPlace
  ) -> ScreenElement {
    art.rectangle(
      view.convert(rect, to: nil),
      tag: ElementTag(id: "guides.\(role)", role: role),
      name: name,
      color: color,
      label: label,
      within: screen.window.bounds
    )
  }

  // MARK: Constraints

  /// A dimension line for a constraint: along a size, or from the place it refers to.
  private func line(for constraint: LayoutConstraint, number: Int) -> ScreenElement? {
    guard let first = frame(of: constraint.firstItem) else { return nil }
    let tag = ElementTag(
      id: "guides.constraint-\(number)",
      role: "constraint",
      facts: ["text": text(of: constraint)]
    )
    let (start, end): (CGPoint, CGPoint)
    switch constraint.firstAttribute {
    case .width:
      start = CGPoint(x: first.minX, y: first.minY + first.height / 4)
      end = CGPoint(x: first.maxX, y: first.minY + first.height / 4)
    case .height:
      start = CGPoint(x: first.midX, y: first.minY)
      end = CGPoint(x: first.midX, y: first.maxY)
    default:
      guard let second = frame(of: constraint.secondItem),
        let from = place(constraint.secondAttribute, of: second, in: constraint.secondItem),
        let to = place(constraint.firstAttribute, of: first, in: constraint.firstItem)
      else { return nil }
      if isHorizontal(constraint.firstAttribute) {
        let y = first.midY + CGFloat(number) * 16
        (start, end) = (CGPoint(x: from, y: y), CGPoint(x: to, y: y))
      } else {
        (start, end) = (CGPoint(x: first.midX, y: from), CGPoint(x: first.midX, y: to))
      }
    }
    return art.dimension(
      from: start,
      to: end,
      tag: tag,
      text: text(of: constraint),
      color: Self.constraintColor,
      within: screen.window.bounds
    )
  }

  /// The identifier, else the attribute with what it is set to: "width = 72", "trailing ≥ 0".
  private func text(of constraint: LayoutConstraint) -> String {
    if let identifier = constraint.identifier { return identifier }
    let relation =
      switch constraint.relation {
      case .lessThanOrEqual: "≤"
      case .equal: "="
      case .greaterThanOrEqual: "≥"
      }
    return "\(constraint.firstAttribute) \(relation) \(decimalText(constraint.constant))"
  }

  private func frame(of item: AnyObject?) -> CGRect? {
    if let view = item as? View { return view.convert(view.bounds, to: nil) }
    if let guide = item as? LayoutGuide, let owner = guide.owningView {
      return owner.convert(guide.layoutFrame, to: nil)
    }
    return nil
  }

  private func isHorizontal(_ attribute: LayoutConstraint.Attribute) -> Bool {
    switch attribute {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      true
    default: false
    }
  }

  /// Where an attribute is on the screen; margins are measured inside the item's own margins.
  private func place(
    _ attribute: LayoutConstraint.Attribute,
    of frame: CGRect,
    in item: AnyObject?
  ) -> CGFloat? {
    let view = item as? View ?? (item as? LayoutGuide)?.owningView
    let isRightToLeft = view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let inner = frame.inset(by: (item as? View)?.layoutMargins ?? .zero)
    return switch attribute {
    case .left: frame.minX
    case .right: frame.maxX
    case .top: frame.minY
    case .bottom, .lastBaseline, .firstBaseline: frame.maxY
    case .leading: isRightToLeft ? frame.maxX : frame.minX
    case .trailing: isRightToLeft ? frame.minX : frame.maxX
    case .centerX: frame.midX
    case .centerY: frame.midY
    case .leftMargin: inner.minX
    case .rightMargin: inner.maxX
    case .topMargin: inner.minY
    case .bottomMargin: inner.maxY
    case .leadingMargin: isRightToLeft ? inner.maxX : inner.minX
    case .trailingMargin: isRightToLeft ? inner.minX : inner.maxX
    case .centerXWithinMargins: inner.midX
    case .centerYWithinMargins: inner.midY
    case .width, .height, .notAnAttribute: nil
    }
  }
}
