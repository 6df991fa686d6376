import LayoutDevices
import LayoutGeometry

extension View {
  var computedTintColor: Color {
    ownTintColor ?? superview?.tintColor ?? SystemColor.systemBlue.dynamicColor
  }

  func setTintColor(_ color: Color?) {
    ownTintColor = color
    tellTintColorDidChange()
  }

  private func tellTintColorDidChange() {
    tintColorDidChange()
    for subview in subviews where subview.ownTintColor == nil { subview.tellTintColorDidChange() }
  }
}
