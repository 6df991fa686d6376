import LayoutDevices
public import LayoutGeometry

extension View {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of what can be touched: the view's own, or that of the nearest superview that has one,
  /// or the system's blue; nil stands for that of the superview.
  public var tintColor: Color! {
    get { ownTintColor ?? superview?.tintColor ?? SystemColor.systemBlue.dynamicColor }
    set {
      ownTintColor = newValue
      tellTintColorDidChange()
    }
  }

  private func tellTintColorDidChange() {
    tintColorDidChange()
    for subview in subviews where subview.ownTintColor == nil { subview.tellTintColorDidChange() }
  }
}
