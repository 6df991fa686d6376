import Foundation
import LayoutCapture
import LayoutDevices
import LayoutGeometry
import LayoutScenes
import LayoutViews
import ScreenFrames

/// A capture of guides and constraints over a screen, from the tree as it is laid out.
struct GuideCapture {
  private let screen: SceneScreen
  private let guides: Set<ShownGuide>
  private var art: GuideArt

  private static let safeAreaColor = Color(rgb: 0xFF9500)
  private static let marginsColor = Color(rgb: 0x007AFF)
  private static let touchViewColor = Color(rgb: 0x248A3D)
  private static let constraintColor = Color(rgb: 0xFF3B30)

  /// Creates a capture of guides, whose names avoid the places of drawn fingers.
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

  /// Returns the guides that were asked for, in window coordinates, in a fixed order: all lines below all
  /// names.
  mutating func elements() -> [ScreenElement] {
    let lines = lines()
    return lines + art.labels
  }

  private mutating func lines() -> [ScreenElement] {
    let host = screen.tableView.superview ?? screen.tableView
    let touchView = screen.view(named: .touchView)
    var elements: [ScreenElement] = []
    func rectangle(
      _ guide: ShownGuide,
      _ rect: @autoclosure () -> CGRect,
      of view: View,
      _ role: String,
      _ name: String,
      _ color: Color,
      _ label: GuideArt.LabelPlace
    ) {
      guard guides.contains(guide) else { return }
      let tag = ElementTag(id: "guides.\(role)", role: role)
      let rect = view.convert(rect(), to: nil)
      elements.append(art.rectangle(rect, tag: tag, name: name, color: color, label: label))
    }
    rectangle(
      .safeArea,
      host.safeAreaLayoutGuide.layoutFrame,
      of: host,
      "safe-area",
      "safe area",
      Self.safeAreaColor,
      .topRight
    )
    rectangle(
      .margins,
      host.layoutMarginsGuide.layoutFrame,
      of: host,
      "margins",
      "layout margins",
      Self.marginsColor,
      .bottomRight
    )
    guard let touchView else { return elements }
    rectangle(
      .touchView,
      touchView.bounds,
      of: touchView,
      "touch-view-outline",
      "touch view",
      Self.touchViewColor,
      .middle
    )
    if guides.contains(.constraints) || guides.contains(.constraintValues) {
      elements += touchView.constraintsAround.enumerated().compactMap { index, constraint in
        line(for: constraint, of: touchView, number: index + 1)
      }
    }
    return elements
  }

  // MARK: Constraints

  /// Returns a dimension line for a constraint: along a size, or from the place it refers to.
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
      if constraint.firstAttribute.axis == .horizontal {
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

  /// Returns the measure of a constraint's line: "83.6 pt".
  private static func value(from start: CGPoint, to end: CGPoint) -> String {
    let length = max(abs(end.x - start.x), abs(end.y - start.y))
    return "\(decimalText((length * 100).rounded() / 100)) pt"
  }

  /// Returns the constraint as it is written, without the name of the view that all are drawn for.
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

  /// Returns where an attribute of an item is on the screen.
  ///
  /// Margins are measured inside the item's own margins, and the view that holds the constraint says which side
  /// is leading.
  private func place(
    _ attribute: LayoutConstraint.Attribute,
    of frame: CGRect,
    _ item: AnyObject?,
    _ constraint: LayoutConstraint
  ) -> CGFloat? {
    let view = item as? View
    if let plain = attribute.withinMargins {
      return place(plain, of: frame.inset(by: view?.layoutMargins ?? .zero), item, constraint)
    }
    let direction = constraint.installedView?.effectiveUserInterfaceLayoutDirection
    let isRightToLeft = direction == .rightToLeft
    switch attribute {
    case .left: return frame.minX
    case .right: return frame.maxX
    case .top: return frame.minY
    case .bottom: return frame.maxY
    case .leading: return isRightToLeft ? frame.maxX : frame.minX
    case .trailing: return isRightToLeft ? frame.minX : frame.maxX
    case .centerX: return frame.midX
    case .centerY: return frame.midY
    case .firstBaseline:
      return view.map(\.firstBaseline).map {
        $0.view.convert($0.view.bounds, to: nil).minY + $0.offset
      }
    case .lastBaseline:
      return view.map(\.lastBaseline).map {
        $0.view.convert($0.view.bounds, to: nil).maxY - $0.offset
      }
    default: return nil
    }
  }
}
