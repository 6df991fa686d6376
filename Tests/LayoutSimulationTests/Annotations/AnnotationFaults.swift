import Foundation
import LayoutReports

/// What is wrong with the annotations of a screen, found without knowing how they are placed.
struct AnnotationFaults {
  let layout: AnnotationLayout

  /// A straight part of a line with what it belongs to.
  private struct Line {
    let index: Int
    let from: CGPoint
    let to: CGPoint
  }

  /// The distance between two places of a grid.
  private static let step: CGFloat = 4

  private var lines: [Line] {
    layout.measures.map { Line(index: $0.index, from: $0.from, to: $0.to) }
      + layout.arrows.flatMap { arrow in
        zip(arrow.points, arrow.points.dropFirst()).map {
          Line(index: arrow.index, from: $0, to: $1)
        }
      }
      + layout.brackets.map { bracket in
        let (top, bottom) = (bracket.range.lowerBound, bracket.range.upperBound)
        return Line(
          index: bracket.index,
          from: CGPoint(x: bracket.x, y: top),
          to: CGPoint(x: bracket.x, y: bottom)
        )
      }
  }

  /// The letters of texts, which fill three fifths of the height of a line, a little smaller than they are.
  private var letters: [CGRect] {
    layout.texts.map { $0.insetBy(dx: 1, dy: $0.height > 14 ? $0.height / 5 : 1) }
      .filter { !$0.isNull }
  }

  /// The faults of labels: those on each other, on texts, controls and plates, and on the lines of others.
  var covered: [String] {
    var faults: [String] = []
    for (number, label) in layout.labels.enumerated() {
      for other in layout.labels[(number + 1)...] where label.box.intersects(other.box) {
        faults.append("label \(label.index) on label \(other.index)")
      }
      for text in letters where text.intersects(label.box) && !label.isBeside {
        faults.append("label \(label.index) on a text at \(text)")
      }
      let things = layout.things.filter { $0.index == label.index }.map(\.area)
      if !label.route.isEmpty, things.contains(where: label.box.intersects) {
        faults.append("label \(label.index) on what it means")
      }
      for control in layout.controls + layout.buttons
      where !label.route.isEmpty && control.insetBy(dx: 1, dy: 1).intersects(label.box) {
        faults.append("label \(label.index) on a control at \(control)")
      }
      for plate in layout.plates
      where !label.route.isEmpty && !label.isBeside && !plate.intersects(target(of: label)) {
        if plate.insetBy(dx: 1, dy: 1).intersects(label.box) {
          faults.append("label \(label.index) on a plate at \(plate)")
        }
      }
      for line in lines where line.index != label.index {
        if Self.points(line.from, line.to).contains(where: label.box.insetBy(dx: 1, dy: 1).contains)
        {
          faults.append("label \(label.index) on the line of \(line.index)")
        }
      }
    }
    return faults
  }

  /// The faults of the lines to labels: of those through texts, controls, plates, other labels and their lines that could have had
  /// a free way with at most two corners, and of those across measures, brackets and arrows that could have had one with
  /// one corner.
  var crossed: [String] {
    layout.labels.flatMap { label -> [String] in
      let (crossings, crossed) = (crossings(of: label), lines(across: label))
      return (crossings.isEmpty || !hasFreeWay(label, corners: 2) ? [] : crossings)
        + (crossed.isEmpty || !hasFreeWay(label, corners: 1) ? [] : crossed)
    }
  }

  private func crossings(of label: AnnotationLabel) -> [String] {
    var faults: [String] = []
    let points = Self.points(label.route)
    for other in layout.labels where other.index != label.index {
      if points.contains(where: other.box.insetBy(dx: 1, dy: 1).contains) {
        faults.append("line of \(label.index) through label \(other.index)")
      }
      for (from, to) in zip(other.route, other.route.dropFirst())
      where Self.crosses(label.route, from, to) {
        faults.append("line of \(label.index) across that of \(other.index)")
      }
      let others = Self.points(other.route)
      let shared = points.count { point in
        others.contains { abs($0.x - point.x) < 2 && abs($0.y - point.y) < 2 }
      }
      if shared > 16 { faults.append("line of \(label.index) along that of \(other.index)") }
    }
    for area in foreign(to: label) where points.contains(where: area.contains) {
      faults.append("line of \(label.index) through \(area)")
    }
    return faults
  }

