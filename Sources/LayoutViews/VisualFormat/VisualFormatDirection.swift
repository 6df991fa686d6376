/// The beginning and end of a format's elements, as attributes.
struct VisualFormatDirection {
  typealias Attribute = LayoutConstraint.Attribute

  /// The edge of a view that comes first in the format.
  let start: Attribute
  /// The edge of a view that comes last in the format.
  let end: Attribute
  /// The margin of the superview from which a standard space leads to the first view.
  let startMargin: Attribute
  /// The margin of the superview to which a standard space leads from the last view.
  let endMargin: Attribute
  /// Whether coordinates fall from start to end.
  var isReversed: Bool { start == .right }

  init(_ axis: LayoutAxis, _ options: LayoutConstraint.FormatOptions) {
    let edges: [Attribute] =
      switch axis {
      case .vertical: [.top, .bottom, .topMargin, .bottomMargin]
      case .horizontal where options.contains(.directionLeftToRight):
        [.left, .right, .leftMargin, .rightMargin]
      case .horizontal where options.contains(.directionRightToLeft):
        [.right, .left, .rightMargin, .leftMargin]
      case .horizontal: [.leading, .trailing, .leadingMargin, .trailingMargin]
      }
    (start, end, startMargin, endMargin) = (edges[0], edges[1], edges[2], edges[3])
  }
}
