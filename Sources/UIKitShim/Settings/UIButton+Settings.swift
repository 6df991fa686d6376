public import Foundation
public import LayoutControls
public import LayoutViews

// What buttons keep and do not draw.

extension UIButton {
  /// Returns a button of the system with a picture, which calls a method of a target.
  public static func systemButton(
    with image: Image,
    target: Any?,
    action: ActionSelector?
  ) -> Button {
    let button = Button(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  /// Sets the color of the shadow of the title for a state, which is kept and not drawn.
  public final func setTitleShadowColor(_ color: ColorObject?, for state: State) {
    keep(color, "setTitleShadowColor", isSeen: color != nil)
  }

  /// The title with attributes in the present state, or `nil` for none.
  public final var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// `UIKit.UIButton.Role`.
  public enum Role: Int, Sendable, Hashable {
    /// None in particular.
    case normal = 0
    /// The one that the reader most probably means.
    case primary = 1
    /// The one that goes back.
    case cancel = 2
    /// The one that destroys something.
    case destructive = 3
  }

  /// The purpose, which colors a button that deletes only where a configuration takes it over: it is kept and not drawn.
  public final var role: Role {
    get { kept("role") ?? .normal }
    set { keep(newValue, "role", isSeen: newValue == .destructive || newValue == .primary) }
  }

  /// Whether a finger makes the picture darker, which it never does here.
  public final var adjustsImageWhenHighlighted: Bool {
    get { kept("adjustsImageWhenHighlighted") ?? true }
    set { keep(newValue, "adjustsImageWhenHighlighted") }
  }

  /// Whether the picture of a disabled button is paler, which it never is here.
  public final var adjustsImageWhenDisabled: Bool {
    get { kept("adjustsImageWhenDisabled") ?? true }
    set { keep(newValue, "adjustsImageWhenDisabled") }
  }

  /// Whether a finger makes the button glow, which is kept and not drawn.
  public final var showsTouchWhenHighlighted: Bool {
    get { kept("showsTouchWhenHighlighted") ?? false }
    set { keep(newValue, "showsTouchWhenHighlighted", isSeen: newValue) }
  }

  /// Whether a finger turns the shadow of the title, which has none.
  public final var reversesTitleShadowWhenHighlighted: Bool {
    get { kept("reversesTitleShadowWhenHighlighted") ?? false }
    set { keep(newValue, "reversesTitleShadowWhenHighlighted") }
  }
}
