import Foundation
import LayoutGeometry
import LayoutText
import ScreenFrames

/// A drawing of annotations at their places, in the colors of a light or a dark page.
struct AnnotationArt {
  let style: InterfaceStyle

  private var look: PosterStyle { PosterStyle(style: style) }
  /// The color of lines, discs and boxes.
  private var accent: Color { style == .dark ? Color(rgb: 0x8AB4F8) : Color(rgb: 0x0B57D0) }
  /// The color of numbers on discs.
  private var onAccent: Color { style == .dark ? Color(rgb: 0x10244A) : .white }
  /// The glow around lines, so that they show on rows of any color.
  private var halo: Color { (style == .dark ? Color.black : .white).faded(by: 0.85) }

  /// Returns all that annotates a screen, back to front.
  func elements(of layout: AnnotationLayout) -> [ScreenElement] {
    var elements = layout.things.flatMap { outline(of: $0.area) }
    elements += layout.tracks.flatMap { clipped(line(of: $0.track), of: $0.track, to: layout.size) }
    // No line cuts the dot of another way.
    elements += layout.tracks.flatMap {
      clipped(look.track.dots(of: $0.track), of: $0.track, to: layout.size)
    }
    elements += layout.brackets.flatMap(bracket)
    elements += layout.arrows.flatMap { line(from: $0.from, to: $0.to, heads: [false, true]) }
    for measure in layout.measures {
      elements += measure.extensions.map { thin(from: $0.from, to: $0.to) }
      elements += line(from: measure.from, to: measure.to, heads: [true, true])
    }
    elements += layout.labels.flatMap(leader)
    // A point has no outline.
    elements += layout.things.filter { $0.area.size == .zero }.map { dot(at: $0.area.origin) }
    return elements + layout.labels.map(label)
  }

  // MARK: Lines

  private func outline(of area: CGRect) -> [ScreenElement] {
    guard area.width > 0, area.height > 0 else { return [] }
    let outline = Outline.rectangle(area.insetBy(dx: 0.75, dy: 0.75), cornerRadius: 4)
    return strokes(outline, width: 1.5)
  }

  private func strokes(_ outline: Outline, width: CGFloat) -> [ScreenElement] {
    [
      .stroke(outline, halo, width: width + 2, isRound: true),
      .stroke(outline, accent, width: width, isRound: true),
    ]
  }

  private func thin(from start: CGPoint, to end: CGPoint) -> ScreenElement {
    .stroke(.line(from: start, to: end), accent, width: 0.75, dashes: [3, 2])
  }

  /// Returns a line with arrow heads at its beginning and its end, as long as there is room for them.
  private func line(from start: CGPoint, to end: CGPoint, heads: [Bool]) -> [ScreenElement] {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    var commands: [PathCommand] = [.move(start), .line(end)]
    let size = min(5, length / 3)
    if length > 0 {
      let (ux, uy) = (dx / length * size, dy / length * size)
      for (hasHead, tip, sign) in [(heads[0], start, 1.0), (heads[1], end, -1.0)] where hasHead {
        let base = CGPoint(x: tip.x + ux * sign, y: tip.y + uy * sign)
        commands += [
          .move(CGPoint(x: base.x - uy * 0.7, y: base.y + ux * 0.7)), .line(tip),
          .line(CGPoint(x: base.x + uy * 0.7, y: base.y - ux * 0.7)),
        ]
      }
    }
    return strokes(.path(commands), width: 1.5)
  }

  private func bracket(_ bracket: AnnotationLayout.Bracket) -> [ScreenElement] {
    let tick = bracket.x + (bracket.isLeft ? 6 : -6)
    let (top, bottom) = (bracket.range.lowerBound + 0.75, bracket.range.upperBound - 0.75)
    var path = [CGPoint(x: bracket.x, y: top), CGPoint(x: bracket.x, y: max(top, bottom))]
    if !bracket.isOpenAtTop { path.insert(CGPoint(x: tick, y: top), at: 0) }
    if !bracket.isOpenAtBottom { path.append(CGPoint(x: tick, y: max(top, bottom))) }
    let commands = path.enumerated().map { index, point in
      index == 0 ? PathCommand.move(point) : .line(point)
    }
    return strokes(.path(commands), width: 1.5)
  }

  /// Returns what is drawn of the way of a finger, as far as it is in what is shown.
  private func clipped(
    _ elements: [ScreenElement],
    of track: DrawnTrack,
    to size: CGSize
  ) -> [ScreenElement] {
    let screen = CGRect(origin: .zero, size: size)
    guard !elements.isEmpty, !(track.points + track.fingers).allSatisfy(screen.contains) else {
      return elements
    }
    return [.group(ElementGroup(.none, clip: screen, children: elements))]
  }

