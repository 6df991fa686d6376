#if canImport(UIKit)
import UIKit
#else
import UIKitShim
#endif

/// A post: who, what, and a picture in its own shape.
final class PostCell: UITableViewCell {
  private let avatarView = UIImageView()
  private let nameLabel = UILabel()
  let bodyLabel = UILabel()
  let photoView = UIImageView()
  private var aspectConstraint: NSLayoutConstraint? {
    didSet {
      oldValue?.isActive = false
      aspectConstraint?.isActive = true
    }
  }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    bodyLabel.numberOfLines = 0
    photoView.backgroundColor = .systemGray5
    let header = UIStackView(arrangedSubviews: [avatarView, nameLabel])
    header.spacing = 8
    header.alignment = .center
    let column = UIStackView(arrangedSubviews: [header, bodyLabel, photoView])
    column.axis = .vertical
    column.spacing = 8
    column.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(column)
    NSLayoutConstraint.activate([
      avatarView.widthAnchor.constraint(equalToConstant: 40),
      avatarView.heightAnchor.constraint(equalTo: avatarView.widthAnchor),
      column.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      column.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      column.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }

  func show(name: String, body: String, photoRatio: CGFloat?) {
    nameLabel.text = name
    bodyLabel.text = body
    photoView.isHidden = photoRatio == nil
    guard let photoRatio else {
      aspectConstraint = nil
      return
    }
    let constraint = photoView.heightAnchor.constraint(
      equalTo: photoView.widthAnchor,
      multiplier: photoRatio
    )
    constraint.priority = UILayoutPriority(999)
    aspectConstraint = constraint
  }
}

/// Shows posts.
final class FeedController: UIViewController {
  let tableView = UITableView()
  private let posts: [(String, String, CGFloat?)]

  init(posts: [(String, String, CGFloat?)]) {
    self.posts = posts
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = self
    tableView.register(PostCell.self, forCellReuseIdentifier: "post")
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 200
    tableView.separatorStyle = .none
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)
  }
}

extension FeedController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    posts.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
    let post = posts[indexPath.row]
    (cell as? PostCell)?.show(name: post.0, body: post.1, photoRatio: post.2)
    return cell
  }
}
