import Foundation
import LayoutGeometry
import LayoutSimulation
import LayoutText
import ScreenFrames

/// A drawing of annotations at their places, in colors that stand out from their ground.
struct AnnotationArt {
  /// A part of the drawing, with the area that it lies in.
  struct Part {
    let area: CGRect
    let elements: [ScreenElement]

    /// Returns the part of a line, or of a bracket, that none of some areas hides.
    func cut(by covers: [ScreenCover]) -> Self {
      // As wide as the heads of its arrows.
      Self(area: area, elements: covers.cut(elements, around: area.insetBy(dx: -5, dy: -5)))
    }
  }

  /// The length of the dashes at the open end of a bracket.
  private static let openLength: CGFloat = 12

  private let look: PosterStyle
  /// The color of lines, discs and boxes.
  let accent: Color
  /// The color of numbers on discs.
  private let onAccent: Color
  /// The color of words beside screens and below them.
  private let ink: Color
  /// The glow around lines, so that they show on rows of any color.
  let halo: Color

  init(on ground: PictureGround) {
    let isDark = ground.style == .dark
    look = PosterStyle(style: ground.style)
    accent = ground.ink(isDark ? Color(rgb: 0x8AB4F8) : Color(rgb: 0x0B57D0))
    onAccent = (isDark ? Color(rgb: 0x10244A) : .white).readable(on: accent)
    ink = ground.ink(look.text)
    halo = (ground.isUsual ? isDark ? .black : .white : ground.color).faded(by: 0.85)
  }

  /// Returns all that annotates a screen, back to front.
  func parts(of layout: AnnotationLayout) -> [Part] {
    var parts = outlines(on: layout)
    parts += layout.tracks.map { part(line(of: $0.track), of: $0.track, to: layout.size) }
    // No line cuts the dot of another way.
    parts += layout.tracks.map {
      part(look.track.dots(of: $0.track), of: $0.track, to: layout.size)
    }
    parts += layout.brackets.map { bracket in
      Part(area: bracket.area, elements: self.bracket(bracket))
        .cut(by: layout.covers[bracket.index] ?? [])
    }
    parts += layout.arrows.map { arrow in
      Part(
        area: CGRect(around: arrow.points),
        elements: line(through: arrow.points, heads: [false, true])
      )
    }
    for measure in layout.measures {
      let covers = layout.covers[measure.index] ?? []
      parts += measure.extensions.map {
        let area = CGRect(around: [$0.from, $0.to])
        let line = [thin(from: $0.from, to: $0.to)].cut(
          by: layout.texts(along: area),
          in: area.insetBy(dx: -2, dy: -2)
        )
        return Part(area: area, elements: line).cut(by: covers)
      }
      parts.append(
        Part(
          area: CGRect(around: [measure.from, measure.to]),
          elements: line(through: [measure.from, measure.to], heads: [true, true])
        )
        .cut(by: covers)
      )
    }
    parts += layout.labels.map { Part(area: CGRect(around: $0.route), elements: leader(of: $0)) }
    // A point has no outline.
    parts += layout.things.filter { $0.area.size == .zero }.map {
      Part(area: $0.area, elements: [dot(at: $0.area.origin)])
    }
    parts += layout.labels.map { Part(area: $0.box, elements: [label($0)]) }
    return parts.filter { !$0.elements.isEmpty }
  }

  // MARK: Lines

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
  private func line(through points: [CGPoint], heads: [Bool]) -> [ScreenElement] {
    var commands = points.enumerated().map { index, point in
      index == 0 ? PathCommand.move(point) : .line(point)
    }
    let lines = points.segments
    if heads[0], let first = lines.first { commands += Self.head(at: first.from, from: first.to) }
    if heads[1], let last = lines.last { commands += Self.head(at: last.to, from: last.from) }
    return strokes(.path(commands), width: 1.5)
  }