  private func lines(across label: AnnotationLabel) -> [String] {
    lines.filter { line in
      line.index != label.index && Self.crosses(label.route, line.from, line.to)
    }
    .map { "line of \(label.index) across the line of \($0.index)" }
  }

  /// Returns the letters, and the controls, buttons and plates that are not a part of what a label means.
  private func foreign(to label: AnnotationLabel) -> [CGRect] {
    let whole = target(of: label)
    let target = whole.width > 4 && whole.height > 4 ? whole.insetBy(dx: 2, dy: 2) : whole
    let around = target.insetBy(dx: -6, dy: -6)
    let things = layout.things.filter { $0.index != label.index }.map(\.area)
    return letters
      + (layout.controls + layout.buttons + layout.plates + things)
      .filter { !around.contains($0) && !$0.contains(target) && !$0.intersects(target) }
      .map { $0.insetBy(dx: 2, dy: 2) }.filter { !$0.isNull }
  }

  private func target(of label: AnnotationLabel) -> CGRect {
    layout.things.first { $0.index == label.index }?.area ?? label.target
  }

  // MARK: Lines along lines

  /// The faults of lines so near along each other, or along outlines, that both look like one.
  var along: [String] {
    let routes = layout.labels.flatMap { label in
      zip(label.route, label.route.dropFirst()).map { Line(index: label.index, from: $0, to: $1) }
    }
    let all = lines + routes
    let outlines = layout.things.flatMap { thing -> [Line] in
      let area = thing.area
      let (left, right) = (area.minX, area.maxX)
      let corners = [
        CGPoint(x: left, y: area.minY), CGPoint(x: right, y: area.minY),
        CGPoint(x: right, y: area.maxY), CGPoint(x: left, y: area.maxY),
      ]
      return zip(corners, corners.dropFirst() + corners.prefix(1)).map {
        Line(index: thing.index, from: $0, to: $1)
      }
    }
    return all.enumerated().flatMap { number, line in
      all[(number + 1)...].filter { $0.index != line.index && Self.isAlong($0, line) }
        .map { "line of \(line.index) along that of \($0.index)" }
        + outlines.filter { Self.isAlong($0, line) }
        .map { "line of \(line.index) along the outline of \($0.index)" }
    }
  }

  /// Returns whether more of two lines is closer than three points than where they cross.
  private static func isAlong(_ one: Line, _ other: Line) -> Bool {
    points(one.from, one.to).count { point in
      let (dx, dy) = (other.to.x - other.from.x, other.to.y - other.from.y)
      let length = max(dx * dx + dy * dy, 0.01)
      let share = ((point.x - other.from.x) * dx + (point.y - other.from.y) * dy) / length
      let place = min(max(share, 0), 1)
      let (x, y) = (other.from.x + dx * place, other.from.y + dy * place)
      return hypot(point.x - x, point.y - y) < 3
    } > 10
  }

  /// The faults of brackets with other texts between them and what they put together.
  func between(_ placed: [PlacedAnnotation]) -> [String] {
    layout.brackets.flatMap { bracket -> [String] in
      guard case .bracket(let rows) = placed[bracket.index].target else { return [] }
      return letters.filter { text in
        rows.minY < text.midY && text.midY < rows.maxY
          && (bracket.x < rows.minX
            ? bracket.x < text.midX && text.midX < rows.minX
            : rows.maxX < text.midX && text.midX < bracket.x)
      }
      .map { "a text at \($0) between the bracket \(bracket.index) and its rows" }
    }
  }

