#if canImport(UIKit)
import UIKit
#else
import UIKitShim
#endif

/// A table whose header is as high as its text, which one works out by hand.
final class ArticleListController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private(set) lazy var tableView: UITableView = {
    let tableView = UITableView(frame: .zero, style: .plain)
    tableView.dataSource = self
    tableView.delegate = self
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 44
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "article")
    tableView.translatesAutoresizingMaskIntoConstraints = false
    return tableView
  }()
  private let headerView = UIView()
  private let headerLabel = UILabel()
  private(set) var selected: [Int] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tableView)
    tableView.pinEdges(to: view)

    headerLabel.text =
      "Articles that were read most in the last week, newest at the top of the list"
    headerLabel.numberOfLines = 0
    headerView.addSubview(headerLabel)
    headerLabel.translatesAutoresizingMaskIntoConstraints = false
    let bottom = headerLabel.bottomAnchor.constraint(
      equalTo: headerView.layoutMarginsGuide.bottomAnchor
    )
    bottom.priority = .required - 1
    NSLayoutConstraint.activate([
      headerLabel.topAnchor.constraint(equalTo: headerView.layoutMarginsGuide.topAnchor),
      headerLabel.leadingAnchor.constraint(equalTo: headerView.layoutMarginsGuide.leadingAnchor),
      headerLabel.trailingAnchor.constraint(
        equalTo: headerView.layoutMarginsGuide.trailingAnchor
      ),
      bottom,
    ])
    headerView.insetsLayoutMarginsFromSafeArea = false
    tableView.tableHeaderView = headerView
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard let header = tableView.tableHeaderView else { return }
    let size = header.systemLayoutSizeFitting(
      CGSize(width: tableView.bounds.width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    if header.frame.size.height != size.height {
      header.frame.size.height = size.height
      tableView.tableHeaderView = header
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "article", for: indexPath)
    cell.textLabel?.text = "Article \(indexPath.row)"
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    selected.append(indexPath.row)
  }
}
