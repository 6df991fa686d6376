/// A look of a bar at the bottom: UIKit's `UIToolbarAppearance`.
open class ToolbarAppearance: BarAppearance {
  /// The look of buttons, which is kept.
  open var buttonAppearance = BarButtonItemAppearance(style: .plain)
  /// The look of buttons that end something, which is kept.
  open var doneButtonAppearance = BarButtonItemAppearance(style: .done)

  override func take(_ other: BarAppearance) {
    super.take(other)
    guard let other = other as? ToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance
    doneButtonAppearance = other.doneButtonAppearance
  }
}