  // MARK: Free ways

  /// Returns whether a way of level and upright lines with a few corners leads from a label to what it means.
  private func hasFreeWay(_ label: AnnotationLabel, corners: Int) -> Bool {
    let bounds = layout.bounds
    let (columns, rows) = (
      Int(bounds.width / Self.step) + 1, Int(bounds.height / Self.step) + 1
    )
    func column(_ x: CGFloat) -> Int { Int((x - bounds.minX) / Self.step) }
    func row(_ y: CGFloat) -> Int { Int((y - bounds.minY) / Self.step) }
    var isTaken = [Bool](repeating: false, count: columns * rows)
    func places(of area: CGRect) -> [Int] {
      let shown = area.intersection(bounds.insetBy(dx: 0.1, dy: 0.1))
      guard !shown.isNull else { return [] }
      let (left, right) = (column(shown.minX), column(shown.maxX))
      return (row(shown.minY)...row(shown.maxY)).flatMap { y in
        (left...right).map { y * columns + $0 }
      }
    }
    func take(_ area: CGRect) { for place in places(of: area) { isTaken[place] = true } }
    // Close to letters is no way either.
    for area in foreign(to: label) + layout.texts { take(area) }
    for other in layout.labels where other.index != label.index {
      take(other.box)
      for point in Self.points(other.route) { take(Self.spot(at: point)) }
    }
    for line in lines where line.index != label.index {
      for point in Self.points(line.from, line.to) { take(Self.spot(at: point)) }
    }
    let target = target(of: label)
    // Into a thing, whose corners may be round.
    let extent = min(target.width, target.height)
    let reach = extent > 3 * Self.step ? extent / 3 : -Self.step
    let goal = target.insetBy(dx: reach, dy: reach)
    // The places that a way reaches, from those beside the label on.
    var isReached = [Bool](repeating: false, count: columns * rows)
    var front: [(x: Int, y: Int)] = []
    let start = label.box.insetBy(dx: -Self.step, dy: -Self.step)
    for place in places(of: start) where !isTaken[place] {
      isReached[place] = true
      front.append((place % columns, place / columns))
    }
    for _ in 0...corners {
      var next: [(x: Int, y: Int)] = []
      for (x, y) in front {
        for (dx, dy) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
          var (x, y) = (x + dx, y + dy)
          while x >= 0, y >= 0, x < columns, y < rows, !isTaken[y * columns + x] {
            let place = y * columns + x
            if !isReached[place] {
              isReached[place] = true
              next.append((x, y))
              let point = CGPoint(
                x: bounds.minX + (CGFloat(x) + 0.5) * Self.step,
                y: bounds.minY + (CGFloat(y) + 0.5) * Self.step
              )
              if goal.contains(point) { return true }
            }
            (x, y) = (x + dx, y + dy)
          }
        }
      }
      front = next
    }
    return false
  }

  private static func spot(at point: CGPoint) -> CGRect {
    CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
  }

  // MARK: Lines

  /// The points of a way, a point from each other.
  private static func points(_ route: [CGPoint]) -> [CGPoint] {
    zip(route, route.dropFirst()).flatMap(points)
  }

  private static func points(_ from: CGPoint, _ to: CGPoint) -> [CGPoint] {
    let count = max(1, Int(max(abs(to.x - from.x), abs(to.y - from.y))))
    return (0...count).map { step in
      let share = CGFloat(step) / CGFloat(count)
      return CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
    }
  }

  private static func crosses(_ route: [CGPoint], _ from: CGPoint, _ to: CGPoint) -> Bool {
    zip(route, route.dropFirst()).contains { start, end in
      func side(_ a: CGPoint, _ b: CGPoint, _ point: CGPoint) -> CGFloat {
        (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)
      }
      return side(start, end, from) * side(start, end, to) < 0
        && side(from, to, start) * side(from, to, end) < 0
    }
  }
}