  /// Returns the line of a finger's way: from top to bottom as on a poster, else as it went.
  private func line(of track: DrawnTrack) -> [ScreenElement] {
    guard !track.isStraight else { return look.track.lines(of: track) }
    var commands = track.points.enumerated().map { index, point in
      index == 0 ? PathCommand.move(point) : .line(point)
    }
    let (start, end) = (track.points[track.points.count - 2], track.points[track.points.count - 1])
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = max((dx * dx + dy * dy).squareRoot(), 1)
    let (ux, uy) = (dx / length * 5, dy / length * 5)
    commands += [
      .move(CGPoint(x: end.x - ux - uy * 0.8, y: end.y - uy + ux * 0.8)), .line(end),
      .line(CGPoint(x: end.x - ux + uy * 0.8, y: end.y - uy - ux * 0.8)),
    ]
    return [
      .stroke(.path(commands), look.track.halo, width: 4.5, isRound: true),
      .stroke(.path(commands), look.track.color, width: 2, isRound: true),
    ]
  }

  // MARK: Labels

  private func leader(of label: AnnotationLabel) -> [ScreenElement] {
    guard let start = label.route.first, let end = label.route.last else { return [] }
    let corners = label.route.dropFirst().map { PathCommand.line($0) }
    let line =
      corners.count == 1
      ? Outline.line(from: start, to: end) : Outline.path([.move(start)] + corners)
    let strokes: [ScreenElement] = [
      .stroke(line, halo, width: 2.5), .stroke(line, accent, width: 1),
    ]
    // A line or a bracket needs no dot, and a point has its own.
    return label.target.width > 0 ? strokes + [dot(at: end)] : strokes
  }

  private func dot(at point: CGPoint) -> ScreenElement {
    .shape(
      Shape(
        .none,
        .circle(center: point, radius: 2.5),
        fill: accent,
        stroke: Stroke(halo, width: 1)
      )
    )
  }

  private func label(_ label: AnnotationLabel) -> ScreenElement {
    let children: [ScreenElement]
    switch label.content {
    case .number(let number): children = disc(number, in: label.box)
    case .words(let lines): children = words(lines, of: label)
    }
    let tag = ElementTag(id: "annotation-\(label.index + 1)", role: "annotation")
    return .group(ElementGroup(tag, children: children))
  }

  /// Returns a number on a disc that fills a box.
  func disc(_ number: Int, in box: CGRect) -> [ScreenElement] {
    let text = "\(number)"
    let size: CGFloat = number > 99 ? 10 : 13
    let font = Font.systemFont(ofSize: size, weight: .semibold)
    let width = TextMetrics.width(of: text, font: font)
    let disc = Shape(
      .none,
      .circle(center: CGPoint(x: box.midX, y: box.midY), radius: box.width / 2 - 1),
      fill: accent,
      stroke: Stroke(halo, width: 1)
    )
    let run = TextRun(
      .none,
      text,
      at: CGPoint(x: box.midX - width / 2, y: box.midY + size * 0.36),
      fontSize: size,
      weight: .semibold,
      width: width,
      color: onAccent
    )
    return [.shape(disc), .text(run)]
  }

  private func words(_ lines: [TextLine], of label: AnnotationLabel) -> [ScreenElement] {
    let box = label.box
    let frame = Shape(
      .none,
      .rectangle(box.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 5),
      fill: look.page,
      stroke: Stroke(accent, width: 1)
    )
    let back: [ScreenElement] = label.isBeside ? [] : [.shape(frame)]
    let left = box.minX + AnnotationLabel.margin.width
    return back
      + text(lines, at: CGPoint(x: left, y: box.minY + AnnotationLabel.margin.height))
  }

  /// Returns lines of text below a point.
  func text(_ lines: [TextLine], at point: CGPoint) -> [ScreenElement] {
    lines.enumerated().map { index, line in
      let y = point.y + 13 + CGFloat(index) * AnnotationLabel.lineHeight
      return .text(
        TextRun(
          .none,
          line.string,
          at: CGPoint(x: point.x, y: y),
          fontSize: AnnotationLabel.fontSize,
          width: line.width,
          color: look.text,
          shaped: line.seen.map {
            GlyphTable.place($0, of: line.string, font: AnnotationLabel.font(with: nil))
          }
        )
      )
    }
  }
}
