/// Where the released TableViewScrollAndSelect 1.0.0 departs from its own manual.
///
/// The controller follows the manual. ``version1_0_0`` is what an application gets that uses the pod as it was
/// released; it stands alone. Each other departure changes one rule of the manual, to see by itself what comes
/// of it: together they are not the release.
public struct ScrollAndSelectErrata: OptionSet, Sendable, Hashable {
  /// A bit for each departure.
  public let rawValue: Int

  /// Makes a set of departures from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Makes a set of one departure.
  public init(_ erratum: ScrollAndSelectErratum) {
    rawValue = 1 << (ScrollAndSelectErratum.allCases.firstIndex(of: erratum) ?? 0)
  }

  /// Makes a set of departures.
  public init(_ errata: some Sequence<ScrollAndSelectErratum>) {
    self = errata.reduce(into: []) { $0.formUnion(Self($1)) }
  }

  /// See ``ScrollAndSelectErratum/fastPanFillsOnward``.
  public static let fastPanFillsOnward = Self(.fastPanFillsOnward)
  /// See ``ScrollAndSelectErratum/emptySectionCountsAsRow``.
  public static let emptySectionCountsAsRow = Self(.emptySectionCountsAsRow)
  /// See ``ScrollAndSelectErratum/optionsAddTouchView``.
  public static let optionsAddTouchView = Self(.optionsAddTouchView)
  /// See ``ScrollAndSelectErratum/edgesFromFrame``.
  public static let edgesFromFrame = Self(.edgesFromFrame)
  /// See ``ScrollAndSelectErratum/destinationIgnoresInsets``.
  public static let destinationIgnoresInsets = Self(.destinationIgnoresInsets)
  /// See ``ScrollAndSelectErratum/selectsUneditableRows``.
  public static let selectsUneditableRows = Self(.selectsUneditableRows)
  /// See ``ScrollAndSelectErratum/losesFirstRows``.
  public static let losesFirstRows = Self(.losesFirstRows)
  /// See ``ScrollAndSelectErratum/onlyHandledEvents``.
  public static let onlyHandledEvents = Self(.onlyHandledEvents)

  // It is named after the version.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The release itself; see ``ScrollAndSelectErratum/version1_0_0``.
  public static let version1_0_0 = Self(.version1_0_0)

  /// Whether an option that is set while the controller is disabled adds the touch view.
  var addsTouchViewWhileDisabled: Bool {
    !isDisjoint(with: [.optionsAddTouchView, .version1_0_0])
  }

  /// Whether the release is named together with a departure, of which it is no union.
  var isContradictory: Bool { contains(.version1_0_0) && self != .version1_0_0 }

  /// The departures that change which rows a pan over the rows takes.
  static let ofPassing: Self = [
    .fastPanFillsOnward, .emptySectionCountsAsRow, .losesFirstRows, .onlyHandledEvents,
  ]
}
