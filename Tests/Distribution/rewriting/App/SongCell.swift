import UIKit

final class SongCell: UITableViewCell {
  static let reuseIdentifier = String(describing: SongCell.self)

  private let numberLabel: UILabel = {
    let label = UILabel()
    label.font = .systemFont(ofSize: 15, weight: .medium)
    label.textColor = .lightGray
    label.textAlignment = .right
    return label
  }()
  private let titleLabel: UILabel = {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.numberOfLines = 0
    return label
  }()
  private let artistLabel: UILabel = {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .gray
    return label
  }()
  private let timeLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    timeLabel.font = .monospacedDigitSystemFont(ofSize: 13, weight: .regular)
    timeLabel.textColor = .gray
    timeLabel.setContentHuggingPriority(.required, for: .horizontal)
    timeLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
    let texts = UIStackView(arrangedSubviews: [titleLabel, artistLabel])
    texts.axis = .vertical
    texts.spacing = 2
    for view in [numberLabel, texts, timeLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      numberLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      numberLabel.widthAnchor.constraint(equalToConstant: 24),
      numberLabel.firstBaselineAnchor.constraint(equalTo: titleLabel.firstBaselineAnchor),
      texts.leadingAnchor.constraint(equalTo: numberLabel.trailingAnchor, constant: 12),
      texts.topAnchor.constraint(equalTo: margins.topAnchor),
      texts.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      timeLabel.leadingAnchor.constraint(
        equalToSystemSpacingAfter: texts.trailingAnchor,
        multiplier: 1
      ),
      timeLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      timeLabel.firstBaselineAnchor.constraint(equalTo: titleLabel.firstBaselineAnchor),
    ])
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func configure(with song: Song, number: Int) {
    numberLabel.text = "\(number)"
    titleLabel.text = song.title
    artistLabel.text = song.artist
    let seconds = song.seconds % 60
    timeLabel.text = "\(song.seconds / 60):\(seconds < 10 ? "0" : "")\(seconds)"
  }
}

final class PlaylistHeaderView: UIView {
  let shuffleButton = UIButton(type: .system)
  private let titleLabel = UILabel()
  private let detailLabel = UILabel()
  private let hairline = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.font = UIFont.boldSystemFont(ofSize: 22)
    detailLabel.font = .preferredFont(forTextStyle: .subheadline)
    detailLabel.textColor = .gray
    shuffleButton.setTitle("Shuffle", for: .normal)
    shuffleButton.contentEdgeInsets = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    shuffleButton.layer.cornerRadius = 8
    shuffleButton.layer.borderWidth = 1
    shuffleButton.layer.borderColor = tintColor.cgColor
    hairline.backgroundColor = UIColor.black.withAlphaComponent(0.12)
    let texts = UIStackView(arrangedSubviews: [titleLabel, detailLabel])
    texts.axis = .vertical
    let row = UIStackView(arrangedSubviews: [texts, shuffleButton])
    row.alignment = .center
    row.distribution = .equalSpacing
    for view in [row, hairline] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      row.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
      hairline.leadingAnchor.constraint(equalTo: leadingAnchor),
      hairline.trailingAnchor.constraint(equalTo: trailingAnchor),
      hairline.bottomAnchor.constraint(equalTo: bottomAnchor),
      hairline.heightAnchor.constraint(equalToConstant: 1 / UIScreen.main.scale),
    ])
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func configure(title: String, detail: String) {
    titleLabel.text = title
    detailLabel.text = detail
  }
}
