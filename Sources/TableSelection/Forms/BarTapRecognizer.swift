import Foundation
import LayoutControls
package import LayoutInteraction
import LayoutViews

/// Recognizes taps on the buttons of a bar, which extends the touch areas of its buttons to its whole height.
package final class BarTapRecognizer: TapGestureRecognizer {
  /// Makes a recognizer for a bar.
  ///
  /// - Parameter action: Called with the title of the button that was tapped; not for one that cannot be
  ///   pressed.
  package convenience init(onButton action: @escaping (_ title: String) -> Void) {
    self.init()
    addAction { tap in
      guard let bar = tap.view else { return }
      let x = tap.location(in: bar).x
      let button = bar.subviews.lazy.compactMap { $0 as? BarButton }.first {
        $0.item.isEnabled && x >= $0.frame.minX && x < $0.frame.maxX
      }
      guard let button else { return }
      bar.window?.interaction.log.record(.delegate, "button '\(button.item.title)' tapped")
      action(button.item.title)
    }
  }
}
