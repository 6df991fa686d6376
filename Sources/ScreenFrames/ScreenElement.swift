public import Foundation
public import LayoutGeometry

/// One thing to draw.
public indirect enum ScreenElement: Sendable, Hashable {
  /// Elements with a common offset and clip.
  case group(ElementGroup)
  /// A filled or stroked outline.
  case shape(Shape)
  /// One line of text.
  case text(TextRun)
}

/// What an element is, for ids and `data-` attributes.
public struct ElementTag: Sendable, Hashable {
  /// The element's path in the view tree with dots between the parts, `table.row-3.title`, unique in
  /// its frame; empty where nobody needs to name the element.
  public var id: String
  /// The name or class of the view that it comes from, written as `data-view`.
  public var view: String?
  /// What it is on the screen ("row", "check-circle", "touch-view"), written as `data-role`.
  public var role: String?
  /// Further facts, written as `data-NAME` in the order of their names.
  public var facts: ElementFacts

  /// An element that nobody needs to name.
  public static let none = Self()

  /// Makes a tag.
  public init(
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
  /// What the shape is.
  public var tag: ElementTag
  /// The outline.
  public var outline: Outline
  /// The fill; nil for none.
  public var fill: Color?
  /// The stroke; nil for none.
  public var stroke: Stroke?

  /// Makes a shape.
  public init(
    _ tag: ElementTag,
    _ outline: Outline,
    fill: Color? = nil,
    stroke: Stroke? = nil
  ) {
    self.tag = tag
    self.outline = outline
    self.fill = fill
    self.stroke = stroke
  }
}

/// The geometry of a shape, in points of the enclosing group.
public enum Outline: Sendable, Hashable {
  /// A rectangle with circular corners; radius 0 for square ones.
  case rectangle(CGRect, cornerRadius: CGFloat)
  /// A circle.
  case circle(center: CGPoint, radius: CGFloat)
  /// A straight line; it has no inside.
  case line(from: CGPoint, to: CGPoint)
  /// A path, filled by the even-odd rule.
  case path([PathCommand])
}

/// A step of a path, in absolute coordinates.
public enum PathCommand: Sendable, Hashable {
  /// Begins a new part.
  case move(CGPoint)
  /// A straight line from where the path is.
  case line(CGPoint)
  /// A cubic curve with two control points.
  case curve(CGPoint, CGPoint, to: CGPoint)
  /// Back to where the part began.
  case close
}

/// How an outline is stroked.
public struct Stroke: Sendable, Hashable {
  /// The color.
  public var color: Color
  /// The width, in points.
  public var width: CGFloat
  /// The lengths of dashes and gaps, in points; empty for a solid line.
  public var dashes: [CGFloat]
  /// Whether ends and corners are round; they are square and mitred otherwise.
  public var isRound: Bool

  /// Makes a stroke.
  public init(_ color: Color, width: CGFloat, dashes: [CGFloat] = [], isRound: Bool = false) {
    self.color = color
    self.width = width
    self.dashes = dashes
    self.isRound = isRound
  }
}

/// One line of text, placed.
public struct TextRun: Sendable, Hashable {
  /// What the text is.
  public var tag: ElementTag
  /// The characters, already cut to the width where they did not fit.
  public var string: String
  /// Where the baseline begins: the left end of the line in both directions.
  public var origin: CGPoint
  /// The size of the font, in points.
  public var fontSize: CGFloat
  /// The weight of the font.
  public var weight: FontWeight
  /// The width that the layout gave the characters, in points.
  public var width: CGFloat
  /// The color.
  public var color: Color

  /// Makes a line of text.
  public init(
    _ tag: ElementTag,
    _ string: String,
    at origin: CGPoint,
    fontSize: CGFloat,
    weight: FontWeight = .regular,
    width: CGFloat,
    color: Color
  ) {
    self.tag = tag
    self.string = string
    self.origin = origin
    self.fontSize = fontSize
    self.weight = weight
    self.width = width
    self.color = color
  }
}
