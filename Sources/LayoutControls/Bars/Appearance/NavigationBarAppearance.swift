public import Foundation
import LayoutGeometry
public import LayoutViews

/// A look of a bar at the top: UIKit's `UINavigationBarAppearance`.
///
/// Color and font of both titles are drawn; the looks of buttons are kept, and a finding says so.
open class NavigationBarAppearance: BarAppearance {
  /// The attributes of the title, of which font and color are drawn.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange() } }
  /// The attributes of the title in large letters, of which font and color are drawn.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange() } }
  /// The look of buttons.
  open var buttonAppearance = BarButtonItemAppearance(style: .plain)
  /// The look of buttons that end something.
  open var doneButtonAppearance = BarButtonItemAppearance(style: .done)
  /// The look of the button that goes back.
  open var backButtonAppearance = BarButtonItemAppearance(style: .plain)

  override func take(_ other: BarAppearance) {
    super.take(other)
    guard let other = other as? NavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    buttonAppearance = other.buttonAppearance
    doneButtonAppearance = other.doneButtonAppearance
    backButtonAppearance = other.backButtonAppearance
  }
}

extension NavigationBarAppearance {
  /// The picture of the arrow head, or `nil` for the system's.
  public var backIndicatorImage: Image? { kept("backIndicatorImage") }

  /// Keeps pictures of the arrow head, which are not drawn.
  ///
  /// - Parameters:
  ///   - backIndicatorImage: The picture.
  ///   - backIndicatorTransitionMaskImage: The mask while a screen goes.
  public func setBackIndicatorImage(
    _ backIndicatorImage: Image?,
    transitionMaskImage backIndicatorTransitionMaskImage: Image?
  ) {
    keep(backIndicatorImage, "backIndicatorImage", isSeen: backIndicatorImage != nil)
  }
}

/// A look of buttons in bars: UIKit's `UIBarButtonItemAppearance`, which is kept and not drawn.
open class BarButtonItemAppearance: NSObject, NSCopying {
  /// The look of buttons that can be pressed.
  public final let normal = BarItemStateAppearance()
  /// The look of a pressed button.
  public final let highlighted = BarItemStateAppearance()
  /// The look of buttons that cannot be pressed.
  public final let disabled = BarItemStateAppearance()
  /// The look of a button that has the focus.
  public final let focused = BarItemStateAppearance()

  /// Creates a look for a style of buttons.
  public init(style: BarButtonItem.Style) { super.init() }

  /// Creates a look for plain buttons.
  public override convenience init() { self.init(style: .plain) }

  /// Sets the look back to that of a style.
  open func configureWithDefault(for style: BarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] { state.keptSettings = nil }
  }

  /// Returns the look itself, of which nothing is drawn.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A look of an item in one state: UIKit's `UIBarButtonItemStateAppearance`.
public final class BarItemStateAppearance: NSObject, SettingKeeper {
  package var keptSettings: [String: Any]?

  /// The attributes of the title, which are kept and not drawn.
  public var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { kept("titleTextAttributes") ?? [:] }
    set { keep(newValue, "titleTextAttributes", isSeen: !newValue.isEmpty) }
  }
  /// The picture behind the button, which is kept and not drawn.
  public var backgroundImage: Image? {
    get { kept("backgroundImage") }
    set { keep(newValue, "backgroundImage", isSeen: newValue != nil) }
  }
}
