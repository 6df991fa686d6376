public import Foundation
public import LayoutControls
public import LayoutGeometry
public import LayoutViews

// What items of bars keep and do not draw; where UIKit would show it, a finding says so.

extension BarButtonItem {
  /// Creates a button with a picture, and one for low bars that is not drawn, which calls a method.
  public convenience init(
    image: Image?,
    landscapeImagePhone: Image?,
    style: Style,
    target: Any?,
    action: ActionSelector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// The picture in low bars, which is kept and not drawn.
  public final var landscapeImagePhone: Image? {
    get { kept("landscapeImagePhone") }
    set { keep(newValue, "landscapeImagePhone", isSeen: newValue != nil) }
  }

  /// The insets of the picture, which is kept and not drawn.
  public final var imageInsets: EdgeInsets {
    get { kept("imageInsets") ?? .zero }
    set { keep(newValue, "imageInsets", isSeen: newValue != .zero) }
  }

  /// The titles that the button is wide enough for, which is kept and not drawn.
  public final var possibleTitles: Set<String>? {
    get { kept("possibleTitles") }
    set { keep(newValue, "possibleTitles", isSeen: newValue != nil) }
  }

  /// Whether the button is selected, which is kept and not drawn.
  public final var isSelected: Bool {
    get { kept("isSelected") ?? false }
    set { keep(newValue, "isSelected", isSeen: newValue) }
  }

  /// Whether a tap selects the button, which it does not here.
  public final var changesSelectionAsPrimaryAction: Bool {
    get { kept("changesSelectionAsPrimaryAction") ?? false }
    set { keep(newValue, "changesSelectionAsPrimaryAction") }
  }

  /// The name by which tests on devices find the button.
  public final var accessibilityIdentifier: String? {
    get { kept("accessibilityIdentifier") }
    set { keep(newValue, "accessibilityIdentifier") }
  }

  /// The spoken purpose.
  public final var accessibilityHint: String? {
    get { kept("accessibilityHint") }
    set { keep(newValue, "accessibilityHint") }
  }

  /// The spoken value.
  public final var accessibilityValue: String? {
    get { kept("accessibilityValue") }
    set { keep(newValue, "accessibilityValue") }
  }

  /// Whether the button has no capsule in iOS 26, which is kept and not drawn.
  public final var hidesSharedBackground: Bool {
    get { kept("hidesSharedBackground") ?? false }
    set { keep(newValue, "hidesSharedBackground", isSeen: newValue) }
  }

  /// Keeps the distance of the title of a button that goes back from its place.
  ///
  /// - Parameters:
  ///   - adjustment: The distance.
  ///   - barMetrics: The bars that it is for.
  public final func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset,
    for barMetrics: UIBarMetrics
  ) {
    let name = "setBackButtonTitlePositionAdjustment"
    keep(adjustment, name, isSeen: adjustment != .zero)
  }

  /// Keeps the distance of the title from its place, which is not drawn.
  public final func setTitlePositionAdjustment(
    _ adjustment: UIOffset,
    for barMetrics: UIBarMetrics
  ) { keep(adjustment, "setTitlePositionAdjustment", isSeen: adjustment != .zero) }
  /// Keeps a picture behind the button, which is not drawn.
  public final func setBackgroundImage(
    _ backgroundImage: Image?,
    for state: Control.State,
    barMetrics: UIBarMetrics
  ) {
    if let backgroundImage, backgroundImage.size != .zero { tellNoEffect(of: "setBackgroundImage") }
  }
  /// Keeps a picture behind the button that goes back, which is not drawn.
  public final func setBackButtonBackgroundImage(
    _ backgroundImage: Image?,
    for state: Control.State,
    barMetrics: UIBarMetrics
  ) {
    if let backgroundImage, backgroundImage.size != .zero {
      tellNoEffect(of: "setBackButtonBackgroundImage")
    }
  }

  /// Returns the attributes of the title in a state.
  public final func titleTextAttributes(
    for state: Control.State
  ) -> [NSAttributedString.Key: Any]? { kept("titleTextAttributes \(state.rawValue)") }

  /// Keeps attributes of the title, which are not drawn.
  ///
  /// - Parameters:
  ///   - attributes: The attributes.
  ///   - state: The state of the button.
  public final func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: Control.State
  ) {
    keep(attributes, "titleTextAttributes \(state.rawValue)")
    if attributes?.isEmpty == false { tellNoEffect(of: "setTitleTextAttributes") }
  }
}
