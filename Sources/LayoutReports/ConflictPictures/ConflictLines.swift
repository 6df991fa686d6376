import Foundation
import LayoutCapture
import LayoutConsole
import LayoutGeometry
import ScreenFrames

/// The lines of a conflict's constraints beside its boxes, each in a row where none is over another.
struct ConflictLines {
  private let diagram: ConflictDiagram
  private let place: ConflictPlace
  private var rows: [Row] = []
  private var lines: [Line] = []

  private static let discSize: CGFloat = 15
  private static let textSize: CGFloat = 11.5
  private static let firstGap: CGFloat = 16

  /// A line with the part of its row that it takes, in points of the page along the axis.
  private struct Line {
    var measure: ConflictSketch.Measure
    var span: ConflictSketch.Span
    var text: String
    var row: Int
    var from: CGFloat
    var to: CGFloat
    var wanted: CGFloat
    /// The place of the label along the axis: its start for a horizontal one, its middle for an upright one.
    var label: CGFloat
  }

  private struct Row {
    var taken: [ClosedRange<CGFloat>] = []
    var labelWidth: CGFloat = 0
  }

  init(_ diagram: ConflictDiagram, _ place: ConflictPlace) {
    self.diagram = diagram
    self.place = place
    let measures = diagram.sketch.measures.compactMap { measure in
      measure.span.map { (measure, $0) }
    }
    // Short lines are next to the boxes, so that few lines cross.
    let order = measures.indices.sorted { left, right in
      let lengths = [left, right].map { abs(measures[$0].1.wanted - measures[$0].1.from) }
      return (lengths[0], left) < (lengths[1], right)
    }
    for index in order { add(measures[index].0, measures[index].1) }
  }

  private mutating func add(
    _ measure: ConflictSketch.Measure,
    _ span: ConflictSketch.Span
  ) {
    let isBroken = measure.kind == .broken && span.to != span.wanted
    let from = place.along(span.from)
    let to = place.along(span.to)
    let wanted = place.along(span.wanted)
    let text = isBroken ? "\(span.text) → \(Self.actual(span))" : span.text
    let textWidth = ConflictStyle.width(of: text, size: Self.textSize, weight: .semibold)
    let labelWidth = Self.discSize + (text.isEmpty ? 0 : textWidth + 4)
    let start = min(from, to, wanted)
    let end = max(from, to, wanted)
    var line = Line(
      measure: measure,
      span: span,
      text: text,
      row: 0,
      from: from,
      to: to,
      wanted: wanted,
      label: (from + wanted) / 2
    )
    var taken = start...end
    if place.isHorizontal {
      if abs(wanted - from) >= labelWidth + 22 {
        line.label = (from + wanted) / 2 - labelWidth / 2
      } else if start == end {
        line.label = start - labelWidth / 2
      } else {
        line.label = end + 7
      }
      taken = min(start, line.label)...max(end, line.label + labelWidth)
    } else {
      taken = min(start, line.label - 8)...max(end, line.label + 8)
    }
    let wide = (taken.lowerBound - 5)...(taken.upperBound + 5)
    line.row =
      rows.firstIndex { !$0.taken.contains { $0.overlaps(wide) } }
      ?? rows.count
    if line.row == rows.count { rows.append(Row()) }
    rows[line.row].taken.append(taken)
    rows[line.row].labelWidth = max(rows[line.row].labelWidth, labelWidth)
    lines.append(line)
  }

  /// Returns the distance that is left of a constraint that does not hold.
  private static func actual(_ span: ConflictSketch.Span) -> String {
    let isBackward = span.wanted < span.from || (span.wanted == span.from && span.to < span.from)
    let amount = (span.to - span.from) * (isBackward ? -1 : 1)
    return decimalText(CGFloat(amount)).replacing("-", with: "−")
  }

  /// The breadth of all rows across the axis.
  var breadth: CGFloat { Self.firstGap + rows.indices.reduce(0) { $0 + breadth(of: $1) } }

  /// The length of all rows along the axis.
  var length: CGFloat { rows.flatMap(\.taken).map(\.upperBound).max() ?? 0 }

  private func breadth(of row: Int) -> CGFloat {
    place.isHorizontal ? 24 : rows[row].labelWidth + 22
  }

  private func across(_ row: Int) -> CGFloat {
    let before = rows[..<row].indices.reduce(0) { $0 + breadth(of: $1) }
    return diagram.nests.total + Self.firstGap + before + (place.isHorizontal ? 10 : 4)
  }

  // MARK: Drawing

  var elements: [ScreenElement] { lines.flatMap(extensions) + lines.flatMap(drawing) }

