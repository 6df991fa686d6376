#if canImport(UIKit)
import UIKit
#else
import UIKitShim
#endif

/// Picture, name and a line about a person, with a button at the end.
final class ProfileHeaderView: UIView {
  private enum Metrics {
    static let avatarSide: CGFloat = 64
    static let spacing: CGFloat = 12
  }

  let avatarView: UIImageView = {
    let view = UIImageView()
    view.contentMode = .scaleAspectFill
    view.clipsToBounds = true
    view.backgroundColor = .secondarySystemBackground
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }()

  let nameLabel: UILabel = {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .label
    return label
  }()

  let aboutLabel: UILabel = {
    let label = UILabel()
    label.font = UIFont.preferredFont(forTextStyle: .subheadline)
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    label.lineBreakMode = .byWordWrapping
    return label
  }()

  let followButton = UIButton(type: .system)

  private lazy var textStack: UIStackView = {
    let stack = UIStackView(arrangedSubviews: [nameLabel, aboutLabel])
    stack.axis = .vertical
    stack.spacing = 4
    return stack
  }()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    followButton.setTitle("Follow", for: .normal)
    followButton.setContentHuggingPriority(.required, for: .horizontal)
    followButton.setContentCompressionResistancePriority(.required, for: .horizontal)

    let rowStack = UIStackView(arrangedSubviews: [avatarView, textStack, followButton])
    rowStack.alignment = .center
    rowStack.spacing = Metrics.spacing
    rowStack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(rowStack)

    let avatarHeight = avatarView.heightAnchor.constraint(equalTo: avatarView.widthAnchor)
    avatarHeight.priority = UILayoutPriority(rawValue: 999)
    NSLayoutConstraint.activate([
      rowStack.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      rowStack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      layoutMarginsGuide.trailingAnchor.constraint(equalTo: rowStack.trailingAnchor),
      layoutMarginsGuide.bottomAnchor.constraint(equalTo: rowStack.bottomAnchor),
      avatarView.widthAnchor.constraint(equalToConstant: Metrics.avatarSide),
      avatarHeight,
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    avatarView.layer.cornerRadius = avatarView.bounds.height / 2
  }
}
