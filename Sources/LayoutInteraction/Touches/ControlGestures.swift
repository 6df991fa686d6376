import Foundation
import LayoutControls
import LayoutGeometry
import LayoutViews

// A finger on a control belongs to the control, and not to recognizers on the views around it:
// "Attaching gesture recognizers to UIKit controls" in Apple's documentation. A recognizer on the control
// itself goes first. Texts that are written in have recognizers of their own for taps, which go before those around.
extension GestureRecognizer {
  /// The control or text under the finger whose own gesture this is, or `nil` if the recognizer may have it.
  final var controlOfGesture: View? {
    guard touches.count == 1, let touched = touches[0].view, let view else { return nil }
    if let text = touched.textOfTaps, rules?.isSingleTap == true {
      return isAround(text, view) ? text : nil
    }
    guard let control = touched.nearest(Control.self), control.isEnabled, isAround(control, view)
    else { return nil }
    return isTap(of: control) || isDrag(ofKnobOf: control) ? control : nil
  }

  private func isAround(_ inner: View, _ view: View) -> Bool {
    view !== inner && inner.isDescendant(of: view)
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

extension View {
  /// The field or text view that takes the keyboard when it is tapped, or `nil` for none.
  fileprivate var textOfTaps: View? {
    if let field = nearest(TextField.self) { return field.canBecomeFirstResponder ? field : nil }
    return nearest(TextView.self).flatMap { $0.canBecomeFirstResponder ? $0 : nil }
  }
}
