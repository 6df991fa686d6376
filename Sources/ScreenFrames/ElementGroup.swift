public import Foundation

/// A group of elements with a common offset, matrix and clip.
public struct ElementGroup: Sendable, Hashable {
  /// The identity of the group.
  public var tag: ElementTag
  /// The distance by which the coordinates of the children are moved.
  public var offset: CGPoint
  /// The matrix by which these coordinates are turned, mirrored or stretched before they are moved.
  public var matrix: ElementMatrix
  /// The part that shows, in the children's coordinates, or `nil` for all.
  public var clip: CGRect?
  /// The radius of the corners of that part, 0 for square ones.
  public var clipRadius: CGFloat
  /// The outline of that part within `clip`, empty for a rectangle.
  public var clipPath: [PathCommand]
  /// Whether that outline counts by the even-odd rule, and not by the nonzero one.
  public var clipsEvenOdd = false
  /// The shape whose opacity at each point is that of the elements there, in the children's coordinates, or `nil` for
  /// none; its colors do not count, and outside of it nothing shows.
  public var mask: Shape?
  /// The opacity of the elements drawn together, from 0 to 1.
  public var opacity: Double
  /// The elements, back to front.
  public var children: [ScreenElement]

  package init(
    _ tag: ElementTag,
    offset: CGPoint = .zero,
    matrix: ElementMatrix = .identity,
    clip: CGRect? = nil,
    clipRadius: CGFloat = 0,
    clipPath: [PathCommand] = [],
    opacity: Double = 1,
    children: [ScreenElement]
  ) {
    self.tag = tag
    self.offset = offset
    self.matrix = matrix
    self.clip = clip
    self.clipRadius = clipRadius
    self.clipPath = clipPath
    self.opacity = opacity
    self.children = children
  }
}

/// A matrix that turns, mirrors or stretches coordinates around their origin.
///
/// (x, y) becomes (a · x + c · y, b · x + d · y), as in SVG's `matrix(a b c d e f)`.
public struct ElementMatrix: Sendable, Hashable {
  /// The distance to the right per x.
  public var a: CGFloat
  /// The distance down per x.
  public var b: CGFloat
  /// The distance to the right per y.
  public var c: CGFloat
  /// The distance down per y.
  public var d: CGFloat

  /// The matrix that leaves everything as it is.
  package static let identity = Self(a: 1, b: 0, c: 0, d: 1)

  package init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
  }

  /// Returns the place of a point after the change.
  package func apply(_ point: CGPoint) -> CGPoint {
    CGPoint(x: a * point.x + c * point.y, y: b * point.x + d * point.y)
  }
}
