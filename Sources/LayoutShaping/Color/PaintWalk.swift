#if Shaping
import Foundation
import LayoutGeometry

/// A walk through the paints of a glyph, back to front.
struct PaintWalk {
  /// The parts so far.
  private(set) var parts: [PaintedPart] = []
  /// The number of paints so far.
  private(set) var count = 0
  private let table: PaintTable

  /// The outline that is to be filled, and the change of its places.
  typealias Shape = (outline: UInt32, transform: CGAffineTransform)

  /// The greatest number of paints of a glyph, and of those within each other; fonts of emoji have some dozens.
  private static let limits = (count: 4_096, depth: 64)

  init(_ table: PaintTable) { self.table = table }

  /// Draws the paint at a place of the table.
  ///
  /// - Parameters:
  ///   - place: The place.
  ///   - transform: The change of places so far, y growing upward.
  ///   - shape: The outline that it fills, or `nil` for none so far.
  ///   - depth: The number of paints that it is in.
  /// - Throws: An error if the table is damaged, or has something that is not drawn.
  mutating func visit(
    _ place: Int,
    _ transform: CGAffineTransform,
    within shape: Shape?,
    depth: Int
  ) throws(PaintMistake) {
    count += 1
    guard depth < Self.limits.depth, count < Self.limits.count else { throw .damaged }
    let bytes = table.bytes
    let format = try bytes.number(place, bytes: 1)
    switch format {
    case 1:
      let first = try bytes.number(place + 2, bytes: 4)
      for index in 0..<(try bytes.number(place + 1, bytes: 1)) {
        try visit(try table.layer(first + index), transform, within: shape, depth: depth + 1)
      }
    case 2:
      let opacity = try bytes.fraction(place + 3)
      let color = try table.color(try bytes.number(place + 1, bytes: 2), opacity: opacity)
      try fill(shape, with: .color(color))
    case 4, 6:
      let reader = GradientReader(table, place, transform)
      let gradient = format == 4 ? try reader.line() : try reader.circles()
      // One whose course has no length draws nothing.
      if let gradient { try fill(shape, with: .gradient(gradient)) }
    case 8: throw .unsupported("sweep gradients")
    case 10:
      guard shape == nil else { throw .unsupported("outlines within outlines") }
      let outline = UInt32(try bytes.number(place + 4, bytes: 2))
      try visit(try inner(place), transform, within: (outline, transform), depth: depth + 1)
    case 11:
      let root = try table.root(of: try bytes.number(place + 1, bytes: 2))
      try visit(root, transform, within: shape, depth: depth + 1)
    case 32:
      let mode = try bytes.number(place + 4, bytes: 1)
      guard mode == 3 else { throw .unsupported("composite modes other than 'source over'") }
      let backdrop = place + (try bytes.number(place + 5, bytes: 3))
      try visit(backdrop, transform, within: shape, depth: depth + 1)
      try visit(try inner(place), transform, within: shape, depth: depth + 1)
    case let format where format < 32 && format % 2 == 1: throw .unsupported("variations")
    default:
      let change = try PaintTransform.read(bytes, place, format: format)
      let whole = change.concatenating(transform)
      try visit(try inner(place), whole, within: shape, depth: depth + 1)
    }
  }

  /// Returns the place of the paint that one contains.
  private func inner(_ place: Int) throws(PaintMistake) -> Int {
    place + (try table.bytes.number(place + 1, bytes: 3))
  }

  private mutating func fill(
    _ shape: Shape?,
    with fill: PaintedPart.Fill
  ) throws(PaintMistake) {
    guard let shape else { throw .unsupported("paints without an outline") }
    parts.append(PaintedPart(outline: shape.outline, transform: shape.transform, fill: fill))
  }
}

/// A namespace for the changes of places among paints.
private enum PaintTransform {
  /// Returns the change that a paint makes for those in it, y growing upward.
  static func read(
    _ bytes: TableBytes,
    _ place: Int,
    format: Int
  ) throws(PaintMistake) -> CGAffineTransform {
    /// Returns a change around the center whose coordinates are at a place.
    func around(
      _ center: Int,
      _ change: CGAffineTransform
    ) throws(PaintMistake) -> CGAffineTransform {
      let (x, y) = (try bytes.coordinate(center), try bytes.coordinate(center + 2))
      return CGAffineTransform(translationX: -x, y: -y).concatenating(change)
        .concatenating(CGAffineTransform(translationX: x, y: y))
    }
    func turn(_ place: Int) throws(PaintMistake) -> Double { try bytes.fraction(place) * .pi }
    let first = place + 4
    switch format {
    case 12:
      let start = place + (try bytes.number(first, bytes: 3))
      return CGAffineTransform(
        a: try bytes.fixed(start),
        b: try bytes.fixed(start + 4),
        c: try bytes.fixed(start + 8),
        d: try bytes.fixed(start + 12),
        tx: try bytes.fixed(start + 16),
        ty: try bytes.fixed(start + 20)
      )
    case 14:
      let (x, y) = (try bytes.coordinate(first), try bytes.coordinate(first + 2))
      return CGAffineTransform(translationX: x, y: y)
    case 16, 18:
      let (x, y) = (try bytes.fraction(first), try bytes.fraction(first + 2))
      let scale = CGAffineTransform(scaleX: x, y: y)
      return format == 16 ? scale : try around(first + 4, scale)
    case 20, 22:
      let factor = try bytes.fraction(first)
      let scale = CGAffineTransform(scaleX: factor, y: factor)
      return format == 20 ? scale : try around(first + 2, scale)
    case 24, 26:
      let rotation = CGAffineTransform(rotationAngle: try turn(first))
      return format == 24 ? rotation : try around(first + 2, rotation)
    case 28, 30:
      let (x, y) = (tan(try turn(first)), tan(try turn(first + 2)))
      let skew = CGAffineTransform(a: 1, b: y, c: -x, d: 1, tx: 0, ty: 0)
      return format == 28 ? skew : try around(first + 4, skew)
    default: throw .damaged
    }
  }
}
#endif
