#if canImport(UIKit)
import UIKit
#else
import UIKitShim
#endif

/// A paywall whose buttons are all made of configurations.
final class PlanController: UIViewController {
  private(set) var purchases: [String] = []

  lazy var buyButton: UIButton = {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Continue"
    configuration.subtitle = "7 days free, then 4.99 a month"
    configuration.titleAlignment = .center
    configuration.buttonSize = .large
    configuration.cornerStyle = .capsule
    configuration.imagePadding = 8
    configuration.titleTextAttributesTransformer =
      UIConfigurationTextAttributesTransformer { incoming in
        var outgoing = incoming
        outgoing.font = UIFont.systemFont(ofSize: 17, weight: .semibold)
        return outgoing
      }
    let button = UIButton(
      configuration: configuration,
      primaryAction: UIAction { [unowned self] action in
        purchases.append((action.sender as? UIButton)?.configuration?.title ?? "?")
        isBuying = true
      }
    )
    button.configurationUpdateHandler = { [unowned self] button in
      var configuration = button.configuration
      configuration?.showsActivityIndicator = isBuying
      configuration?.title = isBuying ? "Wait" : "Continue"
      button.configuration = configuration
    }
    return button
  }()

  let restoreButton: UIButton = {
    var configuration = UIButton.Configuration.plain()
    configuration.attributedTitle = AttributedString(
      "Restore",
      attributes: AttributeContainer([.font: UIFont.systemFont(ofSize: 13)])
    )
    configuration.contentInsets = .init(top: 4, leading: 0, bottom: 4, trailing: 0)
    configuration.baseForegroundColor = .secondaryLabel
    return UIButton(configuration: configuration)
  }()

  let shareButton: UIButton = {
    var configuration = UIButton.Configuration.gray()
    configuration.image = UIImage(systemName: "flag")
    configuration.imagePlacement = .top
    configuration.imagePadding = 4
    configuration.title = "Report"
    configuration.buttonSize = .small
    return UIButton(configuration: configuration)
  }()

  let closeButton = CircleButton(configuration: .tinted())

  private var isBuying = false {
    didSet { buyButton.setNeedsUpdateConfiguration() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    closeButton.configuration?.image = UIImage(systemName: "checkmark")
    for button in [buyButton, restoreButton, shareButton, closeButton] {
      button.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(button)
    }
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      closeButton.topAnchor.constraint(equalTo: margins.topAnchor, constant: 12),
      closeButton.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      shareButton.topAnchor.constraint(equalTo: margins.topAnchor, constant: 12),
      shareButton.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      buyButton.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      buyButton.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      restoreButton.topAnchor.constraint(equalTo: buyButton.bottomAnchor, constant: 8),
      restoreButton.centerXAnchor.constraint(equalTo: margins.centerXAnchor),
      restoreButton.bottomAnchor.constraint(equalTo: margins.bottomAnchor, constant: -20),
    ])
  }
}

/// A round button, which is paler while a finger is on it.
final class CircleButton: UIButton {
  override init(frame: CGRect) {
    super.init(frame: frame)
    configurationUpdateHandler = { button in
      button.alpha = button.isHighlighted ? 0.5 : 1
    }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func updateConfiguration() {
    guard let configuration else { return }
    var updated = configuration.updated(for: self)
    updated.cornerStyle = .capsule
    updated.contentInsets = NSDirectionalEdgeInsets(top: 9, leading: 9, bottom: 9, trailing: 9)
    updated.background.strokeWidth = isSelected ? 2 : 0
    updated.background.strokeColor = .systemRed
    updated.background.backgroundColor = isSelected ? .systemYellow : nil
    self.configuration = updated
  }
}
