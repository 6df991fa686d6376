/// Where the released TableViewScrollAndSelect 1.0.0 departs from its own manual.
///
/// The controller follows the manual. Each departure can be switched on by itself, or all with
/// ``version1_0_0``, to see what an application gets that uses the pod as it was released.
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

  // Issue 5 names it after the version.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// All departures of the released version 1.0.0.
  public static let version1_0_0 = Self(ScrollAndSelectErratum.allCases)

  /// The departures that change which rows a pan over the rows takes.
  static let ofPassing: Self = [
    .fastPanFillsOnward, .emptySectionCountsAsRow, .losesFirstRows, .onlyHandledEvents,
  ]
}
