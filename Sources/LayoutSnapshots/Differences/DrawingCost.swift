import Foundation

/// The cost of drawing an SVG file, as far as that can grow beyond its length.
///
/// A golden of a few hundred bytes can keep librsvg busy for minutes: by a filter, by layers of the size of
/// the screen, by outlines that are used repeatedly, by dashes without number. A file with an element or
/// attribute that our writer does not write has no cost: it is not drawn at all.
package struct DrawingCost {
  /// The pixels of the picture at one pixel a point.
  private(set) var pixels = 0.0
  /// The number of groups that are drawn apart, to be clipped or to shine through.
  private(set) var layers = 0.0
  /// The bytes of all outlines, once for each use.
  private(set) var outlines = 0.0
  /// The approximate number of dashes.
  private(set) var dashes = 0.0

  /// Creates the cost of a file, or `nil` for one that our writer did not write.
  package init?(of file: [UInt8]) {
    guard MarkupCheck.fault(in: file) == nil else { return nil }
    let picture = PictureReader.read(file)
    guard let root = picture.first, root.isKind("svg") else { return nil }
    let indices = picture.idIndices()
    for (index, element) in picture.enumerated() {
      guard Self.isOurs(element, in: picture, indices, isRoot: index == 0) else { return nil }
      add(element)
      guard element.isKind("use") else { continue }
      guard let glyph = Self.glyph(of: element, in: picture, indices) else { return nil }
      outlines += Double(glyph["d"]?.utf8.count ?? 0)
    }
    pixels = Self.number(root["width"]) * Self.number(root["height"])
  }

  /// Returns whether a golden may be shown beside a new picture: our writer wrote it, and drawing it takes little more.
  package static func isBearable(_ golden: [UInt8], beside picture: [UInt8]) -> Bool {
    guard golden.count <= PictureDifference.sizeLimit(for: picture), let cost = Self(of: golden),
      let usual = Self(of: picture)
    else { return false }
    return cost.isBearable(beside: usual)
  }

  /// Returns whether drawing takes little more than drawing another picture, which is drawn in any case.
  package func isBearable(beside other: Self) -> Bool {
    // A tablet has some six times the points of the smallest phone.
    pixels <= 8 * other.pixels + 1e6
      && layers * pixels <= 4 * other.layers * other.pixels + 2e8
      && outlines <= 4 * other.outlines + 4e6
      && dashes <= 4 * other.dashes + 1e5
  }

  private mutating func add(_ element: PictureElement) {
    if ["clip-path", "mask", "opacity"].contains(where: { element[$0] != nil }) { layers += 1 }
    guard let pattern = element["stroke-dasharray"] else { return }
    let shortest = Self.numbers(in: pattern).min() ?? 0
    let names = [
      "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "width", "height", "d",
    ]
    let places = names.flatMap { Self.numbers(in: element[$0] ?? "") }
    let reach = places.map { abs($0) }.max() ?? 0
    dashes += Double(places.count + 1) * reach / max(shortest, 1e-6)
  }
}

extension DrawingCost {
  private static let kinds: Set<String> = [
    "circle", "clipPath", "defs", "desc", "g", "line", "linearGradient", "mask", "path",
    "radialGradient",
    "rect", "stop", "svg", "text", "title", "use",
  ]
  /// The attributes that our writer writes.
  static let attributes = Set(
    """
    clip-path clip-rule cx cy d direction fill fill-opacity fill-rule font-family font-size font-weight \
    fr fx fy gradientTransform gradientUnits height href id lengthAdjust mask maskUnits opacity r role rx ry spreadMethod stop-color stop-opacity stroke \
    stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor textLength transform viewBox width x x1 x2 \
    xml:space xmlns y y1 y2
    """
    .split(separator: " ").map(String.init)
  )

  private static func isOurs(
    _ element: PictureElement,
    in picture: Picture,
    _ indices: [ByteKey: Int],
    isRoot: Bool
  ) -> Bool {
    kinds.contains(element.kind) && isRoot == (element.kind == "svg")
      && element.attributes.allSatisfy { attribute in
        let name = attribute.name
        let isPaint = name == "fill" || name == "stroke"
        guard isPaint, attribute.value.contains("url") else {
          return attributes.contains(name) || name.hasPrefix("data-") || name.hasPrefix("aria-")
            || element.isKind("stop") && name == "offset"
        }
        // Of paint that is drawn elsewhere only gradients are ours.
        return name == "fill" && isGradient(attribute.value, in: picture, indices)
      }
  }

  /// Returns whether a paint is a gradient of the picture: `url(#ID)`.
  private static func isGradient(
    _ paint: String,
    in picture: Picture,
    _ indices: [ByteKey: Int]
  ) -> Bool {
    guard paint.hasPrefix("url(#"), paint.hasSuffix(")"),
      let index = indices[ByteKey(String(paint.dropFirst(5).dropLast()))]
    else { return false }
    return picture[index].isGradient
  }

  /// Returns the outline that an element uses, or `nil` if it uses none.
  private static func glyph(
    of use: PictureElement,
    in picture: Picture,
    _ indices: [ByteKey: Int]
  ) -> PictureElement? {
    guard let reference = use["href"], reference.hasPrefix("#"),
      let index = indices[ByteKey(String(reference.dropFirst()))], picture[index].isKind("path")
    else { return nil }
    return picture[index]
  }

  private static func number(_ text: String?) -> Double {
    text.flatMap { Double($0) }.flatMap { $0 > 0 ? $0 : nil } ?? 0
  }

  private static func numbers(in text: String) -> [Double] {
    text.split { !"0123456789.-+eE".contains($0) }.map { Double($0) ?? 1e9 }
  }
}
