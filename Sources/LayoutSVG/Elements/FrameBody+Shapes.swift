import Foundation
import ScreenFrames

extension Outline {
  /// The SVG element that draws the outline.
  var elementName: String {
    switch self {
    case .rectangle: "rect"
    case .circle: "circle"
    case .line: "line"
    case .path: "path"
    }
  }
}

extension FrameBody {
  mutating func write(_ shape: Shape) throws(UnwritableNumber) {
    let id = shape.tag.id.isEmpty ? nil : identifiers.claim(shape.tag.id)
    let gradient = try writeGradient(of: shape)
    output.raw(UInt8(ascii: "<"))
    output.raw(shape.outline.elementName)
    writeTag(shape.tag, id: id)
    let hasInside: Bool
    switch shape.outline {
    case .rectangle(let rect, let radius):
      try writeGeometry(rect, cornerRadius: radius)
      hasInside = true
    case .circle(let center, let radius):
      output.attribute("cx", try Thousandths(center.x, of: "cx"), unless: 0)
      output.attribute("cy", try Thousandths(center.y, of: "cy"), unless: 0)
      output.attribute("r", max(try Thousandths(radius, of: "r"), 0))
      hasInside = true
    case .line(let start, let end):
      output.attribute("x1", try Thousandths(start.x, of: "x1"), unless: 0)
      output.attribute("y1", try Thousandths(start.y, of: "y1"), unless: 0)
      output.attribute("x2", try Thousandths(end.x, of: "x2"), unless: 0)
      output.attribute("y2", try Thousandths(end.y, of: "y2"), unless: 0)
      hasInside = false
    case .path(let commands):
      try writePath(commands)
      hasInside = true
    }
    if hasInside { try writeFill(of: shape, gradient: gradient) }
    if let stroke = shape.stroke { try writeStroke(stroke, of: shape.outline) }
    output.literal("/>\n")
  }

  /// Writes the place of a rectangle, with a radius that keeps the corners circular.
  mutating func writeGeometry(_ rect: CGRect, cornerRadius: CGFloat) throws(UnwritableNumber) {
    // Not `standardized`, which moves an infinite or undefined rectangle to another place.
    let x = rect.origin.x + min(rect.size.width, 0)
    let y = rect.origin.y + min(rect.size.height, 0)
    let width = abs(rect.size.width)
    let height = abs(rect.size.height)
    output.attribute("x", try Thousandths(x, of: "x"), unless: 0)
    output.attribute("y", try Thousandths(y, of: "y"), unless: 0)
    output.attribute("width", try Thousandths(width, of: "width"))
    output.attribute("height", try Thousandths(height, of: "height"))
    let radius = try Thousandths(cornerRadius, of: "rx")
    if radius > 0 {
      let largest = try Thousandths(min(width, height) / 2, of: "rx")
      output.attribute("rx", min(radius, largest), unless: 0)
    }
  }

  mutating func writePath(_ commands: [PathCommand]) throws(UnwritableNumber) {
    output.literal(" d=\"")
    for command in commands {
      switch command {
      case .move(let point):
        output.raw(UInt8(ascii: "M"))
        try writePoint(point)
      case .line(let point):
        output.raw(UInt8(ascii: "L"))
        try writePoint(point)
      case .curve(let first, let second, let end):
        output.raw(UInt8(ascii: "C"))
        try writePoint(first)
        output.raw(UInt8(ascii: " "))
        try writePoint(second)
        output.raw(UInt8(ascii: " "))
        try writePoint(end)
      case .close:
        output.raw(UInt8(ascii: "Z"))
      }
    }
    output.raw(UInt8(ascii: "\""))
  }

  private mutating func writePoint(_ point: CGPoint) throws(UnwritableNumber) {
    output.number(try Thousandths(point.x, of: "d"))
    output.raw(UInt8(ascii: " "))
    output.number(try Thousandths(point.y, of: "d"))
  }
}

// MARK: Paint

extension FrameBody {
  /// Writes the fill, black too: a color that a reader sees is a color that the file says.
  private mutating func writeFill(
    of shape: Shape,
    gradient: String?
  ) throws(UnwritableNumber) {
    if let gradient {
      output.attribute("fill", word: "url(#\(gradient))")
    } else if let fill = shape.fill {
      try output.paint("fill", fill, opacity: "fill-opacity")
    } else {
      output.attribute("fill", word: "none")
      return
    }
    if case .path = shape.outline, !shape.fillsNonzero {
      output.attribute("fill-rule", word: "evenodd")
    }
  }

