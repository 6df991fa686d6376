public import Foundation
public import LayoutDiagnostics
public import LayoutGeometry

/// An overlay of the scroll-and-select controller over the table, with its options.
///
/// An option that is `nil` is not set, so that the controller's own default holds.
public struct ScrollAndSelectOverlay: Sendable, Hashable {
  /// Whether it is enabled: true, unlike the controller's own default, because a scenario names it to see it.
  public var isEnabled: Bool = true
  /// The speed of rows at the edges.
  public var scrollingSpeed: ScrollingSpeed?
  /// The width of the touch view beyond the margin.
  public var touchViewWidth: CGFloat?
  /// Whether the touch view keeps to the layout margins.
  public var respectsSafeArea: Bool?
  /// The distance from the top at which scrolling begins.
  public var topScrollingAnchor: CGFloat?
  /// The distance from the bottom at which scrolling begins, negative inside.
  public var bottomScrollingAnchor: CGFloat?
  /// Whether estimated heights set the destination while scrolling.
  public var usesEstimatedRowHeight: Bool?
  /// The debug mode, or `nil` for off.
  public var debug: DebugMode?
  /// The constraints in place of the default ones, or `nil` for these.
  ///
  /// An empty list has the same effect, and the report says so.
  public var constraints: [WrittenConstraint]?
  /// The departures from the manual, as in the released pod.
  public var errata: Set<ScrollAndSelectErratum> = []
  /// The place in the file, or `nil` for an overlay that comes from code or was left out.
  public var mark: SourceMark?

  /// Creates an overlay.
  public init(mark: SourceMark? = nil) { self.mark = mark }

  /// The controller's debug mode, switched on.
  public struct DebugMode: Sendable, Hashable {
    /// The color of the touch view, or `nil` for the controller's own green.
    public var color: Color?

    /// Creates a debug mode.
    public init(color: Color? = nil) { self.color = color }
  }
}

/// The map under `overlay`.
struct OverlayMap: KeyMap {
  static let keys = MapKeys<Self>(.overlay)

  static func initial(at mark: SourceMark?) -> ScrollAndSelectOverlay {
    ScrollAndSelectOverlay(mark: mark)
  }

  static var unset: String { "the controller's own" }

  static func read(_ fields: Fields<Self>, in reading: SceneReading) -> ScrollAndSelectOverlay? {
    var overlay = initial(at: fields.mark)
    fields.read(into: &overlay)
    guard overlay.constraints?.isEmpty == false else { return overlay }
    for written in [fields.touchViewWidth, fields.respectsSafeArea].compactMap(\.self) {
      let message =
        "\(quoted(written.key)) has no effect: 'constraints' replaces the default constraints"
      reading.warn("no-effect", message, at: written.keyMark).hint("delete one of the two")
    }
    return overlay
  }

