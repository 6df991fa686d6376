import UIKit

@objc protocol ArticleCellDelegate {
  func articleCell(_ cell: ArticleCell, didSetStarred isStarred: Bool)
  @objc optional func articleCellWillStar(_ cell: ArticleCell) -> Bool
}

/// A cell with a title and a button, laid out with the Visual Format Language as in 2012.
class ArticleCell: UITableViewCell {
  @objc weak var delegate: ArticleCellDelegate?
  @objc dynamic var isStarred = false

  let titleLabel = UILabel()
  private let starButton = UIButton(type: .custom)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUp()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    setUp()
  }

  private func setUp() {
    starButton.setTitle("Star", for: .normal)
    // swift-format-ignore: NoPlaygroundLiterals
    starButton.setTitleColor(#colorLiteral(red: 0.8, green: 0.4, blue: 0, alpha: 1), for: .normal)
    starButton.addTarget(self, action: #selector(toggleStar), for: .touchUpInside)
    let views: [String: UIView] = ["title": titleLabel, "star": starButton]
    for view in [titleLabel, starButton] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    for format in ["H:|-16-[title]-(>=8)-[star]-16-|", "V:|-12-[title]-12-|"] {
      contentView.addConstraints(
        NSLayoutConstraint.constraints(
          withVisualFormat: format,
          options: [],
          metrics: nil,
          views: views
        )
      )
    }
    starButton.centerYAnchor.constraint(equalTo: titleLabel.centerYAnchor).isActive = true
    titleLabel.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
  }

  @objc private func toggleStar() {
    if delegate?.articleCellWillStar?(self) == false { return }
    isStarred = !isStarred
    starButton.setTitle(isStarred ? "Unstar" : "Star", for: .normal)
    delegate?.articleCell(self, didSetStarred: isStarred)
  }
}