  /// Returns dotted lines from the boxes' edges to a line.
  private func extensions(of line: Line) -> [ScreenElement] {
    let end = across(line.row) + 5
    let breadths = diagram.nests.breadths
    var ends = [(line.to, line.span.toBox)]
    if line.from != line.to { ends.append((line.from, line.span.fromBox)) }
    return ends.map { along, box in
      .stroke(
        .line(from: place.point(at: along, breadths[box].end), to: place.point(at: along, end)),
        ConflictStyle.color(line.measure.kind).faded(by: 0.45),
        width: 0.75,
        dashes: [1.5, 2.5]
      )
    }
  }

  private func drawing(of line: Line) -> [ScreenElement] {
    let across = across(line.row)
    let color = ConflictStyle.color(line.measure.kind)
    var elements: [ScreenElement] = []
    if line.from != line.wanted {
      let from = place.point(at: line.from, across)
      let to = place.point(at: line.wanted, across)
      let dashes: [CGFloat] = line.measure.kind == .broken ? [4, 2.5] : []
      elements.append(.stroke(.line(from: from, to: to), color, width: 1.5, dashes: dashes))
      elements += [line.from, line.wanted].map { tick(at: $0, across, color) }
      elements += arrows(line, across, color)
    }
    if line.measure.kind == .broken, line.to != line.wanted {
      let from = place.point(at: line.to, across)
      let to = place.point(at: line.wanted, across)
      elements.append(.stroke(.line(from: from, to: to), ConflictStyle.excess, width: 4))
    }
    return elements + label(of: line, across, color)
  }

  private func tick(at along: CGFloat, _ across: CGFloat, _ color: Color) -> ScreenElement {
    .stroke(
      .line(from: place.point(at: along, across - 5), to: place.point(at: along, across + 5)),
      color,
      width: 1.25
    )
  }

  private func arrows(_ line: Line, _ across: CGFloat, _ color: Color) -> [ScreenElement] {
    guard abs(line.wanted - line.from) >= 16 else { return [] }
    let sign: CGFloat = line.wanted > line.from ? 1 : -1
    return [(line.from, sign), (line.wanted, -sign)].map { tip, direction in
      .fill(
        .path([
          .move(place.point(at: tip, across)),
          .line(place.point(at: tip + direction * 6, across - 3)),
          .line(place.point(at: tip + direction * 6, across + 3)), .close,
        ]),
        color
      )
    }
  }

  private func label(of line: Line, _ across: CGFloat, _ color: Color) -> [ScreenElement] {
    let textWidth = ConflictStyle.width(of: line.text, size: Self.textSize, weight: .semibold)
    let width = Self.discSize + (line.text.isEmpty ? 0 : textWidth + 4)
    let isPin = line.from == line.wanted && line.from == line.to
    let left =
      place.isHorizontal
      ? place.point(at: line.label, across)
      : place.point(at: line.label, across + (isPin ? -4 : 7))
    let plate = CGRect(x: left.x - 2, y: left.y - 8.5, width: width + 4, height: 17)
    let disc = ConflictStyle.disc(
      line.measure.number,
      color,
      at: CGPoint(x: left.x + Self.discSize / 2, y: left.y)
    )
    return [.fill(.rectangle(plate, cornerRadius: 8), .white)] + disc
      + (line.text.isEmpty
        ? []
        : [
          .line(
            line.text,
            at: CGPoint(x: left.x + Self.discSize + 4, y: left.y + 4),
            size: Self.textSize,
            weight: .semibold,
            color: color
          )
        ])
  }

  /// The red strip over the boxes between where the broken constraint ends and where it would, and its amount.
  var excess: (strip: [ScreenElement], amount: [ScreenElement]) {
    guard
      let line = lines.first(where: { $0.measure.kind == .broken && $0.to != $0.wanted })
    else { return ([], []) }
    let end = across(line.row)
    let strip = place.rect(
      from: place.point(at: line.to, -4),
      to: place.point(at: line.wanted, end)
    )
    let text = "\(decimalText(CGFloat(abs(line.span.wanted - line.span.to)))) pt"
    let width = ConflictStyle.width(of: text, size: Self.textSize, weight: .semibold)
    let point =
      place.isHorizontal
      ? CGPoint(x: max(place.origin.x, strip.midX - width / 2), y: strip.minY - 4)
      : CGPoint(x: strip.minX + 6, y: strip.midY + 4)
    let plate = CGRect(x: point.x - 2, y: point.y - 11, width: width + 4, height: 14)
    return (
      [.fill(.rectangle(strip), ConflictStyle.excess.faded(by: 0.14))],
      (place.isHorizontal ? [.fill(.rectangle(plate), .white)] : []) + [
        .line(
          text,
          at: point,
          size: Self.textSize,
          weight: .semibold,
          color: ConflictStyle.excess
        )
      ]
    )
  }
}
