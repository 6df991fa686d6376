import Foundation
import LayoutCapture
import LayoutGeometry
import LayoutScenes
import LayoutTables
import LayoutViews
import ScreenFrames

/// A line of a constraint that ends at what lies over it.
private struct CoveredLine {
  var line: DimensionLine
  let covers: [ScreenCover]
  /// The value of a middle with what it is of, such as "title.centerX 0 pt", or `nil` for any other value.
  var namedMiddle: String?

  /// Creates a line, or `nil` for one of which nothing is seen.
  init?(_ line: DimensionLine, below covers: [ScreenCover]) {
    // Bars of lines reach over the edge of the screen.
    let isHidden = covers.contains { $0.area.insetBy(dx: -4, dy: -4).holds(line.area) }
    guard !isHidden else { return nil }
    (self.line, self.covers) = (line, covers)
  }
}

extension GuideCapture {
  private static let constraintColor = Color(rgb: 0xFF3B30)
  /// The distance of names from lines between own views up to which nothing joins them; they cover neither a text nor a
  /// view that is measured.
  private static let ownDetour: CGFloat = 100
  /// The greatest share of the screen's height that a view has which names spare; in a higher one they have room.
  private static let sparedShare: CGFloat = 0.25

  /// Whether names are joined to lines that they stand apart from.
  var joinsNames: Bool { showsConstraints || guides.contains(.ghosts) }

  /// Whether lines for constraints are drawn, with either label.
  var showsConstraints: Bool {
    guides.contains(.constraints) || guides.contains(.constraintValues)
  }

  /// Returns the areas of the scene's own views around the table, but for large ones and those with views in them or on them.
  static func measuredViews(of simulation: Simulation) -> [CGRect] {
    let most = simulation.window.bounds.height * sparedShare
    let areas = simulation.screen.views.views.values.filter(\.isSeen)
      .map { $0.convert($0.bounds, to: nil) }
    return
      areas
      .filter { area in
        area.height <= most && area.isFinite && !areas.contains { $0 != area && area.holds($0) }
      }
      .sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
  }

  /// Returns lines for the constraints of the touch view, and for those between the scene's own views.
  mutating func constraintLines() -> [ScreenElement] {
    var lines: [CoveredLine] = []
    if let touchView {
      lines += touchView.constraintsAround.enumerated().compactMap { index, constraint in
        let offset = CGFloat(index + 1) * 16
        return line(for: constraint, "constraint-\(index + 1)", of: touchView) { first, axis in
          switch constraint.firstAttribute {
          case .width: first.minY + first.height / 4
          default: axis == .horizontal ? first.midY + offset : first.midX
          }
        }
      }
    }
    lines += ownLines()
    Self.nameEqualMiddles(&lines)
    let elements = art.dimensions(lines.map(\.line))
    return zip(lines, elements).map { line, element in
      line.covers.cut(inScreen(element, around: line.line.area), around: line.line.area)
    }
  }

  /// Lets the values of middles say of what they are where several have the same words.
  private static func nameEqualMiddles(_ lines: inout [CoveredLine]) {
    let texts = lines.map { $0.namedMiddle == nil ? nil : $0.line.text }
    for index in lines.indices {
      guard let text = texts[index], texts.count(where: { $0 == text }) > 1 else { continue }
      lines[index].line.text = lines[index].namedMiddle
    }
  }

  /// Returns lines for the constraints between the scene's own views: those around the table, and those in cells on
  /// the screen, of which the first of each kind has names.
  private func ownLines() -> [CoveredLine] {
    var lines = lines(for: screen.views.constraints, "views", within: screen.window.bounds)
    let table = screen.tableView
    let area = tableArea
    var kinds: Set<String> = []
    for path in table.indexPathsForVisibleRows ?? [] {
      guard let cell = table.cellForRow(at: path), let own = cell.ownViews else { continue }
      let isFirst = kinds.insert(cell.reuseIdentifier ?? "").inserted
      let name = "row-\(path.section)-\(path.row)"
      lines += self.lines(for: own.constraints, name, within: area, isNamed: isFirst)
    }
    return lines
  }

  /// Returns lines for constraints, those of a view beside each other.
  private func lines(
    for constraints: [LayoutConstraint],
    _ name: String,
    within area: CGRect,
    isNamed: Bool = true
  ) -> [CoveredLine] {
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
  private func line(
    for constraint: LayoutConstraint,
    _ name: String,
    of view: View? = nil,
    isNamed: Bool = true,
    across: (_ first: CGRect, _ axis: LayoutAxis) -> CGFloat
  ) -> CoveredLine? {
    guard let span = ConstraintSpan(constraint) else { return nil }
    let place = across(span.firstFrame, span.axis)
    let (start, end) = span.ends(
      across: view == nil ? span.place(near: place, besides: texts) : place
    )
    let equation = Self.text(of: constraint, around: view)
    let length = length(of: constraint, from: start, to: end)
    let isMiddle = Self.middles.contains(constraint.firstAttribute)
    let value = isMiddle ? "\(constraint.firstAttribute) \(length)" : length
    let showsValue = guides.contains(.constraintValues)
    var line = DimensionLine(
      from: start,
      to: end,
      tag: ElementTag(id: "guides.\(name)", role: "constraint", facts: ["text": equation]),
      text: isNamed ? (showsValue ? value : equation) : nil,
      color: Self.constraintColor
    )
    line.name = equation
    if view == nil {
      line.detour = Self.ownDetour
      (line.isOfLength, line.saysAttribute) = (showsValue, isMiddle)
    }
    var covered = CoveredLine(line, below: simulation.covers(over: constraint))
    if showsValue, isMiddle { covered?.namedMiddle = "\(constraint.firstWords) \(length)" }
    return covered
  }

  /// The attributes whose values say their names, since nothing begins or ends at a middle.
  private static let middles: Set<LayoutConstraint.Attribute> = [
    .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins,
  ]

  /// Returns the measure of a constraint's line: "83.6 pt".
  ///
  /// Edges are on whole pixels, and middles need not be: what is off by less than half a pixel has the constant's length.
  private func length(
    of constraint: LayoutConstraint,
    from start: CGPoint,
    to end: CGPoint
  ) -> String {
    var length = max(abs(end.x - start.x), abs(end.y - start.y))
    let wanted = abs(constraint.constant)
    let isOfLength = constraint.relation == .equal && constraint.multiplier == 1
    if isOfLength, abs(length - wanted) <= 0.5 / screen.window.pixelScale + 1e-6 { length = wanted }
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
