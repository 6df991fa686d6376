/// Where the released TableViewScrollAndSelect 1.0.0 departs from its own manual.
///
/// The controller follows the manual. Each departure can be switched on by itself, or all with
/// ``version1_0_0``, to see what an application gets that uses the pod as it was released.
public struct ScrollAndSelectErrata: OptionSet, Sendable, Hashable {
  /// A bit for each departure.
  public let rawValue: Int

  /// Makes a set of departures from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A pan that jumps several rows in one event fills as many rows from the new one onward, and leaves
  /// the rows it skipped: from row 2 to row 6 in one event takes 2, 6, 7, 8, 9.
  public static let fastPanFillsOnward = Self(rawValue: 1 << 0)
  /// An empty section between two rows counts as a row: one row more is filled for each.
  public static let emptySectionCountsAsRow = Self(rawValue: 1 << 1)
  /// An option that is set while the controller is disabled adds the touch view, which then works.
  public static let optionsAddTouchView = Self(rawValue: 1 << 2)
  /// The edges are those of the superview's frame inset by the table's safe area, not of its bounds:
  /// wrong by the superview's origin.
  public static let edgesFromFrame = Self(rawValue: 1 << 3)
  /// Scrolling up goes to minus the origin of the table's frame; scrolling down ignores the bottom inset.
  public static let destinationIgnoresInsets = Self(rawValue: 1 << 4)
  /// Rows that may not be edited are selected all the same.
  public static let selectsUneditableRows = Self(rawValue: 1 << 5)
  /// A pan that begins on no row takes only the row at the first event that finds one; the rows passed
  /// until then are lost.
  public static let losesFirstRows = Self(rawValue: 1 << 6)
  /// Only events count that are 5 pt from the last one that counted, and nothing between them: the row
  /// at which a reversal is noticed depends on the event rate, and the turning row keeps its state.
  public static let onlyHandledEvents = Self(rawValue: 1 << 7)

  // Issue 5 names it after the version.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// All departures of the released version 1.0.0.
  public static let version1_0_0: Self = [
    .fastPanFillsOnward, .emptySectionCountsAsRow, .optionsAddTouchView, .edgesFromFrame,
    .destinationIgnoresInsets, .selectsUneditableRows, .losesFirstRows, .onlyHandledEvents,
  ]

  /// The departures that change which rows a pan over the rows takes.
  static let ofPassing: Self = [
    .fastPanFillsOnward, .emptySectionCountsAsRow, .losesFirstRows, .onlyHandledEvents,
  ]
}
