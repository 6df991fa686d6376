package import Foundation
import LayoutGeometry
@_spi(SystemViews) package import LayoutViews

/// The view over a window in which a presentation controller places a screen.
package final class CustomPresentationView: View {
  private let presentation: PresentationController

  init(_ presentation: PresentationController, in window: Window) {
    self.presentation = presentation
    super.init(frame: CGRect(origin: .zero, size: window.bounds.size))
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  package required init?(coder: NSCoder) { nil }

  @_spi(SystemViews) public override class var ownFile: String { #fileID }
  @_spi(SystemViews) public override var role: String? { "presentation" }

  package override func layoutSubviews() {
    presentation.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation.containerViewDidLayoutSubviews()
    guard let view = presentation.presentedViewController.viewIfLoaded else { return }
    let margin = screenMargin(forWidth: view.bounds.width)
    view.systemMinimumLayoutMargins = DirectionalEdgeInsets(leading: margin, trailing: margin)
  }
}