  /// Writes the gradient that fills a shape before the shape, and returns its id, or `nil` if it has none.
  ///
  /// Without a course offsets are shares of the shape's height, so that the gradient is the same wherever the shape is.
  private mutating func writeGradient(of shape: Shape) throws(UnwritableNumber) -> String? {
    guard !shape.gradient.isEmpty else { return nil }
    let id = identifiers.claim(shape.tag.id.isEmpty ? "gradient" : "\(shape.tag.id).gradient")
    let element: StaticString
    switch shape.gradientCourse {
    case nil:
      element = "linearGradient"
      openGradient(element, id: id)
      output.literal(" x2=\"0\" y2=\"1\"")
    case .line(let start, let end):
      element = "linearGradient"
      openGradient(element, id: id)
      output.attribute("gradientUnits", word: "userSpaceOnUse")
      output.attribute("x1", try Thousandths(start.x, of: "x1"))
      output.attribute("y1", try Thousandths(start.y, of: "y1"))
      output.attribute("x2", try Thousandths(end.x, of: "x2"))
      output.attribute("y2", try Thousandths(end.y, of: "y2"))
    case .ellipse(let center, let radii):
      element = "radialGradient"
      openGradient(element, id: id)
      output.attribute("gradientUnits", word: "userSpaceOnUse")
      if radii.width == radii.height {
        output.attribute("cx", try Thousandths(center.x, of: "cx"))
        output.attribute("cy", try Thousandths(center.y, of: "cy"))
        output.attribute("r", max(try Thousandths(radii.width, of: "r"), 0))
      } else {
        output.literal(" cx=\"0\" cy=\"0\" r=\"1\" gradientTransform=\"matrix(")
        output.number(try Thousandths(radii.width, of: "r"))
        output.literal(" 0 0 ")
        output.number(try Thousandths(radii.height, of: "r"))
        for place in [center.x, center.y] {
          output.raw(UInt8(ascii: " "))
          output.number(try Thousandths(place, of: "r"))
        }
        output.literal(")\"")
      }
    }
    output.literal(">\n")
    for stop in shape.gradient {
      output.literal("<stop")
      let offset = try Thousandths(stop.offset, of: "offset")
      output.attribute("offset", min(max(offset, 0), 1000))
      try output.paint("stop-color", stop.color, opacity: "stop-opacity")
      output.literal("/>\n")
    }
    output.literal("</")
    output.literal(element)
    output.literal(">\n")
    return id
  }

  private mutating func openGradient(_ element: StaticString, id: String) {
    output.literal("<")
    output.literal(element)
    output.attribute("id", word: id)
  }

  private mutating func writeStroke(
    _ stroke: Stroke,
    of outline: Outline
  ) throws(UnwritableNumber) {
    try output.paint("stroke", stroke.color, opacity: "stroke-opacity")
    let width = max(try Thousandths(stroke.width, of: "stroke-width"), 0)
    output.attribute("stroke-width", width, unless: 1000)
    switch stroke.cap {
    case .butt: break
    case .round: output.attribute("stroke-linecap", word: "round")
    case .square: output.attribute("stroke-linecap", word: "square")
    }
    switch stroke.join {
    case .miter:
      if case .path = outline {
        let limit = max(try Thousandths(stroke.miterLimit, of: "stroke-miterlimit"), 1000)
        output.attribute("stroke-miterlimit", limit, unless: 4000)
      }
    case .round: output.attribute("stroke-linejoin", word: "round")
    case .bevel: output.attribute("stroke-linejoin", word: "bevel")
    }
    guard !stroke.dashes.isEmpty else { return }
    output.literal(" stroke-dasharray=\"")
    for (position, dash) in stroke.dashes.enumerated() {
      if position > 0 { output.raw(UInt8(ascii: " ")) }
      output.number(max(try Thousandths(dash, of: "stroke-dasharray"), 0))
    }
    output.raw(UInt8(ascii: "\""))
    let phase = try Thousandths(stroke.dashPhase, of: "stroke-dashoffset")
    output.attribute("stroke-dashoffset", phase, unless: 0)
  }
}
