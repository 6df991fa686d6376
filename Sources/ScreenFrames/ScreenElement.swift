public import Foundation
public import LayoutGeometry
package import LayoutText

/// An element to draw.
public indirect enum ScreenElement: Sendable, Hashable {
  /// Elements with a common offset and clip.
  case group(ElementGroup)
  /// A filled or stroked outline.
  case shape(Shape)
  /// One line of text.
  case text(TextRun)
}

/// The identity of an element, for ids and `data-` attributes.
public struct ElementTag: Sendable, Hashable {
  /// The element's path in the view tree, unique in its frame, or empty if it needs no name.
  ///
  /// There are dots between the parts: `table.row-3.title`.
  public var id: String
  /// The name or class of the view that it comes from, written as `data-view`.
  public var view: String?
  /// The role on the screen ("row", "check-circle", "touch-view"), written as `data-role`.
  public var role: String?
  /// The further facts, written as `data-NAME` in the order of their names.
  public var facts: ElementFacts

  /// The tag of an element that needs no name.
  package static let none = Self()

  package init(
    id: String = "",
    view: String? = nil,
    role: String? = nil,
    facts: ElementFacts = [:]
  ) {
    self.id = id
    self.view = view
    self.role = role
    self.facts = facts
  }
}

/// A filled or stroked outline.
public struct Shape: Sendable, Hashable {
  /// The identity of the shape.
  public var tag: ElementTag
  /// The outline.
  public var outline: Outline
  /// The fill, or `nil` for none.
  public var fill: Color?
  /// The colors of a gradient in the place of an even fill, or empty for none.
  public var gradient: [GradientStop] = []
  /// The course of the gradient, or `nil` from the top of the outline to its bottom.
  public var gradientCourse: GradientCourse?
  /// Whether parts of a path that go around each other in the same direction are all inside (the nonzero rule), and
  /// not every other one (the even-odd rule).
  public var fillsNonzero = false
  /// The stroke, or `nil` for none.
  public var stroke: Stroke?

  package init(_ tag: ElementTag, _ outline: Outline, fill: Color? = nil, stroke: Stroke? = nil) {
    self.tag = tag
    self.outline = outline
    self.fill = fill
    self.stroke = stroke
  }
}

/// A color of a gradient and its place; between two of them colors pass into each other.
public struct GradientStop: Sendable, Hashable {
  /// The place from 0, the beginning of the gradient, to 1, its end; beyond the outermost stops their colors go on.
  public var offset: Double
  /// The color.
  public var color: Color

  package init(_ offset: Double, _ color: Color) {
    self.offset = offset
    self.color = color
  }
}

/// The way of a gradient through a shape, in points of the enclosing group.
public enum GradientCourse: Sendable, Hashable {
  /// Along a line, with even colors across it.
  case line(from: CGPoint, to: CGPoint)
  /// Outward from a center, until an ellipse with two radii.
  case ellipse(center: CGPoint, radii: CGSize)
}

/// The geometry of a shape, in points of the enclosing group.
public enum Outline: Sendable, Hashable {
  /// A rectangle with circular corners, or square ones if the radius is 0.
  case rectangle(CGRect, cornerRadius: CGFloat = 0)
  /// A circle.
  case circle(center: CGPoint, radius: CGFloat)
  /// A straight line, which has no inside.
  case line(from: CGPoint, to: CGPoint)
  /// A path.
  case path([PathCommand])
}

/// A step of a path, in absolute coordinates.
public enum PathCommand: Sendable, Hashable {
  /// Begins a new part.
  case move(CGPoint)
  /// Adds a straight line from the current point.
  case line(CGPoint)
  /// Adds a cubic curve with two control points.
  case curve(CGPoint, CGPoint, to: CGPoint)
  /// Closes the part with a line back to its beginning.
  case close
}

/// A stroke of an outline.
public struct Stroke: Sendable, Hashable {
  /// The color.
  public var color: Color
  /// The width, in points.
  public var width: CGFloat
  /// The lengths of dashes and gaps, in points, empty for a solid line.
  public var dashes: [CGFloat]
  /// The distance into the dashes at which the line begins, in points.
  public var dashPhase: CGFloat = 0
  /// The form of the ends.
  public var cap: LineCap
  /// The form of the corners.
  public var join: LineJoin
  /// The greatest length of a mitred corner in widths of the line, beyond which it is cut off: 4, as in SVG, unless
  /// another was asked for.
  public var miterLimit: CGFloat = 4

  /// The form of the ends of a line.
  public enum LineCap: Sendable, Hashable {
    /// Cut off at the end.
    case butt
    /// With half a circle.
    case round
    /// Longer by half of the width.
    case square
  }

  /// The form of a corner of a line.
  public enum LineJoin: Sendable, Hashable {
    /// Pointed.
    case miter
    /// With a part of a circle.
    case round
    /// Cut off.
    case bevel
  }

  package init(_ color: Color, width: CGFloat, dashes: [CGFloat] = [], isRound: Bool = false) {
    self.color = color
    self.width = width
    self.dashes = dashes
    cap = isRound ? .round : .butt
    join = isRound ? .round : .miter
  }
}

/// A placed line of text.
public struct TextRun: Sendable, Hashable {
  /// The identity of the text.
  public var tag: ElementTag
  /// The characters, already cut to the width.
  public var string: String
  /// The start of the baseline: the left end of the line in both directions.
  public var origin: CGPoint
  /// The size of the font, in points.
  public var fontSize: CGFloat
  /// The size of the font in which the letters are set, if they are drawn larger or smaller than that.
  package var setSize: CGFloat?
  /// The weight of the font.
  public var weight: FontWeight
  /// The width that the layout gave the characters, in points.
  public var width: CGFloat
  /// The color.
  public var color: Color
  /// The glyphs with their places if fonts beside the scenario set some of the characters, or `nil`.
  package var shaped: ShapedLine?

  package init(
    _ tag: ElementTag,
    _ string: String,
    at origin: CGPoint,
    fontSize: CGFloat,
    weight: FontWeight = .regular,
    width: CGFloat,
    color: Color,
    shaped: ShapedLine? = nil
  ) {
    self.tag = tag
    self.string = string
    self.origin = origin
    self.fontSize = fontSize
    self.weight = weight
    self.width = width
    self.color = color
    self.shaped = shaped
  }
}
