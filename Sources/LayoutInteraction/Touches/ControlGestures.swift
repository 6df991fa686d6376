import Foundation
import LayoutControls
import LayoutGeometry
import LayoutViews

// A finger on a control belongs to the control, and not to recognizers on the views around it:
// "Attaching gesture recognizers to UIKit controls" in Apple's documentation. A recognizer on the control
// itself goes first.
extension GestureRecognizer {
  /// The control under the finger whose own gesture this is, or `nil` if the recognizer may have it.
  final var controlOfGesture: Control? {
    guard touches.count == 1, let control = touches[0].view?.nearest(Control.self),
      control.isEnabled, let view, view !== control, control.isDescendant(of: view)
    else { return nil }
    return isTap(of: control) || isDrag(ofKnobOf: control) ? control : nil
  }

  private func isTap(of control: Control) -> Bool {
    guard rules?.isSingleTap == true else { return false }
    switch control {
    case is Button, is Switch, is Stepper, is SegmentedControl, is PageControl: return true
    default: return false
    }
  }

  /// Returns whether a finger that went down on the knob of a slider or switch goes along it.
  private func isDrag(ofKnobOf control: Control) -> Bool {
    // The control may be turned.
    guard let way = rules?.wayOfFinger?.asVector(in: control), way.goesAcross else { return false }
    let start = location(in: control) - way
    switch control {
    // The knob of a slider may have come along already.
    case let slider as Slider: return slider.isTracking || slider.thumbFrame.contains(start)
    case let control as Switch: return control.thumbFrame.contains(start)
    default: return false
    }
  }
}
