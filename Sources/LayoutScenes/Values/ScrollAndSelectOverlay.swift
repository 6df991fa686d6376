public import Foundation
public import LayoutDiagnostics
public import LayoutGeometry

/// The scroll-and-select controller over the table and the options it is given.
///
/// What is nil is not set, so that the controller's own default holds.
public struct ScrollAndSelectOverlay: Sendable, Hashable {
  /// Whether it is enabled; true, unlike the controller's own default, because a scenario names it to see it.
  public var isEnabled: Bool = true
  /// How fast rows go by at the edges.
  public var scrollingSpeed: ScrollingSpeed?
  /// The width of the touch view beyond the margin.
  public var touchViewWidth: CGFloat?
  /// Whether the touch view keeps to the layout margins.
  public var respectsSafeArea: Bool?
  /// The distance from the top at which scrolling begins.
  public var topScrollingAnchor: CGFloat?
  /// The distance from the bottom at which scrolling begins; negative is inside.
  public var bottomScrollingAnchor: CGFloat?
  /// Whether estimated heights set the destination while scrolling.
  public var usesEstimatedRowHeight: Bool?
  /// The debug mode; nil for off.
  public var debug: DebugMode?
  /// The constraints in place of the default ones; nil for the default ones.
  ///
  /// An empty list has the same effect, and the report says so.
  public var constraints: [WrittenConstraint]?
  /// Where it departs from the manual as the released pod does.
  public var errata: Set<ScrollAndSelectErratum> = []
  /// Where the file describes the overlay; nil for an overlay that comes from code or was left out.
  public var mark: SourceMark?

  /// Makes an overlay.
  public init(mark: SourceMark? = nil) {
    self.mark = mark
  }

  /// How fast rows go by at the edges.
  public enum ScrollingSpeed: Sendable, Hashable {
    /// 40 rows a second.
    case fast
    /// 20 rows a second.
    case moderate
    /// 10 rows a second.
    case slow
    /// So many rows a second; above 0.
    case custom(rowsPerSecond: Double)
  }

  /// The controller's debug mode, switched on.
  public struct DebugMode: Sendable, Hashable {
    /// The color of the touch view; nil for the controller's own green.
    public var color: Color?

    /// Makes a debug mode.
    public init(color: Color? = nil) {
      self.color = color
    }
  }
}
