#if canImport(UIKit)
import UIKit
#else
import UIKitShim
#endif

/// The head of a profile: a picture over a banner, a name, and buttons that share the width.
final class FollowHeader: UIView {
  let banner = UIImageView()
  let avatar = UIImageView(image: UIImage(systemName: "person.fill"))
  let nameLabel = UILabel()
  let followButton = UIButton(configuration: .filled())
  let messageButton = UIButton(configuration: .tinted())
  let moreButton = UIButton(configuration: .gray())

  var isFollowing = false {
    didSet { followButton.isSelected = isFollowing }
  }

  init(name: String) {
    super.init(frame: .zero)
    banner.backgroundColor = .systemTeal
    avatar.contentMode = .scaleAspectFit
    avatar.backgroundColor = .systemGray5
    avatar.layer.cornerRadius = 40
    avatar.layer.borderWidth = 4
    avatar.layer.borderColor = UIColor.systemBackground.cgColor
    avatar.clipsToBounds = true
    nameLabel.text = name
    nameLabel.font = UIFontMetrics(forTextStyle: .title2)
      .scaledFont(for: .systemFont(ofSize: 22, weight: .bold))
    nameLabel.adjustsFontForContentSizeCategory = true

    followButton.configurationUpdateHandler = { button in
      var configuration: UIButton.Configuration = button.isSelected ? .gray() : .filled()
      configuration.title = button.isSelected ? "Following" : "Follow"
      configuration.cornerStyle = .medium
      button.configuration = configuration
    }
    followButton.addAction(
      UIAction { [unowned self] _ in isFollowing.toggle() },
      for: .touchUpInside
    )
    messageButton.setTitle("Message", for: .normal)
    moreButton.configuration?.image = UIImage(
      systemName: "ellipsis",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 17, weight: .semibold)
    )
    moreButton.setContentHuggingPriority(.required, for: .horizontal)

    let buttons = UIStackView(arrangedSubviews: [followButton, messageButton, moreButton])
    buttons.spacing = 8
    for view in [banner, avatar, nameLabel, buttons] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      banner.topAnchor.constraint(equalTo: topAnchor),
      banner.leadingAnchor.constraint(equalTo: leadingAnchor),
      banner.trailingAnchor.constraint(equalTo: trailingAnchor),
      banner.heightAnchor.constraint(equalTo: banner.widthAnchor, multiplier: 1 / 3),
      avatar.centerYAnchor.constraint(equalTo: banner.bottomAnchor),
      avatar.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      avatar.widthAnchor.constraint(equalToConstant: 80),
      avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
      nameLabel.topAnchor.constraint(equalTo: avatar.bottomAnchor, constant: 8),
      nameLabel.leadingAnchor.constraint(equalTo: avatar.leadingAnchor),
      nameLabel.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -16),
      buttons.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 12),
      buttons.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      buttons.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      buttons.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
      followButton.widthAnchor.constraint(equalTo: messageButton.widthAnchor),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
