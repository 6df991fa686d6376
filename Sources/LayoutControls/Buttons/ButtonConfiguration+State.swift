import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutText
import LayoutViews

extension Button.Configuration {
  /// Returns the configuration with the colors and the radius that it has on `button` at present.
  ///
  /// Values that were set stay set: the result can be changed and given back to the button, and the values
  /// from an earlier state do not stand in the way of the next one.
  ///
  /// - Parameter button: Its state, tint color and traits count.
  /// - Returns: The configuration as it is shown.
  public func updated(for button: Button) -> Self {
    let state = button.state
    var updated = self
    updated.foregroundColor = foreground(of: button, in: state)
    updated.background.styleColor = backgroundColor(of: button, in: state)
    updated.background.styleRadius = radius(on: button)
    return updated
  }

  /// Returns the style of which the colors are: a chosen button is more prominent than others.
  private func style(in state: Control.State) -> Style {
    guard automaticallyUpdateForSelection, state.contains(.selected) else { return style }
    return switch style {
    case .plain: .tinted
    case .gray, .tinted, .filled: .filled
    }
  }

  private func foreground(of button: Button, in state: Control.State) -> ColorObject {
    if state.contains(.disabled) { return SystemColor.tertiaryLabel.object }
    let style = style(in: state)
    let own: ColorObject = style == .filled ? .white : button.tintColor
    let color = button.explicitTitleColor(for: state) ?? baseForegroundColor ?? own
    guard state.contains(.highlighted) else { return color }
    return color.faded(
      by: style == .plain
        ? TouchMetrics.pressedOpacity : ButtonMetrics.pressedForegroundOpacity
    )
  }

  private func backgroundColor(of button: Button, in state: Control.State) -> ColorObject? {
    let style = style(in: state)
    if style == .plain { return baseBackgroundColor }
    if state.contains(.disabled) { return SystemColor.tertiarySystemFill.object }
    let isPressed = state.contains(.highlighted)
    let base: ColorObject = baseBackgroundColor ?? button.tintColor
    switch style {
    case .plain: return nil
    case .gray:
      let color = baseBackgroundColor ?? SystemColor.secondarySystemFill.object
      return isPressed ? color.faded(by: ButtonMetrics.pressedFillOpacity) : color
    case .tinted:
      let share = isPressed ? ButtonMetrics.pressedTintedOpacity : ButtonMetrics.tintedOpacity
      let palette = button.traitCollection.palette
      func tinted(_ style: InterfaceStyle, by share: Double) -> Color {
        base.value.resolved(in: style, contrast: .normal, palette: palette).faded(by: share)
      }
      return Color(light: tinted(.light, by: share.light), dark: tinted(.dark, by: share.dark))
        .object
    case .filled: return isPressed ? base.faded(by: ButtonMetrics.pressedFillOpacity) : base
    }
  }

  private func radius(on button: Button) -> CGFloat? {
    if let radius = ButtonMetrics.cornerRadius(of: cornerStyle) { return radius }
    let radius = background.ownRadius ?? ButtonMetrics.cornerRadius(in: buttonSize)
    guard cornerStyle == .dynamic else { return radius }
    let category = button.traitCollection.preferredContentSizeCategory
    let style = ButtonMetrics.titleStyle(in: buttonSize)
    return radius * style.size(in: category) / style.size(in: .large)
  }

  /// The side to which the lines of the titles go.
  var effectiveTitleAlignment: TitleAlignment {
    guard titleAlignment == .automatic else { return titleAlignment }
    return imagePlacement.isVertical && (image != nil || showsActivityIndicator)
      ? .center : .leading
  }
}

extension DirectionalRectEdge {
  /// Whether content at this edge is above or below its neighbor.
  var isVertical: Bool { self == .top || self == .bottom }
}
