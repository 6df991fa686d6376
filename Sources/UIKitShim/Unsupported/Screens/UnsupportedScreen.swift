import Foundation
@_spi(SystemViews) import LayoutViews
import ScreenFrames

/// The view of a controller of the system that is not simulated: a plate with the name of the controller.
final class UnsupportedScreen: View {
  private var name = ""

  /// Creates the plate of a controller.
  convenience init(_ name: String) {
    self.init(frame: .zero)
    self.name = name
    backgroundColor = .systemBackground
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    UnsupportedUse.tell(self, name)
  }

  @_spi(SystemViews) public override class var ownFile: String { #fileID }
  @_spi(SystemViews) public override var role: String? { "unsupported" }
  @_spi(SystemViews) public override var drawing: [ScreenElement] {
    UnsupportedUse.plate(name, in: bounds)
  }
}
