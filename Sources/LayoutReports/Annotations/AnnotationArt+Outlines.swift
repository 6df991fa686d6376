import Foundation
import LayoutCapture
import LayoutGeometry
import LayoutSimulation
import ScreenFrames

// The outlines of things that numbers and words are about.
extension AnnotationArt {
  /// A pen for outlines.
  private struct Pen {
    let color: Color
    let width: CGFloat
    /// Whether it draws beside texts alone.
    var sparesTexts = false

    func stroke(_ outline: Outline) -> ScreenElement {
      .stroke(outline, color, width: width, isRound: true)
    }
  }

  /// Returns the outlines of all things: first the glow of each, which lies on no text, so that none lies on an outline.
  func outlines(on layout: AnnotationLayout) -> [Part] {
    [Pen(color: halo, width: 3.5, sparesTexts: true), Pen(color: accent, width: 1.5)].flatMap {
      pen in
      layout.things.compactMap { thing in
        let outline = outline(of: thing.area, thing.round, pen, on: layout)
        guard !outline.isEmpty else { return nil }
        let lines = (layout.covers[thing.index] ?? []).cut(outline, around: thing.area)
        let elements = pen.sparesTexts ? lines.cut(by: layout, around: thing.area) : lines
        return Part(area: thing.area, elements: elements)
      }
    }
  }

  /// Returns the outline of a thing: along its edges inside, or around one with round corners, of which it covers nothing.
  ///
  /// Where a corner of the screen cuts the thing off, the outline follows that, and none lies on the body of a device.
  private func outline(
    of area: CGRect,
    _ round: RoundedArea?,
    _ pen: Pen,
    on layout: AnnotationLayout
  ) -> [ScreenElement] {
    guard area.width > 0, area.height > 0 else { return [] }
    let isInside = round?.hasNeighbors ?? true
    let distance = isInside ? -0.75 : 1.75
    var radii = round?.radii.map { $0 > 4 ? $0 + distance : 4 } ?? CornerRadii(4)
    if let round, round.isCapsule, round.radii.single != nil {
      // Also with room around the sign in it.
      radii = CornerRadii(min(area.width, area.height) / 2 + distance)
    }
    func outline(of area: CGRect) -> Outline {
      .rectangle(area.insetBy(dx: -distance, dy: -distance), radii: radii)
    }
    guard let glass = layout.glass else { return [pen.stroke(outline(of: area))] }
    let seen = area.intersection(glass.rect)
    guard seen.width > 0, seen.height > 0 else { return [] }
    let (isCut, hasBody) = (glass.cuts(seen), layout.surroundings.size != layout.size)
    let reach = seen.insetBy(dx: -distance - 1.75, dy: -distance - 1.75)
    guard isCut || hasBody && !glass.rect.holds(reach) else {
      return [pen.stroke(outline(of: seen))]
    }
    let edge = Outline.path(glass.path(inset: 0.75))
    let within = seen.insetBy(dx: min(0, -distance), dy: min(0, -distance))
    // Not beyond round corners of the thing itself.
    let corners = round == nil ? [] : [PathCommand].roundRectangle(within, radii: radii)
    let corner = ElementGroup(.none, clip: within, clipPath: corners, children: [pen.stroke(edge)])
    let strokes = [pen.stroke(outline(of: seen))] + (isCut ? [.group(corner)] : [])
    return [
      .group(
        ElementGroup(.none, clip: glass.rect, clipPath: glass.path(inset: 0), children: strokes)
      )
    ]
  }
}

extension [ScreenElement] {
  /// Returns lines along the edges of a thing as far as they lie on no text.
  fileprivate func cut(by layout: AnnotationLayout, around thing: CGRect) -> Self {
    let (outer, inner) = (thing.insetBy(dx: -4, dy: -4), thing.insetBy(dx: 3, dy: 3))
    let texts = layout.texts.filter { $0.intersects(outer) && !inner.holds($0) }.map(\.integral)
    return cut(by: texts, in: outer)
  }

  /// Returns lines in an area as far as they lie on no text.
  func cut(by texts: [CGRect], in outer: CGRect) -> Self {
    var (lines, texts) = (self, texts)
    while !texts.isEmpty {
      // Those that lie apart are cut out at once.
      var apart: [CGRect] = []
      texts.removeAll { text in
        guard !apart.contains(where: text.intersects) else { return false }
        apart.append(text)
        return true
      }
      let room = apart.reduce(outer) { $0.union($1) }
      var group = ElementGroup(
        .none,
        clip: room,
        clipPath: ([room] + apart).flatMap { ScreenOutline(rect: $0, radius: 0).path },
        children: lines
      )
      group.clipsEvenOdd = true
      lines = [.group(group)]
    }
    return lines
  }
}

extension AnnotationLayout {
  /// The distance from a text within which a thin line would touch its letters.
  private static let letterGap: CGFloat = 2

  /// Returns the texts that a thin line along an area would touch, with room around them.
  func texts(along area: CGRect) -> [CGRect] {
    let screen = CGRect(origin: .zero, size: size)
    return texts.map { $0.intersection(screen) }.filter { !$0.isNull }
      .map { $0.insetBy(dx: -Self.letterGap, dy: 0).integral }.filter(area.touches)
  }
}
