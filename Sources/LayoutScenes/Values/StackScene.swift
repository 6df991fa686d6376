public import Foundation
public import LayoutDiagnostics
public import LayoutGeometry
public import LayoutText

/// A stack view in front of the table, in the table's superview.
public struct StackScene: Sendable, Hashable {
  /// Which way the views follow each other.
  public var axis: Axis
  /// How the length is divided.
  public var distribution: Distribution = .fill
  /// Where the views lie across.
  public var alignment: Alignment = .fill
  /// The least space between two views.
  public var spacing: CGFloat = 0
  /// The views, from the first.
  public var views: [StackedView]
  /// Where the stack is; of a stack in a stack that one decides.
  public var place: Place = Place()
  /// Where the file describes the stack; nil for a stack that comes from code.
  public var mark: SourceMark?

  /// Makes a stack.
  public init(axis: Axis = .horizontal, views: [StackedView], mark: SourceMark? = nil) {
    self.axis = axis
    self.views = views
    self.mark = mark
  }

  /// Which way the views of a stack follow each other: UIKit's `axis`.
  public enum Axis: String, Sendable, Hashable, CaseIterable {
    /// From the leading to the trailing edge.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// How the length of a stack is divided: UIKit's `UIStackView.Distribution`.
  public enum Distribution: String, Sendable, Hashable, CaseIterable {
    /// The view that hugs or resists least takes what is left over or missing.
    case fill
    /// All views of one length.
    case fillEqually = "fill-equally"
    /// Lengths in proportion to those of the contents.
    case fillProportionally = "fill-proportionally"
    /// Spaces of one length.
    case equalSpacing = "equal-spacing"
    /// Centers at equal distances.
    case equalCentering = "equal-centering"
  }

  /// Where the views lie across a stack: UIKit's `UIStackView.Alignment`.
  public enum Alignment: String, Sendable, Hashable, CaseIterable {
    /// From edge to edge.
    case fill
    /// At the leading edge of a column.
    case leading
    /// At the top of a row.
    case top
    /// With the first baselines of a row in one line.
    case firstBaseline = "first-baseline"
    /// In the middle.
    case center
    /// At the trailing edge of a column.
    case trailing
    /// At the bottom of a row.
    case bottom
    /// With the last baselines of a row in one line.
    case lastBaseline = "last-baseline"
  }

  /// Where a stack is: distances from the safe area of the superview, and sizes; what is nil is left open.
  public struct Place: Sendable, Hashable {
    /// The distance from the leading edge.
    public var leading: CGFloat?
    /// The distance from the trailing edge.
    public var trailing: CGFloat?
    /// The distance from the top.
    public var top: CGFloat?
    /// The distance from the bottom.
    public var bottom: CGFloat?
    /// The width.
    public var width: CGFloat?
    /// The height.
    public var height: CGFloat?

    /// Makes a place; nothing at all is 16 points from the top and the sides.
    public init(
      leading: CGFloat? = nil,
      trailing: CGFloat? = nil,
      top: CGFloat? = nil,
      bottom: CGFloat? = nil,
      width: CGFloat? = nil,
      height: CGFloat? = nil
    ) {
      self.leading = leading
      self.trailing = trailing
      self.top = top
      self.bottom = bottom
      self.width = width
      self.height = height
    }

    /// Where a stack is of which nothing is said.
    public static let standard = Self(leading: 16, trailing: 16, top: 16)
  }
}

/// A view in a stack.
public struct StackedView: Sendable, Hashable {
  /// What it shows.
  public var content: Content
  /// What expectations call it; nil for no name.
  public var name: String?
  /// The color of a box or of a text; nil for gray, or the color of texts.
  public var color: Color?
  /// Whether it is hidden, and takes no room.
  public var isHidden: Bool = false
  /// The space after it, where it differs from the stack's.
  public var spacingAfter: CGFloat?
  /// How much it resists growing, from 1 to 1000; nil for UIKit's 250.
  public var hugging: Double?
  /// How much it resists shrinking, from 1 to 1000; nil for UIKit's 750.
  public var compression: Double?
  /// Where the file describes the view; nil for a view that comes from code.
  public var mark: SourceMark?

  /// Makes a view.
  public init(
    _ content: Content,
    name: String? = nil,
    spacingAfter: CGFloat? = nil,
    hugging: Double? = nil,
    mark: SourceMark? = nil
  ) {
    self.content = content
    self.name = name
    self.spacingAfter = spacingAfter
    self.hugging = hugging
    self.mark = mark
  }

  /// What a view of a stack shows.
  public indirect enum Content: Sendable, Hashable {
    /// A text in so many lines at most, 0 for any number; one of a style follows the reader's text size.
    case label(String, lines: Int, style: TextStyle? = nil)
    /// A box that wants to be of this size.
    case box(CGSize)
    /// Another stack.
    case stack(StackScene)
    /// A control.
    case control(ControlScene)
  }
}
