import Foundation
import LayoutControls
package import LayoutInteraction
import LayoutViews

/// A recognizer of taps on the buttons of a bar, whose touch areas are as high as the bar.
package final class BarTapRecognizer: TapGestureRecognizer {
  /// Creates a recognizer for a bar.
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
