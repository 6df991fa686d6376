extension View {
  /// A set of parts of a view that grow and shrink with its superview: UIKit's `UIView.AutoresizingMask`.
  public struct AutoresizingMask: OptionSet, Sendable, Hashable {
    /// The bits, with UIKit's values.
    public let rawValue: UInt

    /// Creates a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance from the superview's left edge changes.
    public static let flexibleLeftMargin = Self(rawValue: 1)
    /// The width changes.
    public static let flexibleWidth = Self(rawValue: 2)
    /// The distance from the superview's right edge changes.
    public static let flexibleRightMargin = Self(rawValue: 4)
    /// The distance from the superview's top edge changes.
    public static let flexibleTopMargin = Self(rawValue: 8)
    /// The height changes.
    public static let flexibleHeight = Self(rawValue: 16)
    /// The distance from the superview's bottom edge changes.
    public static let flexibleBottomMargin = Self(rawValue: 32)
  }

  /// A way to mirror a view's content in right-to-left layouts: UIKit's `UISemanticContentAttribute`.
  public enum SemanticContentAttribute: Int, Sendable, Hashable, CaseIterable {
    /// The layout direction of the screen.
    case unspecified = 0
    /// Playback controls never turn around.
    case playback = 1
    /// Controls of direction never turn around.
    case spatial = 2
    /// Always left to right.
    case forceLeftToRight = 3
    /// Always right to left.
    case forceRightToLeft = 4
  }
}
