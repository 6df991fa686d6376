#if canImport(UIKit)
import UIKit
#else
import UIKitShim
#endif

/// A row that turns around in right-to-left languages, but for the number in it.
final class ContactRow: UIView {
  let avatarView = UIView()
  let nameLabel = UILabel()
  let numberLabel = UILabel()
  let chevronView = UIImageView(image: UIImage(systemName: "chevron.forward"))
  let phonePad = UIStackView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    nameLabel.text = "Name"
    numberLabel.text = "+49 30 901820"
    numberLabel.font = .preferredFont(forTextStyle: .footnote)
    numberLabel.adjustsFontForContentSizeCategory = true
    phonePad.semanticContentAttribute = .forceLeftToRight
    phonePad.distribution = .fillEqually
    for digit in 1...3 {
      let label = UILabel()
      label.text = "\(digit)"
      phonePad.addArrangedSubview(label)
    }
    let texts = UIStackView(arrangedSubviews: [nameLabel, numberLabel])
    texts.axis = .vertical
    texts.alignment = .leading
    for view in [avatarView, texts, chevronView, phonePad] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    chevronView.setContentHuggingPriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      avatarView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      avatarView.centerYAnchor.constraint(equalTo: texts.centerYAnchor),
      avatarView.widthAnchor.constraint(equalToConstant: 40),
      avatarView.heightAnchor.constraint(equalToConstant: 40),
      texts.topAnchor.constraint(equalTo: topAnchor, constant: 10),
      texts.leadingAnchor.constraint(equalTo: avatarView.trailingAnchor, constant: 12),
      chevronView.leadingAnchor.constraint(
        greaterThanOrEqualTo: texts.trailingAnchor,
        constant: 12
      ),
      chevronView.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      chevronView.centerYAnchor.constraint(equalTo: texts.centerYAnchor),
      phonePad.topAnchor.constraint(equalTo: texts.bottomAnchor, constant: 10),
      phonePad.leftAnchor.constraint(equalTo: leftAnchor),
      phonePad.rightAnchor.constraint(equalTo: rightAnchor),
      phonePad.heightAnchor.constraint(equalToConstant: 44),
      phonePad.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
