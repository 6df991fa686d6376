import Foundation
import LayoutCapture
import LayoutConsole
import LayoutGeometry
import ScreenFrames

/// A pair of bars one above the other: what the constraints ask for, and what there is; the rest is in red.
struct ConflictBars {
  private let measures: [ConflictSketch.Measure]
  private let excess: Double
  private let isSurplus: Bool
  private let width: CGFloat

  private static let height: CGFloat = 26

  init(_ sketch: ConflictSketch, width: CGFloat) {
    measures = sketch.measures.filter { abs($0.amount) > 1e-9 }
    excess = sketch.excess
    isSurplus = sketch.isSurplus
    self.width = width
  }

  /// Returns the bars from a place down, and the height that they take.
  func elements(at origin: CGPoint) -> (elements: [ScreenElement], height: CGFloat) {
    let asked = measures.filter { $0.amount > 0 }
    let there = measures.filter { $0.amount < 0 }
    let total = asked.reduce(0) { $0 + $1.amount }
    guard total > 0 else { return ([], 0) }
    let scale = width / CGFloat(total)
    var elements: [ScreenElement] = []
    var y = origin.y
    let headings = isSurplus ? ["there is", "asked for"] : ["asked for", "there is"]
    for (parts, heading) in zip([asked, there], headings) {
      let sum = parts.reduce(0) { $0 + abs($1.amount) }
      let words = parts.map(\.amountText).joined(separator: " + ")
      let equation =
        parts.isEmpty ? "0" : words == amount(sum) ? words : "\(words) = \(amount(sum))"
      elements.append(
        .line(
          "\(heading): \(equation) pt",
          at: CGPoint(x: origin.x, y: y + 11),
          size: 11.5,
          color: ConflictStyle.secondaryText,
          room: width - 110
        )
      )
      y += 17
      elements += bar(parts, at: CGPoint(x: origin.x, y: y), scale)
      y += Self.height + 10
    }
    elements += overhang(at: CGPoint(x: origin.x, y: y - Self.height - 10), total, scale)
    return (elements, y - origin.y)
  }

  private func bar(
    _ parts: [ConflictSketch.Measure],
    at origin: CGPoint,
    _ scale: CGFloat
  ) -> [ScreenElement] {
    var x = origin.x
    var elements: [ScreenElement] = []
    for part in parts {
      let rect = CGRect(
        x: x,
        y: origin.y,
        width: CGFloat(abs(part.amount)) * scale,
        height: Self.height
      )
      let color = ConflictStyle.color(part.kind)
      elements.append(
        .shape(
          Shape(
            .none,
            .rectangle(rect, cornerRadius: min(4, rect.width / 2)),
            fill: color.faded(by: 0.13),
            stroke: Stroke(color, width: 1, dashes: part.kind == .broken ? [4, 2] : [])
          )
        )
      )
      elements += Self.label(of: part, color, in: rect)
      x = rect.maxX
    }
    guard parts.isEmpty else { return elements }
    let end = CGPoint(x: origin.x, y: origin.y + Self.height)
    return [.stroke(.line(from: origin, to: end), ConflictStyle.secondaryText, width: 2)]
  }

  private static func label(
    of part: ConflictSketch.Measure,
    _ color: Color,
    in rect: CGRect
  ) -> [ScreenElement] {
    let width = ConflictStyle.width(of: part.amountText, size: 12, weight: .semibold)
    let isWhole = width + 30 < rect.width
    guard isWhole || rect.width >= 17 else { return [] }
    let left = rect.midX - (isWhole ? (width + 20) / 2 : 7.5)
    let disc = ConflictStyle.disc(part.number, color, at: CGPoint(x: left + 7.5, y: rect.midY))
    guard isWhole else { return disc }
    return disc + [
      .line(
        part.amountText,
        at: CGPoint(x: left + 20, y: rect.midY + 4.3),
        size: 12,
        weight: .semibold,
        color: color
      )
    ]
  }

  /// Returns the part that is missing in the lower bar.
  private func overhang(at origin: CGPoint, _ total: Double, _ scale: CGFloat) -> [ScreenElement] {
    let start = origin.x + CGFloat(total - excess) * scale
    let rect = CGRect(
      x: start,
      y: origin.y,
      width: CGFloat(excess) * scale,
      height: Self.height
    )
    let text = "\(amount(excess)) pt \(isSurplus ? "left over" : "missing")"
    let width = ConflictStyle.width(of: text, size: 12, weight: .semibold)
    let isInside = width + 8 < rect.width
    // Beside the heading of the bar if there is no room inside.
    let point =
      isInside
      ? CGPoint(x: rect.midX - width / 2, y: rect.midY + 4.3)
      : CGPoint(x: rect.maxX - width, y: rect.minY - 6)
    return [
      .fill(.rectangle(rect, cornerRadius: min(3, rect.width / 2)), ConflictStyle.excess),
      .line(
        text,
        at: point,
        size: 12,
        weight: .semibold,
        color: isInside ? .white : ConflictStyle.excess
      ),
    ]
  }

  private func amount(_ number: Double) -> String { decimalText(CGFloat(number)) }
}
