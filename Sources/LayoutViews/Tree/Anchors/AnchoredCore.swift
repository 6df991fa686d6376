/// The part of every view that constraints are made from: nothing of it is for applications, which make subclasses of
/// ``View``.
///
/// The anchors are made again on each call: they are nothing but a name of an item's attribute.
open class AnchoredCore: DrawnCore {
  /// The edge at which a line of text begins.
  open var leadingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(anchoredNode, .leading) }
  /// The edge at which a line of text ends.
  open var trailingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(anchoredNode, .trailing) }
  /// The left edge.
  open var leftAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(anchoredNode, .left) }
  /// The right edge.
  open var rightAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(anchoredNode, .right) }
  /// The top edge.
  open var topAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(anchoredNode, .top) }
  /// The bottom edge.
  open var bottomAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(anchoredNode, .bottom) }
  /// The width.
  open var widthAnchor: LayoutDimension { LayoutDimension(anchoredNode, .width) }
  /// The height.
  open var heightAnchor: LayoutDimension { LayoutDimension(anchoredNode, .height) }
  /// The middle from left to right.
  open var centerXAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(anchoredNode, .centerX) }
  /// The middle from top to bottom.
  open var centerYAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(anchoredNode, .centerY) }
  /// The baseline of the first line of text, or the top edge without text.
  open var firstBaselineAnchor: LayoutYAxisAnchor {
    LayoutYAxisAnchor(anchoredNode, .firstBaseline)
  }
  /// The baseline of the last line of text, or the bottom edge without text.
  open var lastBaselineAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(anchoredNode, .lastBaseline) }

  private final var anchoredNode: LayoutNode {
    if let existingNode { return existingNode }
    guard let view = self as? View else { preconditionFailure("the core of no view") }
    return view.node
  }
}
