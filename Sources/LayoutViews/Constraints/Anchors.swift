// The anchors are made anew on each call: they are nothing but a name of an item's attribute.
extension View {
  /// The edge at which a line of text begins.
  public var leadingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(LayoutOperand(self, .leading)) }
  /// The edge at which a line of text ends.
  public var trailingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(LayoutOperand(self, .trailing)) }
  /// The left edge.
  public var leftAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(LayoutOperand(self, .left)) }
  /// The right edge.
  public var rightAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(LayoutOperand(self, .right)) }
  /// The top edge.
  public var topAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(LayoutOperand(self, .top)) }
  /// The bottom edge.
  public var bottomAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(LayoutOperand(self, .bottom)) }
  /// The width.
  public var widthAnchor: LayoutDimension { LayoutDimension(LayoutOperand(self, .width)) }
  /// The height.
  public var heightAnchor: LayoutDimension { LayoutDimension(LayoutOperand(self, .height)) }
  /// The middle from left to right.
  public var centerXAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(LayoutOperand(self, .centerX)) }
  /// The middle from top to bottom.
  public var centerYAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(LayoutOperand(self, .centerY)) }
  /// The baseline of the first line of text; without text the bottom edge.
  public var firstBaselineAnchor: LayoutYAxisAnchor {
    LayoutYAxisAnchor(LayoutOperand(self, .firstBaseline))
  }
  /// The baseline of the last line of text; without text the bottom edge.
  public var lastBaselineAnchor: LayoutYAxisAnchor {
    LayoutYAxisAnchor(LayoutOperand(self, .lastBaseline))
  }
}

extension LayoutGuide {
  /// The edge at which a line of text begins.
  public var leadingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(LayoutOperand(self, .leading)) }
  /// The edge at which a line of text ends.
  public var trailingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(LayoutOperand(self, .trailing)) }
  /// The left edge.
  public var leftAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(LayoutOperand(self, .left)) }
  /// The right edge.
  public var rightAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(LayoutOperand(self, .right)) }
  /// The top edge.
  public var topAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(LayoutOperand(self, .top)) }
  /// The bottom edge.
  public var bottomAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(LayoutOperand(self, .bottom)) }
  /// The width.
  public var widthAnchor: LayoutDimension { LayoutDimension(LayoutOperand(self, .width)) }
  /// The height.
  public var heightAnchor: LayoutDimension { LayoutDimension(LayoutOperand(self, .height)) }
  /// The middle from left to right.
  public var centerXAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(LayoutOperand(self, .centerX)) }
  /// The middle from top to bottom.
  public var centerYAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(LayoutOperand(self, .centerY)) }
}
