public import Foundation
public import LayoutTables
public import LayoutViews

extension Responder.MethodsLeftOut:
  UICollectionViewDataSource, UICollectionViewDataSourcePrefetching,
  UICollectionViewDelegate, UICollectionViewDelegateFlowLayout, UIImagePickerControllerDelegate,
  UIPageViewControllerDelegate,
  UIPickerViewDataSource, UIPickerViewDelegate, UISplitViewControllerDelegate
{
  /// Answers 0; nobody asks for it, as all classes have it.
  public func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 0 }
  /// Answers an empty cell; nobody asks for it, as all classes have it.
  public func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
  /// Does nothing; nobody asks for it, as all classes have it.
  public func collectionView(
    _ collectionView: UICollectionView,
    prefetchItemsAt indexPaths: [IndexPath]
  ) {}
  /// Answers 0; nobody asks for it, as all classes have it.
  public func numberOfComponents(in pickerView: UIPickerView) -> Int { 0 }
  /// Answers 0; nobody asks for it, as all classes have it.
  public func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
  {
    0
  }
}

extension Responder.MethodsLeftOut:
  UIDropInteractionDelegate, UITableViewDragDelegate, UITableViewDropDelegate, UITextPasteDelegate
{
  /// Answers nothing; nobody asks for it, as all classes have it.
  public func tableView(
    _ tableView: TableView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { [] }
  /// Does nothing; nobody asks for it, as all classes have it.
  public func tableView(
    _ tableView: TableView,
    performDropWith coordinator: any UITableViewDropCoordinator
  ) {}
}