  /// Returns the head of an arrow at the end of a line.
  private static func head(at tip: CGPoint, from start: CGPoint) -> [PathCommand] {
    let (dx, dy) = (tip.x - start.x, tip.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0 else { return [] }
    let size = min(5, length / 3)
    let (ux, uy) = (dx / length * size, dy / length * size)
    let base = CGPoint(x: tip.x - ux, y: tip.y - uy)
    return [
      .move(CGPoint(x: base.x - uy * 0.7, y: base.y + ux * 0.7)), .line(tip),
      .line(CGPoint(x: base.x + uy * 0.7, y: base.y - ux * 0.7)),
    ]
  }

  /// Returns a bracket, with dashes at an end beyond which its rows go on.
  private func bracket(_ bracket: AnnotationLayout.Bracket) -> [ScreenElement] {
    let tick = bracket.x + (bracket.isLeft ? 6 : -6)
    let (top, bottom) = (bracket.range.lowerBound + 0.75, bracket.range.upperBound - 0.75)
    let fade = max(0, min(Self.openLength, (bottom - top) / 3))
    func point(_ y: CGFloat) -> CGPoint { CGPoint(x: bracket.x, y: y) }
    let (start, end) = (point(top), point(max(top, bottom)))
    let (upper, lower) = (point(top + fade), point(max(top, bottom) - fade))
    var path = [bracket.isOpenAtTop ? upper : start, bracket.isOpenAtBottom ? lower : end]
    var open: [Outline] = []
    if bracket.isOpenAtTop {
      open.append(.line(from: upper, to: start))
    } else {
      path.insert(CGPoint(x: tick, y: top), at: 0)
    }
    if bracket.isOpenAtBottom {
      open.append(.line(from: lower, to: end))
    } else {
      path.append(CGPoint(x: tick, y: end.y))
    }
    let commands = path.enumerated().map { index, point in
      index == 0 ? PathCommand.move(point) : .line(point)
    }
    return strokes(.path(commands), width: 1.5)
      + open.map { .stroke($0, accent, width: 1.5, dashes: [2, 3]) }
  }

  /// Returns what is drawn of the way of a finger, as far as it is in what is shown.
  private func part(_ elements: [ScreenElement], of track: DrawnTrack, to size: CGSize) -> Part {
    let screen = CGRect(origin: .zero, size: size)
    guard !elements.isEmpty, !(track.points + track.fingers).allSatisfy(screen.contains) else {
      return Part(area: screen, elements: elements)
    }
    let clipped = ElementGroup(.none, clip: screen, children: elements)
    return Part(area: screen, elements: [.group(clipped)])
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
    func line(to end: CGPoint) -> Outline {
      guard label.route.count > 2 else { return .line(from: start, to: end) }
      let corners = label.route.dropFirst().dropLast().map { PathCommand.line($0) }
      return .path([.move(start)] + corners + [.line(end)])
    }
    let accented = ScreenElement.stroke(line(to: end), accent, width: 1)
    // A line or a bracket needs no dot, and a point has its own.
    if label.target.width > 0, label.target.height > 0 {
      return [.stroke(line(to: end), halo, width: 2.5), accented, dot(at: end)]
    }
    // The glow ends before the line that is meant, which it would cut.
    let last = label.route[label.route.count - 2].approaching(end, upTo: 1.75)
    return [.stroke(line(to: last), halo, width: 2.5), accented]
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
          color: ink,
          shaped: line.seen.map {
            GlyphTable.place($0, of: line.string, font: AnnotationLabel.font(with: nil))
          }
        )
      )
    }
  }
}

extension AnnotationLayout.Bracket {
  fileprivate var area: CGRect {
    CGRect(x: x, y: range.lowerBound, width: 0, height: range.upperBound - range.lowerBound)
  }
}

extension CGRect {
  /// Creates the smallest area with all of some points, without a size for none.
  init(around points: [CGPoint]) {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let origin = CGPoint(x: xs.min() ?? 0, y: ys.min() ?? 0)
    let size = CGSize(width: (xs.max() ?? 0) - origin.x, height: (ys.max() ?? 0) - origin.y)
    self.init(origin: origin, size: size)
  }
}

extension CGPoint {
  /// Returns the point of the line to an end that is at a distance from that, or the end if the line is shorter.
  fileprivate func approaching(_ end: CGPoint, upTo distance: CGFloat) -> CGPoint {
    let (dx, dy) = (x - end.x, y - end.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > distance else { return end }
    return CGPoint(x: end.x + dx / length * distance, y: end.y + dy / length * distance)
  }
}
