public import Foundation
import LayoutControls
import LayoutDevices
import LayoutGeometry
@_spi(SystemViews) public import LayoutViews
public import ScreenFrames

/// `UIKit.UICollectionView`, which keeps what it is given and is drawn as an empty plate with its name.
///
/// No cell is asked for or placed, which a finding says.
open class UICollectionView: ScrollView {
  /// The layout, which is never asked for places.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
    }
  }
  /// The data source, which is asked for numbers where code asks the view for them.
  open weak var dataSource: (any UICollectionViewDataSource)?
  /// The source that prepares items, which is never asked.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// The delegate of cells and scrolling, held weakly.
  public final var delegate: (any UICollectionViewDelegate)? {
    get { attachedDelegate as? any UICollectionViewDelegate }
    set { attachedDelegate = newValue }
  }
  /// The view behind the cells, which is kept and not shown.
  open var backgroundView: View?
  /// Whether items can be selected.
  open var allowsSelection = true
  /// Whether several items can be selected.
  open var allowsMultipleSelection = false
  /// Whether items can be selected while the view is edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several items can be selected while the view is edited.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether items are prepared, which none are.
  open var isPrefetchingEnabled = true
  /// Whether the view is edited.
  open var isEditing = false
  /// Whether items can be dragged out, which none can.
  open var dragInteractionEnabled = false
  /// Whether the selection follows the focus, which there is none of.
  open var selectionFollowsFocus = false
  /// The way in which cells that change are measured, which none are.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  private var selection: [IndexPath] = []
  private var classes: [String: UICollectionReusableView.Type] = [:]

  /// Creates a view.
  ///
  /// - Parameters:
  ///   - frame: The frame in the superview's coordinates.
  ///   - layout: The layout, which is kept.
  @_disfavoredOverload
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Creates a view, and notes where.
  ///
  /// - Parameters:
  ///   - frame: The frame in the superview's coordinates.
  ///   - layout: The layout, which is kept.
  ///   - fileID: The file that makes it.
  ///   - line: The line that makes it.
  public init(
    frame: CGRect,
    collectionViewLayout layout: UICollectionViewLayout,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    UnsupportedUse.begin(fileID, line)
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Creates a view with a layout of its own; the archive is not read.
  ///
  /// - Parameter coder: The archive, for the initializers of subclasses.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  @_spi(SystemViews) public override class var ownFile: String { #fileID }
  @_spi(SystemViews) public override var role: String? { "unsupported" }
  @_spi(SystemViews) public override func prepareView() {
    super.prepareView()
    UnsupportedUse.tell(self, "UICollectionView")
  }
  @_spi(SystemViews) public override var drawing: [ScreenElement] {
    UnsupportedUse.plate("UICollectionView", in: bounds)
  }

  // MARK: Classes of cells

  /// Keeps the class of cells of an identifier.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    classes[identifier] = cellClass as? UICollectionReusableView.Type
  }
  /// Keeps nothing, as there are no nib files here.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}
  /// Keeps the class of headers, footers and the like of an identifier.
  open func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { classes[elementKind + "/" + identifier] = viewClass as? UICollectionReusableView.Type }
  /// Keeps nothing, as there are no nib files here.
  open func register(
    _ nib: UINib?,
    forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {}

  /// Returns a new cell of a registered class, or a plain one.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
    classes[identifier].flatMap { $0.made(for: identifier) as? UICollectionViewCell }
      ?? UICollectionViewCell.made(for: identifier)
  }
  /// Returns a new header, footer or the like of a registered class, or a plain one.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView {
    (classes[elementKind + "/" + identifier] ?? UICollectionReusableView.self)
      .made(for: identifier)
  }

  // MARK: Content

  /// Does nothing, as no cell is shown.
  open func reloadData() {}
  /// Asks the layout for nothing.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }
  /// Performs updates, of which nothing is shown.
  open func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    completion?(true)
  }

  /// Selects an item, which nobody sees.
  open func selectItem(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {
    guard let indexPath else {
      selection = []
      return
    }
    selection = allowsMultipleSelection ? selection.filter { $0 != indexPath } : []
    selection.append(indexPath)
  }
  /// Deselects an item.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selection.removeAll { $0 == indexPath }
  }
  /// The selected items, or `nil` for none.
  open var indexPathsForSelectedItems: [IndexPath]? { selection }

  /// `UIKit.UICollectionView.ScrollPosition`.
  public struct ScrollPosition: OptionSet, Sendable, Hashable {
    /// The bits as in UIKit.
    public let rawValue: UInt
    /// Creates a set from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top.
    public static let top = Self(rawValue: 1 << 0)
    /// The middle between top and bottom.
    public static let centeredVertically = Self(rawValue: 1 << 1)
    /// The bottom.
    public static let bottom = Self(rawValue: 1 << 2)
    /// The left.
    public static let left = Self(rawValue: 1 << 3)
    /// The middle between left and right.
    public static let centeredHorizontally = Self(rawValue: 1 << 4)
    /// The right.
    public static let right = Self(rawValue: 1 << 5)
  }

  /// `UIKit.UICollectionView.SelfSizingInvalidation`.
  public enum SelfSizingInvalidation: Int, Sendable, Hashable {
    /// Never.
    case disabled = 0
    /// If a cell asks for it.
    case enabled = 1
    /// If constraints change, too.
    case enabledIncludingConstraints = 2
  }

  /// The kind of headers.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of footers.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
