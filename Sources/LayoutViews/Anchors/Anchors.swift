// The anchors are made anew on each call: they are nothing but a name of an item's attribute.
extension View {
  /// The edge at which a line of text begins.
  public var leadingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(node, .leading) }
  /// The edge at which a line of text ends.
  public var trailingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(node, .trailing) }
  /// The left edge.
  public var leftAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(node, .left) }
  /// The right edge.
  public var rightAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(node, .right) }
  /// The top edge.
  public var topAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(node, .top) }
  /// The bottom edge.
  public var bottomAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(node, .bottom) }
  /// The width.
  public var widthAnchor: LayoutDimension { LayoutDimension(node, .width) }
  /// The height.
  public var heightAnchor: LayoutDimension { LayoutDimension(node, .height) }
  /// The middle from left to right.
  public var centerXAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(node, .centerX) }
  /// The middle from top to bottom.
  public var centerYAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(node, .centerY) }
  /// The baseline of the first line of text, or the top edge without text.
  public var firstBaselineAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(node, .firstBaseline) }
  /// The baseline of the last line of text, or the bottom edge without text.
  public var lastBaselineAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(node, .lastBaseline) }
}

extension LayoutGuide {
  /// The edge at which a line of text begins.
  public var leadingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(node, .leading) }
  /// The edge at which a line of text ends.
  public var trailingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(node, .trailing) }
  /// The left edge.
  public var leftAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(node, .left) }
  /// The right edge.
  public var rightAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(node, .right) }
  /// The top edge.
  public var topAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(node, .top) }
  /// The bottom edge.
  public var bottomAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(node, .bottom) }
  /// The width.
  public var widthAnchor: LayoutDimension { LayoutDimension(node, .width) }
  /// The height.
  public var heightAnchor: LayoutDimension { LayoutDimension(node, .height) }
  /// The middle from left to right.
  public var centerXAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(node, .centerX) }
  /// The middle from top to bottom.
  public var centerYAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(node, .centerY) }
}
