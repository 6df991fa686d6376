#if canImport(UIKit)
import UIKit
#else
import UIKitShim
#endif

/// A form that scrolls where it does not fit and stays readable where there is too much room.
final class SignInViewController: UIViewController {
  private let scrollView = UIScrollView()
  private let contentView = UIView()
  private let titleLabel = UILabel()
  private let hintLabel = UILabel()
  private(set) lazy var signInButton: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle("Sign In", for: .normal)
    button.setTitleColor(.white, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    button.backgroundColor = button.tintColor
    button.layer.cornerRadius = 10
    button.translatesAutoresizingMaskIntoConstraints = false
    return button
  }()
  private var didLayOut = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Sign In"
    titleLabel.text = "Welcome back"
    titleLabel.font = .preferredFont(forTextStyle: .largeTitle)
    titleLabel.textAlignment = .center
    hintLabel.text = "Use the address with which you signed up, or ask for a new password."
    hintLabel.numberOfLines = 0
    hintLabel.textAlignment = .center
    layOut()
  }

  private func layOut() {
    view.addSubview(scrollView)
    scrollView.addSubview(contentView)
    for view in [scrollView, contentView, titleLabel, hintLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    contentView.addSubview(titleLabel)
    contentView.addSubview(hintLabel)
    contentView.addSubview(signInButton)

    let readable = view.readableContentGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),

      contentView.topAnchor.constraint(equalTo: scrollView.topAnchor),
      contentView.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
      contentView.trailingAnchor.constraint(equalTo: readable.trailingAnchor),

      titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 40),
      titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      titleLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),

      hintLabel.topAnchor.constraint(
        equalToSystemSpacingBelow: titleLabel.bottomAnchor,
        multiplier: 1
      ),
      hintLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      hintLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),

      signInButton.topAnchor.constraint(equalTo: hintLabel.bottomAnchor, constant: 24),
      signInButton.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      signInButton.widthAnchor.constraint(equalTo: contentView.widthAnchor).with(
        priority: .defaultHigh
      ),
      signInButton.widthAnchor.constraint(lessThanOrEqualToConstant: 320),
      signInButton.heightAnchor.constraint(equalToConstant: 50),
      signInButton.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -20),
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    didLayOut += 1
    scrollView.layoutIfNeeded()
    scrollView.contentSize = CGSize(width: view.bounds.width, height: contentView.frame.maxY)
  }

  var contentFrame: CGRect { contentView.frame }
  var hintFrame: CGRect { hintLabel.frame }
  var contentHeight: CGFloat { scrollView.contentSize.height }
}

extension NSLayoutConstraint {
  /// The helper that every app has.
  func with(priority: UILayoutPriority) -> NSLayoutConstraint {
    self.priority = priority
    return self
  }
}
