import Foundation
import LayoutCapture
import LayoutDevices
import LayoutGeometry
import LayoutScenes
import LayoutTables
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
  /// The greatest distance of names from lines between own views, of which there may be many.
  private static let ownReach: CGFloat = 24

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
    guard let touchView else { return elements + ownLines() }
    rectangle(
      .touchView,
      touchView.bounds,
      of: touchView,
      "touch-view-outline",
      "touch view",
      Self.touchViewColor,
      .middle
    )
    if showsConstraints {
      elements += touchView.constraintsAround.enumerated().compactMap { index, constraint in
        let offset = CGFloat(index + 1) * 16
        return line(for: constraint, "constraint-\(index + 1)", of: touchView) { first, axis in
          switch constraint.firstAttribute {
          case .width: first.minY + first.height / 4
          default: axis == .horizontal ? first.midY + offset : first.midX
          }
        }
      }
    }
    return elements + ownLines()
  }

  private var showsConstraints: Bool {
    guides.contains(.constraints) || guides.contains(.constraintValues)
  }

  // MARK: Constraints

  /// Returns lines for the constraints between the scene's own views: those around the table, and those in cells on
  /// the screen, of which the first of each kind has names.
  private mutating func ownLines() -> [ScreenElement] {
    guard showsConstraints else { return [] }
    var elements = lines(for: screen.views.constraints, "views", within: screen.window.bounds)
    let table = screen.tableView
    let area = table.convert(table.bounds.inset(by: table.adjustedContentInset), to: nil)
    var kinds: Set<String> = []
    for path in table.indexPathsForVisibleRows ?? [] {
      guard let cell = table.cellForRow(at: path), let own = cell.ownViews else { continue }
      let isFirst = kinds.insert(cell.reuseIdentifier ?? "").inserted
      let name = "row-\(path.section)-\(path.row)"
      elements += lines(for: own.constraints, name, within: area, isNamed: isFirst)
    }
    return elements
  }

  /// Returns lines for constraints, those of a view beside each other.
  private mutating func lines(
    for constraints: [LayoutConstraint],
    _ name: String,
    within area: CGRect,
    isNamed: Bool = true
  ) -> [ScreenElement] {
    let lanes = ConstraintLanes(of: constraints)
    return constraints.enumerated().compactMap { index, constraint in
      guard (constraint.firstItem as? View)?.isSeen != false,
        let frame = ConstraintSpan.frame(of: constraint.firstItem), frame.intersects(area)
      else { return nil }
      let share = lanes.share(of: index)
      return line(for: constraint, "\(name)-constraint-\(index + 1)", isNamed: isNamed) {
        first,
        axis in
        axis == .horizontal
          ? first.minY + first.height * share : first.minX + first.width * share
      }
    }
  }

  /// Returns a dimension line for a constraint: along a size, or from the place it refers to.
  ///
  /// Where it lies across follows from the frame of the first item and the direction of the line.
  private mutating func line(
    for constraint: LayoutConstraint,
    _ name: String,
    of view: View? = nil,
    isNamed: Bool = true,
    across: (_ first: CGRect, _ axis: LayoutAxis) -> CGFloat
  ) -> ScreenElement? {
    guard let span = ConstraintSpan(constraint) else { return nil }
    let (start, end) = span.ends(across: across(span.firstFrame, span.axis))
    let equation = Self.text(of: constraint, around: view)
    let text = guides.contains(.constraintValues) ? Self.value(from: start, to: end) : equation
    return art.dimension(
      from: start,
      to: end,
      tag: ElementTag(id: "guides.\(name)", role: "constraint", facts: ["text": equation]),
      // What lies at one place in a crowd of own views is seen without words.
      text: view != nil || isNamed && abs(span.end - span.start) >= 1 ? text : nil,
      color: Self.constraintColor,
      reach: view == nil ? Self.ownReach : .infinity
    )
  }

  /// Returns the measure of a constraint's line: "83.6 pt".
  private static func value(from start: CGPoint, to end: CGPoint) -> String {
    let length = max(abs(end.x - start.x), abs(end.y - start.y))
    return "\(decimalText((length * 100).rounded() / 100)) pt"
  }

  /// Returns the constraint as it is written, without the name of the view that all are drawn for.
  private static func text(of constraint: LayoutConstraint, around touchView: View?) -> String {
    let equation = constraint.equation
    let name = "\(NamedView.touchView.rawValue)."
    guard let touchView, constraint.firstItem === touchView, equation.hasPrefix(name) else {
      return equation
    }
    return String(equation.dropFirst(name.count))
  }
}
