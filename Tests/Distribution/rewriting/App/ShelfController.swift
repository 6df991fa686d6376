import UIKit

/// The colors of the app, as a subclass of UIKit's.
final class BrandColor: UIColor {
  @objc static let leaf = BrandColor(red: 0.1, green: 0.45, blue: 0.3, alpha: 1)
}

extension UIViewController {
  /// The words of the bar, which screens override as Objective-C lets them.
  @objc var barTitle: String { "Shop" }

  /// Puts the words into the bar.
  @objc func updateBar() { navigationItem.title = barTitle }
}

@objc protocol ShelfDelegate: AnyObject {
  @objc optional func shelfDidRename(_ name: String)
}

/// What keeps the names of shelves.
final class ShelfKeeper: NSObject, ShelfDelegate {
  private(set) var names: [String] = []

  func shelfDidRename(_ name: String) { names.append(name) }
}

/// A screen with bars of its own, and with views that are not simulated: photos, a date and a menu.
@MainActor
final class ShelfController: UIViewController {
  weak var delegate: ShelfDelegate?
  private let photos = UICollectionView(
    frame: .zero,
    collectionViewLayout: UICollectionViewFlowLayout()
  )
  private let day = UIDatePicker()
  private let wheel = UIPickerView()
  private let sort = UIButton(configuration: .tinted())

  override var barTitle: String { super.barTitle + ": Plants" }

  override func updateBar() {
    super.updateBar()
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = BrandColor.leaf
    look.titleTextAttributes = [.foregroundColor: UIColor.white]
    navigationItem.standardAppearance = look
    navigationItem.scrollEdgeAppearance = look
    navigationController?.navigationBar.tintColor = .white
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    updateBar()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Filter",
      style: .plain,
      target: self,
      action: #selector(filter)
    )
    toolbarItems = [
      UIBarButtonItem(title: "Rename", style: .plain, target: self, action: #selector(rename)),
      UIBarButtonItem(systemItem: .flexibleSpace),
      UIBarButtonItem(title: "Delete", style: .plain, target: self, action: #selector(remove)),
    ]
    sort.setTitle("Sort", for: .normal)
    sort.menu = UIMenu(
      title: "Sort by",
      children: [UIAction(title: "Name") { _ in }, UIAction(title: "Price") { _ in }]
    )
    sort.showsMenuAsPrimaryAction = true

    let stack = UIStackView(arrangedSubviews: [photos, day, wheel, sort])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      photos.heightAnchor.constraint(equalToConstant: 180),
      wheel.heightAnchor.constraint(equalToConstant: 150),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }

  @objc private func filter() {
    let screen = UINavigationController(rootViewController: FilterController())
    if let sheet = screen.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.prefersGrabberVisible = true
      sheet.preferredCornerRadius = 24
    }
    present(screen, animated: true)
  }

  @objc private func rename() {
    let alert = UIAlertController(
      title: "Rename the shelf",
      message: "Visitors see the new name at once.",
      preferredStyle: .alert
    )
    alert.addTextField { $0.placeholder = "Name" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Rename", style: .default) { [weak self, weak alert] _ in
        guard let self, let name = alert?.textFields?.first?.text else { return }
        if self.delegate?.responds(to: #selector(ShelfDelegate.shelfDidRename(_:))) == true {
          self.delegate?.shelfDidRename?(name)
        }
      }
    )
    present(alert, animated: true)
  }

  @objc private func remove() {
    let sheet = UIAlertController(
      title: nil,
      message: "The plants go back to the greenhouse.",
      preferredStyle: .actionSheet
    )
    sheet.addAction(UIAlertAction(title: "Delete the shelf", style: .destructive))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(sheet, animated: true)
  }
}
