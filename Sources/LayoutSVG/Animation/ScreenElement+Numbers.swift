import Foundation
import LayoutGeometry
import ScreenFrames

extension ScreenElement {
  /// Refuses numbers that a file cannot hold, before anything is computed from them.
  func checkNumbers() throws(UnwritableNumber) {
    switch self {
    case .group(let group):
      try Self.check([group.offset.x, group.offset.y], of: "translate")
      let matrix = group.matrix
      try Self.check([matrix.a, matrix.b, matrix.c, matrix.d], of: "matrix")
      if let clip = group.clip { try Self.check(clip, of: "clip-path") }
      try Self.check([group.clipRadius], of: "rx")
      try Self.check(group.clipPath, of: "clip-path")
      try Self.check([group.opacity], of: "opacity")
      if let mask = group.mask { try Self.check(mask) }
    case .shape(let shape): try Self.check(shape)
    case .text(let run):
      try Self.check([run.origin.x], of: "x")
      try Self.check([run.origin.y], of: "y")
      try Self.check([run.fontSize], of: "font-size")
      try Self.check([run.width], of: "width")
    }
  }

  private static func check(_ shape: Shape) throws(UnwritableNumber) {
    try check(shape.outline)
    if let stroke = shape.stroke { try check([stroke.width], of: "stroke-width") }
    switch shape.gradientCourse {
    case nil: break
    case .line(let start, let end):
      try check([start.x, start.y, end.x, end.y], of: "gradient")
    case .ellipse(let center, let radii):
      try check([center.x, center.y, radii.width, radii.height], of: "gradient")
    }
  }

  private static func check(_ outline: Outline) throws(UnwritableNumber) {
    switch outline {
    case .rectangle(let rect, let radius):
      try check(rect, of: "rect")
      try check([radius], of: "rx")
    case .circle(let center, let radius):
      try check([center.x], of: "cx")
      try check([center.y], of: "cy")
      try check([radius], of: "r")
    case .line(let start, let end): try check([start.x, start.y, end.x, end.y], of: "line")
    case .path(let commands): try check(commands, of: "d")
    }
  }

  private static func check(_ rect: CGRect, of name: String) throws(UnwritableNumber) {
    try check([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height], of: name)
  }

  private static func check(
    _ commands: [PathCommand],
    of name: String
  ) throws(UnwritableNumber) {
    for command in commands {
      switch command {
      case .move(let point), .line(let point): try check([point.x, point.y], of: name)
      case .curve(let first, let second, let end):
        try check([first.x, first.y, second.x, second.y, end.x, end.y], of: name)
      case .close: break
      }
    }
  }

  private static func check(
    _ numbers: [CGFloat],
    of name: String
  ) throws(UnwritableNumber) {
    for number in numbers { _ = try Thousandths(number, of: name) }
  }
}
