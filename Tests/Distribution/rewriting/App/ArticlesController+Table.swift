import UIKit

private let reuseIdentifier = "Article"

// With Objective-C an extension may override, and so this one is as apps have it.
extension ArticlesController {
  public override func tableView(
    _ tableView: UITableView,
    numberOfRowsInSection section: Int
  ) -> Int {
    articleTitles.count
  }

  public override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: reuseIdentifier, for: indexPath)
    if let cell = cell as? ArticleCell {
      cell.titleLabel.text = articleTitles[indexPath.row]
      cell.delegate = self
    }
    return cell
  }
}

extension ArticlesController: ArticleCellDelegate {
  func articleCell(_ cell: ArticleCell, didSetStarred isStarred: Bool) {
    guard let title = cell.titleLabel.text else { return }
    if isStarred { stars.insert(title) } else { stars.remove(title) }
    NotificationCenter.default.post(name: .starsDidChange, object: self)
  }

  func articleCellWillStar(_ cell: ArticleCell) -> Bool {
    stars.count < 2
  }
}
