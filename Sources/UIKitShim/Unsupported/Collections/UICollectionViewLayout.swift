public import Foundation
public import LayoutGeometry

/// `UIKit.UICollectionViewLayout`, which is kept and never asked for places.
open class UICollectionViewLayout: NSObject {
  /// The view whose layout this is, or `nil` for none.
  open internal(set) weak var collectionView: UICollectionView?

  /// Creates a layout.
  public override init() { super.init() }
  /// Creates a layout; the archive is not read.
  ///
  /// - Parameter coder: The archive, for the initializers of subclasses.
  public required init?(coder: NSCoder) { super.init() }

  /// Prepares places, which nobody asks for; the base class does nothing.
  open func prepare() {}
  /// The size of the content: none.
  open var collectionViewContentSize: CGSize { .zero }
  /// Returns the places in a rectangle: none.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }
  /// Returns the place of an item: none.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the place of a header, footer or the like: none.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the place of a decoration: none.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the place from which an item comes: none.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the place to which an item goes: none.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Requests other places, for which nobody asks.
  open func invalidateLayout() {}
  /// Requests other places, for which nobody asks.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {}
  /// Returns whether scrolling changes the places: false.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// Returns whether a cell that was measured changes the places: false.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// Returns where scrolling ends: where it was going to.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// Returns where the content is after a change: where it was going to.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// Keeps the class of decorations, of which none is made.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {}
  /// The class of places.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
}

/// `UIKit.UICollectionViewLayoutInvalidationContext`.
open class UICollectionViewLayoutInvalidationContext: NSObject {}

/// `UIKit.UICollectionViewLayoutAttributes`: a place that a layout gives.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// The frame.
  open var frame: CGRect = .zero
  /// The opacity.
  open var alpha: CGFloat = 1
  /// The order from back to front.
  open var zIndex = 0
  /// Whether it is not seen.
  open var isHidden = false
  /// The transform.
  open var transform: AffineTransform = .identity
  /// The item.
  open var indexPath: IndexPath
  /// The kind of header, footer or the like, or `nil` for a cell.
  public private(set) final var representedElementKind: String?

  /// Creates the place of an item.
  public required init(indexPath: IndexPath) {
    self.indexPath = indexPath
    super.init()
  }

  /// Creates the place of a cell.
  public convenience init(forCellWith indexPath: IndexPath) { self.init(indexPath: indexPath) }
  /// Creates the place of a header, footer or the like.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  {
    self.init(indexPath: indexPath)
    representedElementKind = elementKind
  }
  /// Creates the place of a decoration.
  public convenience init(forDecorationViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(forSupplementaryViewOfKind: elementKind, with: indexPath)
  }

  /// The size of the frame.
  open var size: CGSize {
    get { frame.size }
    set { frame = CGRect(origin: frame.origin, size: newValue) }
  }
  /// The size at the origin.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { size = newValue.size }
  }
  /// The middle of the frame.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame = frame.offsetBy(dx: newValue.x - frame.midX, dy: newValue.y - frame.midY) }
  }

  /// Returns a place of the same class.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init(indexPath: indexPath)
    (copy.frame, copy.alpha, copy.zIndex) = (frame, alpha, zIndex)
    (copy.isHidden, copy.transform) = (isHidden, transform)
    copy.representedElementKind = representedElementKind
    return copy
  }
}

/// `UIKit.UICollectionViewFlowLayout`, which keeps its numbers and gives no places.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The direction of scrolling.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The distance of lines.
  open var minimumLineSpacing: CGFloat = 10
  /// The distance of items in a line.
  open var minimumInteritemSpacing: CGFloat = 10
  /// The size of items.
  open var itemSize = CGSize(width: 50, height: 50)
  /// The size of items before they are measured, which none is.
  open var estimatedItemSize: CGSize = .zero
  /// The insets of sections.
  open var sectionInset = EdgeInsets.zero
  /// The rectangle that the insets count from.
  open var sectionInsetReference = SectionInsetReference.fromContentInset
  /// The size of headers.
  open var headerReferenceSize: CGSize = .zero
  /// The size of footers.
  open var footerReferenceSize: CGSize = .zero
  /// Whether headers stay at the top.
  open var sectionHeadersPinToVisibleBounds = false
  /// Whether footers stay at the bottom.
  open var sectionFootersPinToVisibleBounds = false

  /// `UIKit.UICollectionViewFlowLayout.SectionInsetReference`.
  public enum SectionInsetReference: Int, Sendable, Hashable {
    /// The content.
    case fromContentInset = 0
    /// The safe area.
    case fromSafeArea = 1
    /// The margins.
    case fromLayoutMargins = 2
  }

  /// The size that asks for items to be measured.
  public class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  }
}

extension UICollectionView {
  /// `UIKit.UICollectionView.ScrollDirection`.
  public enum ScrollDirection: Int, Sendable, Hashable {
    /// Up and down.
    case vertical = 0
    /// To the sides.
    case horizontal = 1
  }
}