  let kind = Key("kind", ValueReader<Kind>.choice, else: Kind.scrollAndSelect.rawValue) {
    reading,
    written,
    _ in _ = reading.choice(written, Kind.self)
  }
  .help("What lies over the table.")
  .meant(by: "type")
  let enabled = Key("enabled", \.isEnabled, .boolean)
    .help("Whether the controller is enabled; in an app it is not until enabled is set.")
    .meant(by: "isEnabled", "is-enabled")
  let scrollingSpeed = Key("scrolling-speed", \.scrollingSpeed, .scrollingSpeed)
    .help("How fast rows go by while the finger is at an edge.")
    .meant(by: "speed")
  let touchViewWidth = Key("touch-view-width", \.touchViewWidth, .length, else: "60")
    .help("The width of the touch view beyond the margin.")
    .meant(by: "width")
  // The manual of TableViewScrollAndSelect 1.0.0 calls it `touchViewCoversSafeArea` in one place and
  // `touchViewRespectsSafeArea` in another.
  let respectsSafeArea = Key("respects-safe-area", \.respectsSafeArea, .boolean, else: "false")
    .help("Whether the touch view keeps to the layout margins (touchViewRespectsSafeArea).")
    .meant(
      by: "touchViewCoversSafeArea",
      "touch-view-covers-safe-area",
      "covers-safe-area",
      "touchViewRespectsSafeArea",
      "touch-view-respects-safe-area"
    )
  let topScrollingAnchor = Key("top-scrolling-anchor", \.topScrollingAnchor, .points, else: "40")
    .help("How far below the top of the safe area scrolling up begins.")
  let bottomScrollingAnchor = Key(
    "bottom-scrolling-anchor",
    \.bottomScrollingAnchor,
    .points,
    else: "-40"
  )
  .help("How far below the bottom of the safe area scrolling down begins; negative is inside.")
  let usesEstimatedRowHeight = Key(
    "uses-estimated-row-height",
    \.usesEstimatedRowHeight,
    .boolean,
    else: "true"
  )
  .help(
    "Whether estimated heights set where scrolling goes (shouldUseEstimatedRowHeightWhenScrolling)."
  )
  .meant(
    by: "shouldUseEstimatedRowHeightWhenScrolling",
    "should-use-estimated-row-height-when-scrolling",
    "shouldUseEstimatedRowHeight"
  )
  let debug = Key("debug", \.debug, .debugMode)
    .help("Whether the touch view is colored and each step logged.")
    .meant(by: "setDebugMode", "isInDebugMode", "debug-mode", "debugMode")
  let constraints = Key(
    "constraints",
    \.constraints,
    .constraints(of: .overlay)
  )
  .help(
    "Constraints of the touch view in place of the default ones, which an empty list keeps (setCustomConstraints)."
  )
  .meant(
    by: "customConstraintClosure",
    "custom-constraint-closure",
    "setCustomConstraints",
    "set-custom-constraints",
    "custom-constraints",
    "customConstraints"
  )
  let errata = Key("errata", \.errata, .errata)
    .help(
      "Where the overlay departs from the manual; version-1.0.0 is the release itself and stands alone."
    )

  /// The words after `kind`.
  enum Kind: String, CaseIterable {
    case scrollAndSelect = "scroll-and-select"
  }
}

extension ValueReader where Value == ScrollAndSelectOverlay? {
  /// A reader of what lies over the table; nil for nothing.
  static var overlay: Self {
    let words = OverlayMap.Kind.allCases.map(\.rawValue) + ["none"]
    return Self("scroll-and-select, none or a map", .any([.words(words), .map(.overlay)])) {
      reading,
      written in
      let standard = ScrollAndSelectOverlay(mark: written.value.mark)
      switch written.value.content {
      case .text("none", _): return .some(nil)
      case .text: _ = reading.choice(written, OverlayMap.Kind.self)
      case .map, .list, .nothing: return reading.map(written, OverlayMap.self) ?? standard
      }
      return standard
    }
  }
}

extension ValueReader where Value == ScrollingSpeed {
  fileprivate static var scrollingSpeed: Self {
    rowsPerSecond(or: [("fast", .fast), ("moderate", .moderate), ("slow", .slow)]) {
      .custom(rowsPerSecond: Float($0))
    } of: {
      if case .custom(let rows) = $0 { Double(rows) } else { nil }
    }
  }
}

extension ValueReader where Value == ScrollAndSelectOverlay.DebugMode? {
  fileprivate static var debugMode: Self {
    Self("true, false or a map", .any([.boolean, .map(.debug)])) { reading, written in
      if case .map = written.value.content { return reading.map(written, DebugMap.self) }
      return .some(reading.boolean(written) == true ? ScrollAndSelectOverlay.DebugMode() : nil)
    }
    .shown { $0 == nil ? "false" : nil }
  }
}

/// The map under `debug`.
struct DebugMap: KeyMap {
  static let keys = MapKeys<Self>(.debug)

  static func initial(at mark: SourceMark?) -> ScrollAndSelectOverlay.DebugMode { .init() }

  let color = Key("color", \.color, .color, else: "green").help("The color of the touch view.")
}
