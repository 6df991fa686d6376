import Foundation
import LayoutCapture
import LayoutGeometry
package import LayoutSimulation
package import ScreenFrames

extension ScreenFrame {
  /// Returns the screen with the marks of a finding over it.
  ///
  /// What lies off the screen is shown beside it, at most 120 points of it.
  package func illustrated(by marks: [Illustration]) -> ScreenFrame {
    let screen = CGRect(origin: .zero, size: size)
    let reach = screen.insetBy(dx: -120, dy: -120)
    let marks = marks.filter(\.rect.isFinite)
    let canvas = marks.reduce(screen) { canvas, mark in
      let seen = mark.rect.intersection(reach)
      return seen.isNull ? canvas : canvas.union(seen.insetBy(dx: -4, dy: -4))
    }
    let area = canvas == screen ? screen : canvas.insetBy(dx: -8, dy: -8)
    var art = FindingArt(in: area.insetBy(dx: 3, dy: 3))
    let drawings = marks.map { art.element(of: $0, among: marks) }
    return ScreenFrame(
      name: name,
      size: area.size,
      scale: scale,
      time: time,
      elements: [
        .page(area.size, Color(rgb: 0xF2F2F7)),
        .group(
          ElementGroup(
            ElementTag(id: "screen", role: "screen"),
            offset: CGPoint(x: -area.minX, y: -area.minY),
            clip: screen,
            children: elements
          )
        ),
        .group(
          ElementGroup(
            ElementTag(id: "finding", role: "finding"),
            offset: CGPoint(x: -area.minX, y: -area.minY),
            clip: area,
            children: drawings + art.labels
          )
        ),
      ]
    )
  }
}

/// A drawing of marks, whose words keep clear of each other.
private struct FindingArt {
  private var guides: GuideArt
  private var count = 0

  /// The colors of ghosts, in turn.
  private static let ghostColors = [Color(rgb: 0x0A60D0), Color(rgb: 0xB3480F)]
  private static let outlineColor = Color(rgb: 0xD70015)
  private static let measureColor = Color(rgb: 0x8944AB)
  /// The distance of measures of one direction from each other, in points.
  private static let lane: CGFloat = 18

  init(in area: CGRect) { guides = GuideArt(in: area, avoiding: []) }

  /// The words of what was drawn, over all of it.
  var labels: [ScreenElement] { guides.labels }

  mutating func element(of mark: Illustration, among all: [Illustration]) -> ScreenElement {
    count += 1
    let tag = ElementTag(id: "finding.\(count)", role: mark.kind.rawValue)
    switch mark.kind {
    case .ghost:
      let place = all.filter { $0.kind == .ghost }.firstIndex(of: mark) ?? 0
      let color = Self.ghostColors[place % Self.ghostColors.count]
      return rectangle(mark, tag, color, fill: 0.2, place % 2 == 0 ? .topRight : .bottomRight)
    case .outlined: return rectangle(mark, tag, Self.outlineColor, fill: 0.08, .topRight)
    case .hatched:
      let hatch = Hatching.element(in: mark.rect)
      // Words would hide a small part.
      let place: GuideArt.LabelPlace = mark.rect.width < 100 ? .bottomRight : .middle
      return .group(
        ElementGroup(
          .none,
          children: [hatch, rectangle(mark, tag, HitColors.covered, fill: 0, place)]
        )
      )
    case .measure: return measure(mark, tag, among: all)
    }
  }

  private mutating func rectangle(
    _ mark: Illustration,
    _ tag: ElementTag,
    _ color: Color,
    fill: Double,
    _ place: GuideArt.LabelPlace
  ) -> ScreenElement {
    let outline = Outline.rectangle(mark.rect)
    let base: [ScreenElement] = fill > 0 ? [.fill(outline, color.faded(by: fill))] : []
    let line: ScreenElement
    if mark.label.isEmpty {
      line = .stroke(outline, color, width: 1.5)
    } else {
      line = guides.rectangle(mark.rect, tag: tag, name: mark.label, color: color, label: place)
    }
    let solid: [ScreenElement] =
      mark.kind == .ghost ? [] : [.stroke(outline, color, width: 1.5)]
    return .group(ElementGroup(.none, children: base + solid + [line]))
  }

  private mutating func measure(
    _ mark: Illustration,
    _ tag: ElementTag,
    among all: [Illustration]
  ) -> ScreenElement {
    func isLevel(_ rect: CGRect) -> Bool { rect.width >= rect.height }
    let isHorizontal = isLevel(mark.rect)
    let others = all.filter { $0.kind == .measure && isLevel($0.rect) == isHorizontal }
    let lane = CGFloat(others.firstIndex(of: mark) ?? 0) - CGFloat(others.count - 1) / 2
    let rect = mark.rect
    let across = lane * Self.lane
    let (start, end) =
      isHorizontal
      ? (
        CGPoint(x: rect.minX, y: rect.midY + across), CGPoint(x: rect.maxX, y: rect.midY + across)
      )
      : (
        CGPoint(x: rect.midX + across, y: rect.minY), CGPoint(x: rect.midX + across, y: rect.maxY)
      )
    return guides.dimension(
      from: start,
      to: end,
      tag: tag,
      text: mark.label.isEmpty ? nil : mark.label,
      color: Self.measureColor
    )
  }
}
