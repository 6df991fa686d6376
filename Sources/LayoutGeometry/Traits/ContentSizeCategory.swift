/// The reader's preferred text size: UIKit's `UIContentSizeCategory`, from small to large.
public enum ContentSizeCategory: String, Sendable, Hashable, CaseIterable {
  /// Not said, as by a collection of other traits: texts have the size of `large`.
  case unspecified
  case extraSmall = "extra-small"
  case small
  case medium
  case large
  case extraLarge = "extra-large"
  case extraExtraLarge = "extra-extra-large"
  case extraExtraExtraLarge = "extra-extra-extra-large"
  case accessibilityMedium = "accessibility-1"
  case accessibilityLarge = "accessibility-2"
  case accessibilityExtraLarge = "accessibility-3"
  case accessibilityExtraExtraLarge = "accessibility-4"
  case accessibilityExtraExtraExtraLarge = "accessibility-5"

  /// The sizes that a reader can prefer, from small to large.
  public static let allCases: [Self] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// Whether this is one of the five sizes that only the accessibility settings offer.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

extension ContentSizeCategory: Comparable {
  /// Returns whether text of the left size is smaller than text of the right one.
  public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  /// The place in the order from small to large, from 0.
  package var rank: Int {
    switch self {
    case .extraSmall: 0
    case .small: 1
    case .medium: 2
    case .large, .unspecified: 3
    case .extraLarge: 4
    case .extraExtraLarge: 5
    case .extraExtraExtraLarge: 6
    case .accessibilityMedium: 7
    case .accessibilityLarge: 8
    case .accessibilityExtraLarge: 9
    case .accessibilityExtraExtraLarge: 10
    case .accessibilityExtraExtraExtraLarge: 11
    }
  }
}
