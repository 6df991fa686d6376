public import Foundation
public import LayoutControls
import LayoutDiagnostics
import LayoutGeometry
public import LayoutViews

/// `UIKit.UICollectionViewController`: a screen that is a plate.
open class UICollectionViewController: ViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  /// The layout, which is kept.
  public private(set) final var collectionViewLayout: UICollectionViewLayout
  /// Whether the selection goes when the screen comes.
  open var clearsSelectionOnViewWillAppear = true
  /// Whether a long press moves items, which none does.
  open var installsStandardGestureForInteractiveMovement = true
  /// Whether a push changes the layout and not the screen, which none does.
  open var useLayoutToLayoutNavigationTransitions = false

  /// The place that makes it, or `nil` if it is not known.
  private final var mark: SourceMark?

  /// Creates a screen with a layout.
  @_disfavoredOverload
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a screen with a layout, and notes where.
  ///
  /// - Parameters:
  ///   - layout: The layout, which is kept.
  ///   - fileID: The file that makes it.
  ///   - line: The line that makes it.
  public init(
    collectionViewLayout layout: UICollectionViewLayout,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    collectionViewLayout = layout
    mark = SourceMark(file: fileID, line: line)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a screen; the names have no effect, as there are no nib files here.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The name of a nib file in UIKit.
  ///   - nibBundleOrNil: The bundle of the file in UIKit.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a screen; the archive is not read.
  ///
  /// - Parameter coder: The archive, for the initializers of subclasses.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The collection view, or `nil` if a subclass made another view.
  open var collectionView: UICollectionView! {
    get { view as? UICollectionView }
    set { view = newValue }
  }

  /// Makes the collection view.
  open override func loadView() {
    super.loadView()
    let make = UICollectionView.init(frame:collectionViewLayout:)
    let collection =
      mark.map { mark in
        UICollectionView(
          frame: view.frame,
          collectionViewLayout: collectionViewLayout,
          fileID: mark.file,
          line: mark.line
        )
      } ?? make(view.frame, collectionViewLayout)
    collection.autoresizingMask = view.autoresizingMask
    collection.dataSource = self
    collection.delegate = self
    view = collection
  }

  /// Returns the number of sections: 1.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// Returns the number of items: none.
  open func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 0 }
  /// Returns the cell of an item: a plain one.
  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
  /// Returns a header, footer or the like: a plain one.
  open func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }
  /// Returns whether an item is selected by a tap: true.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Responds to an item that was selected, which none is.
  open func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {}
  /// Responds to an item that was deselected, which none is.
  open func collectionView(
    _ collectionView: UICollectionView,
    didDeselectItemAt indexPath: IndexPath
  ) {}
  /// Prepares for a cell to be seen, which none is.
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  /// Responds to scrolling.
  open func scrollViewDidScroll(_ scrollView: ScrollView) {}
}
