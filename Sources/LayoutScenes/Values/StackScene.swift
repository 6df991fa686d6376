public import Foundation
public import LayoutDiagnostics
public import LayoutGeometry
public import LayoutText

/// A stack view in front of the table, in the table's superview.
public struct StackScene: Sendable, Hashable {
  /// The direction of the views.
  public var axis: Axis
  /// The distribution of the length.
  public var distribution: Distribution = .fill
  /// The alignment of the views across.
  public var alignment: Alignment = .fill
  /// The least space between two views.
  public var spacing: CGFloat = 0
  /// The views, from the first.
  public var views: [StackedView]
  /// The place of the stack, which an outer stack decides for an inner one.
  public var place: Place = Place()
  /// The place in the file, or `nil` for a stack from code.
  public var mark: SourceMark?

  /// Creates a stack.
  public init(axis: Axis = .horizontal, views: [StackedView], mark: SourceMark? = nil) {
    self.axis = axis
    self.views = views
    self.mark = mark
  }

  /// A direction of a stack's views: UIKit's `axis`.
  public enum Axis: String, Sendable, Hashable, CaseIterable {
    /// From the leading to the trailing edge.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// A distribution of a stack's length: UIKit's `UIStackView.Distribution`.
  public enum Distribution: String, Sendable, Hashable, CaseIterable {
    /// The view that hugs or resists least takes the rest or the shortage.
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

  /// An alignment of views across a stack: UIKit's `UIStackView.Alignment`.
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

  /// A place of a stack: distances from the safe area of the superview, and sizes, each `nil` if it is open.
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

    /// Creates a place, by default 16 points from the top and the sides.
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

    /// The default place of a stack.
    public static let standard = Self(leading: 16, trailing: 16, top: 16)
  }
}

/// A view in a stack.
public struct StackedView: Sendable, Hashable {
  /// The content of the view.
  public var content: Content
  /// The name in expectations, or `nil` for none.
  public var name: String?
  /// The color of a box or of a text, or `nil` for gray, or the color of texts.
  public var color: Color?
  /// Whether it is hidden, and takes no room.
  public var isHidden: Bool = false
  /// The space after it, if it differs from the stack's.
  public var spacingAfter: CGFloat?
  /// The priority of its resistance to growing, from 1 to 1000, or `nil` for UIKit's 250.
  public var hugging: Double?
  /// The priority of its resistance to shrinking, from 1 to 1000, or `nil` for UIKit's 750.
  public var compression: Double?
  /// The place in the file, or `nil` for a view from code.
  public var mark: SourceMark?

  /// Creates a view.
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

  /// A content of a stack's view.
  public indirect enum Content: Sendable, Hashable {
    /// A text with a greatest number of lines, 0 for any; one of a style follows the reader's text size.
    case label(String, lines: Int, style: TextStyle? = nil)
    /// A box that wants to be of this size.
    case box(CGSize)
    /// Another stack.
    case stack(StackScene)
    /// A control.
    case control(ControlScene)
  }
}
