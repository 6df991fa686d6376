#if canImport(UIKit)
import UIKit
#else
import UIKitShim
#endif

/// The rules of a competition: a list with bullets in one label, and a button that stays below it.
final class RulesController: UIViewController {
  private let scrollView = UIScrollView()
  let rulesLabel = UILabel()
  let acceptButton = UIButton(type: .system)
  private let rules: [String]

  init(rules: [String]) {
    self.rules = rules
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemIndigo
    rulesLabel.numberOfLines = 0
    rulesLabel.attributedText = bulleted()

    acceptButton.configuration = .borderedProminent()
    acceptButton.setTitle("Accept", for: .normal)
    acceptButton.configuration?.buttonSize = .large
    acceptButton.isEnabled = false
    acceptButton.setContentCompressionResistancePriority(.required, for: .vertical)

    for subview in [scrollView, acceptButton] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    rulesLabel.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(rulesLabel)

    let margins = view.layoutMarginsGuide
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: acceptButton.topAnchor, constant: -12),
      rulesLabel.topAnchor.constraint(equalTo: content.topAnchor, constant: 24),
      rulesLabel.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      rulesLabel.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
      rulesLabel.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -24),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      acceptButton.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      acceptButton.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      acceptButton.bottomAnchor.constraint(equalTo: margins.bottomAnchor, constant: -8),
    ])
  }

  private func bulleted() -> NSAttributedString {
    let paragraph = NSMutableParagraphStyle()
    paragraph.headIndent = 18
    paragraph.paragraphSpacing = 10
    let text = NSMutableAttributedString(
      string: "Rules\n",
      attributes: [.font: UIFont.boldSystemFont(ofSize: 22), .foregroundColor: UIColor.white]
    )
    for rule in rules {
      text.append(
        NSAttributedString(
          string: "•  \(rule)\n",
          attributes: [
            .font: UIFont.systemFont(ofSize: 16),
            .foregroundColor: UIColor.white,
            .paragraphStyle: paragraph,
          ]
        )
      )
    }
    return text
  }
}
