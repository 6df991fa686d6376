import Foundation

/// A shape of a picture at its place on the page.
struct DrawnShape {
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
      let isGlyph = d.contains { $0.isLowercase }
      let numbers = PlayedFilm.numbers(d)
      commands = isGlyph ? d : d.filter(\.isLetter)
      let used = isGlyph ? Array(numbers.prefix(2)) : numbers
      points = stride(from: 0, to: used.count - 1, by: 2).map {
        CGPoint(x: used[$0], y: used[$0 + 1])
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

  /// Whether so little shows of it that a quarter of a point decides: at an edge, or hardly there.
  var isMarginal: Bool {
    let seen = box.intersection(clip)
    let isCut = seen.height < box.height - 1e-6 || seen.width < box.width - 1e-6
    let touchesEdge = box.insetBy(dx: 0.6, dy: 0.6).intersection(clip.insetBy(dx: 0.6, dy: 0.6))
      .isNull
    return isCut && min(seen.width, seen.height) < 0.6 || touchesEdge && !clip.contains(box)
      || opacity * alpha < 0.02
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
    for (one, two) in zip(points, other.points) {
      let (x, y) = ((one.x - two.x).magnitude, (one.y - two.y).magnitude)
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
  /// Returns the first difference from another picture that is more than a tolerance, in words, or `nil`.
  ///
  /// What shows by a hair at an edge may be missing in either.
  func difference(from other: [DrawnShape], tolerance: Double) -> String? {
    var mine = self[...]
    var theirs = other[...]
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
