import Foundation
import LayoutGeometry
import LayoutText

extension FrameBody {
  /// Writes the gradients of a glyph's layers, each under the name that `name` has for the layer's number.
  func writeGradients(
    of outline: GlyphOutline,
    to file: inout SVGBuffer,
    named name: (Int) -> String
  ) {
    for (index, layer) in outline.layers.enumerated() {
      guard let gradient = layer.gradient else { continue }
      file.write(gradient, id: name(index))
    }
  }

  /// Returns the name of a gradient: that of its glyph with another letter, and the number of its layer.
  ///
  /// No view has such a name (``Identifiers``), and no glyph, as names of glyphs begin otherwise.
  func nameOfGradient(_ layer: Int, ofGlyph id: String) -> String {
    let digits = String(layer, radix: 16, uppercase: true)
    return "\(identifiers.prefix)p\(id.dropFirst())\(layer < 16 ? "0" : "")\(digits)"
  }
}

extension SVGBuffer {
  fileprivate mutating func write(_ gradient: GlyphGradient, id: String) {
    let element: StaticString =
      switch gradient.course {
      case .line: "linearGradient"
      case .circles: "radialGradient"
      }
    literal("<")
    literal(element)
    attribute("id", word: id)
    attribute("gradientUnits", word: "userSpaceOnUse")
    switch gradient.course {
    case .line(let start, let end):
      place("x1", start.x)
      place("y1", start.y)
      place("x2", end.x)
      place("y2", end.y)
    case .circles(let inner, let outer):
      place("cx", outer.center.x)
      place("cy", outer.center.y)
      place("r", outer.radius)
      if inner.center != outer.center {
        place("fx", inner.center.x)
        place("fy", inner.center.y)
      }
      if inner.radius > 0 { place("fr", inner.radius) }
    }
    if gradient.spread != .pad { attribute("spreadMethod", word: gradient.spread.rawValue) }
    let transform = gradient.transform
    if transform != .identity {
      literal(" gradientTransform=\"matrix(")
      for factor in [transform.a, transform.b, transform.c, transform.d] {
        decimal(Self.count(factor, unit: 1e6), unit: 1_000_000)
        raw(UInt8(ascii: " "))
      }
      number(Self.thousandths(transform.tx))
      raw(UInt8(ascii: " "))
      number(Self.thousandths(transform.ty))
      literal(")\"")
    }
    literal(">\n")
    for stop in gradient.stops {
      literal("<stop")
      attribute("offset", Self.thousandths(stop.offset))
      attribute("stop-color", word: stop.color.hexadecimal)
      attribute("stop-opacity", Self.thousandths(stop.color.opacity), unless: 1000)
      literal("/>\n")
    }
    literal("</")
    literal(element)
    literal(">\n")
  }

  private mutating func place(_ name: StaticString, _ value: CGFloat) {
    attribute(name, Self.thousandths(value))
  }

  private static func thousandths(_ value: CGFloat) -> Thousandths {
    Thousandths(rawValue: count(value, unit: 1000))
  }

  /// Returns the number of units nearest to a value: font units have some thousands, and damaged fonts more.
  private static func count(_ value: CGFloat, unit: CGFloat) -> Int64 {
    Int64((max(-1e9, min(1e9, value)) * unit).rounded())
  }
}
