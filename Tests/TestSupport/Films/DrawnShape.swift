import Foundation

/// A shape of a picture at its place on the page.
package struct DrawnShape {
  /// The properties of paint that elements have from those around them.
  static let paintNames = [
    "fill", "fill-opacity", "stroke", "stroke-opacity", "stroke-width", "stroke-linecap",
    "stroke-dasharray",
  ]

  let name: String
  /// The points of the outline, and of a glyph its beginning.
  let points: [CGPoint]
  /// The commands of a path without their numbers, or a glyph.
  let commands: String
  let paint: [String: String]
  let opacity: Double
  let clip: CGRect
  let box: CGRect
  /// The heights at its upper and lower end that are behind others or beyond what shows.
  private var hidden = (top: 0.0, bottom: 0.0)
  /// Whether it is a ground of which nothing is seen.
  private var isBehind = false

  init(
    _ name: String,
    _ properties: [String: String],
    _ transform: AffineTransform,
    _ paint: [String: String],
    opacity: Double,
    clip: CGRect
  ) {
    (self.name, self.opacity, self.clip) = (name, opacity, clip)
    func number(_ name: String) -> Double {
      properties[name].flatMap { PlayedFilm.numbers($0).first } ?? 0
    }
    var points: [CGPoint] = []
    var commands = ""
    switch name {
    case "rect":
      let rect = CGRect(
        x: number("x"),
        y: number("y"),
        width: number("width"),
        height: number("height")
      )
      points = [
        rect.origin, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
        CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX + number("rx"), y: rect.minY),
      ]
    case "circle":
      let center = CGPoint(x: number("cx"), y: number("cy"))
      let radius = number("r")
      points = [
        CGPoint(x: center.x - radius, y: center.y - radius),
        CGPoint(x: center.x + radius, y: center.y + radius),
      ]
    case "line":
      points = [
        CGPoint(x: number("x1"), y: number("y1")), CGPoint(x: number("x2"), y: number("y2")),
      ]
    default:
      let d = properties["d"] ?? ""
      let isGlyph = d.utf8.contains { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }
      let numbers = PlayedFilm.numbers(d, first: isGlyph ? 2 : .max)
      commands = isGlyph ? d : d.filter(\.isLetter)
      points = stride(from: 0, to: numbers.count - 1, by: 2).map {
        CGPoint(x: numbers[$0], y: numbers[$0 + 1])
      }
      // The size of a glyph.
      if isGlyph, let first = points.first {
        points.append(CGPoint(x: first.x + 1000, y: first.y + 1000))
      }
    }
    self.points = points.map(transform.transform)
    self.commands = commands
    self.paint = paint
    let xs = self.points.map(\.x)
    let ys = self.points.map(\.y)
    let origin = CGPoint(x: xs.min() ?? 0, y: ys.min() ?? 0)
    box = CGRect(
      x: origin.x,
      y: origin.y,
      width: (xs.max() ?? 0) - origin.x,
      height: (ys.max() ?? 0) - origin.y
    )
  }

  /// Whether it lies on the page and in all parts that show.
  var isSeen: Bool { box.insetBy(dx: -0.001, dy: -0.001).intersects(clip) }

  /// Whether so little shows of it that a quarter of a point decides: at an edge, behind others, or hardly there.
  var isMarginal: Bool {
    let seen = box.intersection(clip)
    let isCut = seen.height < box.height - 1e-6 || seen.width < box.width - 1e-6
    let touchesEdge = box.insetBy(dx: 0.6, dy: 0.6).intersection(clip.insetBy(dx: 0.6, dy: 0.6))
      .isNull
    return isBehind || isCut && min(seen.width, seen.height) < 0.6
      || touchesEdge && !clip.contains(box)
      || opacity * alpha < 0.02
  }

  /// Whether it is a rectangle without round corners.
  private var isGround: Bool {
    name == "rect" && points[4] == points[0] && points[0].y == points[1].y
  }

  /// The part in which nothing behind it is seen, if it hides anything; keys are exact to a hundredth of the opacity.
  private var cover: CGRect? {
    guard isGround, opacity > 0.99, paint["fill-opacity"] ?? "1" == "1" else { return nil }
    guard let fill = paint["fill"], fill.hasPrefix("#") || fill.hasPrefix("rgb") else { return nil }
    return box.intersection(clip)
  }

  /// Takes note of what hides the ends of a ground.
  fileprivate mutating func hideEnds(behind others: ArraySlice<Self>) {
    guard isGround else { return }
    hidden = (max(0, clip.minY - box.minY), max(0, box.maxY - clip.maxY))
    let seen = box.intersection(clip)
    for cover in others.compactMap(\.cover)
    where cover.minX <= seen.minX + 0.3 && cover.maxX >= seen.maxX - 0.3 {
      if cover.minY <= seen.minY + 0.3, cover.maxY >= seen.maxY - 0.3 { isBehind = true }
      if cover.minY <= seen.minY + 0.3 { hidden.top = max(hidden.top, cover.maxY - box.minY) }
      if cover.maxY >= seen.maxY - 0.3 { hidden.bottom = max(hidden.bottom, box.maxY - cover.minY) }
    }
  }

  /// Returns how far an edge is from that of another shape, as far as that is seen.
  private func distance(_ index: Int, _ other: Self) -> CGFloat {
    let way = points[index].y - other.points[index].y
    guard isGround, other.isGround, way != 0 else { return way.magnitude }
    let isTop = index < 2 || index == 4
    // The longer one goes on behind something.
    let longer = (way < 0) == isTop ? self : other
    return max(0, way.magnitude - (isTop ? longer.hidden.top : longer.hidden.bottom))
  }

  private var alpha: Double {
    func part(_ name: String, _ opacity: String) -> Double {
      guard let color = paint[name], color != "none" else { return 0 }
      return paint[opacity].flatMap { Double($0) } ?? 1
    }
    return max(part("fill", "fill-opacity"), part("stroke", "stroke-opacity"))
  }

  /// Returns the difference from another shape that is more than a tolerance, in words, or `nil`.
  func difference(from other: Self, tolerance: Double) -> String? {
    guard name == other.name, commands == other.commands, points.count == other.points.count else {
      return "\(name) is \(other.name)"
    }
    for (index, (one, two)) in zip(points, other.points).enumerated() {
      let (x, y) = ((one.x - two.x).magnitude, distance(index, other))
      if x > tolerance || y > tolerance { return "\(name) at \(one) is \(x), \(y) pt from \(two)" }
    }
    if (opacity - other.opacity).magnitude > 0.02 {
      return "\(name): opacity \(opacity), \(other.opacity)"
    }
    for key in Self.paintNames {
      guard let one = paint[key], let two = other.paint[key] else {
        if paint[key] ?? Self.usual(key) == other.paint[key] ?? Self.usual(key) { continue }
        return "\(name): \(key) \(paint[key] ?? "-"), \(other.paint[key] ?? "-")"
      }
      if one == two { continue }
      let isColor = one.hasPrefix("#") || one.hasPrefix("rgb")
      let from = isColor ? PlayedFilm.color(one) : PlayedFilm.numbers(one)
      let to = isColor ? PlayedFilm.color(two) : PlayedFilm.numbers(two)
      let slack = isColor ? 3 : 0.06
      let isClose =
        from.count == to.count && zip(from, to).allSatisfy { ($0 - $1).magnitude <= slack }
      if !isClose { return "\(name): \(key) \(one), \(two)" }
    }
    return nil
  }

  private static func usual(_ key: String) -> String {
    key.hasSuffix("opacity") || key == "stroke-width" ? "1" : "none"
  }
}

extension [DrawnShape] {
  /// The shapes, which know what hides their ends.
  private var withHiddenEnds: Self {
    var shapes = self
    for index in indices { shapes[index].hideEnds(behind: self[(index + 1)...]) }
    return shapes
  }

  /// Returns the first difference from another picture that is more than a tolerance, in words, or `nil`.
  ///
  /// What shows by a hair at an edge may be missing in either.
  package func difference(from other: [DrawnShape], tolerance: Double) -> String? {
    var mine = withHiddenEnds[...]
    var theirs = other.withHiddenEnds[...]
    while true {
      guard let one = mine.first, let two = theirs.first else {
        return (mine + theirs).first { !$0.isMarginal }.map { "\($0.name) at \($0.box) is alone" }
      }
      guard let words = one.difference(from: two, tolerance: tolerance) else {
        mine.removeFirst()
        theirs.removeFirst()
        continue
      }
      if one.isMarginal {
        mine.removeFirst()
      } else if two.isMarginal {
        theirs.removeFirst()
      } else {
        return words
      }
    }
  }
}
