/// A departure of the released TableViewScrollAndSelect 1.0.0 from its manual; its word in a scenario.
///
/// All but ``version1_0_0`` are approximations: the rules of the manual with one of them changed.
public enum ScrollAndSelectErratum: String, Sendable, Hashable, CaseIterable {
  /// A pan that jumps several rows in one event fills as many rows from the new one onward, and leaves
  /// the rows it skipped: from row 2 to row 6 in one event takes 2, 6, 7, 8, 9.
  case fastPanFillsOnward = "fast-pan-fills-onward"
  /// An empty section between two rows counts as a row: one row more is filled for each.
  case emptySectionCountsAsRow = "empty-section-counts-as-row"
  /// An option that is set while the controller is disabled adds the touch view, which then works.
  case optionsAddTouchView = "options-add-touch-view"
  /// The edges are those of the superview's frame inset by the table's safe area, not of its bounds:
  /// wrong by the superview's origin.
  case edgesFromFrame = "edges-from-frame"
  /// Scrolling up goes to minus the origin of the table's frame; scrolling down ignores the bottom inset.
  case destinationIgnoresInsets = "destination-ignores-insets"
  /// Rows that may not be edited are selected all the same.
  case selectsUneditableRows = "selects-uneditable-rows"
  /// A pan that begins on no row selects, whatever its first row is, and loses the rows passed up to the
  /// first event that finds one; that row too, unless the next event is still in it.
  case losesFirstRows = "loses-first-rows"
  /// Only events count that are 5 pt from the last one that counted, and nothing between them. A reversal
  /// takes the row alone at which it is noticed, which depends on the event rate, and the turning row keeps
  /// its state; noticed on no row, it flips nothing. While the table scrolls no event counts until the finger
  /// is 5 pt back from the place at which that began.
  case onlyHandledEvents = "only-handled-events"

  // It is named after the version.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The release itself, step by step, in place of the manual's rules; it stands alone.
  case version1_0_0 = "version-1.0.0"

  /// The departures that change one rule of the manual each.
  package static let approximations: [Self] = allCases.filter { $0 != .version1_0_0 }
}
