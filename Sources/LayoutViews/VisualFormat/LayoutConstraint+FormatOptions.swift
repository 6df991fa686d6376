extension LayoutConstraint {
  /// A set of options for the alignment and direction of a visual format.
  ///
  /// The numbers are UIKit's; those of the alignments are `1` shifted by the number of the attribute.
  public struct FormatOptions: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The left edges of all views are the same.
    public static let alignAllLeft = Self(.left)
    /// The right edges of all views are the same.
    public static let alignAllRight = Self(.right)
    /// The top edges of all views are the same.
    public static let alignAllTop = Self(.top)
    /// The bottom edges of all views are the same.
    public static let alignAllBottom = Self(.bottom)
    /// The leading edges of all views are the same.
    public static let alignAllLeading = Self(.leading)
    /// The trailing edges of all views are the same.
    public static let alignAllTrailing = Self(.trailing)
    /// The middles of all views are above each other.
    public static let alignAllCenterX = Self(.centerX)
    /// The middles of all views are beside each other.
    public static let alignAllCenterY = Self(.centerY)
    /// The baselines of the last lines of text are the same.
    public static let alignAllLastBaseline = Self(.lastBaseline)
    /// The baselines of the first lines of text are the same.
    public static let alignAllFirstBaseline = Self(.firstBaseline)
    /// The bits for alignments.
    public static let alignmentMask = Self(rawValue: 0xFFFF)

    /// The direction of a horizontal format from leading to trailing, the default.
    public static let directionLeadingToTrailing: Self = []
    /// A horizontal format goes from left to right, whatever the direction of the language.
    public static let directionLeftToRight = Self(rawValue: 1 << 16)
    /// A horizontal format goes from right to left, whatever the direction of the language.
    public static let directionRightToLeft = Self(rawValue: 2 << 16)
    /// The bits for directions, by default from leading to trailing.
    public static let directionMask = Self(rawValue: 3 << 16)

    /// The spacing of edges in a vertical format, the default.
    public static let spacingEdgeToEdge: Self = []
    /// The spacing of a vertical format from the last baseline of a view to the first one of the next.
    public static let spacingBaselineToBaseline = Self(rawValue: 1 << 19)
    /// The bits for spacing, by default from edge to edge.
    public static let spacingMask = Self(rawValue: 1 << 19)

    private init(_ attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

    /// The attributes that are to be the same in all views, in the order of their numbers.
    var alignments: [Attribute] {
      Attribute.allCases.filter { Self.aligning.contains($0) && contains(Self($0)) }
    }

    private static let aligning: Set<Attribute> = [
      .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .lastBaseline,
      .firstBaseline,
    ]
  }
}
