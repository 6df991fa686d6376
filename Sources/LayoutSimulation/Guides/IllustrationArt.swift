import Foundation
package import LayoutCapture
import LayoutGeometry
package import ScreenFrames

/// A drawing of the marks of findings.
package struct IllustrationArt {
  private let marks: [Illustration]
  private let prefix: String

  /// The colors of ghosts, in turn.
  private static let ghostColors = [Color(rgb: 0x0A60D0), Color(rgb: 0xB3480F)]
  private static let outlineColor = Color(rgb: 0xD70015)
  private static let measureColor = Color(rgb: 0x8944AB)
  /// The distance of measures of one direction from each other, in points.
  private static let lane: CGFloat = 18

  /// Creates the drawing of marks, whose ids begin with a prefix.
  package init(of marks: [Illustration], tagged prefix: String) {
    self.marks = marks.filter(\.rect.isFinite)
    self.prefix = prefix
  }

  /// Returns the marks in window coordinates; their words join the labels of `guides`.
  package func elements(in guides: inout GuideArt) -> [ScreenElement] {
    marks.enumerated().map { index, mark in
      let tag = ElementTag(id: "\(prefix).\(index + 1)", role: mark.kind.rawValue)
      return element(of: mark, tag, &guides)
    }
  }

  private func element(
    of mark: Illustration,
    _ tag: ElementTag,
    _ guides: inout GuideArt
  ) -> ScreenElement {
    switch mark.kind {
    case .ghost:
      let place = marks.filter { $0.kind == .ghost }.firstIndex(of: mark) ?? 0
      let color = Self.ghostColors[place % Self.ghostColors.count]
      return rectangle(
        mark,
        tag,
        color,
        fill: 0.2,
        place % 2 == 0 ? .topRight : .bottomRight,
        &guides
      )
    case .outlined: return rectangle(mark, tag, Self.outlineColor, fill: 0.08, .topRight, &guides)
    case .hatched:
      let hatch = Hatching.element(in: mark.rect)
      // Words would hide a small part.
      let place: GuideArt.LabelPlace = mark.rect.width < 100 ? .bottomRight : .middle
      return .group(
        ElementGroup(
          .none,
          children: [hatch, rectangle(mark, tag, HitColors.covered, fill: 0, place, &guides)]
        )
      )
    case .measure: return measure(mark, tag, &guides)
    }
  }

  private func rectangle(
    _ mark: Illustration,
    _ tag: ElementTag,
    _ color: Color,
    fill: Double,
    _ place: GuideArt.LabelPlace,
    _ guides: inout GuideArt
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

  private func measure(
    _ mark: Illustration,
    _ tag: ElementTag,
    _ guides: inout GuideArt
  ) -> ScreenElement {
    func isLevel(_ rect: CGRect) -> Bool { rect.width >= rect.height }
    let isHorizontal = isLevel(mark.rect)
    let others = marks.filter { $0.kind == .measure && isLevel($0.rect) == isHorizontal }
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
