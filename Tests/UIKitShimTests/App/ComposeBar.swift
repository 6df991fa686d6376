#if canImport(UIKit)
import UIKit
#else
import UIKitShim
#endif

/// A bar at the bottom that grows into the safe area and moves out of the way of a keyboard.
final class ComposeBar: UIView {
  private let contentView = UIView()
  private let sendButton = UIButton(type: .system)
  private lazy var contentBottom = contentView.bottomAnchor.constraint(equalTo: bottomAnchor)
  private(set) var safeAreaChanges = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    insetsLayoutMarginsFromSafeArea = false
    backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark ? UIColor(white: 0.1, alpha: 1) : .white
    }
    sendButton.setTitle("Send", for: .normal)
    sendButton.contentEdgeInsets = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
    contentView.translatesAutoresizingMaskIntoConstraints = false
    sendButton.translatesAutoresizingMaskIntoConstraints = false
    addSubview(contentView)
    contentView.addSubview(sendButton)
    NSLayoutConstraint.activate([
      contentView.topAnchor.constraint(equalTo: topAnchor),
      contentView.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor),
      contentView.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor),
      contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      contentBottom,
      sendButton.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
      sendButton.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      sendButton.heightAnchor.constraint(lessThanOrEqualTo: contentView.heightAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    safeAreaChanges += 1
    contentBottom.constant = -safeAreaInsets.bottom
  }
}

/// The screen that the bar is on.
final class ComposeViewController: UIViewController {
  let bar = ComposeBar()
  private var barBottom: NSLayoutConstraint?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    barBottom = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      barBottom!,
    ])
  }

  func keyboardWillChange(height: CGFloat, duration: TimeInterval, finished: (() -> Void)? = nil) {
    barBottom?.constant = -height
    UIView.animate(
      withDuration: duration,
      delay: 0,
      options: [.curveEaseOut, .beginFromCurrentState],
      animations: { self.view.layoutIfNeeded() },
      completion: { _ in finished?() }
    )
  }
}
