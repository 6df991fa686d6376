// What a reader of the screen says; layout and pictures do not look at it.
extension View {
  private final class Accessibility {
    var isElement = false
    var label: String?
    var hint: String?
    var value: String?
    var traits: AccessibilityTraits = []
  }

  private var accessibility: Accessibility {
    let key = ObjectIdentifier(Accessibility.self)
    if let accessibility = attachments[key] as? Accessibility { return accessibility }
    let accessibility = Accessibility()
    attachments[key] = accessibility
    return accessibility
  }

  /// Whether the view is an element for assistive techniques.
  public var isAccessibilityElement: Bool {
    get { accessibility.isElement }
    set { accessibility.isElement = newValue }
  }

  /// What the view is called aloud.
  public var accessibilityLabel: String? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }

  /// What the view is for, said aloud.
  public var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }

  /// What the view holds, said aloud.
  public var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }

  /// What kind of element the view is.
  public var accessibilityTraits: AccessibilityTraits {
    get { accessibility.traits }
    set { accessibility.traits = newValue }
  }
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
