// What a reader of the screen says; layout and pictures do not look at it.

/// What a responder says of itself to assistive techniques.
final class Accessibility {
  var isElement = false
  var label: String?
  var hint: String?
  var value: String?
  var traits: AccessibilityTraits = []
  var elementsAreHidden = false
  var isModal = false
}

/// What kind of element a view is for assistive techniques: UIKit's `UIAccessibilityTraits`.
public struct AccessibilityTraits: OptionSet, Sendable, Hashable {
  /// UIKit's bits.
  public let rawValue: UInt64
  /// Makes traits from UIKit's bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// None.
  public static let none: Self = []
  /// A button.
  public static let button = Self(rawValue: 1 << 0)
  /// A link.
  public static let link = Self(rawValue: 1 << 1)
  /// A picture.
  public static let image = Self(rawValue: 1 << 2)
  /// Something that is selected.
  public static let selected = Self(rawValue: 1 << 3)
  /// Text that does not change.
  public static let staticText = Self(rawValue: 1 << 6)
  /// Something that cannot be used at present.
  public static let notEnabled = Self(rawValue: 1 << 8)
  /// Something that changes often.
  public static let updatesFrequently = Self(rawValue: 1 << 9)
  /// Something that is set step by step.
  public static let adjustable = Self(rawValue: 1 << 12)
  /// A heading.
  public static let header = Self(rawValue: 1 << 16)
}
