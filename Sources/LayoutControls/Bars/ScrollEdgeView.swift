package import Foundation
import LayoutDevices
import LayoutGeometry
@_spi(SystemViews) package import LayoutViews
package import ScreenFrames

/// The scroll edge effect where nothing with a background is that could draw it: behind capsules at the bottom of a
/// screen, and below the status bar of a screen without a navigation bar.
package final class ScrollEdgeView: DecorationView {
  private let edge: BarBackground.Edge
  /// The view that scrolls under the edge, or `nil` for none.
  weak var content: ScrollView?

  init(_ edge: BarBackground.Edge) {
    self.edge = edge
    super.init(frame: .zero)
  }

  package required init?(coder: NSCoder) { nil }

  @_spi(SystemViews) public override class var ownFile: String { #fileID }
  @_spi(SystemViews) public override var role: String? { "scroll-edge" }

  @_spi(SystemViews) public override var drawing: [ScreenElement] {
    ScrollEdgeEffect(at: edge, of: self, over: content)?.elements ?? []
  }

  /// Shows the effect in a view in front of a subview, or takes it away if there is no content or no such effect.
  func show(over content: ScrollView?, in view: View, above subview: View, at rect: CGRect) {
    self.content = content
    guard content != nil, ScrollEdgeEffect.exists(at: edge, of: view) else {
      return removeFromSuperview()
    }
    if superview !== view { view.insertSubview(self, aboveSubview: subview) }
    if frame != rect { frame = rect }
  }
}
