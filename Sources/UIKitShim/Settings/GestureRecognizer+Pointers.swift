public import LayoutInteraction
public import LayoutViews

// What recognizers keep for a mouse and a trackpad, neither of which is here.

extension PanGestureRecognizer {
  /// The kinds of scrolling by other means than fingers that count as a drag: none comes here.
  public final var allowedScrollTypesMask: UIScrollTypeMask {
    get { AssociatedObjects.value("allowedScrollTypesMask", with: self) as? UIScrollTypeMask ?? [] }
    set { AssociatedObjects.keep(newValue, "allowedScrollTypesMask", with: self) }
  }
}

extension TapGestureRecognizer {
  /// The buttons of a mouse that tap: a finger counts as the first one, whatever is said here.
  public final var buttonMaskRequired: UIEvent.ButtonMask {
    get {
      AssociatedObjects.value("buttonMaskRequired", with: self) as? UIEvent.ButtonMask ?? .primary
    }
    set { AssociatedObjects.keep(newValue, "buttonMaskRequired", with: self) }
  }
}

extension Event {
  /// A set of buttons of a mouse: `UIEvent.ButtonMask`.
  public struct ButtonMask: OptionSet, Sendable, Hashable {
    /// The bits as in UIKit.
    public let rawValue: Int
    /// Creates a set from UIKit's bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The first button.
    public static let primary = Self(rawValue: 1 << 0)
    /// The second button.
    public static let secondary = Self(rawValue: 1 << 1)
    /// Returns a button by its number, from 1.
    public static func button(_ number: Int) -> Self { Self(rawValue: 1 << (number - 1)) }
  }

  /// The buttons of a mouse that are down: none.
  public final var buttonMask: ButtonMask { [] }
}

/// `UIKit.UIScrollTypeMask`: a set of ways to scroll without fingers.
public struct UIScrollTypeMask: OptionSet, Sendable, Hashable {
  /// The bits as in UIKit.
  public let rawValue: Int
  /// Creates a set from UIKit's bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The steps of a wheel.
  public static let discrete = Self(rawValue: 1 << 0)
  /// The fingers on a trackpad.
  public static let continuous = Self(rawValue: 1 << 1)
  /// The two together.
  public static let all: Self = [.discrete, .continuous]
}
