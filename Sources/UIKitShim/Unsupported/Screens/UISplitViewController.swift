public import Foundation
public import LayoutControls
import LayoutViews

/// `UIKit.UISplitViewController`: a plate, which a finding says; its columns are kept.
open class UISplitViewController: ViewController {
  /// `UIKit.UISplitViewController.Style`.
  public enum Style: Int, Sendable, Hashable {
    /// As before iOS 14.
    case unspecified = 0
    /// Two columns.
    case doubleColumn = 1
    /// Three columns.
    case tripleColumn = 2
  }

  /// `UIKit.UISplitViewController.Column`.
  public enum Column: Int, Sendable, Hashable {
    /// The first.
    case primary = 0
    /// The one between.
    case supplementary = 1
    /// The content.
    case secondary = 2
    /// The one for narrow windows.
    case compact = 3
  }

  /// `UIKit.UISplitViewController.DisplayMode`.
  public enum DisplayMode: Int, Sendable, Hashable {
    /// As the system has it.
    case automatic = 0
    /// The content alone.
    case secondaryOnly = 1
    /// A column beside the content.
    case oneBesideSecondary = 2
    /// A column over the content.
    case oneOverSecondary = 3
    /// Two columns beside the content.
    case twoBesideSecondary = 4
    /// Two columns over the content.
    case twoOverSecondary = 5
    /// Two columns that move the content.
    case twoDisplaceSecondary = 6
  }

  /// `UIKit.UISplitViewController.SplitBehavior`.
  public enum SplitBehavior: Int, Sendable, Hashable {
    /// As the system has it.
    case automatic = 0
    /// Columns beside the content.
    case tile = 1
    /// Columns over the content.
    case overlay = 2
    /// Columns that move the content.
    case displace = 3
  }

  /// `UIKit.UISplitViewController.PrimaryEdge`.
  public enum PrimaryEdge: Int, Sendable, Hashable {
    /// The leading edge.
    case leading = 0
    /// The trailing edge.
    case trailing = 1
  }

  /// The style.
  public final let style: Style
  /// The way in which columns and content share the room.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// The edge of the first column.
  open var primaryEdge = PrimaryEdge.leading
  /// The width of the first column, which is kept.
  open var preferredPrimaryColumnWidth: CGFloat = 320
  /// The least width of the first column, which is kept.
  open var minimumPrimaryColumnWidth: CGFloat = 0
  /// The greatest width of the first column, which is kept.
  open var maximumPrimaryColumnWidth: CGFloat = 320
  /// The width of the column between, which is kept.
  open var preferredSupplementaryColumnWidth: CGFloat = 320
  /// Whether there is a button that leaves the content alone.
  open var showsSecondaryOnlyButton = false
  /// The button that shows and hides columns, which does nothing.
  public final let displayModeButtonItem = BarButtonItem(title: nil)
  /// The screens.
  open var viewControllers: [ViewController] = []
  /// The delegate, which is never asked.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// The way in which columns would show.
  open var preferredDisplayMode = DisplayMode.automatic
  /// Whether a swipe shows a column.
  open var presentsWithGesture = true
  /// The share of the first column.
  open var preferredPrimaryColumnWidthFraction: CGFloat = 0.4
  /// The way in which columns show.
  open var displayMode: DisplayMode { preferredDisplayMode }
  /// Whether the columns are one.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }
  private var columns: [Column: ViewController] = [:]

  /// Creates a container of a style.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a container.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The name of a nib file in UIKit.
  ///   - nibBundleOrNil: The bundle of the file in UIKit.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Creates a container.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  /// Keeps the screen of a column.
  open func setViewController(_ vc: ViewController?, for column: Column) { columns[column] = vc }
  /// Returns the screen of a column.
  open func viewController(for column: Column) -> ViewController? { columns[column] }
  /// Does nothing, as no column shows.
  open func show(_ column: Column) {}
  /// Does nothing, as no column shows.
  open func hide(_ column: Column) {}

  open override func loadView() { view = UnsupportedScreen("UISplitViewController") }
}

/// `UIKit.UISplitViewControllerDelegate`, which is never asked.
public protocol UISplitViewControllerDelegate: AnyObject {}

extension ViewController {
  /// The container of columns that the screen is in, which no screen is here.
  public final var splitViewController: UISplitViewController? { nil }
}
