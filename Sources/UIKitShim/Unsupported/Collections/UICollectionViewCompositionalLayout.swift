public import Foundation
public import LayoutGeometry
public import LayoutTables
public import LayoutViews

/// `UIKit.NSCollectionLayoutEnvironment`.
public protocol NSCollectionLayoutEnvironment: AnyObject {
  /// The room for a section.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the view.
  var traitCollection: TraitCollection { get }
}

/// `UIKit.NSCollectionLayoutContainer`.
public protocol NSCollectionLayoutContainer: AnyObject {
  /// The size.
  var contentSize: CGSize { get }
  /// The size without insets.
  var effectiveContentSize: CGSize { get }
  /// The insets.
  var contentInsets: DirectionalEdgeInsets { get }
  /// The insets of what is inside.
  var effectiveContentInsets: DirectionalEdgeInsets { get }
}

/// `UIKit.NSCollectionLayoutVisibleItem`, of which there is none.
public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// The item.
  var indexPath: IndexPath { get }
  /// The frame.
  var frame: CGRect { get }
  /// The opacity.
  var alpha: CGFloat { get set }
  /// The transform.
  var transform: AffineTransform { get set }
}

/// `UIKit.UICollectionLayoutSectionOrthogonalScrollingBehavior`.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable, Hashable {
  /// None.
  case none = 0
  /// Scrolling goes on as it goes.
  case continuous = 1
  /// Scrolling ends at a group.
  case continuousGroupLeadingBoundary = 2
  /// Scrolling goes by pages.
  case paging = 3
  /// Scrolling goes by groups.
  case groupPaging = 4
  /// Scrolling goes by groups in the middle.
  case groupPagingCentered = 5
}

/// `UIKit.NSCollectionLayoutSection`.
open class NSCollectionLayoutSection: NSObject {
  /// The insets.
  open var contentInsets = DirectionalEdgeInsets.zero
  /// The distance of groups.
  open var interGroupSpacing: CGFloat = 0
  /// The way to scroll to the sides.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The decorations.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// The closure that hears of items that are seen, which none is.
  open var visibleItemsInvalidationHandler:
    (([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void)?

  /// Creates a section of a group.
  public init(group: NSCollectionLayoutGroup) {}
  override init() { super.init() }

  /// Returns a section that looks like a table's.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { NSCollectionLayoutSection() }
}

/// `UIKit.UICollectionLayoutListConfiguration`.
public struct UICollectionLayoutListConfiguration {
  /// A look of a list.
  public enum Appearance: Int, Sendable, Hashable {
    /// Plain.
    case plain = 0
    /// In groups.
    case grouped = 1
    /// In groups with round corners.
    case insetGrouped = 2
    /// As the column at the side.
    case sidebar = 3
    /// As the plain column at the side.
    case sidebarPlain = 4
  }

  /// A kind of headers.
  public enum HeaderMode: Int, Sendable, Hashable {
    /// None.
    case none = 0
    /// Views of their own.
    case supplementary = 1
    /// The first item.
    case firstItemInSection = 2
  }

  /// A kind of footers.
  public enum FooterMode: Int, Sendable, Hashable {
    /// None.
    case none = 0
    /// Views of their own.
    case supplementary = 1
  }

  /// The look.
  public var appearance: Appearance
  /// Whether there are separators.
  public var showsSeparators = true
  /// The color behind the list.
  public var backgroundColor: ColorObject?
  /// The kind of headers.
  public var headerMode = HeaderMode.none
  /// The kind of footers.
  public var footerMode = FooterMode.none
  /// The room above headers.
  public var headerTopPadding: CGFloat?
  /// The closure that returns actions of rows swiped from the trailing edge.
  public var trailingSwipeActionsConfigurationProvider: ((IndexPath) -> SwipeActionsConfiguration?)?
  /// The closure that returns actions of rows swiped from the leading edge.
  public var leadingSwipeActionsConfigurationProvider: ((IndexPath) -> SwipeActionsConfiguration?)?

  /// Creates a configuration.
  public init(appearance: Appearance) { self.appearance = appearance }
}

/// `UIKit.UICollectionViewCompositionalLayoutConfiguration`.
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The direction of scrolling.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The distance of sections.
  open var interSectionSpacing: CGFloat = 0
  /// The headers and footers of the whole.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
}

/// `UIKit.UICollectionViewCompositionalLayoutSectionProvider`.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (_ sectionIndex: Int, _ environment: any NSCollectionLayoutEnvironment) ->
  NSCollectionLayoutSection?

/// `UIKit.UICollectionViewCompositionalLayout`, which gives no places.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// The configuration.
  open var configuration = UICollectionViewCompositionalLayoutConfiguration()

  /// Creates a layout of equal sections.
  public init(section: NSCollectionLayoutSection) { super.init() }
  /// Creates a layout of equal sections.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.configuration = configuration
    super.init()
  }
  /// Creates a layout of sections that a closure describes.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    super.init()
  }
  /// Creates a layout of sections that a closure describes.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.configuration = configuration
    super.init()
  }
  /// Creates a layout; the archive is not read.
  ///
  /// - Parameter coder: The archive, for the initializers of subclasses.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns a layout that looks like a table.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection())
  }
}
