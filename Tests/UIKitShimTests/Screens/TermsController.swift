#if canImport(UIKit)
import UIKit
#else
import UIKitShim
#endif

/// A page that scrolls where it must; its button is at the bottom of the screen where there is room.
final class TermsController: UIViewController {
  let scrollView = UIScrollView()
  let contentView = UIView()
  let textLabel = UILabel()
  let acceptButton = UIButton(type: .system)

  override func loadView() {
    view = UIView()
    view.backgroundColor = .systemBackground
    view.addSubview(scrollView)
    scrollView.addSubview(contentView)
    contentView.addSubview(textLabel)
    contentView.addSubview(acceptButton)
    textLabel.numberOfLines = 0
    acceptButton.setTitle("Accept", for: .normal)

    for view in [scrollView, contentView, textLabel, acceptButton] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),

      contentView.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      contentView.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      contentView.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      contentView.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      contentView.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      contentView.heightAnchor.constraint(
        greaterThanOrEqualTo: scrollView.frameLayoutGuide.heightAnchor
      ),

      textLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 20),
      textLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
      textLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20),
      acceptButton.topAnchor.constraint(
        greaterThanOrEqualTo: textLabel.bottomAnchor,
        constant: 20
      ),
      acceptButton.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      acceptButton.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -20),
    ])
  }
}
