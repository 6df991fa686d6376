#if canImport(UIKit)
import UIKit
#else
import UIKitShim
#endif

/// A row of settings: a symbol in a square, a title, a value and what stands behind them.
final class SettingsRow: UITableViewCell {
  enum Accessory {
    case toggle(Bool)
    case value(String)
  }

  let symbolView = UIImageView()
  let nameLabel = UILabel()
  let valueLabel = UILabel()
  let toggle = UISwitch()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    symbolView.contentMode = .center
    symbolView.layer.cornerRadius = 7
    symbolView.tintColor = .white
    nameLabel.numberOfLines = 0
    nameLabel.font = .preferredFont(forTextStyle: .body)
    nameLabel.adjustsFontForContentSizeCategory = true
    valueLabel.textColor = .secondaryLabel
    valueLabel.setContentHuggingPriority(.init(260), for: .horizontal)
    valueLabel.setContentCompressionResistancePriority(.defaultHigh - 1, for: .horizontal)
    for view in [symbolView, nameLabel, valueLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      symbolView.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      symbolView.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      symbolView.widthAnchor.constraint(equalToConstant: 29),
      symbolView.heightAnchor.constraint(equalToConstant: 29),
      nameLabel.leadingAnchor.constraint(equalTo: symbolView.trailingAnchor, constant: 15),
      nameLabel.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor, constant: 12),
      nameLabel.bottomAnchor.constraint(
        lessThanOrEqualTo: contentView.bottomAnchor,
        constant: -12
      ),
      nameLabel.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      valueLabel.leadingAnchor.constraint(
        greaterThanOrEqualTo: nameLabel.trailingAnchor,
        constant: 8
      ),
      valueLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      valueLabel.firstBaselineAnchor.constraint(equalTo: nameLabel.firstBaselineAnchor),
      contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(_ name: String, symbol: String, accessory: Accessory) {
    nameLabel.text = name
    symbolView.image = UIImage(systemName: symbol)
    switch accessory {
    case .toggle(let isOn):
      toggle.isOn = isOn
      accessoryView = toggle
      valueLabel.text = nil
    case .value(let value):
      accessoryType = .disclosureIndicator
      valueLabel.text = value
    }
  }
}
