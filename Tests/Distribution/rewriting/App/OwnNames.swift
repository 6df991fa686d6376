import UIKit

// Names that an app gives to members of its own in subclasses of UIKit's classes.

final class DrawingRecognizer: UIGestureRecognizer {
  private var touches: Set<UITouch> = []
}

final class DimmingPresentation: UIPresentationController {
  var presenter: String?
}

final class KeyboardConstraint: NSLayoutConstraint {
  var source = 0
  var equation = ""
}

final class TitledBar: UINavigationBar {
  var title = 0
  var leadingItems: Set<String> = []
}

final class OverlayWindow: UIWindow {
  var rootView: UILabel?
}

final class ColumnsLabel: UILabel {
  var lines: [String] = []
  var controller: UIViewController?
  var selection = 0..<0
}
