import UIKitShim

// Code as apps have it of classes that are not simulated: it has to compile, and to be told.

final class PhotoCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = contentView.bounds.insetBy(dx: 4, dy: 4)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func prepareForReuse() {
    super.prepareForReuse()
    label.text = nil
  }
}

final class OpenElsewhere: UIActivity {
  override class var activityCategory: UIActivity.Category { .action }
  override var activityTitle: String? { "Open" }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains { $0 is URL }
  }
  override func perform() { activityDidFinish(true) }
}

final class PhotosController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  private(set) lazy var grid: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 8
    layout.itemSize = CGSize(width: 100, height: 100)
    let grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
    grid.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    grid.dataSource = self
    grid.delegate = self
    return grid
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    grid.frame = CGRect(x: 20, y: 100, width: 200, height: 120)
    view.addSubview(grid)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 3 }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    (cell as? PhotoCell)?.label.text = "\(indexPath.item)"
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 80, height: 80) }
}

final class GridView: UICollectionView {
  override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame, collectionViewLayout: layout)
    backgroundColor = .clear
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class SnappingLayout: UICollectionViewFlowLayout {
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { CGPoint(x: proposedContentOffset.x.rounded(), y: 0) }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?
      .compactMap { $0.copy() as? UICollectionViewLayoutAttributes }
  }
}

final class WheelPicker: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate {
  override init(frame: CGRect) {
    super.init(frame: frame)
    dataSource = self
    delegate = self
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 4 }
  func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? { "row \(row)" }
}

/// A modern list, all of it in one method.
func modernList(in view: UIView) -> UICollectionViewDiffableDataSource<Int, String> {
  let item = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(44)
    )
  )
  let group = NSCollectionLayoutGroup.horizontal(layoutSize: item.layoutSize, subitems: [item])
  group.interItemSpacing = .fixed(8)
  let section = NSCollectionLayoutSection(group: group)
  section.orthogonalScrollingBehavior = .groupPaging
  section.boundarySupplementaryItems = [
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: item.layoutSize,
      elementKind: UICollectionView.elementKindSectionHeader,
      alignment: .top
    )
  ]
  let list = UICollectionView(
    frame: view.bounds,
    collectionViewLayout: UICollectionViewCompositionalLayout { _, environment in
      environment.container.effectiveContentSize.width > 0 ? section : nil
    }
  )
  view.addSubview(list)
  let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
    cell,
    _,
    item in
    var content = cell.defaultContentConfiguration()
    content.text = item
    cell.contentConfiguration = content
    cell.accessories = [.disclosureIndicator()]
  }
  let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) {
    list,
    path,
    item in
    list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
  }
  var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
  snapshot.appendSections([0])
  snapshot.appendItems(["first", "second"], toSection: 0)
  source.apply(snapshot, animatingDifferences: false)
  return source
}

/// A button with a menu, as it is written since iOS 14.
func menuButton() -> UIButton {
  let button = UIButton(type: .system)
  button.menu = UIMenu(
    title: "Sort",
    options: .displayInline,
    children: [
      UIAction(title: "Name", state: .on) { _ in },
      UIAction(title: "Delete", attributes: [.destructive, .disabled]) { _ in },
      UIMenu(title: "More", children: []),
    ]
  )
  button.showsMenuAsPrimaryAction = true
  return button
}

final class PreviewDelegate: NSObject, UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(children: [UIAction(title: "Copy") { _ in }])
    }
  }
}

final class StoryboardController: UIViewController {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    segue.destination.title = segue.identifier
  }
}

/// A delegate that has texts pasted as they are.
final class PlainPaste: UITextPasteDelegate, Sendable {
  static let shared = PlainPaste()
}
