public import Foundation
import LayoutGeometry
import LayoutViews

// No cell is there, so that nothing is found and nothing is moved.
extension UICollectionView {
  /// The number of sections that the data source says, 1 without one.
  public final var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
  /// Returns the number of items of a section that the data source says.
  public final func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }
  /// The cells that are seen: none.
  public final var visibleCells: [UICollectionViewCell] { [] }
  /// The items that are seen: none.
  public final var indexPathsForVisibleItems: [IndexPath] { [] }
  /// Returns the cell of an item: `nil`, as none is shown.
  public final func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { nil }
  /// Returns the item of a cell: `nil`, as none is shown.
  public final func indexPath(for cell: UICollectionViewCell) -> IndexPath? { nil }
  /// Returns the item at a point: `nil`, as none is shown.
  public final func indexPathForItem(at point: CGPoint) -> IndexPath? { nil }
  /// Returns a header or footer that is seen: `nil`, as none is shown.
  public final func supplementaryView(
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? { nil }
  /// Returns the headers or footers that are seen: none.
  public final func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] { [] }
  /// Returns the place of an item: `nil`, as no layout is asked.
  public final func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Does nothing, as no cell is shown.
  public final func reloadItems(at indexPaths: [IndexPath]) {}
  /// Does nothing, as no cell is shown.
  public final func reconfigureItems(at indexPaths: [IndexPath]) {}
  /// Does nothing, as no cell is shown.
  public final func insertItems(at indexPaths: [IndexPath]) {}
  /// Does nothing, as no cell is shown.
  public final func deleteItems(at indexPaths: [IndexPath]) {}
  /// Does nothing, as no cell is shown.
  public final func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
  /// Does nothing, as no cell is shown.
  public final func reloadSections(_ sections: IndexSet) {}
  /// Does nothing, as no cell is shown.
  public final func insertSections(_ sections: IndexSet) {}
  /// Does nothing, as no cell is shown.
  public final func deleteSections(_ sections: IndexSet) {}
  /// Does nothing, as no cell is shown.
  public final func moveSection(_ section: Int, toSection newSection: Int) {}
  /// Does nothing, as no cell is shown.
  public final func scrollToItem(
    at indexPath: IndexPath,
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) {}

  /// `UIKit.UICollectionView.CellRegistration`.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// A closure that fills a cell.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let handler: Handler

    /// Creates a registration.
    ///
    /// - Parameter handler: Fills a cell.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// `UIKit.UICollectionView.SupplementaryRegistration`.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// A closure that fills a header, footer or the like.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let handler: Handler
    let elementKind: String

    /// Creates a registration.
    ///
    /// - Parameters:
    ///   - elementKind: The kind of view.
    ///   - handler: Fills a view.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// Returns a new cell that was filled.
  public final func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>,
    for indexPath: IndexPath,
    item: Item?
  ) -> Cell {
    let cell = Cell.made(for: "\(Cell.self)")
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a new header, footer or the like that was filled.
  public final func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>,
    for indexPath: IndexPath
  ) -> Supplementary {
    let view = Supplementary.made(for: "\(Supplementary.self)")
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }
}
