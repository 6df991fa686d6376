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
  public init(mark: SourceMark? = nil) {
    self.mark = mark
  }

  /// A speed of rows at the edges.
  public enum ScrollingSpeed: Sendable, Hashable {
    /// 40 rows a second.
    case fast
    /// 20 rows a second.
    case moderate
    /// 10 rows a second.
    case slow
    /// The number of rows a second, above 0.
    case custom(rowsPerSecond: Double)
  }

  /// The controller's debug mode, switched on.
  public struct DebugMode: Sendable, Hashable {
    /// The color of the touch view, or `nil` for the controller's own green.
    public var color: Color?

    /// Creates a debug mode.
    public init(color: Color? = nil) {
      self.color = color
    }
  }
}
