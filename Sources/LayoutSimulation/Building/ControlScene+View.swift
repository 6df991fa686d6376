import Foundation
import LayoutControls
import LayoutScenes
import LayoutText
import LayoutViews

extension ControlScene {
  /// Makes the control.
  func makeView() -> View {
    let view: View
    switch kind {
    case .switch(let isOn):
      let control = Switch()
      control.isOn = isOn
      control.onTintColor = tint?.object
      view = control
    case .slider(let value, let range):
      let slider = Slider()
      slider.minimumValue = Float(range.lowerBound)
      slider.maximumValue = Float(range.upperBound)
      slider.value = Float(value)
      view = slider
    case .stepper(let value, let range, let step):
      let stepper = Stepper()
      stepper.minimumValue = range.lowerBound
      stepper.maximumValue = range.upperBound
      stepper.stepValue = step
      stepper.value = value
      view = stepper
    case .progress(let share):
      let bar = ProgressView()
      bar.progress = Float(share)
      view = bar
    case .activityIndicator(let style):
      let indicator = ActivityIndicatorView(style: style)
      indicator.color = tint?.object
      indicator.startAnimating()
      view = indicator
    case .textField(let text, let placeholder, let border):
      let field = TextField()
      field.text = text
      field.placeholder = placeholder
      field.borderStyle = border
      if let textStyle {
        field.font = .preferredFont(forTextStyle: textStyle)
        field.adjustsFontForContentSizeCategory = true
      }
      view = field
    case .textView(let text, let isEditable, let scrolls):
      let lines = TextView()
      lines.text = text
      lines.isEditable = isEditable
      lines.isScrollEnabled = scrolls
      if let textStyle {
        lines.font = .preferredFont(forTextStyle: textStyle)
        lines.adjustsFontForContentSizeCategory = true
      } else if let fontSize {
        lines.font = .systemFont(ofSize: fontSize)
      }
      view = lines
    case .button(let title):
      let button = Button(type: .system)
      button.setTitle(title, for: .normal)
      if let textStyle {
        button.titleLabel?.font = .preferredFont(forTextStyle: textStyle)
        button.titleLabel?.adjustsFontForContentSizeCategory = true
      }
      view = button
    case .segments(let titles, let selected):
      let control = SegmentedControl(items: titles)
      control.selectedSegmentIndex = selected ?? SegmentedControl.noSegment
      control.selectedSegmentTintColor = tint?.object
      view = control
    }
    if let tint { view.tintColor = tint.object }
    if let control = view as? Control {
      control.isEnabled = isEnabled
      control.isHighlighted = isHighlighted
    }
    return view
  }

  /// Makes the control for the end of a row: as large as it wants to be, and as wide as the scene says.
  func makeAccessoryView() -> View {
    let view = makeView()
    if let name { view.accessibilityIdentifier = name }
    view.sizeToFit()
    if let width {
      view.bounds.size.width = width
      if view is TextView {
        view.bounds.size.height = view.sizeThatFits(CGSize(width: width, height: .infinity)).height
      }
    }
    return view
  }
}
