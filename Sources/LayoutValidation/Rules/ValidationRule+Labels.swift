import LayoutControls
import LayoutDiagnostics
import LayoutScenes
import LayoutSimulation
import LayoutViews

extension ValidationRule {
  /// The rule about controls for which VoiceOver has no words.
  static let ofLabels = [
    Self("missing-label") { screen in
      screen.own.compactMap { $0.fault == nil ? screen.labelFinding($0) : nil }
    }
  ]
}

extension ScreenGeometry {
  /// Looks at controls around the table and in cells: UIKit has words for titles, placeholders and symbols alone.
  fileprivate func labelFinding(_ place: OwnView) -> LayoutFinding? {
    guard let control = place.view as? Control, control.isUserInteractionEnabled,
      control.accessibilityLabel?.isEmpty ?? true, !control.hasWords
    else { return nil }
    return finding(
      "missing-label",
      .note,
      "VoiceOver has no words for \(control.spokenName): it says what kind of control it is, and not what for",
      about: control,
      .horizontal,
      hint: "set its accessibilityLabel",
      at: .view,
      rule: .content
    )
  }
}

extension Control {
  /// Whether the control says what it is for by itself.
  fileprivate var hasWords: Bool {
    switch self {
    case let button as Button:
      button.titleLabel?.text?.isEmpty == false || button.imageView?.image?.symbol != nil
    case let field as TextField:
      field.placeholder?.isEmpty == false
    case is SegmentedControl, is PageControl, is RefreshControl: true
    default: false
    }
  }
}
