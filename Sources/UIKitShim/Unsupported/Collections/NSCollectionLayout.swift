public import Foundation
public import LayoutGeometry
public import LayoutViews

/// `UIKit.NSCollectionLayoutDimension`.
public final class NSCollectionLayoutDimension: NSObject {
  /// Returns a share of the width around.
  public class func fractionalWidth(_ fraction: CGFloat) -> Self { Self() }
  /// Returns a share of the height around.
  public class func fractionalHeight(_ fraction: CGFloat) -> Self { Self() }
  /// Returns a length.
  public class func absolute(_ length: CGFloat) -> Self { Self() }
  /// Returns a length that is measured.
  public class func estimated(_ length: CGFloat) -> Self { Self() }
  /// Returns the length of the siblings that is greatest.
  public class func uniformAcrossSiblings(estimate: CGFloat) -> Self { Self() }
}

/// `UIKit.NSCollectionLayoutSize`.
public final class NSCollectionLayoutSize: NSObject {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Creates a size.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    (widthDimension, heightDimension) = (width, height)
  }
}

/// `UIKit.NSCollectionLayoutSpacing`.
public final class NSCollectionLayoutSpacing: NSObject {
  /// Returns a distance.
  public class func fixed(_ spacing: CGFloat) -> Self { Self() }
  /// Returns a least distance.
  public class func flexible(_ spacing: CGFloat) -> Self { Self() }
}

/// `UIKit.NSCollectionLayoutEdgeSpacing`.
public final class NSCollectionLayoutEdgeSpacing: NSObject {
  /// Creates distances.
  public init(
    leading: NSCollectionLayoutSpacing?,
    top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {}
}

/// `UIKit.NSCollectionLayoutItem`.
open class NSCollectionLayoutItem: NSObject {
  /// The size.
  public final let layoutSize: NSCollectionLayoutSize
  /// The insets.
  open var contentInsets = DirectionalEdgeInsets.zero
  /// The distances.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Creates an item.
  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  ) { self.layoutSize = layoutSize }
}

/// `UIKit.NSCollectionLayoutGroup`.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The distance of items.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  /// Returns a row of items.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize: layoutSize) }
  /// Returns a row of equal items.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize: layoutSize) }
  /// Returns a row of equal items.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize: layoutSize) }
  /// Returns a column of items.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize: layoutSize) }
  /// Returns a column of equal items.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize: layoutSize) }
  /// Returns a column of equal items.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize: layoutSize) }
}

/// `UIKit.NSCollectionLayoutAnchor`.
public final class NSCollectionLayoutAnchor: NSObject {
  /// Creates an anchor at some edges.
  public init(edges: DirectionalRectEdge) {}
  /// Creates an anchor at some edges with a distance.
  public init(edges: DirectionalRectEdge, absoluteOffset: CGPoint) {}
}

/// `UIKit.NSCollectionLayoutSupplementaryItem`.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind.
  public final let elementKind: String
  /// The order from back to front.
  open var zIndex = 1

  /// Creates an item.
  public init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.elementKind = elementKind
    super.init(layoutSize: layoutSize)
  }

  init(_ layoutSize: NSCollectionLayoutSize, _ elementKind: String) {
    self.elementKind = elementKind
    super.init(layoutSize: layoutSize)
  }
}

/// `UIKit.NSCollectionLayoutBoundarySupplementaryItem`.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// Whether it stays at its edge.
  open var pinToVisibleBounds = false
  /// Whether the section is longer by it.
  open var extendsBoundary = true

  /// Creates a header or footer.
  public init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    alignment: NSRectAlignment
  ) { super.init(layoutSize, elementKind) }
}

/// `UIKit.NSCollectionLayoutDecorationItem`.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// Returns the ground of a section.
  public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .fractionalHeight(1)
      )
    )
  }
}

/// `UIKit.NSRectAlignment`.
public enum NSRectAlignment: Int, Sendable, Hashable {
  /// Nowhere.
  case none = 0
  /// At the top.
  case top = 1
  /// At the top and the leading edge.
  case topLeading = 2
  /// At the leading edge.
  case leading = 3
  /// At the bottom and the leading edge.
  case bottomLeading = 4
  /// At the bottom.
  case bottom = 5
  /// At the bottom and the trailing edge.
  case bottomTrailing = 6
  /// At the trailing edge.
  case trailing = 7
  /// At the top and the trailing edge.
  case topTrailing = 8
}
