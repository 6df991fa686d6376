public import Foundation

/// Elements with a common offset, matrix and clip.
public struct ElementGroup: Sendable, Hashable {
  /// What the group is.
  public var tag: ElementTag
  /// How far the coordinates of the children are moved.
  public var offset: CGPoint
  /// How these coordinates are turned, mirrored or stretched before they are moved.
  public var matrix: ElementMatrix
  /// The part that shows, in the children's coordinates; nil for all.
  public var clip: CGRect?
  /// The radius of the corners of that part; 0 for square ones.
  public var clipRadius: CGFloat
  /// The outline of that part where it is no rectangle, within `clip`; empty for one.
  public var clipPath: [PathCommand]
  /// How much of the elements shows, drawn together, of what is behind them: from 0 to 1 for all.
  public var opacity: Double
  /// The elements, back to front.
  public var children: [ScreenElement]

  /// Makes a group.
  public init(
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

/// How coordinates are turned, mirrored or stretched around their origin: (x, y) becomes
/// (a · x + c · y, b · x + d · y), as in SVG's `matrix(a b c d e f)`.
public struct ElementMatrix: Sendable, Hashable {
  /// How much x goes to the right with x.
  public var a: CGFloat
  /// How much y goes down with x.
  public var b: CGFloat
  /// How much x goes to the right with y.
  public var c: CGFloat
  /// How much y goes down with y.
  public var d: CGFloat

  /// What leaves everything as it is.
  public static let identity = Self(a: 1, b: 0, c: 0, d: 1)

  /// Makes a matrix.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
  }

  /// Returns where a point comes to lie.
  public func apply(_ point: CGPoint) -> CGPoint {
    CGPoint(x: a * point.x + c * point.y, y: b * point.x + d * point.y)
  }
}
