import Foundation
import LayoutCapture
import LayoutDevices
import LayoutGeometry
import LayoutScenes
import LayoutViews
import ScreenFrames

/// Draws guides and constraints over a screen, from the tree as it is laid out.
struct GuideCapture {
  private let screen: SceneScreen
  private let guides: Set<ShownGuide>
  private var art: GuideArt

  private static let safeAreaColor = Color(rgb: 0xFF9500)
  private static let marginsColor = Color(rgb: 0x007AFF)
  private static let touchViewColor = Color(rgb: 0x248A3D)
  private static let constraintColor = Color(rgb: 0xFF3B30)

  /// Begins to draw guides.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - guides: What is to be drawn.
  ///   - fingers: Where fingers are drawn, of which names keep clear.
  init(screen: SceneScreen, guides: Set<ShownGuide>, fingers: [CGPoint]) {
    self.screen = screen
    self.guides = guides
    let bounds = screen.window.bounds
    // Of a quarter of a circle, three tenths of the radius in both directions lie outside.
    let side = screen.window.environment.device.cornerRadius * 0.3
    let corners = [
      CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX - side, y: bounds.minY),
      CGPoint(x: bounds.minX, y: bounds.maxY - side),
      CGPoint(x: bounds.maxX - side, y: bounds.maxY - side),
    ].map { CGRect(origin: $0, size: CGSize(width: side, height: side)) }
    let reach = FingerMark.radius
    let touched = fingers.map {
      CGRect(x: $0.x - reach, y: $0.y - reach, width: 2 * reach, height: 2 * reach)
    }
    art = GuideArt(
      in: bounds.insetToMiddle(dx: 3, dy: 3),
      avoiding: (corners + touched).filter { $0.width > 0 && $0.isFinite }
    )
  }

  /// The guides that were asked for, in window coordinates, in a fixed order: all lines below all names.
  mutating func elements() -> [ScreenElement] {
    let lines = lines()
    return lines + art.labels
  }

  private mutating func lines() -> [ScreenElement] {
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
    if guides.contains(.constraints) || guides.contains(.constraintValues) {
      for (index, constraint) in touchView.constraintsAround.enumerated() {
        if let line = line(for: constraint, of: touchView, number: index + 1) {
          elements.append(line)
        }
      }
    }
    return elements
  }

  private mutating func rectangle(
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
      label: label
    )
  }

  // MARK: Constraints

  /// A dimension line for a constraint: along a size, or from the place it refers to.
  private mutating func line(
    for constraint: LayoutConstraint,
    of touchView: View,
    number: Int
  ) -> ScreenElement? {
    guard let first = frame(of: constraint.firstItem) else { return nil }
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
        let from = place(constraint.secondAttribute, of: second, constraint.secondItem, constraint),
        let to = place(constraint.firstAttribute, of: first, constraint.firstItem, constraint)
      else { return nil }
      if isHorizontal(constraint.firstAttribute) {
        let y = first.midY + CGFloat(number) * 16
        (start, end) = (CGPoint(x: from, y: y), CGPoint(x: to, y: y))
      } else {
        (start, end) = (CGPoint(x: first.midX, y: from), CGPoint(x: first.midX, y: to))
      }
    }
    let equation = Self.text(of: constraint, around: touchView)
    let isMeasured = guides.contains(.constraintValues)
    return art.dimension(
      from: start,
      to: end,
      tag: ElementTag(
        id: "guides.constraint-\(number)",
        role: "constraint",
        facts: ["text": equation]
      ),
      text: isMeasured ? Self.value(from: start, to: end) : equation,
      color: Self.constraintColor
    )
  }

  /// What the line of a constraint measures: "83.6 pt".
  private static func value(from start: CGPoint, to end: CGPoint) -> String {
    let length = max(abs(end.x - start.x), abs(end.y - start.y))
    return "\(decimalText((length * 100).rounded() / 100)) pt"
  }

  /// The constraint as it is written; the view that all are drawn for goes without its name.
  private static func text(of constraint: LayoutConstraint, around touchView: View) -> String {
    let equation = constraint.equation
    let name = "\(NamedView.touchView.rawValue)."
    guard constraint.firstItem === touchView, equation.hasPrefix(name) else { return equation }
    return String(equation.dropFirst(name.count))
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

  /// Where an attribute of an item is on the screen; margins are measured inside the item's own margins, and
  /// the view that holds the constraint says which side is leading.
  private func place(
    _ attribute: LayoutConstraint.Attribute,
    of frame: CGRect,
    _ item: AnyObject?,
    _ constraint: LayoutConstraint
  ) -> CGFloat? {
    let view = item as? View
    let direction = constraint.installedView?.effectiveUserInterfaceLayoutDirection
    let isRightToLeft = direction == .rightToLeft
    let inner = frame.inset(by: view?.layoutMargins ?? .zero)
    return switch attribute {
    case .left: frame.minX
    case .right: frame.maxX
    case .top: frame.minY
    case .bottom: frame.maxY
    case .firstBaseline:
      view.map { $0.firstBaseline }.map {
        $0.view.convert($0.view.bounds, to: nil).minY + $0.offset
      }
    case .lastBaseline:
      view.map { $0.lastBaseline }.map { $0.view.convert($0.view.bounds, to: nil).maxY - $0.offset }
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
