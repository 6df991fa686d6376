import LayoutDevices
import LayoutGeometry

extension View {
  var computedTintColor: ColorObject {
    ownTintColor ?? superview?.tintColor ?? SystemColor.systemBlue.object
  }

  func setTintColor(_ color: ColorObject?) {
    ownTintColor = color
    tellTintColorDidChange()
  }

  private func tellTintColorDidChange() {
    tintColorDidChange()
    for subview in subviews where subview.ownTintColor == nil { subview.tellTintColorDidChange() }
  }
}
